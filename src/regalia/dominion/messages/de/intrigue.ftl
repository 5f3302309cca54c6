### Dominion, Die Intrige: Texte und was nur diese Karten fragen und erzählen.

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
