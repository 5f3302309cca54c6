### Dominion, promokaarten: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-black_market = +2 munten. Toon de bovenste 3 kaarten van de Zwarte Markt-stapel. Je mag geldkaarten spelen en meteen een van de drie kopen. De andere gaan in een volgorde naar keuze onder die stapel.
    .short = +2 munten. Toon 3 van de Zwarte Markt; koop er meteen een.
    .full = Dat gebruikt geen aanschaf, maar kost evenveel als anders; geldkisten mag je inzetten. In de Zwarte Markt-stapel zit één exemplaar van elk van minstens 15 koninkrijkkaarten die niet in de voorraad zijn.
dominion-text-walled_village = +1 kaart, +2 acties. Aan het begin van de opschoonfase mag je deze kaart op je trekstapel leggen als je daarnaast hoogstens één actiekaart in het spel hebt.
    .short = +1 kaart, +2 acties. Hoogstens 1 andere actiekaart: bovenop.
    .full = Ook actiekaarten van eerdere beurten die nog in het spel zijn, tellen mee.
dominion-text-stash = +2 munten. Als je schudt, mag je deze kaart op een plek naar keuze tussen de geschudde kaarten leggen.
    .short = +2 munten. Bij schudden: leg deze op een plek naar keuze.
    .full = De achterkant is anders, zodat iedereen ziet waar deze kaart ligt. Elk exemplaar wordt apart gelegd, zonder de andere kaarten te zien. Volgens de nieuwste tekst mag je eerst de rest van je trekstapel bekijken.
dominion-text-captain = Nu en aan het begin van je volgende beurt: speel een actiekaart uit de voorraad die hoogstens 4 munten kost, en laat die daar; geen duurzame kaart en geen bevel.
    .short = Nu en volgende beurt: speel een actiekaart t/m 4 (voorraad).
    .full = Dat moet als het kan, en je kiest telkens opnieuw. De kaart is niet in het spel en kan zichzelf niet verplaatsen.
dominion-text-church = +1 actie. Leg hoogstens 3 handkaarten gedekt opzij. Aan het begin van je volgende beurt neem je ze in je hand; dan mag je een handkaart vernietigen.
    .short = +1 actie. Leg t/m 3 opzij; volgende beurt terug, vernietig 1.
    .full = Ook zonder opzijgelegde kaart blijft ze in het spel, en mag je een kaart vernietigen.
dominion-text-dismantle = Vernietig een handkaart. Kost die minstens 1 munt, pak dan een goedkopere kaart en een { dominion-card-gold }.
    .short = Vernietig 1. Kost die 1 of meer: een goedkopere en een { dominion-card-gold }.
    .full = Dat is verplicht als je een kaart hebt. Eerst komt de goedkopere kaart.
dominion-text-envoy = Toon de bovenste 5 kaarten van je trekstapel. De speler links van je kiest er een. Leg die af en neem de andere in je hand.
    .short = Bovenste 5 in je hand, op één na (keuze links).
    .full = Ook van minder kaarten wordt er een afgelegd.
dominion-text-governor = +1 actie. Kies er één: jij trekt 3 kaarten, de anderen 1; of jij pakt een { dominion-card-gold }, de anderen een { dominion-card-silver }; of je mag een handkaart vernietigen en er een pakken die precies 2 munten meer kost, de anderen een die precies 1 munt meer kost.
    .short = +1 actie. Jij/ander: kaarten 3/1; { dominion-card-gold }/{ dominion-card-silver }; ombouw +2/+1.
    .full = In beurtvolgorde, vanaf jou. Wie vernietigd heeft, moet een kaart van die kosten pakken als die er is. Dit is geen aanval.
dominion-text-marchland = 1 overwinningspunt voor elke 3 van je overwinningskaarten. Pak je deze kaart: +1 aanschaf, en leg zoveel kaarten af als je wilt voor +1 munt per kaart.
    .short = 1 punt per 3 overwinningskaarten. Gepakt: +1 aanschaf.
    .full = Naar beneden afgerond; ze telt zelf mee.
dominion-text-prince = Je mag een actiekaart uit je hand opzijleggen die hoogstens 4 munten kost; geen duurzame kaart en geen bevel. Aan het begin van elk van je beurten speel je die en laat je ze daar liggen.
    .short = Leg een actiekaart t/m 4 opzij; speel die elke beurt.
    .full = Met zo’n kaart blijft deze voorgoed in het spel, anders wordt ze nog deze beurt afgelegd. De gespeelde kaart is niet in het spel en kan zichzelf niet verplaatsen.
dominion-text-sauna = +1 kaart, +1 actie. Je mag een { dominion-card-avanto } uit je hand spelen. Speel je deze beurt een { dominion-card-silver }, dan mag je een handkaart vernietigen.
    .short = +1 kaart, +1 actie. Speel { dominion-card-avanto }. Per { dominion-card-silver }: vernietig 1.
    .full = Eén keer voor elke keer dat je deze kaart speelde. In de eerste editie één keer voor elk exemplaar in het spel.
dominion-text-avanto = +3 kaarten. Je mag een { dominion-card-sauna } uit je hand spelen.
    .full = Dat kost geen actie. In de stapel liggen deze kaarten onder die van { dominion-card-sauna }.

## Antwoorden, vragen en gebeurtenissen

dominion-option-topdeck_walled_village = { dominion-card-walled_village } op je trekstapel leggen
    .typed = ommuurd dorp; walled village; trekstapel; ja
dominion-option-put_under = { DE($card) } onder de Zwarte Markt-stapel leggen
    .typed = onder; onderop
dominion-option-place_stash = zelf een { dominion-card-stash } plaatsen
    .typed = geldbuidel; stash; plaatsen; ja
dominion-option-place_below = onder { $number } van de geschudde kaarten
    .typed = onder; plaatsen
dominion-question-place_stash = Op welke plek komt de { dominion-card-stash }?
dominion-question-black_market = { dominion-card-black_market }, { $coins }: geldkaarten of kopen?
    .pass = geen ervan kopen
dominion-question-put_under = Welke gaat nu onder de Zwarte Markt-stapel?
dominion-option-governor_cards = +3 kaarten, de anderen +1
    .typed = kaarten; trekken
dominion-option-governor_treasures = een { dominion-card-gold } pakken, de anderen een { dominion-card-silver }
    .typed = goud; geld
dominion-option-governor_upgrades = vernietigen voor 2 munten meer, de anderen voor 1
    .typed = vernietigen; ruilen
dominion-option-marchland_gained = { dominion-card-marchland }: +1 aanschaf, afleggen voor munten
    .typed = marchland; aanschaf
dominion-option-sauna_trashes = { dominion-card-sauna }: een kaart vernietigen
    .typed = sauna; vernietigen
dominion-option-sauna_trashes_in_play = { dominion-card-sauna }: een kaart vernietigen
    .typed = sauna; vernietigen
dominion-option-prince_sets_aside = { dominion-card-prince }: { DE($card) } weer opzijleggen
    .typed = prins; opzij
dominion-question-set_this_aside = Leg je { DE("dominion-card-prince") } opzij?
    .pass = nee
dominion-question-set_aside_for_prince = Welke actiekaart leg je opzij?
    .pass = geen
