### What the game is called, and what is said of it before it is chosen.

game-citadels = Citadels
web-pitch-citadels = Wähle heimlich einen Charakter, baue eine Stadt aus sieben Gebäuden und errate, wer wer ist.
web-lasts-citadels = 20–40 Min.
