### Dominion: words that the mechanisms of many expansions share.

count-coffers =
    { $number ->
        [one] { $number } Coffers
       *[other] { $number } Coffers
    }
count-villagers =
    { $number ->
        [one] { $number } Villager
       *[other] { $number } Villagers
    }
count-favors =
    { $number ->
        [one] { $number } Favor
       *[other] { $number } Favors
    }
count-vp_tokens =
    { $number ->
        [one] { $number } VP token
       *[other] { $number } VP tokens
    }
count-minus_card =
    { $number ->
        [one] { $number } −1 Card token
       *[other] { $number } −1 Card tokens
    }
count-minus_coin =
    { $number ->
        [one] { $number } −1 coin token
       *[other] { $number } −1 coin tokens
    }
count-skips =
    { $number ->
        [one] { $number } turn to skip
       *[other] { $number } turns to skip
    }
count-gains =
    { $number ->
        [one] { $number } card gained this turn
       *[other] { $number } cards gained this turn
    }
count-last_gains =
    { $number ->
        [one] { $number } card gained last turn
       *[other] { $number } cards gained last turn
    }
count-card_token = +1 Card token
count-action_token = +1 Action token
count-buy_token = +1 Buy token
count-coin_token = +1 coin token
count-action_gains = Actions gained this turn

dominion-token-coffers = Coffers
dominion-token-villagers = Villagers
dominion-token-favors = Favors
dominion-token-vp_tokens = VP tokens
dominion-token-minus_card = −1 Card token
dominion-token-minus_coin = −1 coin token
dominion-event-extra_turn = { $seat } takes an extra turn ({ $card }).
    .seat = You take an extra turn ({ $card }).
dominion-event-skips_turn = { $seat } skips a turn.
    .seat = You skip a turn.
dominion-event-buys_event = { $seat } buys the Event { $card } for { $cost }.
    .seat = You buy the Event { $card } for { $cost }.
dominion-event-buys_project = { $seat } buys the Project { $card } for { $cost }.
    .seat = You buy the Project { $card } for { $cost }.
dominion-event-overpays = { $seat } pays { $coins } more for { A($card) }.
    .seat = You pay { $coins } more for { A($card) }.
dominion-event-pays = { $seat } pays { $cost }.
    .seat = You pay { $cost }.
dominion-event-picks_for_top = { $seat } picks a card to lie on top of the shuffled ones.
    .known = { $seat } picks { A($card) } to lie on top of the shuffled cards.
    .seat-known = You pick { A($card) } to lie on top of the shuffled cards.
dominion-event-follows = { $seat } follows { $card } instead.
    .seat = You follow { $card } instead.
dominion-event-calls = { $seat } calls { A($card) }.
    .seat = You call { A($card) }.
dominion-event-exchanges = { $seat } exchanges { A($old) } for { A($card) }.
    .seat = You exchange { A($old) } for { A($card) }.
dominion-event-exiles = { $seat } exiles { A($card) }.
    .seat = You exile { A($card) }.
dominion-event-puts_on_tavern = { $seat } puts { A($card) } on the Tavern mat.
    .seat = You put { A($card) } on your Tavern mat.
dominion-event-puts_into_hand = { $seat } puts a card into their hand.
    .known = { $seat } puts { A($card) } into their hand.
    .seat-known = You put { A($card) } into your hand.
dominion-event-puts_deck_into_discard = { $seat } puts the deck into the discard pile.
    .seat = You put your deck into your discard pile.
dominion-event-takes_tokens = { $seat } takes { $sort }.
    .seat = You take { $sort }.
dominion-event-returns_tokens = { $seat } returns { $sort }.
    .seat = You return { $sort }.
dominion-event-returns_tokens-G-COFFERS-01 = { $seat } spends { $sort }.
    .seat = You spend { $sort }.
dominion-event-returns_tokens-G-VILLAGERS-01 = { $seat } spends { $sort }.
    .seat = You spend { $sort }.
dominion-event-returns_tokens-G-FAVORS-01 = { $seat } spends { $sort }.
    .seat = You spend { $sort }.

dominion-event-takes = { $seat } takes { $card }.
    .seat = You take { $card }.
dominion-event-gives_back = { $seat } gives back { $card }.
    .seat = You give back { $card }.
dominion-event-turns_up = { $seat } turns up { $card }.
    .seat = You turn up { $card }.
dominion-event-receives = { $seat } receives { $card }.
    .seat = You receive { $card }.
dominion-event-puts_away = { $seat } puts { $card } away.
    .seat = You put { $card } away.
dominion-event-turns_over = { $seat } turns { $card } over in the trash.
    .seat = You turn { $card } over in the trash.

dominion-option-take_turn = take the extra turn from { $card }
    .typed = turn; take turn; extra turn
dominion-option-do_at_start = carry out { $card }
    .typed = do; carry out
dominion-option-may_do_at_start = use { $card }
    .typed = use
dominion-option-do_at_clean_up = carry out { $card }
    .typed = do; carry out
dominion-option-may_do_at_clean_up = use { $card }
    .typed = use
dominion-option-do_at_hand = carry out { $card }
    .typed = do; carry out
dominion-option-may_do_at_hand = use { $card }
    .typed = use
dominion-option-do_at_end = carry out { $card }
    .typed = do; carry out
dominion-option-may_do_at_end = use { $card }
    .typed = use
dominion-option-spend_villager = spend a Villager for +1 Action
    .typed = villager; spend villager
dominion-option-spend_coffers = spend a Coffers for +$1
    .typed = coffers; spend coffers
dominion-option-follow = follow { $card }
    .typed = follow
dominion-option-put_on_shuffled = put { THE($card) } on top of the shuffled cards
    .typed = top; put; pick; on top
dominion-option-put_into_hand = take { THE($card) } into your hand
    .typed = hand; take; keep; into hand
dominion-option-overpay = pay { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } more
    .typed = overpay; more; pay more
dominion-option-overpay_potions = pay { $number ->
        [one] { $number } Potion
       *[other] { $number } Potions
    } more
    .typed = potions; overpay potions

dominion-question-discard_from_hand = Which card do you discard?
    .text = { $text }: which card do you discard?
    .pass = discard nothing
dominion-question-overpay = How much more do you pay?
    .pass = pay nothing more
dominion-question-overpay_potions = How many Potions do you pay besides?
    .pass = no Potions
dominion-question-follow = Which instructions do you follow?
    .text = { $text }: which instructions do you follow?
dominion-question-put_on_shuffled = Which card shall lie on top after shuffling?
dominion-question-night_phase = Night phase. Do you play a Night card?
    .pass = end your turn
dominion-question-which_turn = Which extra turn comes next?

dominion-table-night = Night phase
dominion-table-start = start of the turn
dominion-table-tavern = Tavern mat
dominion-table-exile = Exile
dominion-table-kept_boons = Boons
dominion-score-vp_tokens = VP tokens


dominion-event-sets_aside_face_down = { $seat } sets { $number } aside face down.
    .known = { $seat } sets { A($cards) } aside face down.
    .seat-known = You set { A($cards) } aside face down.
