### Dominion, Die Alchemisten: Namen, Texte und was nur diese Karten fragen und erzählen.

## Namen

dominion-card-transmute = Verwandlung
    .gender = f

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-transmute = Entsorge eine Handkarte. Ist sie eine Aktion, nimm ein { dominion-card-duchy }; eine Geldkarte, eine { dominion-card-transmute }; eine Punktekarte, ein { dominion-card-gold }.
    .full = Hat die Karte mehrere dieser Typen, nimmst du jede der Karten, in dieser Reihenfolge. Ein { dominion-card-curse } bringt nichts ein.
