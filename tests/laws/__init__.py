"""Laws every game keeps: written once, run for every game, edition and number of seats there is."""
