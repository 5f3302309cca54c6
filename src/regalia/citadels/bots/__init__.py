"""The players of Citadels: a heuristic bot, and how search plays it."""
