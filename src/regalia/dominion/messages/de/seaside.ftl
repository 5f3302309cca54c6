### Dominion, Seaside: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-ambassador = Decke eine Handkarte auf. Lege bis zu 2 gleiche Karten aus der Hand in den Vorrat zurück. Dann nehmen alle anderen eine gleiche Karte.
    .full = Die aufgedeckte Karte darf dabei sein. Von einer Karte ohne Vorratsstapel wird keine zurückgelegt, und niemand nimmt eine.
dominion-text-outpost = Du ziehst für deine nächste Hand nur 3 Karten und machst nach diesem Zug einen Extrazug.
    .full = Einen dritten Zug in Folge gibt er niemandem; kann er keinen Extrazug geben, ziehst du wie sonst 5 Karten.
dominion-text-wharf = Jetzt und zu Beginn deines nächsten Zuges: +2 Karten, +1 Kauf.
    .full = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.
dominion-text-astrolabe = Jetzt und zu Beginn deines nächsten Zuges: +1 Münze, +1 Kauf.
    .full = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel. Verlässt die Karte vorher das Spiel, kommt der Rest trotzdem.
dominion-text-bazaar = +1 Karte, +2 Aktionen, +1 Münze.
    .full = Danach hast du eine Aktion mehr übrig als vor dem Spielen, und eine Münze.
dominion-text-caravan = +1 Karte, +1 Aktion. Zu Beginn deines nächsten Zuges: +1 Karte.
    .full = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel. Was zu Beginn deines Zuges geschieht, machst du in beliebiger Reihenfolge.
dominion-text-cutpurse = +2 Münzen. Alle anderen legen ein { dominion-card-copper } ab oder decken eine Hand ohne { dominion-card-copper } auf.
    .full = Genau eines, auch mit mehreren auf der Hand.
dominion-text-explorer = Du darfst eine { dominion-card-province } aus der Hand aufdecken: Nimm ein { dominion-card-gold } auf die Hand. Sonst nimm ein { dominion-card-silver } auf die Hand.
    .full = Auch mit einer { dominion-card-province } auf der Hand darfst du das { dominion-card-silver } nehmen. Die Karte kannst du noch in diesem Zug spielen.
dominion-text-fishing_village = +2 Aktionen, +1 Münze. Zu Beginn deines nächsten Zuges: +1 Aktion, +1 Münze.
    .full = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.
dominion-text-ghost_ship = +2 Karten. Alle anderen legen Handkarten auf ihren Nachziehstapel, bis sie noch 3 haben.
    .full = Sie wählen die Karten und ihre Reihenfolge. Wer höchstens 3 Karten hat, legt keine zurück.
dominion-text-haven = +1 Karte, +1 Aktion. Lege eine Handkarte verdeckt zur Seite. Zu Beginn deines nächsten Zuges nimmst du sie auf die Hand.
    .full = Das ist Pflicht, wenn du eine Karte hast; nur du darfst sie ansehen. Ohne eine solche Karte kommt nichts mehr, und diese Karte wird noch in diesem Zug abgelegt.
dominion-text-lookout = +1 Aktion. Sieh dir die obersten 3 Karten deines Nachziehstapels an. Entsorge eine, lege eine ab und lege die andere zurück.
    .full = Du siehst alle, bevor du wählst. Von 2 Karten wird eine entsorgt und eine abgelegt; eine einzige wird entsorgt.
dominion-text-merchant_ship = Jetzt und zu Beginn deines nächsten Zuges: +2 Münzen.
    .full = Bleibt bis zum Aufräumen deines nächsten Zuges im Spiel.
dominion-text-navigator = +2 Münzen. Sieh dir die obersten 5 Karten deines Nachziehstapels an. Lege alle ab oder lege alle in beliebiger Reihenfolge zurück.
    .full = Alle oder keine. Gibt es weniger Karten, siehst du dir diese an.
