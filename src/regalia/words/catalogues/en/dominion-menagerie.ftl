### Dominion, Menagerie: names, texts, and what only these cards ask and tell.

## Names

dominion-card-sheepdog = Sheepdog

## Answers and questions

dominion-option-play_sheepdog = play your { dominion-card-sheepdog }
    .typed = sheepdog; play; yes; play sheepdog
