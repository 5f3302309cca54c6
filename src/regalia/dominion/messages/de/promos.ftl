### Dominion, Promokarten: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-black_market = +2 Münzen. Decke die obersten 3 Karten des Schwarzmarktdecks auf. Du darfst Geldkarten spielen und eine der Karten sofort kaufen. Die anderen kommen in beliebiger Reihenfolge unter den Stapel.
    .short = +2 Münzen. 3 Karten vom Schwarzmarktdeck; kaufe eine sofort.
    .full = Das verbraucht keinen Kauf, kostet aber so viel wie sonst; Taler darfst du einlösen. Im Schwarzmarktdeck ist je eine von mindestens 15 Königreichkarten, die nicht im Vorrat sind.
dominion-text-walled_village = +1 Karte, +2 Aktionen. Zu Beginn der Aufräumphase darfst du diese Karte auf deinen Nachziehstapel legen, wenn außer ihr höchstens eine Aktionskarte im Spiel ist.
    .short = +1 Karte, +2 Aktionen. Höchstens 1 weitere Aktion: obenauf.
    .full = Auch Aktionskarten früherer Züge, die noch im Spiel sind, zählen mit.
dominion-text-stash = +2 Münzen. Wenn du mischst, darfst du diese Karte an eine beliebige Stelle der gemischten Karten legen.
    .short = +2 Münzen. Beim Mischen: lege sie an eine beliebige Stelle.
    .full = Ihre Rückseite ist anders, also sehen alle, wo sie liegt. Jede wird einzeln gelegt, ohne die anderen Karten zu sehen. Nach dem neuesten Wortlaut darfst du vorher den Rest deines Nachziehstapels durchsehen.
dominion-text-captain = Jetzt und zu Beginn deines nächsten Zuges: Spiele eine Aktionskarte aus dem Vorrat, die bis zu 4 Münzen kostet, und lass sie dort; keine Dauerkarte und keinen Befehl.
    .short = Jetzt und nächster Zug: spiele Aktionskarte bis 4 vom Vorrat.
    .full = Das ist Pflicht, wenn es geht, und du wählst jedes Mal neu. Die Karte ist nicht im Spiel und kann sich selbst nicht bewegen.
dominion-text-church = +1 Aktion. Lege bis zu 3 Handkarten verdeckt zur Seite. Zu Beginn deines nächsten Zuges nimmst du sie auf die Hand; dann darfst du eine Handkarte entsorgen.
    .short = +1 Aktion. Bis 3 Karten zur Seite; nächster Zug: 1 entsorgen.
    .full = Auch ohne zur Seite gelegte Karte bleibt sie im Spiel, und du darfst eine Karte entsorgen.
dominion-text-dismantle = Entsorge eine Handkarte. Kostet sie mindestens 1 Münze, nimm eine billigere Karte und ein { dominion-card-gold }.
    .short = Entsorge 1. Kostet sie ab 1: eine billigere und ein { dominion-card-gold }.
    .full = Das ist Pflicht, wenn du eine Karte hast. Zuerst kommt die billigere Karte.
dominion-text-envoy = Decke die obersten 5 Karten deines Nachziehstapels auf. Links von dir wird eine davon gewählt. Lege sie ab und nimm die anderen auf die Hand.
    .short = Oberste 5 auf die Hand bis auf eine (Wahl links).
    .full = Auch von weniger Karten wird eine abgelegt.
dominion-text-governor = +1 Aktion. Wähle eins: Du ziehst 3 Karten, die anderen 1; oder du nimmst ein { dominion-card-gold }, die anderen ein { dominion-card-silver }; oder du darfst eine Handkarte entsorgen und eine nehmen, die genau 2 Münzen mehr kostet, die anderen eine, die genau 1 Münze mehr kostet.
    .short = +1 Aktion. Du/Andere: Karten 3/1; { dominion-card-gold }/{ dominion-card-silver }; Umbau +2/+1.
    .full = In Zugreihenfolge, von dir an. Wer entsorgt hat, muss eine Karte dieser Kosten nehmen, wenn es eine gibt. Das ist kein Angriff.
