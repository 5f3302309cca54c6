### Citadels: was gefragt wird.

citadels-question-turn = Du bist am Zug als { $acting }. Du musst noch Einkommen nehmen.
    .gathered = Du bist am Zug als { $acting }. { $limit ->
        [0] Bauen darfst du nicht.
       *[other] Gebaut: { $built } von { $limit }.
    }
citadels-question-gather = Du bist { DER($acting) }. Was nimmst du als Einkommen?
citadels-question-gather-C-WITCH-01 = Du bist die { citadels-card-witch }. Was nimmst du als Einkommen, bevor du jemanden verhext?
citadels-question-keep_which = Welche Karte behältst du?
citadels-question-put_under = Welche Karte kommt zuerst unter den Gebäudestapel?
citadels-question-keep_studied = Welche Karte behältst du? Die anderen werden in den Gebäudestapel gemischt.
citadels-question-choose_character = Welchen Charakter wählst du?
citadels-question-drop_character = Welchen Charakter legst du verdeckt ab?
citadels-question-exchange_characters = Dein { citadels-card-theater }: Tauschst du deinen Charakter blind mit jemandem?
citadels-question-give_character = Welchen deiner Charaktere gibst du ab?
citadels-question-park = Deine Hand ist leer. Nimmst du zwei Karten aus dem { citadels-card-park }?
citadels-question-hospital = Du bist { DER($called) } und wurdest getötet. Deckst du { IHN($called) } auf und nimmst dank { DEINES("citadels-card-hospital") } Einkommen?
citadels-question-bewitch = Welchen Charakter verhext du?
citadels-question-place_blank_warrant = Wohin legst du eine Enteignung ohne Siegel?
citadels-question-confiscate = { $active } hat { DEN($site) } bezahlt. Konfiszierst du das Gebäude?
citadels-question-place_blank_threat = Wen erpresst du ohne Rose?
citadels-question-bribe = Du wirst als { $acting } erpresst. Bestichst du die { citadels-card-blackmailer } mit der Hälfte deines Goldes?
citadels-question-reveal_threat = { $active } besticht dich als { $acting } nicht. Deckst du die Erpressung auf?
citadels-question-put_away = Welche Karte kommt unter den Gebäudestapel?
citadels-question-take_or_build = Welche Karte nimmst du?
citadels-question-give_back = Alle, von denen du eine Karte hast, bekommen eine zurück, reihum von links. Welche Karte ist die nächste?
citadels-question-tribute = { $crown } hat jetzt die Krone. Was nimmst du dafür?
citadels-question-pass_crown = Wem gibt der { citadels-card-emperor } die Krone?
citadels-question-take_district = Welches Gebäude nimmst du dafür?
citadels-question-buy_from_graveyard = Zerstört wurde { DER($site) }. Nimmst du die Karte auf die Hand?
citadels-question-whose_hand = Wessen Hand sieht sich die { citadels-card-fortune_teller } an?
citadels-question-take_which = Welche Karte nimmst du?
citadels-question-replace_which = Welches deiner Gebäude macht Platz?
citadels-question-replace_with_which = Was baust du an seiner Stelle?
citadels-question-cash_in = An deinem { citadels-card-ticket_wagon } wurde gezahlt. Leerst du ihn?
citadels-question-rasputin = Du bist { DER($called) } und wurdest getroffen. Spielst du { citadels-card-rasputin }?
citadels-question-acrobat = Niemand meldet sich mit der Nummer 4. Spielst du { DEN("citadels-card-acrobat") }?
citadels-question-ring_bell = Dein { citadels-card-bell_tower } steht. Soll eine Stadt von jetzt an mit einem Gebäude weniger abgeschlossen sein?
citadels-question-search_deck = Dein { citadels-card-lighthouse } lässt dich den Gebäudestapel durchsehen. Welche Karte nimmst du?
citadels-question-pay_for_den = Wie bezahlst du die { citadels-card-thieves_den }?
citadels-question-borrow_from = Von wem nimmst du das fehlende Gold?
citadels-question-give_for_loan = Welche Karte gibst du dafür?
citadels-question-react = { $asks }
