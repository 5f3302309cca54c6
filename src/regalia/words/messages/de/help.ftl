### Die Hilfe des Befehls.

## Der Befehl

help-regalia = Die königlichen Kartenspiele, genau nach den Regeln.
help-epilog = Spiele: { $games }; regalia play SPIEL --help sagt, was es vor dem Spiel zu wählen gibt. regalia BEFEHL --help sagt mehr.
help-metavar = BEFEHL
help-version = sagt, welche Version dies ist
help-language = Sprache aller Texte: en, de oder nl (Standard: die des Terminals)
help-card_names = Sprache der Kartennamen, wenn es eine andere ist

## Befehle

help-play = im Terminal gegen Bots spielen
help-simulate = Bots viele Spiele spielen lassen und zählen
help-replay = ein aufgezeichnetes Spiel in Worten nachspielen
help-verify = Aufzeichnungen nachspielen und jeden Fingerabdruck und das Ergebnis prüfen
help-cases = Regelfälle durchspielen
help-rules = Regeln nach Kennung oder Worten nachschlagen; sehen, was abgedeckt ist
help-cards = Karten zeigen, was sie tun und welche Regeln von ihnen handeln
help-scenarios = die Szenarien einer Ausgabe zeigen
help-new = einen Aufbau in eine Datei schreiben
help-bench = messen: Spiele je Sekunde, Kopien, Sichten

## Vor dem Spiel

help-choices = Wahl vor einem Spiel von { $game }
help-list = nur die gewählten Karten, eine je Zeile, wenn das Spiel solche Listen liest
help-setup = alle Angaben aus einer Datei lesen, die regalia new geschrieben hat
help-game = das Spiel: { $games }; was es zu wählen gibt, sagt: regalia play SPIEL --help

## Spielen

help-play_seat = wo du sitzt, ab 1 (Standard: 1)
help-seed = dieselbe Zahl gibt dieselben Karten
help-play_bots = wer gegen dich spielt, durch Kommas getrennt: easy, medium, hard, master, random (Standard) oder modul:Klasse
help-resume = ein gesichertes Spiel fortsetzen

## Simulieren

help-number = wie viele Spiele
help-simulate_game = das Spiel (Standard: { $usual })
help-simulate_seed = die Startwerte aller Spiele folgen aus diesem (Standard: 0)
help-simulate_bots = wer spielt, durch Kommas getrennt: easy, medium, hard, master, random (Standard) oder modul:Klasse; sind es weniger als Plätze, geht es reihum
help-first = die Nummer des ersten Spiels, um eines noch einmal zu spielen (Standard: 0)
help-workers = wie viele Prozesse; bei vielen Spielen so viele wie Kerne
help-out = die Aufzeichnungen aller Spiele schreiben, ein JSON-Objekt je Zeile
help-max_decisions = ein Spiel nach so vielen Entscheidungen aufgeben

## Nachspielen, prüfen, Regelfälle

help-record = eine Aufzeichnung: ein gesichertes Spiel, oder eine Datei mit einer Aufzeichnung je Zeile
help-records = Aufzeichnungen: gesicherte Spiele, oder Dateien mit einer Aufzeichnung je Zeile
help-commitment = die Festlegung des Servers, wie du sie aufbewahrt hast, bevor du deinen Beitrag gabst: die Datei muss dazu passen
help-share = der Beitrag, den du gegeben hast: er muss unter denen der Datei sein
help-replay_seat = sehen, was dieser Platz sah, ab 1
help-open = alle Hände sehen; nur für Spiele, die zu Ende sind
help-step = nach so vielen Antworten beginnen
help-all = alles auf einmal erzählen
help-line = welche Aufzeichnung einer Datei mit mehreren, ab 1
help-case_files = Dateien mit Fällen, oder Ordner davon
help-case_words = nur Fälle, deren Titel, Regeln oder Datei all diese Wörter enthalten
help-verbose = jeden Fall nennen

## Regeln, Karten, Szenarien, neu, messen

help-rule_words = eine Kennung wie C-WITCH-15 oder R-09, oder Worte in einer der drei Sprachen
help-rules_edition = nur was in dieser Ausgabe gilt: en, de oder nl
help-limit = wie viele Regeln gezeigt werden (Standard: 10)
help-coverage = die Fälle in ./cases durchspielen, build/citations.json dazunehmen und zeigen, welche Regeln abgedeckt sind
help-missing = mit --coverage: die Regeln nennen, die nicht ganz abgedeckt sind
help-rules_game = nur dieses Spiel: { $games }
help-card = ein Name in irgendeiner Sprache (Standard: alle Karten)
help-cards_edition = nur Karten dieser Ausgabe: en, de oder nl
help-scenarios_edition = welche Ausgabe: en, de oder nl (Standard: alle)
help-new_out = wohin geschrieben wird (Standard: auf den Bildschirm)
help-json = die Zahlen auch in eine Datei schreiben
help-anchors = bekannte Wahrscheinlichkeiten und Zahlen von Big Money mit denen dieses Programms vergleichen
help-bench_bots = was eine Wahl des Stewards und jeder Teil einer Iteration des Schemers kosten, und ob „schwer“ seine Zeit einhält
help-environments = Entscheidungen pro Sekunde der Lernumgebungen, neben RLCard und OpenSpiel, falls installiert
help-scale = mit --anchors und --bots: so viel mal so viele Spiele und Entscheidungen
help-seconds = wie lange jeder Durchgang dauert (Standard: { $seconds })

