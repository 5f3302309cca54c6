### Dominion, Reiche Ernte und Die Gilden, beide Auflagen: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-advisor = +1 Aktion. Decke die obersten 3 Karten deines Nachziehstapels auf. Wer links von dir sitzt, sucht eine davon aus; lege sie ab und nimm die anderen auf die Hand.
    .full = Auch bei weniger als 3 Karten wird eine der aufgedeckten abgelegt.
dominion-text-baker = +1 Karte, +1 Aktion, +1 Taler. Spielvorbereitung: Alle beginnen mit 1 Taler.
    .full = Alle beginnen mit genau einem Taler dafür, auch wenn die Karte nur im Schwarzmarktdeck ist.
dominion-text-butcher = +2 Taler. Du darfst eine Handkarte entsorgen und beliebig viele Taler einlösen; wenn du eine entsorgt hast, nimm eine Karte, die höchstens so viel kostet wie sie, und 1 Münze mehr für jeden eingelösten Taler.
    .full = Dafür eingelöste Taler geben keine Münzen. Du darfst auch keine einlösen. Tränke oder Schulden in den Kosten der entsorgten Karte zählen auch für die genommene.
dominion-text-candlestick_maker = +1 Aktion, +1 Kauf, +1 Taler.
    .full = Den Taler darfst du in diesem Zug einlösen oder für einen späteren behalten.
dominion-text-carnival = Decke die obersten 4 Karten deines Nachziehstapels auf. Nimm von jedem Namen eine auf die Hand und lege die anderen ab.
    .full = Von mehreren Karten mit gleichem Namen nimmst du eine. Bei weniger als 4 Karten deckst du auf, was da ist.
dominion-text-coronet = Du darfst eine Aktionskarte aus der Hand, die keine Belohnung ist, zweimal spielen. Du darfst eine Geldkarte aus der Hand, die keine Belohnung ist, zweimal spielen.
    .full = Erst die Aktionskarte, dann die Geldkarte, in jeder Phase; das verbraucht keine Aktionen.
dominion-text-courser = Wähle zwei: +2 Karten; +2 Aktionen; +2 Münzen; nimm 4 { dominion-card-silver }.
    .full = Es müssen zwei verschiedene sein. Nenne beide, bevor du etwas tust; ausgeführt werden sie in der Reihenfolge der Karte.
dominion-text-demesne = +2 Aktionen, +2 Käufe. Nimm ein { dominion-card-gold }. 1 Punkt für jedes { dominion-card-gold }, das du hast.
    .full = Am Ende des Spiels zählen alle deine { dominion-card-gold }, für jeden { dominion-card-demesne }.
dominion-text-fairgrounds = 2 Punkte für je 5 Karten mit verschiedenen Namen, die du hast.
    .full = Am Ende des Spiels zählen alle deine Karten, wo immer sie sind, und jeder Name einmal; 14 Namen sind 4 Punkte wert, 15 sind 6 wert.
dominion-text-farmhands = +1 Karte, +2 Aktionen. Wenn du diese Karte nimmst, darfst du eine Aktions- oder Geldkarte aus der Hand zur Seite legen und zu Beginn deines nächsten Zuges spielen.
    .full = Sie liegt offen zur Seite, und dann musst du sie spielen. Auch wenn du diese Karte im Zug einer anderen Person nimmst.
dominion-text-farming_village = +2 Aktionen. Decke Karten deines Nachziehstapels auf, bis eine Aktions- oder Geldkarte kommt. Nimm sie auf die Hand und lege die anderen ab.
    .full = Gibt es keine, werden alle aufgedeckten Karten abgelegt.
dominion-text-ferryman = +2 Karten, +1 Aktion. Lege eine Handkarte ab. Wenn du diese Karte nimmst, nimm auch eine Karte ihres weiteren Stapels. Spielvorbereitung: Ein unbenutzter Königreichstapel für 3 oder 4 Münzen liegt neben dem Vorrat.
    .full = Der Stapel gehört nicht zum Vorrat: Seine Karten nimmt man nur so, und leer zählt er nicht. Ist er leer, nimmst du nichts weiter.
