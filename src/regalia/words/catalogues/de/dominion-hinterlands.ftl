### Dominion, Hinterland: Namen, Texte und was nur diese Karten fragen und erzählen.

## Namen

dominion-card-tunnel = Tunnel
    .gender = m
dominion-card-nomad_camp = Nomadencamp
    .gender = n
dominion-card-ill_gotten_gains = Blutzoll
    .gender = m

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-tunnel = 2 Siegpunkte. Legst du diese Karte außerhalb der Aufräumphase ab, darfst du sie aufdecken und ein { dominion-card-gold } nehmen.
    .full = Wer auch immer dich ablegen lässt: Das { dominion-card-gold } gehört dir. Was auf andere Weise auf den Ablagestapel kommt, wurde nicht abgelegt.
dominion-text-nomad_camp = +1 Kauf, +2 Münzen. Du nimmst diese Karte auf deinen Nachziehstapel.
    .full = Wie auch immer du sie nimmst, sie kommt auf den Nachziehstapel, es sei denn, etwas anderes sagt, wohin.
dominion-text-ill_gotten_gains = +1 Münze. Du darfst ein { dominion-card-copper } auf die Hand nehmen. Nimmst du diese Karte, nehmen alle anderen einen { dominion-card-curse }.
    .full = Den { dominion-card-curse } gibt es, wenn du die Karte nimmst, nicht wenn du sie spielst. Ein auf die Hand genommenes { dominion-card-copper } kannst du gleich spielen.

## Antworten und Fragen

dominion-option-reveal_tunnel = deinen { dominion-card-tunnel } aufdecken und ein { dominion-card-gold } nehmen
    .typed = tunnel; aufdecken; ja; tunnel aufdecken
dominion-option-ill_gotten_gained = allen anderen einen { dominion-card-curse } geben
    .typed = fluch; flüche
dominion-question-gain_copper = Nimmst du ein { dominion-card-copper } auf die Hand?
