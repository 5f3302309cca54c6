### Dominion, promotional cards: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-black_market = +$2. Reveal the top 3 cards of the Black Market deck. You may play Treasures and buy one of the cards at once. The others go under that deck in any order.
    .full = It uses no Buy, but costs as much as ever; Coffers may be spent. The Black Market deck holds one each of at least 15 Kingdom cards that are not in the Supply.
dominion-text-walled_village = +1 Card, +2 Actions. At the start of Clean-up, with this and at most one other Action in play, you may put this onto your deck.
    .full = Actions of earlier turns that are still in play count, too.
dominion-text-stash = +$2. When you shuffle, you may place this anywhere among the shuffled cards.
    .full = Its back is different, so that all see where it lies. Each copy is placed on its own, without seeing the other cards. By the newest wording you may look through the rest of your deck first.
dominion-text-captain = Now and at the start of your next turn: play an Action costing up to $4 from the Supply, leaving it there; no Duration and no Command.
    .full = You have to if you can, and choose anew each time. The card is not in play, and nothing can move it as the card played.
dominion-text-church = +1 Action. Set aside up to 3 cards from your hand face down. At the start of your next turn put them into your hand; then you may trash a card from your hand.
    .full = Also without a card set aside it stays in play, and you may trash a card.
dominion-text-dismantle = Trash a card from your hand. If it costs $1 or more, gain a cheaper card and a { dominion-card-gold }.
    .full = You have to trash one if you can. First comes the cheaper card.
dominion-text-envoy = Reveal the top 5 cards of your deck. The player to your left chooses one of them. Discard it and put the others into your hand.
    .full = With fewer cards one is discarded all the same.
dominion-text-governor = +1 Action. Choose one: you draw 3 cards, the others 1; or you gain a { dominion-card-gold }, the others a { dominion-card-silver }; or you may trash a card from your hand and gain one costing exactly $2 more, the others may do so for exactly $1 more.
    .full = Everybody in turn order, beginning with you. Whoever trashed a card has to gain one of that cost if there is one. This is no Attack.
dominion-text-marchland = 1 VP for every 3 of your Victory cards. When you gain this: +1 Buy, and discard any number of cards for +$1 each.
    .full = Rounded down; it counts itself.
dominion-text-prince = You may set aside an Action from your hand costing up to $4; no Duration and no Command. At the start of each of your turns play that card, leaving it set aside.
    .full = With a card set aside this stays in play for good, else it is discarded this turn. The card is not in play, and nothing can move it as the card played.
dominion-text-sauna = +1 Card, +1 Action. You may play an { dominion-card-avanto } from your hand. This turn, when you play a { dominion-card-silver }, you may trash a card from your hand.
    .full = Once for each of these you played. In the first printing once for each that is in play.
dominion-text-avanto = +3 Cards. You may play a { dominion-card-sauna } from your hand.
    .full = It uses no Action. These lie under the { dominion-card-sauna } cards of their pile.

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
dominion-option-governor_cards = +3 Cards, the others +1
    .typed = cards; draw
dominion-option-governor_treasures = gain a { dominion-card-gold }, the others a { dominion-card-silver }
    .typed = gold; treasures
dominion-option-governor_upgrades = trash for a card costing $2 more, the others $1
    .typed = trash; upgrade
dominion-option-marchland_gained = { dominion-card-marchland }: +1 Buy, discard for coins
    .typed = marchland; buy
dominion-option-sauna_trashes = { dominion-card-sauna }: trash a card
    .typed = sauna; trash
dominion-option-sauna_trashes_in_play = { dominion-card-sauna }: trash a card
    .typed = sauna; trash
dominion-question-set_aside_for_prince = Which Action do you set aside?
    .pass = none
