### Was der Befehl sagt.

## Spielen. `.typed`: was man dafür tippen kann; die englischen Wörter gelten immer

play-welcome = Am Tisch: { $names }. Startwert { $seed }.
play-help = Antworte mit einer Nummer oder in Worten; ? hilft.
play-left_open = { $choice } wählst du: { $known }. Ohne Eingabe: { $usual }.
play-left_open-unknown = „{ $text }“ steht nicht zur Wahl: { $known }.
play-answer = 3, schloss bauen
    .means = mit der Nummer antworten, oder in Worten, so kurz du magst
play-question = ?
    .means = Hilfe zur Frage
play-look_up = ? WORT
    .means = Regeln und Karten nachschlagen
play-hint = tipp
    .typed = tipp
    .means = was würdest du tun?
play-table = tisch
    .typed = tisch
    .means = den Tisch noch einmal zeigen
play-log = verlauf [N]
    .typed = verlauf
    .means = was geschehen ist
play-undo = zurück
    .typed = zurück
    .means = die letzte Antwort zurücknehmen, wenn nichts aufgedeckt wurde
play-save = sichern [DATEI]
    .typed = sichern; speichern
    .means = das Spiel sichern
play-treasures = geld
    .typed = geld; geldkarten
    .means = alle Geldkarten der Hand spielen
play-quit = verlassen
    .typed = verlassen; tschüss
    .means = das Spiel sichern und gehen
play-saved = Gesichert. Weiter geht es mit: regalia play --resume { $file }
play-unsaved = Das Spiel kann nicht in { $file } gesichert werden: { $problem }. Versuche es mit „sichern DATEI“ unter einem anderen Namen.
play-record = Das ganze Spiel steht in { $file }: regalia replay { $file }

## Zurücknehmen

undo-nothing = Es gibt nichts zurückzunehmen.
undo-others = Das bleibt so: Inzwischen hat jemand anderes entschieden.
undo-chance = Das bleibt so: Der Zufall hat Karten gezogen oder gemischt.
undo-seen = Das bleibt so: Jemand hat etwas Neues gesehen.
undo-done = Zurückgenommen.

## Das Ende

score-won = { $winner } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
score-you_won = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
score-shared = Geteilter Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: { $winners }.
score-total = Summe

## Simulieren

simulate-progress = Es wird gespielt
simulate-games = Spiele
simulate-stopped = abgebrochen; verlangt waren { $number }
simulate-errors = Fehler
simulate-illegal = Antworten, die nicht angeboten waren
simulate-decisions = Entscheidungen je Spiel
simulate-in_all = { $number } insgesamt
simulate-rounds = Runden je Spiel
simulate-score = Punkte im Mittel
simulate-winner = Punkte der Siegenden im Mittel
simulate-speed = Spiele je Sekunde
simulate-seat = Platz
simulate-bot = Bot
simulate-mean = Punkte im Mittel
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-error = Spiel { $number }, Startwert { $seed }: { $error }
simulate-again = noch einmal spielen: derselbe Befehl mit 1 Spiel und --first { $number }
simulate-more = … und { $number } weitere
simulate-written = { $number ->
        [one] { $number } Aufzeichnung
       *[other] { $number } Aufzeichnungen
    } in { $file }

## Nachspielen

replay-header = { $game }, { $seats } Plätze, Startwert { $seed }: { $number ->
        [one] { $number } Antwort
       *[other] { $number } Antworten
    }
replay-asked = Frage an { $seat }: { $question }
replay-keys = Enter: weiter · t: Tisch · b: zurück · ZAHL: zu dieser Antwort · e: bis zum Ende · q: verlassen
replay-unfinished = Hier endet die Aufzeichnung; das Spiel war nicht zu Ende.

## Prüfen

verify-good = { $name }: { $number ->
        [one] { $number } Antwort, der Fingerabdruck passt
       *[other] { $number } Antworten, alle Fingerabdrücke passen
    }