dominion-text-marchland = 1 Siegpunkt für je 3 deiner Punktekarten. Wenn du diese Karte nimmst: +1 Kauf, und lege beliebig viele Karten ab, für je eine +1 Münze.
    .short = 1 Punkt je 3 Punktekarten. Genommen: +1 Kauf, Karten als Geld.
    .full = Abgerundet; sie zählt selbst mit.
dominion-text-prince = Du darfst eine Aktionskarte aus der Hand zur Seite legen, die bis zu 4 Münzen kostet; keine Dauerkarte und keinen Befehl. Zu Beginn jedes deiner Züge spielst du sie und lässt sie dort liegen.
    .short = Lege Aktionskarte bis 4 zur Seite; spiele sie jeden Zug.
    .full = Mit einer solchen Karte bleibt diese für immer im Spiel, sonst wird sie noch in diesem Zug abgelegt. Die gespielte Karte ist nicht im Spiel und kann sich selbst nicht bewegen.
dominion-text-sauna = +1 Karte, +1 Aktion. Du darfst ein { dominion-card-avanto } aus der Hand spielen. Wenn du in diesem Zug ein { dominion-card-silver } spielst, darfst du eine Handkarte entsorgen.
    .short = +1 Karte, +1 Aktion. { dominion-card-avanto } spielbar. Je { dominion-card-silver }: 1 entsorgen.
    .full = Einmal für jedes Spielen dieser Karte. In der ersten Auflage einmal für jede, die im Spiel ist.
dominion-text-avanto = +3 Karten. Du darfst eine { dominion-card-sauna } aus der Hand spielen.
    .full = Das verbraucht keine Aktion. Im Stapel liegen diese Karten unter denen der { dominion-card-sauna }.

## Antworten, Fragen und Ereignisse

dominion-option-topdeck_walled_village = { DEN("dominion-card-walled_village") } auf deinen Nachziehstapel legen
    .typed = befestigtes dorf; dorf; nachziehstapel; ja
dominion-option-put_under = { DEN($card) } unter das Schwarzmarktdeck legen
    .typed = unter; darunter; unten
dominion-option-place_stash = ein { dominion-card-stash } selbst einlegen
    .typed = geldversteck; einlegen; ja
dominion-option-place_below = unter { $number } gemischte Karten
    .typed = unter; einlegen
dominion-question-place_stash = An welche Stelle kommt das { dominion-card-stash }?
dominion-question-black_market = { dominion-card-black_market }, { $coins }: Geldkarten oder Kauf?
    .pass = keine davon kaufen
dominion-question-put_under = Welche kommt nun unter das Schwarzmarktdeck?
dominion-option-governor_cards = +3 Karten, die anderen +1
    .typed = karten; ziehen
dominion-option-governor_treasures = ein { dominion-card-gold } nehmen, die anderen ein { dominion-card-silver }
    .typed = gold; geld
dominion-option-governor_upgrades = entsorgen für 2 Münzen mehr, die anderen für 1
    .typed = entsorgen; tauschen
dominion-option-marchland_gained = { dominion-card-marchland }: +1 Kauf, ablegen für Münzen
    .typed = grenzregion; kauf
dominion-option-sauna_trashes = { dominion-card-sauna }: eine Karte entsorgen
    .typed = sauna; entsorgen
dominion-option-sauna_trashes_in_play = { dominion-card-sauna }: eine Karte entsorgen
    .typed = sauna; entsorgen
dominion-option-prince_sets_aside = { dominion-card-prince }: { DEN($card) } wieder zur Seite legen
    .typed = prinz; zur seite
dominion-question-set_this_aside = Legst du { DEN("dominion-card-prince") } zur Seite?
    .pass = nein
dominion-question-set_aside_for_prince = Welche Aktionskarte legst du zur Seite?
    .pass = keine
