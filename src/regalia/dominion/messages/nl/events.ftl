### Dominion, Events: teksten en wat alleen deze kaarten vragen en vertellen.

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-bonfire = Vernietig hoogstens 2 van je kaarten in het spel.
    .full = Geen, een of twee tegelijk. Munten die ze al gaven, blijven. Volgens de nieuwste tekst mag alleen { dominion-card-copper } worden gekozen.
dominion-text-expedition = Trek 2 extra kaarten voor je volgende hand.
    .full = Die trek je na de andere, ook na een kleinere hand. Twee keer gekocht zijn het er 4.
dominion-text-journey = Eén keer per beurt: was de vorige beurt niet van jou, dan leg je in de opschoonfase van deze beurt geen kaarten uit het spel af en krijg je daarna een extra beurt.
    .short = Kaarten blijven bij opschonen liggen; extra beurt.
    .full = Je hand leg je gewoon af, en je trekt een nieuwe.
dominion-text-summon = Pak een actiekaart die hoogstens 4 munten kost en leg die opzij. Deed je dat, speel die kaart dan aan het begin van je volgende beurt.
    .short = Pak een actiekaart t/m 4; speel die volgende beurt.
    .full = Ligt de kaart niet meer waar die bij het pakken terechtkwam, dan wordt die niet opzijgelegd. Het spelen kost geen actie.

## Antwoorden, vragen en gebeurtenissen

dominion-question-trash_from_play = Welke van je kaarten in het spel vernietig je?
    .pass = niets meer vernietigen
