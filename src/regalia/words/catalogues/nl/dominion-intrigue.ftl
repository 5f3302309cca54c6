### Dominion, Intrigue: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-lurker = Lurker
dominion-card-pawn = Pawn
dominion-card-conspirator = Conspirator
dominion-card-ironworks = Ironworks
dominion-card-mining_village = Mining Village

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-lurker = +1 actie. Kies er een: vernietig een actie uit de voorraad; of pak een actie uit het afval.
    .full = Wat je uit de voorraad vernietigt, is nooit van jou geweest; wat je pakt, gaat naar je aflegstapel.
dominion-text-pawn = Kies er twee: +1 kaart; +1 actie; +1 aankoop; +1 munt.
    .full = Het moeten twee verschillende zijn. Noem beide voordat je iets doet; ze worden uitgevoerd in de volgorde van de kaart.
dominion-text-conspirator = +2 munten. Heb je deze beurt minstens 3 acties gespeeld, deze meegeteld: +1 kaart, +1 actie.
    .full = Acties tellen zo vaak als ze gespeeld worden, ook dezelfde kaart twee keer.
dominion-text-ironworks = Pak een kaart die hoogstens 4 munten kost. Is het een actie: +1 actie; een geldkaart: +1 munt; een overwinningskaart: +1 kaart.
    .full = Heeft de kaart meer van deze typen, dan krijg je dat allemaal.
dominion-text-mining_village = +1 kaart, +2 acties. Je mag deze kaart vernietigen: +2 munten.
    .full = Beslis voordat je iets anders doet. Twee keer gespeeld levert ze de munten toch maar één keer op.

## Antwoorden en vragen

dominion-option-trash_from_supply = een actie uit de voorraad vernietigen
    .typed = voorraad; vernietigen; uit voorraad vernietigen
dominion-option-gain_from_trash = een actie uit het afval pakken
    .typed = pakken; afval; uit afval pakken
dominion-question-trash_of_supply = Welke actie uit de voorraad vernietig je?
