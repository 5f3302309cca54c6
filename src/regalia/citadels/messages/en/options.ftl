### Citadels: what may be answered. `.typed`: what people may type for it, by semicolons, besides its own words.

## The menu of a turn

citadels-option-gather_gold = gather { $gold }
    .typed = gold; gather gold; coins; take gold; gather; gather resources
citadels-option-gather_cards = gather cards: draw { $number }, keep 1
    .all = gather cards: draw { $number }, keep them all
    .typed = cards; gather cards; draw; draw cards; take cards
citadels-option-income = take your income: { $gold }
    .cards = take your income: { $cards }
    .typed = income; earn; collect income; rent
citadels-option-build = build { THE($card) } ({ $gold })
    .typed = build; construct; erect
citadels-option-build_with_framework = build { THE($card) } by destroying your { citadels-card-framework }
    .typed = build framework; framework; scaffold; use framework
citadels-option-build_necropolis = build the { citadels-card-necropolis } by destroying your { $card }
    .typed = build necropolis; necropolis; use necropolis
citadels-option-build_on_loan = build { THE($card) } ({ $gold }) with somebody's gold
    .typed = build loan; loan; borrow; credit
citadels-option-end_turn = end your turn
    .typed = end; end turn; done; finish; stop; next
citadels-option-pass = no
    .typed = pass; no; decline; nothing; skip

## Selection

citadels-option-choose = choose { THE($character) }
    .typed = choose; pick; take; be; select
citadels-option-drop = set { THE($character) } aside
    .typed = drop; set aside; discard; put aside
citadels-option-exchange_characters = exchange characters with { $seat }
    .typed = exchange; swap; trade; switch
citadels-option-give_character = give { THE($character) }
    .typed = give; hand over

## Gathering and paying

citadels-option-keep = keep { THE($card) } ({ $cost })
    .typed = keep; take; choose
citadels-option-keep_studied = keep { THE($card) } ({ $cost })
    .typed = keep; take; choose
citadels-option-pay_card = pay with { THE($card) } instead of 1 gold
    .typed = pay; discard; use
citadels-option-pay_gold = pay the rest in gold
    .typed = gold; pay gold; pay rest; rest; enough; done
citadels-option-borrow = take gold from { $seat }
    .typed = borrow; take; loan
citadels-option-give_card = give { THE($card) }
    .typed = give; hand over

## Characters

citadels-option-kill = kill { THE($character) }
    .typed = kill; murder; assassinate; slay; stab
citadels-option-bewitch = bewitch { THE($character) }
    .typed = bewitch; curse; enchant; hex
citadels-option-place_signed_warrant = lay the signed warrant on { THE($character) }
    .typed = sign; signed warrant; signed; warrant
citadels-option-place_blank_warrant = lay a blank warrant on { THE($character) }
    .typed = blank; blank warrant; warrant
citadels-option-confiscate = confiscate it
    .typed = confiscate; yes; take; seize
citadels-option-rob = rob { THE($character) }
    .typed = rob; steal; steal from
citadels-option-spy = spy on { $seat } for { $kind } cards
    .typed = spy; look; spy on
citadels-option-place_flowered_threat = threaten { THE($character) } with the flower
    .typed = threaten; flower; threat; blackmail
citadels-option-place_blank_threat = threaten { THE($character) } with the blank marker
    .typed = threaten; blank; threat; blackmail
citadels-option-bribe = bribe: { $gold }
    .typed = bribe; pay; yes
citadels-option-refuse = refuse to pay
    .typed = refuse; no; pay nothing
citadels-option-reveal_threat = turn the threat over
    .typed = reveal; turn over; turn; yes; show
citadels-option-exchange_hands = exchange hands with { $seat } ({ $hand })
    .typed = exchange; swap; trade; switch; exchange hands; swap hands; trade hands
citadels-option-redraw = put cards under the deck and draw as many
    .typed = redraw; put under deck; replace cards; discard; exchange cards
citadels-option-put_away = put { THE($card) } away
    .typed = put away; discard; put under; replace
citadels-option-enough = that is all
    .typed = enough; all; done; stop; draw
citadels-option-look_into_hand = look at the hand of { $seat } ({ $hand })
    .typed = look; look at; peek; inspect
citadels-option-take = take { THE($card) } into your hand
    .typed = take; hand; into hand
citadels-option-take_and_build = take { THE($card) } and build it ({ $gold })
    .typed = build; take build; take and build
citadels-option-foresee = take a random card from everybody else
    .typed = foresee; see; take; take cards; random cards
citadels-option-give = give { THE($card) }
    .typed = give; return; give back
