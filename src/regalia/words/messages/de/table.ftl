### Der Tisch auf dem Bildschirm.

table-round = Runde { $number }
table-deck =
    { $number ->
        [one] { $number } Karte im Gebäudestapel
       *[other] { $number } Karten im Gebäudestapel
    }
table-goal = Stadt abgeschlossen ab { $number } Gebäuden
table-tax = { $gold } Steuern
table-built = { $number } von { $goal }
table-hand = Deine Hand
table-drawn = Gezogen
table-known_hand = bekannte Handkarten
table-empty = leer
mark-absent = —
mark-face_up = abgelegt
mark-killed = getötet
mark-robbed = bestohlen
mark-bewitched = verhext
mark-warrant = Enteignung
mark-signed = Enteignung mit Siegel
mark-threat = Erpressung
mark-flower = Erpressung mit Rose
mark-confiscated = konfisziert
mark-protected = geschützt
mark-complete = abgeschlossen
