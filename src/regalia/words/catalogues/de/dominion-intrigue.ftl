### Dominion, Die Intrige: Namen, Texte und was nur diese Karten fragen und erzählen.

## Namen

dominion-card-lurker = Herumtreiberin
    .gender = f
dominion-card-pawn = Handlanger
    .gender = m
dominion-card-conspirator = Verschwörer
    .gender = m
dominion-card-ironworks = Eisenhütte
    .gender = f
dominion-card-mining_village = Bergwerk
    .gender = n

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-lurker = +1 Aktion. Wähle eins: Entsorge eine Aktion aus dem Vorrat; oder nimm eine Aktion vom Müllstapel.
    .full = Was du aus dem Vorrat entsorgst, hat dir nie gehört; was du nimmst, kommt auf deinen Ablagestapel.
dominion-text-pawn = Wähle zwei: +1 Karte; +1 Aktion; +1 Kauf; +1 Münze.
    .full = Es müssen zwei verschiedene sein. Nenne beide, bevor du etwas tust; ausgeführt werden sie in der Reihenfolge der Karte.
dominion-text-conspirator = +2 Münzen. Hast du in diesem Zug mindestens 3 Aktionen gespielt, diese mitgezählt: +1 Karte, +1 Aktion.
    .full = Aktionen zählen so oft, wie sie gespielt werden, auch dieselbe Karte zweimal.
dominion-text-ironworks = Nimm eine Karte, die bis zu 4 Münzen kostet. Ist sie eine Aktion: +1 Aktion; eine Geldkarte: +1 Münze; eine Punktekarte: +1 Karte.
    .full = Hat die Karte mehrere dieser Typen, erhältst du alles davon.
dominion-text-mining_village = +1 Karte, +2 Aktionen. Du darfst diese Karte entsorgen: +2 Münzen.
    .full = Entscheide, bevor du etwas anderes tust. Zweimal gespielt, bringt sie die Münzen trotzdem nur einmal.

## Antworten und Fragen

dominion-option-trash_from_supply = eine Aktion aus dem Vorrat entsorgen
    .typed = vorrat; entsorgen; aus vorrat entsorgen
dominion-option-gain_from_trash = eine Aktion vom Müllstapel nehmen
    .typed = nehmen; müll; vom müllstapel nehmen
dominion-question-trash_of_supply = Welche Aktion aus dem Vorrat entsorgst du?
