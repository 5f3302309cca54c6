### What `regalia bench` measures of this game.

bench-first_game = Citadels, first game, 4 seats
bench-first_game_alone = … before: no other district made
bench-alone_note = Before: the same games, decision for decision, with blanks in place of every district they do not use. If the two first lines differ by more than the clock does, unused districts cost something.
bench-random_casts = Citadels, random casts, 6 seats
bench-copy = copy a game of Citadels, 4 seats
