"""How fast Dominion is, and whether figures known from outside come out."""
