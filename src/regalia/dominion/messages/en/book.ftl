### The rule book: titles and introductions of its chapters.

book-dominion-setup = Set-up
    .intro = The Supply lies in the middle; what you gain becomes your own deck, hand and discard pile.
book-dominion-turn = A turn
    .intro = Play an Action, buy a card, clean up: every turn has these three phases.
book-dominion-cards = Kinds of cards
    .intro = The type says when a card can be played and what it counts as.
book-dominion-play = Playing, drawing, buying
    .intro = What the instructions on cards mean, and in which order they are carried out.
book-dominion-moves = Where cards go
    .intro = Gain, trash, discard, reveal: each word moves cards in its own way.
book-dominion-extras = Landscapes, tokens and mats
    .intro = What some sets add: cards that lie across, tokens that are kept, mats for cards.
book-dominion-end = End of the game
    .intro = When the game is over, and what counts.
