### Dominion, Renaissance: texts, and what only these cards, Projects and Artifacts ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-border_guard = +1 Action. Reveal the top 2 cards of your deck, take one into your hand and discard the other. If both were Actions, take the { dominion-card-lantern } or the { dominion-card-horn }.
    .full = With the { dominion-card-lantern } it is 3 cards, of which 2 are discarded, and all 3 have to be Actions. With fewer cards to reveal there is no Artifact. You may take an Artifact that another player has.
dominion-text-improve = +$2. At the start of Clean-up you may trash an Action you would discard from play, to gain a card costing exactly $1 more.
    .full = It may trash itself, but no Duration that stays in play and nothing that has left play. If no card costs exactly $1 more, nothing is gained.
dominion-text-flag_bearer = +$2. When you gain or trash this, take the { dominion-card-flag }.
    .full = Whoever gains or trashes it takes the { dominion-card-flag }, in anybody's turn and from anybody who has it. Playing it does not give the { dominion-card-flag }.
dominion-text-patron = +1 Villager, +$2. When something makes you reveal this, +1 Coffers.
    .full = In any phase and anybody's turn, once for each { dominion-card-patron } revealed. Cards discarded revealed count; cards looked at or discarded face down do not.
dominion-text-research = +1 Action. Trash a card from your hand. For each $1 it costs, set a card of your deck aside face down. Take those cards into your hand at the start of your next turn.
    .full = Only you may look at the cards set aside. It stays in play until they come; if none were set aside, it is discarded this turn.
dominion-text-swashbuckler = +3 Cards. If your discard pile is not empty then: +1 Coffers, and with 4 or more Coffers take the { dominion-card-treasure_chest }.
    .full = Draw first: a discard pile shuffled to draw the cards is empty. The Coffers just received counts towards the 4.
dominion-text-treasurer = +$3. Choose one: trash a Treasure from your hand; or gain a Treasure from the trash to your hand; or take the { dominion-card-key }.
    .full = You may choose what is impossible, and you may take the { dominion-card-key } even if you have it.
dominion-text-villain = +2 Coffers. Each other player with 5 or more cards in hand discards one costing $2 or more, or reveals a hand without one.
    .full = With 4 cards or fewer nothing happens to a player. Who has a card costing $2 or more has to discard one.
dominion-text-capitalism = In your turns, Actions with +$ in their text are also Treasures.
    .full = Wherever they are and whosever they are. You may play them in your Buy phase without using Actions, and whatever concerns Treasures concerns them.
dominion-text-crop_rotation = At the start of your turn you may discard a Victory card for +2 Cards.
    .full = Once in each of your turns. A { dominion-card-curse } is no Victory card.
dominion-text-innovation = The first time you gain an Action in your turn, you may set it aside and play it.
    .full = Only the first Action gained in the turn, even if you did not play it, and only while it is where you gained it to. Playing it uses no Action. By the newest wording it may be any Action, once a turn, and it is not set aside.
dominion-text-pageant = At the end of your Buy phase you may pay $1 for +1 Coffers.
    .full = Once in each Buy phase, already in the one in which you buy it.
dominion-text-piazza = At the start of your turn reveal the top card of your deck. If it is an Action, play it.
    .full = Playing it is not optional. Anything else stays on your deck.
dominion-text-road_network = When another player gains a Victory card, +1 Card.
    .full = In anybody's turn, for each Victory card gained; not for your own.
dominion-text-silos = At the start of your turn, discard any number of Coppers, revealed, and draw as many cards.
    .full = All are discarded together before the cards are drawn. Only { dominion-card-copper } may be discarded.
dominion-text-star_chart = When you shuffle, you may pick one of the cards to go on top.
    .full = You look through the cards. The picked one lies on top of those that are shuffled, below what was left of your deck.
dominion-text-flag = When drawing your hand in Clean-up, +1 Card.
    .full = Also on top of a hand of another size. It belongs to the last player who gained or trashed a { dominion-card-flag_bearer }.
dominion-text-horn = Once per turn, when you discard a { dominion-card-border_guard } from play, you may put it onto your deck.
    .full = Already in the turn in which you take it.
dominion-text-key = At the start of your turn, +$1.
    .full = It belongs to the last player who chose it with a { dominion-card-treasurer }.
dominion-text-lantern = Your { dominion-card-border_guard } reveals 3 cards and discards 2. All 3 have to be Actions to take the { dominion-card-horn }.
    .full = From the next { dominion-card-border_guard } on that you play, even in the same turn.
dominion-text-treasure_chest = At the start of your Buy phase, gain a { dominion-card-gold }.
    .full = Already in the turn in which you take it, before you play Treasures.

## Answers and questions

dominion-option-take = take the { $card }
    .typed = take
dominion-option-take_key = take the { dominion-card-key }
    .typed = key; take key
dominion-option-trash_treasure = trash a Treasure from your hand
    .typed = trash; trash treasure
dominion-option-treasure_from_trash = gain a Treasure from the trash
    .typed = gain; from trash; gain treasure
dominion-option-patron_revealed = +1 Coffers for your { dominion-card-patron }
    .typed = coffers; patron
dominion-option-patron_revealed_in_action_phase = +1 Coffers for your { dominion-card-patron }
    .typed = coffers; patron
dominion-option-flag_bearer_gained = take the { dominion-card-flag }
    .typed = flag; take flag
dominion-option-flag_bearer_trashed = take the { dominion-card-flag }
    .typed = flag; take flag
dominion-option-flag_draws = draw a card for the { dominion-card-flag }
    .typed = flag; draw
dominion-option-horn_topdecks = put a { dominion-card-border_guard } onto your deck
    .typed = horn; border guard; topdeck; deck; yes
dominion-option-key_pays = +$1 from the { dominion-card-key }
    .typed = key
dominion-option-treasure_chest_gives = gain a { dominion-card-gold } from the { dominion-card-treasure_chest }
    .typed = chest; gold; treasure chest
dominion-option-crop_rotation = { dominion-card-crop_rotation }: discard a Victory card for 2 cards
    .typed = crop rotation; crop; yes
dominion-option-innovation = { dominion-card-innovation }: set the Action aside and play it
    .typed = innovation; play; yes
dominion-option-innovation_plays = { dominion-card-innovation }: play the Action just gained
    .typed = innovation; play; yes
dominion-option-pageant = { dominion-card-pageant }: pay $1 for a Coffers
    .typed = pageant; pay; yes
dominion-option-piazza = { dominion-card-piazza }: reveal the top card of your deck
    .typed = piazza; reveal
dominion-option-road_network = { dominion-card-road_network }: draw a card
    .typed = road; road network; draw
dominion-option-silos = { dominion-card-silos }: discard Coppers and draw as many cards
    .typed = silos; yes
dominion-option-star_chart = { dominion-card-star_chart }: pick a card to go on top
    .typed = star chart; star; pick; yes
dominion-option-discard_coppers = discard { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } Coppers
    }
    .typed = discard; copper; coppers
dominion-question-put_into_hand = Which of the revealed cards do you take into your hand?
    .played = { $played }: which of the revealed cards do you take into your hand?
dominion-question-take_artifact = Which Artifact do you take?
    .played = { $played }: which Artifact do you take?
dominion-question-trash_in_play = { dominion-card-improve }: which Action in play do you trash, for a card costing exactly $1 more?
    .pass = trash none
dominion-question-discard_costly = Which card costing $2 or more do you discard?
    .played = { $active } played { A($played) }. Which card costing $2 or more do you discard?
dominion-question-discard_victory = Which Victory card do you discard?
dominion-question-discard_coppers = How many Coppers do you discard?
