### Dominion, Empires: Namen, Texte und was nur diese Karten fragen und erzählen.

## Namen

dominion-card-engineer = Ingenieurin
    .gender = f
dominion-card-overlord = Lehnsherr
    .gender = m
    .accusative = Lehnsherrn
    .dative = Lehnsherrn
dominion-card-gladiator = Gladiator
    .gender = m
dominion-card-fortune = Reichtum
    .gender = m

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-engineer = Nimm eine Karte, die bis zu 4 Münzen kostet. Du darfst diese Karte entsorgen; dann nimm noch eine solche.
    .full = Karten, in deren Kosten Schulden oder Tränke stehen, kosten nicht „bis zu 4 Münzen“. Die zweite Karte gibt es nur, wenn diese wirklich entsorgt wurde.
dominion-text-overlord = Spiele eine Aktion aus dem Vorrat, die bis zu 5 Münzen kostet, ohne sie zu bewegen; keinen Befehl und keine Dauerkarte.
    .full = Die gewählte Karte bleibt auf ihrem Stapel liegen; was sie mit sich selbst täte, entfällt.
dominion-text-gladiator = +2 Münzen. Zeige eine Handkarte. Zeigt die Person links von dir keine gleiche: +1 Münze, und entsorge einen { dominion-card-gladiator } von seinem Stapel.
    .full = Mit leerer Hand zeigst du nichts und erhältst die Münze. Sie hängt nicht davon ab, ob ein { dominion-card-gladiator } zu entsorgen war.
dominion-text-fortune = +1 Kauf. Beim ersten Mal in diesem Zug: Verdopple deine Münzen. Nimmst du diese Karte, nimm für jeden { dominion-card-gladiator }, den du im Spiel hast, ein { dominion-card-gold }.
    .full = Verdoppelt werden nur die Münzen, die du gerade hast; weitere Karten dieser Art geben im selben Zug nur den Kauf.

## Antworten und Fragen

dominion-option-fortune_gained = für jeden { dominion-card-gladiator } im Spiel ein { dominion-card-gold } nehmen
    .typed = reichtum; gold
dominion-question-reveal_from_hand = Welche Karte zeigst du?
dominion-question-reveal_a_copy = Zeigst du eine gleiche Karte wie die gezeigte?
dominion-question-play_from_supply = Welche Karte aus dem Vorrat spielst du?
