### The rule book: titles and introductions of its chapters.

book-citadels-setup = Aufbau
    .intro = Wählt, wer zur Besetzung gehört und welche Einzigartigen im Gebäudestapel sind. Alle beginnen mit gleich vielen Karten und gleich viel Gold.
book-citadels-round = Eine Runde
    .intro = Zuerst wählen alle geheim einen Charakter; dann werden die Charaktere nach Nummern aufgerufen, und jeder hat seinen Zug.
book-citadels-turn = Ein Zug
    .intro = Nimm Gold oder Karten, dann baue, wenn du willst. Dazu kommt die Fähigkeit deines Charakters.
book-citadels-characters = Charaktere
    .intro = Zu jeder Nummer gibt es einen Charakter. Jeder hat eine Fähigkeit, die sonst niemand hat.
book-citadels-districts = Einzigartige Gebäude
    .intro = Jedes Einzigartige Gebäude bricht eine Regel oder bringt auf eigene Weise Punkte.
book-citadels-scoring = Spielende und Wertung
    .intro = Die erste abgeschlossene Stadt leitet die letzte Runde ein. Dann zählt jedes Gebäude, was es kostet.
book-citadels-seats = Zu zweit, zu dritt, zu acht
    .intro = Mit 2 oder 3 Personen haben alle zwei Charaktere; mit 8 kommt ein neunter Charakter dazu.
book-citadels-variants = Szenarien und Aktionskarten
    .intro = Fertige Besetzungen, die Karten der niederländischen Schachtel, und welcher Text gilt, wenn sich zwei widersprechen.
position-citadels-deck = Gebäudestapel
