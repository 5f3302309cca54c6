### Dominion, Alchemy: texts, and what only these cards ask and tell.
dominion-text-alchemist = +2 Cards, +1 Action. At the start of this turn's Clean-up, if you have a { dominion-card-potion } in play, you may put this onto your deck.
    .short = +2 Cards, +1 Action. In Clean-up with { dominion-card-potion }: onto deck.
    .full = Each one you played, if it is still in play. In the first printing you may do so when you discard it from play.
dominion-text-apothecary = +1 Card, +1 Action. Reveal the top 4 cards of your deck. { dominion-card-copper } and { dominion-card-potion } go into your hand, the others back in any order.
    .short = +1 Card, +1 Action. Of top 4: { dominion-card-copper }, { dominion-card-potion } to hand.
    .full = You must take all of them. With fewer than 4 cards, reveal what there is.
dominion-text-apprentice = +1 Action. Trash a card from your hand: +1 Card for each $1 it costs, and +2 Cards if it costs a Potion.
    .short = +1 Action. Trash a card: +1 Card per $1; Potion: +2 Cards.
    .full = You must trash one if you have any. What counts is what it costs now.
dominion-text-familiar = +1 Card, +1 Action. Each other player gains a { dominion-card-curse }.
    .full = In turn order, as long as there are any.
dominion-text-golem = Reveal cards from your deck until there are 2 Actions other than { dominion-card-golem }. Discard the others, then play those two in either order.
    .short = Reveal until 2 Actions (no { dominion-card-golem }). Play both, discard rest.
    .full = You must play both. The second waits aside, so that nothing the first does can reach it. If only one is found, it is played.
dominion-text-herbalist = +1 Buy, +$1. Once this turn, when you discard a Treasure from play, you may put it onto your deck.
    .short = +1 Buy, +$1. Once, discarding a Treasure from play: onto deck.
    .full = Once for each time it was played; any Treasure, a { dominion-card-potion } too. In the first printing you may do so when you discard this from play.
dominion-text-philosophers_stone = Count your deck and discard pile. +$1 for every 5 cards, rounded down.
    .short = +$1 per 5 cards of your deck and discard pile together.
    .full = Cards in play and in hand do not count. The cards are only counted; their order stays.
dominion-text-scrying_pool = +1 Action. Each player, you too, reveals the top card of their deck and discards it or puts it back: you decide. Then reveal cards from your deck until one is no Action; put all of these into your hand.
    .short = +1 Action. Spy on each top card. Then draw to a non-Action.
    .full = All top cards come first. A card you put back may be revealed again. Against the others it is an Attack.
dominion-text-university = +2 Actions. You may gain an Action costing up to $5.
    .full = A card with a Potion in its cost does not cost up to $5.
dominion-text-vineyard = Worth 1 VP for every 3 Actions you have, rounded down.
    .full = All your cards count, wherever they are.

## Texts: on the card, and in full with rulings

dominion-text-transmute = Trash a card from your hand. If it is an Action, gain a { dominion-card-duchy }; a Treasure, a { dominion-card-transmute }; a Victory card, a { dominion-card-gold }.
    .short = Trash: Action for { dominion-card-duchy }, Treasure { dominion-card-transmute }, Victory { dominion-card-gold }.
    .full = A card of several of these types brings each of the cards, in this order. A { dominion-card-curse } brings nothing.
dominion-text-possession = The player to your left takes an extra turn after this one. You see all cards that player sees and make all decisions. You gain what that player would gain; that player's trashed cards are set aside and return to their discard pile at the end of the turn.
    .short = The player to your left takes an extra turn that you decide.
    .full = What you gain this way goes to your discard pile, wherever it would have gone, and nothing follows from the gain that did not come about. Tokens, Actions, Buys and coins stay with the player whose turn it is. Cards that come back are neither gained nor discarded, but they were trashed. By the newest wording no second extra turn in a row is taken, and Debt goes to you too.

## Answers and questions

dominion-event-is_possessed = { $by } decides everything in this turn of { $seat }.
    .by = You decide everything in this turn of { $seat }.
    .seat = { $by } decides everything in this turn of yours.
dominion-event-puts_spared_back = { $seat } puts { A($cards) } back into the discard pile.
    .seat = You put { A($cards) } back into your discard pile.
dominion-option-gained_by_possessor = gain the card in place of the possessed player
    .typed = possession; gain
dominion-option-alchemist_topdecks = put { A("dominion-card-alchemist") } onto your deck
    .typed = alchemist; topdeck; deck
dominion-option-alchemist_discarded = put { A("dominion-card-alchemist") } onto your deck
    .typed = alchemist; topdeck; deck
dominion-option-herbalist_topdecks = { dominion-card-herbalist }: put { THE($card) } onto your deck
    .typed = herbalist; topdeck; deck
dominion-option-herbalist_discarded = { dominion-card-herbalist }: put { THE($card) } onto your deck
    .typed = herbalist; topdeck; deck
dominion-question-play_first = Which of them do you play first?
