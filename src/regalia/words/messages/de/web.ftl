### What the web page itself says.

## Everywhere

web-home = Start
web-rules = Regeln
web-settings = Einstellungen
web-menu = Menü
web-close = Schließen
web-details = Einzelheiten
web-dismiss = Ausblenden
web-send = Senden
web-skip = Zur Frage springen
web-why = Warum?
web-why-rule = Warum? Regel { $rule }
web-loading = Lädt …
web-live = Verbunden
web-lost = Getrennt
web-sound = Ton
web-sound-on = Ton ist an
web-sound-off = Ton ist aus
web-you = du
web-bot = Bot
web-gold = Gold
web-crown = Krone
web-guest = Gast
web-your-name = Dein Name

## Home

web-home-title = Zwei königliche Kartenspiele, genau nach den Regeln
web-home-lead = Sofort gegen Bots oder mit anderen über einen Link. Kein Konto, nichts zu installieren.
web-home-friends = Mit anderen
web-new-title = Neuer Tisch
web-home-continue = Deine Spiele
web-home-watch = Offene Tische
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-in-play = läuft
web-home-own = Einrichten
web-home-finished = Beendet
web-join = Mitspielen
web-join-hint = Link oder Code einfügen
web-join-wrong = Das ist kein Link zu einem Tisch. Lass ihn dir noch einmal schicken.
web-pitch-citadels = Wähle heimlich einen Charakter, baue eine Stadt aus sieben Gebäuden und errate, wer wer ist.
web-pitch-dominion = Alle beginnen mit denselben zehn Karten. Kaufe bessere und mach aus deinem Deck ein Reich.
web-lasts-citadels = 20–40 Min.
web-lasts-dominion = 15–30 Min.
web-game-with = { $game } mit { $names }
web-game-bots = { $game } gegen { $number ->
        [one] einen Bot
       *[other] { $number } Bots
    }
web-waits-for = wartet auf { $number ->
        [one] eine Person
       *[other] { $number } Personen
    }
web-not-begun = noch nicht begonnen
web-plays-now = { $seat } spielt
web-won-you = du hast gewonnen
web-won-other = gewonnen von { $seats }
web-play-now = Jetzt spielen

## Lobby

web-lobby-title = { $game }: Wer spielt mit?
web-invite = Mit einem Link einladen
web-invite-note = Wer den Link hat, kann einen freien Platz nehmen oder zuschauen.
web-copied = Kopiert
web-take-seat = Hinsetzen
web-table-full = Alle Plätze sind besetzt; du kannst zuschauen.
web-in-this-game = In diesem Spiel
web-seats = Plätze
web-open-seat = Freier Platz
web-host = Host
web-add-bot = Bot hinzufügen
web-remove = { $seat } entfernen
web-sit-here = Hierher setzen
web-start = Spiel starten
web-start-waits = Noch nicht bereit: { $names }
web-start-note = Alle sind da: Es geht los.
web-host-starts = Alle sind da. { $host } hat den Tisch eröffnet: Es geht los, sobald { $host } wieder da ist.
web-invited-by = { $host } lädt dich ein
web-invited-to = { $host } lädt dich zu { $game } ein
web-invited-note = Wer sitzt, ist bereit. Das Spiel beginnt, sobald alle da sind.
web-share = Link senden
web-copy-link = Link kopieren
web-qr = QR-Code
web-qr-note = Mit einer Kamera gelesen, öffnet er den Tisch.
web-is-here = da
web-lobby-waits = Das Spiel beginnt von selbst, sobald sich noch { $number ->
        [one] eine Person
       *[other] { $number } Personen
    } gesetzt { $number ->
        [one] hat
       *[other] haben
    }.
web-start-with-bots = Mit Bots auffüllen und starten
web-leave-seat = Platz verlassen

## The table

