### Dominion, Blütezeit: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-watchtower = Ziehe, bis du 6 Karten auf der Hand hast. Wenn du eine Karte nimmst, darfst du { DEN("dominion-card-watchtower") } aus der Hand aufdecken und jene Karte entsorgen oder auf deinen Nachziehstapel legen.
    .short = Ziehe bis 6 Handkarten. Reaktion: Genommenes weg oder obenauf.
    .full = Sie bleibt auf der Hand und darf für jede Karte aufgedeckt werden, die du nimmst. Auch eine entsorgte Karte gilt als genommen.
dominion-text-grand_market = +1 Karte, +1 Aktion, +1 Kauf, +2 Münzen. Kann nicht gekauft werden, solange du ein { dominion-card-copper } im Spiel hast.
    .short = +1 Karte, +1 Aktion, +1 Kauf, +2 Münzen. Nicht mit { dominion-card-copper }.
    .full = Du darfst { dominion-card-copper } auf der Hand zurückhalten. Anders als durch Kauf darf die Karte immer genommen werden.
dominion-text-counting_house = Sieh deinen Ablagestapel durch, decke daraus beliebig viele { dominion-card-copper } auf und nimm sie auf die Hand.
    .short = Nimm beliebig viele { dominion-card-copper } des Ablagestapels auf die Hand.
    .full = Sie gehörten dir schon: Nichts davon wird genommen wie eine neue Karte. Was im Nachziehstapel liegt, ist nicht dabei.
dominion-text-anvil = 1 Münze. Du darfst eine Geldkarte aus der Hand ablegen; dann nimm eine Karte, die höchstens 4 Münzen kostet.
    .short = 1 Münze. Lege Geldkarte ab: Nimm eine Karte bis 4 Münzen.
    .full = Ohne abgelegte Geldkarte nimmst du nichts.
dominion-text-bank = +1 Münze für jede Geldkarte, die du im Spiel hast, diese eingeschlossen.
    .short = +1 Münze je Geldkarte, die du im Spiel hast, auch diese.
    .full = Gezählt wird beim Spielen: Was du danach spielst, zählt nicht mehr.
dominion-text-bishop = +1 Münze, +1 Punktmarker. Entsorge eine Handkarte: +1 Punktmarker je volle 2 Münzen ihrer Kosten. Alle anderen dürfen eine Handkarte entsorgen.
    .short = +1 Münze, +1 Punkt. Entsorge 1: +1 Punkt je 2. Andere dürfen.
    .full = Tränke und Schulden in den Kosten bringen nichts. Die anderen erhalten keine Marker.
dominion-text-charlatan = +3 Münzen. Alle anderen nehmen einen { dominion-card-curse }. In Spielen mit dieser Karte ist der { dominion-card-curse } auch eine Geldkarte, die 1 Münze bringt.
    .short = +3 Münzen. Andere { dominion-card-curse }. Der { dominion-card-curse } ist auch Geld (1 Münze).
    .full = Das gilt für alle und das ganze Spiel über, auch am Ende: Der { dominion-card-curse } darf gespielt werden, zählt überall als Geldkarte und kostet weiterhin einen Punkt.
dominion-text-city = +1 Karte, +2 Aktionen. Ist mindestens ein Stapel im Vorrat leer: +1 Karte. Sind es mindestens zwei: auch +1 Kauf und +1 Münze.
    .short = +1 Karte, +2 Aktionen. 1 leer: +1 Karte; 2: +1 Kauf, +1 Münze.
    .full = Gezählt wird beim Spielen. Stapel neben dem Vorrat zählen nicht.
dominion-text-clerk = +2 Münzen. Alle anderen mit mindestens 5 Handkarten legen eine davon auf ihren Nachziehstapel. Zu Beginn deines Zuges darfst du diese Karte aus der Hand spielen.
    .short = +2 Münzen. Andere ab 5 legen eine obenauf. Reaktion.
    .full = Zu Beginn des Zuges verbraucht sie keine Aktion. Du darfst mehrere spielen, eine nach der anderen.
dominion-text-collection = 2 Münzen, +1 Kauf. Wenn du in diesem Zug eine Aktionskarte nimmst: +1 Punktmarker.
    .short = 2 Münzen, +1 Kauf. Aktionskarte genommen: +1 Punktmarker.
    .full = Jedes Spielen zählt, auch wenn die Karte das Spiel verlassen hat. Was du vorher genommen hast, bringt nichts.
