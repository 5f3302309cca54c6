### Citadels: what is asked.

citadels-question-turn = Your turn as { THE($acting) }. You have yet to gather.
    .gathered = Your turn: { $acting }, { $limit ->
        [0] no building.
       *[other] { $built }/{ $limit } built.
    }
citadels-question-gather = You are { THE($acting) }. What do you gather?
citadels-question-gather-C-WITCH-01 = You are the { citadels-card-witch }. What do you gather first?
citadels-question-keep_which = Which card do you keep?
citadels-question-put_under = Which card goes under the deck first?
citadels-question-keep_studied = Which of the drawn cards do you keep?
citadels-question-choose_character = Which character do you choose?
citadels-question-drop_character = Which character do you set aside, face down?
citadels-question-exchange_characters = Your { citadels-card-theater }: exchange characters, unseen?
    .pass = keep the characters
citadels-question-give_character = Which of your characters do you give away?
citadels-question-park = Empty hand: two cards from the { citadels-card-park }?
citadels-question-hospital = Killed as { THE($called) }. Gather in your { citadels-card-hospital }?
    .pass = gather nothing
citadels-question-bewitch = Whom do you bewitch?
citadels-question-place_blank_warrant = Where do you lay a blank warrant?
citadels-question-confiscate = { $active } paid for { THE($site) }. Confiscate it?
    .pass = let it be built
citadels-question-place_blank_threat = Whom do you threaten with the blank marker?
citadels-question-bribe = Threatened as { THE($acting) }: pay half your gold?
citadels-question-reveal_threat = { $active }, { THE($acting) }, pays no bribe. Turn over?
    .pass = keep it hidden
citadels-question-put_away = Which card goes under the deck?
citadels-question-take_or_build = Which card do you take?
citadels-question-give_back = Round from your left: give back which card?
citadels-question-tribute = { $crown } has the crown. What do you take?
citadels-question-pass_crown = To whom does the { citadels-card-emperor } pass the crown?
citadels-question-take_district = Which district do you take for yours?
citadels-question-buy_from_graveyard = The { $site } was destroyed. Do you take it?
    .pass = let it go
citadels-question-whose_hand = Whose hand does the { citadels-card-fortune_teller } look at?
citadels-question-take_which = Which card do you take?
citadels-question-replace_which = Which of your districts makes room?
citadels-question-replace_with_which = What do you build in its place?
citadels-question-cash_in = Gold on your { citadels-card-ticket_wagon }: do you take it?
    .pass = leave the gold there
citadels-question-rasputin = The { $called } was hit. Do you play { citadels-card-rasputin }?
    .pass = hold it back
citadels-question-acrobat = No answer for rank 4: play the { citadels-card-acrobat }?
    .pass = hold it back
citadels-question-ring_bell = { citadels-card-bell_tower }: is one district less enough now?
citadels-question-search_deck = { citadels-card-lighthouse }: which card do you take?
citadels-question-pay_for_den = How do you pay for the { citadels-card-thieves_den }?
citadels-question-borrow_from = From whom do you take the missing gold?
citadels-question-give_for_loan = Which card do you give for it?
citadels-question-react = { $asks }
