### Dominion, Die Intrige: Texte und was nur diese Karten fragen und erzählen.
dominion-text-baron = +1 Kauf. Du darfst ein { dominion-card-estate } ablegen: +4 Münzen. Sonst nimm ein { dominion-card-estate }.
    .full = Wer keins ablegt, muss eins nehmen, solange es welche gibt, auch mit einem auf der Hand.
dominion-text-bridge = +1 Kauf, +1 Münze. In diesem Zug kosten Karten 1 Münze weniger.
    .full = Alle Karten, wo auch immer sie sind, einmal für jedes Mal, das diese gespielt wurde, aber nie weniger als 0 Münzen.
dominion-text-coppersmith = In diesem Zug bringt jedes { dominion-card-copper }, das du spielst, 1 Münze mehr.
    .full = Noch einmal mehr für jedes Mal, das diese Karte vorher gespielt wurde. Was vorher gespielt wurde, bleibt, wie es war.
dominion-text-courtyard = +3 Karten. Lege eine Handkarte auf deinen Nachziehstapel.
    .full = Eine beliebige Handkarte, auch eine eben gezogene; die anderen sehen sie nicht.
dominion-text-diplomat = +2 Karten. Hast du dann höchstens 5 Handkarten: +2 Aktionen. Spielt jemand anderes einen Angriff, darfst du zuerst diese Karte aus einer Hand von mindestens 5 Karten aufdecken: +2 Karten, dann lege 3 ab.
    .full = Solange du mindestens 5 Handkarten hast, darfst du sie noch einmal aufdecken. Danach trifft dich der Angriff trotzdem.
dominion-text-duke = Für jedes { dominion-card-duchy }, das du hast, 1 Punkt wert.
    .full = Es zählen alle deine Karten, wo auch immer sie sind; diese Karte selbst zählt nicht dazu.
dominion-text-great_hall = +1 Karte, +1 Aktion. 1 Punkt wert.
    .full = Sie ist in jeder Hinsicht Aktions- und Punktekarte.
dominion-text-harem = +2 Münzen. 2 Punkte wert.
    .full = Sie ist in jeder Hinsicht Geld- und Punktekarte. In älteren Auflagen heißt sie Harem; es ist dieselbe Karte.
dominion-text-mill = +1 Karte, +1 Aktion. Du darfst 2 Karten ablegen: +2 Münzen. 1 Punkt wert.
    .full = Mit einer einzigen Handkarte darfst du diese ablegen, aber das bringt nichts.
dominion-text-minion = +1 Aktion. Wähle eins: +2 Münzen; oder lege deine Hand ab und +4 Karten, und alle anderen mit mindestens 5 Handkarten tun dasselbe.
    .full = Reaktionen kommen vor deiner Wahl. Wer nicht betroffen ist, legt weder ab noch zieht nach.
dominion-text-nobles = Wähle eins: +3 Karten; oder +2 Aktionen. 2 Punkte wert.
    .full = Die Karte ist in jeder Hinsicht Aktions- und Punktekarte.
dominion-text-patrol = +3 Karten. Decke die obersten 4 Karten deines Nachziehstapels auf. Punktekarten und Flüche kommen auf die Hand, die anderen in beliebiger Reihenfolge zurück.
    .full = Du musst alle davon nehmen. Sind es weniger als 4 Karten, decke auf, was da ist.
dominion-text-saboteur = Alle anderen decken Karten ihres Nachziehstapels auf, bis eine mindestens 3 Münzen kostet. Diese wird entsorgt; dafür darf eine Karte genommen werden, die mindestens 2 Münzen weniger kostet. Die anderen werden abgelegt.
    .full = Kostet keine so viel, werden alle abgelegt. Ob und was genommen wird, entscheidet, wem die Karte gehörte.
dominion-text-scout = +1 Aktion. Decke die obersten 4 Karten deines Nachziehstapels auf. Punktekarten kommen auf die Hand, die anderen in beliebiger Reihenfolge zurück.
    .full = Du musst alle Punktekarten nehmen. Ein { dominion-card-curse } ist keine.
dominion-text-secret_chamber = Lege beliebig viele Karten ab: je +1 Münze. Spielt jemand anderes einen Angriff, darfst du zuerst diese Handkarte aufdecken: +2 Karten, dann lege 2 Handkarten auf deinen Nachziehstapel.
    .full = Gegen einen Angriff darfst du sie mehrmals aufdecken, und auch sie selbst darf auf den Nachziehstapel. Danach trifft dich der Angriff trotzdem.
