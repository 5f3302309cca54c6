### What the game is called, and what is said of it before it is chosen.

game-citadels = Citadels
web-pitch-citadels = Choose a character in secret, build a city of seven districts, and guess who sits where.
web-lasts-citadels = 20–40 min