web-track = Charaktere nach Nummer
web-round = Runde { $number }
web-deck = Gebäudestapel
web-hand-cards = Handkarten
web-districts = Gebäude
web-has-crown = hat die Krone
web-not-revealed = nicht aufgedeckt
web-set-aside-open = offen abgelegt
web-has-chosen = hat gewählt
web-you-now = Du, jetzt
web-away = abwesend
web-city-of = { $seat }: { $number } von { $goal } Gebäuden
web-your-city-of = Deine Stadt: { $number } von { $goal } Gebäuden
web-pick = Wählen
web-your-seat = Dein Platz
web-your-city = Deine Stadt
web-your-hand = Deine Hand
web-of = { $number } von { $goal }
web-of-districts = { $number } von { $goal } Gebäuden
web-no-cards = Keine Karten auf der Hand.
web-card-costs = kostet { $number }
web-card-beautified = mit Münze
web-tab-build = Bauen für { $gold }
web-tab-keep = Behalten
web-tab-keep_studied = Behalten
web-tab-put_away = Drunterlegen
web-tab-use_laboratory = Ablegen für 2
web-tab-take = Nehmen
web-tab-take_and_build = Nehmen, bauen
web-tab-give = Geben
web-tab-give_card = Geben
web-tab-play_action = Spielen
web-tab-play = Spielen
web-tab-buy = Kaufen
web-tab-gain = Nehmen
web-tab-discard = Ablegen
web-tab-trash = Entsorgen
web-tab-reveal = Aufdecken
web-tab-topdeck = Obenauf
web-tab-exile = Exil
web-tab-put_into_hand = Nehmen
web-tab-pass_card = Weitergeben
web-tab-receive = Empfangen
web-tab-name = Nennen
web-tab-follow = Ausführen
web-tab-put_on_top = Obenauf
web-tab-put_on_shuffled = Obenauf
web-tab-set_aside = Zur Seite
web-tab-bottomdeck = Unter Stapel
web-tab-keep_out = Ablegen
web-tab-put_under = Darunter
web-tab-choose_to_keep = Wählen
web-which-way = Auf welche Weise?
web-watching = Du schaust zu. Hände und Charaktere bleiben verdeckt, bis das Spiel zu Ende ist.
web-watching-past = Du siehst, was Zuschauende sahen. Wähle oben jemanden aus, um mit dessen Augen zu sehen.

## The question

web-your-turn = Du bist dran
web-your-turn-as = Dein Zug · { $character }
web-turn-of-as = { $seat } · { $character }
web-thinks = { $seat } überlegt …
web-waits = Warten auf { $seat } …
web-going-on = Das Spiel geht weiter …
web-lost-question = Die Verbindung ist unterbrochen.
web-several-send = { $number } bestätigen
web-clear = Zurücksetzen
web-undo = Zurücknehmen
web-undo-asked = { $seat } möchte die letzte Antwort zurücknehmen.
web-undo-agree = Einverstanden
web-undo-refuse = Ablehnen
web-undo-waits = Rücknahme: Die anderen müssen zustimmen.
web-selection-only-you = Auswahl · nur du siehst diese Karten
web-title-turn = Du bist dran · { $game }
web-reads-gold = { $seat }: { $gold } Gold, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Wieder selbst spielen
web-lost-banner = Verbindung seit { $time } unterbrochen. Das Spiel wartet; die Seite verbindet sich von selbst neu.

## Warum nicht

web-not-possible = Jetzt nicht möglich: { $number }
web-undo-ask = Um Rücknahme bitten
web-time-left = Restzeit
web-wish = Benutzen
web-wish-build = Bauen
web-wish-destroy = Zerstören
web-wish-seize = Nehmen
web-wish-take_district = Tauschen
web-wish-kill = Töten
web-wish-bewitch = Verhexen
web-wish-place_signed_warrant = Enteignung legen
web-wish-rob = Bestehlen
web-wish-place_flowered_threat = Erpressen
web-wish-redraw = Karten ersetzen
web-wish-foresee = Von allen eine Karte nehmen
web-wish-take_crown = Die Krone nehmen
web-wish-gain_extra_gold = Das Extra-Gold nehmen
web-wish-gain_extra_cards = Die Extra-Karten nehmen
web-wish-gain_four_gold = 4 Gold nehmen
web-wish-gain_four_cards = 4 Karten nehmen
web-wish-study = 7 ziehen, 1 behalten
web-wish-take_favour = 3 Gold neben der Nummer 4 nehmen
web-wish-collect_tax = Steuern eintreiben
web-wish-use_smithy = 2 Gold für 3 Karten zahlen
web-wish-gather_gold = Gold nehmen
web-wish-gather_cards = Karten nehmen
web-wish-income = Einkommen für Gebäude nehmen
web-wish-end_turn = Deinen Zug beenden
web-wish-buy = Kaufen
web-wish-gain = Nehmen
web-wish-play = Spielen
web-wish-discard = Ablegen
web-wish-trash = Entsorgen
web-short-too_little_gold = { $missing } Gold fehlt
web-short-in_city = Steht schon
web-short-limit_reached = Limit erreicht
web-short-may_not_build = Bauen verboten
web-short-gather_first = Erst Einkommen
web-short-too_few_coins = { $missing } zu wenig
web-short-action_phase_only = Aktionsphase
web-short-buy_phase_only = Nur Kaufphase
web-short-never_played = Nicht spielbar
web-short-asked_otherwise = Jetzt nicht
web-short-waiting = Nicht am Zug
web-short-not_your_turn = Nicht am Zug