## Wettkampf und Turnier

help-match = Bots gegeneinander spielen lassen, jede Kartenverteilung in jeder Sitzordnung
help-tournament = ein Turnier austragen: jeder gegen jeden oder Schweizer System, mit Spielstärken und Bericht
help-match_bots = ein Bot: sein Name, modul:Klasse oder eine Regelliste DATEI.txt, Optionen als name?schlüssel=wert; sind es weniger als Plätze, geht es reihum
help-deals = wie viele Kartenverteilungen; jede wird in jeder Sitzordnung einmal gespielt (Standard: 25, mit --until höchstens 10000)
help-until = aufhören, sobald ein sequenzieller Test gezeigt hat, dass A stärker ist als B, oder B als A
help-match_minutes = wie lange: Nach so vielen Minuten beginnt kein Spiel mehr, und die begonnenen werden zu Ende gespielt
help-keep = jedes Spiel in DATEI.games.jsonl ablegen, seine Aufzeichnung in DATEI.records.jsonl; ein zweiter Start spielt nur, was fehlt
help-ray = mit Ray spielen: hier gestartet oder der Verbund unter ADRESSE
help-report = einen Bericht schreiben: DATEI.html, eine Seite für Menschen, und DATEI.json, die Zahlen
help-tournament_file = das Turnier als TOML-Datei; die Spiele werden daneben abgelegt, ein zweiter Start macht weiter
help-ladder = die Spielstärke eines Bots messen, gegen Anker und in Aufbauten, die bleiben, wie sie sind
help-ladder_bot = wer gemessen wird, benannt wie im Wettkampf; ohne Namen werden die Anker untereinander gemessen
help-ladder_deals = wie viele Kartenverteilungen jedes Aufbaus, jede in jeder Sitzordnung gegen jeden Anker (Standard: 10; später können mehr dazukommen)
help-ladder_keep = wo Spiele und Aufzeichnungen abgelegt werden (Standard: ladder-SPIEL-BOT.games.jsonl und ladder-SPIEL-BOT.records.jsonl)
help-coach = einen starken Plan für ein Königreich finden und erklären
help-coach_choice = welches Königreich: sein Name, zehn Karten mit Kommas oder random
help-coach_minutes = wie lange nach einem Plan gesucht wird; sonst 1
help-coach_games = wie viele Partien zum Erproben, statt Minuten; derselbe Startwert findet dann denselben Plan
help-coach_deals = wie viele Kartenverteilungen am Ende gegen jeden Gegner, je mit getauschten Plätzen; sonst 25
help-coach_against = gegen wen der Plan gemessen wird, mit Kommas; sonst Geldlisten und schemer
help-coach_out = die Datei des Plans, eine Regelliste; gibt es sie schon, geht die Suche von ihr aus weiter; sonst plan.txt
help-coach_random = wie viele ausgeloste Aufbauten statt eines eigenen: Der Plan für jeden spielt gegen die Geldlisten, und jedes Ergebnis steht sofort in FILE; derselbe Befehl macht weiter
help-puzzles = Stellungen aus Partien der Bots finden, in denen eine Antwort weit besser ist
help-puzzles_minutes = wie lange gesucht wird; sonst 10
help-puzzles_games = wie viele Partien durchsucht werden, statt Minuten; derselbe Startwert findet dann dieselben Rätsel
help-puzzles_seed = die erste Partie, die durchsucht wird; sonst 1
help-puzzles_check = so viele Rätsel der Datei (oder, gibt es sie nicht, der mitgelieferten) in neu gegebenen Welten nachprüfen, durch --seed gezogen, statt weitere zu suchen
help-puzzles_out = die Datei der Rätsel; gibt es sie schon, geht die Suche nach ihrer letzten Partie weiter; sonst puzzles.jsonl

## Gleichgewicht

help-balance = messen, wie oft Charaktere, Gebäude, Szenarien und Plätze gewinnen und wie viel sie bringen
help-balance_bot = wer spielt (Standard: steward)
help-balance_out = alle Zahlen als JSON schreiben
help-balance_everything = alle Ausgaben mit jeder Zahl von Personen messen; mit --out, und --page für die Tabellen der Dokumentation
help-balance_page = mit --everything: eine Markdown-Datei, deren Tabellen neu geschrieben werden

## Analyse

help-analyse = die entscheidenden Augenblicke eines aufgezeichneten Spiels suchen
help-iterations = wie viele Welten je Entscheidung betrachtet werden (Standard: 24, wo ein Netz urteilt, sonst 60)
help-moments = wie viele Augenblicke gezeigt werden (Standard: 8)
help-analyse_seed = dieselbe Zahl gibt dieselbe Analyse (Standard: 0)
help-analyse_report = das Bild aller Chancen und jede Entscheidung schreiben: DATEI.html und DATEI.json

