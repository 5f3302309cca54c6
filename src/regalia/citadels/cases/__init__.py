"""How cases are written about Citadels."""
