### What the page says at the table of this game alone.

web-alert-kills = { $what } Das bist du: Dein Zug fällt diese Runde aus.
web-alert-bewitches = { $what } Das bist du: Du nimmst nur dein Einkommen, dann spielt die { citadels-card-witch } deinen Zug.
web-cit-offered = zur Wahl
web-cit-not-offered = nicht dabei
web-cit-seen = gesehen
web-cit-seen-before = Er wurde dir gereicht.
web-cit-took-up = aufgenommen
web-cit-waits = wartet
web-cit-nobody = niemand
web-cit-rank = Nummer { $number }
web-cit-chooses = wählt
web-cit-chooses-later = wählt noch
web-cit-robbed-by = Bestohlen von { $seat }.
web-cit-bewitched-by = Verhext von { $seat }.
web-cit-warrant-of = Eine Enteignung von { $seat } liegt darauf.
web-cit-threat-of = Eine Erpressung von { $seat } liegt darauf.
web-cit-flower-perhaps = Sie kann die Rose zeigen.
web-cit-flower-never = Sie zeigt keine Rose.
web-cit-deck = { $number } im Stapel
web-cit-face-down = { $number ->
        [one] { $number } Charakter verdeckt
       *[other] { $number } Charaktere verdeckt
    }
web-cit-face-up = { $number } offen
web-cit-pack = { $number ->
        [one] { $number } Charakter wird weitergereicht
       *[other] { $number } Charaktere werden weitergereicht
    }
web-cit-pack-short = { $number } im Umlauf
web-cit-down-short = { $number } verdeckt
web-cit-goal = Ende bei { $number } Gebäuden
web-cit-tax = Steuer { $gold }
web-cit-known-hand = Bekannte Handkarten: { $cards }
web-cit-looks = sieht { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } an
web-cit-complete = abgeschlossen
web-cit-complete-first = abgeschlossen, zuerst
web-cit-under = { $number ->
        [one] { $number } Karte darunter
       *[other] { $number } Karten darunter
    }
web-cit-on-it = { $gold } Gold darauf
web-cit-lies-before = liegt vor { $seat }
web-cit-gather = Einkommen
web-cit-gathered = Einkommen genommen
web-cit-gather-gold = { $gold } Gold
web-cit-gather-cards = { $number } Karten
web-cit-gather-keep = eine behalten
web-cit-gather-all = alle behalten
web-cit-powers-of = Was { DER($character) } kann
web-cit-no-power = Jetzt ist nichts zu tun.
web-cit-build = { $built } von { $limit } gebaut
web-cit-may-not-build = Bauen verboten
web-cit-build-hint = Drücke eine Karte deiner Hand.
web-cit-build-none = Keine deiner Karten lässt sich jetzt bauen.
web-cit-build-later = Erst Einkommen, dann bauen.
web-cit-to-spend = zum Ausgeben
web-cit-left = Übrig nach dem Bauen
web-cit-ways = Wie?
web-cit-back = Alle Fähigkeiten
web-cit-other-player = Jemand anderes
web-cit-more = { $number } zur Wahl
web-cit-now = Jetzt
web-cit-just-now = Gerade eben
web-cit-your-character = Dein Charakter
web-cit-your-characters = Deine Charaktere
web-cit-passed = Dir gereicht
web-cit-drawn = Gezogen
web-cit-at-stake = Darum geht es
web-cit-found = Im Stapel
web-cit-of-hand = Aus deiner Hand
web-cit-tray = Gewählt
web-cit-tray-empty = Drücke Karten deiner Hand.
web-cit-who-acts = { $seat } spielt { DEN($character) }
web-cit-who-chooses = { $seat } wählt einen Charakter
web-cit-do-kill = Einen Charakter töten
web-cit-do-bewitch = Einen Charakter verhexen
web-cit-do-rob = Einen Charakter bestehlen
web-cit-do-spy = Jemanden ausspähen
web-cit-do-place_signed_warrant = Enteignung mit Siegel legen
web-cit-do-place_blank_warrant = Enteignung ohne Siegel legen
web-cit-do-place_flowered_threat = Mit der Rose erpressen
web-cit-do-place_blank_threat = Ohne Rose erpressen
web-cit-do-exchange_hands = Hände tauschen
web-cit-do-look_into_hand = Eine Hand ansehen
web-cit-do-look_at_hand = Eine Hand ansehen
web-cit-do-give_crown = Die Krone geben
web-cit-do-pass_crown = Die Krone weitergeben
web-cit-do-claim_gold = 1 Gold verlangen
web-cit-do-collect = Einkommen aufteilen
web-cit-do-destroy = Ein Gebäude zerstören
web-cit-do-give_district = Ein Gebäude tauschen
web-cit-do-take_district = Ein Gebäude nehmen
web-cit-do-seize = Ein Gebäude nehmen
web-cit-do-beautify = 1 Gold auf ein Gebäude
web-cit-do-fire_armory = { citadels-card-armory } nutzen
web-cit-do-build_necropolis = { citadels-card-necropolis } bauen
web-cit-do-visit_wagon = Einen Wagen besuchen
web-cit-do-exchange_characters = Charaktere tauschen
web-cit-do-borrow = Gold leihen
web-cit-do-replace = Ein Gebäude ersetzen
web-cit-mark-killed = tot
web-cit-mark-robbed = Raub
web-cit-mark-bewitched = Hexe
web-cit-mark-warrant = Pfand
web-cit-mark-signed = Siegel
web-cit-mark-threat = Druck
web-cit-mark-flower = Rose
web-cit-mark-blank = leer
web-cit-wagon = Wagen von { $seat }
web-tab-fill_museum = Ins Museum
web-tab-build_with_framework = Bauen · 0
web-tab-build_on_loan = Leihen, bauen
web-tab-pay_card = Damit zahlen
web-tab-take_card = Nehmen
web-tab-take_from_deck = Nehmen
web-tab-replace_with = Bauen · { $gold }