dominion-text-secret_passage = +2 Karten, +1 Aktion. Lege eine Handkarte an eine beliebige Stelle deines Nachziehstapels.
    .full = Du zählst die Stelle ab, ohne die Karten anzusehen. Alle sehen, wie tief sie liegt, aber nicht, welche es ist.
dominion-text-shanty_town = +2 Aktionen. Decke deine Hand auf. Ist keine Aktionskarte darunter: +2 Karten.
    .full = Die Hand wird in jedem Fall aufgedeckt.
dominion-text-steward = Wähle eins: +2 Karten; oder +2 Münzen; oder entsorge 2 Handkarten.
    .full = Das Entsorgen darfst du auch mit weniger als 2 Handkarten wählen; dann werden alle entsorgt.
dominion-text-swindler = +2 Münzen. Alle anderen entsorgen die oberste Karte ihres Nachziehstapels und nehmen eine Karte mit denselben Kosten, die du aussuchst.
    .full = In Zugreihenfolge. Die Kosten müssen in allen Teilen gleich sein; gibt es im Vorrat keine solche Karte, wird nichts genommen.
dominion-text-torturer = +3 Karten. Alle anderen legen entweder 2 Karten ab oder nehmen einen { dominion-card-curse } auf die Hand.
    .full = In Zugreihenfolge, jeder entscheidet, wenn er dran ist. Auch was nicht oder nicht ganz geht, darf gewählt werden.
dominion-text-trading_post = Entsorge 2 Handkarten. Waren es 2, nimm ein { dominion-card-silver } auf die Hand.
    .full = Mit einer einzigen Handkarte wird diese entsorgt, ohne Gegenwert.
dominion-text-tribute = Links von dir werden die obersten 2 Karten des Nachziehstapels aufgedeckt und abgelegt. Für jede mit anderem Namen: Aktionskarte, +2 Aktionen; Geldkarte, +2 Münzen; Punktekarte, +2 Karten.
    .full = Eine Karte mit mehreren Typen bringt alles davon. Ein { dominion-card-curse } bringt nichts. Es ist kein Angriff.
dominion-text-upgrade = +1 Karte, +1 Aktion. Entsorge eine Handkarte und nimm eine, die genau 1 Münze mehr kostet.
    .full = Hast du Handkarten, musst du eine entsorgen. Gibt es keine solche Karte, nimmst du nichts.
dominion-text-wishing_well = +1 Karte, +1 Aktion. Nenne eine Karte, dann decke die oberste Karte deines Nachziehstapels auf. Ist es die genannte, nimm sie auf die Hand.
    .full = Nenne eine Karte, keinen Typ. Falsch geraten, bleibt sie auf dem Nachziehstapel.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-lurker = +1 Aktion. Wähle eins: Entsorge eine Aktionskarte aus dem Vorrat; oder nimm eine Aktionskarte vom Müllstapel.
    .full = Was du aus dem Vorrat entsorgst, hat dir nie gehört; was du nimmst, kommt auf deinen Ablagestapel.
dominion-text-pawn = Wähle zwei: +1 Karte; +1 Aktion; +1 Kauf; +1 Münze.
    .full = Es müssen zwei verschiedene sein. Nenne beide, bevor du etwas tust; ausgeführt werden sie in der Reihenfolge der Karte.
dominion-text-conspirator = +2 Münzen. Hast du in diesem Zug mindestens 3 Aktionskarten gespielt, diese Karte mitgezählt: +1 Karte, +1 Aktion.
    .full = Aktionskarten zählen so oft, wie sie gespielt werden, auch dieselbe Karte zweimal.
dominion-text-ironworks = Nimm eine Karte, die bis zu 4 Münzen kostet. Ist sie eine Aktionskarte: +1 Aktion; eine Geldkarte: +1 Münze; eine Punktekarte: +1 Karte.
    .full = Hat die Karte mehrere dieser Typen, erhältst du alles davon.
dominion-text-mining_village = +1 Karte, +2 Aktionen. Du darfst diese Karte entsorgen: +2 Münzen.
    .full = Entscheide, bevor du etwas anderes tust. Zweimal gespielt, bringt sie die Münzen trotzdem nur einmal.
