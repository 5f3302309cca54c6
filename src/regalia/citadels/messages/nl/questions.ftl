### Citadels: wat er gevraagd wordt.

citadels-question-turn = Jij bent aan de beurt als { $acting }. Je moet nog inkomen nemen.
    .gathered = Jij bent aan de beurt als { $acting }. { $limit ->
        [0] Bouwen mag je niet.
       *[other] Gebouwd: { $built } van { $limit }.
    }
citadels-question-gather = Jij bent { DE($acting) }. Wat neem je als inkomen?
citadels-question-gather-C-WITCH-01 = Jij bent de { citadels-card-witch }. Wat neem je als inkomen, voordat je iemand behekst?
citadels-question-keep_which = Welke kaart houd je?
citadels-question-put_under = Welke kaart leg je als eerste onder de gebouwenstapel?
citadels-question-keep_studied = Welke kaart houd je? De andere worden in de gebouwenstapel geschud.
citadels-question-choose_character = Welk karakter kies je?
citadels-question-drop_character = Welk karakter leg je gedekt midden op tafel?
citadels-question-exchange_characters = Je { citadels-card-theater }: ruil je blind van karakter?
citadels-question-give_character = Welk van je karakters geef je weg?
citadels-question-park = Je hand is leeg. Neem je twee kaarten uit het { citadels-card-park }?
citadels-question-hospital = Jij bent { DE($called) } en werd vermoord. Draai je dat karakter om en neem je inkomen dankzij je { citadels-card-hospital }?
citadels-question-bewitch = Wie beheks je?
citadels-question-place_blank_warrant = Waar leg je een onteigening zonder zegel?
citadels-question-confiscate = { $active } heeft { DE($site) } betaald. Onteigen je dat gebouw?
citadels-question-place_blank_threat = Waar leg je het dreigement zonder roos?
citadels-question-bribe = Je wordt als { $acting } bedreigd. Betaal je de helft van je goud als omkoopgeld?
citadels-question-reveal_threat = { $active } betaalt als { $acting } geen omkoopgeld. Draai je het dreigement om?
citadels-question-put_away = Welke kaart leg je af?
citadels-question-take_or_build = Welke kaart neem je?
citadels-question-give_back = Iedereen van wie je een kaart nam, krijgt er een terug, met de klok mee, te beginnen links van je. Welke kaart is de volgende?
citadels-question-tribute = Wat neem je van { $crown }, die nu de kroon heeft?
citadels-question-pass_crown = Aan wie geeft de { citadels-card-emperor } de kroon?
citadels-question-take_district = Welk gebouw neem je in ruil voor het jouwe?
citadels-question-buy_from_graveyard = Er is een gebouw vernietigd: { DE($site) }. Neem je de kaart voor 1 goud in je hand?
citadels-question-whose_hand = Wiens hand bekijkt de { citadels-card-fortune_teller }?
citadels-question-take_which = Welke kaart neem je?
citadels-question-replace_which = Welk gebouw overbouw je?
citadels-question-replace_with_which = Waarmee overbouw je het?
citadels-question-cash_in = Er is betaald bij je { citadels-card-ticket_wagon }. Leeg je hem?
citadels-question-rasputin = Jij bent { DE($called) } en werd getroffen. Speel je { citadels-card-rasputin }?
citadels-question-acrobat = Niemand meldt zich als karakter met nummer 4. Speel je de { citadels-card-acrobat }?
citadels-question-ring_bell = Je { citadels-card-bell_tower } staat. Is een stad vanaf nu met één gebouw minder voltooid?
citadels-question-search_deck = Door je { citadels-card-lighthouse } doorzoek je de gebouwenstapel. Welke kaart neem je?
citadels-question-pay_for_den = Hoe betaal je de { citadels-card-thieves_den }?
citadels-question-borrow_from = Van wie neem je het ontbrekende goud?
citadels-question-give_for_loan = Welke kaart geef je daarvoor?
citadels-question-react = { $asks }
