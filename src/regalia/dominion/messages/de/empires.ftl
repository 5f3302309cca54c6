### Dominion, Empires: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-engineer = Nimm eine Karte, die bis zu 4 Münzen kostet. Du darfst diese Karte entsorgen; dann nimm noch eine solche.
    .full = Karten, in deren Kosten Schulden oder Tränke stehen, kosten nicht „bis zu 4 Münzen“. Die zweite Karte gibt es nur, wenn diese wirklich entsorgt wurde.
dominion-text-overlord = Spiele eine Aktionskarte aus dem Vorrat, die bis zu 5 Münzen kostet, ohne sie zu bewegen; keinen Befehl.
    .full = Die gewählte Karte bleibt auf ihrem Stapel liegen; was sie mit sich selbst täte, entfällt. Nach dem neuesten Wortlaut darf auch keine Dauerkarte gewählt werden.
dominion-text-gladiator = +2 Münzen. Decke eine Handkarte auf. Deckt die Person links von dir keine gleiche auf: +1 Münze, und entsorge einen { dominion-card-gladiator } von seinem Stapel.
    .full = Mit leerer Hand deckst du nichts auf und erhältst die Münze. Sie hängt nicht davon ab, ob ein { dominion-card-gladiator } zu entsorgen war.
dominion-text-fortune = +1 Kauf. Beim ersten Mal in diesem Zug: Verdopple deine Münzen. Wenn du diese Karte nimmst, nimm für jeden { dominion-card-gladiator }, den du im Spiel hast, ein { dominion-card-gold }.
    .full = Verdoppelt werden nur die Münzen, die du gerade hast; weitere Karten dieser Art geben im selben Zug nur den Kauf.
dominion-text-encampment = +2 Karten, +2 Aktionen. Du darfst ein { dominion-card-gold } oder { dominion-card-plunder } aus der Hand aufdecken. Sonst lege diese Karte zur Seite und zu Beginn der Aufräumphase auf ihren Stapel zurück.
    .full = Zur Seite gelegt ist sie nicht im Spiel. Ihr Stapel ist geteilt: Darunter liegt { dominion-card-plunder }. Ein so aufgefüllter Stapel ist nicht mehr leer, wenn das Spielende geprüft wird.
dominion-text-plunder = 2 Münzen, +1 Punktmarker.
    .full = Der Marker zählt am Ende einen Punkt. Liegt im gemeinsamen Stapel unter { dominion-card-encampment }.
dominion-text-enchantress = Bis zu deinem nächsten Zug gibt bei allen anderen die erste Aktionskarte, die sie in ihrem Zug spielen, +1 Karte und +1 Aktion statt ihrer Anweisungen. Zu Beginn deines nächsten Zuges: +2 Karten.
    .full = Gibt es einen Weg, darf stattdessen dieser genutzt werden. Eine so ersetzte Dauerkarte bewirkt auch später nichts.
dominion-text-villa = +2 Aktionen, +1 Kauf, +1 Münze. Wenn du diese Karte nimmst, nimm sie auf die Hand, +1 Aktion, und in deiner Kaufphase kehre in deine Aktionsphase zurück.
    .full = Danach beginnt eine neue Kaufphase mit allem, was zu ihrem Beginn geschieht; auch Geldkarten darfst du wieder spielen. Was zu Beginn des Zuges geschieht, wiederholt sich nicht.
dominion-text-archive = +1 Aktion. Lege die obersten 3 Karten deines Nachziehstapels verdeckt zur Seite. Nimm eine davon jetzt und je eine zu Beginn deiner nächsten zwei Züge auf die Hand.
    .full = Du darfst die Karten ansehen, die anderen nicht. Das ist kein Nehmen im Sinn der Regeln. Die Karte bleibt im Spiel, bis die letzte auf der Hand ist.
dominion-text-humble_castle = 1 Münze. Zählt 1 Punkt für jedes Schloss, das du hast.
    .full = Alle Schlösser liegen in einem Stapel, das billigste oben. Diese Karte zählt sich mit.
dominion-text-crumbling_castle = Zählt 1 Punkt. Wenn du diese Karte nimmst oder entsorgst: +1 Punktmarker, und nimm ein { dominion-card-silver }.
    .full = Sie lässt sich nicht spielen.
