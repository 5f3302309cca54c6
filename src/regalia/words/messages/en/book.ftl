### The rule books: titles and introductions of their chapters.

book-title = { $game }: the rule book
book-intro = All rules in our own words. Every sentence has a number that the game names when you ask why.
book-glossary = Glossary
    .intro = What the boxes call the same thing in English, German and Dutch.
book-contents = Contents

## Positions beside a rule: what lies where.

position-character = Character
position-characters = Characters
position-city = City
position-hand = Hand
position-deck = Deck
position-face_up = Face up
position-face_down = Face down
position-museum = Under the Museum
position-killed = Killed
position-robbed = Robbed
position-bewitched = Bewitched
position-play = In play
position-discard = Discard pile
position-aside = Set aside
position-trash = Trash
position-exile = Exile
position-tavern = Tavern mat
position-island_mat = Island mat
position-native_village_mat = Native Village mat
position-backs = { $heap }: { $cards }
