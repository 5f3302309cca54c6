### What is refused, by its name in the code.

refused-dominion-seats = Dominion ist für { $fewest } bis { $most } Personen, nicht für { $seats }
refused-rule_list-game = Regellisten spielen Dominion, nicht { $game }
refused-black-market-unused = es gibt ein Schwarzmarktdeck, aber keinen Schwarzmarkt im Königreich
