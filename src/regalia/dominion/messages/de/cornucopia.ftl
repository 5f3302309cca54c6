### Dominion, Reiche Ernte und Die Gilden: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-farrier = +1 Karte, +1 Aktion, +1 Kauf. Wenn du diese Karte kaufst, darfst du mehr zahlen: am Ende dieses Zuges +1 Karte für jede Münze.
    .short = +1 Karte, +1 Aktion, +1 Kauf. Mehr zahlen: am Zugende Karten.
    .full = Du ziehst nach deinen neuen Handkarten. Nur beim Kauf darfst du mehr zahlen, nicht wenn du sie anders nimmst.
dominion-text-stonemason = Entsorge eine Handkarte und nimm 2 Karten, die jeweils billiger sind. Wenn du diese Karte kaufst, darfst du mehr zahlen: Nimm 2 Aktionskarten, die genau so viel kosten.
    .short = Entsorge 1, nimm 2 billigere. Mehr zahlen: 2 Aktionskarten.
    .full = Es dürfen zwei gleiche sein. Auch Tränke darfst du mehr zahlen, sie gehören zum Betrag. Ohne mehr zu zahlen, nimmst du nichts.
dominion-text-doctor = Nenne eine Karte. Decke die obersten 3 Karten deines Nachziehstapels auf, entsorge die genannten und lege die anderen in beliebiger Reihenfolge zurück. Wenn du diese Karte kaufst, darfst du mehr zahlen: Sieh dir für jede Münze die oberste Karte deines Nachziehstapels an und entsorge sie, lege sie ab oder lege sie zurück.
    .short = Nenne eine Karte: entsorge sie aus den obersten 3.
    .full = Du darfst jede Karte nennen, auch eine, die nicht im Spiel ist. Wofür du mehr zahlst, geschieht, bevor du die Karte nimmst, eins nach dem anderen. Nach dem neuesten Wortlaut geschieht es, wenn die Karte genommen wird.
dominion-text-tournament = +1 Aktion. Alle dürfen eine { dominion-card-province } aus der Hand aufdecken. Tust du es, lege sie ab und nimm einen Preis oder ein { dominion-card-duchy } auf deinen Nachziehstapel. Tut es sonst niemand: +1 Karte, +1 Münze.
    .short = +1 Aktion. { dominion-card-province }: Preis. Sonst niemand: +1 Karte, +1 Münze.
    .full = Jeden Preis gibt es einmal, sie liegen neben dem Vorrat. Du darfst auch einen wählen, der nicht mehr da ist, und nimmst dann nichts.
dominion-text-bag_of_gold = +1 Aktion. Nimm ein { dominion-card-gold } auf deinen Nachziehstapel.
    .full = Es kommt aus dem Vorrat.
dominion-text-diadem = +2 Münzen, und +1 Münze für jede Aktion, die du übrig hast.
    .full = Es zählen übrige Aktionen, nicht Aktionskarten.
dominion-text-followers = +2 Karten. Nimm ein { dominion-card-estate }. Alle anderen nehmen einen { dominion-card-curse } und legen ihre Handkarten bis auf 3 ab.
    .short = +2 Karten. Nimm { dominion-card-estate }. Andere: { dominion-card-curse }, nur 3 Handkarten.
    .full = Erst du, dann die anderen der Reihe nach.
dominion-text-princess = +1 Kauf. In diesem Zug kosten Karten 2 Münzen weniger, aber nicht weniger als 0.
    .short = +1 Kauf. Karten kosten diesen Zug 2 Münzen weniger.
    .full = Alle Karten, wo immer sie sind, und jedes Mal, wenn sie gespielt wird. In der ersten Auflage: solange sie im Spiel ist.
dominion-text-trusty_steed = Wähle zwei: +2 Karten; +2 Aktionen; +2 Münzen; nimm 4 { dominion-card-silver } und lege deinen Nachziehstapel auf deinen Ablagestapel.
    .short = Zwei: +2 Karten; +2 Aktionen; +2 Münzen; 4 { dominion-card-silver }.
    .full = Es müssen zwei verschiedene sein. Nenne beide, bevor du etwas tust; ausgeführt werden sie in der Reihenfolge der Karte. Der Nachziehstapel wird dabei nicht abgelegt.

## Antworten, Fragen und Ereignisse

dominion-option-four_silvers = 4 { dominion-card-silver } nehmen und deinen Nachziehstapel auf deinen Ablagestapel legen
    .typed = silber; vier silber
dominion-question-reveal_province = { dominion-card-tournament }: Deckst du eine { dominion-card-province } auf?
    .pass = keine aufdecken
dominion-question-gain_prize = Was nimmst du: einen Preis oder ein { dominion-card-duchy }?
