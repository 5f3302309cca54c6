### Dominion, Seaside: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-ambassador = Decke eine Handkarte auf. Lege bis zu 2 gleiche Karten aus der Hand in den Vorrat zurück. Dann nehmen alle anderen eine gleiche Karte.
    .full = Die aufgedeckte Karte darf dabei sein. Von einer Karte ohne Vorratsstapel wird keine zurückgelegt, und niemand nimmt eine.
dominion-text-outpost = Du ziehst für deine nächste Hand nur 3 Karten und machst nach diesem Zug einen Extrazug.
    .full = Einen dritten Zug in Folge gibt er niemandem; kann er keinen Extrazug geben, ziehst du wie sonst 5 Karten.
dominion-text-wharf = Jetzt und zu Beginn deines nächsten Zuges: +2 Karten, +1 Kauf.
    .full = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.

## Antworten, Fragen und Ereignisse

dominion-option-return_copies = { $number ->
            [0] keine
            [one] { $number } Karte
           *[other] { $number } Karten
        } zurücklegen
    .typed = zurücklegen; lege zurück; zurück
dominion-question-reveal_to_return = Welche Handkarte deckst du auf?
dominion-question-return_copies = Wie viele davon legst du in den Vorrat zurück?
