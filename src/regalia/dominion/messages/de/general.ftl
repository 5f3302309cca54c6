### Dominion: was alle Erweiterungen teilen. Was nur die Karten einer Erweiterung brauchen, steht in deren Datei.

## Mengen und Orte

count-actions =
    { $number ->
        [one] { $number } Aktion
       *[other] { $number } Aktionen
    }
count-buys =
    { $number ->
        [one] { $number } Kauf
       *[other] { $number } Käufe
    }
count-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
count-potions =
    { $number ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    }
count-debt =
    { $number ->
        [one] { $number } Schuldenmarker
       *[other] { $number } Schuldenmarker
    }
count-turns =
    { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
count-times = { $number }× { $card }
dominion-type-reaction = Reaktion
    .letter = R
dominion-type-action = Aktion
    .letter = A
dominion-type-treasure = Geld
    .letter = G
dominion-type-victory = Punkte
    .letter = P
dominion-type-curse = Fluch
    .letter = F
dominion-type-attack = Angriff
dominion-type-duration = Dauer
dominion-type-command = Befehl
dominion-type-night = Nacht
dominion-type-reserve = Reserve
dominion-type-traveller = Reisender
dominion-type-castle = Schloss
dominion-type-knight = Ritter
dominion-type-ruins = Ruine
dominion-type-shelter = Unterschlupf
dominion-type-looter = Plündern
dominion-type-prize = Preis
dominion-type-odyssey = Irrfahrt
dominion-type-wizard = Zauberer
dominion-type-reward = Belohnung
dominion-type-townsfolk = Bürger
dominion-type-augur = Augurin
dominion-type-liaison = Kontakt
dominion-type-fate = Schicksal
dominion-type-doom = Verhängnis
dominion-type-heirloom = Erbstück
dominion-type-spirit = Erscheinung
dominion-type-zombie = Zombie
dominion-type-boon = Gabe
dominion-type-hex = Plage
dominion-type-state = Zustand
dominion-type-artifact = Artefakt
dominion-type-project = Projekt
dominion-type-event = Ereignis
dominion-type-landmark = Landmarke
dominion-type-way = Weg
dominion-type-ally = Verbündeter
dominion-place-deck = auf den Nachziehstapel
dominion-place-hand = auf die Hand
dominion-place-discard = auf den Ablagestapel
dominion-place-play = ins Spiel
dominion-place-aside = zur Seite
dominion-place-face_down = verdeckt zur Seite

## Was geschehen ist

dominion-treasures = { $seat } spielt { EINEN($cards) } für { $coins }.
    .seat = Du spielst { EINEN($cards) } für { $coins }.
    .none = { $seat } spielt { EINEN($cards) }.
    .seat-none = Du spielst { EINEN($cards) }.
dominion-event-turn = { $seat }, Zug { $number }.
    .seat = Dein Zug { $number }.
dominion-event-cleans_up = { $seat } räumt auf.
    .seat = Du räumst auf.
dominion-event-game_ends = Das Spiel endet mit dem Zug von { $seat }.
    .seat = Das Spiel endet mit deinem Zug.
dominion-event-plays = { $seat } spielt { EINEN($card) }.
    .seat = Du spielst { EINEN($card) }.
dominion-event-plus_actions = { $seat } erhält +{ $number }.
    .seat = Du erhältst +{ $number }.
dominion-event-plus_buys = { $seat } erhält +{ $number }.
    .seat = Du erhältst +{ $number }.
dominion-event-plus_coins = { $seat } erhält +{ $number }.
    .seat = Du erhältst +{ $number }.
dominion-event-loses_coins = { $seat } verliert { $number }.
    .seat = Du verlierst { $number }.
dominion-event-plus_potions = { $seat } erhält +{ $number }.
    .seat = Du erhältst +{ $number }.
dominion-event-takes_debt = { $seat } nimmt { $number ->
        [one] { $number } Schuldenmarker
       *[other] { $number } Schuldenmarker
    }.
    .seat = Du nimmst { $number ->
            [one] { $number } Schuldenmarker
           *[other] { $number } Schuldenmarker
        }.
dominion-event-pays_off = { $seat } tilgt { $number ->
        [one] { $number } Schuldenmarker
       *[other] { $number } Schuldenmarker
    }.
    .seat = Du tilgst { $number ->
            [one] { $number } Schuldenmarker
           *[other] { $number } Schuldenmarker
        }.
dominion-event-buys = { $seat } kauft { EINEN($card) } für { $cost }.
    .seat = Du kaufst { EINEN($card) } für { $cost }.
dominion-event-buys-G-BUY-05 = { $seat } kauft { EINEN($card) } für { $cost } und einen Trank.
    .seat = Du kaufst { EINEN($card) } für { $cost } und einen Trank.
    .none = { $seat } kauft { EINEN($card) } für einen Trank.
    .seat-none = Du kaufst { EINEN($card) } für einen Trank.
dominion-event-gains = { $seat } nimmt { EINEN($card) }.
    .seat = Du nimmst { EINEN($card) }.
dominion-event-gains-G-GAIN-03 = { $seat } nimmt { EINEN($card) } { $place }.
    .seat = Du nimmst { EINEN($card) } { $place }.
dominion-event-gains_none = Für { $seat } ist keine Karte mehr da: { $card }.
    .seat = Für dich ist keine Karte mehr da: { $card }.
dominion-event-draws = { $seat } zieht { $number }.
    .known = { $seat } zieht { EINEN($cards) }.
    .seat-known = Du ziehst { EINEN($cards) }.
dominion-event-reshuffles = { $seat } mischt.
    .seat = Du mischst.
dominion-event-discards = { $seat } legt { $number } ab, obenauf { EINEN($top) }.
    .single = { $seat } legt { EINEN($top) } ab.
    .known = { $seat } legt { EINEN($cards) } ab.
    .seat-known = Du legst { EINEN($cards) } ab.
dominion-event-trashes = { $seat } entsorgt { EINEN($cards) }.
    .seat = Du entsorgst { EINEN($cards) }.
dominion-event-topdecks = { $seat } legt eine Karte auf den Nachziehstapel.
    .known = { $seat } legt { EINEN($card) } auf den Nachziehstapel.
    .seat-known = Du legst { EINEN($card) } auf deinen Nachziehstapel.
dominion-event-sets_aside = { $seat } legt { EINEN($card) } zur Seite.
    .seat = Du legst { EINEN($card) } zur Seite.
dominion-event-returns = { $seat } legt { EINEN($card) } auf den Stapel zurück.
    .seat = Du legst { EINEN($card) } auf den Stapel zurück.
dominion-event-reveals = { $seat } deckt { EINEN($cards) } auf.
    .seat = Du deckst { EINEN($cards) } auf.
dominion-event-reveals_hand = { $seat } deckt alle Handkarten auf: { $cards }.
    .seat = Du deckst alle Handkarten auf: { $cards }.
dominion-event-looks_at = { $seat } sieht sich { $number } vom Nachziehstapel an.
    .known = { $seat } sieht sich { EINEN($cards) } an.
    .seat-known = Du siehst dir { EINEN($cards) } an.

## Was man antworten kann. `.typed`: was man dafür tippen kann, durch Semikolon getrennt

dominion-option-pass = nein
    .typed = nein; passen; nichts; keine; ende; fertig; weiter; stopp; genug; zug beenden; beenden; kaufphase
dominion-option-decline = diesmal auf { DEN($card) } verzichten
    .typed = verzichten; verzichte; ohne
dominion-option-play = { EINEN($card) } spielen
    .typed = spielen; spiele; ausspielen; nutzen; benutzen
dominion-option-buy = { EINEN($card) } kaufen ({ $cost })
    .typed = kaufen; kaufe
dominion-option-put_on_top = { EINEN($card) } obenauf legen
    .typed = oben; obenauf; obenauf legen
dominion-option-discard = { EINEN($card) } ablegen
    .typed = ablegen; abwerfen; lege ab
dominion-option-trash = { EINEN($card) } entsorgen
    .typed = entsorgen; entsorge; müll
dominion-option-topdeck = { EINEN($card) } auf deinen Nachziehstapel legen
    .typed = nachziehstapel; legen; auf nachziehstapel legen; zurück; oben
dominion-option-gain = { EINEN($card) } nehmen ({ $cost })
    .typed = nehmen; nimm; nehme
dominion-option-reveal = { EINEN($card) } aufdecken
    .typed = aufdecken; decke auf; zeigen; zeige
dominion-option-trash_this = entsorgen
    .typed = entsorgen; ja; entsorge
dominion-option-pay_off = 1 Schuldenmarker tilgen
    .typed = tilgen; schuld; schulden; schuldenmarker; zahlen; abbezahlen
dominion-option-plus_card = +1 Karte
    .typed = karte; +1 karte
dominion-option-plus_action = +1 Aktion
    .typed = aktion; +1 aktion
dominion-option-plus_buy = +1 Kauf
    .typed = kauf; +1 kauf
dominion-option-plus_coin = +1 Münze
    .typed = münze; +1 münze; geld

## Was gefragt wird. `.text`: während eine Karte gespielt wird; `.pass`: was nichts zu tun bedeutet

dominion-question-action_phase = Aktionsphase, { $actions }. Was spielst du?
    .pass = weiter zur Kaufphase
dominion-question-buy_phase = { $coins }, { $buys }: Spielst oder kaufst du?
    .pass = den Zug beenden
dominion-question-buy_more = Noch { $coins } und { $buys }: Was kaufst du?
    .pass = den Zug beenden
    .no_buys = Noch { $coins }, keine Käufe mehr. Noch etwas?
dominion-question-discard_top = Welche Karte liegt oben auf dem Ablagestapel?
dominion-question-gain = Welche Karte nimmst du?
    .text = { $text }: Welche Karte nimmst du?
dominion-question-play_from_hand = Welche Handkarte spielst du?
    .pass = keine spielen
dominion-question-discard_down_to = Welche Karte legst du ab?
    .text = { $active } spielt { EINEN($text) }: Was legst du ab?
dominion-question-trash_from_hand = Welche Karte entsorgst du?
    .text = { $text }: Welche Karte entsorgst du?
    .pass = nichts weiter entsorgen
dominion-question-topdeck_from_hand = Welche Handkarte legst du obenauf?
dominion-question-trash_this = Entsorgst du die eben gespielte Karte?
    .text = Entsorgst du { DEN($text) }?
    .pass = behalten
dominion-question-choose = Was wählst du?
    .text = { $text }: Was wählst du?
dominion-question-react = { $asks }
    .due = Was führst du zuerst aus?
    .plays = { $doer } spielt { EINEN($thing) }. { $asks }
    .doer-plays = Du spielst { EINEN($thing) }. { $asks }
    .followed = { $doer } hat { EINEN($thing) } gespielt. { $asks }
    .doer-followed = Du hast { EINEN($thing) } gespielt. { $asks }
    .gained = { $doer } nimmt { EINEN($thing) }. { $asks }
    .doer-gained = Du nimmst { EINEN($thing) }. { $asks }
    .would_gain = { $doer } soll { EINEN($thing) } nehmen. { $asks }
    .doer-would_gain = Du sollst { EINEN($thing) } nehmen. { $asks }
    .bought = { $doer } kauft { EINEN($thing) }. { $asks }
    .doer-bought = Du kaufst { EINEN($thing) }. { $asks }
    .trashed = { $doer } entsorgt. { $asks }
    .doer-trashed = Du entsorgst. { $asks }
    .discarded = { $doer } legt ab. { $asks }
    .doer-discarded = Du legst ab. { $asks }
    .revealed = { $doer } deckt auf. { $asks }
    .doer-revealed = Du deckst auf. { $asks }
    .left_play = { $doer } räumt auf. { $asks }
    .doer-left_play = Du räumst auf. { $asks }
    .turn_starts = { $doer } beginnt den Zug. { $asks }
    .doer-turn_starts = Dein Zug beginnt. { $asks }
    .buy_starts = { $doer } beginnt die Kaufphase. { $asks }
    .doer-buy_starts = Deine Kaufphase beginnt. { $asks }
    .buy_ends = { $doer } beendet die Kaufphase. { $asks }
    .doer-buy_ends = Deine Kaufphase endet. { $asks }
    .clean_up_starts = { $doer } beginnt aufzuräumen. { $asks }
    .doer-clean_up_starts = Du beginnst aufzuräumen. { $asks }
    .turn_ends = { $doer } beendet den Zug. { $asks }
    .doer-turn_ends = Dein Zug endet. { $asks }
    .new_hand = { $doer } hat nachgezogen. { $asks }
    .doer-new_hand = Du hast nachgezogen. { $asks }
    .shuffles = { $doer } mischt. { $asks }
    .doer-shuffles = Du mischst. { $asks }
    .pass = es dabei belassen
    .pass-plays = verborgen lassen

## Der Tisch und die Wertung

dominion-table-turn = { $seat }, Zug { $number }
    .seat = Dein Zug { $number }
dominion-table-action = Aktionsphase
dominion-table-buy = Kaufphase
dominion-table-clean_up = Aufräumphase
dominion-table-names = { $number ->
        [one] ein Name
       *[other] { $number } verschiedene Namen
    }
dominion-table-trash = Müllstapel
dominion-table-in_play = im Spiel
dominion-table-discard = abgelegt: { $card }
dominion-table-deck = { $number } im Nachziehstapel
dominion-table-aside = zur Seite gelegt
dominion-table-face_down = angesehen
dominion-score-tie_break = Bei Gleichstand: wenigste Züge

## Nennen und wählen

dominion-event-names = { $seat } nennt „{ $card }“.
    .seat = Du nennst „{ $card }“.
dominion-option-name = „{ $card }“ nennen
    .typed = nennen; nenne
dominion-question-name = Welche Karte nennst du?
dominion-question-choose_more = Was wählst du noch?
    .text = { $text }: Was wählst du noch?
    .pass = nichts weiter
dominion-option-two_cards = +2 Karten
    .typed = karten; 2 karten; +2 karten
dominion-option-two_actions = +2 Aktionen
    .typed = aktionen; 2 aktionen; +2 aktionen
dominion-option-two_coins = +2 Münzen
    .typed = münzen; 2 münzen; +2 münzen
dominion-option-three_coins = +3 Münzen
    .typed = münzen; 3 münzen; +3 münzen
dominion-option-card_and_action = +1 Karte, +1 Aktion
    .typed = karte; aktion; karte und aktion
dominion-option-a_silver = ein { dominion-card-silver } nehmen
    .typed = silber; silber nehmen
dominion-option-a_gold = ein { dominion-card-gold } nehmen
    .typed = gold; gold nehmen

## What is left afterwards

dominion-then = Danach hättest du { $coins } und { $buys }.
