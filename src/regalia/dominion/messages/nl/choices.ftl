# Choices before the game: a label for the page and, as .help, what the command line says of it.

choice-dominion-kingdom = Koninkrijk
    .help = een koninkrijk met een naam, tien kaarten gescheiden door komma's in elke taal, een lijst BESTAND.txt, of random
choice-dominion-seats = Spelers
    .help = hoeveel spelers, 2 tot 6; standaard 2
choice-dominion-expansions = Sets
    .help = sets waaruit een koninkrijk door het lot komt, of hoeveel kaarten van elk (base:7,intrigue:3)
choice-dominion-no_attacks = Zonder aanvallen
    .help = een koninkrijk door het lot zonder aanvallen
choice-dominion-first = Eerste speler
    .help = wie begint: een plaats vanaf 1; anders beslist het lot
choice-dominion-choose_top = Bovenste kaart naar keuze
    .help = wie meer kaarten aflegt, kiest welke boven ligt
choice-dominion-open_counts = Open aantallen
    .help = iedereen mag de kaarten van alle trekstapels tellen
choice-dominion-omit_curses = Zonder vloeken
    .help = geen vloeken in spellen waarin niets ze uitdeelt
choice-dominion-landscapes = Gebeurtenissen, projecten, bezienswaardigheden, sporen
    .help = gebeurtenissen, projecten, bezienswaardigheden, sporen en een bondgenoot, gescheiden door komma's, of hoeveel er geloot worden
choice-dominion-black_market = Zwarte Markt-stapel
    .help = de kaarten van de Zwarte Markt-stapel, gescheiden door komma's
choice-dominion-colonies = Platina en Kolonie
    .help = met { dominion-card-platinum } en { dominion-card-colony } spelen
choice-dominion-shelters = Onderdakkaarten
    .help = met onderdakkaarten in plaats van { dominion-card-estate } beginnen
choice-dominion-printings = Andere edities van kaarten
    .help = andere edities van sommige kaarten, gescheiden door komma's, bijvoorbeeld trader_first_edition
