### Dominion, Empires: names, texts, and what only these cards ask and tell.

## Names

dominion-card-engineer = Engineer
dominion-card-overlord = Overlord
dominion-card-gladiator = Gladiator
dominion-card-fortune = Fortune

## Texts: on the card, and in full with rulings

dominion-text-engineer = Gain a card costing up to $4. You may trash this; then gain another such card.
    .full = A card with Debt or a Potion in its cost does not count as up to $4. The second card comes only if this card was trashed.
dominion-text-overlord = Play an Action from the Supply costing up to $5, leaving it there; no Command and no Duration.
    .full = The chosen card stays on its pile, so what it says of moving itself does nothing.
dominion-text-gladiator = +$2. Reveal a card from your hand. Unless the player to your left reveals a copy of it: +$1, and trash a { dominion-card-gladiator } from its pile.
    .full = With an empty hand you reveal nothing and get the coin. The coin does not depend on whether there was a { dominion-card-gladiator } to trash.
dominion-text-fortune = +1 Buy. The first time this turn, double your coins. When you gain this, gain a { dominion-card-gold } for each { dominion-card-gladiator } you have in play.
    .full = Only coins you have at that moment are doubled; later ones of the turn give only the Buy.

## Answers and questions

dominion-option-fortune_gained = gain a { dominion-card-gold } for each { dominion-card-gladiator } in play
    .typed = fortune; golds
dominion-question-reveal_from_hand = Which card do you reveal?
dominion-question-reveal_a_copy = Do you reveal a copy of the card that was shown?
dominion-question-play_from_supply = Which card of the Supply do you play?
