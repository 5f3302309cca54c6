"""Tricks: a game as somebody else's package brings it. CONTRIBUTING.md ("Add a game") walks through this folder."""
