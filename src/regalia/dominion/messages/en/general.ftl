### Dominion: what all expansions share. What only the cards of one expansion need stands in that expansion's file.

## Amounts and places

count-actions =
    { $number ->
        [one] { $number } Action
       *[other] { $number } Actions
    }
count-buys =
    { $number ->
        [one] { $number } Buy
       *[other] { $number } Buys
    }
count-coins = ${ $number }
count-potions =
    { $number ->
        [one] { $number } Potion
       *[other] { $number } Potions
    }
count-debt = { $number } Debt
count-turns =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
count-times = { $number }× { $card }
dominion-type-reaction = Reaction
    .letter = R
dominion-type-action = Action
    .letter = A
dominion-type-treasure = Treasure
    .letter = T
dominion-type-victory = Victory
    .letter = V
dominion-type-curse = Curse
    .letter = C
dominion-type-attack = Attack
dominion-type-duration = Duration
dominion-type-command = Command
dominion-type-night = Night
dominion-type-reserve = Reserve
dominion-type-traveller = Traveller
dominion-type-castle = Castle
dominion-type-knight = Knight
dominion-type-ruins = Ruins
dominion-type-shelter = Shelter
dominion-type-looter = Looter
dominion-type-prize = Prize
dominion-type-odyssey = Odyssey
dominion-type-wizard = Wizard
dominion-type-reward = Reward
dominion-type-townsfolk = Townsfolk
dominion-type-augur = Augur
dominion-type-liaison = Liaison
dominion-type-fate = Fate
dominion-type-doom = Doom
dominion-type-heirloom = Heirloom
dominion-type-spirit = Spirit
dominion-type-zombie = Zombie
dominion-type-boon = Boon
dominion-type-hex = Hex
dominion-type-state = State
dominion-type-artifact = Artifact
dominion-type-project = Project
dominion-type-event = Event
dominion-type-landmark = Landmark
dominion-type-way = Way
dominion-type-ally = Ally
dominion-place-deck = onto the deck
dominion-place-hand = to the hand
dominion-place-discard = to the discard pile
dominion-place-play = into play
dominion-place-aside = set aside
dominion-place-face_down = face down

## What happened

dominion-treasures = { $seat } plays { A($cards) } for { $coins }.
    .seat = You play { A($cards) } for { $coins }.
    .none = { $seat } plays { A($cards) }.
    .seat-none = You play { A($cards) }.
dominion-event-turn = { $seat }, turn { $number }.
    .seat = Your turn { $number }.
dominion-event-cleans_up = { $seat } cleans up.
    .seat = You clean up.
dominion-event-game_ends = The game ends with the turn of { $seat }.
    .seat = The game ends with your turn.
dominion-event-plays = { $seat } plays { A($card) }.
    .seat = You play { A($card) }.
dominion-event-plus_actions = { $seat } gets +{ $number }.
    .seat = You get +{ $number }.
dominion-event-plus_buys = { $seat } gets +{ $number }.
    .seat = You get +{ $number }.
dominion-event-plus_coins = { $seat } gets +{ $number }.
    .seat = You get +{ $number }.
dominion-event-loses_coins = { $seat } loses { $number }.
    .seat = You lose { $number }.
dominion-event-plus_potions = { $seat } gets +{ $number }.
    .seat = You get +{ $number }.
dominion-event-takes_debt = { $seat } takes { $number } Debt.
    .seat = You take { $number } Debt.
dominion-event-pays_off = { $seat } pays off { $number } Debt.
    .seat = You pay off { $number } Debt.
dominion-event-buys = { $seat } buys { A($card) } for { $cost }.
    .seat = You buy { A($card) } for { $cost }.
dominion-event-buys-G-BUY-05 = { $seat } buys { A($card) } for { $cost } and a Potion.
    .seat = You buy { A($card) } for { $cost } and a Potion.
    .none = { $seat } buys { A($card) } for a Potion.
    .seat-none = You buy { A($card) } for a Potion.
dominion-event-gains = { $seat } gains { A($card) }.
    .seat = You gain { A($card) }.
