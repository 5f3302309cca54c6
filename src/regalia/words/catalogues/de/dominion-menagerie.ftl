### Dominion, Menagerie: Namen, Texte und was nur diese Karten fragen und erzählen.

## Namen

dominion-card-sheepdog = Hirtenhund
    .gender = m

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-sheepdog = +2 Karten. Nimmst du eine Karte, darfst du diese aus der Hand spielen.
    .full = Sie darf für jede Karte gespielt werden, die du nimmst, auch im Zug anderer, und verbraucht keine deiner Aktionen.

## Antworten und Fragen

dominion-option-play_sheepdog = deinen { dominion-card-sheepdog } spielen
    .typed = hirtenhund; spielen; ja; hirtenhund spielen
