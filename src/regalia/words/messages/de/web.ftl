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
web-language-is = Sprache: Deutsch
web-you = du
web-bot = Bot
web-gold = Gold
web-crown = Krone
web-guest = Gast
web-your-name = Dein Name

## Home

web-home-eyebrow = Citadels und Dominion
web-home-title = Die königlichen Kartenspiele, genau nach den Regeln
web-home-lead = Spiel sofort gegen Bots oder schick jemandem einen Link. Zu allem, was passiert, kannst du den Grund nachlesen.
web-play-now = Jetzt { $game } spielen
web-home-note = Kein Konto, kein Download, nichts zu installieren.
web-intro = Citadels in einer Minute
web-intro-1 = Geheim wählen.
web-intro-1-text = In jeder Runde nehmen alle einen Charakter, und jeder hat eine besondere Fähigkeit.
web-intro-2 = Einkommen nehmen.
web-intro-2-text = Die Charaktere werden nach ihrer Nummer aufgerufen. In deinem Zug nimmst du Gold oder Karten.
web-intro-3 = Bauen.
web-intro-3-text = Bezahle Gebäude aus deiner Hand und baue sie in deine Stadt.
web-intro-4 = Abschließen.
web-intro-4-text = Wer das siebte Gebäude baut, leitet das Ende ein; die wertvollste Stadt gewinnt.
web-home-friends = In eigener Runde
web-home-friends-note = Wähle Spiel, Ausgabe, Charaktere und Plätze; wer den Link hat, kann sich setzen.
web-new-title = Neues Spiel
web-home-continue = Weiterspielen
web-home-continue-none = Hier stehen später deine Spiele.
web-as-player = als { $name }
web-home-watch = Mitspielen oder zuschauen
web-home-watch-none = Gerade kein offener Tisch.
web-home-learn = Lernen
web-home-learn-note = Jede Karte, jede Regel und jede Auslegung, mit den Unterschieden der Ausgaben.
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-in-play = läuft

## Lobby

web-lobby-title = { $game }: Wer spielt mit?
web-no-account = Kein Konto. Der Link ist die Einladung.
web-invite = Mit einem Link einladen
web-invite-note = Wer den Link hat, kann einen freien Platz nehmen oder zuschauen.
web-copy = Kopieren
web-copied = Kopiert
web-join-title = Nimm Platz
web-take-seat = Hinsetzen
web-table-full = Alle Plätze sind besetzt; du kannst zuschauen.
web-in-this-game = In diesem Spiel
web-how-it-goes = So geht es
web-citadels-in-short = In jeder Runde wählen alle geheim einen Charakter; dann werden die Charaktere nach ihrer Nummer aufgerufen. In deinem Zug nimmst du Gold oder Karten, nutzt deine Fähigkeit und baust ein Gebäude. Ist eine Stadt abgeschlossen, wird die Runde zu Ende gespielt und gewertet.
web-seats = Plätze
web-open-seat = Freier Platz
web-open-seat-note = jemand mit dem Link, sonst ein Bot
web-joined = über den Link dabei
web-host = Host
web-is-ready = bereit
web-add-bot = Bot hinzufügen
web-remove = { $seat } entfernen
web-sit-here = Hierher setzen
web-start = Spiel starten
web-start-fills = Freie Plätze übernehmen Bots.
web-start-waits = Noch nicht bereit: { $names }
web-start-note = Alle sind da.
web-ready = Ich bin bereit
web-not-ready = Doch noch nicht bereit
web-host-starts = Der Host startet das Spiel.

## The table

