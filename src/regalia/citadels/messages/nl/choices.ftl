# Choices before the game: a label for the page and, as .help, what the command line says of it.

choice-citadels-edition = Editie
    .help = welke doos: “en” (standaard), “de” of “nl”
choice-citadels-scenario = Scenario
    .help = een scenario van de editie (zie: regalia scenarios); standaard first_game
choice-citadels-seats = Spelers
    .help = hoeveel spelers, 2 tot 8; standaard 4
choice-citadels-cast = Karakters
    .help = de karakters op nummer, gescheiden door komma's, of random
choice-citadels-uniques = Unieke gebouwen
    .help = de 14 unieke gebouwen, gescheiden door komma's, of random
choice-citadels-rank_9 = Karakter met nummer 9
    .help = het negende karakter; yes voor dat van het scenario, of none
choice-citadels-rank_4 = Karakter met nummer 4
    .help = wie met twee spelers de { citadels-card-emperor } vervangt
choice-citadels-origins = Dozen
    .help = alleen karakters en gebouwen uit deze dozen als het lot beslist, met komma's
choice-citadels-action_cards = Actiekaarten
    .help = met de actiekaarten spelen (editie “nl”)
choice-citadels-nl_card_first = Kaart vóór boekje
    .help = waar het Nederlandse boekje en de kaart verschillen, de kaart volgen
choice-citadels-crown = Eerste kroon
    .help = wie met de kroon begint: een plaats vanaf 1, of lot
