### The rule book: titles and introductions of its chapters.

book-dominion-setup = Aufbau
    .intro = Der Vorrat liegt in der Mitte; was du nimmst, wird dein eigener Kartensatz aus Nachziehstapel, Hand und Ablagestapel.
book-dominion-turn = Ein Zug
    .intro = Eine Aktionskarte spielen, eine Karte kaufen, aufräumen: Jeder Zug hat diese drei Phasen.
book-dominion-cards = Kartentypen
    .intro = Der Typ sagt, wann eine Karte gespielt werden kann und als was sie zählt.
book-dominion-play = Spielen, ziehen, kaufen
    .intro = Was die Anweisungen auf Karten bedeuten und in welcher Reihenfolge sie ausgeführt werden.
book-dominion-moves = Wohin Karten kommen
    .intro = Nehmen, entsorgen, ablegen, aufdecken: Jedes Wort bewegt Karten auf seine Weise.
book-dominion-extras = Querkarten, Marker und Tableaus
    .intro = Was manche Sets dazubringen: Karten, die quer liegen, Marker, die man behält, Tableaus für Karten.
book-dominion-end = Spielende
    .intro = Wann das Spiel vorbei ist und was zählt.
