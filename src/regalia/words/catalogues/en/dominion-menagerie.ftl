### Dominion, Menagerie: names, texts, and what only these cards ask and tell.

## Names

dominion-card-sheepdog = Sheepdog

## Texts: on the card, and in full with rulings

dominion-text-sheepdog = +2 Cards. When you gain a card, you may play this from your hand.
    .full = It may be played for every card you gain, also in the turn of another player, and uses none of your Actions.

## Answers and questions

dominion-option-play_sheepdog = play your { dominion-card-sheepdog }
    .typed = sheepdog; play; yes; play sheepdog
