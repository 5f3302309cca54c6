# Choices before the game: a label for the page and, as .help, what the command line says of it.

choice-citadels-edition = Ausgabe
    .help = welche Schachtel: en, de oder nl (Standard: en)
choice-citadels-scenario = Szenario
    .help = ein Szenario der Ausgabe (siehe: regalia scenarios; Standard: first_game)
choice-citadels-seats = Spielerzahl
    .help = wie viele mitspielen, 2 bis 8 (Standard: 4)
choice-citadels-cast = Charaktere
    .help = die Charaktere nach ihrer Nummer, durch Kommas getrennt, oder random
choice-citadels-uniques = Einzigartige Gebäude
    .help = die 14 Einzigartigen Gebäude, durch Kommas getrennt, oder random
choice-citadels-rank_9 = Charakter mit der Nummer 9
    .help = der neunte Charakter; yes für den des Szenarios, oder none
choice-citadels-rank_4 = Charakter mit der Nummer 4
    .help = wer zu zweit den Kaiser ersetzt
choice-citadels-origins = Schachteln
    .help = nur Charaktere und Gebäude aus diesen Schachteln, wenn das Los entscheidet, mit Kommas
choice-citadels-action_cards = Aktionskarten
    .help = mit den Aktionskarten spielen (nl)
choice-citadels-nl_card_first = Karte vor Heft
    .help = wo niederländisches Heft und Karte sich widersprechen, der Karte folgen
choice-citadels-crown = Erste Krone
    .help = wer mit der Krone beginnt: ein Platz ab 1, oder lot
