### De tafel op het scherm.

table-round = Ronde { $number }
table-deck =
    { $number ->
        [one] { $number } kaart in de gebouwenstapel
       *[other] { $number } kaarten in de gebouwenstapel
    }
table-goal = stad voltooid bij { $number } gebouwen
table-tax = { $gold } belasting
table-built = { $number } van { $goal }
table-hand = Je hand
table-drawn = Getrokken
table-known_hand = bekende handkaarten
table-empty = leeg
mark-absent = —
mark-face_up = ligt open
mark-killed = vermoord
mark-robbed = bestolen
mark-bewitched = behekst
mark-warrant = onteigening
mark-signed = onteigening met zegel
mark-threat = dreigement
mark-flower = dreigement met roos
mark-confiscated = onteigend
mark-protected = beschermd
mark-complete = voltooid