verify-outcome = Sieg für { $winners }: { $points }
verify-running = noch nicht zu Ende
verify-bad = { $name }: { $problem }
verify-sum = { $good } von { $number } Aufzeichnungen sind in Ordnung.

## Regelfälle

cases-sum = { $passed } von { $number } Fällen bestanden.
cases-passed = bestanden

## Regeln

rules-nothing = Keine Regel spricht von „{ $text }“.
rules-cards = Karten, deren Text davon spricht: { $cards }
rules-check = Prüfung
rules-pages = Seiten
rules-difference = Ausgaben
rules-elsewhere = In der Ausgabe { $edition } gilt das nicht.
rules-more = regalia rules KENNUNG zeigt eine Regel mit den Entscheidungen dazu und einem Beispiel.
certainty-binding = verbindlich
certainty-follows = folgt aus den Regeln
certainty-best_reading = beste Lesart
certainty-free_choice = freie Festlegung
certainty-principle = Grundsatz
certainty-replaced = ersetzt

## Abdeckung

coverage-topic = Thema
coverage-covered = Abgedeckt
coverage-share = Anteil
coverage-total = Alle
coverage-cases = { $passed } von { $number } Fällen bestanden; { $cited } Nennungen in Tests.
coverage-misplaced = Für eine Ausgabe genannt, in der es nicht gilt: { $rules }

## Karten

cards-rank = Nummer { $number }
cards-cost = Kosten { $number }
cards-copies = { $number }-mal vorhanden
cards-unconfirmed = Nicht bestätigt: Kosten und Text stammen aus einer älteren Ausgabe.
cards-more = regalia cards NAME zeigt die Regeln zu einer Karte.
cards-characters = Charaktere
cards-basic_districts = Basisgebäude
cards-unique_districts = Einzigartige Gebäude
cards-action_cards = Aktionskarten
cards-glossary_cards = Karten des Glossars
cards-further_cards = Weitere Karten

## Szenarien

scenarios-rank_9 = Nummer 9: { $name }
scenarios-no_rank_9 = Nummer 9: nach Wahl
scenarios-cast = Besetzung
scenarios-uniques = Einzigartige Gebäude
scenarios-edition = Ausgabe { $edition }

## Neu

new-list_written = Liste in { $file } geschrieben. Spiele sie mit: regalia play { $game } --kingdom { $file }
new-written = Aufbau in { $file } geschrieben. Spiele ihn mit: regalia play --setup { $file }

## Messen

bench-compiled = mit mypyc übersetzt
bench-interpreted = interpretiert
bench-header = regalia { $version }, Python { $python }, { $how }; bester von { $batches } Durchgängen
bench-bytes = { $number } Bytes
bench-decisions = { $number } Entscheidungen/s
bench-env-memory = Speicher für ein weiteres Spiel
bench-env-batch_bare = 64 Spiele ohne sie
bench-env-batch = 64 Spiele, Beobachtungen und Masken
bench-env-single = ein Spiel, Beobachtung und Maske
bench-money_pyminion = … dasselbe in pyminion
bench-pyminion_note = pyminion, im selben Lauf gemessen: Regalia spielt { $times }-mal so viele Spiele Big Money.
bench-pyminion_missing = pyminion ist nicht installiert, der Vergleich entfällt: { $command }
bench-view = Sicht eines Platzes
bench-determinize = für einen Platz neu austeilen
bench-budget = Vorgabe { $number }: { $share } %
bench-of_budget = { $share } % von { $number }
bench-there = ({ $share } %)
bench-there_note = Die Vorgaben stammen von einem Rechner, auf dem pyminion { $there } solche Spiele spielt; hier sind es { $here }. In Klammern: der Anteil an der Vorgabe, dem die Zahlen dieses Rechners auf jenem entsprechen.
bench-games = { $number } Spiele/CPU-s
bench-micros = { $number } µs

## Der Server

