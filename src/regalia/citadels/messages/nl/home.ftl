### What the game is called, and what is said of it before it is chosen.

game-citadels = Machiavelli
web-pitch-citadels = Kies in het geheim een karakter, bouw een stad van zeven gebouwen en raad wie wie is.
web-lasts-citadels = 20–40 min
