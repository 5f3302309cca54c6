### What is refused, by its name in the code.

refused-citadels-seats = Citadels is for 2 to 8 players, not { $seats } (C-SETUP-20)
refused-rank_4 = rank 4 is replaced only where two players would need the { citadels-card-emperor } (C-CUSTOM-08)
