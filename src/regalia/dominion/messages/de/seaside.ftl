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
dominion-text-blockade = Nimm eine Karte, die bis zu 4 Münzen kostet, und lege sie zur Seite. Zu Beginn deines nächsten Zuges nimmst du sie auf die Hand. Bis dahin gilt: Wer sonst im eigenen Zug eine gleiche Karte nimmt, nimmt einen { dominion-card-curse }.
    .full = Wird die Karte beim Nehmen anderswohin gelegt, gibt es keinen { dominion-card-curse } und später nichts für die Hand. Nimmst du nichts, wird diese Karte noch in diesem Zug abgelegt.
dominion-text-corsair = +2 Münzen. Zu Beginn deines nächsten Zuges: +1 Karte. Bis dahin entsorgen alle anderen in jedem Zug das erste { dominion-card-silver } oder { dominion-card-gold }, das sie spielen.
    .full = Die Münzen gibt es vorher noch. Eine Karte je Zug, wie viele dieser Karten auch im Spiel sind; was vorher im Zug gespielt wurde, zählt als erste.
dominion-text-embargo = +2 Münzen. Entsorge diese Karte. Wenn du das getan hast, lege einen Embargomarker auf einen Vorratsstapel. Wer eine Karte davon kauft, nimmt für jeden Marker darauf einen { dominion-card-curse }.
    .full = Die Marker bleiben liegen und summieren sich. Wer nimmt, ohne zu kaufen, nimmt keinen { dominion-card-curse }. In der ersten Auflage kommt der Marker auch dann, wenn die Karte nicht entsorgt werden konnte.
dominion-text-island = Lege diese Karte und eine Handkarte auf dein Inseltableau. 2 Siegpunkte.
    .full = Soweit möglich: ohne Handkarte nur diese Karte, und ist sie nicht im Spiel, nur die andere. Was dort liegt, kommt nicht zurück und zählt am Ende.
dominion-text-lighthouse = +1 Aktion, +1 Münze. Zu Beginn deines nächsten Zuges: +1 Münze. Bis dahin betreffen dich Angriffe anderer nicht.
    .full = Du musst dafür nichts tun und darfst trotzdem Reaktionen nutzen. Es endet, sobald dein nächster Zug beginnt. In der ersten Auflage gilt es, solange die Karte im Spiel ist.
dominion-text-monkey = Bis zu deinem nächsten Zug: Wenn rechts von dir eine Karte genommen wird, +1 Karte. Zu Beginn deines nächsten Zuges: +1 Karte.
    .full = Auch für das, was dort in den Zügen anderer genommen wird. Zu zweit sitzt die andere Person zugleich rechts von dir.
dominion-text-native_village = +2 Aktionen. Wähle eins: Lege die oberste Karte deines Nachziehstapels verdeckt auf dein Eingeborenendorf-Tableau; oder nimm alle Karten dieses Tableaus auf die Hand.
    .full = Du darfst sie jederzeit ansehen, die anderen sehen, wie viele es sind. Du darfst auch wählen, was nichts bewirkt. Was dort liegt, zählt am Ende.
dominion-text-pirate = Zu Beginn deines nächsten Zuges nimm eine Geldkarte auf die Hand, die bis zu 6 Münzen kostet. Wenn irgendwer eine Geldkarte nimmt, darfst du diese Karte aus der Hand spielen.
    .full = Im Zug von anderen gespielt, wirkt sie zu Beginn deines eigenen nächsten Zuges. Das verbraucht keine Aktion.
dominion-text-pirate_ship = Wähle eins: +1 Münze für jeden Münzmarker auf deinem Tableau; oder alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf, entsorgen eine dieser Geldkarten nach deiner Wahl und legen den Rest ab. Wurde etwas entsorgt, lege einen Münzmarker auf dein Tableau.
    .full = Ein Marker für jedes Spielen, wie viele Geldkarten auch entsorgt wurden; die Marker werden nie ausgegeben. Ein Angriff ist es immer, und Reaktionen kommen vor der Wahl.
dominion-text-sailor = +1 Aktion. Einmal in diesem Zug, wenn du eine Dauerkarte nimmst, darfst du sie spielen. Zu Beginn deines nächsten Zuges: +2 Münzen, und du darfst eine Handkarte entsorgen.
    .full = Auch in der Aktionsphase. Zwei davon spielen zwei Dauerkarten, aber keine zweimal.
dominion-text-smugglers = Nimm eine Karte, die bis zu 6 Münzen kostet und von der rechts von dir im letzten eigenen Zug eine gleiche genommen wurde.
    .full = Es zählt, was sie jetzt kostet, ohne Tränke und Schulden, und sie kommt aus dem Vorrat. Nach einem Extrazug ist dieser der letzte. Das ist kein Angriff.
