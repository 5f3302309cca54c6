### Dominion, Empires: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-engineer = Gain a card costing up to $4. You may trash this; then gain another such card.
    .full = A card with Debt or a Potion in its cost does not count as up to $4. The second card comes only if this card was trashed.
dominion-text-overlord = Play an Action from the Supply costing up to $5, leaving it there; no Command.
    .full = The chosen card stays on its pile, so what it says of moving itself does nothing. By the newest wording no Duration may be chosen either.
dominion-text-gladiator = +$2. Reveal a card from your hand. Unless the player to your left reveals a copy of it: +$1, and trash a { dominion-card-gladiator } from its pile.
    .full = With an empty hand you reveal nothing and get the coin. The coin does not depend on whether there was a { dominion-card-gladiator } to trash.
dominion-text-fortune = +1 Buy. The first time this turn, double your coins. When you gain this, gain a { dominion-card-gold } for each { dominion-card-gladiator } you have in play.
    .full = Only coins you have at that moment are doubled; later ones of the turn give only the Buy.
dominion-text-encampment = +2 Cards, +2 Actions. You may reveal a { dominion-card-gold } or { dominion-card-plunder } from your hand. If you do not, set this aside and return it to its pile at the start of Clean-up.
    .full = Set aside it is not in play. Its pile is split: { dominion-card-plunder } lies below. A pile refilled this way is no longer empty when the end of the game is checked.
dominion-text-plunder = $2, +1 VP token.
    .full = The token counts a point at the end of the game. It lies below { dominion-card-encampment } in their pile.
dominion-text-enchantress = Until your next turn, the first Action each other player plays in their turn gives +1 Card and +1 Action instead of what it says. At the start of your next turn, +2 Cards.
    .full = Where there is a Way it may be followed instead. A Duration card that is replaced does nothing later.
dominion-text-villa = +2 Actions, +1 Buy, +$1. When you gain this, put it into your hand, +1 Action, and if it is your Buy phase return to your Action phase.
    .full = Afterwards a new Buy phase starts, with all its start effects, and Treasures may be played again. What happens at the start of a turn does not happen again.
dominion-text-archive = +1 Action. Set aside the top 3 cards of your deck face down. Put one of them into your hand now and at the start of each of your next two turns.
    .full = You may look at the cards, the others may not. They are not gained. The card stays in play until the last one is taken.
dominion-text-humble_castle = $1. Worth 1 point for each Castle you have.
    .full = Castles all lie in one pile, the cheapest on top. This card counts itself.
dominion-text-crumbling_castle = Worth 1 point. When you gain or trash this, +1 VP token and gain a { dominion-card-silver }.
    .full = It cannot be played.
dominion-text-small_castle = Trash this or a Castle from your hand. If you did, gain the top Castle of the pile. Worth 2 points.
    .full = The Castle is gained whatever it costs. Played where it is not in play this card cannot trash itself.
dominion-text-haunted_castle = Worth 2 points. When you gain this during your turn, gain a { dominion-card-gold }, and each other player with 5 or more cards in hand puts 2 of them onto their deck.
    .full = It is no Attack. In another player's turn nothing happens. It cannot be played.
dominion-text-opulent_castle = Discard any number of Victory cards from your hand, revealed, for +$2 each. Worth 3 points.
    .full = Any number may be none. Cards that are also something else are Victory cards too.
dominion-text-sprawling_castle = Worth 4 points. When you gain this, gain a { dominion-card-duchy } or 3 { dominion-card-estate } cards.
    .full = Either may be chosen, whatever is left in the piles. It cannot be played.
dominion-text-grand_castle = Worth 5 points. When you gain this, reveal your hand: +1 VP token for each Victory card in it and for each you have in play.
    .full = It cannot be played.
dominion-text-kings_castle = Worth 2 points for each Castle you have.
    .full = This card counts itself. It cannot be played.
dominion-text-basilica = When you buy a card and have $2 or more left, take 2 VP tokens from here.
    .full = 6 VP tokens for each player lie here at the start; if only one is left you take that one. It happens with every purchase. By the newest wording it happens with every card gained in your Buy phase.

## Answers and questions

dominion-option-fortune_gained = gain a { dominion-card-gold } for each { dominion-card-gladiator } in play
    .typed = fortune; golds
dominion-question-reveal_from_hand = Which card do you reveal?
dominion-question-reveal_a_copy = Do you reveal a copy of that card?
dominion-question-play_from_supply = Which card of the Supply do you play?
dominion-option-villa_gained = put { dominion-card-villa } into your hand
    .typed = villa
dominion-option-crumbling_castle_gained = a VP token and a { dominion-card-silver } for { dominion-card-crumbling_castle }
    .typed = crumbling castle; crumbling
dominion-option-crumbling_castle_trashed = a VP token and a { dominion-card-silver } for your trashed { dominion-card-crumbling_castle }
    .typed = crumbling castle; crumbling
dominion-option-haunted_castle_gained = carry out { dominion-card-haunted_castle }
    .typed = haunted castle; haunted
dominion-option-sprawling_castle_gained = carry out { dominion-card-sprawling_castle }
    .typed = sprawling castle; sprawling
dominion-option-grand_castle_gained = reveal your hand for { dominion-card-grand_castle }
    .typed = grand castle; grand
dominion-option-a_duchy = gain a { dominion-card-duchy }
    .typed = duchy
dominion-option-three_estates = gain 3 { dominion-card-estate } cards
    .typed = estates; estate
dominion-option-take_from_basilica = take VP tokens from { dominion-card-basilica }
    .typed = basilica; tokens
dominion-option-basilica_for_gain = { dominion-option-take_from_basilica }
    .typed = basilica; tokens
dominion-question-take_from_archive = Which card set aside do you put into your hand?
dominion-question-show_or_leave = Do you reveal a { dominion-card-gold } or { dominion-card-plunder }?
    .pass = set { dominion-card-encampment } aside
dominion-question-trash_castle = Which Castle do you trash?
dominion-question-discard_victories = Which Victory card do you discard?
    .pass = discard no more
