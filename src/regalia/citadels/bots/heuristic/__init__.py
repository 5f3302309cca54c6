"""*Steward*: a thoughtful heuristic for Citadels, for all characters, districts and action cards. It sees a view, no more."""