## What happened

web-alert-kills = { $what } Das bist du: Dein Zug fällt diese Runde aus.
web-alert-bewitches = { $what } Das bist du: Du nimmst nur dein Einkommen, dann spielt die { citadels-card-witch } deinen Zug.
web-log-title = Chronik
web-log-all = Alles
web-log-empty = Das Spiel beginnt.
web-command-move = z. B. baue Markt
web-command-chat = Sag etwas zum Tisch
web-happened-started = Das Spiel beginnt.
web-happened-undone = { $seat } hat die letzte Antwort zurückgenommen.
web-happened-took_over = Für { $seat } spielt jetzt ein Bot.
web-happened-weaker = { $seat } hatte zu wenig Zeit zum Nachdenken und spielt vorerst schwächer.
web-happened-back = { $seat } ist zurück.
web-happened-timed_out = Die Zeit von { $seat } ist um.
web-happened-left = { $seat } ist gegangen.
web-happened-undo_asked = { $seat } bittet, eine Antwort zurückzunehmen.
web-happened-undo_refused = Es bleibt dabei: Jemand hat abgelehnt.
web-happened-over = Das Spiel ist zu Ende.

## The menu of the table, and the chronicle

web-back = Zurück
web-menu-invite = Link zu diesem Tisch kopieren
web-menu-hand-over = Auf anderem Gerät spielen
web-hand-over-again = Noch einmal versuchen
web-hand-over-note = Öffne diesen Link dort innerhalb von zehn Minuten. Er gilt einmal, danach schaut dieses Gerät nur noch zu.
web-hand-over-coming = Dein Platz kommt auf dieses Gerät …
web-menu-bot = Einen Bot für mich spielen lassen
web-menu-home = Startseite; das Spiel wartet
web-menu-resign = Aufgeben
web-menu-resign-note = Ein Bot spielt deinen Platz zu Ende. Du kannst nicht zurück.
web-menu-resign-yes = Endgültig aufgeben
web-menu-resign-no = Weiterspielen
web-menu-cards = Karten dieses Spiels
web-menu-all-rules = Alle Regeln und Karten in einem neuen Tab
web-set-pace = Tempo der Bots
web-pace-calm = Ruhig
web-pace-brisk = Zügig
web-pace-once = Sofort
web-set-volume = Lautstärke
web-language-choose = Sprache
web-taken-back = Zurückgenommen:
web-command-kind = Was du tippst
web-command-moves = Zug
web-command-talks = Chat
web-command-label-move = Einen Zug tippen
web-command-label-chat = Etwas zum Tisch sagen

## The end

