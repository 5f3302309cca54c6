### What is refused, by its name in the code.

refused-citadels-seats = { game-citadels } is voor 2 tot 8 spelers, niet voor { $seats } (C-SETUP-20)
refused-rank_4 = nummer 4 wordt alleen vervangen waar met twee spelers de { citadels-card-emperor } nodig zou zijn (C-CUSTOM-08)
