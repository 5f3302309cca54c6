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
web-start-with-bots = Mit Bots starten
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
web-tab-put_away = Darunter
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
web-undo-asked = { $seat } möchte { $answers ->
        [one] die letzte eigene Antwort
       *[other] die letzten { $answers } eigenen Antworten
    } zurücknehmen.
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

web-turn = Zug { $number }
web-log-title = Chronik
web-log-all = Alles
web-log-empty = Das Spiel beginnt.
web-command-move = z. B. baue Markt
web-command-chat = Sag etwas zum Tisch
web-happened-started = Das Spiel beginnt.
web-happened-undone = { $seat } hat { $answers ->
        [one] die letzte eigene Antwort
       *[other] die letzten { $answers } eigenen Antworten
    } zurückgenommen.
    .seat = Du hast { $answers ->
        [one] deine letzte Antwort
       *[other] deine letzten { $answers } Antworten
    } zurückgenommen.
web-happened-took_over = Für { $seat } spielt jetzt ein Bot.
    .seat = Für dich spielt jetzt ein Bot.
web-happened-weaker = { $seat } hatte zu wenig Zeit zum Nachdenken und spielt vorerst schwächer.
web-happened-back = { $seat } ist zurück.
    .seat = Du bist zurück.
web-happened-timed_out = Die Zeit von { $seat } ist um.
    .seat = Deine Zeit ist um.
web-happened-left = { $seat } ist gegangen.
web-happened-undo_asked = { $seat } bittet, etwas zurücknehmen zu dürfen.
    .seat = Du bittest, etwas zurücknehmen zu dürfen.
web-happened-undo_refused = Es bleibt dabei: Jemand hat abgelehnt.
web-happened-over = Das Spiel ist zu Ende.

## The menu of the table, and the chronicle

web-back = Zurück
web-menu-invite = Link zum Tisch kopieren
web-menu-hand-over = Gerät wechseln
web-hand-over-again = Noch einmal versuchen
web-hand-over-note = Öffne diesen Link dort innerhalb von zehn Minuten. Er gilt einmal, danach schaut dieses Gerät nur noch zu.
web-hand-over-coming = Dein Platz kommt auf dieses Gerät …
web-menu-bot = Ein Bot spielt für mich
web-menu-home = Startseite, Spiel wartet
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
web-bye-elsewhere = Dieses Fenster war am längsten offen und wurde deshalb geschlossen.
web-bye-no_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
web-bye-no_seat = Dieser Link öffnet keinen Platz an diesem Tisch.
web-bye-spectators_refused = An diesem Tisch darf niemand zuschauen.
web-bye-other_rules = Dieser Tisch gehört zu einer anderen Fassung der Regeln. Er ist hier geschlossen; seine Aufzeichnung bleibt erhalten.
web-bye-damaged = Der Verlauf dieses Tisches ist beschädigt. Der Tisch ist geschlossen; was geschrieben wurde, bleibt erhalten.
web-bye-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
web-bye-banned = Wer diesen Server betreibt, möchte dich hier nicht haben.
web-bye-tabs = Dieser Platz ist in zu vielen Tabs offen
web-bye-again = Hier weitermachen
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
web-error-hint_people = Tipps gibt es nur gegen Bots: Hier sitzen noch andere Menschen.
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
web-lost-table-note = Vielleicht ging beim Kopieren ein Stück verloren. Lass ihn dir noch einmal schicken oder eröffne selbst einen Tisch.
web-lost-page = Diese Seite gibt es nicht
web-lost-page-note = Die Adresse ist vielleicht vertippt oder veraltet. Auf der Startseite beginnt alles.

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
web-key-17 = was würdest du tun?

## A new table

web-game = Spiel
web-edition = Ausgabe
web-players-range = { $from } bis { $to } Personen
web-custom = Freie Wahl
web-needs-players = nur mit { $number } oder mehr Personen
web-chosen-number = { $number } gewählt
web-leave-out = weglassen
web-choice-find = Nach Namen suchen
web-choice-all = Alle { $number } zeigen
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
web-bot-master = Meisterlich: sie denken lange nach
web-bot-random = Zufällig
web-bot-steward = Verwalter: wägt alles ab
web-bot-schemer = Ränkeschmied: rechnet voraus
web-bot-mason = Maurerin: baut und baut
web-bot-marauder = Plünderer: nimmt und zerstört
web-bot-miser = Geizige: spart auf Großes
web-bot-jester = Narr: nie zweimal gleich
web-bot-stickler = Prinzipienreiterin: stets der beste Zug
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
web-pass-here = Hand von { $seat } zeigen

## Rules and replay

web-search = Suchen
web-rules-search = Wörter oder Regelnummer
web-rules-found = { $number } zu „{ $words }“
web-rules-none = Nichts gefunden.
web-book-glossary = Glossar
web-book-glossary-intro = Wie die Schachteln dasselbe auf Englisch, Deutsch und Niederländisch nennen.
web-book-editions = Alle Ausgaben
web-book-show = Stellung zeigen
web-book-then = Was dann geschieht
web-book-play = Spielen
web-book-asked = entscheidet zuerst
web-book-table = Auf dem Tisch
web-book-none = Keine Stellung zeigt das.
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
web-rules-sets = Erweiterungen

## What decided it

