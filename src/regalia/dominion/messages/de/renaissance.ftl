### Dominion, Renaissance: Texte und was nur diese Karten, Projekte und Artefakte fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-border_guard = +1 Aktion. Decke die obersten 2 Karten deines Nachziehstapels auf, nimm eine auf die Hand und lege die andere ab. Waren beide Aktionskarten, erhalte die { dominion-card-lantern } oder das { dominion-card-horn }.
    .full = Mit der { dominion-card-lantern } sind es 3 Karten, von denen du 2 ablegst, und alle 3 müssen Aktionskarten sein. Kannst du weniger Karten aufdecken, gibt es kein Artefakt. Du darfst auch ein Artefakt erhalten, das jemand anderes hat.
dominion-text-improve = +2 Münzen. Zu Beginn der Aufräumphase darfst du eine Aktionskarte entsorgen, die du aus dem Spiel ablegen würdest, und eine Karte nehmen, die genau 1 Münze mehr kostet.
    .full = Sie darf sich selbst entsorgen, aber keine Dauerkarte, die im Spiel bleibt, und nichts, was nicht mehr im Spiel ist. Kostet keine Karte genau 1 Münze mehr, nimmst du nichts.
dominion-text-flag_bearer = +2 Münzen. Wenn du diese Karte nimmst oder entsorgst, erhalte die { dominion-card-flag }.
    .full = Wer sie nimmt oder entsorgt, erhält die { dominion-card-flag }, in wessen Zug auch immer und wer auch immer sie hat. Beim Spielen gibt es keine { dominion-card-flag }.
dominion-text-patron = +1 Dorfbewohner, +2 Münzen. Wenn etwas dich diese Karte aufdecken lässt: +1 Taler.
    .full = In jeder Phase und in jedem Zug, einmal für jede aufgedeckte Karte. Auch aufgedeckt abgelegte Karten zählen, nicht aber angesehene oder verdeckt abgelegte.
dominion-text-research = +1 Aktion. Entsorge eine Handkarte. Lege für jede Münze, die sie kostet, eine Karte deines Nachziehstapels verdeckt zur Seite. Zu Beginn deines nächsten Zuges nimmst du diese Karten auf die Hand.
    .full = Nur du darfst die Karten ansehen. Sie bleibt im Spiel, bis die Karten kommen; lag keine zur Seite, wird sie in diesem Zug abgelegt.
dominion-text-swashbuckler = +3 Karten. Ist dein Ablagestapel dann nicht leer: +1 Taler, und mit 4 oder mehr Talern erhalte die { dominion-card-treasure_chest }.
    .full = Erst ziehst du: Ein Ablagestapel, der dafür gemischt wurde, ist leer. Der eben erhaltene Taler zählt mit.
dominion-text-treasurer = +3 Münzen. Wähle eins: Entsorge eine Geldkarte aus der Hand; oder nimm eine Geldkarte vom Müllstapel auf die Hand; oder erhalte den { dominion-card-key }.
    .full = Du darfst auch wählen, was nicht möglich ist, und den { dominion-card-key } auch, wenn du ihn schon hast.
dominion-text-villain = +2 Taler. Alle anderen mit 5 oder mehr Handkarten legen eine ab, die 2 oder mehr Münzen kostet, oder decken auf, dass sie keine haben.
    .full = Wer 4 oder weniger Handkarten hat, ist nicht betroffen. Wer eine Karte für 2 oder mehr Münzen hat, muss eine ablegen.
dominion-text-capitalism = In deinen Zügen sind Aktionskarten, in deren Text + Münzen stehen, auch Geldkarten.
    .full = Wo immer sie liegen und wem immer sie gehören. Du darfst sie in deiner Kaufphase spielen, ohne Aktionen zu verbrauchen, und was Geldkarten betrifft, betrifft auch sie.
dominion-text-crop_rotation = Zu Beginn deines Zuges darfst du eine Punktekarte ablegen: +2 Karten.
    .full = Einmal in jedem deiner Züge. Ein { dominion-card-curse } ist keine Punktekarte.
dominion-text-innovation = Die erste Aktionskarte, die du in deinem Zug nimmst, darfst du zur Seite legen und spielen.
    .full = Nur die erste Aktionskarte des Zuges, auch wenn du sie nicht gespielt hast, und nur solange sie dort ist, wohin du sie genommen hast. Das Spielen verbraucht keine Aktion. Nach dem neuesten Wortlaut darf es eine beliebige Aktionskarte sein, einmal pro Zug, und sie wird nicht zur Seite gelegt.
dominion-text-pageant = Am Ende deiner Kaufphase darfst du 1 Münze zahlen: +1 Taler.
    .full = Einmal in jeder Kaufphase, schon in der, in der du dieses Projekt kaufst.
dominion-text-piazza = Zu Beginn deines Zuges decke die oberste Karte deines Nachziehstapels auf. Ist es eine Aktionskarte, spiele sie.
    .full = Du musst sie spielen. Alles andere bleibt oben liegen.
dominion-text-road_network = Wenn jemand anderes eine Punktekarte nimmt: +1 Karte.
    .full = In jedem Zug, für jede genommene Punktekarte; nicht für deine eigenen.
dominion-text-silos = Zu Beginn deines Zuges lege beliebig viele { dominion-card-copper } aufgedeckt ab und ziehe ebenso viele Karten.
    .full = Alle werden zusammen abgelegt, bevor du ziehst. Nur { dominion-card-copper } darf abgelegt werden.