dominion-text-masquerade = +2 Karten. Alle mit Handkarten geben eine davon gleichzeitig an die nächste Person links weiter, die Handkarten hat. Dann darfst du eine Handkarte entsorgen.
    .full = Alle suchen aus, bevor sie sehen, was kommt. Weitergeben ist weder nehmen noch ablegen, und dies ist kein Angriff. In der ersten Auflage geben alle an die direkt links sitzende Person weiter.
dominion-text-courtier = Decke eine Handkarte auf. Wähle für jeden ihrer Typen eins: +1 Aktion; +1 Kauf; +3 Münzen; nimm ein { dominion-card-gold }.
    .full = Es müssen verschiedene sein. Nenne alle, bevor du etwas tust; ausgeführt werden sie in der Reihenfolge der Karte. Die aufgedeckte Karte bleibt auf der Hand.
dominion-text-replace = Entsorge eine Handkarte und nimm eine Karte, die bis zu 2 Münzen mehr kostet. Eine Aktions- oder Geldkarte kommt auf deinen Nachziehstapel; für eine Punktekarte nehmen alle anderen einen { dominion-card-curse }.
    .full = Ist die Karte beides, geschieht beides. Auf den Nachziehstapel kommt sie nur, wenn sie noch dort ist, wohin du sie genommen hast.

## Antworten und Fragen

dominion-option-trash_from_supply = eine Aktionskarte aus dem Vorrat entsorgen
    .typed = vorrat; entsorgen; aus vorrat entsorgen
dominion-option-gain_from_trash = eine Aktionskarte vom Müllstapel nehmen
    .typed = nehmen; müll; vom müllstapel nehmen
dominion-question-trash_of_supply = Welche Aktionskarte aus dem Vorrat entsorgst du?
dominion-option-pass_card = { DEN($card) } weitergeben
    .typed = weitergeben; geben; gib
dominion-question-pass_card = Welche Karte gibst du nach links weiter?
dominion-question-reveal_for_types = Welche Karte deckst du auf? Für jeden ihrer Typen wählst du eins.
dominion-event-passes_card = { $seat } gibt eine Karte an { $other } weiter.
    .known = { $seat } gibt { EINEN($card) } an { $other } weiter.
    .seat-known = Du gibst { EINEN($card) } an { $other } weiter.
    .other-known = { $seat } gibt { EINEN($card) } an dich weiter.
dominion-option-put_into_deck = { DEN($card) } in den Nachziehstapel legen
    .typed = legen; nachziehstapel; hinein
dominion-option-put_below =
    { $number ->
        [0] oben auf den Nachziehstapel
        [one] unter { $number } Karte
       *[other] unter { $number } Karten
    }
    .typed = unter; tief
dominion-option-reveal_diplomat = { DEINEN("dominion-card-diplomat") } aufdecken: 2 Karten ziehen, 3 ablegen
    .typed = diplomatin; diplomatin aufdecken
dominion-option-reveal_secret_chamber = { DEINEN("dominion-card-secret_chamber") } aufdecken: 2 Karten ziehen, 2 zurücklegen
    .typed = geheimkammer; geheimkammer aufdecken
dominion-option-coppers_give_more = { dominion-card-coppersmith }: mehr Münzen für das { dominion-card-copper }
    .typed = kupferschmied; mehr
dominion-option-three_cards = +3 Karten
    .typed = karten; ziehen; 3 karten
dominion-option-trash_two = 2 Karten entsorgen
    .typed = entsorgen; 2 entsorgen
dominion-option-new_hands = neue Hände zu 4 Karten
    .typed = hände; neue hand; ablegen
dominion-option-discard_two = 2 Karten ablegen
    .typed = ablegen; 2 ablegen
dominion-option-curse_into_hand = einen { dominion-card-curse } auf die Hand nehmen
    .typed = fluch; fluch nehmen
dominion-question-discard_estate = Legst du ein { dominion-card-estate } für 4 Münzen ab?
    .pass = eins nehmen
dominion-question-put_into_deck = Welche Karte legst du in den Nachziehstapel?
dominion-question-how_deep = Wie viele Karten sollen darüber liegen?
dominion-question-give_which = Welche Karte wird dafür genommen?
    .played = { $played }: Welche Karte wird genommen?
dominion-event-puts_into_deck = { $seat } legt eine Karte in den Nachziehstapel, unter { $number }.
    .known = { $seat } legt { EINEN($card) } in den Nachziehstapel, unter { $number }.
    .seat-known = Du legst { EINEN($card) } in deinen Nachziehstapel, unter { $number }.
