### What is refused, by its name in the code.

refused-dominion-seats = Dominion is voor { $fewest } tot { $most } spelers, niet voor { $seats }
refused-rule_list-game = regellijsten spelen Dominion, niet { $game }
refused-black-market-unused = er is een Zwarte Markt-stapel, maar geen { dominion-card-black_market } in het koninkrijk
