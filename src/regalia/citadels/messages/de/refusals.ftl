### What is refused, by its name in the code.

refused-citadels-seats = Citadels ist für 2 bis 8 Personen, nicht für { $seats } (C-SETUP-20)
refused-rank_4 = der Charakter mit der Nummer 4 wird nur ersetzt, wo zu zweit der { citadels-card-emperor } gebraucht würde (C-CUSTOM-08)