dominion-text-small_castle = Entsorge diese Karte oder ein Schloss aus der Hand. Dann nimm das oberste Schloss des Stapels. Zählt 2 Punkte.
    .full = Das Schloss nimmst du, was immer es kostet. Ist diese Karte nicht im Spiel, kann sie sich nicht selbst entsorgen.
dominion-text-haunted_castle = Zählt 2 Punkte. Wenn du diese Karte in deinem Zug nimmst, nimm ein { dominion-card-gold }, und alle anderen mit 5 oder mehr Handkarten legen 2 davon auf ihren Nachziehstapel.
    .full = Das ist kein Angriff. Im Zug von jemand anderem geschieht nichts. Sie lässt sich nicht spielen.
dominion-text-opulent_castle = Lege beliebig viele Punktekarten aus der Hand aufgedeckt ab: je +2 Münzen. Zählt 3 Punkte.
    .full = Beliebig viele können auch keine sein. Auch Karten, die noch etwas anderes sind, sind Punktekarten.
dominion-text-sprawling_castle = Zählt 4 Punkte. Wenn du diese Karte nimmst, nimm ein { dominion-card-duchy } oder 3 { dominion-card-estate }.
    .full = Beides darfst du wählen, was auch immer noch in den Stapeln liegt. Sie lässt sich nicht spielen.
dominion-text-grand_castle = Zählt 5 Punkte. Wenn du diese Karte nimmst, decke deine Hand auf: +1 Punktmarker für jede Punktekarte darin und für jede, die du im Spiel hast.
    .full = Sie lässt sich nicht spielen.
dominion-text-kings_castle = Zählt 2 Punkte für jedes Schloss, das du hast.
    .full = Diese Karte zählt sich mit. Sie lässt sich nicht spielen.
dominion-text-basilica = Wenn du eine Karte kaufst und noch 2 oder mehr Münzen übrig hast, nimm 2 Punktmarker von hier.
    .full = Zu Beginn liegen hier 6 Punktmarker je Person; ist nur noch einer da, nimmst du den. Das geschieht bei jedem Kauf. Nach dem neuesten Wortlaut geschieht es bei jeder Karte, die du in deiner Kaufphase nimmst.

## Antworten und Fragen

dominion-option-fortune_gained = für jeden { dominion-card-gladiator } im Spiel ein { dominion-card-gold } nehmen
    .typed = reichtum; gold
dominion-question-reveal_from_hand = Welche Karte deckst du auf?
dominion-question-reveal_a_copy = Deckst du eine gleiche Karte auf?
dominion-question-play_from_supply = Welche Karte aus dem Vorrat spielst du?
dominion-option-villa_gained = die { dominion-card-villa } auf die Hand nehmen
    .typed = villa
dominion-option-crumbling_castle_gained = einen Punktmarker und ein { dominion-card-silver } für das genommene Schloss
    .typed = verfallendes schloss; schloss
dominion-option-crumbling_castle_trashed = einen Punktmarker und ein { dominion-card-silver } für das entsorgte Schloss
    .typed = verfallendes schloss; schloss
dominion-option-haunted_castle_gained = { dominion-card-haunted_castle }: Anweisung ausführen
    .typed = spukschloss; spuk
dominion-option-sprawling_castle_gained = { dominion-card-sprawling_castle }: Anweisung ausführen
    .typed = ausgedehntes schloss; schloss
dominion-option-grand_castle_gained = { dominion-card-grand_castle }: deine Hand aufdecken
    .typed = prunkschloss; aufdecken; zeigen
dominion-option-a_duchy = ein { dominion-card-duchy } nehmen
    .typed = herzogtum
dominion-option-three_estates = 3 { dominion-card-estate } nehmen
    .typed = anwesen
dominion-option-take_from_basilica = Punktmarker von der { dominion-card-basilica } nehmen
    .typed = basilika; marker
dominion-option-basilica_for_gain = { dominion-option-take_from_basilica }
    .typed = basilika; marker
dominion-question-take_from_archive = Welche zur Seite gelegte Karte nimmst du auf die Hand?
dominion-question-show_or_leave = Deckst du ein { dominion-card-gold } oder { dominion-card-plunder } auf?
    .pass = { DEN("dominion-card-encampment") } zur Seite legen
dominion-question-trash_castle = Welches Schloss entsorgst du?
dominion-question-discard_victories = Welche Punktekarte legst du ab?
    .pass = keine weitere ablegen
