### Dominion, Blütezeit: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-watchtower = Ziehe, bis du 6 Karten auf der Hand hast. Wenn du eine Karte nimmst, darfst du { DEN("dominion-card-watchtower") } aus der Hand aufdecken und jene Karte entsorgen oder auf deinen Nachziehstapel legen.
    .full = Sie bleibt auf der Hand und darf für jede Karte aufgedeckt werden, die du nimmst. Auch eine entsorgte Karte gilt als genommen.
dominion-text-grand_market = +1 Karte, +1 Aktion, +1 Kauf, +2 Münzen. Kann nicht gekauft werden, solange du ein { dominion-card-copper } im Spiel hast.
    .full = Du darfst { dominion-card-copper } auf der Hand zurückhalten. Anders als durch Kauf darf die Karte immer genommen werden.
dominion-text-counting_house = Sieh deinen Ablagestapel durch, decke daraus beliebig viele { dominion-card-copper } auf und nimm sie auf die Hand.
    .full = Sie gehörten dir schon: Nichts davon wird genommen wie eine neue Karte. Was im Nachziehstapel liegt, ist nicht dabei.

## Antworten und Fragen

dominion-option-watchtower_trashes = { dominion-card-watchtower }: Karte entsorgen
    .typed = wachturm entsorgen; entsorgen
dominion-option-watchtower_topdecks = { dominion-card-watchtower }: Karte auf den Nachziehstapel
    .typed = wachturm nachziehstapel; nachziehstapel; oben
dominion-option-take_coppers = { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } auf die Hand nehmen
    .typed = nehmen; kupfer; hand
dominion-question-take_coppers = Wie viele { dominion-card-copper } nimmst du vom Ablagestapel auf die Hand?
    .pass = keine
dominion-event-takes_coppers = { $seat } nimmt { $number ->
        [one] ein { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } vom Ablagestapel auf die Hand.
    .seat = Du nimmst { $number ->
            [one] ein { dominion-card-copper }
           *[other] { $number } { dominion-card-copper }
        } vom Ablagestapel auf die Hand.
