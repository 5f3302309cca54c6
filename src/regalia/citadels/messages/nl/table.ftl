### Citadels: de soorten gebouwen, de tafel en het scoreblad. `.typed`: andere schrijfwijzen.

## Soorten gebouwen. `.letter`: de letter voor de kaarten

citadels-kind-noble = adel
    .letter = A
    .typed = adel; adellijk; geel
citadels-kind-religious = religie
    .letter = R
    .typed = religie; religieus; kerk; blauw
citadels-kind-trade = handel
    .letter = H
    .typed = handel; groen
citadels-kind-military = militair
    .letter = M
    .typed = militair; rood
citadels-kind-unique = uniek
    .letter = U
    .typed = uniek; bijzonder; paars
citadels-kind-action = actiekaart
    .letter = K

## Op de tafel en op het scoreblad

citadels-cost-none = niet voor goud te bouwen
citadels-with_coin = { $card } met munt
    .typed = munt; opgewaardeerd; verfraaid
citadels-score-districts = Gebouwen
citadels-score-first_complete = Eerste voltooide stad
citadels-score-complete = Voltooide stad
citadels-score-all_types = Alle vijf soorten
citadels-score-action_cards = Actiekaarten in de hand
citadels-score-tie_break = Bij gelijke stand: hoogste nummer
