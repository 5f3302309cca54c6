### Dominion, Hinterlands: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-tunnel = Worth 2 VP. When you discard this other than in Clean-up, you may reveal it to gain a { dominion-card-gold }.
    .full = Whoever makes you discard it, the { dominion-card-gold } is yours. Cards put into the discard pile in any other way were not discarded.
dominion-text-nomad_camp = +1 Buy, +$2. You gain this onto your deck.
    .full = However you gain it, it goes onto your deck, unless something else says where.
dominion-text-ill_gotten_gains = +$1. You may gain a { dominion-card-copper } to your hand. When you gain this, each other player gains a { dominion-card-curse }.
    .full = The { dominion-card-curse } comes when you gain the card, not when you play it. A { dominion-card-copper } taken to the hand can be played at once.
dominion-text-duchess = +$2. Each player, you too, looks at the top card of their deck and may discard it. With any { dominion-card-duchy } its gainer may also gain a { dominion-card-duchess }.
    .full = Who does not discard the card puts it back. The { dominion-card-duchess } for a { dominion-card-duchy } comes from the Supply, in the whole game and for everybody.
dominion-text-scheme = +1 Card, +1 Action. Once this turn, when you discard an Action from play, you may put it onto your deck.
    .full = Once for each time it was played. It may be this very card. In the first edition you choose at the start of Clean-up, and the card goes onto your deck if it is discarded from play.
dominion-text-trader = Trash a card from your hand and gain a { dominion-card-silver } for each $1 it costs. When you gain a card, you may reveal this from your hand to exchange that card for a { dominion-card-silver }.
    .full = The card was gained all the same; the { dominion-card-silver } is not. Without a pile for both of them nothing is exchanged. In the first edition you gain a { dominion-card-silver } instead of the card, which then was not gained.

## Answers and questions

dominion-option-reveal_tunnel = reveal your { dominion-card-tunnel } and gain a { dominion-card-gold }
    .typed = tunnel; reveal; yes; reveal tunnel
dominion-option-ill_gotten_gained = give a { dominion-card-curse } to everybody else
    .typed = curses; curse
dominion-question-gain_copper = Do you gain a { dominion-card-copper } to your hand?
dominion-option-duchess_with_duchy = also gain a { dominion-card-duchess }
    .typed = duchess; gain duchess; yes
dominion-option-scheme_topdecks = { dominion-card-scheme }: put { THE($card) } onto your deck
    .typed = scheme; topdeck; deck
dominion-option-scheme_topdecks_chosen = { dominion-card-scheme }: put { THE($card) } onto your deck
    .typed = scheme; topdeck; deck
dominion-option-choose_to_keep = choose { THE($card) }
    .typed = choose; keep; scheme
dominion-option-trader_exchanges = reveal your { dominion-card-trader } and exchange the card for a { dominion-card-silver }
    .typed = trader; exchange; silver; reveal trader
dominion-option-trader_gains_silver = reveal your { dominion-card-trader } and gain a { dominion-card-silver } instead
    .typed = trader; silver; reveal trader
dominion-question-discard_top_card = Do you discard the top card of your deck?
    .played = { $played }: do you discard the top card of your deck?
    .pass = put it back
dominion-question-choose_to_keep = { dominion-card-scheme }: which Action goes onto your deck when it is discarded?
    .pass = none
