### Dominion, promotional cards: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-black_market = +$2. Reveal the top 3 cards of the Black Market deck. You may play Treasures and buy one of the cards at once. The others go under that deck in any order.
    .full = It uses no Buy, but costs as much as ever; Coffers may be spent. The Black Market deck holds one each of at least 15 Kingdom cards that are not in the Supply.
dominion-text-walled_village = +1 Card, +2 Actions. At the start of Clean-up, with this and at most one other Action in play, you may put this onto your deck.
    .full = Actions of earlier turns that are still in play count, too.
dominion-text-stash = +$2. When you shuffle, you may place this anywhere among the shuffled cards.
    .full = Its back is different, so that all see where it lies. Each copy is placed on its own, without seeing the other cards. By the newest wording you may look through the rest of your deck first.

## Answers, questions and events

dominion-option-topdeck_walled_village = put the { dominion-card-walled_village } onto your deck
    .typed = walled village; topdeck; deck; yes
dominion-option-put_under = put { THE($card) } under the Black Market deck
    .typed = under; put under; bottom
dominion-option-place_stash = place a { dominion-card-stash } yourself
    .typed = stash; place; yes
dominion-option-place_below = with { $number } of the shuffled cards above it
    .typed = below; place; under
dominion-question-place_stash = Where among the shuffled cards do you put the { dominion-card-stash }?
dominion-question-black_market = { dominion-card-black_market }: you have { $coins }. Do you play Treasures or buy one of the cards?
    .pass = buy none of them
dominion-question-put_under = Which card goes under the Black Market deck next?
