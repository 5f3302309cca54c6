### Dominion, Intrigue: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-lurker = +1 actie. Kies er één: vernietig een actie uit de voorraad; of pak een actie uit de vernietigde kaarten.
    .full = Wat je uit de voorraad vernietigt, is nooit van jou geweest; wat je pakt, gaat naar je aflegstapel.
dominion-text-pawn = Kies er twee: +1 kaart; +1 actie; +1 aanschaf; +1 munt.
    .full = Het moeten twee verschillende zijn. Noem beide voordat je iets doet; ze worden uitgevoerd in de volgorde van de kaart.
dominion-text-conspirator = +2 munten. Heb je deze beurt minstens 3 acties gespeeld, deze meegeteld: +1 kaart, +1 actie.
    .full = Acties tellen zo vaak als ze gespeeld worden, ook dezelfde kaart twee keer.
dominion-text-ironworks = Pak een kaart die hoogstens 4 munten kost. Is het een actie: +1 actie; een geldkaart: +1 munt; een overwinningskaart: +1 kaart.
    .full = Heeft de kaart meer van deze typen, dan krijg je dat allemaal.
dominion-text-mining_village = +1 kaart, +2 acties. Je mag deze kaart vernietigen: +2 munten.
    .full = Beslis voordat je iets anders doet. Twee keer gespeeld levert deze kaart de munten toch maar één keer op.
dominion-text-masquerade = +2 kaarten. Iedereen met handkaarten geeft er tegelijk een door aan de volgende links die ook handkaarten heeft. Daarna mag je een handkaart vernietigen.
    .full = Iedereen kiest voordat men ziet wat er komt. Doorgeven is geen pakken en geen afleggen, en dit is geen aanval. In de eerste editie geeft iedereen door aan de directe linkerbuur.
dominion-text-courtier = Toon een handkaart. Kies er één voor elk type van die kaart: +1 actie; +1 aanschaf; +3 munten; pak een { dominion-card-gold }.
    .full = Ze moeten verschillend zijn. Noem ze allemaal voordat je iets doet; ze worden uitgevoerd in de volgorde van de kaart. De getoonde kaart blijft in je hand.
dominion-text-replace = Vernietig een handkaart en pak een kaart die hoogstens 2 munten meer kost. Een actie of geldkaart gaat boven op je trekstapel; bij een overwinningskaart pakken alle anderen een { dominion-card-curse }.
    .full = Is de kaart allebei, dan gebeurt allebei. De kaart gaat alleen op je trekstapel zolang die nog ligt waar die bij het pakken terechtkwam.

## Antwoorden en vragen

dominion-option-trash_from_supply = een actie uit de voorraad vernietigen
    .typed = voorraad; vernietigen; uit voorraad vernietigen
dominion-option-gain_from_trash = een actie uit de vernietigde kaarten pakken
    .typed = pakken; vernietigde kaarten; uit vernietigde kaarten pakken
dominion-question-trash_of_supply = Welke actie uit de voorraad vernietig je?
dominion-option-pass_card = { DE($card) } doorgeven
    .typed = doorgeven; geven
dominion-question-pass_card = Welke kaart geef je naar links door?
dominion-question-reveal_for_types = Welke kaart toon je? Voor elk type van die kaart kies je er één.
dominion-event-passes_card = { $seat } geeft een kaart door aan { $other }.
    .known = { $seat } geeft { EEN($card) } door aan { $other }.
    .seat-known = Je geeft { EEN($card) } door aan { $other }.
    .other-known = { $seat } geeft { EEN($card) } aan jou door.
