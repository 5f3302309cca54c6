### Dominion, promokaarten: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-black_market = +2 munten. Toon de bovenste 3 kaarten van de Zwarte Markt-stapel. Je mag geldkaarten spelen en meteen een van de drie kopen. De andere gaan in een volgorde naar keuze onder die stapel.
    .full = Dat gebruikt geen aanschaf, maar kost evenveel als anders; geldkisten mag je inzetten. In de Zwarte Markt-stapel zit één exemplaar van elk van minstens 15 koninkrijkkaarten die niet in de voorraad zijn.
dominion-text-walled_village = +1 kaart, +2 acties. Aan het begin van de opschoonfase mag je deze kaart op je trekstapel leggen als je daarnaast hoogstens één actiekaart in het spel hebt.
    .full = Ook acties van eerdere beurten die nog in het spel zijn, tellen mee.
dominion-text-stash = +2 munten. Als je schudt, mag je deze kaart op een plek naar keuze tussen de geschudde kaarten leggen.
    .full = De achterkant is anders, zodat iedereen ziet waar deze kaart ligt. Elk exemplaar wordt apart gelegd, zonder de andere kaarten te zien. Volgens de nieuwste tekst mag je eerst de rest van je trekstapel bekijken.

## Antwoorden, vragen en gebeurtenissen

dominion-option-topdeck_walled_village = { dominion-card-walled_village } op je trekstapel leggen
    .typed = ommuurd dorp; walled village; trekstapel; ja
dominion-option-put_under = { DE($card) } onder de Zwarte Markt-stapel leggen
    .typed = onder; onderop
dominion-option-place_stash = zelf een { dominion-card-stash } plaatsen
    .typed = geldbuidel; stash; plaatsen; ja
dominion-option-place_below = onder { $number } van de geschudde kaarten
    .typed = onder; plaatsen
dominion-question-place_stash = Waar tussen de geschudde kaarten leg je de { dominion-card-stash }?
dominion-question-black_market = { dominion-card-black_market }: je hebt { $coins }. Speel je geldkaarten, of koop je een van de kaarten?
    .pass = geen ervan kopen
dominion-question-put_under = Welke kaart gaat als volgende onder de Zwarte Markt-stapel?
