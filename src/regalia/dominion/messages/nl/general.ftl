### Dominion: wat alle uitbreidingen delen. Wat alleen de kaarten van één uitbreiding nodig hebben, staat in het bestand daarvan.

## Hoeveelheden en plaatsen

count-actions =
    { $number ->
        [one] { $number } actie
       *[other] { $number } acties
    }
count-buys =
    { $number ->
        [one] { $number } aanschaf
       *[other] { $number } aanschaffen
    }
count-coins =
    { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    }
count-potions =
    { $number ->
        [one] { $number } toverdrank
       *[other] { $number } toverdranken
    }
count-debt = { $number } schuld
count-turns =
    { $number ->
        [one] { $number } beurt
       *[other] { $number } beurten
    }
count-times = { $number }× { $card }
dominion-type-reaction = reactie
    .letter = R
dominion-type-action = actie
    .letter = A
dominion-type-treasure = geld
    .letter = G
dominion-type-victory = overwinning
    .letter = O
dominion-type-curse = vloek
    .letter = V
dominion-type-attack = aanval
dominion-type-duration = duurzaam
dominion-type-command = bevel
dominion-type-night = nacht
dominion-type-reserve = reserve
dominion-type-traveller = reiziger
dominion-type-castle = kasteel
dominion-type-knight = ridder
dominion-type-ruins = ruïne
dominion-type-shelter = onderdak
dominion-type-looter = plunderaar
dominion-type-prize = prijs
dominion-type-odyssey = zwerftocht
dominion-type-wizard = tovenaar
dominion-type-reward = beloning
dominion-type-townsfolk = stedeling
dominion-type-augur = voorspeller
dominion-type-liaison = liaison
dominion-type-fate = lot
dominion-type-doom = doem
dominion-type-heirloom = erfstuk
dominion-type-spirit = ziel
dominion-type-zombie = zombie
dominion-type-boon = gunst
dominion-type-hex = spreuk
dominion-type-state = status
dominion-type-artifact = artefact
dominion-type-project = project
dominion-type-event = gebeurtenis
dominion-type-landmark = bezienswaardigheid
dominion-type-way = spoor
dominion-type-ally = bondgenoot
dominion-place-deck = op de trekstapel
dominion-place-hand = in de hand
dominion-place-discard = op de aflegstapel
dominion-place-play = in het spel
dominion-place-aside = opzij
dominion-place-face_down = gedekt opzij

## Wat er gebeurd is

dominion-treasures = { $seat } speelt { EEN($cards) } voor { $coins }.
    .seat = Je speelt { EEN($cards) } voor { $coins }.
    .none = { $seat } speelt { EEN($cards) }.
    .seat-none = Je speelt { EEN($cards) }.
dominion-event-turn = { $seat }, beurt { $number }.
    .seat = Jij, beurt { $number }.
dominion-event-cleans_up = { $seat } schoont op.
    .seat = Je schoont op.
dominion-event-game_ends = Het spel eindigt met de beurt van { $seat }.
    .seat = Het spel eindigt met jouw beurt.
dominion-event-plays = { $seat } speelt { EEN($card) }.
    .seat = Je speelt { EEN($card) }.
dominion-event-plus_actions = { $seat } krijgt +{ $number }.
    .seat = Je krijgt +{ $number }.
dominion-event-plus_buys = { $seat } krijgt +{ $number }.
    .seat = Je krijgt +{ $number }.
dominion-event-plus_coins = { $seat } krijgt +{ $number }.
    .seat = Je krijgt +{ $number }.
dominion-event-loses_coins = { $seat } verliest { $number }.
    .seat = Je verliest { $number }.
dominion-event-plus_potions = { $seat } krijgt +{ $number }.
    .seat = Je krijgt +{ $number }.
dominion-event-takes_debt = { $seat } krijgt { $number } schuld.
    .seat = Je krijgt { $number } schuld.
dominion-event-pays_off = { $seat } betaalt { $number } schuld af.
    .seat = Je betaalt { $number } schuld af.
dominion-event-buys = { $seat } koopt { EEN($card) } voor { $cost }.
    .seat = Je koopt { EEN($card) } voor { $cost }.
dominion-event-buys-G-BUY-05 = { $seat } koopt { EEN($card) } voor { $cost } en een toverdrank.
    .seat = Je koopt { EEN($card) } voor { $cost } en een toverdrank.
    .none = { $seat } koopt { EEN($card) } voor een toverdrank.
    .seat-none = Je koopt { EEN($card) } voor een toverdrank.
dominion-event-gains = { $seat } pakt { EEN($card) }.
    .seat = Je pakt { EEN($card) }.
