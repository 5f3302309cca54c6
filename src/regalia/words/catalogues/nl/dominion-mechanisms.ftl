### Dominion: woorden die de regels van veel uitbreidingen delen.

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
        [one] { $number } puntenfiche
       *[other] { $number } puntenfiches
    }
count-minus_card =
    { $number ->
        [one] { $number } −1 kaart-fiche
       *[other] { $number } −1 kaart-fiches
    }
count-minus_coin =
    { $number ->
        [one] { $number } −1 munt-fiche
       *[other] { $number } −1 munt-fiches
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
count-card_token = +1 kaart-fiche
count-action_token = +1 actie-fiche
count-buy_token = +1 koop-fiche
count-coin_token = +1 munt-fiche
count-first_action = eerste gepakte actie van deze beurt

dominion-token-coffers = Coffers
dominion-token-villagers = Villagers
dominion-token-favors = Favors
dominion-token-vp_tokens = puntenfiches
dominion-token-minus_card = −1 kaart-fiche
dominion-token-minus_coin = −1 munt-fiche
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
dominion-event-picks_for_top = { $seat } kiest een kaart uit die op de geschudde komt.
    .known = { $seat } kiest { EEN($card) } uit, die op de geschudde kaarten komt.
    .seat-known = Je kiest { EEN($card) } uit, die op de geschudde kaarten komt.
dominion-event-follows = { $seat } volgt in plaats daarvan { $card }.
    .seat = Je volgt in plaats daarvan { $card }.
dominion-event-calls = { $seat } roept { EEN($card) } op.
    .seat = Je roept { EEN($card) } op.
dominion-event-exchanges = { $seat } ruilt { EEN($old) } voor { EEN($card) }.
    .seat = Je ruilt { EEN($old) } voor { EEN($card) }.
dominion-event-exiles = { $seat } verbant { EEN($card) }.
    .seat = Je verbant { EEN($card) }.
dominion-event-puts_on_tavern = { $seat } legt { EEN($card) } op de taveernemat.
    .seat = Je legt { EEN($card) } op je taveernemat.
dominion-event-puts_into_hand = { $seat } neemt een kaart in de hand.
    .known = { $seat } neemt { EEN($card) } in de hand.
    .seat-known = Je neemt { EEN($card) } in je hand.
dominion-event-puts_deck_into_discard = { $seat } legt de trekstapel op de aflegstapel.
    .seat = Je legt je trekstapel op je aflegstapel.
dominion-event-takes_tokens = { $seat } pakt { $sort }.
    .seat = Je pakt { $sort }.
dominion-event-returns_tokens = { $seat } geeft { $sort } terug.
    .seat = Je geeft { $sort } terug.

dominion-event-takes = { $seat } neemt { $card }.
    .seat = Je neemt { $card }.
dominion-event-gives_back = { $seat } geeft { $card } terug.
    .seat = Je geeft { $card } terug.
dominion-event-turns_up = { $seat } legt { $card } open.
    .seat = Je legt { $card } open.
dominion-event-receives = { $seat } ontvangt { $card }.
    .seat = Je ontvangt { $card }.
dominion-event-puts_away = { $seat } legt { $card } weg.
    .seat = Je legt { $card } weg.
dominion-event-turns_over = { $seat } draait { $card } om bij het afval.
    .seat = Je draait { $card } om bij het afval.

dominion-option-take_turn = de extra beurt van { $card } nemen
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
dominion-option-spend_villager = een Villager inzetten voor +1 actie
    .typed = villager
dominion-option-spend_coffers = een Coffers inzetten voor +1 munt
    .typed = coffers
dominion-option-follow = { $card } volgen
    .typed = volgen; volg
dominion-option-put_on_shuffled = { DE($card) } op de geschudde kaarten leggen
    .typed = boven; bovenop; uitkiezen; leggen
dominion-option-put_into_hand = { DE($card) } in je hand nemen
    .typed = hand; nemen; in hand; houden
dominion-option-overpay = { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    } extra betalen
    .typed = extra; meer
dominion-option-overpay_potions = { $number ->
        [one] { $number } drankje
       *[other] { $number } drankjes
    } extra betalen
    .typed = drankjes; drankje

dominion-question-discard_from_hand = Welke kaart leg je af?
    .played = { $card }: welke kaart leg je af?
    .pass = niets afleggen
dominion-question-overpay = Hoeveel betaal je extra?
    .pass = niets extra betalen
dominion-question-overpay_potions = Hoeveel drankjes betaal je extra?
    .pass = geen drankjes
dominion-question-follow = Welke aanwijzingen volg je?
    .played = { $card }: welke aanwijzingen volg je?
dominion-question-put_on_shuffled = Welke kaart komt op de geschudde te liggen?
dominion-question-night_phase = Nachtfase. Speel je een nachtkaart?
    .pass = je beurt beëindigen
dominion-question-which_turn = Welke extra beurt komt nu?

dominion-table-night = Nachtfase
dominion-table-start = begin van de beurt
dominion-table-tavern = taveernemat
dominion-table-exile = ballingschap
dominion-table-kept_boons = Boons
dominion-score-vp_tokens = Puntenfiches

help-landscapes = Dominion: Events, Projects, Landmarks, Ways en een Ally met komma's, of hoeveel er geloot worden
help-black_market = Dominion: de kaarten van de Black Market-stapel met komma's
help-colonies = Dominion: met Platinum en Colony spelen
help-shelters = Dominion: met Shelters in plaats van Estates beginnen
help-printings = Dominion: andere uitgaven van sommige kaarten met komma's, bijvoorbeeld trader_first_edition

dominion-event-sets_aside_face_down = { $seat } legt { $number } gedekt opzij.
    .known = { $seat } legt { EEN($cards) } gedekt opzij.
    .seat-known = Je legt { EEN($cards) } gedekt opzij.
