### What `regalia bench` measures of this game.

bench-first_game = Citadels, erstes Spiel, 4 Plätze
bench-first_game_alone = … vorher: kein anderes Gebäude gemacht
bench-alone_note = Vorher: dieselben Spiele, Entscheidung für Entscheidung, mit leeren Karten an Stelle aller Gebäude, die sie nicht verwenden. Weichen die beiden ersten Zeilen um mehr ab als die Uhr, dann kosten unbenutzte Gebäude etwas.
bench-random_casts = Citadels, zufällige Besetzungen, 6 Plätze
bench-copy = ein Spiel Citadels kopieren, 4 Plätze
