### Dominion: Worte, die die Abläufe vieler Erweiterungen teilen.

count-coffers =
    { $number ->
        [one] { $number } Taler
       *[other] { $number } Taler
    }
count-villagers =
    { $number ->
        [one] { $number } Dorfbewohner
       *[other] { $number } Dorfbewohner
    }
count-favors =
    { $number ->
        [one] { $number } Gefallen
       *[other] { $number } Gefallen
    }
count-vp_tokens =
    { $number ->
        [one] { $number } Punktmarker
       *[other] { $number } Punktmarker
    }
count-minus_card =
    { $number ->
        [one] { $number } −1-Karte-Marker
       *[other] { $number } −1-Karte-Marker
    }
count-minus_coin =
    { $number ->
        [one] { $number } −1-Münze-Marker
       *[other] { $number } −1-Münze-Marker
    }
count-skips =
    { $number ->
        [one] { $number } Zug zum Aussetzen
       *[other] { $number } Züge zum Aussetzen
    }
count-gains =
    { $number ->
        [one] { $number } Karte in diesem Zug genommen
       *[other] { $number } Karten in diesem Zug genommen
    }
count-last_gains =
    { $number ->
        [one] { $number } Karte im letzten Zug genommen
       *[other] { $number } Karten im letzten Zug genommen
    }
count-card_token = +1-Karte-Marker
count-action_token = +1-Aktion-Marker
count-buy_token = +1-Kauf-Marker
count-coin_token = +1-Münze-Marker
count-action_gains = in diesem Zug genommene Aktionskarten

dominion-token-coffers = Taler
dominion-token-villagers = Dorfbewohner
dominion-token-favors = Gefallen
dominion-token-vp_tokens = Punktmarker
dominion-token-minus_card = −1-Karte-Marker
dominion-token-minus_coin = −1-Münze-Marker
dominion-event-extra_turn = { $seat } macht einen Extrazug ({ $card }).
    .seat = Du machst einen Extrazug ({ $card }).
dominion-event-skips_turn = { $seat } setzt einen Zug aus.
    .seat = Du setzt einen Zug aus.
dominion-event-buys_event = { $seat } kauft das Ereignis { $card } für { $cost }.
    .seat = Du kaufst das Ereignis { $card } für { $cost }.
dominion-event-buys_project = { $seat } kauft das Projekt { $card } für { $cost }.
    .seat = Du kaufst das Projekt { $card } für { $cost }.
dominion-event-overpays = { $seat } zahlt { $coins } mehr für { EINEN($card) }.
    .seat = Du zahlst { $coins } mehr für { EINEN($card) }.
dominion-event-pays = { $seat } zahlt { $cost }.
    .seat = Du zahlst { $cost }.
dominion-event-picks_for_top = { $seat } sucht eine Karte aus und legt sie auf die gemischten.
    .known = { $seat } sucht { EINEN($card) } aus und legt die Karte auf die gemischten.
    .seat-known = Du suchst { EINEN($card) } aus und legst die Karte auf die gemischten.
dominion-event-follows = { $seat } führt stattdessen die Anweisungen von „{ $card }“ aus.
    .seat = Du führst stattdessen die Anweisungen von „{ $card }“ aus.
dominion-event-calls = { $seat } ruft { EINEN($card) } auf.
    .seat = Du rufst { EINEN($card) } auf.
dominion-event-exchanges = { $seat } tauscht { EINEN($old) } in { EINEN($card) } ein.
    .seat = Du tauschst { EINEN($old) } in { EINEN($card) } ein.
dominion-event-exiles = { $seat } verbannt { EINEN($card) }.
    .seat = Du verbannst { EINEN($card) }.
dominion-event-puts_on_tavern = { $seat } legt { EINEN($card) } auf das Wirtshaustableau.
    .seat = Du legst { EINEN($card) } auf dein Wirtshaustableau.
dominion-event-puts_into_hand = { $seat } nimmt eine Karte auf die Hand.
    .known = { $seat } nimmt { EINEN($card) } auf die Hand.
    .seat-known = Du nimmst { EINEN($card) } auf die Hand.
dominion-event-puts_deck_into_discard = { $seat } legt den Nachziehstapel auf den Ablagestapel.
    .seat = Du legst deinen Nachziehstapel auf deinen Ablagestapel.
dominion-event-takes_tokens = { $seat } erhält { $sort }.
    .seat = Du erhältst { $sort }.
