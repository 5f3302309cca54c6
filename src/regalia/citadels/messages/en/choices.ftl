# Choices before the game: a label for the page and, as .help, what the command line says of it.

choice-citadels-edition = Edition
    .help = which box: en (default), de or nl
choice-citadels-scenario = Scenario
    .help = a scenario of the edition (see: regalia scenarios); first_game by default
choice-citadels-seats = Players
    .help = players, 2 to 8; 4 by default
choice-citadels-cast = Characters
    .help = the characters by rank, separated by commas, or random
choice-citadels-uniques = Unique districts
    .help = the 14 unique districts, separated by commas, or random
choice-citadels-rank_9 = Character of rank 9
    .help = the ninth character; yes for the one of the scenario, or none
choice-citadels-rank_4 = Character of rank 4
    .help = who replaces the Emperor with two players
choice-citadels-origins = Boxes
    .help = only characters and districts of these boxes when they are drawn by lot, by commas
choice-citadels-action_cards = Action cards
    .help = play with the action cards (nl)
choice-citadels-nl_card_first = The card before the booklet
    .help = where the Dutch booklet and card differ, follow the card
choice-citadels-crown = First crown
    .help = who starts with the crown: a seat from 1, or lot
