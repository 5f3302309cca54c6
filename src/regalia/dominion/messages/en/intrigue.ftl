### Dominion, Intrigue: texts, and what only these cards ask and tell.

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
dominion-text-masquerade = +2 Cards. Each player with cards in hand passes one to the next such player to the left, all at once. Then you may trash a card from your hand.
    .full = Everybody picks before seeing what comes. Passing is neither gaining nor discarding, and this is no Attack. In the first edition everybody passes to the direct neighbour.
dominion-text-courtier = Reveal a card from your hand. For each type it has, choose one: +1 Action; +1 Buy; +$3; gain a { dominion-card-gold }.
    .full = They must be different. Name all before you do any; they are done in the order given. The card stays in your hand.
dominion-text-replace = Trash a card from your hand and gain one costing up to $2 more. An Action or Treasure goes onto your deck; for a Victory card each other player gains a { dominion-card-curse }.
    .full = A card that is both does both. The gained card is put onto the deck only if it still is where it was gained to.

## Answers and questions

dominion-option-trash_from_supply = trash an Action of the Supply
    .typed = supply; trash; trash supply
dominion-option-gain_from_trash = gain an Action of the trash
    .typed = gain; gain trash; from trash
dominion-question-trash_of_supply = Which Action of the Supply do you trash?
dominion-option-pass_card = pass { THE($card) } on
    .typed = pass on; give; pass card
dominion-question-pass_card = Which card do you pass to the left?
dominion-question-reveal_for_types = Which card do you reveal? You choose one thing for each of its types.
dominion-event-passes_card = { $seat } passes a card to { $other }.
    .known = { $seat } passes { A($card) } to { $other }.
    .seat-known = You pass { A($card) } to { $other }.
    .other-known = { $seat } passes you { A($card) }.
