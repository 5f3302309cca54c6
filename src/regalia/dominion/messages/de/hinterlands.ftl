### Dominion, Hinterland: Texte und was nur diese Karten fragen und erzählen.

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-tunnel = 2 Siegpunkte. Wenn du diese Karte außerhalb der Aufräumphase ablegst, darfst du sie aufdecken und ein { dominion-card-gold } nehmen.
    .full = Wer auch immer dich ablegen lässt: Das { dominion-card-gold } gehört dir. Was auf andere Weise auf den Ablagestapel kommt, wurde nicht abgelegt.
dominion-text-nomad_camp = +1 Kauf, +2 Münzen. Du nimmst diese Karte auf deinen Nachziehstapel.
    .full = Wie auch immer du sie nimmst, sie kommt auf den Nachziehstapel, es sei denn, etwas anderes sagt, wohin.
dominion-text-ill_gotten_gains = +1 Münze. Du darfst ein { dominion-card-copper } auf die Hand nehmen. Wenn du diese Karte nimmst, nehmen alle anderen einen { dominion-card-curse }.
    .full = Den { dominion-card-curse } gibt es, wenn du die Karte nimmst, nicht wenn du sie spielst. Ein auf die Hand genommenes { dominion-card-copper } kannst du gleich spielen.
dominion-text-duchess = +2 Münzen. Alle, auch du, sehen sich die oberste Karte ihres Nachziehstapels an und dürfen sie ablegen. Wer ein { dominion-card-duchy } nimmt, darf auch eine { dominion-card-duchess } nehmen.
    .full = Wer die Karte nicht ablegt, legt sie zurück. Die { dominion-card-duchess } zum { dominion-card-duchy } kommt aus dem Vorrat, im ganzen Spiel und für alle.
dominion-text-scheme = +1 Karte, +1 Aktion. Einmal in diesem Zug, wenn du eine Aktionskarte aus dem Spiel ablegst, darfst du sie auf deinen Nachziehstapel legen.
    .full = Einmal für jedes Spielen. Es darf diese Karte selbst sein. In der ersten Auflage wählst du zu Beginn der Aufräumphase, und die Karte kommt auf deinen Nachziehstapel, wenn sie aus dem Spiel abgelegt wird.
dominion-text-trader = Entsorge eine Handkarte und nimm für jede Münze, die sie kostet, ein { dominion-card-silver }. Wenn du eine Karte nimmst, darfst du { DEN("dominion-card-trader") } aus der Hand aufdecken und jene Karte in ein { dominion-card-silver } eintauschen.
    .full = Die Karte wurde trotzdem genommen, das { dominion-card-silver } nicht. Ohne Stapel für beide wird nicht eingetauscht. In der ersten Auflage nimmst du statt der Karte ein { dominion-card-silver }, und sie wurde nicht genommen.

## Antworten und Fragen

dominion-option-reveal_tunnel = deinen { dominion-card-tunnel } aufdecken und ein { dominion-card-gold } nehmen
    .typed = tunnel; aufdecken; ja; tunnel aufdecken
dominion-option-ill_gotten_gained = allen anderen einen { dominion-card-curse } geben
    .typed = fluch; flüche
dominion-question-gain_copper = Nimmst du ein { dominion-card-copper } auf die Hand?
dominion-option-duchess_with_duchy = auch eine { dominion-card-duchess } nehmen
    .typed = herzogin; herzogin nehmen; ja
dominion-option-scheme_topdecks = { dominion-card-scheme }: { DEN($card) } auf deinen Nachziehstapel legen
    .typed = komplott; nachziehstapel; oben
dominion-option-scheme_topdecks_chosen = { dominion-card-scheme }: { DEN($card) } auf deinen Nachziehstapel legen
    .typed = komplott; nachziehstapel; oben
dominion-option-choose_to_keep = { DEN($card) } wählen
    .typed = wählen; wähle; komplott
dominion-option-trader_exchanges = { dominion-card-trader }: Karte in ein { dominion-card-silver } eintauschen
    .typed = händler; eintauschen; tauschen; silber; fahrender händler
dominion-option-trader_gains_silver = { dominion-card-trader }: stattdessen ein { dominion-card-silver } nehmen
    .typed = händler; silber; fahrender händler
dominion-question-discard_top_card = Legst du die oberste Karte deines Nachziehstapels ab?
    .played = { $played }: Legst du die oberste Karte deines Nachziehstapels ab?
    .pass = zurücklegen
dominion-question-choose_to_keep = { dominion-card-scheme }: Welche Aktionskarte kommt auf deinen Nachziehstapel, wenn sie abgelegt wird?
    .pass = keine
