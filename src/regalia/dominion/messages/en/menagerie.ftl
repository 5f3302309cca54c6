### Dominion, Menagerie: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-black_cat = +2 Cards. Outside your own turn each other player also gains a { dominion-card-curse }. When another player gains a Victory card, you may play this from your hand.
    .short = +2 Cards. Not your turn: others gain { dominion-card-curse }. Reaction.
    .full = Played in answer to a gain it uses no Action and lies in play until the Clean-up of that turn. It is an Attack then too: the others may react to it.
dominion-text-sleigh = Gain 2 { dominion-card-horse }s. When you gain a card, you may discard this from your hand to put that card into your hand or onto your deck.
    .short = Gain 2 { dominion-card-horse }. Discard when gaining: to hand or onto deck.
    .full = Only as long as the card still lies where it was gained to. It can also move a card that was gained elsewhere than to the discard pile.
dominion-text-camel_train = Exile a card from the Supply that is not a Victory card. When you gain this, exile a { dominion-card-gold } from the Supply.
    .short = Exile a non-Victory card of the Supply. On gain: a { dominion-card-gold }.
    .full = Exiled cards lie on your Exile mat and are yours at the end. Exiling is no gaining. When you gain a card, you may discard all copies of it from your Exile mat.
dominion-text-sheepdog = +2 Cards. When you gain a card, you may play this from your hand.
    .short = +2 Cards. When you gain a card, you may play this.
    .full = It may be played for every card you gain, also in the turn of another player, and uses none of your Actions.
dominion-text-snowy_village = +1 Card, +4 Actions, +1 Buy. Ignore any further +Actions you get this turn.
    .short = +1 Card, +4 Actions, +1 Buy. No further +Actions this turn.
    .full = That holds for Villagers too and for playing it a second time.
dominion-text-cavalry = Gain 2 { dominion-card-horse }s. When you gain this: +2 Cards, +1 Buy, and from your Buy phase you go back to your Action phase.
    .short = Gain 2 { dominion-card-horse }. On gain: +2 Cards, +1 Buy, Action phase again.
    .full = Going back gives no Action, but afterwards a new Buy phase comes in which Treasures may be played again.
dominion-text-hostelry = +1 Card, +2 Actions. When you gain this, you may discard any number of Treasures, revealed, to gain as many { dominion-card-horse }s.
    .short = +1 Card, +2 Actions. On gain: discard Treasures for { dominion-card-horse }.
    .full = The Treasures come from your hand, and everybody sees them.
dominion-text-coven = +1 Action, +$2. Each other player exiles a { dominion-card-curse } from the Supply. Whoever cannot discards all exiled { dominion-card-curse }s.
    .short = +1 Action, +$2. Others exile a { dominion-card-curse }; if none, discard them.
    .full = Exiling is no gaining; exiled cards count at the end. When you gain a card, you may discard all copies of it from your Exile mat.
dominion-text-falconer = Gain to your hand a card costing less than this. When any player gains a card with two or more types, you may play this from your hand.
    .short = A card cheaper than this to hand. Reacts to two-type gains.
    .full = Less means less in some part of the cost and more in none. The gain may also be your own; playing it uses no Action.
dominion-text-kiln = +$2. When you play the next card this turn, you may first gain a copy of it.
    .short = +$2. Before your next card, you may gain a copy of it.
    .full = Only for the very next card you play, used or not. The copy comes from the Supply.
dominion-text-animal_fair = +$4. +1 Buy per empty Supply pile. Instead of paying this card's cost you may trash an Action from your hand.
    .short = +$4. +1 Buy per empty pile. Or pay by trashing an Action.
    .full = Buying it in that way needs a Buy too. Empty piles that are not in the Supply do not count.
dominion-text-horse = +2 Cards, +1 Action. Return this to its pile.
    .full = Not in the Supply; there are 30. It goes back only from play.
dominion-text-way_of_the_horse = +2 Cards, +1 Action. Return the played card to its pile.
    .short = +2 Cards, +1 Action. Return this card to its pile.
    .full = A card without a pile, or one that is not in play, stays where it is. An Action may be played for a Way instead of its own text.
dominion-text-way_of_the_mole = +1 Action. Discard your hand. +3 Cards.
    .full = You draw even if you had no cards. An Action may be played for a Way instead of its own text.
dominion-text-way_of_the_ox = +2 Actions.
    .full = An Action may be played for a Way instead of its own text.

## Answers, questions and events

dominion-option-play_sheepdog = play your { dominion-card-sheepdog }
    .typed = sheepdog; play; yes; play sheepdog
dominion-option-play_black_cat = play your { dominion-card-black_cat }
    .typed = black cat; cat; play; yes; play black cat
dominion-option-play_falconer = play your { dominion-card-falconer }
    .typed = falconer; play; yes; play falconer
dominion-option-sleigh_to_hand = discard your { dominion-card-sleigh } and put the card into your hand
    .typed = sleigh; hand; sleigh hand; to hand
dominion-option-sleigh_to_deck = discard your { dominion-card-sleigh } and put the card onto your deck
    .typed = deck; sleigh deck; to deck
dominion-option-discard_from_exile = discard all copies from your Exile mat
    .typed = exile; discard; yes; discard from exile
dominion-option-camel_train_gained = exile a { dominion-card-gold } for your { dominion-card-camel_train }
    .typed = camel train; exile gold
dominion-option-cavalry_gained = +2 Cards and +1 Buy for your { dominion-card-cavalry }
    .typed = cavalry; cards
dominion-option-hostelry_gained = discard Treasures for your { dominion-card-hostelry }
    .typed = hostelry; treasures
dominion-option-kiln_copies = use your { dominion-card-kiln }
    .typed = kiln; use kiln
dominion-option-exile = exile { $card }
    .typed = exile
dominion-option-buy_animal_fair_with = trash { $card } to buy { dominion-card-animal_fair }
    .typed = animal fair; animal fair with; buy animal fair with
dominion-question-exile = Which card do you exile?
dominion-question-discard_for_horses = Which Treasure do you discard for a { dominion-card-horse }?
    .pass = discard no more
dominion-question-gain_copy = Do you first gain a copy of the card you play?
    .pass = gain none
