### Dominion, Prosperity: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-watchtower = Trek tot je 6 kaarten in je hand hebt. Pak je een kaart, dan mag je deze uit je hand tonen en die kaart vernietigen of op je trekstapel leggen.
    .full = De { dominion-card-watchtower } blijft in je hand; je mag hem tonen voor elke kaart die je pakt. Ook een vernietigde kaart geldt als gepakt.
dominion-text-grand_market = +1 kaart, +1 actie, +1 aanschaf, +2 munten. Kan niet gekocht worden zolang je een { dominion-card-copper } in het spel hebt.
    .full = Je mag { dominion-card-copper } in je hand achterhouden. Op een andere manier pakken mag altijd.
dominion-text-counting_house = Bekijk je aflegstapel, toon daaruit zoveel { dominion-card-copper } als je wilt en neem dat in je hand.
    .full = Het was al van jou: er wordt niets gepakt. Wat in je trekstapel ligt, hoort er niet bij.

## Antwoorden en vragen

dominion-option-watchtower_trashes = { dominion-card-watchtower } tonen: kaart vernietigen
    .typed = uitkijktoren vernietigen; watchtower vernietigen; vernietigen
dominion-option-watchtower_topdecks = { dominion-card-watchtower } tonen: kaart op je trekstapel
    .typed = uitkijktoren trekstapel; watchtower trekstapel; trekstapel; boven
dominion-option-take_coppers = { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } in je hand nemen
    .typed = nemen; koper; copper; hand
dominion-question-take_coppers = Hoeveel { dominion-card-copper } neem je van je aflegstapel in je hand?
    .pass = geen
dominion-event-takes_coppers = { $seat } neemt { $number ->
        [one] een { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } van de aflegstapel in de hand.
    .seat = Je neemt { $number ->
            [one] een { dominion-card-copper }
           *[other] { $number } { dominion-card-copper }
        } van je aflegstapel in je hand.