dominion-text-pearl_diver = +1 Karte, +1 Aktion. Sieh dir die unterste Karte deines Nachziehstapels an. Du darfst sie obenauf legen.
    .full = Ohne Nachziehstapel mischst du erst. Die anderen sehen, dass du sie versetzt, aber nicht, welche es ist.
dominion-text-salvager = +1 Kauf. Entsorge eine Handkarte. +1 Münze für jede Münze, die sie kostet.
    .full = Das ist Pflicht, wenn du eine Karte hast. Es zählt, was sie jetzt kostet; Tränke und Schulden bringen nichts.
dominion-text-sea_chart = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf. Hast du eine gleiche im Spiel, nimm sie auf die Hand.
    .full = Auch diese Karte selbst zählt, wenn sie im Spiel ist. Sonst bleibt die Karte oben liegen.
dominion-text-sea_hag = Alle anderen legen die oberste Karte ihres Nachziehstapels ab und nehmen dann einen { dominion-card-curse } auf ihren Nachziehstapel.
    .full = Den { dominion-card-curse } gibt es auch, wenn keine Karte abzulegen war.
dominion-text-sea_witch = +2 Karten. Alle anderen nehmen einen { dominion-card-curse }. Zu Beginn deines nächsten Zuges: +2 Karten, dann lege 2 Karten ab.
    .full = Wen das nicht betrifft, der nimmt nichts; was im nächsten Zug kommt, gilt für dich trotzdem.
dominion-text-tactician = Hast du eine Karte auf der Hand, lege deine Hand ab, und zu Beginn deines nächsten Zuges: +5 Karten, +1 Aktion, +1 Kauf.
    .full = Mit leerer Hand geschieht nichts, und die Karte wird noch in diesem Zug abgelegt. Zweimal gespielt, findet sie beim zweiten Mal keine Hand.
dominion-text-tide_pools = +3 Karten, +1 Aktion. Zu Beginn deines nächsten Zuges lege 2 Karten ab.
    .full = Mit weniger Karten legst du ab, was du hast. Die Reihenfolge zu Beginn deines Zuges wählst du.
dominion-text-treasure_map = Entsorge diese Karte und eine { dominion-card-treasure_map } aus der Hand. Hast du zwei entsorgt, nimm 4 { dominion-card-gold } auf deinen Nachziehstapel.
    .full = Ohne eine zweite wird diese trotzdem entsorgt. Du nimmst so viele, wie es gibt.
dominion-text-warehouse = +3 Karten, +1 Aktion. Lege 3 Karten ab.
    .full = Du ziehst zuerst. Mit weniger Karten legst du ab, was du hast.

## Antworten, Fragen und Ereignisse

dominion-option-return_copies = { $number ->
            [0] keine
            [one] { $number } Karte
           *[other] { $number } Karten
        } zurücklegen
    .typed = zurücklegen; lege zurück; zurück
dominion-question-reveal_to_return = Welche Handkarte deckst du auf?
dominion-question-return_copies = Wie viele davon legst du in den Vorrat zurück?
dominion-option-discard_all = alle ablegen
    .typed = ablegen; alle ablegen
dominion-option-put_all_back = alle zurücklegen
    .typed = zurück; zurücklegen; alle zurück
dominion-question-discard_all = Legst du alle Karten ab oder zurück?
dominion-question-topdeck_down_to = Welche Karte legst du auf den Nachziehstapel?
    .played = { $active } hat { EINEN($played) } gespielt. Welche Karte legst du auf deinen Nachziehstapel?
dominion-question-trash_of_top = Welche dieser Karten entsorgst du?
dominion-question-discard_of_top = Welche dieser Karten legst du ab?
dominion-question-raise_bottom = Legst du die unterste Karte obenauf?
    .pass = unten lassen
dominion-question-set_aside_from_hand = Welche Handkarte legst du zur Seite?
    .pass = keine weitere
dominion-question-show_province = Deckst du eine { dominion-card-province } auf?
    .pass = ein { dominion-card-silver } nehmen
