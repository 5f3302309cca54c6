### The rule book: titles and introductions of its chapters.

book-citadels-setup = Set-up
    .intro = Choose who takes part and which unique districts are in the deck. Everybody starts with the same hand and the same gold.
book-citadels-round = A round
    .intro = First everybody secretly chooses a character; then the characters are called by rank, and each takes a turn.
book-citadels-turn = A turn
    .intro = Take gold or cards, then build if you like. The ability of your character comes on top.
book-citadels-characters = Characters
    .intro = There is one character for each rank. Each has an ability that nobody else has.
book-citadels-districts = Unique districts
    .intro = Each unique district breaks a rule or brings points in its own way.
book-citadels-scoring = End and scoring
    .intro = The first completed city starts the last round. Then every district counts what it costs.
book-citadels-seats = Numbers of players
    .intro = With 2 or 3 players everybody has two characters; with 8 a ninth character joins.
book-citadels-variants = Scenarios and action cards
    .intro = Ready-made casts, the cards of the Dutch box, and which text is right when two disagree.
position-citadels-deck = District deck
