### Dominion, Blütezeit: Namen, Texte und was nur diese Karten fragen und erzählen.

## Namen

dominion-card-watchtower = Wachturm
    .gender = m
dominion-card-grand_market = Großer Markt
    .gender = m
    .accusative = Großen Markt
    .dative = Großen Markt

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-watchtower = Ziehe, bis du 6 Karten auf der Hand hast. Nimmst du eine Karte, darfst du diese aus der Hand zeigen und jene entsorgen oder auf deinen Nachziehstapel legen.
    .full = Sie bleibt auf der Hand und darf für jede Karte gezeigt werden, die du nimmst. Auch eine entsorgte Karte gilt als genommen.
dominion-text-grand_market = +1 Karte, +1 Aktion, +1 Kauf, +2 Münzen. Kann nicht gekauft werden, solange du ein { dominion-card-copper } im Spiel hast.
    .full = Du darfst { dominion-card-copper } auf der Hand zurückhalten. Anders als durch Kauf darf die Karte immer genommen werden.

## Antworten und Fragen

dominion-option-watchtower_trashes = deinen { dominion-card-watchtower } zeigen und die genommene Karte entsorgen
    .typed = wachturm entsorgen; entsorgen
dominion-option-watchtower_topdecks = deinen { dominion-card-watchtower } zeigen und die genommene Karte auf deinen Nachziehstapel legen
    .typed = wachturm nachziehstapel; nachziehstapel; oben
