### What the page says at the table of this game alone.

web-alert-kills = { $what } Dat ben jij: je beurt vervalt deze ronde.
web-alert-bewitches = { $what } Dat ben jij: je neemt alleen je inkomen, daarna speelt de { citadels-card-witch } je beurt.
web-cit-offered = te kiezen
web-cit-not-offered = niet erbij
web-cit-seen = gezien
web-cit-seen-before = Het werd aan jou doorgegeven.
web-cit-took-up = opgepakt
web-cit-waits = wacht
web-cit-nobody = niemand
web-cit-rank = nummer { $number }
web-cit-chooses = kiest
web-cit-chooses-later = kiest nog
web-cit-robbed-by = Bestolen door { $seat }.
web-cit-bewitched-by = Behekst door { $seat }.
web-cit-warrant-of = Er ligt een onteigening van { $seat } bij.
web-cit-threat-of = Er ligt een dreigement van { $seat } bij.
web-cit-flower-perhaps = Het kan de roos zijn.
web-cit-flower-never = Het is niet de roos.
web-cit-deck = { $number } in de stapel
web-cit-face-down = { $number ->
        [one] { $number } karakter gedekt
       *[other] { $number } karakters gedekt
    }
web-cit-face-up = { $number } open
web-cit-pack = { $number ->
        [one] { $number } karakter gaat rond
       *[other] { $number } karakters gaan rond
    }
web-cit-pack-short = { $number } gaan rond
web-cit-down-short = { $number } gedekt
web-cit-goal = Einde bij { $number } gebouwen
web-cit-tax = Belasting { $gold }
web-cit-known-hand = Bekend in de hand: { $cards }
web-cit-looks = bekijkt { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
web-cit-complete = voltooid
web-cit-complete-first = voltooid, als eerste
web-cit-under = { $number ->
        [one] { $number } kaart eronder
       *[other] { $number } kaarten eronder
    }
web-cit-on-it = { $gold } goud erop
web-cit-lies-before = ligt voor { $seat }
web-cit-gather = Inkomen
web-cit-gathered = Inkomen genomen
web-cit-gather-gold = { $gold } goud
web-cit-gather-cards = { $number } kaarten
web-cit-gather-keep = één houden
web-cit-gather-all = alle houden
web-cit-powers-of = Eigenschappen van { DE($character) }
web-cit-no-power = Nu is er niets te doen.
web-cit-build = { $built } van { $limit } gebouwd
web-cit-may-not-build = Niet bouwen
web-cit-build-hint = Druk op een kaart in je hand.
web-cit-build-none = Geen van je kaarten kun je nu bouwen.
web-cit-build-later = Eerst inkomen, dan bouwen.
web-cit-to-spend = te besteden
web-cit-left = Over na het bouwen
web-cit-ways = Hoe?
web-cit-back = Alle eigenschappen
web-cit-other-player = Een andere speler
web-cit-more = { $number } om uit te kiezen
web-cit-now = Nu
web-cit-just-now = Zojuist
web-cit-your-character = Jouw karakter
web-cit-your-characters = Jouw karakters
web-cit-passed = Aan jou doorgegeven
web-cit-drawn = Getrokken
web-cit-at-stake = Hier gaat het om
web-cit-found = In de stapel
web-cit-of-hand = Uit je hand
web-cit-tray = Gekozen
web-cit-tray-empty = Druk op kaarten in je hand.
web-cit-who-acts = { $seat } speelt { DE($character) }
web-cit-who-chooses = { $seat } kiest een karakter
web-cit-do-kill = Vermoord een karakter
web-cit-do-bewitch = Beheks een karakter
web-cit-do-rob = Besteel een karakter
web-cit-do-spy = Bespied een speler
web-cit-do-place_signed_warrant = Onteigening met zegel
web-cit-do-place_blank_warrant = Onteigening zonder zegel
web-cit-do-place_flowered_threat = Dreigement met roos
web-cit-do-place_blank_threat = Dreigement zonder roos
web-cit-do-exchange_hands = Ruil van hand
web-cit-do-look_into_hand = Bekijk een hand
web-cit-do-look_at_hand = Bekijk een hand
web-cit-do-give_crown = Geef de kroon
web-cit-do-pass_crown = Geef de kroon door
web-cit-do-claim_gold = Vraag 1 goud
web-cit-do-collect = Verdeel je inkomen
web-cit-do-destroy = Vernietig een gebouw
web-cit-do-give_district = Ruil een gebouw
web-cit-do-take_district = Neem een gebouw
web-cit-do-seize = Verover een gebouw
web-cit-do-beautify = Leg 1 goud op een gebouw
web-cit-do-fire_armory = Gebruik de { citadels-card-armory }
web-cit-do-build_necropolis = Bouw de { citadels-card-necropolis }
web-cit-do-visit_wagon = Bezoek een wagen
web-cit-do-exchange_characters = Ruil van karakter
web-cit-do-borrow = Leen goud
web-cit-do-replace = Vervang een gebouw
web-cit-mark-killed = dood
web-cit-mark-robbed = roof
web-cit-mark-bewitched = heks
web-cit-mark-warrant = beslag
web-cit-mark-signed = zegel
web-cit-mark-threat = druk
web-cit-mark-flower = roos
web-cit-mark-blank = leeg
web-cit-wagon = Wagen van { $seat }
web-tab-fill_museum = Museum
web-tab-build_with_framework = Bouwen · 0
web-tab-build_on_loan = Leen en bouw
web-tab-pay_card = Hiermee
web-tab-take_card = Nemen
web-tab-take_from_deck = Nemen
web-tab-replace_with = Bouwen · { $gold }
