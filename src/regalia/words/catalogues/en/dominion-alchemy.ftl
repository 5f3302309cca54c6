### Dominion, Alchemy: names, texts, and what only these cards ask and tell.

## Names

dominion-card-transmute = Transmute

## Texts: on the card, and in full with rulings

dominion-text-transmute = Trash a card from your hand. If it is an Action, gain a { dominion-card-duchy }; a Treasure, a { dominion-card-transmute }; a Victory card, a { dominion-card-gold }.
    .full = A card of several of these types brings each of the cards, in this order. A { dominion-card-curse } brings nothing.