dominion-event-gains-G-GAIN-03 = { $seat } pakt { EEN($card) }; die kaart gaat { $place }.
    .seat = Je pakt { EEN($card) }; die kaart gaat { $place }.
dominion-event-gains_none = Voor { $seat } is er geen kaart meer: { $card }.
    .seat = Voor jou is er geen kaart meer: { $card }.
dominion-event-draws = { $seat } trekt { $number }.
    .known = { $seat } trekt { EEN($cards) }.
    .seat-known = Je trekt { EEN($cards) }.
dominion-event-reshuffles = { $seat } schudt.
    .seat = Je schudt.
dominion-event-discards = { $seat } legt { $number } af, met { EEN($top) } bovenop.
    .single = { $seat } legt { EEN($top) } af.
    .known = { $seat } legt { EEN($cards) } af.
    .seat-known = Je legt { EEN($cards) } af.
dominion-event-trashes = { $seat } vernietigt { EEN($cards) }.
    .seat = Je vernietigt { EEN($cards) }.
dominion-event-topdecks = { $seat } legt een kaart op de trekstapel.
    .known = { $seat } legt { EEN($card) } op de trekstapel.
    .seat-known = Je legt { EEN($card) } op je trekstapel.
dominion-event-sets_aside = { $seat } legt { EEN($card) } opzij.
    .seat = Je legt { EEN($card) } opzij.
dominion-event-returns = { $seat } legt { EEN($card) } terug op de stapel.
    .seat = Je legt { EEN($card) } terug op de stapel.
dominion-event-reveals = { $seat } toont { EEN($cards) }.
    .seat = Je toont { EEN($cards) }.
dominion-event-reveals_hand = { $seat } toont alle handkaarten: { $cards }.
    .seat = Je toont al je handkaarten: { $cards }.
dominion-event-looks_at = { $seat } bekijkt { $number } van de trekstapel.
    .known = { $seat } bekijkt { EEN($cards) }.
    .seat-known = Je bekijkt { EEN($cards) }.

## Wat je kunt antwoorden. `.typed`: wat je daarvoor kunt typen, gescheiden door puntkomma's

dominion-option-pass = nee
    .typed = nee; passen; niets; geen; einde; klaar; stop; genoeg; verder; beurt beëindigen; aanschaffase; koopfase
dominion-option-decline = deze keer van { DE($card) } afzien
    .typed = afzien; zonder
dominion-option-play = { $card } spelen
    .typed = spelen; speel; uitspelen; gebruiken
dominion-option-buy = { $card } kopen ({ $cost })
    .typed = kopen; koop
dominion-option-put_on_top = { $card } bovenop leggen
    .typed = bovenop; boven; bovenop leggen
dominion-option-discard = { $card } afleggen
    .typed = afleggen; leg af; weg
dominion-option-trash = { $card } vernietigen
    .typed = vernietigen; vernietig
dominion-option-topdeck = { $card } op je trekstapel leggen
    .typed = trekstapel; leggen; op trekstapel leggen; terug; boven
dominion-option-gain = { $card } pakken ({ $cost })
    .typed = pakken; pak; nemen; neem
dominion-option-reveal = { $card } tonen
    .typed = tonen; toon
dominion-option-trash_this = vernietigen
    .typed = vernietigen; ja; vernietig
dominion-option-pay_off = 1 schuld afbetalen
    .typed = afbetalen; aflossen; schuld; betalen
dominion-option-plus_card = +1 kaart
    .typed = kaart; +1 kaart
dominion-option-plus_action = +1 actie
    .typed = actie; +1 actie
dominion-option-plus_buy = +1 aanschaf
    .typed = aanschaf; +1 aanschaf; aankoop; kopen
dominion-option-plus_coin = +1 munt
    .typed = munt; +1 munt; geld

## Wat er gevraagd wordt. `.text`: terwijl een kaart gespeeld wordt; `.pass`: wat niets doen betekent

dominion-question-action_phase = Actiefase, { $actions }. Wat speel je?
    .pass = door naar de aanschaffase
dominion-question-buy_phase = { $coins }, { $buys }: speel of koop je iets?
    .pass = je beurt beëindigen
dominion-question-buy_more = Nog { $coins } en { $buys }: wat koop je?
    .pass = je beurt beëindigen
    .no_buys = Nog { $coins }, geen aanschaf meer. Nog iets?
dominion-question-discard_top = Welke kaart ligt boven op je aflegstapel?
dominion-question-gain = Welke kaart pak je?
    .text = { $text }: welke kaart pak je?
dominion-question-play_from_hand = Welke handkaart speel je?
    .pass = geen spelen
dominion-question-discard_down_to = Welke kaart leg je af?
    .text = { $active } speelt { EEN($text) }: wat leg je af?
