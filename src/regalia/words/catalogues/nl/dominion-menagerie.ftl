### Dominion, Menagerie: namen, teksten en wat alleen deze kaarten vragen en vertellen. Namen van kaarten zijn Engels.

## Namen

dominion-card-sheepdog = Sheepdog

## Teksten: op de kaart, en uitgebreid met spelregelvragen

dominion-text-sheepdog = +2 kaarten. Pak je een kaart, dan mag je deze uit je hand spelen.
    .full = Ze mag gespeeld worden voor elke kaart die je pakt, ook in andermans beurt, en kost geen van je acties.

## Antwoorden en vragen

dominion-option-play_sheepdog = je { dominion-card-sheepdog } spelen
    .typed = sheepdog; spelen; ja; sheepdog spelen
