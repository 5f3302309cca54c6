### Citadels: die Gebäudetypen, der Tisch und das Wertungsblatt. `.typed`: andere Schreibweisen.

## Gebäudetypen. `.letter`: der Buchstabe vor den Karten

citadels-kind-noble = Adel
    .letter = A
    .typed = adel; adlig; gelb
citadels-kind-religious = Religion
    .letter = R
    .typed = religion; geistlich; kirche; blau
citadels-kind-trade = Handel
    .letter = H
    .typed = handel; grün
citadels-kind-military = Militär
    .letter = M
    .typed = militär; militärisch; rot
citadels-kind-unique = Einzigartig
    .letter = E
    .typed = einzigartig; einzigartige; besonders; besondere; lila
citadels-kind-action = Aktionskarte
    .letter = K

## Auf dem Tisch und auf dem Wertungsblatt

citadels-cost-none = nicht für Gold zu bauen
citadels-with_coin = { $card } mit Münze
    .typed = münze; verschönert
citadels-score-districts = Gebäude
citadels-score-first_complete = Stadt als Erste abgeschlossen
citadels-score-complete = Stadt abgeschlossen
citadels-score-all_types = Alle fünf Gebäudetypen
citadels-score-action_cards = Aktionskarten auf der Hand
citadels-score-tie_break = Bei Gleichstand: höchste Nummer