dominion-text-crystal_ball = 1 Münze. Sieh dir die oberste Karte deines Nachziehstapels an. Du darfst sie entsorgen, ablegen oder, wenn sie Aktions- oder Geldkarte ist, spielen.
    .short = 1 Münze. Oberste: entsorgen, ablegen, Aktion/Geld spielen.
    .full = Sonst bleibt sie liegen. So gespielt verbraucht eine Aktionskarte keine Aktion, auch in der Kaufphase.
dominion-text-expand = Entsorge eine Handkarte. Nimm eine Karte, die bis zu 3 Münzen mehr kostet.
    .short = Entsorge eine Handkarte. Nimm eine, bis 3 Münzen teurer.
    .full = Beides ist Pflicht, soweit möglich. Die neue Karte darf gleich viel oder weniger kosten.
dominion-text-forge = Entsorge beliebig viele Handkarten. Nimm eine Karte, die genau so viele Münzen kostet wie sie zusammen.
    .short = Entsorge beliebig viele; nimm eine zur genauen Summe.
    .full = Tränke und Schulden der entsorgten Karten zählen nicht, und die neue Karte hat keine. Entsorgst du nichts, nimmst du eine Karte für 0 Münzen, wenn es eine gibt.
dominion-text-goons = +1 Kauf, +2 Münzen. Alle anderen legen Handkarten ab, bis sie noch 3 haben. Solange diese Karte im Spiel ist: Wenn du eine Karte kaufst, +1 Punktmarker.
    .short = +1 Kauf, +2 Münzen. Andere nur 3 Karten. Je Kauf +1 Punkt.
    .full = Jedes Exemplar im Spiel bringt bei jedem Kauf einer Karte einen Marker; anders genommene Karten bringen keinen.
dominion-text-hoard = 2 Münzen. Wenn du in diesem Zug eine gekaufte Punktekarte nimmst, nimm ein { dominion-card-gold }.
    .short = 2 Münzen. Je gekaufter Punktekarte in diesem Zug ein { dominion-card-gold }.
    .full = Einmal für jedes Spielen. Eine Punktekarte, die du nicht gekauft hast, bringt nichts. In der ersten Auflage: solange diese Karte im Spiel ist, wenn du eine Punktekarte kaufst.
dominion-text-investment = Entsorge eine Handkarte. Wähle eins: +1 Münze; oder entsorge diese Karte und decke dann deine Hand auf: +1 Punktmarker für jede Geldkarte anderen Namens darin.
    .short = Entsorge 1. +1 Münze; oder diese: +1 Punkt je Geldkartenname.
    .full = Zuerst entsorgst du eine Handkarte, wenn du eine hast. Ist diese Karte schon entsorgt, kann sie es nicht noch einmal werden.
dominion-text-kings_court = Du darfst eine Aktionskarte aus der Hand dreimal spielen.
    .full = Jedes Mal wird sie ganz ausgeführt; das verbraucht keine deiner Aktionen. Auf sich selbst gespielt werden drei Aktionskarten je dreimal gespielt.
dominion-text-loan = 1 Münze. Decke Karten deines Nachziehstapels auf, bis eine Geldkarte kommt. Entsorge sie oder lege sie ab; die übrigen legst du ab.
    .short = 1 Münze. Decke auf bis Geldkarte; entsorge sie oder lege ab.
    .full = Kommt keine Geldkarte, wird alles Aufgedeckte abgelegt.
dominion-text-magnate = Decke deine Hand auf. +1 Karte für jede Geldkarte darin.
    .full = Gezählt werden nur die Karten, die du vor dem Ziehen auf der Hand hast.
dominion-text-mint = Du darfst eine Geldkarte aus der Hand aufdecken und eine gleiche nehmen. Wenn du diese Karte nimmst, entsorge alle deine Geldkarten im Spiel, die keine Dauerkarten sind.
    .short = Decke Geldkarte auf: nimm gleiche. Genommen: entsorge Geld.
    .full = Die gleiche Karte kommt aus dem Vorrat; gibt es dort keine, nimmst du nichts. In der ersten Auflage: wenn du diese Karte kaufst, und alle Geldkarten im Spiel.
dominion-text-monument = +2 Münzen, +1 Punktmarker.
    .full = Der Marker zählt am Ende einen Punkt.
