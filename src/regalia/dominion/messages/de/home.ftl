### What the game is called, and what is said of it before it is chosen.

game-dominion = Dominion
web-pitch-dominion = Alle beginnen mit denselben zehn Karten. Kaufe bessere und mach aus deinem Deck ein Reich.
web-lasts-dominion = 15–30 Min.
