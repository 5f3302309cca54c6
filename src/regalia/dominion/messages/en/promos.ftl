### Dominion, promotional cards: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-black_market = +$2. Reveal the top 3 cards of the Black Market deck. You may play Treasures and buy one of the cards at once. The others go under that deck in any order.
    .short = +$2. Reveal 3 Black Market cards; may buy one at once.
    .full = It uses no Buy, but costs as much as ever; Coffers may be spent. The Black Market deck holds one each of at least 15 Kingdom cards that are not in the Supply.
dominion-text-walled_village = +1 Card, +2 Actions. At the start of Clean-up, with this and at most one other Action in play, you may put this onto your deck.
    .short = +1 Card, +2 Actions. With one other Action at most: onto deck.
    .full = Actions of earlier turns that are still in play count, too.
dominion-text-stash = +$2. When you shuffle, you may place this anywhere among the shuffled cards.
    .short = +$2. When you shuffle, place this anywhere in your deck.
    .full = Its back is different, so that all see where it lies. Each copy is placed on its own, without seeing the other cards. By the newest wording you may look through the rest of your deck first.
dominion-text-captain = Now and at the start of your next turn: play an Action costing up to $4 from the Supply, leaving it there; no Duration and no Command.
    .short = Now and next turn: play an Action up to $4 from the Supply.
    .full = You have to if you can, and choose anew each time. The card is not in play, and nothing can move it as the card played.
dominion-text-church = +1 Action. Set aside up to 3 cards from your hand face down. At the start of your next turn put them into your hand; then you may trash a card from your hand.
    .short = +1 Action. Set aside up to 3 cards to next turn; may trash 1.
    .full = Also without a card set aside it stays in play, and you may trash a card.
dominion-text-dismantle = Trash a card from your hand. If it costs $1 or more, gain a cheaper card and a { dominion-card-gold }.
    .short = Trash a card. Costs $1+: gain a cheaper one and a { dominion-card-gold }.
    .full = You have to trash one if you can. First comes the cheaper card.
dominion-text-envoy = Reveal the top 5 cards of your deck. The player to your left chooses one of them. Discard it and put the others into your hand.
    .short = Reveal top 5. Left player discards one; the others to hand.
    .full = With fewer cards one is discarded all the same.
dominion-text-governor = +1 Action. Choose one: you draw 3 cards, the others 1; or you gain a { dominion-card-gold }, the others a { dominion-card-silver }; or you may trash a card from your hand and gain one costing exactly $2 more, the others may do so for exactly $1 more.
    .short = +1 Action. You/others 3/1 Cards; { dominion-card-gold }/{ dominion-card-silver }; remodel $2/$1.
    .full = Everybody in turn order, beginning with you. Whoever trashed a card has to gain one of that cost if there is one. This is no Attack.
dominion-text-marchland = 1 VP for every 3 of your Victory cards. When you gain this: +1 Buy, and discard any number of cards for +$1 each.
    .short = 1 VP per 3 Victory cards. On gain: +1 Buy, discard for coins.
    .full = Rounded down; it counts itself.
dominion-text-prince = You may set aside an Action from your hand costing up to $4; no Duration and no Command. At the start of each of your turns play that card, leaving it set aside.
    .short = Set aside an Action up to $4; play it every turn.
    .full = With a card set aside this stays in play for good, else it is discarded this turn. The card is not in play, and nothing can move it as the card played.
dominion-text-sauna = +1 Card, +1 Action. You may play an { dominion-card-avanto } from your hand. This turn, when you play a { dominion-card-silver }, you may trash a card from your hand.
    .short = +1 Card, +1 Action. May play { dominion-card-avanto }. Per { dominion-card-silver } may trash 1.
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
dominion-question-place_stash = Where in the shuffle do you put the { dominion-card-stash }?
dominion-question-black_market = { dominion-card-black_market }, { $coins }: play Treasures or buy?
    .pass = buy none of them
dominion-question-put_under = Next under the Black Market deck: which card?
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
dominion-option-prince_sets_aside = { dominion-card-prince }: set { THE($card) } aside again
    .typed = prince; aside
dominion-question-set_this_aside = Do you set { dominion-card-prince } aside?
    .pass = no
dominion-question-set_aside_for_prince = Which Action do you set aside?
    .pass = none
