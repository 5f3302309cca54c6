### Citadels: was gefragt wird.

citadels-question-turn = Dein Zug als { $acting }. Nimm Einkommen.
    .gathered = Dein Zug: { $acting }, { $limit ->
        [0] ohne Bauen.
       *[other] { $built }/{ $limit } gebaut.
    }
citadels-question-gather = Du bist { DER($acting) }. Was nimmst du als Einkommen?
citadels-question-gather-C-WITCH-01 = Du bist die { citadels-card-witch }. Welches Einkommen zuerst?
citadels-question-keep_which = Welche Karte behältst du?
citadels-question-put_under = Welche kommt zuerst unter den Gebäudestapel?
citadels-question-keep_studied = Welche der gezogenen Karten behältst du?
citadels-question-choose_character = Welchen Charakter wählst du?
citadels-question-drop_character = Welchen Charakter legst du verdeckt ab?
citadels-question-exchange_characters = Dein { citadels-card-theater }: Tauschst du blind Charaktere?
    .pass = die Charaktere behalten
citadels-question-give_character = Welchen deiner Charaktere gibst du ab?
citadels-question-park = Leere Hand: Zwei Karten aus dem { citadels-card-park }?
citadels-question-hospital = Als { $called } getötet. Einkommen im { citadels-card-hospital }?
    .pass = kein Einkommen nehmen
citadels-question-bewitch = Welchen Charakter verhext du?
citadels-question-place_blank_warrant = Wohin legst du eine Enteignung ohne Siegel?
citadels-question-confiscate = { $active } hat { DEN($site) } bezahlt. Konfiszieren?
    .pass = bauen lassen
citadels-question-place_blank_threat = Wen erpresst du ohne Rose?
citadels-question-bribe = Erpresst als { $acting }: Halbes Gold zahlen?
citadels-question-reveal_threat = { $active } als { $acting } zahlt nicht. Aufdecken?
    .pass = verdeckt lassen
citadels-question-put_away = Welche Karte kommt unter den Gebäudestapel?
citadels-question-take_or_build = Welche Karte nimmst du?
citadels-question-give_back = Reihum von links: Welche gibst du zurück?
citadels-question-tribute = { $crown } hat die Krone. Was nimmst du dafür?
citadels-question-pass_crown = Wem gibt der { citadels-card-emperor } die Krone?
citadels-question-take_district = Welches Gebäude nimmst du dafür?
citadels-question-buy_from_graveyard = Zerstört wurde { DER($site) }. Nimmst du die Karte?
    .pass = nicht nehmen
citadels-question-whose_hand = Wessen Hand sieht sich die { citadels-card-fortune_teller } an?
citadels-question-take_which = Welche Karte nimmst du?
citadels-question-replace_which = Welches deiner Gebäude macht Platz?
citadels-question-replace_with_which = Was baust du an seiner Stelle?
citadels-question-cash_in = Gold auf deinem { citadels-card-ticket_wagon }: Leerst du ihn?
    .pass = das Gold liegen lassen
citadels-question-rasputin = Getroffen als { $called }. Spielst du { citadels-card-rasputin }?
    .pass = zurückhalten
citadels-question-acrobat = Keine Nummer 4. Spielst du { DEN("citadels-card-acrobat") }?
    .pass = zurückhalten
citadels-question-ring_bell = { citadels-card-bell_tower }: Genügt jetzt 1 Gebäude weniger?
citadels-question-search_deck = { citadels-card-lighthouse }: Welche Karte nimmst du?
citadels-question-pay_for_den = Wie bezahlst du die { citadels-card-thieves_den }?
citadels-question-borrow_from = Von wem nimmst du das fehlende Gold?
citadels-question-give_for_loan = Welche Karte gibst du dafür?
citadels-question-react = { $asks }
