### Dominion, Alchemy: names, texts, and what only these cards ask and tell.

## Names

dominion-card-transmute = Transmute
