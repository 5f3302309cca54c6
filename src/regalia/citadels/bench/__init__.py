"""How fast Citadels is."""
