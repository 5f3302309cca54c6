### Dominion, Hinterlands: names, texts, and what only these cards ask and tell.

## Names

dominion-card-tunnel = Tunnel
dominion-card-nomad_camp = Nomad Camp
dominion-card-ill_gotten_gains = Ill-Gotten Gains

## Answers and questions

dominion-option-reveal_tunnel = reveal your { dominion-card-tunnel } and gain a { dominion-card-gold }
    .typed = tunnel; reveal; yes; reveal tunnel
dominion-option-ill_gotten_gained = give a { dominion-card-curse } to everybody else
    .typed = curses; curse
dominion-question-gain_copper = Do you gain a { dominion-card-copper } to your hand?
