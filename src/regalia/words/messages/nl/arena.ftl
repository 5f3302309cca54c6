### Wedstrijden en toernooien: wat de opdracht en het verslag zeggen.

arena-title = Uitslagen
arena-played = { $number ->
    [one] Eén spel { $game }
   *[other] { $number } spellen { $game }
  }
arena-standings = Ranglijst
arena-standings_note = Waarderingen zijn punten boven het gemiddelde van het veld: wie er 100 meer heeft, doet het in 64% van de ontmoetingen beter. Grijze getallen en balken zijn 95%-intervallen over delingen; gestippelde streepjes tonen wat even sterke zouden hebben.
arena-ladder_note = Waarderingen zijn punten op de ladder, boven willekeurig spel; wie er 100 meer heeft, doet het in 64% van de ontmoetingen beter. Grijze getallen en balken zijn 95%-intervallen over delingen; de waarderingen van de ankers staan vast. Gestippelde streepjes tonen wat even sterke zouden winnen.
arena-bot = Bot
arena-games = Spellen
arena-wins = Gewonnen
arena-interval = 95%-interval
arena-even = Even sterk
arena-draws = Gedeeld
arena-mean = Gemiddelde score
arena-rating = Waardering
arena-pairwise = Wie sterker is
arena-pairwise_note = Hoe waarschijnlijk de bot van de rij sterker is dan die van de kolom, volgens alle spellen samen; daaronder hoe vaak hij het beter deed waar ze elkaar troffen, met het 95%-interval.
arena-seats = Plaatsen
arena-seats_note = Hoe vaak elke plaats won. Iedereen zat met dezelfde kaarten overal, dus dit ligt aan de plaats en niet aan wie er zat.
arena-seat = Plaats
arena-plot_points = Hoe vaak welke score werd gehaald
arena-lengths = Hoe lang de spellen duurden
arena-plot_length = Aantal ronden
arena-kept = Alle spellen
arena-games_note = Elk spel is opgenomen en kan weer worden geopend:
arena-listed = { $number ->
    [one] één spel
   *[other] { $number } van { $all } spellen
  }
arena-line = Regel
arena-deal = Deling
arena-places = Plaatsen op volgorde met hun score; winnaars zijn vet
arena-rounds = Ronden
arena-leads = { $first } staat voor; de kans dat die sterker is dan { $second } is { $probability }.
arena-open = { $first } staat voor, maar of die sterker is dan { $second } is open: de kans is { $probability }.
arena-until_established = { $deals ->
    [one] Bewezen na één deling: { $first } is sterker dan { $second } (kans op een vergissing 5%).
   *[other] Bewezen na { $deals } delingen: { $first } is sterker dan { $second } (kans op een vergissing 5%).
  }
arena-until_refuted = { $deals ->
    [one] Weerlegd na één deling: { $second } is sterker dan { $first } (kans op een vergissing 5%).
   *[other] Weerlegd na { $deals } delingen: { $second } is sterker dan { $first } (kans op een vergissing 5%).
  }
arena-until_open = { $deals ->
    [one] Open na één deling: of { $first } sterker is dan { $second }, valt nog niet te zeggen.
   *[other] Open na { $deals } delingen: of { $first } sterker is dan { $second }, valt nog niet te zeggen.
  }
arena-fact_game = Spel
arena-fact_setup = Opzet
arena-fact_seed = Startwaarde
arena-fact_deals = Delingen
arena-fact_games = Spellen
arena-fact_draws = Gedeelde overwinningen
arena-fact_version = Versie
arena-fact_rules = Versie van de regels
arena-fact_ladder = Versie van de ladder
arena-fact_command = Opdracht
arena-method = Elke deling is in elke zitvolgorde één keer gespeeld. De waarderingen passen het model van Plackett en Luce met de grootste aannemelijkheid aan alle eindvolgordes aan; intervallen en kansen komen uit duizend trekkingen van de Bayesiaanse bootstrap over delingen, die alle spellen van een deling samen weegt.
arena-error = spel { $number }: { $error }
arena-written = Verslag in { $html } en { $json }

## De ladder

