### Dominion, Hinterlands: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-tunnel = Tunnel
dominion-card-nomad_camp = Nomad Camp
dominion-card-ill_gotten_gains = Ill-Gotten Gains

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-tunnel = 2 overwinningspunten. Leg je deze kaart buiten de opruimfase af, dan mag je haar tonen en een { dominion-card-gold } pakken.
    .full = Wie je ook laat afleggen, de { dominion-card-gold } is voor jou. Wat op een andere manier op de aflegstapel komt, is niet afgelegd.
dominion-text-nomad_camp = +1 aankoop, +2 munten. Je pakt deze kaart op je trekstapel.
    .full = Hoe je haar ook pakt, ze komt op je trekstapel, tenzij iets anders zegt waarheen.
dominion-text-ill_gotten_gains = +1 munt. Je mag een { dominion-card-copper } in je hand pakken. Pak je deze kaart, dan pakken alle anderen een { dominion-card-curse }.
    .full = De { dominion-card-curse } komt als je de kaart pakt, niet als je haar speelt. Een { dominion-card-copper } die je in je hand pakt, kun je meteen spelen.

## Antwoorden en vragen

dominion-option-reveal_tunnel = je { dominion-card-tunnel } tonen en een { dominion-card-gold } pakken
    .typed = tunnel; tonen; ja; tunnel tonen
dominion-option-ill_gotten_gained = alle anderen een { dominion-card-curse } geven
    .typed = curse; vloek; vloeken
dominion-question-gain_copper = Pak je een { dominion-card-copper } in je hand?
