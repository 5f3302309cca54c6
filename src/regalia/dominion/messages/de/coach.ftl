## Was der Trainer über einen Plan sagt

dominion-coach-plan_engine = Ein Motor: Karten, die nachziehen, und Karten, die Aktionen geben, bis jeden Zug fast das ganze Deck auf der Hand ist.
dominion-coach-plan_attack = Geld, mit einem Angriff, der die anderen aufhält.
dominion-coach-plan_thin = Geld aus einem schlanken Deck: Was schwach ist, wird zuerst entsorgt.
dominion-coach-plan_cards = Geld, mit wenigen Aktionskarten.
dominion-coach-plan_money = Nur Geld; nichts hier war mehr wert.
dominion-coach-why_trash = { $card } entsorgt schwache Karten, damit die guten früher kommen.
dominion-coach-why_curse = { $card } gibt den anderen Flüche.
dominion-coach-why_attack = { $card } hält die anderen auf.
dominion-coach-why_village = { $card } gibt die Aktionen für Karten, die nachziehen.
dominion-coach-why_draw = { $card } zieht Karten nach; ohne übrige Aktionen reichen wenige.
dominion-coach-why_lab = { $card } zieht nach und kostet keine Aktion: je mehr, desto besser.
dominion-coach-why_points = { $card } bringt Punkte.
dominion-coach-why_money = { $card } ist Geld.
dominion-coach-buy = Kaufe jedes Mal die erste dieser Karten, die du bezahlen kannst:
dominion-coach-line_always = – { $card }
dominion-coach-line_limit = – { $card }, bis zu { $number }
dominion-coach-line_share = – { $card }, eine auf je { $number } Karten
dominion-coach-line_with = – { $card }, höchstens { $number } mehr als { $other }
dominion-coach-line_late = – { $card }, wenn höchstens noch { $number }-mal { $pile } da ist
dominion-coach-line_money = – { $card }, sobald dein ganzes Geld mehr als { $number } ergibt
dominion-coach-line_poor = – { $card }, solange dein ganzes Geld weniger als { $number } ergibt
dominion-coach-line_end = – { $card }, sobald { $number } weitere Karten das Spiel beenden können
dominion-coach-line_rich = – { $card }, die erste aber nur, wenn du mindestens { $number } Münzen ausgeben kannst
dominion-coach-line_careful = – { $card }, aber nicht die vorletzte, außer du führst oder darfst noch einmal kaufen
dominion-coach-careful = Kein Ende, mit dem das Spiel verloren wäre; ein Ende, das gewinnt, immer.
dominion-coach-line_if = – { $card }, wenn { $condition }
