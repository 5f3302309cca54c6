"""A player of Dominion that learned what to buy and gain; everything else it answers by the habits of rule lists."""
