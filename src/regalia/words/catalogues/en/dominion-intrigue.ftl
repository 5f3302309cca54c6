### Dominion, Intrigue: names, texts, and what only these cards ask and tell.

## Names

dominion-card-lurker = Lurker
dominion-card-pawn = Pawn
dominion-card-conspirator = Conspirator
dominion-card-ironworks = Ironworks
dominion-card-mining_village = Mining Village

## Answers and questions

dominion-option-trash_from_supply = trash an Action of the Supply
    .typed = supply; trash; trash supply
dominion-option-gain_from_trash = gain an Action of the trash
    .typed = gain; gain trash; from trash
dominion-question-trash_of_supply = Which Action of the Supply do you trash?
