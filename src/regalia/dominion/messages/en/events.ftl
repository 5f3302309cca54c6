### Dominion, Events: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-bonfire = Trash up to 2 cards you have in play.
    .full = None, one or two, at one time. Coins they have already given stay. By the newest wording only { dominion-card-copper } may be chosen.
dominion-text-expedition = Draw 2 extra cards for your next hand.
    .full = They are drawn after the others, also after a smaller hand. Bought twice it is 4.
dominion-text-journey = Once per turn: if the turn before this one was not yours, you discard no cards from play in this turn's Clean-up and take an extra turn after this one.
    .short = No discarding from play this Clean-up; extra turn.
    .full = Your hand is discarded as usual, and the next hand is drawn.
dominion-text-summon = Gain an Action costing up to $4 and set it aside. If you did, play it at the start of your next turn.
    .short = Gain an Action up to $4; play it next turn.
    .full = A card that left the place it was gained to is not set aside. Playing it uses no Action.

## Answers, questions and events

dominion-question-trash_from_play = Which of your cards in play do you trash?
    .pass = trash no more