dominion-text-mountebank = +2 Münzen. Alle anderen dürfen einen { dominion-card-curse } ablegen; wer es nicht tut, nimmt einen { dominion-card-curse } und ein { dominion-card-copper }.
    .short = +2 Münzen. Andere: { dominion-card-curse } ablegen, sonst { dominion-card-curse } und { dominion-card-copper }.
    .full = In Zugreihenfolge. Ist einer der beiden Stapel leer, kommt die andere Karte trotzdem.
dominion-text-peddler = +1 Karte, +1 Aktion, +1 Münze. In einer Kaufphase kostet diese Karte 2 Münzen weniger für jede Aktionskarte, die die Person am Zug im Spiel hat.
    .short = +1 Karte, +1 Aktion, +1 Münze. Kaufphase: je Aktionskarte −2.
    .full = Alle Exemplare, wo und bei wem sie auch sind, aber nie weniger als 0. In anderen Phasen kostet sie 8 Münzen.
dominion-text-quarry = 1 Münze. In diesem Zug kosten Aktionskarten 2 Münzen weniger, aber nicht weniger als 0.
    .short = 1 Münze. Aktionskarten kosten diesen Zug 2 weniger.
    .full = Für jedes Spielen erneut, und auch für Karten, die außerdem andere Typen haben. In der ersten Auflage: solange diese Karte im Spiel ist.
dominion-text-rabble = +3 Karten. Alle anderen decken die obersten 3 Karten ihres Nachziehstapels auf, legen die Aktions- und Geldkarten ab und die übrigen in beliebiger Reihenfolge zurück.
    .short = +3 Karten. Andere: Aktions-, Geldkarten der obersten 3 ab.
    .full = Auch eine Karte, die Aktions- oder Geldkarte und noch etwas anderes ist, wird abgelegt.
dominion-text-royal_seal = 2 Münzen. Solange diese Karte im Spiel ist: Wenn du eine Karte nimmst, darfst du sie auf deinen Nachziehstapel legen.
    .short = 2 Münzen. Im Spiel: Genommene Karten dürfen obenauf.
    .full = Das geht bei jeder Karte, die du nimmst, gekauft oder nicht.
dominion-text-talisman = 1 Münze. Solange diese Karte im Spiel ist: Wenn du eine Karte kaufst, die höchstens 4 Münzen kostet und keine Punktekarte ist, nimm eine gleiche.
    .short = 1 Münze. Kaufst du eine bis 4 (keine Punkte): noch eine.
    .full = Jedes Exemplar im Spiel bringt eine weitere. Nur gekaufte Karten zählen; Tränke und Schulden sind mehr als 4 Münzen.
dominion-text-tiara = +1 Kauf. Wenn du in diesem Zug eine Karte nimmst, darfst du sie auf deinen Nachziehstapel legen. Du darfst eine Geldkarte aus der Hand zweimal spielen.
    .short = +1 Kauf. Genommenes darf obenauf. Spiele 1 Geldkarte zweimal.
    .full = Auf sich selbst gespielt werden zwei Geldkarten je zweimal gespielt. Was du vorher genommen hast, bleibt, wo es ist.
dominion-text-vault = +2 Karten. Lege beliebig viele Handkarten ab: +1 Münze für jede. Alle anderen dürfen 2 Handkarten ablegen und dann eine Karte ziehen.
    .short = +2 Karten. Lege ab: je +1 Münze. Andere: 2 ab, 1 ziehen.
    .full = Wer nur eine Karte auf der Hand hat, darf sie ablegen, zieht aber nichts. In Zugreihenfolge.
dominion-text-venture = 1 Münze. Decke Karten deines Nachziehstapels auf, bis eine Geldkarte kommt. Lege die übrigen ab und spiele die Geldkarte.
    .short = 1 Münze. Decke auf, bis eine Geldkarte kommt; spiele sie.
    .full = Kommt keine Geldkarte, wird alles Aufgedeckte abgelegt. Kommt noch eine solche Karte, deckt sie weiter auf.
dominion-text-workers_village = +1 Karte, +2 Aktionen, +1 Kauf.
    .full = Sie gibt keine Münzen.
dominion-text-contraband = 3 Münzen, +1 Kauf. Wer links von dir sitzt, nennt eine Karte; die darfst du in diesem Zug nicht kaufen.
    .short = 3 Münzen, +1 Kauf. Links nennt eine Karte: nicht kaufbar.
    .full = Jede Karte darf genannt werden. Anders als durch Kauf darfst du sie nehmen; mehrere solche Karten verbieten mehrere.
