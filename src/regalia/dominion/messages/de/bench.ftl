### What `regalia bench` measures of this game.

bench-asking_note = Dominion: mit tells_by_asking, sodass nur Fragen mit einer Wahl gestellt und gezählt werden.
bench-money = Dominion, Big Money gegen sich selbst
bench-kingdom = Dominion, zehn Basiskarten
bench-copy_dominion = ein Spiel Dominion kopieren, 2 Plätze
bench-copy_dominion_4 = … 4 Plätze
anchors-known = Bekannt
anchors-found = Gefunden
anchors-interval = 95-%-Intervall
anchors-games = Spiele
anchors-wrong = Zu weit daneben: { $names }
anchors-opening_split = Eine Eröffnung mit 5 und 2 Münzen
anchors-opening_six = Silber + Silber: eine Hand mit 6 in Zug 3 oder 4
anchors-opening_poor = … keine Hand mit 5 oder mehr
anchors-opening_both = … beide Hände mit 5 oder mehr
anchors-opening_money = … Münzen beider Hände
anchors-opening_together = … zwei bestimmte Karten auf einer Hand
anchors-mirror_first = Big Money gegen sich selbst: erster Platz gewinnt
anchors-mirror_second = … zweiter Platz gewinnt
anchors-mirror_shared = … geteilt
anchors-mirror_turns = … Züge
anchors-alone_fourth = Big Money allein: 4. Provinz in Zug
anchors-alone_eighth = … 8. Provinz in Zug
