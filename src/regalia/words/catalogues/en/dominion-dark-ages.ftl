### Dominion, Dark Ages: names, texts, and what only these cards ask and tell.

## Names

dominion-card-sage = Sage
dominion-card-catacombs = Catacombs

## Texts: on the card, and in full with rulings

dominion-text-sage = +1 Action. Reveal cards from your deck until one costs $3 or more. Put that card into your hand and discard the rest.
    .full = If no such card turns up, everything revealed is discarded. You shuffle at most once for it, since what you revealed is not shuffled in.
dominion-text-catacombs = Look at the top 3 cards of your deck. Put them into your hand, or discard them for +3 Cards. When you trash this, gain a cheaper card.
    .full = All three cards go the same way. A cheaper card costs less in every respect: no more Potions, no more Debt.

## Answers and questions

dominion-option-catacombs_trashed = gain a card cheaper than your { dominion-card-catacombs }
    .typed = catacombs; cheaper
dominion-option-into_hand = put the cards into your hand
    .typed = hand; keep; take
dominion-option-discard_them = discard them and draw 3 others
    .typed = discard; discard them
