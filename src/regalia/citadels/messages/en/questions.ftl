### Citadels: what is asked.

citadels-question-turn = Your turn as { THE($acting) }. You have yet to gather.
    .gathered = Your turn as { THE($acting) }. { $limit ->
        [0] You may not build.
       *[other] Built { $built } of { $limit }.
    }
citadels-question-gather = You are { THE($acting) }. What do you gather?
citadels-question-gather-C-WITCH-01 = You are the { citadels-card-witch }. What do you gather, before you bewitch somebody?
citadels-question-keep_which = Which card do you keep?
citadels-question-put_under = Which card goes under the deck first?
citadels-question-keep_studied = Which card do you keep? The others are shuffled back into the deck.
citadels-question-choose_character = Which character do you choose?
citadels-question-drop_character = Which character do you set aside, face down?
citadels-question-exchange_characters = Your { citadels-card-theater }: do you exchange characters, unseen?
citadels-question-give_character = Which of your characters do you give away?
citadels-question-park = Your hand is empty. Do you take two cards from the { citadels-card-park }?
citadels-question-hospital = The { $called } was killed. Do you show it and gather in your { citadels-card-hospital }?
citadels-question-bewitch = Whom do you bewitch?
citadels-question-place_blank_warrant = Where do you lay a blank warrant?
citadels-question-confiscate = { $active } has paid for { THE($site) }. Do you confiscate it?
citadels-question-place_blank_threat = Whom do you threaten with the blank marker?
citadels-question-bribe = The { $acting } is threatened. Do you pay half your gold?
citadels-question-reveal_threat = { $active } pays no bribe for { THE($acting) }. Do you turn the threat over?
citadels-question-put_away = Which card goes under the deck?
citadels-question-take_or_build = Which card do you take?
citadels-question-give_back = Everybody you took a card from gets one back, going round from your left. Which card is next?
citadels-question-tribute = What do you take from { $crown }, who has the crown now?
citadels-question-pass_crown = To whom does the { citadels-card-emperor } pass the crown?
citadels-question-take_district = Which district do you take for yours?
citadels-question-buy_from_graveyard = The { $site } was destroyed. Do you take it into your hand?
citadels-question-whose_hand = Whose hand does the { citadels-card-fortune_teller } look at?
citadels-question-take_which = Which card do you take?
citadels-question-replace_which = Which of your districts makes room?
citadels-question-replace_with_which = What do you build in its place?
citadels-question-cash_in = Somebody paid at your { citadels-card-ticket_wagon }. Do you cash it in?
citadels-question-rasputin = The { $called } is called and was hit. Do you play { citadels-card-rasputin }?
citadels-question-acrobat = Nobody answers for rank 4. Do you play the { citadels-card-acrobat }?
citadels-question-ring_bell = Your { citadels-card-bell_tower } stands. Does one district less complete a city from now on?
citadels-question-search_deck = Your { citadels-card-lighthouse } lets you look through the deck. Which card do you take?
citadels-question-pay_for_den = How do you pay for the { citadels-card-thieves_den }?
citadels-question-borrow_from = From whom do you take the missing gold?
citadels-question-give_for_loan = Which card do you give for it?
citadels-question-react = { $asks }
