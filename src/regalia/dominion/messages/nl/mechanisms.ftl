### Dominion: woorden die de regels van veel uitbreidingen delen.

count-coffers =
    { $number ->
        [one] { $number } geldkist
       *[other] { $number } geldkisten
    }
count-villagers =
    { $number ->
        [one] { $number } dorpsbewoner
       *[other] { $number } dorpsbewoners
    }
count-favors =
    { $number ->
        [one] { $number } dienst
       *[other] { $number } diensten
    }
count-vp_tokens =
    { $number ->
        [one] { $number } puntenfiche
       *[other] { $number } puntenfiches
    }
count-minus_card =
    { $number ->
        [one] { $number } −1-kaartfiche
       *[other] { $number } −1-kaartfiches
    }
count-minus_coin =
    { $number ->
        [one] { $number } −1-muntfiche
       *[other] { $number } −1-muntfiches
    }
count-skips =
    { $number ->
        [one] { $number } beurt over te slaan
       *[other] { $number } beurten over te slaan
    }
count-gains =
    { $number ->
        [one] { $number } kaart gepakt deze beurt
       *[other] { $number } kaarten gepakt deze beurt
    }
count-last_gains =
    { $number ->
        [one] { $number } kaart gepakt vorige beurt
       *[other] { $number } kaarten gepakt vorige beurt
    }
count-card_token = +1-kaartfiche
count-action_token = +1-actiefiche
count-buy_token = +1-aanschaffiche
count-coin_token = +1-muntfiche
count-action_gains = deze beurt gepakte actiekaarten

dominion-token-coffers = geldkisten
dominion-token-villagers = dorpsbewoners
dominion-token-favors = diensten
dominion-token-vp_tokens = puntenfiches
dominion-token-minus_card = −1-kaartfiche
dominion-token-minus_coin = −1-muntfiche
dominion-event-extra_turn = { $seat } krijgt een extra beurt ({ $card }).
    .seat = Je krijgt een extra beurt ({ $card }).
dominion-event-skips_turn = { $seat } slaat een beurt over.
    .seat = Je slaat een beurt over.
dominion-event-buys_event = { $seat } koopt de gebeurtenis { $card } voor { $cost }.
    .seat = Je koopt de gebeurtenis { $card } voor { $cost }.
dominion-event-buys_project = { $seat } koopt het project { $card } voor { $cost }.
    .seat = Je koopt het project { $card } voor { $cost }.
dominion-event-overpays = { $seat } betaalt { $coins } extra voor { EEN($card) }.
    .seat = Je betaalt { $coins } extra voor { EEN($card) }.
dominion-event-pays = { $seat } betaalt { $cost }.
    .seat = Je betaalt { $cost }.
dominion-event-picks_for_top = { $seat } kiest een kaart die boven op de geschudde kaarten komt.
    .known = { $seat } kiest { EEN($card) } om boven op de geschudde kaarten te leggen.
    .seat-known = Je kiest { EEN($card) } om boven op de geschudde kaarten te leggen.
dominion-event-follows = { $seat } voert in plaats daarvan { $card } uit.
    .seat = Je voert in plaats daarvan { $card } uit.
dominion-event-calls = { $seat } roept { EEN($card) } op.
    .seat = Je roept { EEN($card) } op.
dominion-event-exchanges = { $seat } ruilt { EEN($old) } tegen { EEN($card) }.
    .seat = Je ruilt { EEN($old) } tegen { EEN($card) }.
dominion-event-exiles = { $seat } verbant { EEN($card) }.
    .seat = Je verbant { EEN($card) }.
dominion-event-puts_on_tavern = { $seat } legt { EEN($card) } op het Herbergtableau.
    .seat = Je legt { EEN($card) } op je Herbergtableau.
dominion-event-puts_into_hand = { $seat } neemt een kaart in de hand.
    .known = { $seat } neemt { EEN($card) } in de hand.
    .seat-known = Je neemt { EEN($card) } in je hand.
dominion-event-puts_deck_into_discard = { $seat } legt de trekstapel op de aflegstapel.
    .seat = Je legt je trekstapel op je aflegstapel.
dominion-event-takes_tokens = { $seat } pakt { $sort }.
    .seat = Je pakt { $sort }.
