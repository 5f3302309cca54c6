### Dominion, Basisspiel, Karten nur der ersten Auflage: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-adventurer = Decke Karten von deinem Nachziehstapel auf, bis 2 Geldkarten offen liegen. Nimm diese auf die Hand und lege die anderen ab.
    .short = Aufdecken bis zu 2 Geldkarten: auf die Hand. Rest ablegen.
    .full = Reicht der Nachziehstapel nicht, mische den Ablagestapel, ohne die schon aufgedeckten Karten. Gibt es nur eine Geldkarte, kommt nur diese auf die Hand.
dominion-text-chancellor = +2 Münzen. Du darfst deinen Nachziehstapel auf deinen Ablagestapel legen.
    .short = +2 Münzen. Nachziehstapel darf auf den Ablagestapel.
    .full = Die Karten werden dabei nicht abgelegt, es folgt also nichts daraus, und außer der obersten sieht sie niemand.
dominion-text-feast = Entsorge diese Karte. Nimm eine Karte, die bis zu 5 Münzen kostet.
    .short = Entsorge diese Karte. Nimm eine Karte bis 5 Münzen.
    .full = Von einer anderen Karte zweimal gespielt, wird sie einmal entsorgt und bringt zwei Karten.
dominion-text-spy = +1 Karte, +1 Aktion. Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf und legen sie ab oder zurück: Du entscheidest.
    .short = +1 Karte, +1 Aktion. Jede oberste Karte: ablegen? Du wählst.
    .full = In Zugreihenfolge, deine zuerst, und über jede wird entschieden, bevor die nächste aufgedeckt wird. Für die anderen ist es ein Angriff; wer nicht betroffen ist, deckt nichts auf.
dominion-text-thief = Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf und entsorgen davon eine Geldkarte, die du aussuchst. Du darfst beliebige der entsorgten Karten nehmen. Der Rest wird abgelegt.
    .short = Andere entsorgen 1 Geldkarte der obersten 2; nimm beliebige.
    .full = Je Person wird höchstens eine Geldkarte entsorgt. Nehmen darfst du nur, was genau dadurch entsorgt wurde.
dominion-text-woodcutter = +1 Kauf, +2 Münzen.
    .full = Beides gilt für die Kaufphase dieses Zuges.

## Fragen

dominion-question-spy_on_top = Wird die Karte abgelegt oder zurückgelegt?
    .text = { $text }: Karte ablegen oder zurücklegen?
dominion-question-steal_which = Welche Geldkarte wird entsorgt?
    .text = { $text }: Welche Geldkarte wird entsorgt?
dominion-question-gain_stolen = Welche der entsorgten Karten nimmst du?
    .pass = keine weitere nehmen
