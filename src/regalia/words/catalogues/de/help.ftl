### Die Hilfe des Befehls.

## Der Befehl

help-regalia = Die königlichen Kartenspiele, genau nach den Regeln.
help-epilog = regalia BEFEHL --help sagt mehr.
help-metavar = BEFEHL
help-version = sagt, welche Version dies ist
help-language = die Sprache von allem: en, de oder nl; sonst die des Terminals
help-card_names = die Sprache der Kartennamen, wenn es eine andere ist
help-rich = der Befehl braucht rich: pip install 'regalia[cli]'

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

help-choices = Wahl vor dem Spiel
help-edition = welche Schachtel: en (sonst), de oder nl
help-scenario = ein Szenario der Ausgabe (siehe: regalia scenarios); sonst first_game
help-seats = wie viele mitspielen, 2 bis 8; sonst 4
help-cast = die Charaktere nach Rang, durch Kommas getrennt, oder random
help-uniques = die 14 besonderen Bezirke, durch Kommas getrennt, oder random
help-rank_9 = der neunte Charakter; yes für den des Szenarios, oder none
help-rank_4 = wer zu zweit den Kaiser ersetzt
help-crown = wer mit der Krone beginnt: ein Platz ab 1, oder lot
help-action_cards = mit den Aktionskarten spielen (nl)
help-nl_card_first = wo niederländisches Heft und Karte sich widersprechen, der Karte folgen
help-kingdom = Dominion: ein Königreich mit Namen, zehn Karten mit Kommas in jeder Sprache, eine Liste DATEI.txt, oder random
help-sets = Dominion: Sets, aus denen ein zufälliges Königreich kommt, oder wie viele Karten aus jedem (base:7,intrigue:3)
help-no_attacks = Dominion: ein zufälliges Königreich ohne Angriffe
help-list = Dominion: nur das Königreich, eine Karte je Zeile
help-setup = alle Angaben aus einer Datei lesen, die regalia new geschrieben hat
help-game = das Spiel: citadels oder dominion
help-cards_character = der Charakter
help-cards_unique = der besondere Bezirk

## Spielen

help-play_seat = wo du sitzt, ab 1; sonst 1
help-seed = dieselbe Zahl gibt dieselben Karten
help-play_bots = wer gegen dich spielt, durch Kommas getrennt: random (sonst) oder modul:Klasse
help-resume = ein gesichertes Spiel fortsetzen

## Simulieren

help-number = wie viele Spiele
help-simulate_game = das Spiel; sonst citadels
help-simulate_seed = die Startzahlen aller Spiele folgen aus dieser; sonst 0
help-simulate_bots = wer spielt, durch Kommas getrennt: random (sonst) oder modul:Klasse; sind es weniger als Plätze, geht es reihum
help-first = die Nummer des ersten Spiels, um eines noch einmal zu spielen; sonst 0
help-workers = wie viele Prozesse; bei vielen Spielen so viele wie Kerne
help-out = die Aufzeichnungen aller Spiele schreiben, ein JSON-Objekt je Zeile
help-max_decisions = ein Spiel nach so vielen Entscheidungen aufgeben

## Nachspielen, prüfen, Regelfälle

help-record = eine Aufzeichnung: ein gesichertes Spiel, oder eine Datei mit einer Aufzeichnung je Zeile
help-records = Aufzeichnungen: gesicherte Spiele, oder Dateien mit einer Aufzeichnung je Zeile
help-replay_seat = sehen, was dieser Platz sah, ab 1
help-open = alle Hände sehen; nur für Spiele, die zu Ende sind
help-step = nach so vielen Antworten beginnen
help-all = alles auf einmal erzählen
help-line = welche Aufzeichnung einer Datei mit mehreren, ab 1
help-case_files = Dateien mit Fällen, oder Ordner davon
help-verbose = jeden Fall nennen

## Regeln, Karten, Szenarien, neu, messen

help-rule_words = eine Kennung wie C-WITCH-15 oder R-09, oder Worte in einer der drei Sprachen
help-rules_edition = nur was in dieser Ausgabe gilt: en, de oder nl
help-limit = wie viele Regeln gezeigt werden; sonst 10
help-coverage = die Fälle in ./cases durchspielen, build/citations.json dazunehmen und zeigen, welche Regeln abgedeckt sind
help-missing = mit --coverage: die Regeln nennen, die nicht ganz abgedeckt sind
help-coverage_game = mit --coverage: nur dieses Spiel
help-card = ein Name in irgendeiner Sprache; sonst alle Karten
help-cards_edition = nur Karten dieser Ausgabe: en, de oder nl
help-cards_game = das Spiel: citadels (sonst) oder dominion
help-scenarios_edition = welche Ausgabe: en, de oder nl; sonst alle
help-new_out = wohin geschrieben wird; sonst auf den Bildschirm
help-json = die Zahlen auch in eine Datei schreiben
help-anchors = bekannte Wahrscheinlichkeiten und Zahlen von Big Money mit denen dieses Programms vergleichen
help-environments = Entscheidungen pro Sekunde der Lernumgebungen, neben RLCard und OpenSpiel, falls installiert
help-scale = mit --anchors: so viel mal so viele Spiele
help-seconds = wie lange jeder Durchgang dauert; sonst { $seconds }