ladder-anchor = Anker
ladder-points = Waardering
ladder-measured = Gemeten, met 95%-interval
ladder-better = Deed het beter
ladder-stronger = Waarschijnlijk sterker
ladder-rating = { $bot }: { $rating } punten boven willekeurig spel, op versie { $version } van de ladder
ladder-kept = Alle spellen staan in { $file }; een tweede start gaat verder.

## De coach

coach-progress = { $games } spellen, { $tried } plannen
coach-found = Het beste van { $tried } plannen, na { $games } spellen:
coach-rival = Tegen
coach-kept = Het plan staat in { $file }, een regellijst die overal speelt waar een bot wordt genoemd; dezelfde opdracht zoekt daarvan verder.
coach-trials_setups = Opstellingen
coach-trials_beaten = verslagen in
coach-trials_share = aandeel, met 95%-interval
coach-trials_mean = winst gemiddeld
coach-trials_kept = Alle resultaten staan in { $file }; dezelfde opdracht gaat verder.

## Evenwicht

balance-played = { $number ->
    [one] Eén spel van { $bot } op { $seats } plaatsen
   *[other] { $number } spellen van { $bot } op { $seats } plaatsen
  }
balance-characters = Karakters: hoe vaak won wie ze speelde
balance-districts = Gebouwen: hoe vaak won wie ze aan het einde had
balance-seats = Plaatsen
balance-scenarios = Scenario's: gemiddelde scores
balance-random = karakters en gebouwen willekeurig
balance-written = Getallen in { $file }
balance-label = Balans
balance-line_characters = Wie { DE($card) } speelde, won { $share } van { $games } spellen met { $seats } bots ({ $bot }; { $low } – { $high }; { $even } is gelijk). Alle getallen: docs/balance.md
balance-line_districts = Wie { DE($card) } aan het einde had, won { $share } van { $games } spellen met { $seats } bots ({ $bot }; { $low } – { $high }; { $even } is gelijk). Alle getallen: docs/balance.md

## Analyse

analyse-progress = Er wordt nagedacht
analyse-chances = Winstkansen van de eerste tot de laatste beslissing
analyse-moments = Beslissende momenten
analyse-none = Geen beslissing heeft iemand veel gekost.
analyse-moment = Antwoord { $step }, { $seat }: { $taken } ({ $after }) in plaats van { $best } ({ $before })

## Leren

learn-begins = Er wordt geleerd op { $device }: { $parameters } parameters, { $lanes } spellen tegelijk.
learn-progress = { $decisions } beslissingen, { $speed } per seconde; wint { $times } keer zijn aandeel, toeval in het spel { $entropy }
learn-match = Alleen tussen anderen, { $seats } plaatsen, { $scenario }: { $games } spellen, { $wins } gewonnen (± { $error }; gelijk zou { $even } zijn)
learn-kept = De gewichten staan in { $file }, de curve in { $curve }.
learn-thinks = over { $targets } beslissingen nagedacht, { $walks } wegen per seconde, { $speed } beslissingen per seconde; verlies { $loss }, eerste keus zoals gevonden bij { $agrees }
learn-crowned = De leerling is de nieuwe kampioen: in { $games } spellen tussen kampioenen won hij { $times } (± { $error }) keer zijn aandeel.
learn-refused = De kampioen blijft: in { $games } spellen tussen kampioenen won de leerling { $times } (± { $error }) keer zijn aandeel.
learn-unjudged = De kampioen blijft: na { $games } spellen was de tijd om, te weinig om over de leerling te oordelen.

## Puzzels

puzzles-progress = { $games } spellen, { $positions } stellingen, { $found } puzzels
puzzles-held = puzzel { $id }: leidt met { $lead }; in { $beaten } van de { $worlds } werelden was een ander antwoord beter
puzzles-checked = { $number } puzzels in opnieuw gedeelde werelden: { $first } antwoorden leiden, { $clear } daarvan met minstens { $least }; { $never } waren in elke wereld beter of even goed
puzzles-kept = { $found } puzzels meer; { $file } heeft er { $number }, en dezelfde opdracht zoekt van daar verder.
