### Was man einander an einem Tisch des Servers sagen kann.

phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-one_moment = Einen Moment, bitte.
phrase-your_turn = Du bist am Zug.
phrase-good_game = Schönes Spiel!
phrase-another = Noch eine Partie?
phrase-goodbye = Auf Wiedersehen!