web-walk = Aus der Partie lernen
web-hint = Tipp
web-chances = Was den Ausschlag gab
web-chances-graph = Siegchancen im Verlauf der Partie; dieselben Zahlen folgen als Tabelle
web-chances-start = Partie analysieren
web-chances-note = Jede Entscheidung wird viele Male durchgespielt, mit dem Wissen, das man da haben konnte. Das dauert Sekunden bis zwei Minuten.
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
web-chances-led-points = Das hätte bis zum nächsten eigenen Zug zu { $number } Punkten mehr geführt.
web-chances-led-rival = Damit hätte, wer von den anderen vorn liegt, { $number } Punkte weniger.
web-chances-led-gold = Das hätte bis zum nächsten eigenen Zug zu { $number } Gold mehr geführt.
web-chances-led-cards = Das hätte bis zum nächsten eigenen Zug zu { $number } Handkarten mehr geführt.
web-chances-led-hand = Das hätte im Schnitt { $number } Münzen mehr auf die Hand gebracht.
web-chances-led-margin = Das hätte am Ende zu { $number } Punkten mehr Vorsprung geführt.
web-chances-led-prospects = Das hätte zu besseren Aussichten geführt, wenn auch noch nicht zu mehr Punkten, Gold oder Karten.
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
web-lens-whole = Den ganzen Text zu dem zeigen, was hier steht
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
web-hyphens = Land-arbei-terinnen Kräuter-sammlerin Stern-deuter-orden Teufels-werkstatt Steuer-ein-treiber Einge-borenen-dorf Rats-versamm-lung Toten-be-schwörer Schatz-meisterin Beutel-schneider Kräuter-kundiger Hals-ab-schneider Herum-treiberin Ablass-prediger Gezeiten-becken Leuchten-macher Wunder-heilerin Kauf-manns-gilde Korsaren-schiff Lebens-künstler Zauber-spiegel Frucht-wechsel Königs-schloss Wunsch-brunnen Altar-dienerin Zauber-schüler Geld-verleiher Lumpen-sammler Elfenbein-turm Geister-schiff Handels-posten Handels-schiff Kerker-meister Kupfer-schmied Müll-verwerter Perlen-taucher Wander-geselle Kristall-kugel Kunst-schmiede Gewürz-händler Pferde-händler Piraten-schiff Schmug-gel-ware Straßen-räuber Freuden-feuer Heu-schrecken Geheim-kammer Besessen-heit Bau-meisterin Ratten-fänger Unter-gebener Schwarz-markt Beschei-denes Geld-versteck Fahnen-träger Kapita-lismus Schatz-kammer Zauber-schule Waffen-kammer Prunk-schloss Ausge-dehntes Ver-schneites Labora-torium Frei-beuterin Kanonen-kugel Geister-stadt Eisen-schmied Schatz-sucher Hexen-meister Folter-knecht Tor-wächterin Verfal-lendes Sternen-karte Brücken-troll Armen-viertel Arbeiter-dorf Buch-halterin Sammel-surium Handels-route Meister-stück Seiden-straße Alche-mistin Astro-labium Außen-posten Befes-tigtes Bot-schafter Drachen-hort Erpres-serin Fischer-dorf Fort-schritt Frucht-bares Gefolgs-mann Glocken-turm Glücks-taler Grenz-posten Grenz-region Hell-seherin Hexen-kessel Hexen-zirkel Inge-nieurin Kassen-wagen Kranken-haus König-liches Leib-gardist Markt-städte Meister-hexe Nomaden-camp Quack-salber Rad-macherin Ritter-kampf Schatz-karte Schatz-kiste Schatz-truhe See-fahrerin Spuk-schloss Straßen-netz Univer-sität Verfal-lenes Ver-schwörer Versun-kener Verwand-lung Waffen-kiste Wahr-sagerin Weg-kreuzung Über-lebende Aben-teurer Adels-krone Auf-wiegler Aus-ruferin Bauern-dorf Be-schwörer Biblio-thek Braut-krone Burg-graben Diplo-matin Eisen-hütte Exor-zistin Expe-dition Fern-straße Fleder-maus Flücht-ling For-scherin Frei-maurer Geheim-gang Geld-anlage Gouver-neur Grab-räuber Hand-langer Haupt-stadt Hexen-hütte Hirten-hund Holz-fäller Huf-schmied Hungers-not Inno-vation Karten-raum Karto-graph Kata-komben Kathe-drale Katzen-gold Kaval-lerie Klein-bauer König-liche Künst-lerin Leucht-turm Patrouil-le Prin-zessin Pro-zession Riesen-rübe Schlech-tes Schmugg-ler Schwe-riner Stadt-staat Stal-lungen Stein-bruch Stern-warte Streit-ross Teufel-chen Toten-stadt Verlas-sene Ver-trauter Wild-diebin Zer-störter Zer-störtes Zirkus-zelt Herzog-tum Nachzieh-stapel

# Lektionen

web-learn = Lernen
web-learn-title = { $game } lernen
web-learn-soon = In 5 Minuten lernen
web-learn-none = Zu diesem Spiel gibt es noch keine Lektionen.
web-learn-first = Fang hier an: eine echte Partie, und ein Coach neben dir.
web-learn-lessons = Lektionen
web-learn-of = { $done } von { $all } erledigt
web-lesson-minutes = { $minutes } Min.
web-lesson-upnext = Als Nächstes
web-lesson-start = Anfangen
web-lesson-coach = Coach
web-lesson-next = Weiter
web-lesson-leave = Lektion verlassen
web-lesson-done = geschafft
web-lesson-more = Alle Lektionen
web-lesson-insists = Versuche zuerst das hier.
web-lesson-end = Das war die Lektion. Spiel weiter, wie du magst; die Bots spielen mit.
web-lesson-puzzle = Rätsel
web-lesson-solved = Gelöst
web-lesson-show-answer = Lösung zeigen
web-lesson-answer = Die Lösung: { $option }. Wähle das und erfahre, warum.
web-lesson-following = Nächste Lektion
web-lesson-continue = Weiter
web-lesson-again-of = Von vorn: { $lesson }
web-play-on = Von hier weiterspielen
