### Wat spelers elkaar aan een tafel van de server kunnen zeggen.

phrase-hello = Hallo!
phrase-good_luck = Veel succes!
phrase-well_played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-sorry = Sorry!
phrase-oops = Oeps!
phrase-one_moment = Een moment, alsjeblieft.
phrase-your_turn = Jij bent aan de beurt.
phrase-good_game = Mooi spel!
phrase-another = Nog een potje?
phrase-goodbye = Tot ziens!
