### Dominion, Intrigue: names, texts, and what only these cards ask and tell.

## Names

dominion-card-lurker = Lurker
dominion-card-pawn = Pawn
dominion-card-conspirator = Conspirator
dominion-card-ironworks = Ironworks
dominion-card-mining_village = Mining Village

## Texts: on the card, and in full with rulings

dominion-text-lurker = +1 Action. Choose one: trash an Action from the Supply; or gain an Action from the trash.
    .full = What you trash need not be yours, and belongs to nobody then; what you gain goes to your discard pile.
dominion-text-pawn = Choose two: +1 Card; +1 Action; +1 Buy; +$1.
    .full = They must be different. Name both before you do either; they are done in the order given.
dominion-text-conspirator = +$2. If you have played 3 or more Actions this turn, this one included: +1 Card, +1 Action.
    .full = Actions count as often as they are played, also the same card twice.
dominion-text-ironworks = Gain a card costing up to $4. If it is an Action: +1 Action; a Treasure: +$1; a Victory card: +1 Card.
    .full = A card of several of these types gives all of it.
dominion-text-mining_village = +1 Card, +2 Actions. You may trash this for +$2.
    .full = Decide before you do anything else. Played twice, it can be trashed for coins only once.

## Answers and questions

dominion-option-trash_from_supply = trash an Action of the Supply
    .typed = supply; trash; trash supply
dominion-option-gain_from_trash = gain an Action of the trash
    .typed = gain; gain trash; from trash
dominion-question-trash_of_supply = Which Action of the Supply do you trash?
