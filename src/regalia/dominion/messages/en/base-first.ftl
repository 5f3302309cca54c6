### Dominion, base set, cards of its first edition only: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-adventurer = Reveal cards from your deck until there are 2 Treasures. Put those into your hand and discard the others.
    .short = Reveal until 2 Treasures: into your hand. Discard the rest.
    .full = If the deck runs out, shuffle the discard pile, without the cards revealed so far. With only one Treasure in all you get that one.
dominion-text-chancellor = +$2. You may put your deck into your discard pile.
    .full = The cards are not discarded, so nothing follows from it, and nobody sees them but for the top one.
dominion-text-feast = Trash this. Gain a card costing up to $5.
    .full = Played twice by another card, it is trashed once and brings two cards.
dominion-text-spy = +1 Card, +1 Action. Each player, you too, reveals the top card of their deck and discards it or puts it back: you decide.
    .short = +1 Card, +1 Action. Each top card: you discard or keep it.
    .full = In turn order, yours first, each decided before the next is revealed. Against the others it is an Attack; whoever is unaffected reveals nothing.
dominion-text-thief = Each other player reveals the top 2 cards of their deck and trashes a Treasure among them, which you choose. You may gain any of the trashed cards. The others are discarded.
    .short = Others trash a Treasure of their top 2; gain any of those.
    .full = At most one Treasure is trashed per player. Only what this very card trashed may be gained.
dominion-text-woodcutter = +1 Buy, +$2.
    .full = Both are for the Buy phase of this turn.

## Questions

dominion-question-spy_on_top = Discard this card or put it back?
    .text = { $text }: discard this card or put it back?
dominion-question-steal_which = Which Treasure is trashed?
    .text = { $text }: which Treasure is trashed?
dominion-question-gain_stolen = Which of the trashed cards do you gain?
    .pass = gain no more
