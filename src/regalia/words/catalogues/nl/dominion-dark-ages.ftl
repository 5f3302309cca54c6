### Dominion, Dark Ages: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-sage = Sage
dominion-card-catacombs = Catacombs

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-sage = +1 actie. Toon kaarten van je trekstapel tot er een minstens 3 munten kost. Neem die in je hand en leg de rest af.
    .full = Komt er geen zulke kaart, dan wordt alles wat je toonde afgelegd. Wat al getoond is, wordt niet meegeschud.
dominion-text-catacombs = Bekijk de bovenste 3 kaarten van je trekstapel. Neem ze in je hand, of leg ze af: +3 kaarten. Vernietig je deze kaart, pak dan een goedkopere.
    .full = Alle drie de kaarten gaan dezelfde weg. Goedkoper betekent: in geen enkel opzicht duurder, dus ook niet meer drankjes of schuld.

## Antwoorden en vragen

dominion-option-catacombs_trashed = een kaart pakken die goedkoper is dan je { dominion-card-catacombs }
    .typed = catacombs; goedkoper
dominion-option-into_hand = de kaarten in je hand nemen
    .typed = hand; houden; nemen
dominion-option-discard_them = ze afleggen en 3 andere trekken
    .typed = afleggen; andere
