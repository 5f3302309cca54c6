### Was würdest du tun? Tipps am Tisch, die entscheidenden Momente, und was daraus geworden wäre

## Tipps

web-hint-title = Was würdest du tun?
web-hint-thinking = Viele mögliche Verteilungen werden durchgespielt. Das dauert etwa zwei Sekunden.
web-hint-forced = Hier gibt es nur eine Möglichkeit.
web-hint-no_worlds = Hier lässt sich nichts sagen: Keine Verteilung passt zu allem, was du weißt.
web-hint-note = Beurteilt nach dem, was du siehst: Verdecktes wird immer wieder neu verteilt, die Zahlen sind Durchschnitte.
web-hint-chance = { $chance } Siegchance
web-hint-first = Verglichen mit dem Zweitbesten: { $said }.
web-hint-other = Verglichen mit dem Besten: { $said }.
web-hint-even = Genauso gut wie das Beste, nur anders: { $said }.
web-hint-as-good = Genauso gut wie das Beste, soweit sich das sagen lässt.
web-hint-tied = Nichts Zählbares spricht für das eine oder das andere.
web-hint-but = { $gain }, aber { $cost }
web-hint-more-points = { $number } Punkte mehr bis zu deinem nächsten Zug
web-hint-less-points = { $number } Punkte weniger bis zu deinem nächsten Zug
web-hint-more-rival = wer von den anderen vorn liegt, hat { $number } Punkte weniger
web-hint-less-rival = wer von den anderen vorn liegt, hat { $number } Punkte mehr
web-hint-more-gold = { $number } Gold mehr bis zu deinem nächsten Zug
web-hint-less-gold = { $number } Gold weniger bis zu deinem nächsten Zug
web-hint-more-cards = { $number } Handkarten mehr bis zu deinem nächsten Zug
web-hint-less-cards = { $number } Handkarten weniger bis zu deinem nächsten Zug
web-hint-more-hand = deine Hand bringt im Schnitt { $number } Münzen mehr
web-hint-less-hand = deine Hand bringt im Schnitt { $number } Münzen weniger
web-hint-more-margin = am Ende { $number } Punkte mehr Vorsprung
web-hint-less-margin = am Ende { $number } Punkte weniger Vorsprung
web-hint-more-prospects = bessere Aussichten
web-hint-less-prospects = schlechtere Aussichten

## Aus der Partie lernen

web-walk-of = { $at } von { $all }.
web-walk-taken = Du hast „{ $taken }“ gewählt: eine Chance von { $chance }.
web-walk-back = Davor
web-walk-next = Weiter
web-walk-again = Noch einmal versuchen
web-walk-all = Die ganze Partie
web-walk-none = Keine deiner Entscheidungen hat dich viel gekostet. Gut gespielt!

## Was wäre, wenn

web-whatif-share = Diese Stellung teilen
web-origin-title = Verglichen mit der ursprünglichen Partie
web-origin-then = Damals
web-origin-now = Diesmal
web-origin-points = Deine Punkte
web-origin-rival = Bestes Ergebnis der anderen
web-origin-end = Ausgang
web-origin-won = gewonnen
web-origin-lost = nicht gewonnen
web-origin-step = Zurück zu diesem Schritt
