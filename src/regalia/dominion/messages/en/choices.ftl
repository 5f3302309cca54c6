# Choices before the game: a label for the page and, as .help, what the command line says of it.

choice-dominion-kingdom = Kingdom
    .help = a named kingdom, ten cards by commas in any language, a list FILE.txt, or random
choice-dominion-seats = Players
    .help = players, 2 to 6; 2 by default
choice-dominion-expansions = Sets
    .help = sets a random kingdom comes from, or how many cards of each (base:7,intrigue:3)
choice-dominion-no_attacks = Without Attacks
    .help = a random kingdom without Attacks
choice-dominion-first = First player
    .help = who begins: a seat from 1; by lot if it is not said
choice-dominion-choose_top = Top card by choice
    .help = whoever discards several cards chooses which one lies on top
choice-dominion-open_counts = Open counts
    .help = everybody may count the cards of all decks
choice-dominion-omit_curses = Without Curses
    .help = no Curses in games in which nothing deals them out
choice-dominion-landscapes = Events, Projects, Landmarks, Ways
    .help = Events, Projects, Landmarks, Ways and an Ally by commas, or how many to draw by lot
choice-dominion-black_market = Black Market deck
    .help = the cards of the Black Market deck by commas
choice-dominion-colonies = Platinum and Colony
    .help = play with Platinum and Colony
choice-dominion-shelters = Shelters
    .help = begin with Shelters instead of Estates
choice-dominion-printings = Other printings
    .help = other printings of some cards by commas, for instance trader_first_edition
