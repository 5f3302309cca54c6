### What the page says at the table of this game alone.

web-alert-kills = { $what } That is you: you miss your turn this round.
web-alert-bewitches = { $what } That is you: you only gather resources, then the { citadels-card-witch } plays your turn.
web-cit-offered = offered
web-cit-not-offered = not offered
web-cit-seen = you saw it
web-cit-seen-before = It was passed to you.
web-cit-took-up = you took it up
web-cit-waits = waits
web-cit-nobody = nobody
web-cit-rank = rank { $number }
web-cit-chooses = chooses
web-cit-chooses-later = chooses later
web-cit-robbed-by = Robbed by { $seat }.
web-cit-bewitched-by = Bewitched by { $seat }.
web-cit-warrant-of = A warrant of { $seat } lies on it.
web-cit-threat-of = A threat of { $seat } lies on it.
web-cit-flower-perhaps = It may be the flower.
web-cit-flower-never = It is not the flower.
web-cit-deck = { $number } in the deck
web-cit-face-down = { $number ->
        [one] { $number } character face down
       *[other] { $number } characters face down
    }
web-cit-face-up = { $number } face up
web-cit-pack = { $number ->
        [one] { $number } character passed on
       *[other] { $number } characters passed on
    }
web-cit-pack-short = { $number } passed on
web-cit-down-short = { $number } face down
web-cit-goal = { $number } districts end it
web-cit-tax = Tax { $gold }
web-cit-known-hand = Known in hand: { $cards }
web-cit-looks = looks at { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
web-cit-complete = complete
web-cit-complete-first = complete, first
web-cit-under = { $number ->
        [one] { $number } card under it
       *[other] { $number } cards under it
    }
web-cit-on-it = { $gold } gold on it
web-cit-lies-before = lies before { $seat }
web-cit-gather = Gather
web-cit-gathered = Gathered
web-cit-gather-gold = { $gold } gold
web-cit-gather-cards = { $number } cards
web-cit-gather-keep = keep one
web-cit-gather-all = keep all
web-cit-powers-of = Powers of { THE($character) }
web-cit-no-power = Nothing to use now.
web-cit-build = Build { $built } of { $limit }
web-cit-may-not-build = No building
web-cit-build-hint = Press a card in your hand.
web-cit-build-none = No card in your hand can be built now.
web-cit-build-later = Gather first, then build.
web-cit-to-spend = to spend
web-cit-left = Left after building
web-cit-ways = How?
web-cit-back = All powers
web-cit-other-player = Another player
web-cit-more = { $number } to choose from
web-cit-now = Now
web-cit-just-now = Just now
web-cit-your-character = Your character
web-cit-your-characters = Your characters
web-cit-passed = Passed to you
web-cit-drawn = Drawn
web-cit-at-stake = At stake
web-cit-found = In the deck
web-cit-of-hand = From your hand
web-cit-tray = Chosen
web-cit-tray-empty = Press cards in your hand.
web-cit-who-acts = { $seat } plays { THE($character) }
web-cit-who-chooses = { $seat } chooses a character
web-cit-do-kill = Kill a character
web-cit-do-bewitch = Bewitch a character
web-cit-do-rob = Rob a character
web-cit-do-spy = Spy on a player
web-cit-do-place_signed_warrant = Lay the signed warrant
web-cit-do-place_blank_warrant = Lay a blank warrant
web-cit-do-place_flowered_threat = Threaten with the flower
web-cit-do-place_blank_threat = Threaten with the blank
web-cit-do-exchange_hands = Exchange hands
web-cit-do-look_into_hand = Look at a hand
web-cit-do-look_at_hand = Look at a hand
web-cit-do-give_crown = Give the crown
web-cit-do-pass_crown = Pass the crown
web-cit-do-claim_gold = Claim 1 gold
web-cit-do-collect = Share your income
web-cit-do-destroy = Destroy a district
web-cit-do-give_district = Exchange a district
web-cit-do-take_district = Take a district
web-cit-do-seize = Seize a district
web-cit-do-beautify = Put 1 gold on a district
web-cit-do-fire_armory = Fire the { citadels-card-armory }
web-cit-do-build_necropolis = Build the { citadels-card-necropolis }
web-cit-do-visit_wagon = Visit a wagon
web-cit-do-exchange_characters = Exchange characters
web-cit-do-borrow = Borrow gold
web-cit-do-replace = Replace a district
web-cit-mark-killed = killed
web-cit-mark-robbed = robbed
web-cit-mark-bewitched = hexed
web-cit-mark-warrant = writ
web-cit-mark-signed = signed
web-cit-mark-threat = threat
web-cit-mark-flower = flower
web-cit-mark-blank = blank
web-cit-wagon = Wagon of { $seat }
web-tab-fill_museum = Museum
web-tab-build_with_framework = Build · 0
web-tab-build_on_loan = Borrow, build
web-tab-pay_card = Pay with it
web-tab-take_card = Take
web-tab-take_from_deck = Take
web-tab-replace_with = Build · { $gold }
