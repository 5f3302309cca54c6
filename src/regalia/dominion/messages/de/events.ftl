### Dominion, Ereignisse: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-bonfire = Entsorge bis zu 2 deiner Karten im Spiel.
    .full = Keine, eine oder zwei zugleich. Münzen, die sie schon gegeben haben, bleiben. Nach dem neuesten Wortlaut darf nur { dominion-card-copper } gewählt werden.
dominion-text-expedition = Ziehe für deine nächste Hand 2 Karten zusätzlich.
    .full = Sie werden nach den anderen gezogen, auch nach einer kleineren Hand. Zweimal gekauft sind es 4.
dominion-text-journey = Einmal pro Zug: War der vorige Zug nicht deiner, legst du beim Aufräumen dieses Zuges keine Karten aus dem Spiel ab und machst danach einen Extrazug.
    .short = Karten bleiben beim Aufräumen liegen; Extrazug.
    .full = Die Hand wird wie sonst abgelegt, und die nächste wird gezogen.
dominion-text-summon = Nimm eine Aktionskarte, die bis zu 4 Münzen kostet, und lege sie zur Seite. Hast du das getan, spiele sie zu Beginn deines nächsten Zuges.
    .short = Nimm Aktionskarte bis 4; spiele sie nächsten Zug.
    .full = Eine Karte, die den Ort verlassen hat, an den sie genommen wurde, wird nicht zur Seite gelegt. Sie zu spielen verbraucht keine Aktion.

## Antworten, Fragen und Ereignisse

dominion-question-trash_from_play = Welche deiner Karten im Spiel entsorgst du?
    .pass = nichts mehr entsorgen