dominion-event-gains-G-GAIN-03 = { $seat } gains { A($card) } { $place }.
    .seat = You gain { A($card) } { $place }.
dominion-event-gains_none = No { $card } is left for { $seat } to gain.
    .seat = No { $card } is left for you to gain.
dominion-event-draws = { $seat } draws { $number }.
    .known = { $seat } draws { A($cards) }.
    .seat-known = You draw { A($cards) }.
dominion-event-reshuffles = { $seat } shuffles.
    .seat = You shuffle.
dominion-event-discards = { $seat } discards { $number }, { A($top) } on top.
    .single = { $seat } discards { A($top) }.
    .known = { $seat } discards { A($cards) }.
    .seat-known = You discard { A($cards) }.
dominion-event-trashes = { $seat } trashes { A($cards) }.
    .seat = You trash { A($cards) }.
dominion-event-topdecks = { $seat } puts a card onto the deck.
    .known = { $seat } puts { A($card) } onto the deck.
    .seat-known = You put { A($card) } onto your deck.
dominion-event-sets_aside = { $seat } sets { A($card) } aside.
    .seat = You set { A($card) } aside.
dominion-event-returns = { $seat } returns { A($card) } to its pile.
    .seat = You return { A($card) } to its pile.
dominion-event-reveals = { $seat } reveals { A($cards) }.
    .seat = You reveal { A($cards) }.
dominion-event-reveals_hand = { $seat } reveals a hand of { $cards }.
    .seat = You reveal a hand of { $cards }.
dominion-event-looks_at = { $seat } looks at { $number } of the deck.
    .known = { $seat } looks at { A($cards) }.
    .seat-known = You look at { A($cards) }.

## What may be answered. `.typed`: what people may type for it, by semicolons

dominion-option-pass = no
    .typed = pass; no; nothing; none; end; done; stop; skip; enough; end turn; buy phase
dominion-option-decline = do without { $card } this time
    .typed = decline; without; do without; forgo
dominion-option-play = play { $card }
    .typed = play; use
dominion-option-buy = buy { $card } ({ $cost })
    .typed = buy; purchase
dominion-option-put_on_top = put { $card } on top
    .typed = top; put top; on top
dominion-option-discard = discard { $card }
    .typed = discard; drop
dominion-option-trash = trash { $card }
    .typed = trash; scrap
dominion-option-topdeck = put { $card } onto your deck
    .typed = topdeck; put; put onto deck; deck; back
dominion-option-gain = gain { $card } ({ $cost })
    .typed = gain; take; get
dominion-option-reveal = reveal { $card }
    .typed = reveal; show
dominion-option-trash_this = trash it
    .typed = trash; yes; trash it
dominion-option-pay_off = pay off 1 Debt
    .typed = pay; pay off; debt
dominion-option-plus_card = +1 Card
    .typed = card; +1 card; plus card
dominion-option-plus_action = +1 Action
    .typed = action; +1 action; plus action
dominion-option-plus_buy = +1 Buy
    .typed = buy; +1 buy; plus buy
dominion-option-plus_coin = +$1
    .typed = coin; +$1; plus coin

## What is asked. `.text`: while a card is being played; `.pass`: what answering nothing means

dominion-question-action_phase = Action phase, { $actions }. What do you play?
    .pass = go on to the Buy phase
dominion-question-buy_phase = { $coins }, { $buys }: do you play or buy?
    .pass = end your turn
dominion-question-buy_more = { $coins } and { $buys } left. What do you buy?
    .pass = end your turn
    .no_buys = { $coins }, no Buys left. Anything else?
dominion-question-discard_top = Which card lies on top of the discard pile?
dominion-question-gain = Which card do you gain?
    .text = { $text }: which card do you gain?
dominion-question-play_from_hand = Which card do you play from your hand?
    .pass = play none
dominion-question-discard_down_to = Which card do you discard?
    .text = { $active } played { A($text) }: discard which card?
dominion-question-trash_from_hand = Which card do you trash?
    .text = { $text }: which card do you trash?
    .pass = trash nothing more
