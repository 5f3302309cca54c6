### Citadels: wat er gevraagd wordt.

citadels-question-turn = Je beurt als { $acting }. Neem inkomen.
    .gathered = Je beurt: { $acting }, { $limit ->
        [0] zonder bouwen.
       *[other] { $built }/{ $limit } gebouwd.
    }
citadels-question-gather = Jij bent { DE($acting) }. Wat neem je als inkomen?
citadels-question-gather-C-WITCH-01 = Jij bent de { citadels-card-witch }. Welk inkomen neem je eerst?
citadels-question-keep_which = Welke kaart houd je?
citadels-question-put_under = Welke gaat eerst onder de gebouwenstapel?
citadels-question-keep_studied = Welke van de getrokken kaarten houd je?
citadels-question-choose_character = Welk karakter kies je?
citadels-question-drop_character = Welk karakter leg je gedekt midden op tafel?
citadels-question-exchange_characters = Je { citadels-card-theater }: ruil je blind van karakter?
    .pass = de karakters houden
citadels-question-give_character = Welk van je karakters geef je weg?
citadels-question-park = Lege hand: twee kaarten uit het { citadels-card-park }?
citadels-question-hospital = Vermoord als { $called }. Inkomen via { citadels-card-hospital }?
    .pass = geen inkomen nemen
citadels-question-bewitch = Wie beheks je?
citadels-question-place_blank_warrant = Waar leg je een onteigening zonder zegel?
citadels-question-confiscate = { $active } betaalde { DE($site) }. Onteigen je dat?
    .pass = laten bouwen
citadels-question-place_blank_threat = Waar leg je het dreigement zonder roos?
citadels-question-bribe = Bedreigd als { $acting }: de helft betalen?
citadels-question-reveal_threat = { $active } als { $acting } betaalt niet. Omdraaien?
    .pass = gedekt laten
citadels-question-put_away = Welke kaart leg je af?
citadels-question-take_or_build = Welke kaart neem je?
citadels-question-give_back = Met de klok mee: welke kaart geef je terug?
citadels-question-tribute = { $crown } heeft de kroon. Wat neem je ervoor?
citadels-question-pass_crown = Aan wie geeft de { citadels-card-emperor } de kroon?
citadels-question-take_district = Welk gebouw neem je in ruil voor het jouwe?
citadels-question-buy_from_graveyard = Vernietigd: { DE($site) }. Neem je die voor 1 goud?
    .pass = niet nemen
citadels-question-whose_hand = Wiens hand bekijkt de { citadels-card-fortune_teller }?
citadels-question-take_which = Welke kaart neem je?
citadels-question-replace_which = Welk gebouw overbouw je?
citadels-question-replace_with_which = Waarmee overbouw je het?
citadels-question-cash_in = Er is betaald bij je { citadels-card-ticket_wagon }. Leeg je hem?
    .pass = het goud laten liggen
citadels-question-rasputin = Getroffen als { $called }. Speel je { citadels-card-rasputin }?
    .pass = achterhouden
citadels-question-acrobat = Geen nummer 4. Speel je de { citadels-card-acrobat }?
    .pass = achterhouden
citadels-question-ring_bell = { citadels-card-bell_tower }: volstaat nu één gebouw minder?
citadels-question-search_deck = { citadels-card-lighthouse }: welke kaart neem je?
citadels-question-pay_for_den = Hoe betaal je de { citadels-card-thieves_den }?
citadels-question-borrow_from = Van wie neem je het ontbrekende goud?
citadels-question-give_for_loan = Welke kaart geef je daarvoor?
citadels-question-react = { $asks }
