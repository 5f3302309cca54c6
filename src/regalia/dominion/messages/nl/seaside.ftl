### Dominion, Seaside: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-ambassador = Toon een handkaart. Leg hoogstens 2 exemplaren ervan uit je hand terug in de voorraad. Daarna pakken alle anderen een exemplaar.
    .full = De getoonde kaart mag erbij zijn. Van een kaart zonder voorraadstapel wordt er geen teruggelegd en niemand pakt er een.
dominion-text-outpost = Je trekt voor je volgende hand maar 3 kaarten en krijgt na deze beurt een extra beurt.
    .full = Niemand krijgt er een derde beurt op rij mee; krijg je geen extra beurt, dan trek je gewoon 5 kaarten.
dominion-text-wharf = Nu en aan het begin van je volgende beurt: +2 kaarten, +1 aanschaf.
    .full = Blijft in het spel tot de opschoonfase van je volgende beurt.

## Antwoorden, vragen en gebeurtenissen

dominion-option-return_copies = { $number ->
            [0] geen
            [one] { $number } kaart
           *[other] { $number } kaarten
        } terugleggen
    .typed = terugleggen; leg terug; terug
dominion-question-reveal_to_return = Welke handkaart toon je?
dominion-question-return_copies = Hoeveel exemplaren leg je terug in de voorraad?
