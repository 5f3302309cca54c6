### Die Regelhefte: Titel und Einleitungen ihrer Kapitel.

book-title = { $game }: das Regelheft
book-intro = Alle Regeln in unseren Worten. Jeder Satz hat eine Kennung, die das Spiel nennt, wenn du nach dem Warum fragst.
book-glossary = Glossar
    .intro = Wie die Schachteln dasselbe auf Englisch, Deutsch und Niederländisch nennen.
book-contents = Inhalt

## Positions beside a rule: what lies where.

position-character = Charakter
position-characters = Charaktere
position-city = Stadt
position-hand = Handkarten
position-deck = Nachziehstapel
position-face_up = Offen
position-face_down = Verdeckt
position-museum = Unter dem Museum
position-killed = Getötet
position-robbed = Bestohlen
position-bewitched = Verhext
position-play = Im Spiel
position-discard = Ablagestapel
position-aside = Zur Seite gelegt
position-trash = Müllstapel
position-exile = Exil
position-tavern = Wirtshaustableau
position-island_mat = Inseltableau
position-native_village_mat = Eingeborenendorf-Tableau
position-backs = { $heap }: { $cards }