dominion-text-war_chest = Wer links von dir sitzt, nennt eine Karte. Nimm eine Karte, die höchstens 5 Münzen kostet und in diesem Zug für keine { dominion-card-war_chest } genannt wurde.
    .short = Links wird eine Karte genannt. Nimm eine andere bis 5 Münzen.
    .full = Alle Namen des Zuges gelten zusammen, aber nur für das Nehmen durch diese Karte. Eine Karte zu nehmen ist Pflicht, wenn es geht.
dominion-text-trade_route = +1 Kauf. Entsorge eine Handkarte. +1 Münze für jeden Marker auf dem Handelsrouten-Tableau. Vorbereitung: ein Marker auf jeden Stapel mit Punktekarten im Vorrat; wird zum ersten Mal eine Karte davon genommen, kommt er auf das Tableau.
    .short = +1 Kauf. Entsorge eine Handkarte. +1 Münze je Marker.
    .full = Das Tableau gehört allen. Für einen Stapel verschiedener Karten gilt seine Platzhalterkarte. In der ersten Auflage kommen die Münzen vor dem Entsorgen.

## Antworten und Fragen

dominion-option-watchtower_trashes = { dominion-card-watchtower }: Karte entsorgen
    .typed = wachturm entsorgen; entsorgen
dominion-option-watchtower_topdecks = { dominion-card-watchtower }: Karte auf den Nachziehstapel
    .typed = wachturm nachziehstapel; nachziehstapel; oben
dominion-option-take_coppers = { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } auf die Hand nehmen
    .typed = nehmen; kupfer; hand
dominion-question-take_coppers = Wie viele { dominion-card-copper } nimmst du auf die Hand?
    .pass = keine
dominion-event-takes_coppers = { $seat } nimmt { $number ->
        [one] ein { dominion-card-copper }
       *[other] { $number } { dominion-card-copper }
    } vom Ablagestapel auf die Hand.
    .seat = Du nimmst { $number ->
            [one] ein { dominion-card-copper }
           *[other] { $number } { dominion-card-copper }
        } vom Ablagestapel auf die Hand.
dominion-option-play_clerk = deine { dominion-card-clerk } spielen
    .typed = buchhalterin; buchhalterin spielen; spielen; ja
dominion-option-goons_points = Punktmarker für { dominion-card-goons } nehmen
    .typed = halsabschneider; marker
dominion-option-talisman_copies = für { DEN("dominion-card-talisman") } eine gleiche Karte nehmen
    .typed = talisman; gleiche
dominion-option-hoard_gold = ein { dominion-card-gold } für { DEN("dominion-card-hoard") } nehmen
    .typed = hort; gold
dominion-option-hoard_gold_bought = { dominion-option-hoard_gold }
    .typed = hort; gold
dominion-option-collection_points = Punktmarker für { DEN("dominion-card-collection") } nehmen
    .typed = sammelsurium; marker
dominion-option-seal_topdecks = { dominion-card-royal_seal }: Karte auf den Nachziehstapel
    .typed = königliches siegel; siegel; nachziehstapel; oben
dominion-option-tiara_topdecks = { dominion-card-tiara }: Karte auf den Nachziehstapel
    .typed = brautkrone; nachziehstapel; oben
dominion-option-mint_gained = Geldkarten im Spiel für { DEN("dominion-card-mint") } entsorgen
    .typed = münzer; entsorgen
dominion-option-mint_bought = { dominion-option-mint_gained }
    .typed = münzer; entsorgen
dominion-option-trash_for_points = diese Karte für Punktmarker entsorgen
    .typed = entsorgen; marker; punkte
dominion-question-reveal_to_copy = Welche Geldkarte deckst du auf?
    .pass = keine aufdecken
dominion-question-discard_curse = Legst du einen { dominion-card-curse } ab?
    .pass = einen { dominion-card-curse } und ein { dominion-card-copper } nehmen
dominion-question-discard_any_for_coins = Welche Karten legst du für je +1 Münze ab?
    .pass = nichts mehr ablegen
dominion-question-discard_two_to_draw = Legst du 2 Karten ab, um eine zu ziehen?
    .pass = nichts ablegen
dominion-question-decide_about_top = Was geschieht mit deiner obersten Karte?
dominion-question-trash_or_discard = Entsorgst du die Geldkarte oder legst sie ab?
dominion-event-moves_trade_token = Der Marker von { $card } kommt auf das Handelsrouten-Tableau.
