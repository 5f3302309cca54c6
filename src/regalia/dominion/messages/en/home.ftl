### What the game is called, and what is said of it before it is chosen.

game-dominion = Dominion
web-pitch-dominion = Everybody begins with the same ten cards. Buy better ones and make your deck a realm.
web-lasts-dominion = 15–30 min