dominion-text-footpad = +2 Taler. Alle anderen legen ihre Handkarten bis auf 3 ab. In Spielen mit dieser Karte: Wenn du in einer Aktionsphase eine Karte nimmst: +1 Karte.
    .full = Alle ziehen für jede Karte, die sie nehmen, in wessen Aktionsphase auch immer, auch für einen { dominion-card-curse }. Nicht in einer Kauf-, Nacht- oder Aufräumphase. Du musst ziehen.
dominion-text-fortune_teller = +2 Münzen. Alle anderen decken Karten ihres Nachziehstapels auf, bis eine Punktekarte oder ein { dominion-card-curse } kommt, legen diese Karte zurück auf den Nachziehstapel und die anderen ab.
    .full = Wer keine hat, legt alle aufgedeckten Karten ab.
dominion-text-hamlet = +1 Karte, +1 Aktion. Du darfst eine Handkarte ablegen: +1 Aktion. Du darfst eine Handkarte ablegen: +1 Kauf.
    .full = Für beides jeweils höchstens eine Karte; zuerst entscheidest du über die Aktion, dann über den Kauf.
dominion-text-harvest = Decke die obersten 4 Karten deines Nachziehstapels auf und lege sie ab: +1 Münze für jeden verschiedenen Namen.
    .full = Bei weniger als 4 Karten deckst du auf und legst ab, was da ist.
dominion-text-herald = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf; ist es eine Aktionskarte, spiele sie. Wenn du diese Karte kaufst, darfst du mehr zahlen: Lege für jede Münze eine Karte deines Ablagestapels auf deinen Nachziehstapel.
    .full = Die Aktionskarte musst du spielen; alles andere bleibt oben liegen. Du darfst deinen Ablagestapel durchsehen. Wofür du mehr zahlst, geschieht, wenn du diese Karte nimmst, also darf auch sie dabei sein; im ersten Druck geschieht es vorher.
dominion-text-horn_of_plenty = Nimm eine Karte, die höchstens 1 Münze für jede Karte mit anderem Namen kostet, die du im Spiel hast. Ist es eine Punktekarte, entsorge diese Karte.
    .full = Auch diese Karte zählt, wenn sie im Spiel ist. Jeder Name zählt einmal, auch Geldkarten und Karten früherer Züge.
dominion-text-horse_traders = +1 Kauf, +3 Münzen. Lege 2 Handkarten ab. Wenn jemand anderes einen Angriff spielt, darfst du zuerst diese Karte aus der Hand zur Seite legen; zu Beginn deines nächsten Zuges: +1 Karte, und nimm sie wieder auf die Hand.
    .full = Bei weniger als 2 Handkarten legst du ab, was du hast. Der Angriff betrifft dich trotzdem, mit einer Handkarte weniger. Zur Seite gelegt kann sie nicht noch einmal benutzt werden, bis sie zurück ist.
dominion-text-housecarl = +1 Karte für jede Aktionskarte mit anderem Namen, die du im Spiel hast.
    .full = Auch diese Karte zählt, wenn sie im Spiel ist. Jeder Name zählt einmal.
dominion-text-huge_turnip = +2 Taler. +1 Münze für jeden Taler, den du hast.
    .full = Die zwei neuen zählen mit. Du behältst die Taler.
dominion-text-hunting_party = +1 Karte, +1 Aktion. Decke deine Handkarten auf. Decke Karten deines Nachziehstapels auf, bis eine kommt, die du nicht auf der Hand hast. Nimm sie auf die Hand und lege die anderen ab.
    .full = Auch die eben gezogene Karte zählt. Gibt es keine solche Karte, werden alle vom Nachziehstapel aufgedeckten abgelegt.
dominion-text-infirmary = +1 Karte. Du darfst eine Handkarte entsorgen. Wenn du diese Karte kaufst, darfst du mehr zahlen: Spiele sie einmal für jede Münze.
    .full = Sie wird erst genommen und dann gespielt, von dort, wohin du sie genommen hast; ist sie nicht mehr dort, wird sie nicht gespielt. Anders genommen wird sie nicht gespielt.
