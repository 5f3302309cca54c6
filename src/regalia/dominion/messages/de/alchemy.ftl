### Dominion, Die Alchemisten: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-transmute = Entsorge eine Handkarte. Ist sie eine Aktionskarte, nimm ein { dominion-card-duchy }; eine Geldkarte, eine { dominion-card-transmute }; eine Punktekarte, ein { dominion-card-gold }.
    .full = Hat die Karte mehrere dieser Typen, nimmst du jede der Karten, in dieser Reihenfolge. Ein { dominion-card-curse } bringt nichts ein.
dominion-text-possession = Die Person links von dir macht nach diesem Zug einen Extrazug. Du siehst alle Karten, die sie sieht, und entscheidest alles. Was sie nehmen würde, nimmst du; was sie entsorgt, wird zur Seite gelegt und kommt am Ende des Zuges auf ihren Ablagestapel.
    .full = Was du so nimmst, kommt auf deinen Ablagestapel, wohin es auch sollte, und was von dem ausgebliebenen Nehmen abhing, entfällt. Marker, Aktionen, Käufe und Münzen bleiben bei der Person, die am Zug ist. Was zurückkommt, ist weder genommen noch abgelegt, gilt aber als entsorgt. Nach dem neuesten Wortlaut gibt es keinen zweiten Extrazug in Folge, und auch Schulden gehen an dich.

## Antworten und Fragen

dominion-event-is_possessed = { $by } entscheidet in diesem Zug von { $seat } alles.
    .by = Du entscheidest in diesem Zug von { $seat } alles.
    .seat = { $by } entscheidet in diesem Zug alles für dich.
dominion-event-puts_spared_back = { $seat } legt { EINEN($cards) } auf den Ablagestapel zurück.
    .seat = Du legst { EINEN($cards) } auf deinen Ablagestapel zurück.
dominion-option-gained_by_possessor = die Karte anstelle der besessenen Person nehmen
    .typed = besessenheit; nehmen
