### Dominion, Reiche Ernte und Die Gilden, beide Auflagen: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-advisor = +1 Aktion. Decke die obersten 3 Karten deines Nachziehstapels auf. Wer links von dir sitzt, sucht eine davon aus; lege sie ab und nimm die anderen auf die Hand.
    .full = Auch bei weniger als 3 Karten wird eine der aufgedeckten abgelegt.
dominion-text-baker = +1 Karte, +1 Aktion, +1 Taler. Spielvorbereitung: Alle beginnen mit 1 Taler.
    .full = Alle beginnen mit genau einem Taler dafür, auch wenn die Karte nur im Schwarzmarktdeck ist.
dominion-text-candlestick_maker = +1 Aktion, +1 Kauf, +1 Taler.
    .full = Den Taler darfst du in diesem Zug einlösen oder für einen späteren behalten.
dominion-text-carnival = Decke die obersten 4 Karten deines Nachziehstapels auf. Nimm von jedem Namen eine auf die Hand und lege die anderen ab.
    .full = Von mehreren Karten mit gleichem Namen nimmst du eine. Bei weniger als 4 Karten deckst du auf, was da ist.
dominion-text-fairgrounds = 2 Punkte für je 5 Karten mit verschiedenen Namen, die du hast.
    .full = Am Ende des Spiels zählen alle deine Karten, wo immer sie sind, und jeder Name einmal; 14 Namen sind 4 Punkte wert, 15 sind 6 wert.
dominion-text-farming_village = +2 Aktionen. Decke Karten deines Nachziehstapels auf, bis eine Aktions- oder Geldkarte kommt. Nimm sie auf die Hand und lege die anderen ab.
    .full = Gibt es keine, werden alle aufgedeckten Karten abgelegt.
dominion-text-fortune_teller = +2 Münzen. Alle anderen decken Karten ihres Nachziehstapels auf, bis eine Punktekarte oder ein { dominion-card-curse } kommt, legen diese Karte zurück auf den Nachziehstapel und die anderen ab.
    .full = Wer keine hat, legt alle aufgedeckten Karten ab.
dominion-text-hamlet = +1 Karte, +1 Aktion. Du darfst eine Handkarte ablegen: +1 Aktion. Du darfst eine Handkarte ablegen: +1 Kauf.
    .full = Für beides jeweils höchstens eine Karte; zuerst entscheidest du über die Aktion, dann über den Kauf.
dominion-text-harvest = Decke die obersten 4 Karten deines Nachziehstapels auf und lege sie ab: +1 Münze für jeden verschiedenen Namen.
    .full = Bei weniger als 4 Karten deckst du auf und legst ab, was da ist.
dominion-text-hunting_party = +1 Karte, +1 Aktion. Decke deine Handkarten auf. Decke Karten deines Nachziehstapels auf, bis eine kommt, die du nicht auf der Hand hast. Nimm sie auf die Hand und lege die anderen ab.
    .full = Auch die eben gezogene Karte zählt. Gibt es keine solche Karte, werden alle vom Nachziehstapel aufgedeckten abgelegt.
dominion-text-jester = +2 Münzen. Alle anderen legen die oberste Karte ihres Nachziehstapels ab. Für eine Punktekarte nehmen sie einen { dominion-card-curse }; sonst nehmen sie oder du eine gleiche Karte, wie du willst.
    .full = Der Reihe nach, erst wird über eine Karte entschieden, dann kommt die nächste. Die gleiche Karte kommt aus dem Vorrat; ist sie dort nicht zu haben, nimmt sie niemand. Eine Karte, die auch eine Punktekarte ist, bringt einen { dominion-card-curse }.
dominion-text-journeyman = Nenne eine Karte. Decke Karten deines Nachziehstapels auf, bis 3 nicht genannte da sind. Nimm diese auf die Hand und lege die anderen ab.
    .full = Du darfst jede Karte nennen, auch eine, die nicht im Spiel ist. Gibt es weniger als 3 andere, nimmst du diese.
dominion-text-menagerie = +1 Aktion. Decke deine Handkarten auf. Haben keine zwei den gleichen Namen: +3 Karten. Sonst: +1 Karte.
    .full = Ohne Handkarten gibt es keine zwei gleichen Namen, also 3 Karten.
dominion-text-plaza = +1 Karte, +2 Aktionen. Du darfst eine Geldkarte ablegen: +1 Taler.
    .full = Auch die eben gezogene Karte, aber nur eine.
dominion-text-remake = Zweimal: Entsorge eine Handkarte, dann nimm eine Karte, die genau 1 Münze mehr kostet.
    .full = Du musst jedes Mal eine Karte entsorgen, solange du eine hast. Kostet keine Karte genau 1 Münze mehr, nimmst du dafür nichts.
dominion-text-shop = +1 Karte, +1 Münze. Du darfst eine Aktionskarte aus der Hand spielen, von der du keine gleiche im Spiel hast.
    .full = Das verbraucht keine Aktion. Was du früher gespielt hast und nicht mehr im Spiel ist, darfst du spielen.
dominion-text-soothsayer = Nimm ein { dominion-card-gold }. Alle anderen nehmen einen { dominion-card-curse }, und wer einen genommen hat, zieht eine Karte.
    .full = Der Reihe nach: Wer einen { dominion-card-curse } genommen hat, zieht, bevor die nächste Person einen nimmt. Ohne { dominion-card-curse } gibt es keine Karte. Im ersten Druck nehmen erst alle, dann ziehen sie.

## Antworten und Fragen

dominion-option-let_gain = { DEN($card) } der anderen Person überlassen
    .typed = überlassen; geben; gib
dominion-question-discard_for_action = Welche Karte legst du für +1 Aktion ab?
    .pass = keine ablegen
dominion-question-discard_for_buy = Welche Karte legst du für +1 Kauf ab?
    .pass = keine ablegen
dominion-question-discard_of_neighbour = Welche aufgedeckte Karte wird abgelegt?
dominion-question-who_gains_copy = { dominion-card-jester }: Wer nimmt eine gleiche Karte?

## Andere Drucke

listed-dominion-printings-soothsayer_first_printing = { dominion-card-soothsayer }, erster Druck
