### Dominion, promokaarten: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-black_market = Black Market
dominion-card-walled_village = Walled Village
dominion-card-stash = Stash

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-black_market = +2 munten. Toon de bovenste 3 kaarten van de Black Market-stapel. Je mag geldkaarten spelen en meteen een van de kaarten kopen. De andere gaan in een volgorde naar keuze onder die stapel.
    .full = Dat gebruikt geen aankoop, maar kost zoveel als altijd; Coffers mag je uitgeven. In de Black Market-stapel zit één van elk van minstens 15 koninkrijkskaarten die niet in de voorraad zijn.
dominion-text-walled_village = +1 kaart, +2 acties. Aan het begin van de opruimfase mag je deze kaart op je trekstapel leggen als er naast haar hoogstens één actie in het spel is.
    .full = Ook acties van eerdere beurten die nog in het spel zijn, tellen mee.
dominion-text-stash = +2 munten. Als je schudt, mag je deze kaart op een plek naar keuze tussen de geschudde kaarten leggen.
    .full = Haar achterkant is anders, zodat iedereen ziet waar ze ligt. Elke wordt apart gelegd, zonder de andere kaarten te zien. Volgens de nieuwste tekst mag je eerst de rest van je trekstapel bekijken.

## Antwoorden, vragen en gebeurtenissen

dominion-option-topdeck_walled_village = de { dominion-card-walled_village } op je trekstapel leggen
    .typed = walled village; trekstapel; ja
dominion-option-put_under = { DE($card) } onder de Black Market-stapel leggen
    .typed = onder; onderop
dominion-option-place_stash = zelf een { dominion-card-stash } plaatsen
    .typed = stash; plaatsen; ja
dominion-option-place_below = met { $number } van de geschudde kaarten erboven
    .typed = onder; plaatsen
dominion-question-place_stash = Waar tussen de geschudde kaarten leg je de { dominion-card-stash }?
dominion-question-black_market = { dominion-card-black_market }: je hebt { $coins }. Speel je geldkaarten, of koop je een van de kaarten?
    .pass = geen ervan kopen
dominion-question-put_under = Welke kaart gaat als volgende onder de Black Market-stapel?
