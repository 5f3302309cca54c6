### Dominion, Hinterlands: names, texts, and what only these cards ask and tell.

## Names

dominion-card-tunnel = Tunnel
dominion-card-nomad_camp = Nomad Camp
dominion-card-ill_gotten_gains = Ill-Gotten Gains

## Texts: on the card, and in full with rulings

dominion-text-tunnel = Worth 2 VP. When you discard this other than in Clean-up, you may reveal it to gain a { dominion-card-gold }.
    .full = Whoever makes you discard it, the { dominion-card-gold } is yours. Cards put into the discard pile in any other way were not discarded.
dominion-text-nomad_camp = +1 Buy, +$2. You gain this onto your deck.
    .full = However you gain it, it goes onto your deck, unless something else says where.
dominion-text-ill_gotten_gains = +$1. You may gain a { dominion-card-copper } to your hand. When you gain this, each other player gains a { dominion-card-curse }.
    .full = The { dominion-card-curse } comes when you gain the card, not when you play it. A { dominion-card-copper } taken to the hand can be played at once.

## Answers and questions

dominion-option-reveal_tunnel = reveal your { dominion-card-tunnel } and gain a { dominion-card-gold }
    .typed = tunnel; reveal; yes; reveal tunnel
dominion-option-ill_gotten_gained = give a { dominion-card-curse } to everybody else
    .typed = curses; curse
dominion-question-gain_copper = Do you gain a { dominion-card-copper } to your hand?