serve-ready = Läuft auf { $url } (Tische in { $database }). Beenden mit Strg+C.
backup-done = { $number } Zeilen nach { $file } geschrieben.
backup-damaged = Tisch { $table } ist beschädigt; was davon lesbar ist, steht in der Sicherung.
restore-done = { $number } Zeilen aus { $file } gelesen.
admin-table = { $table } (im Protokoll { $log }): { $phase }, { $number } Einträge, { $date }
admin-closed = (geschlossen)
admin-lobby = vor dem Start
admin-playing = im Spiel
admin-over = beendet
admin-game = { $game } mit { $seats } Plätzen, eröffnet { $date }, { $answers } Antworten
admin-person = { $number }. { $name } ({ $seat }), { $chats } Nachrichten
admin-seat = Platz { $seat }
admin-no_seat = gegangen
admin-bots = Bots: { $names }
admin-previous = Das Spiel davor: { $table }
admin-next = Das Spiel danach: { $table }
admin-is_closed = { $table } ist geschlossen. Niemand kommt hinein; alles bleibt aufbewahrt.
admin-is_open = { $table } ist wieder offen.
admin-is_banned = { $address } ist gesperrt.
admin-is_welcome = { $address } ist nicht mehr gesperrt.
admin-read_only = Der Server liest nur: Nichts wird gespeichert, Bots und Uhren warten.
admin-writing = Der Server speichert wieder.
admin-done = Erledigt.
admin-ordered = Angewiesen. Der Server tut es, sobald er läuft; bis dahin ist der Tisch geschlossen.
verify-fair = Die Karten folgen aus dem Geheimnis und den Beiträgen der Plätze, die in der Datei stehen.
verify-kept = Es ist das Geheimnis, auf das der Server sich festgelegt hatte.
verify-not_kept = Ob der Server sich auf dieses Geheimnis festgelegt hatte, bevor er die Beiträge kannte, kann nur sagen, wer die Festlegung aufbewahrt hat: --commitment und --share vergleichen.
verify-no_table = diese Aufzeichnung ist von keinem Tisch, es gibt also weder Festlegung noch Beitrag zu vergleichen
verify-other_commitment = der Server hatte sich auf ein anderes Geheimnis festgelegt: die Karten können ausgesucht sein
verify-other_share = dein Beitrag ist nicht unter denen, aus denen die Karten gemacht wurden
bench-bots_steward = steward: eine Wahl
bench-bots_view = … die Sicht, aus der sie getroffen wird
bench-bots_iterations = schemer: Iterationen von der Eröffnung aus
bench-bots_dealing = … Verborgenes austeilen
bench-bots_deciding = … Urteile des Stewards, { $answers } je Iteration
bench-bots_rules = … Regeln und Baum
bench-bots_judging = … das Ende der Runde beurteilen
bench-bots_hard = hard, { $game }: 50, 99, 100 % von { $number } Antworten
bench-server_header = regalia { $version }, Python { $python }, { $how }; der Server, auf demselben Rechner, mit Regeln und Ablage
bench-server_answers = Antworten, { $seats } Plätze an { $tables } Tischen
bench-server_cpu = Rechenzeit des Servers je Antwort
bench-server_median = Ansichten zugestellt bei { $rate } Antworten/s, die Hälfte in
bench-server_slowest = Ansichten zugestellt bei { $rate } Antworten/s, 99 % in
bench-server_all = Ansichten zugestellt bei { $rate } Antworten/s, 99,9 % in
bench-server_memory = ganzer Speicher mit { $number } begonnenen Tischen
bench-server_back = Rückkehr in ein Spiel mit { $number } Antworten
bench-server_sent = gesendet, bis Tisch und Ansicht da sind
bench-server_attack = { $name }: 99 % der Ansichten in, in Ruhe und unter Angriff
bench-server_attack_work = { $name }: eigene Arbeit des Servers bis dahin, in Ruhe und unter Angriff
bench-server_idle = ganzer Speicher mit { $number } ruhenden Verbindungen
bench-server_encode = eine Ansicht verpacken
bench-server_view = eine Ansicht machen und verpacken
