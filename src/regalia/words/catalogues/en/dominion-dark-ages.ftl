### Dominion, Dark Ages: names, texts, and what only these cards ask and tell.

## Names

dominion-card-sage = Sage
dominion-card-catacombs = Catacombs

## Answers and questions

dominion-option-catacombs_trashed = gain a card cheaper than your { dominion-card-catacombs }
    .typed = catacombs; cheaper
dominion-option-into_hand = put the cards into your hand
    .typed = hand; keep; take
dominion-option-discard_them = discard them and draw 3 others
    .typed = discard; discard them