web-track = Charaktere nach Nummer
web-round = Runde { $number }
web-deck = Gebäudestapel
web-in-deck = im Stapel
web-hand-cards = Handkarten
web-districts = Gebäude
web-has-crown = hat die Krone
web-not-revealed = nicht aufgedeckt
web-not-called = noch nicht aufgerufen
web-set-aside-open = offen abgelegt
web-has-chosen = hat gewählt
web-chooses-now = wählt gerade
web-chooses-later = wählt noch
web-you-now = Du, jetzt
web-yours = deiner
web-away = abwesend
web-city-of = { $seat }: { $number } von { $goal } Gebäuden
web-your-city-of = Deine Stadt: { $number } von { $goal } Gebäuden
web-pick = Wählen
web-your-seat = Dein Platz
web-your-city = Deine Stadt
web-your-hand = Deine Hand
web-of = { $number } von { $goal }
web-of-districts = { $number } von { $goal } Gebäuden
web-only-you = { $cards }, nur du siehst sie
web-no-cards = Keine Karten auf der Hand.
web-card-costs = kostet { $number }
web-card-beautified = mit Münze
web-tab-build = Bauen für { $gold }
web-tab-keep = Behalten
web-tab-keep_studied = Behalten
web-tab-put_away = Unter den Stapel
web-tab-use_laboratory = Ablegen für 2
web-tab-take = Nehmen
web-tab-take_and_build = Nehmen und bauen
web-tab-give = Geben
web-tab-give_card = Geben
web-tab-play_action = Spielen
web-tab-play = Spielen
web-tab-buy = Kaufen
web-tab-gain = Nehmen
web-tab-discard = Ablegen
web-tab-trash = Entsorgen
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
web-confirm = { $what }?
web-confirm-note = Sicher? Es kann andere treffen.
web-choose-another = Anders wählen
web-several-note = Wähle so viele Karten, wie du willst, dann bestätige.
web-several-send = { $number } bestätigen
web-clear = Zurücksetzen
web-undo = Zurücknehmen
web-undo-asked = { $seat } möchte die letzte Antwort zurücknehmen.
web-undo-agree = Einverstanden
web-undo-refuse = Ablehnen
web-undo-waits = Rücknahme: Die anderen müssen zustimmen.
web-selection-only-you = Auswahl · nur du siehst diese Karten
web-selection-pick = Wähle eine Karte, dann bestätige.
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
web-more-options = oder auf dem Tisch wählen
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
web-short-too_little_gold = { $missing } Gold zu wenig
web-short-in_city = Steht schon
web-short-limit_reached = Baulimit erreicht
web-short-may_not_build = Bauen verboten
web-short-gather_first = Erst Einkommen
web-short-too_few_coins = { $missing } zu wenig
web-short-action_phase_only = Nur Aktionsphase
web-short-buy_phase_only = Nur Kaufphase
web-short-never_played = Nicht spielbar
web-short-asked_otherwise = Jetzt nicht
web-short-waiting = Nicht am Zug
web-short-not_your_turn = Nicht am Zug

## What happened

web-alert-kills = { $what } Das bist du: Dein Zug fällt diese Runde aus.
web-alert-bewitches = { $what } Das bist du: Du nimmst nur dein Einkommen, dann spielt die { citadels-card-witch } deinen Zug.
web-log-title = Verlauf
web-log-all = Alles
web-log-empty = Das Spiel beginnt.
web-open-log = Verlauf öffnen
web-command-label = Zug tippen oder etwas sagen
web-command-move = Zug tippen: baue Markt, Zug beenden
web-command-chat = Sag etwas zum Tisch
web-command-not-now = Du bist nicht dran.
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
web-rematch = Revanche, gleiche Plätze
web-another = Noch ein Spiel
web-score-table = Wertung
web-player = Name
web-city = Stadt
web-all-cards = Alle Karten
web-total = Summe
web-chart-points = Punkte nach jeder Runde
web-chart-points-turn = Punkte nach jedem Zug
web-chart-gold = Gold nach jeder Runde
web-chart-cards = Karten im Besitz nach jedem Zug
web-moments = Was dir passiert ist

## Refusals

web-bye-title = Du kannst an diesem Tisch nicht bleiben
web-bye-removed = Der Host hat deinen Platz entfernt.
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

## Dominion

web-turn = Zug { $number }
web-provinces-left = Noch { $number ->
        [one] { $number } Provinz
       *[other] { $number } Provinzen
    } · leere Stapel: { $empty }
web-phase-action = Aktionsphase
web-phase-buy = Kaufphase
web-phase-night = Nachtphase
web-phase-clean_up = Aufräumphase
web-supply = Vorrat
web-base-cards = Basiskarten
web-kingdom = Königreich
web-kingdom-now = umrandete Stapel: jetzt wählbar
web-pile-left = noch { $number }
web-in-play-cards = Im Spiel
web-this-turn = Dieser Zug
web-actions = Aktionen
web-buys = Käufe
web-coins = Münzen
web-potions = Tränke
web-deck-cards = im Stapel
web-discarded = { $number } abgelegt
web-deck-some = Hat Karten im Nachziehstapel
web-deck-none = Nachziehstapel leer
web-discard-top = { $card } abgelegt
web-discard-none = Nichts abgelegt
web-trash-pile = Müllstapel: { $number }
web-face-down = Verdeckte Karte
web-all-treasures = Alle Geldkarten spielen

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
web-set-sound = ein Ton, wenn du dran bist
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
web-key-15 = Regeln
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
web-not-like-this = So passt es noch nicht zusammen: siehe oben.
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
web-bots-number = Bots
web-bot-level = Bots spielen
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
web-open-seats-number = { $number } frei für Leute mit dem Link
web-pass-and-play = Mehrere Personen an diesem Gerät
web-fellows = Namen der anderen
web-fellows-hint = Ben, Cleo
web-open-table = Tisch eröffnen

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
web-shelf-kingdom_cards = Karten
web-replay-verified = Mit den heutigen Regeln geprüft
web-replay-recorded = Wie aufgezeichnet
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-jump = Springen zu
web-whose-view = Wessen Sicht
web-spectator = Zuschauende
web-position = Stelle
web-position-of = { $at } von { $all }

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
