### Dominion, Prosperity: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-watchtower = Watchtower
dominion-card-grand_market = Grand Market

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-watchtower = Trek tot je 6 kaarten in je hand hebt. Pak je een kaart, dan mag je deze uit je hand tonen en die kaart vernietigen of op je trekstapel leggen.
    .full = Ze blijft in je hand en mag voor elke kaart die je pakt getoond worden. Ook een vernietigde kaart geldt als gepakt.
dominion-text-grand_market = +1 kaart, +1 actie, +1 aankoop, +2 munten. Kan niet gekocht worden zolang je een { dominion-card-copper } in het spel hebt.
    .full = Je mag { dominion-card-copper } in je hand achterhouden. Op een andere manier pakken mag altijd.

## Antwoorden en vragen

dominion-option-watchtower_trashes = je { dominion-card-watchtower } tonen en de gepakte kaart vernietigen
    .typed = watchtower vernietigen; vernietigen
dominion-option-watchtower_topdecks = je { dominion-card-watchtower } tonen en de gepakte kaart op je trekstapel leggen
    .typed = watchtower trekstapel; trekstapel; boven
