### What the game is called, and what is said of it before it is chosen.

game-dominion = Dominion
web-pitch-dominion = Iedereen begint met dezelfde tien kaarten. Koop betere en maak van je deck een rijk.
web-lasts-dominion = 15–30 min
