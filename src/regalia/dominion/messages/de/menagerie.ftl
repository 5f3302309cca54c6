### Dominion, Menagerie: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-black_cat = +2 Karten. Außerhalb deines eigenen Zuges nehmen zusätzlich alle anderen einen { dominion-card-curse }. Wenn jemand anderes eine Punktekarte nimmt, darfst du { DEN("dominion-card-black_cat") } aus der Hand spielen.
    .full = So gespielt verbraucht sie keine Aktion und bleibt bis zum Aufräumen jenes Zuges im Spiel. Auch dann ist sie ein Angriff, auf den die anderen reagieren dürfen.
dominion-text-sleigh = Nimm 2-mal { dominion-card-horse }. Wenn du eine Karte nimmst, darfst du { DEN("dominion-card-sleigh") } aus der Hand ablegen und die genommene Karte auf die Hand nehmen oder auf deinen Nachziehstapel legen.
    .full = Nur solange die Karte noch dort liegt, wohin sie genommen wurde. Das geht auch mit einer Karte, die nicht auf den Ablagestapel genommen wurde.
dominion-text-camel_train = Verbanne eine Karte aus dem Vorrat, die keine Punktekarte ist. Wenn du diese Karte nimmst, verbanne ein { dominion-card-gold } aus dem Vorrat.
    .full = Verbannte Karten liegen auf deinem Exiltableau und gehören am Ende dir. Verbannen ist kein Nehmen. Wenn du eine Karte nimmst, darfst du alle gleichen Karten aus deinem Exil ablegen.
dominion-text-sheepdog = +2 Karten. Wenn du eine Karte nimmst, darfst du { DEN("dominion-card-sheepdog") } aus der Hand spielen.
    .full = Sie darf für jede Karte gespielt werden, die du nimmst, auch im Zug anderer, und verbraucht keine deiner Aktionen.
dominion-text-snowy_village = +1 Karte, +4 Aktionen, +1 Kauf. Alle weiteren +Aktionen in diesem Zug verfallen.
    .full = Das gilt auch für Dorfbewohner und dafür, es ein zweites Mal zu spielen.
dominion-text-cavalry = Nimm 2-mal { dominion-card-horse }. Wenn du diese Karte nimmst: +2 Karten, +1 Kauf, und aus deiner Kaufphase kehrst du in deine Aktionsphase zurück.
    .full = Die Rückkehr gibt keine Aktion; danach kommt eine neue Kaufphase, in der wieder Geldkarten gespielt werden dürfen.
dominion-text-hostelry = +1 Karte, +2 Aktionen. Wenn du diese Karte nimmst, darfst du beliebig viele Geldkarten aufgedeckt ablegen und für jede ein { dominion-card-horse } nehmen.
    .full = Die Geldkarten kommen aus der Hand; alle sehen sie.
dominion-text-coven = +1 Aktion, +2 Münzen. Alle anderen verbannen einen { dominion-card-curse } aus dem Vorrat. Wer das nicht kann, legt alle eigenen verbannten Flüche ab.
    .full = Verbannen ist kein Nehmen; verbannte Karten zählen am Ende. Wenn du eine Karte nimmst, darfst du alle gleichen Karten aus deinem Exil ablegen.
dominion-text-falconer = Nimm eine Karte auf die Hand, die weniger kostet als diese Karte. Wenn irgendjemand eine Karte mit mindestens zwei Typen nimmt, darfst du { DEN("dominion-card-falconer") } aus der Hand spielen.
    .full = Weniger heißt: in einem Teil der Kosten weniger und in keinem mehr. Du darfst die Karte auch selbst genommen haben; das Spielen verbraucht keine Aktion.
dominion-text-kiln = +2 Münzen. Wenn du in diesem Zug die nächste Karte spielst, darfst du zuerst eine gleiche Karte nehmen.
    .full = Nur bei der allernächsten Karte, genutzt oder nicht. Die gleiche Karte kommt aus dem Vorrat.
dominion-text-animal_fair = +4 Münzen. +1 Kauf für jeden leeren Vorratsstapel. Statt die Kosten dieser Karte zu bezahlen, darfst du eine Aktionskarte aus der Hand entsorgen.
    .full = Auch so braucht es einen Kauf. Leere Stapel außerhalb des Vorrats zählen nicht.
dominion-text-horse = +2 Karten, +1 Aktion. Lege diese Karte auf ihren Stapel zurück.
    .full = Nicht im Vorrat; es gibt 30. Es kehrt nur aus dem Spiel zurück.
dominion-text-way_of_the_horse = +2 Karten, +1 Aktion. Lege die gespielte Karte auf ihren Stapel zurück.
    .full = Eine Karte ohne Stapel, oder die nicht im Spiel ist, bleibt, wo sie ist. Eine Aktionskarte darf statt für ihren eigenen Text für einen Weg gespielt werden.
dominion-text-way_of_the_mole = +1 Aktion. Lege deine Hand ab. +3 Karten.
    .full = Du ziehst auch, wenn du keine Karten hattest. Eine Aktionskarte darf statt für ihren eigenen Text für einen Weg gespielt werden.
dominion-text-way_of_the_ox = +2 Aktionen.
    .full = Eine Aktionskarte darf statt für ihren eigenen Text für einen Weg gespielt werden.

## Antworten, Fragen und Ereignisse

dominion-option-play_sheepdog = deinen { dominion-card-sheepdog } spielen
    .typed = hirtenhund; spielen; ja; hirtenhund spielen
dominion-option-play_black_cat = deine { dominion-card-black_cat } spielen
    .typed = katze; schwarze katze; spielen; ja; katze spielen
dominion-option-play_falconer = deine { dominion-card-falconer } spielen
    .typed = falknerin; spielen; ja; falknerin spielen
dominion-option-sleigh_to_hand = { dominion-card-sleigh }: Karte auf die Hand
    .typed = schlitten; hand; auf die hand
dominion-option-sleigh_to_deck = { dominion-card-sleigh }: Karte auf den Nachziehstapel
    .typed = nachziehstapel; schlitten nachziehstapel
dominion-option-discard_from_exile = alle gleichen Karten aus deinem Exil ablegen
    .typed = exil; ablegen; ja; exil ablegen
dominion-option-camel_train_gained = für deinen { dominion-card-camel_train } ein { dominion-card-gold } verbannen
    .typed = kamelzug; gold verbannen
dominion-option-cavalry_gained = +2 Karten und +1 Kauf für deine { dominion-card-cavalry }
    .typed = kavallerie; karten
dominion-option-hostelry_gained = für deine { dominion-card-hostelry } Geldkarten ablegen
    .typed = herberge; geldkarten
dominion-option-kiln_copies = deinen { dominion-card-kiln } nutzen
    .typed = brennofen; brennofen nutzen
dominion-option-exile = { EINEN($card) } verbannen
    .typed = verbannen; verbanne
dominion-option-buy_animal_fair_with = { EINEN($card) } entsorgen und einen { dominion-card-animal_fair } kaufen
    .typed = viehmarkt; viehmarkt mit; viehmarkt kaufen mit
dominion-question-exile = Welche Karte verbannst du?
dominion-question-discard_for_horses = Welche Geldkarte legst du für ein { dominion-card-horse } ab?
    .pass = nichts mehr ablegen
dominion-question-gain_copy = Nimmst du zuerst eine gleiche Karte?
    .pass = keine nehmen
