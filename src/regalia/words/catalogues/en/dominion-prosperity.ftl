### Dominion, Prosperity: names, texts, and what only these cards ask and tell.

## Names

dominion-card-watchtower = Watchtower
dominion-card-grand_market = Grand Market

## Answers and questions

dominion-option-watchtower_trashes = reveal your { dominion-card-watchtower } and trash the card you gained
    .typed = watchtower trash; trash
dominion-option-watchtower_topdecks = reveal your { dominion-card-watchtower } and put the card you gained onto your deck
    .typed = watchtower topdeck; topdeck; deck
