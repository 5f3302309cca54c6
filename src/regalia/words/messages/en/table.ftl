### The table on the screen.

table-round = Round { $number }
table-deck =
    { $number ->
        [one] { $number } card in the deck
       *[other] { $number } cards in the deck
    }
table-goal = { $number } districts complete a city
table-tax = { $gold } of tax
table-built = { $number } of { $goal }
table-hand = Your hand
table-drawn = Drawn
table-known_hand = known hand
table-empty = empty
mark-absent = —
mark-face_up = set aside
mark-killed = killed
mark-robbed = robbed
mark-bewitched = bewitched
mark-warrant = warrant
mark-signed = signed warrant
mark-threat = threat
mark-flower = flowered threat
mark-confiscated = confiscated
mark-protected = protected
mark-complete = complete
