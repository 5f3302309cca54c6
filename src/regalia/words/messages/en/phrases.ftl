### What players may say to each other at a table of the server.

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-one_moment = One moment, please.
phrase-your_turn = It is your turn.
phrase-good_game = Good game!
phrase-another = Another game?
phrase-goodbye = Goodbye!