citadels-option-take_crown = take the crown
    .typed = crown; take crown
citadels-option-give_crown = give { $seat } the crown
    .typed = crown; give crown; crown to
citadels-option-pass_crown = pass { $seat } the crown
    .typed = crown; pass crown; give crown
citadels-option-take_gold = take 1 gold
    .typed = gold; take gold
citadels-option-take_random_card = take a random card
    .typed = card; take card; random card
citadels-option-collect = collect { $gold } and { $cards }
    .typed = collect; take
citadels-option-claim_gold = claim 1 gold from { $seat }, the richest
    .typed = claim; claim gold; beg
citadels-option-gain_extra_gold = take the { citadels-card-merchant }'s extra gold
    .typed = extra; extra gold; bonus; merchant gold
citadels-option-gain_extra_cards = take the { citadels-card-architect }'s 2 extra cards
    .typed = extra; extra cards; bonus; architect cards
citadels-option-gain_four_gold = gain 4 gold
    .typed = four gold; navigate gold; navigator gold; 4 gold
citadels-option-gain_four_cards = gain 4 cards
    .typed = four cards; navigate cards; navigator cards; 4 cards
citadels-option-study = draw 7 cards and keep 1
    .typed = study; draw seven; draw 7; seven
citadels-option-destroy = destroy { THE($card) } of { $owner } ({ $gold })
    .owner = destroy your { $card } ({ $gold })
    .typed = destroy; demolish; raze; burn; wreck; tear down
citadels-option-buy_from_graveyard = take it for 1 gold
    .typed = buy; take; yes; graveyard
citadels-option-give_district = give your { $card } ({ $cost })
    .typed = give; exchange; swap; offer
citadels-option-take_district = take { THE($card) } of { $owner } ({ $gold })
    .typed = take; exchange; swap; get
citadels-option-seize = seize { THE($card) } of { $owner } ({ $gold })
    .typed = seize; take; grab
citadels-option-take_favour = take 3 gold for sitting beside rank 4
    .typed = favour; favor; take favour; queen; three gold
citadels-option-beautify = put 1 gold on your { $card }
    .typed = beautify; paint; embellish; coin
citadels-option-collect_tax = collect the taxes: { $gold }
    .typed = tax; taxes; collect; collect taxes; take taxes

## Districts and action cards

citadels-option-fire_armory = destroy your { citadels-card-armory } and { THE($card) } of { $owner }
    .owner = destroy your { citadels-card-armory } and your own { $card }
    .typed = armory; blow up; armoury; explode; use armory
citadels-option-use_laboratory = discard { THE($card) } for 2 gold
    .typed = laboratory; lab; discard; use laboratory; use lab
citadels-option-fill_museum = put { THE($card) } under your { citadels-card-museum }
    .typed = museum; exhibit; put under museum; use museum
citadels-option-use_smithy = pay 2 gold for 3 cards
    .typed = smithy; forge; three cards; 3 cards; use smithy
citadels-option-gain_park_cards = take 2 cards
    .typed = park; yes; take; cards; use park
citadels-option-decline = take no cards
    .typed = no; decline; pass; nothing
citadels-option-lower_goal = lower the goal by one district
    .typed = lower; ring; yes; less
citadels-option-leave_goal = leave the goal as it is
    .typed = leave; no; keep
citadels-option-take_from_deck = take { THE($card) } ({ $cost })
    .typed = take; find; get
citadels-option-take_nothing = take nothing
    .typed = nothing; no; pass; none
citadels-option-reveal_killed = show your killed character
    .typed = show; reveal; yes; gather
citadels-option-play_action = play { THE($card) }
    .typed = play; use
citadels-option-visit_wagon = pay 1 gold at wagon { $number } ({ $owner }, { $gold }) and draw 3, keep 1
    .typed = wagon; visit; ticket; visit wagon
citadels-option-cash_in = take the gold and discard the wagon
    .typed = cash; cash in; yes; take gold
citadels-option-look_at_hand = look at the hand of { $seat } ({ $hand })
    .typed = look; look at; peek
citadels-option-take_card = take { THE($card) }
    .typed = take; steal
citadels-option-replace = clear your { $card } ({ $cost })
    .typed = replace; clear; discard; clear away
citadels-option-replace_with = build { THE($card) } ({ $gold })
    .typed = build; replace with; with
citadels-option-play_rasputin = play { citadels-card-rasputin }
    .typed = rasputin; play; yes; play rasputin
citadels-option-play_acrobat = play the { citadels-card-acrobat }
    .typed = acrobat; play; yes; play acrobat

## What is left afterwards

citadels-then = You would have { $gold }.