dominion-event-returns_tokens = { $seat } gibt { $sort } zurück.
    .seat = Du gibst { $sort } zurück.
dominion-event-returns_tokens-G-COFFERS-01 = { $seat } löst { $sort } ein.
    .seat = Du löst { $sort } ein.
dominion-event-returns_tokens-G-VILLAGERS-01 = { $seat } löst { $sort } ein.
    .seat = Du löst { $sort } ein.
dominion-event-returns_tokens-G-FAVORS-01 = { $seat } löst { $sort } ein.
    .seat = Du löst { $sort } ein.

dominion-event-takes = { $seat } erhält „{ $card }“.
    .seat = Du erhältst „{ $card }“.
dominion-event-gives_back = { $seat } gibt „{ $card }“ zurück.
    .seat = Du gibst „{ $card }“ zurück.
dominion-event-turns_up = { $seat } deckt „{ $card }“ auf.
    .seat = Du deckst „{ $card }“ auf.
dominion-event-receives = { $seat } empfängt „{ $card }“.
    .seat = Du empfängst „{ $card }“.
dominion-event-puts_away = { $seat } legt „{ $card }“ ab.
    .seat = Du legst „{ $card }“ ab.
dominion-event-turns_over = { $seat } dreht auf dem Müllstapel { DEN($card) } um.
    .seat = Du drehst auf dem Müllstapel { DEN($card) } um.

dominion-option-take_turn = den Extrazug durch „{ $card }“ machen
    .typed = zug; extrazug
dominion-option-do_at_start = { $card }: Anweisung ausführen
    .typed = ausführen; führe aus
dominion-option-may_do_at_start = { $card }: nutzen
    .typed = nutzen; nutze
dominion-option-do_at_clean_up = { $card }: Anweisung ausführen
    .typed = ausführen; führe aus
dominion-option-may_do_at_clean_up = { $card }: nutzen
    .typed = nutzen; nutze
dominion-option-do_at_hand = { $card }: Anweisung ausführen
    .typed = ausführen; führe aus
dominion-option-may_do_at_hand = { $card }: nutzen
    .typed = nutzen; nutze
dominion-option-do_at_end = { $card }: Anweisung ausführen
    .typed = ausführen; führe aus
dominion-option-may_do_at_end = { $card }: nutzen
    .typed = nutzen; nutze
dominion-option-spend_villager = einen Dorfbewohner für +1 Aktion einlösen
    .typed = dorfbewohner; einlösen; einsetzen
dominion-option-spend_coffers = einen Taler für +1 Münze einlösen
    .typed = taler; einlösen; einsetzen
dominion-option-follow = Anweisungen von „{ $card }“ ausführen
    .typed = ausführen; führe aus; befolgen; befolge
dominion-option-put_on_shuffled = { DEN($card) } auf die gemischten Karten legen
    .typed = oben; obenauf; aussuchen; legen
dominion-option-put_into_hand = { DEN($card) } auf die Hand nehmen
    .typed = hand; nehmen; auf die hand; behalten
dominion-option-overpay = { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    } mehr zahlen
    .typed = mehr; überzahlen
dominion-option-overpay_potions = { $number ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    } mehr zahlen
    .typed = tränke; trank

dominion-question-discard_from_hand = Welche Karte legst du ab?
    .text = { $text }: Welche Karte legst du ab?
    .pass = nichts ablegen
dominion-question-overpay = Wie viel mehr zahlst du?
    .pass = nichts zusätzlich zahlen
dominion-question-overpay_potions = Wie viele Tränke zahlst du zusätzlich?
    .pass = keine Tränke
dominion-question-follow = Welche Anweisungen führst du aus?
    .text = { $text }: Welche Anweisungen führst du aus?
dominion-question-put_on_shuffled = Welche Karte soll auf den gemischten liegen?
dominion-question-night_phase = Nachtphase. Spielst du eine Nachtkarte?
    .pass = den Zug beenden
dominion-question-which_turn = Welcher Extrazug kommt als Nächstes?

dominion-table-night = Nachtphase
dominion-table-start = Beginn des Zuges
dominion-table-tavern = Wirtshaus
dominion-table-exile = Exil
dominion-table-kept_boons = Gaben
dominion-score-vp_tokens = Punktmarker


dominion-event-sets_aside_face_down = { $seat } legt { $number } verdeckt zur Seite.
    .known = { $seat } legt { EINEN($cards) } verdeckt zur Seite.
    .seat-known = Du legst { EINEN($cards) } verdeckt zur Seite.
