### Dominion, Hinterlands: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-tunnel = Tunnel
dominion-card-nomad_camp = Nomad Camp
dominion-card-ill_gotten_gains = Ill-Gotten Gains
dominion-card-duchess = Duchess
dominion-card-scheme = Scheme
dominion-card-trader = Trader

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-tunnel = 2 overwinningspunten. Leg je deze kaart buiten de opruimfase af, dan mag je haar tonen en een { dominion-card-gold } pakken.
    .full = Wie je ook laat afleggen, de { dominion-card-gold } is voor jou. Wat op een andere manier op de aflegstapel komt, is niet afgelegd.
dominion-text-nomad_camp = +1 aankoop, +2 munten. Je pakt deze kaart op je trekstapel.
    .full = Hoe je haar ook pakt, ze komt op je trekstapel, tenzij iets anders zegt waarheen.
dominion-text-ill_gotten_gains = +1 munt. Je mag een { dominion-card-copper } in je hand pakken. Pak je deze kaart, dan pakken alle anderen een { dominion-card-curse }.
    .full = De { dominion-card-curse } komt als je de kaart pakt, niet als je haar speelt. Een { dominion-card-copper } die je in je hand pakt, kun je meteen spelen.
dominion-text-duchess = +2 munten. Iedereen, ook jij, bekijkt de bovenste kaart van de eigen trekstapel en mag die afleggen. Wie een { dominion-card-duchy } pakt, mag ook een { dominion-card-duchess } pakken.
    .full = Wie de kaart niet aflegt, legt haar terug. De { dominion-card-duchess } bij een { dominion-card-duchy } komt uit de voorraad, het hele spel en voor iedereen.
dominion-text-scheme = +1 kaart, +1 actie. Eén keer deze beurt, als je een actie uit het spel aflegt, mag je die op je trekstapel leggen.
    .full = Eén keer voor elke keer dat ze gespeeld is. Het mag deze kaart zelf zijn. In de eerste uitgave kies je aan het begin van de opruimfase, en komt de kaart op je trekstapel als ze uit het spel wordt afgelegd.
dominion-text-trader = Vernietig een kaart uit je hand en pak een { dominion-card-silver } voor elke munt die ze kost. Pak je een kaart, dan mag je deze uit je hand tonen om die kaart voor een { dominion-card-silver } te ruilen.
    .full = De kaart is wel gepakt, de { dominion-card-silver } niet. Zonder stapel voor allebei wordt er niet geruild. In de eerste uitgave pak je een { dominion-card-silver } in plaats van de kaart, die dan niet gepakt is.

## Antwoorden en vragen

dominion-option-reveal_tunnel = je { dominion-card-tunnel } tonen en een { dominion-card-gold } pakken
    .typed = tunnel; tonen; ja; tunnel tonen
dominion-option-ill_gotten_gained = alle anderen een { dominion-card-curse } geven
    .typed = curse; vloek; vloeken
dominion-question-gain_copper = Pak je een { dominion-card-copper } in je hand?
dominion-option-duchess_with_duchy = ook een { dominion-card-duchess } pakken
    .typed = duchess; duchess pakken; ja
dominion-option-scheme_topdecks = { dominion-card-scheme }: { DE($card) } op je trekstapel leggen
    .typed = scheme; trekstapel; boven
dominion-option-scheme_topdecks_chosen = { dominion-card-scheme }: { DE($card) } op je trekstapel leggen
    .typed = scheme; trekstapel; boven
dominion-option-choose_to_keep = { DE($card) } kiezen
    .typed = kiezen; kies; scheme
dominion-option-trader_exchanges = je { dominion-card-trader } tonen en de kaart voor een { dominion-card-silver } ruilen
    .typed = trader; ruilen; silver; trader tonen
dominion-option-trader_gains_silver = je { dominion-card-trader } tonen en in plaats daarvan een { dominion-card-silver } pakken
    .typed = trader; silver; trader tonen
dominion-question-discard_top_card = Leg je de bovenste kaart van je trekstapel af?
    .played = { $card }: leg je de bovenste kaart van je trekstapel af?
    .pass = terugleggen
dominion-question-choose_to_keep = { dominion-card-scheme }: welke actie komt op je trekstapel als ze wordt afgelegd?
    .pass = geen
