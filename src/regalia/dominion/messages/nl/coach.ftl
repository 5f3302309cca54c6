## Wat de coach over een plan zegt

dominion-coach-plan_engine = Een motor: kaarten die trekken en kaarten die acties geven, tot bijna het hele deck elke beurt in de hand is.
dominion-coach-plan_attack = Geld, met een aanval die de anderen ophoudt.
dominion-coach-plan_thin = Geld uit een slank deck: wat zwak is, wordt eerst vernietigd.
dominion-coach-plan_cards = Geld, met een paar actiekaarten.
dominion-coach-plan_money = Alleen geld; niets hier was meer waard.
dominion-coach-why_trash = { $card } vernietigt zwakke kaarten, zodat de goede eerder komen.
dominion-coach-why_curse = { $card } geeft de anderen een Vloek.
dominion-coach-why_attack = { $card } houdt de anderen op.
dominion-coach-why_village = { $card } geeft de acties voor kaarten die trekken.
dominion-coach-why_draw = { $card } trekt kaarten; zonder acties over zijn er een paar genoeg.
dominion-coach-why_lab = { $card } trekt en kost geen actie: hoe meer, hoe beter.
dominion-coach-why_points = { $card } levert punten op.
dominion-coach-why_money = { $card } is geld.
dominion-coach-buy = Koop telkens de eerste van deze kaarten die je kunt betalen:
dominion-coach-line_always = – { $card }
dominion-coach-line_limit = – { $card }, tot en met { $number }
dominion-coach-line_share = – { $card }, één op elke { $number } kaarten
dominion-coach-line_with = – { $card }, hoogstens { $number } meer dan { $other }
dominion-coach-line_late = – { $card }, zodra er hoogstens { $number } keer { $pile } over is
dominion-coach-line_money = – { $card }, zodra al je geld meer dan { $number } oplevert
dominion-coach-line_poor = – { $card }, zolang al je geld minder dan { $number } oplevert
dominion-coach-line_end = – { $card }, zodra { $number } kaarten meer het spel kunnen beëindigen
dominion-coach-line_rich = – { $card }, de eerste pas als je minstens { $number } munten te besteden hebt
dominion-coach-line_careful = – { $card }, maar niet de voorlaatste, tenzij je voorligt of nog eens mag kopen
dominion-coach-careful = Nooit een einde waarmee het spel verloren is; altijd een einde dat wint.
dominion-coach-line_if = – { $card }, als { $condition }