dominion-text-treasury = +1 Karte, +1 Aktion, +1 Münze. Am Ende deiner Kaufphase in diesem Zug darfst du diese Karte auf deinen Nachziehstapel legen, wenn du darin keine Punktekarte genommen hast.
    .full = Du entscheidest über jede einzeln. Vorher genommene Punktekarten spielen keine Rolle. In der ersten Auflage: wenn du sie aus dem Spiel ablegst und in diesem Zug keine Punktekarte gekauft hast.

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
dominion-question-trash_of_top = Welche dieser Karten entsorgst du?
dominion-question-discard_of_top = Welche dieser Karten legst du ab?
dominion-question-raise_bottom = Legst du die unterste Karte obenauf?
    .pass = unten lassen
dominion-question-set_aside_from_hand = Welche Handkarte legst du zur Seite?
    .pass = keine weitere
dominion-question-show_province = Deckst du eine { dominion-card-province } auf?
    .pass = ein { dominion-card-silver } nehmen
dominion-option-top_onto_mat = die oberste Karte aufs Tableau legen
    .typed = tableau; oberste; legen
dominion-option-take_mat = alle Karten des Tableaus auf die Hand nehmen
    .typed = nehmen; hand; alle
dominion-option-coin_per_token = +1 Münze je Münzmarker
    .typed = münzen; marker
dominion-option-rob_treasures = die Geldkarten der anderen angreifen
    .typed = angreifen; angriff; entsorgen
dominion-option-put_on_island = { DEN($card) } auf dein Inseltableau legen
    .typed = insel; legen; tableau
dominion-option-put_embargo = den Marker auf den Stapel { $card } legen
    .typed = embargo; marker; legen
dominion-option-curse_per_embargo = einen { dominion-card-curse } je Embargomarker nehmen
    .typed = embargo; fluch
dominion-option-lighthouse_guards = dein { dominion-card-lighthouse } schützt dich
    .typed = leuchtturm; schutz
dominion-option-lighthouse_guards_in_play = dein { dominion-card-lighthouse } schützt dich
    .typed = leuchtturm; schutz
dominion-option-corsair_trashes = { dominion-card-corsair }: das Gespielte entsorgen
    .typed = korsarenschiff; entsorgen
dominion-option-blockade_curses = { dominion-card-blockade }: einen { dominion-card-curse } nehmen
    .typed = blockade; fluch
dominion-option-monkey_draws = für deinen { DEN("dominion-card-monkey") } ziehen
    .typed = affe; ziehen
dominion-option-play_pirate = deine { dominion-card-pirate } spielen
    .typed = piratin; spielen; ja
dominion-option-sailor_plays = { dominion-card-sailor }: die Karte spielen
    .typed = seefahrerin; spielen; ja
dominion-question-put_on_island = Welche Karte kommt auf dein Inseltableau?
dominion-question-put_embargo = Auf welchen Stapel legst du den Marker?
dominion-question-trash_booty = Welche Geldkarte wird entsorgt?
dominion-event-puts_on_island = { $seat } legt { EINEN($card) } auf das Inseltableau.
    .seat = Du legst { EINEN($card) } auf dein Inseltableau.
dominion-event-puts_on_native_village = { $seat } legt eine Karte auf das Eingeborenendorf-Tableau.
    .known = { $seat } legt { EINEN($card) } auf das Eingeborenendorf-Tableau.
    .seat-known = Du legst { EINEN($card) } auf dein Eingeborenendorf-Tableau.
dominion-event-puts_embargo = { $seat } legt einen Embargomarker auf den Stapel { $card }.
    .seat = Du legst einen Embargomarker auf den Stapel { $card }.
dominion-token-pirate_coins = Münzmarker des Piratenschiffs
dominion-table-island_mat = Inseltableau
dominion-table-native_village_mat = Eingeborenendorf-Tableau
count-pirate_coins =
    { $number ->
        [one] { $number } Münzmarker
       *[other] { $number } Münzmarker
    }
dominion-option-treasury_topdecks = eine { dominion-card-treasury } auf deinen Nachziehstapel legen
    .typed = schatzkammer; nachziehstapel; ja
dominion-option-treasury_discarded = die { dominion-card-treasury } auf deinen Nachziehstapel legen
    .typed = schatzkammer; nachziehstapel; ja
dominion-option-treasury_notes = { dominion-card-treasury }: eine Punktekarte wurde gekauft
    .typed = schatzkammer