dominion-question-topdeck_from_hand = Which card of your hand goes onto your deck?
dominion-question-trash_this = Do you trash the card just played?
    .text = Do you trash { $text }?
    .pass = keep it
dominion-question-choose = What do you choose?
    .text = { $text }: what do you choose?
dominion-question-react = { $asks }
    .due = What do you carry out first?
    .plays = { $doer } plays { A($thing) }. { $asks }
    .doer-plays = You play { A($thing) }. { $asks }
    .followed = { $doer } played { A($thing) }. { $asks }
    .doer-followed = You played { A($thing) }. { $asks }
    .gained = { $doer } gains { A($thing) }. { $asks }
    .doer-gained = You gain { A($thing) }. { $asks }
    .would_gain = { $doer } is to gain { A($thing) }. { $asks }
    .doer-would_gain = You are to gain { A($thing) }. { $asks }
    .bought = { $doer } buys { A($thing) }. { $asks }
    .doer-bought = You buy { A($thing) }. { $asks }
    .trashed = { $doer } trashes. { $asks }
    .doer-trashed = You trash. { $asks }
    .discarded = { $doer } discards. { $asks }
    .doer-discarded = You discard. { $asks }
    .revealed = { $doer } reveals. { $asks }
    .doer-revealed = You reveal. { $asks }
    .left_play = { $doer } cleans up. { $asks }
    .doer-left_play = You clean up. { $asks }
    .turn_starts = The turn of { $doer } begins. { $asks }
    .doer-turn_starts = Your turn begins. { $asks }
    .buy_starts = The Buy phase of { $doer } begins. { $asks }
    .doer-buy_starts = Your Buy phase begins. { $asks }
    .buy_ends = The Buy phase of { $doer } ends. { $asks }
    .doer-buy_ends = Your Buy phase ends. { $asks }
    .clean_up_starts = The Clean-up of { $doer } begins. { $asks }
    .doer-clean_up_starts = Your Clean-up begins. { $asks }
    .turn_ends = The turn of { $doer } ends. { $asks }
    .doer-turn_ends = Your turn ends. { $asks }
    .new_hand = { $doer } drew a new hand. { $asks }
    .doer-new_hand = You drew a new hand. { $asks }
    .shuffles = { $doer } shuffles. { $asks }
    .doer-shuffles = You shuffle. { $asks }
    .pass = leave it at that
    .pass-plays = keep it hidden

## The table and the score sheet

dominion-table-turn = { $seat }, turn { $number }
    .seat = Your turn { $number }
dominion-table-action = Action phase
dominion-table-buy = Buy phase
dominion-table-clean_up = Clean-up
dominion-table-names = { $number ->
        [one] one name
       *[other] { $number } different names
    }
dominion-table-trash = Trash
dominion-table-in_play = in play
dominion-table-discard = discards: { $card }
dominion-table-deck = { $number } in the deck
dominion-table-aside = set aside
dominion-table-face_down = looked at
dominion-score-tie_break = Tie-break: fewest turns

## Naming and choosing

dominion-event-names = { $seat } names { $card }.
    .seat = You name { $card }.
dominion-option-name = name { $card }
    .typed = name; call; say
dominion-question-name = Which card do you name?
dominion-question-choose_more = What else do you choose?
    .text = { $text }: what else do you choose?
    .pass = nothing more
dominion-option-two_cards = +2 Cards
    .typed = cards; 2 cards; +2 cards
dominion-option-two_actions = +2 Actions
    .typed = actions; 2 actions; +2 actions
dominion-option-two_coins = +$2
    .typed = coins; 2 coins; +$2
dominion-option-three_coins = +$3
    .typed = coins; 3 coins; +$3
dominion-option-card_and_action = +1 Card, +1 Action
    .typed = card; action; card and action
dominion-option-a_silver = gain a { dominion-card-silver }
    .typed = silver; gain silver
dominion-option-a_gold = gain a { dominion-card-gold }
    .typed = gold; gain gold

## What is left afterwards

dominion-then = You would have { $coins } and { $buys }.
