### Dominion, Dark Ages: Namen, Texte und was nur diese Karten fragen und erzählen.

## Namen

dominion-card-sage = Weiser
    .gender = m
    .accusative = Weisen
    .dative = Weisen
dominion-card-catacombs = Katakomben
    .gender = p

## Texte: auf der Karte, und ausführlich mit Regelfragen

dominion-text-sage = +1 Aktion. Decke Karten deines Nachziehstapels auf, bis eine mindestens 3 Münzen kostet. Nimm sie auf die Hand und lege die übrigen ab.
    .full = Kommt keine solche Karte, wird alles Aufgedeckte abgelegt. Was schon aufgedeckt ist, wird beim Mischen nicht eingemischt.
dominion-text-catacombs = Sieh dir die obersten 3 Karten deines Nachziehstapels an. Nimm sie auf die Hand, oder lege sie ab: +3 Karten. Entsorgst du diese Karte, nimm eine billigere.
    .full = Alle drei Karten gehen denselben Weg. Billiger heißt: in keiner Hinsicht teurer, also auch nicht mehr Tränke oder Schulden.

## Antworten und Fragen

dominion-option-catacombs_trashed = eine Karte nehmen, die billiger ist als deine { dominion-card-catacombs }
    .typed = katakomben; billiger
dominion-option-into_hand = die Karten auf die Hand nehmen
    .typed = hand; behalten; nehmen
dominion-option-discard_them = sie ablegen und 3 andere ziehen
    .typed = ablegen; andere
