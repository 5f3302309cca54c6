### What is refused, by its name in the code.

refused-dominion-seats = Dominion is for { $fewest } to { $most } players, not { $seats }
refused-rule_list-game = rule lists play Dominion, not { $game }
refused-black-market-unused = there is a Black Market deck, but no Black Market in the Kingdom