dominion-text-jester = +2 Münzen. Alle anderen legen die oberste Karte ihres Nachziehstapels ab. Für eine Punktekarte nehmen sie einen { dominion-card-curse }; sonst nehmen sie oder du eine gleiche Karte, wie du willst.
    .full = Der Reihe nach, erst wird über eine Karte entschieden, dann kommt die nächste. Die gleiche Karte kommt aus dem Vorrat; ist sie dort nicht zu haben, nimmt sie niemand. Eine Karte, die auch eine Punktekarte ist, bringt einen { dominion-card-curse }.
dominion-text-journeyman = Nenne eine Karte. Decke Karten deines Nachziehstapels auf, bis 3 nicht genannte da sind. Nimm diese auf die Hand und lege die anderen ab.
    .full = Du darfst jede Karte nennen, auch eine, die nicht im Spiel ist. Gibt es weniger als 3 andere, nimmst du diese.
dominion-text-joust = +1 Karte, +1 Aktion, +1 Münze. Du darfst eine { dominion-card-province } aus der Hand zur Seite legen, um eine beliebige Belohnung auf die Hand zu nehmen. Lege die { dominion-card-province } in der Aufräumphase ab.
    .full = Die Belohnungen liegen neben dem Vorrat: zu zweit jede einmal, sonst jede zweimal. Auch wenn keine mehr da ist, darfst du die { dominion-card-province } zur Seite legen. Sie wird in der Aufräumphase dieses Zuges mit deinen anderen Karten abgelegt.
dominion-text-masterpiece = 1 Münze. Wenn du diese Karte kaufst, darfst du mehr zahlen: Nimm ein { dominion-card-silver } für jede Münze.
    .full = Die { dominion-card-silver } kommen, wenn du diese Karte nimmst; im ersten Druck davor. Anders genommen bringt sie keine.
dominion-text-menagerie = +1 Aktion. Decke deine Handkarten auf. Haben keine zwei den gleichen Namen: +3 Karten. Sonst: +1 Karte.
    .full = Ohne Handkarten gibt es keine zwei gleichen Namen, also 3 Karten.
dominion-text-merchant_guild = +1 Kauf, +1 Münze. Am Ende deiner Kaufphase in diesem Zug: +1 Taler für jede Karte, die du in ihr genommen hast.
    .full = Gekauft oder nicht, jede in dieser Kaufphase genommene Karte zählt, einmal für jedes Mal, das diese Karte gespielt wurde. Im ersten Druck: solange sie im Spiel ist, +1 Taler für jede Karte, die du kaufst.
dominion-text-plaza = +1 Karte, +2 Aktionen. Du darfst eine Geldkarte ablegen: +1 Taler.
    .full = Auch die eben gezogene Karte, aber nur eine.
dominion-text-remake = Zweimal: Entsorge eine Handkarte, dann nimm eine Karte, die genau 1 Münze mehr kostet.
    .full = Du musst jedes Mal eine Karte entsorgen, solange du eine hast. Kostet keine Karte genau 1 Münze mehr, nimmst du dafür nichts.
dominion-text-renown = +1 Kauf. In diesem Zug kosten Karten 2 Münzen weniger, aber nicht weniger als 0.
    .full = Alle Karten, wo immer sie sind, und jedes Mal, wenn diese Karte gespielt wird.
dominion-text-shop = +1 Karte, +1 Münze. Du darfst eine Aktionskarte aus der Hand spielen, von der du keine gleiche im Spiel hast.
    .full = Das verbraucht keine Aktion. Was du früher gespielt hast und nicht mehr im Spiel ist, darfst du spielen.
dominion-text-soothsayer = Nimm ein { dominion-card-gold }. Alle anderen nehmen einen { dominion-card-curse }, und wer einen genommen hat, zieht eine Karte.
    .full = Der Reihe nach: Wer einen { dominion-card-curse } genommen hat, zieht, bevor die nächste Person einen nimmt. Ohne { dominion-card-curse } gibt es keine Karte. Im ersten Druck nehmen erst alle, dann ziehen sie.
