### Dominion, Promokarten: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-black_market = +2 Münzen. Decke die obersten 3 Karten des Schwarzmarktdecks auf. Du darfst Geldkarten spielen und eine der Karten sofort kaufen. Die anderen kommen in beliebiger Reihenfolge unter den Stapel.
    .full = Das verbraucht keinen Kauf, kostet aber so viel wie sonst; Taler darfst du einlösen. Im Schwarzmarktdeck ist je eine von mindestens 15 Königreichkarten, die nicht im Vorrat sind.
dominion-text-walled_village = +1 Karte, +2 Aktionen. Zu Beginn der Aufräumphase darfst du diese Karte auf deinen Nachziehstapel legen, wenn außer ihr höchstens eine Aktionskarte im Spiel ist.
    .full = Auch Aktionskarten früherer Züge, die noch im Spiel sind, zählen mit.
dominion-text-stash = +2 Münzen. Wenn du mischst, darfst du diese Karte an eine beliebige Stelle der gemischten Karten legen.
    .full = Ihre Rückseite ist anders, also sehen alle, wo sie liegt. Jede wird einzeln gelegt, ohne die anderen Karten zu sehen. Nach dem neuesten Wortlaut darfst du vorher den Rest deines Nachziehstapels durchsehen.

## Antworten, Fragen und Ereignisse

dominion-option-topdeck_walled_village = { DEN("dominion-card-walled_village") } auf deinen Nachziehstapel legen
    .typed = befestigtes dorf; dorf; nachziehstapel; ja
dominion-option-put_under = { DEN($card) } unter das Schwarzmarktdeck legen
    .typed = unter; darunter; unten
dominion-option-place_stash = ein { dominion-card-stash } selbst einlegen
    .typed = geldversteck; einlegen; ja
dominion-option-place_below = unter { $number } gemischte Karten
    .typed = unter; einlegen
dominion-question-place_stash = An welche Stelle der gemischten Karten legst du das { dominion-card-stash }?
dominion-question-black_market = { dominion-card-black_market }: Du hast { $coins }. Spielst du Geldkarten, oder kaufst du eine der Karten?
    .pass = keine davon kaufen
dominion-question-put_under = Welche Karte kommt als Nächstes unter das Schwarzmarktdeck?