dominion-question-trash_from_hand = Welke kaart vernietig je?
    .text = { $text }: welke kaart vernietig je?
    .pass = niets meer vernietigen
dominion-question-topdeck_from_hand = Welke handkaart leg je op je trekstapel?
dominion-question-trash_this = Vernietig je de zojuist gespeelde kaart?
    .text = Vernietig je { DE($text) }?
    .pass = houden
dominion-question-choose = Wat kies je?
    .text = { $text }: wat kies je?
dominion-question-react = { $asks }
    .due = Wat voer je het eerst uit?
    .plays = { $doer } speelt { EEN($thing) }. { $asks }
    .doer-plays = Je speelt { EEN($thing) }. { $asks }
    .followed = { $doer } heeft { EEN($thing) } gespeeld. { $asks }
    .doer-followed = Je hebt { EEN($thing) } gespeeld. { $asks }
    .gained = { $doer } pakt { EEN($thing) }. { $asks }
    .doer-gained = Je pakt { EEN($thing) }. { $asks }
    .would_gain = { $doer } zou { EEN($thing) } pakken. { $asks }
    .doer-would_gain = Je zou { EEN($thing) } pakken. { $asks }
    .bought = { $doer } koopt { EEN($thing) }. { $asks }
    .doer-bought = Je koopt { EEN($thing) }. { $asks }
    .trashed = { $doer } vernietigt. { $asks }
    .doer-trashed = Je vernietigt. { $asks }
    .discarded = { $doer } legt af. { $asks }
    .doer-discarded = Je legt af. { $asks }
    .revealed = { $doer } toont. { $asks }
    .doer-revealed = Je toont. { $asks }
    .left_play = De opschoonfase van { $doer }. { $asks }
    .doer-left_play = Je opschoonfase. { $asks }
    .turn_starts = De beurt van { $doer } begint. { $asks }
    .doer-turn_starts = Je beurt begint. { $asks }
    .buy_starts = De aanschaffase van { $doer } begint. { $asks }
    .doer-buy_starts = Je aanschaffase begint. { $asks }
    .buy_ends = De aanschaffase van { $doer } eindigt. { $asks }
    .doer-buy_ends = Je aanschaffase eindigt. { $asks }
    .clean_up_starts = De opschoonfase van { $doer } begint. { $asks }
    .doer-clean_up_starts = Je opschoonfase begint. { $asks }
    .turn_ends = De beurt van { $doer } eindigt. { $asks }
    .doer-turn_ends = Je beurt eindigt. { $asks }
    .new_hand = { $doer } heeft een nieuwe hand. { $asks }
    .doer-new_hand = Je hebt een nieuwe hand. { $asks }
    .shuffles = { $doer } schudt. { $asks }
    .doer-shuffles = Je schudt. { $asks }
    .pass = het daarbij laten
    .pass-plays = verborgen houden

## De tafel en de puntentelling

dominion-table-turn = { $seat }, beurt { $number }
    .seat = Jij, beurt { $number }
dominion-table-action = Actiefase
dominion-table-buy = Aanschaffase
dominion-table-clean_up = Opschoonfase
dominion-table-names = { $number ->
        [one] één naam
       *[other] { $number } verschillende namen
    }
dominion-table-trash = Vernietigd
dominion-table-in_play = in het spel
dominion-table-discard = afgelegd: { $card }
dominion-table-deck = { $number } in de trekstapel
dominion-table-aside = opzijgelegd
dominion-table-face_down = bekeken
dominion-score-tie_break = Bij gelijke stand: minste beurten

## Noemen en kiezen

dominion-event-names = { $seat } noemt { $card }.
    .seat = Je noemt { $card }.
dominion-option-name = { $card } noemen
    .typed = noemen; noem
dominion-question-name = Welke kaart noem je?
dominion-question-choose_more = Wat kies je nog?
    .text = { $text }: wat kies je nog?
    .pass = niets meer
dominion-option-two_cards = +2 kaarten
    .typed = kaarten; 2 kaarten; +2 kaarten
dominion-option-two_actions = +2 acties
    .typed = acties; 2 acties; +2 acties
dominion-option-two_coins = +2 munten
    .typed = munten; 2 munten; +2 munten
dominion-option-three_coins = +3 munten
    .typed = munten; 3 munten; +3 munten
dominion-option-card_and_action = +1 kaart, +1 actie
    .typed = kaart; actie; kaart en actie
dominion-option-a_silver = een { dominion-card-silver } pakken
    .typed = zilver; silver; zilver pakken
dominion-option-a_gold = een { dominion-card-gold } pakken
    .typed = goud; gold; goud pakken

## What is left afterwards

dominion-then = Dan heb je { $coins } en { $buys }.