dominion-text-taxman = Du darfst eine Geldkarte aus der Hand entsorgen. Tust du es, legen alle anderen mit 5 oder mehr Handkarten eine gleiche ab oder decken auf, dass sie keine haben, und du nimmst eine Geldkarte, die höchstens 3 Münzen mehr kostet, auf deinen Nachziehstapel.
    .full = Wer eine gleiche hat, muss sie ablegen. Die anderen legen ab, bevor du nimmst.
dominion-text-young_witch = +2 Karten. Lege 2 Handkarten ab. Alle anderen nehmen einen { dominion-card-curse }, wenn sie keine Bannkarte aus der Hand aufdecken. Spielvorbereitung: Ein unbenutzter Königreichstapel für 2 oder 3 Münzen kommt in den Vorrat; seine Karten sind Bannkarten.
    .full = Die Bannkarte bleibt auf der Hand, und niemand muss sie aufdecken. Von ihrem Stapel wird wie von jedem anderen gekauft und genommen.

## Antworten und Fragen

dominion-option-farmhands_gained = { dominion-card-farmhands }: vielleicht eine Karte zur Seite legen
    .typed = landarbeiterinnen; zur seite legen
dominion-option-footpad_draws = für den { dominion-card-footpad } eine Karte ziehen
    .typed = straßenräuber; ziehen
dominion-option-merchant_guild_pays = Taler für die { dominion-card-merchant_guild }
    .typed = kaufmannsgilde; taler
dominion-option-merchant_guild_sells = Taler für die { dominion-card-merchant_guild }
    .typed = kaufmannsgilde; taler
dominion-option-overpaid = wofür du bei { DEM($card) } mehr gezahlt hast
    .typed = mehr gezahlt; überzahlt
dominion-option-set_aside_horse_traders = die { dominion-card-horse_traders } zur Seite legen
    .typed = pferdehändler; zur seite legen
dominion-option-spend_on_gain =
    { $number ->
        [one] { $number } Taler einlösen
       *[other] { $number } Taler einlösen
    }
    .typed = einlösen; taler
dominion-option-gain_four_silvers = 4 { dominion-card-silver } nehmen
    .typed = silber; vier silber
dominion-option-ferryman_gained = eine Karte vom Stapel { DES("dominion-card-ferryman") } nehmen
    .typed = fährmann
dominion-option-let_gain = { DEN($card) } der anderen Person überlassen
    .typed = überlassen; geben; gib
dominion-question-discard_for_action = Welche Karte legst du für +1 Aktion ab?
    .pass = keine ablegen
dominion-question-discard_for_buy = Welche Karte legst du für +1 Kauf ab?
    .pass = keine ablegen
dominion-question-discard_of_neighbour = Welche aufgedeckte Karte wird abgelegt?
dominion-question-set_aside_to_play = Welche Karte legst du für später zur Seite?
    .pass = keine zur Seite legen
dominion-question-spend_on_gain = { dominion-card-butcher }: Wie viele Taler löst du ein?
    .pass = keine einlösen
dominion-question-gain_reward = Welche Belohnung nimmst du?
dominion-question-set_province_aside = Legst du eine { dominion-card-province } zur Seite?
    .pass = keine zur Seite legen
dominion-question-reveal_bane = { dominion-card-young_witch }: Deckst du eine Bannkarte auf?
    .pass = keine aufdecken
dominion-question-who_gains_copy = { dominion-card-jester }: Wer nimmt eine gleiche Karte?

## Andere Drucke

listed-dominion-printings-herald_first_printing = { dominion-card-herald }, erster Druck
listed-dominion-printings-masterpiece_first_printing = { dominion-card-masterpiece }, erster Druck
listed-dominion-printings-merchant_guild_first_printing = { dominion-card-merchant_guild }, erster Druck
listed-dominion-printings-soothsayer_first_printing = { dominion-card-soothsayer }, erster Druck
