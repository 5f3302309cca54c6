"""How cases are written about Dominion."""
