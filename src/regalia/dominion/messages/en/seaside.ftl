### Dominion, Seaside: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-ambassador = Reveal a card from your hand. Return up to 2 copies of it from your hand to the Supply. Then each other player gains a copy of it.
    .full = The revealed card may be one of those returned. Of a card without a Supply pile none is returned and nobody gains one.
dominion-text-outpost = You draw only 3 cards for your next hand and take an extra turn after this one.
    .full = It gives nobody a third turn in a row; if it cannot give an extra turn, you draw 5 cards as usual.
dominion-text-wharf = Now and at the start of your next turn: +2 Cards, +1 Buy.
    .full = It stays in play until the Clean-up of your next turn.

## Answers, questions and events

dominion-option-return_copies = return { $number ->
            [0] none
            [one] { $number } copy
           *[other] { $number } copies
        }
    .typed = return; return copies; give back
dominion-question-reveal_to_return = Which card of your hand do you reveal?
dominion-question-return_copies = How many copies do you return to the Supply?
