"""The players of Dominion: rule lists, and how search plays it."""
