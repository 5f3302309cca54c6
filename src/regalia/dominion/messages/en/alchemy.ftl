### Dominion, Alchemy: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-transmute = Trash a card from your hand. If it is an Action, gain a { dominion-card-duchy }; a Treasure, a { dominion-card-transmute }; a Victory card, a { dominion-card-gold }.
    .full = A card of several of these types brings each of the cards, in this order. A { dominion-card-curse } brings nothing.
dominion-text-possession = The player to your left takes an extra turn after this one. You see all cards that player sees and make all decisions. You gain what that player would gain; that player's trashed cards are set aside and return to their discard pile at the end of the turn.
    .full = What you gain this way goes to your discard pile, wherever it would have gone, and nothing follows from the gain that did not come about. Tokens, Actions, Buys and coins stay with the player whose turn it is. Cards that come back are neither gained nor discarded, but they were trashed. By the newest wording no second extra turn in a row is taken, and Debt goes to you too.

## Answers and questions

dominion-event-is_possessed = { $by } decides everything in this turn of { $seat }.
    .by = You decide everything in this turn of { $seat }.
    .seat = { $by } decides everything in this turn of yours.
dominion-event-puts_spared_back = { $seat } puts { A($cards) } back into the discard pile.
    .seat = You put { A($cards) } back into your discard pile.
dominion-option-gained_by_possessor = gain the card in place of the possessed player
    .typed = possession; gain
