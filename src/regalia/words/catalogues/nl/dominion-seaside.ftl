### Dominion, Seaside: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-ambassador = Ambassador
dominion-card-outpost = Outpost
dominion-card-wharf = Wharf

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-ambassador = Toon een handkaart. Leg tot 2 gelijke kaarten uit je hand terug in de voorraad. Daarna pakken alle anderen een gelijke kaart.
    .full = De getoonde kaart mag erbij zijn. Van een kaart zonder voorraadstapel wordt er geen teruggelegd en niemand pakt er een.
dominion-text-outpost = Je trekt voor je volgende hand maar 3 kaarten en krijgt na deze beurt een extra beurt.
    .full = Niemand krijgt er een derde beurt op rij mee; kan hij geen extra beurt geven, dan trek je gewoon 5 kaarten.
dominion-text-wharf = Nu en aan het begin van je volgende beurt: +2 kaarten, +1 aankoop.
    .full = Blijft in het spel tot het opruimen van je volgende beurt.

## Antwoorden, vragen en gebeurtenissen

dominion-option-return_copies = { $number ->
            [0] geen
            [one] { $number } kaart
           *[other] { $number } kaarten
        } terugleggen
    .typed = terugleggen; leg terug; terug
dominion-question-reveal_to_return = Welke handkaart toon je?
dominion-question-return_copies = Hoeveel ervan leg je terug in de voorraad?
