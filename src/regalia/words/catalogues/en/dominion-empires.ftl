### Dominion, Empires: names, texts, and what only these cards ask and tell.

## Names

dominion-card-engineer = Engineer
dominion-card-overlord = Overlord
dominion-card-gladiator = Gladiator
dominion-card-fortune = Fortune

## Answers and questions

dominion-option-fortune_gained = gain { dominion-card-gold } for your Gladiators
    .typed = fortune; golds
dominion-question-reveal_from_hand = Which card do you reveal?
dominion-question-reveal_a_copy = Do you reveal a copy of the card that was shown?
dominion-question-play_from_supply = Which card of the Supply do you play?
