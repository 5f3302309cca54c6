### What `regalia bench` measures of this game.

bench-asking_note = Dominion: met tells_by_asking, zodat alleen vragen met een keuze worden gesteld en geteld.
bench-money = Dominion, Big Money tegen zichzelf
bench-kingdom = Dominion, tien basiskaarten
bench-copy_dominion = een spel Dominion kopiëren, 2 plaatsen
bench-copy_dominion_4 = … 4 plaatsen
anchors-known = Bekend
anchors-found = Gevonden
anchors-interval = 95%-interval
anchors-games = Spellen
anchors-wrong = Te ver ernaast: { $names }
anchors-opening_split = Een opening met 5 en 2 munten
anchors-opening_six = { dominion-card-silver } + { dominion-card-silver }: een hand van 6 in beurt 3 of 4
anchors-opening_poor = … geen hand van 5 of meer
anchors-opening_both = … beide handen 5 of meer
anchors-opening_money = … munten van beide handen
anchors-opening_together = … twee bepaalde kaarten in één hand
anchors-mirror_first = Big Money tegen zichzelf: eerste plaats wint
anchors-mirror_second = … tweede plaats wint
anchors-mirror_shared = … gedeeld
anchors-mirror_turns = … beurten
anchors-alone_fourth = Big Money alleen: 4e { dominion-card-province } in beurt
anchors-alone_eighth = … 8e { dominion-card-province } in beurt