dominion-text-star_chart = Wenn du mischst, darfst du eine der Karten aussuchen, die oben liegen soll.
    .full = Du siehst die Karten durch. Die ausgesuchte liegt auf den gemischten, unter dem Rest deines Nachziehstapels.
dominion-text-flag = Wenn du in der Aufräumphase deine Karten ziehst: +1 Karte.
    .full = Auch zusätzlich zu einer anderen Zahl von Handkarten. Sie liegt bei der Person, die zuletzt einen { dominion-card-flag_bearer } genommen oder entsorgt hat.
dominion-text-horn = Einmal pro Zug, wenn du einen { dominion-card-border_guard } aus dem Spiel ablegst, darfst du ihn auf deinen Nachziehstapel legen.
    .full = Schon in dem Zug, in dem du es erhältst.
dominion-text-key = Zu Beginn deines Zuges: +1 Münze.
    .full = Er liegt bei der Person, die ihn zuletzt mit einer { dominion-card-treasurer } gewählt hat.
dominion-text-lantern = Mit deinem { dominion-card-border_guard } deckst du 3 Karten auf und legst 2 ab. Für das { dominion-card-horn } müssen alle 3 Aktionskarten sein.
    .full = Ab dem nächsten { dominion-card-border_guard }, den du spielst, auch im selben Zug.
dominion-text-treasure_chest = Zu Beginn deiner Kaufphase nimm ein { dominion-card-gold }.
    .full = Schon in dem Zug, in dem du sie erhältst, und bevor du Geldkarten spielst.

## Antworten und Fragen

dominion-option-take = { DEN($card) } erhalten
    .typed = erhalten; nehmen; nimm
dominion-option-take_key = den { dominion-card-key } erhalten
    .typed = schlüssel; schlüssel nehmen; schlüssel erhalten
dominion-option-trash_treasure = eine Geldkarte aus der Hand entsorgen
    .typed = entsorgen; geldkarte entsorgen
dominion-option-treasure_from_trash = eine Geldkarte vom Müllstapel nehmen
    .typed = müll; aus dem müll; geldkarte nehmen
dominion-option-patron_revealed = +1 Taler für deinen { dominion-card-patron }
    .typed = taler; patron
dominion-option-patron_revealed_in_action_phase = +1 Taler für deinen { dominion-card-patron }
    .typed = taler; patron
dominion-option-flag_bearer_gained = die { dominion-card-flag } erhalten
    .typed = fahne; fahne nehmen; fahne erhalten
dominion-option-flag_bearer_trashed = die { dominion-card-flag } erhalten
    .typed = fahne; fahne nehmen; fahne erhalten
dominion-option-flag_draws = für die { dominion-card-flag } eine Karte ziehen
    .typed = fahne; ziehen
dominion-option-horn_topdecks = einen { dominion-card-border_guard } auf deinen Nachziehstapel legen
    .typed = horn; grenzposten; nachziehstapel; ja
dominion-option-key_pays = +1 Münze vom { dominion-card-key }
    .typed = schlüssel; münze
dominion-option-treasure_chest_gives = ein { dominion-card-gold } aus der { dominion-card-treasure_chest } nehmen
    .typed = schatzkiste; gold
dominion-option-crop_rotation = { dominion-card-crop_rotation }: eine Punktekarte für 2 Karten ablegen
    .typed = fruchtwechsel; ja
dominion-option-innovation = { dominion-card-innovation }: die Aktionskarte zur Seite legen und spielen
    .typed = innovation; spielen; ja
dominion-option-innovation_plays = { dominion-card-innovation }: die gerade genommene Aktionskarte spielen
    .typed = innovation; spielen; ja
dominion-option-pageant = { dominion-card-pageant }: 1 Münze für einen Taler zahlen
    .typed = festzug; zahlen; ja
dominion-option-piazza = { dominion-card-piazza }: die oberste Karte deines Nachziehstapels aufdecken
    .typed = piazza; aufdecken
dominion-option-road_network = { dominion-card-road_network }: eine Karte ziehen
    .typed = straßennetz; straße; ziehen
dominion-option-silos = { dominion-card-silos }: { dominion-card-copper } ablegen und ebenso viele Karten ziehen
    .typed = speicher; ja
dominion-option-star_chart = { dominion-card-star_chart }: eine Karte aussuchen, die oben liegt
    .typed = sternenkarte; aussuchen; ja
dominion-option-discard_coppers = { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } ablegen
    .typed = ablegen; kupfer
dominion-question-put_into_hand = Welche der aufgedeckten Karten nimmst du auf die Hand?
    .played = { $played }: Welche der aufgedeckten Karten nimmst du auf die Hand?
dominion-question-take_artifact = Welches Artefakt erhältst du?
    .played = { $played }: Welches Artefakt erhältst du?
dominion-question-trash_in_play = { dominion-card-improve }: Welche Aktionskarte im Spiel entsorgst du für eine Karte, die genau 1 Münze mehr kostet?
    .pass = keine entsorgen
dominion-question-discard_costly = Welche Karte, die 2 oder mehr Münzen kostet, legst du ab?
    .played = { $active } hat { EINEN($played) } gespielt. Welche Karte, die 2 oder mehr Münzen kostet, legst du ab?
dominion-question-discard_victory = Welche Punktekarte legst du ab?
dominion-question-discard_coppers = Wie viele { dominion-card-copper } legst du ab?
