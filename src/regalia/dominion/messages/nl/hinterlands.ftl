### Dominion, Hinterlands: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-tunnel = 2 overwinningspunten. Leg je deze kaart buiten de opschoonfase af, dan mag je die tonen en een { dominion-card-gold } pakken.
    .full = Wie er ook voor zorgt dat je deze kaart aflegt, het { dominion-card-gold } is voor jou. Wat op een andere manier op de aflegstapel komt, is niet afgelegd.
dominion-text-nomad_camp = +1 aanschaf, +2 munten. Pak je deze kaart, dan komt die boven op je trekstapel.
    .full = Dat geldt hoe je deze kaart ook pakt, tenzij iets anders zegt waar de kaart heen gaat.
dominion-text-ill_gotten_gains = +1 munt. Je mag een { dominion-card-copper } pakken; dat komt in je hand. Pak je deze kaart, dan pakken alle anderen een { dominion-card-curse }.
    .full = De { dominion-card-curse } komt als je de kaart pakt, niet als je die speelt. Het { dominion-card-copper } in je hand kun je meteen spelen.
dominion-text-duchess = +2 munten. Iedereen, ook jij, bekijkt de bovenste kaart van de eigen trekstapel en mag die afleggen. Wie een { dominion-card-duchy } pakt, mag ook een { dominion-card-duchess } pakken.
    .full = Wie de kaart niet aflegt, legt die terug. De { dominion-card-duchess } bij een { dominion-card-duchy } komt uit de voorraad, het hele spel en voor iedereen.
dominion-text-scheme = +1 kaart, +1 actie. Eén keer deze beurt, als je een actie uit het spel aflegt, mag je die op je trekstapel leggen.
    .full = Eén keer voor elke keer dat deze kaart gespeeld is. Het mag deze kaart zelf zijn. In de eerste editie kies je aan het begin van de opschoonfase, en komt de gekozen kaart op je trekstapel als die uit het spel wordt afgelegd.
dominion-text-trader = Vernietig een kaart uit je hand en pak een { dominion-card-silver } voor elke munt die die kaart kost. Pak je een kaart, dan mag je deze uit je hand tonen om die kaart tegen een { dominion-card-silver } te ruilen.
    .full = De kaart is wel gepakt, het { dominion-card-silver } niet. Heeft een van beide geen stapel, dan wordt er niet geruild. In de eerste editie pak je een { dominion-card-silver } in plaats van de kaart, die dan niet gepakt is.

## Antwoorden en vragen

dominion-option-reveal_tunnel = je { dominion-card-tunnel } tonen en een { dominion-card-gold } pakken
    .typed = tunnel; tonen; ja; tunnel tonen
dominion-option-ill_gotten_gained = alle anderen een { dominion-card-curse } geven
    .typed = vloek; vloeken; curse
dominion-question-gain_copper = Pak je een { dominion-card-copper } voor in je hand?
dominion-option-duchess_with_duchy = ook een { dominion-card-duchess } pakken
    .typed = hertogin; duchess; hertogin pakken; ja
dominion-option-scheme_topdecks = { dominion-card-scheme }: { DE($card) } op je trekstapel leggen
    .typed = gekonkel; scheme; trekstapel; boven
dominion-option-scheme_topdecks_chosen = { dominion-card-scheme }: { DE($card) } op je trekstapel leggen
    .typed = gekonkel; scheme; trekstapel; boven
dominion-option-choose_to_keep = { DE($card) } kiezen
    .typed = kiezen; kies; gekonkel; scheme
dominion-option-trader_exchanges = { dominion-card-trader } tonen: ruilen tegen een { dominion-card-silver }
    .typed = handelaar; trader; ruilen; zilver; silver; handelaar tonen; trader tonen
dominion-option-trader_gains_silver = { dominion-card-trader } tonen: een { dominion-card-silver } pakken
    .typed = handelaar; trader; zilver; silver; handelaar tonen; trader tonen
dominion-question-discard_top_card = Leg je de bovenste kaart van je trekstapel af?
    .played = { $played }: leg je de bovenste kaart van je trekstapel af?
    .pass = terugleggen
dominion-question-choose_to_keep = { dominion-card-scheme }: welke actie komt bij het afleggen op je trekstapel?
    .pass = geen
