### De spelregels: titels en inleidingen van de hoofdstukken.

book-title = { $game }: de spelregels
book-intro = Alle regels in onze eigen woorden. Elke zin heeft een kenmerk dat het spel noemt als je naar het waarom vraagt.
book-glossary = Woordenlijst
    .intro = Hoe de dozen hetzelfde in het Engels, Duits en Nederlands noemen.
book-contents = Inhoud

## Positions beside a rule: what lies where.

position-character = Karakter
position-characters = Karakters
position-city = Stad
position-hand = Hand
position-deck = Trekstapel
position-face_up = Open
position-face_down = Gedekt
position-museum = Onder het Museum
position-killed = Vermoord
position-robbed = Bestolen
position-bewitched = Behekst
position-play = In het spel
position-discard = Aflegstapel
position-aside = Opzijgelegd
position-trash = Vernietigde kaarten
position-exile = Verbannen
position-tavern = Herbergtableau
position-island_mat = Eilandtableau
position-native_village_mat = Inheems Dorp-tableau
position-backs = { $heap }: { $cards }