web-over-you = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
web-over-other = { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
web-over-shared = Geteilter Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: { $winners }
web-won = gewonnen
web-seats-number = { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }
web-rounds = { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
web-look-at-table = Tisch ansehen
web-to-score = Zur Wertung
web-replay = Nachspielen
web-save-record = Aufzeichnung sichern
web-verify = Mischen prüfen
web-verifying = Wird geprüft …
web-verified = Geprüft: Die Karten folgen aus dem versiegelten Geheimnis des Servers und den Beiträgen aller, und die Antworten führen zu dieser Wertung.
web-not-verified = Das passt nicht: { $problem }
web-verified-kept = Das Siegel des Servers ist das, das dieser Browser sah, bevor er seinen Anteil gab.
web-verified-unkept = Dieser Browser hat vom Beginn nichts behalten, also wurde das Siegel nicht verglichen.
web-broken-commitment = Das passt nicht: Das Siegel des Servers ist nicht das, das dieser Browser vor dem Austeilen sah.
web-broken-share = Das passt nicht: Der Anteil, den dieser Browser zum Mischen gab, ist nicht unter denen, aus denen gemischt wurde.
web-rematch = Revanche, gleiche Plätze
web-another = Noch ein Spiel
web-score-table = Die Wertung
web-total = Summe
web-chart-points = Punkte nach jeder Runde
web-chart-points-turn = Punkte nach jedem Zug
web-chart-gold = Gold nach jeder Runde
web-chart-cards = Karten im Besitz nach jedem Zug
web-moments = Was dir passiert ist
web-over-ahead = { $seat } gewinnt, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } vor dir
web-score-towers = Die Punkte aller, Stein für Stein
web-score-source = Wofür

## Refusals

web-bye-title = Du kannst an diesem Tisch nicht bleiben
web-bye-removed = Der Host hat deinen Platz entfernt.
web-bye-handed_over = Dein Platz wird jetzt auf einem anderen Gerät gespielt.
web-bye-no_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
web-bye-no_seat = Dieser Link öffnet keinen Platz an diesem Tisch.
web-bye-spectators_refused = An diesem Tisch darf niemand zuschauen.
web-bye-other_rules = Dieser Tisch gehört zu einer anderen Fassung der Regeln. Er ist hier geschlossen; seine Aufzeichnung bleibt erhalten.
web-bye-damaged = Der Verlauf dieses Tisches ist beschädigt. Der Tisch ist geschlossen; was geschrieben wurde, bleibt erhalten.
web-bye-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
web-bye-banned = Wer diesen Server betreibt, möchte dich hier nicht haben.
web-bye-too_many = Gerade zu viele Verbindungen. Versuch es später.
web-bye-bad_message = Seite und Server verstehen sich nicht. Lade die Seite neu.
web-error-offline = Der Server antwortet nicht.
web-error-bad_message = Das wurde nicht verstanden. Nichts ist geschehen.
web-error-bad_request = Das wurde nicht verstanden. Nichts ist geschehen.
web-error-bad_setup = Diese Auswahl passt nicht zusammen.
web-error-no_table = Diesen Tisch gibt es nicht.
web-error-no_page = Diese Seite gibt es nicht.
web-error-no_offer = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Erzeuge auf dem anderen Gerät einen neuen.
web-error-no_seat = Dieser Link öffnet hier keinen Platz.
web-error-not_yours = Jemand anderes ist gefragt. Nichts ist geschehen.
web-error-not_host = Das darf nur der Host.
web-error-not_now = Das geht jetzt nicht.
web-error-stale = Die Frage war inzwischen eine andere. Nichts ist geschehen.
web-error-unknown_decision = Die Frage war inzwischen eine andere. Nichts ist geschehen.
web-error-unknown_option = Das steht nicht zur Wahl. Nichts ist geschehen.
web-error-unknown_bot = Diesen Bot gibt es nicht.
web-error-unknown_phrase = Diese Wendung gibt es nicht.
web-error-seat_taken = Dieser Platz ist besetzt.
web-error-table_full = Alle Plätze sind besetzt.
web-error-log_full = Der Verlauf dieses Tisches ist voll. Eröffne einen anderen Tisch.
web-error-not_filled = Es sind noch Plätze frei.
web-error-not_ready = Noch sind nicht alle bereit.
web-error-nothing_to_undo = Es gibt nichts zurückzunehmen.
web-error-undo_open = Jemand bittet schon um eine Rücknahme.
web-error-no_undo = Das lässt sich nicht zurücknehmen.
web-error-muted = Der Host hat dich stumm geschaltet.
web-error-chat_off = An diesem Tisch gibt es keinen Chat.
web-error-chat = Das konnte hier nicht gesagt werden.
web-error-spectators_refused = Hier darf niemand zuschauen.
web-error-too_many = Gerade gibt es zu viele Tische.
web-error-too_fast = Das war zu schnell. Warte kurz.
web-error-too_long = Das war zu lang.
web-error-wrong_origin = Diese Seite darf mit diesem Server nicht sprechen.
web-error-wrong_type = Das wurde nicht verstanden. Nichts ist geschehen.
web-error-not_over = Das Spiel ist noch nicht zu Ende.
web-error-other_rules = Dieser Tisch gehört zu einer anderen Fassung der Regeln. Er ist hier geschlossen; seine Aufzeichnung bleibt erhalten.
web-error-damaged = Der Verlauf dieses Tisches ist beschädigt. Der Tisch ist geschlossen; was geschrieben wurde, bleibt erhalten.
web-error-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
web-error-banned = Wer diesen Server betreibt, möchte dich hier nicht haben.
web-error-read_only = Der Server speichert im Moment nichts. Versuch es später noch einmal.
web-error-busy = Der Server ist beschäftigt. Versuch es noch einmal.
web-error-fault = Bei uns ging etwas schief. Nichts ist geschehen.
web-lost-table = Dieser Link führt zu keinem Tisch
web-lost-table-note = Vielleicht fehlt beim Kopieren ein Stück. Lass ihn dir noch einmal schicken oder eröffne selbst einen Tisch.
web-lost-page = Diese Seite gibt es nicht
web-lost-page-note = Die Adresse ist vielleicht vertippt oder veraltet. Auf der Startseite beginnt alles.

## The Citadels table

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
web-cit-powers-of = Fähigkeiten { DES($character) }
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
web-cit-do-fire_armory = { citadels-card-armory } zünden
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
web-tab-fill_museum = Ins Museum
web-tab-build_with_framework = Bauen · 0
web-tab-build_on_loan = Leihen, bauen
web-tab-pay_card = Damit zahlen
web-tab-take_card = Nehmen
web-tab-take_from_deck = Nehmen
web-tab-replace_with = Bauen · { $gold }
web-cit-wagon = Wagen von { $seat }

## Dominion

web-turn = Zug { $number }
web-phase-action = Aktionsphase
web-phase-buy = Kaufphase
web-phase-night = Nachtphase
web-phase-clean_up = Aufräumphase
web-base-cards = Basiskarten
web-kingdom = Königreich
web-pile-left = noch { $number }
web-in-play-cards = Im Spiel
web-this-turn = Dieser Zug
web-actions = Aktionen
web-buys = Käufe
web-coins = Münzen
web-potions = Tränke
web-deck-some = Hat Karten im Nachziehstapel
web-deck-none = Nachziehstapel leer
web-discard-top = { $card } abgelegt
web-discard-none = Nichts abgelegt
web-face-down = Verdeckte Karte
web-all-treasures = Alle Geldkarten spielen
web-dom-provinces = Provinzen { $number }
web-dom-colonies = Kolonien { $number }
web-dom-empty = leere Stapel { $number } von { $ends }
web-dom-landscapes = Querkarten
web-dom-beside = Neben dem Vorrat
web-dom-beside-one = Nicht im Vorrat
web-dom-pile-empty = Keine Karte mehr
web-dom-below = Darunter: { $cards }
web-dom-cost-short = kostet { $cost }
web-dom-token-on = { $seat }: { $token }
web-dom-on-card_token = +1 Karte
web-dom-on-action_token = +1 Aktion
web-dom-on-buy_token = +1 Kauf
web-dom-on-coin_token = +1 Münze
web-dom-on-embargo = { $number } Embargomarker
web-dom-on-trade = Mit Handelsrouten-Marker
web-dom-trade-mat = { $number } Marker auf dem Tableau
web-dom-vp-on = { $number } Punkte darauf
web-dom-vp-none = Keine Punkte mehr darauf
web-dom-built-by = Gebaut von { $seats }
web-dom-not-built = Noch von niemandem gebaut
web-dom-built = { $card } gebaut
web-dom-held-by = { $seat } hat es
web-dom-not-held = niemand
web-dom-deck-boons = Gaben
web-dom-deck-hexes = Plagen
web-dom-deck-black_market_deck = Schwarzmarkt
web-dom-deck-unused = Nicht im Spiel
web-dom-deck-seen = { $number } · { $seen } offen
web-dom-seen = Offen: { $cards }
web-dom-trash = Müll
web-dom-trash-empty = Noch nichts entsorgt.
web-dom-turned = Verdeckt: { $cards }
web-dom-has-debt = Schulden { $number }
web-dom-has-coffers = Taler { $number }
web-dom-has-villagers = Dorfbewohner { $number }
web-dom-has-favors = Gefallen { $number }
web-dom-has-vp_tokens = Punkte { $number }
web-dom-has-pirate_coins = Piratenmünzen { $number }
web-dom-has-minus_card = −1 Karte
web-dom-has-minus_coin = −1 Münze
web-dom-has-skips = Setzt aus: { $number }
web-dom-has-gains = Genommen { $number }
web-dom-has-last_gains = Letzter Zug: { $number } genommen
web-dom-has-action_gains = Genommene Aktionen: { $number }
web-dom-mat-tavern = Wirtshaus: { $cards }
web-dom-mat-exile = Exil: { $cards }
web-dom-mat-kept_boons = Gaben: { $cards }
web-dom-mat-aside = Zur Seite: { $cards }
web-dom-mat-face_down = Verdeckt: { $cards }
web-dom-mat-island_mat = Insel: { $cards }
web-dom-mat-native_village_mat = Eingeborenendorf: { $cards }
web-dom-later = Wirkt noch: { $cards }
web-dom-deputy = { $seat } entscheidet
web-dom-mats = Marken und Tableaus
web-dom-deck-count = { $number } im Nachziehstapel
web-dom-deck-known = obenauf: { $cards }
web-dom-discard-count = { $number } Karten
web-dom-extra-turn = Extrazug: { $card }
web-dom-in-force = Gilt: { $cards }
web-dom-hand-size = Nächste Hand: { $number }
web-dom-plays-left = Noch spielbar: { $number }
web-dom-times = { $number } davon
web-dom-stays = Sie wirkt noch
web-dom-of-aside = { $seat }, offen
web-dom-of-face_down = { $seat }, verdeckt
web-dom-choose-card = Wähle eine Karte
web-dom-chosen = Gewählt: { $number }
web-dom-nothing-in-play = Noch ist nichts im Spiel.
web-dom-deck = Stapel
web-dom-discard = Ablage
web-dom-hand-empty = Keine Karten auf der Hand. Am Ende deines Zugs ziehst du.
web-dom-act-spend_coffers = Taler ausgeben
web-dom-act-spend_villager = Dorfbewohner ausgeben
web-dom-act-pay_off = Schulden tilgen
web-dom-pay-all = Alle Schulden tilgen

## Settings

web-set-language = Sprache
web-set-card-names = Namen der Karten
web-set-same = wie die Sprache
web-set-theme = Farben
web-set-system = wie das System
web-set-light = Hell
web-set-dark = Dunkel
web-set-size = Schriftgröße
web-set-small = Klein
web-set-normal = Normal
web-set-large = Groß
web-set-huge = Sehr groß
web-set-motion = Bewegung
web-set-none = Keine
web-set-keys = Tasten
web-set-keys-note = Einzeltasten als Kurzbefehle
web-keys-title = Mit der Tastatur
web-key-1 = Antwort der Frage
web-key-2 = bestätigen
web-key-3 = abwählen, schließen
web-key-4 = Zug beenden, oder nein
web-key-5 = zurücknehmen
web-key-6 = zur Frage
web-key-7 = zu meiner Hand
web-key-8 = zu meiner Stadt
web-key-9 = zur Reihe der Charaktere
web-key-10 = dann eine Zahl: zu einem Platz
web-key-11 = Gold und Karten aller vorlesen
web-key-12 = zum Verlauf
web-key-13 = warum wird das gefragt?
web-key-14 = Zug tippen
web-key-15 = diese Tasten
web-key-16 = Ton an, aus

## A new table

web-game = Spiel
web-edition = Ausgabe
web-players-range = { $from } bis { $to } Personen
web-custom = Freie Wahl
web-needs-players = nur mit { $number } oder mehr Personen
web-chosen-number = { $number } gewählt
web-leave-out = weglassen
web-find-card = Karte suchen
web-not-like-this = Das passt noch nicht zusammen. Zeigen
web-choice-default = Nach den Regeln
web-choice-lot = Nach Los
web-choice-none = Keine
web-choice-yes = Ja
web-choice-no = Nein
web-choice-by-lot = { $number } nach Los
web-choice-seat = Platz { $number }
web-choice-rare = Weitere Wünsche
web-choice-changed = { $number } geändert
web-choice-clear = Leeren
web-choice-each = Anzahl je Erweiterung angeben
web-choice-random = Zufällig
web-spectators-may = Zuschauen erlaubt
web-listed = Auf der Startseite zeigen
web-clock = Uhr
web-clock-none = Keine
web-clock-fast = 1 Minute je Antwort
web-clock-calm = 5 Minuten je Antwort
web-clock-day = 1 Tag je Antwort
web-clock-bank = 15 Minuten für alles, dazu 15 Sekunden je Antwort
web-fewer = Weniger
web-more = Mehr
web-bot-levels = Stufen
web-bot-others = Andere
web-bot-easy = Leicht: vernünftig, mit Patzern
web-bot-medium = Mittel: solide
web-bot-hard = Schwer: sie denken voraus
web-bot-random = Zufällig
web-bot-steward = Verwalter: wägt alles ab
web-bot-schemer = Ränkeschmied: rechnet voraus
web-bot-basic = Einfach: kauft Geld
web-bot-ultimate = Gewieft: das Beste aus Geld
web-bot-smithy = Schmiede: Geld und die Schmiede
web-pass-and-play = Mehrere Personen an diesem Gerät
web-fellows = Namen der anderen
web-fellows-hint = Ben, Cleo
web-open-table = Tisch eröffnen
web-exchange = austauschen
web-instead-of = Statt { $card }
web-instead-none = Hier passt nichts anderes.
web-written = Eine Liste oder ein Link
web-written-note = wie andere Programme sie ausgeben
web-written-hint = Dorf, Schmiede, Markt …
web-written-take = Übernehmen
web-written-taken = Übernommen.
web-written-none = Darin steht keine Karte, die hier bekannt ist.
web-written-unknown = Hier nicht bekannt: { $names }
web-sits-at = Platz { $number }
web-open-seat-for = Wer den Link hat
web-open-note-bots = Alle sind da: Das Spiel beginnt sofort.
web-open-note-link = Danach bekommst du einen Link für die anderen. Nur wer ihn hat, findet den Tisch.

## Passing the device

web-pass-to = Gib das Gerät an { $seat }
web-pass-note = Die Hand ist verdeckt, bis { $seat } auf den Knopf drückt.
web-pass-here = Ich bin { $seat }: Zeig meine Hand

## Rules and replay

web-search = Suchen
web-rules-search = Wörter oder Regelnummer
web-rules-found = { $number } zu „{ $words }“
web-rules-none = Nichts gefunden.
web-rules-english = Regelsätze und Auslegungen sind auf Englisch geschrieben.
web-shelf-characters = Charaktere
web-shelf-unique_districts = Einzigartige Gebäude
web-shelf-action_cards = Aktionskarten
web-replay-verified = Mit den heutigen Regeln geprüft
web-replay-recorded = Wie aufgezeichnet
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-jump = Springen zu
web-whose-view = Wessen Sicht
web-spectator = Zuschauende
web-as-player = als { $name }
web-position = Stelle
web-position-of = { $at } von { $all }
web-in-english = Auf Englisch:
web-rules-sets = Erweiterungen

## What decided it

web-chances = Was den Ausschlag gab
web-chances-graph = Siegchancen im Verlauf der Partie; dieselben Zahlen folgen als Tabelle
web-chances-start = Partie analysieren
web-chances-note = Jede Entscheidung wird viele Male durchgespielt, mit dem Wissen, das man da haben konnte. Das dauert ein, zwei Minuten.
web-chances-not-yet = Wer mitgespielt hat, kann diese Partie analysieren lassen; noch hat es niemand getan.
web-chances-progress = { $step } von { $answers } Antworten analysiert
web-chances-waiting = { $number ->
    [one] Eine andere Partie kommt zuerst.
   *[other] { $number } andere Partien kommen zuerst.
}
web-chances-stop = Abbrechen
web-chances-moments = Entscheidende Augenblicke
web-chances-none = Keine Entscheidung hat jemanden viel gekostet.
web-chances-cost = { $seat } −{ $loss }
web-chances-taken = { $seat } wählte „{ $taken }“: eine Chance von { $chance }.
web-chances-better = Besser: „{ $best }“, { $chance }.
web-chances-table = Chancen als Tabelle
web-chances-answer = Nach Antwort

## What wins

web-balance = Was gewinnt
web-balance-card = Wie oft sie gewinnt
web-balance-lead = Gemessen: { $games } Partien für jede Ausgabe und Personenzahl, jeder Platz vom selben Bot gespielt.
web-balance-caution = Einen Charakter nimmt, wem er nützt, und teure Gebäude stehen in den Städten derer, die sie bezahlen können: Ein hoher Anteil geht mit dem Gewinnen einher, er muss nicht die Ursache sein.
web-balance-even = Ausgeglichen wären { $share }.
web-balance-players = Personen
web-balance-characters = Charaktere: wie oft gewann, wer sie spielte
web-balance-districts = Gebäude: wie oft gewann, wer sie am Ende hatte
web-balance-seats = Plätze: wie oft gewann, wer da saß
web-balance-scenarios = Szenarien: Punkte im Mittel
web-balance-random = Charaktere und Gebäude zufällig
web-balance-seat = Platz { $number }
web-balance-name = Name
web-balance-won = Gewonnene Partien
web-balance-interval = { $share } ({ $low } bis { $high })
web-balance-few = zu wenige Partien
web-balance-points = Punkte im Mittel
web-balance-games = Partien
web-balance-all = Alle Karten
web-balance-none = Hier wurde nichts gemessen.

# The table, second design.

web-lens-empty = Zeige auf eine Karte oder halte sie, dann steht sie hier.
web-stage = Bühne
web-rail = Einzelheiten und Chronik
web-skip-others = Überspringen
web-cost-potion = { $number ->
    [one] und einen Trank
   *[other] und { $number } Tränke
}
web-cost-debt = { $number } Schulden
web-cost-plus = mehr zahlen erlaubt
web-cost-star = nicht zu kaufen
web-cost-was = gedruckt { $number }
web-look-for = Einen Namen suchen
web-page-back = Die Seite davor
web-page-on = Die nächste Seite
web-page-of = { $number } von { $all }
web-set-forced = Erzwungenes
web-set-forced-note = was als Einziges möglich ist, geschieht von selbst

# Where long words of names may be broken.
web-hyphens = Kräuter-sammlerin Sterndeuter-orden Teufels-werkstatt Steuer-eintreiber Rats-versammlung Toten-beschwörer Schatz-meisterin Herum-treiberin Ablass-prediger Zauber-spiegel Frucht-wechsel Königs-schloss Wunsch-brunnen Altar-dienerin Zauber-schüler Geld-verleiher Lumpen-sammler Elfenbein-turm Freuden-feuer Heu-schrecken Geheim-kammer Besessen-heit Bau-meisterin Ratten-fänger Unter-gebener Schwarz-markt Beschei-denes Geld-versteck Fahnen-träger Kapita-lismus Schatz-kammer Zauber-schule Waffen-kammer Prunk-schloss Ausge-dehntes Ver-schneites Labora-torium Frei-beuterin Kanonen-kugel Geister-stadt Eisen-schmied Schatz-sucher Hexen-meister Folter-knecht Tor-wächterin Verfal-lendes Sternen-karte Brücken-troll Armen-viertel Beutel-schneider Geister-schiff Gezeiten-becken Handels-posten Handels-schiff Kerker-meister Kräuter-kundiger Kupfer-schmied Leuchten-macher Müll-verwerter Perlen-taucher Wander-geselle Arbeiter-dorf Buch-halterin Hals-abschneider Kristall-kugel Kunst-schmiede Sammel-surium Wunder-heilerin Einge-borenen-dorf Gewürz-händler Handels-route Kaufmanns-gilde Korsaren-schiff Land-arbei-terinnen Lebens-künstler Meister-stück Pferde-händler Piraten-schiff Schmuggel-ware Seiden-straße Straßen-räuber
