### Dominion, Events: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-bonfire = Bonfire
    .article = none
dominion-card-expedition = Expedition
    .article = none
dominion-card-journey = Journey
    .article = none
dominion-card-summon = Summon
    .article = none

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-bonfire = Vernietig tot 2 van je kaarten in het spel.
    .full = Geen, een of twee tegelijk. Munten die ze al gaven, blijven. Volgens de nieuwste tekst mag alleen { dominion-card-copper } worden gekozen.
dominion-text-expedition = Trek 2 extra kaarten voor je volgende hand.
    .full = Ze worden na de andere getrokken, ook na een kleinere hand. Tweemaal gekocht zijn het er 4.
dominion-text-journey = Eenmaal per beurt: was de vorige beurt niet van jou, dan leg je bij het opruimen van deze beurt geen kaarten uit het spel af en krijg je daarna een extra beurt.
    .full = De hand wordt gewoon afgelegd, en de volgende wordt getrokken.
dominion-text-summon = Pak een actiekaart die tot 4 munten kost en leg haar opzij. Deed je dat, speel haar dan aan het begin van je volgende beurt.
    .full = Een kaart die de plek verliet waar ze is gepakt, wordt niet opzij gelegd. Haar spelen kost geen actie.

## Antwoorden, vragen en gebeurtenissen

dominion-question-trash_from_play = Welke van je kaarten in het spel vernietig je?
    .pass = niets meer vernietigen
