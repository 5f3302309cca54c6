### Dominion, Prosperity: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-watchtower = Draw until you have 6 cards in hand. When you gain a card, you may reveal this from your hand to trash that card or put it onto your deck.
    .full = It stays in your hand and may be revealed for every card you gain. A card you trash was gained all the same.
dominion-text-grand_market = +1 Card, +1 Action, +1 Buy, +$2. Cannot be bought while you have a { dominion-card-copper } in play.
    .full = You may hold back any { dominion-card-copper } of your hand. Gaining it in another way is always allowed.
dominion-text-counting_house = Look through your discard pile, reveal any number of Coppers from it and put them into your hand.
    .full = These were yours already: nothing is gained. The cards of your deck are not among them.

## Answers and questions

dominion-option-watchtower_trashes = reveal your { dominion-card-watchtower } and trash the card you gained
    .typed = watchtower trash; trash
dominion-option-watchtower_topdecks = reveal your { dominion-card-watchtower } and put the card you gained onto your deck
    .typed = watchtower topdeck; topdeck; deck
dominion-option-take_coppers = take { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } Coppers
    } into your hand
    .typed = take; copper; coppers; hand
dominion-question-take_coppers = How many Coppers of your discard pile do you take into your hand?
    .pass = none
dominion-event-takes_coppers = { $seat } takes { $number ->
        [one] a { dominion-card-copper }
       *[other] { $number } Coppers
    } of the discard pile into their hand.
    .seat = You take { $number ->
            [one] a { dominion-card-copper }
           *[other] { $number } Coppers
        } of your discard pile into your hand.