dominion-event-returns_tokens = { $seat } geeft { $sort } terug.
    .seat = Je geeft { $sort } terug.
dominion-event-returns_tokens-G-COFFERS-01 = { $seat } zet { $sort } in.
    .seat = Je zet { $sort } in.
dominion-event-returns_tokens-G-VILLAGERS-01 = { $seat } zet { $sort } in.
    .seat = Je zet { $sort } in.
dominion-event-returns_tokens-G-FAVORS-01 = { $seat } zet { $sort } in.
    .seat = Je zet { $sort } in.

dominion-event-takes = { $seat } neemt { DE($card) }.
    .seat = Je neemt { DE($card) }.
dominion-event-gives_back = { $seat } geeft { DE($card) } terug.
    .seat = Je geeft { DE($card) } terug.
dominion-event-turns_up = { $seat } legt { $card } open.
    .seat = Je legt { $card } open.
dominion-event-receives = { $seat } ontvangt { $card }.
    .seat = Je ontvangt { $card }.
dominion-event-puts_away = { $seat } legt { $card } weg.
    .seat = Je legt { $card } weg.
dominion-event-turns_over = { $seat } draait { DE($card) } bij de vernietigde kaarten om.
    .seat = Je draait { DE($card) } bij de vernietigde kaarten om.

dominion-option-take_turn = de extra beurt door { $card } nemen
    .typed = beurt; extra beurt
dominion-option-do_at_start = { $card } uitvoeren
    .typed = uitvoeren; voer uit
dominion-option-may_do_at_start = { $card } gebruiken
    .typed = gebruiken; gebruik
dominion-option-do_at_clean_up = { $card } uitvoeren
    .typed = uitvoeren; voer uit
dominion-option-may_do_at_clean_up = { $card } gebruiken
    .typed = gebruiken; gebruik
dominion-option-do_at_hand = { $card } uitvoeren
    .typed = uitvoeren; voer uit
dominion-option-may_do_at_hand = { $card } gebruiken
    .typed = gebruiken; gebruik
dominion-option-do_at_end = { $card } uitvoeren
    .typed = uitvoeren; voer uit
dominion-option-may_do_at_end = { $card } gebruiken
    .typed = gebruiken; gebruik
dominion-option-spend_villager = een dorpsbewoner inzetten voor +1 actie
    .typed = dorpsbewoner; villager
dominion-option-spend_coffers = een geldkist inzetten voor +1 munt
    .typed = geldkist; coffers
dominion-option-follow = { $card } uitvoeren
    .typed = uitvoeren; volgen; volg
dominion-option-put_on_shuffled = { DE($card) } boven op de geschudde kaarten leggen
    .typed = boven; bovenop; uitkiezen; leggen
dominion-option-put_into_hand = { DE($card) } in je hand nemen
    .typed = hand; nemen; in hand; houden
dominion-option-overpay = { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    } extra betalen
    .typed = extra; meer
dominion-option-overpay_potions = { $number ->
        [one] { $number } toverdrank
       *[other] { $number } toverdranken
    } extra betalen
    .typed = toverdranken; toverdrank; drankjes; drankje

dominion-question-discard_from_hand = Welke kaart leg je af?
    .text = { $text }: welke kaart leg je af?
    .pass = niets afleggen
dominion-question-overpay = Hoeveel betaal je extra?
    .pass = niets extra betalen
dominion-question-overpay_potions = Hoeveel toverdranken betaal je extra?
    .pass = geen toverdranken
dominion-question-follow = Wat voer je uit?
    .text = { $text }: wat voer je uit?
dominion-question-put_on_shuffled = Welke kaart komt bovenop na het schudden?
dominion-question-night_phase = Nachtfase. Speel je een nachtkaart?
    .pass = je beurt beëindigen
dominion-question-which_turn = Welke extra beurt komt nu?

dominion-table-night = Nachtfase
dominion-table-start = begin van de beurt
dominion-table-tavern = Herbergtableau
dominion-table-exile = verbanningstableau
dominion-table-kept_boons = gunsten
dominion-score-vp_tokens = Puntenfiches


dominion-event-sets_aside_face_down = { $seat } legt { $number } gedekt opzij.
    .known = { $seat } legt { EEN($cards) } gedekt opzij.
    .seat-known = Je legt { EEN($cards) } gedekt opzij.