## The server

help-serve = Tische für Menschen und Bots anbieten: Lobby, Spiel, Zuschauende
help-backup = alles, was ein Server aufbewahrt, in eine Datei schreiben; er darf dabei weiterlaufen
help-restore = eine Sicherung an einen leeren Ort zurücklesen
help-admin = die Tische eines Servers ansehen und ihm Anweisungen geben, ob er läuft oder nicht
help-admin_what = was zu tun ist: list und show zeigen Tische, close, open und delete schließen, öffnen und löschen einen, erase löscht, was jemand daran schrieb, ban sperrt eine Adresse, read-only on oder off
help-admin_words = ein Tisch (seine Kennung, ihr Anfang oder sein Name im Protokoll), die Nummer einer Person, wie show sie zählt, oder eine Adresse
help-database = wo Tische liegen: eine Datei oder eine PostgreSQL-URL (Standard: REGALIA_DATABASE, dann regalia.db)
help-host = die Adresse, auf der gelauscht wird (Standard: 127.0.0.1)
help-port = der Port (Standard: 8000; 0 für irgendeinen)
help-origin = eine weitere Seite, die mit dem Server sprechen darf: https://example.org; mehrfach möglich
help-trust_proxy = X-Forwarded-For glauben: nur hinter einem Proxy, der es setzt
help-bot_processes = wie viele Prozesse für Bots denken (Standard: 1)
help-per_address = offene Verbindungen einer Adresse (Standard: 100)
help-keep_finished = Tage, nach denen eine beendete Partie gelöscht wird (Standard: 90; 0: nie)
help-keep_idle = Tage ohne Ereignis, nach denen ein Tisch ohne Spielende gelöscht wird (Standard: 30; 0: nie)
help-unlimited = keine Grenzen je Adresse, Platz und Verbindung: nur für Lasttests
help-bench_server = stattdessen den Server messen: echte Verbindungen, mit Regeln und Ablage
help-bench_tables = mit --server: wie viele Tische (Standard: 200)
help-bench_seats = mit --server: Plätze je Tisch (Standard: 5)
help-bench_database = mit --server: eine PostgreSQL-URL (Standard: eine vorläufige Datei)
help-bench_idle = mit --server: ruhende Verbindungen (Standard: 10000)
help-bench_started = mit --server: stattdessen so viele begonnene Tische, was sie an Speicher brauchen, wie lange andere warten, Rückkehr in ein langes Spiel
help-bench_attacks = mit --server: stattdessen Angriffe von einer anderen Adresse, und wie lange die Spielenden warten; einige davon mit Namen, oder alle
help-static = ein Ordner mit einer gebauten Seite statt der des Pakets
help-open_page = die Seite im Browser öffnen; wo keiner ist, steht die Adresse da
help-backup_file = die Datei der Sicherung (.jsonl.gz)

## Lernen

help-learn = ein Netz ein Spiel lernen lassen, indem es spielt
help-learn_seats = wie viele am Tisch sitzen: 2-8, oder Zahlen so oft, wie sie gespielt werden sollen: 4,2,4,3
help-learn_minutes = wie lange (Standard: 60)
help-learn_horizon = Minuten, über die die Raten sinken, frühere Läufe eingerechnet (Standard: dieser Lauf)
help-learn_decisions = nach so vielen Entscheidungen aufhören, aus denen gelernt wurde: eigene, mit --expert durchdachte
help-learn_out = wo die Gewichte abgelegt werden; die Kurve und was zum Weitermachen nötig ist, liegen daneben
help-learn_resume = bei den Gewichten eines früheren Laufs weitermachen, mit dem, was daneben liegt
help-learn_against = sich allein unter diese Gewichte setzen, die nicht lernen, und herausfinden, wie man sie schlägt
help-learn_workers = wie viele Prozesse spielen (Standard: einer weniger, als es Kerne gibt)
help-learn_lanes = Spiele zugleich in jeder Hälfte eines Prozesses
help-learn_judge = so viele der Minuten für Wettkämpfe am Ende
help-learn_small = ein kleines Netz und wenige Spiele zugleich: für eine CPU
help-learn_begin = mit diesen Gewichten beginnen, mit nichts sonst von dem Lauf, aus dem sie kommen
help-learn_annealed = wie viel vom Sinken der Raten schon hinter ihnen liegt, von 0 bis 1: für Gewichte, die gelernt haben
help-learn_expert = aus der Suche lernen: ein Meister denkt über seine Antworten nach, ein Schüler lernt, was er fand, und folgt ihm nach, sobald er ihn schlägt
help-learn_walks = zu --expert: wie viele Wege einer Suche für eine Entscheidung
help-learn_partners = zu --expert: auf den Wegen antworten Faustregeln für die anderen, was schneller ist
help-learn_styled = der Anteil der Plätze, die in einem Stil spielen, von 0 bis 1
help-learn_style_only = nur lernen, was die Stile hinzufügen: ohne Stil wird gespielt wie zuvor
help-learn_seed = dieselbe Zahl gibt denselben Anfang: Spiele, Lose und Netz (Standard: 1)
