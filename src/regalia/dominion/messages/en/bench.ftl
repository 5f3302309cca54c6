### What `regalia bench` measures of this game.

bench-asking_note = Dominion: with tells_by_asking, so that only questions with a choice are asked and counted.
bench-money = Dominion, Big Money mirror
bench-kingdom = Dominion, ten base cards
bench-copy_dominion = copy a game of Dominion, 2 seats
bench-copy_dominion_4 = … 4 seats
anchors-known = Known
anchors-found = Found
anchors-interval = 95 % interval
anchors-games = Games
anchors-wrong = Too far off: { $names }
anchors-opening_split = An opening of 5 and 2 coins
anchors-opening_six = Silver + Silver: a hand of 6 on turn 3 or 4
anchors-opening_poor = … no hand of 5 or more
anchors-opening_both = … both hands 5 or more
anchors-opening_money = … coins of both hands
anchors-opening_together = … two given cards in one hand
anchors-mirror_first = Big Money mirror: first seat wins
anchors-mirror_second = … second seat wins
anchors-mirror_shared = … shared
anchors-mirror_turns = … turns
anchors-alone_fourth = Big Money alone: 4th Province on turn
anchors-alone_eighth = … 8th Province on turn
