### Wettkämpfe und Turniere: was der Befehl und der Bericht sagen.

arena-title = Ergebnisse
arena-played = { $number ->
    [one] Ein Spiel { $game }
   *[other] { $number } Spiele { $game }
  }
arena-standings = Rangliste
arena-standings_note = Die Spielstärke sind Punkte über dem Mittel des Feldes: Wer 100 mehr hat, ist in 64 % der Begegnungen besser. Graue Zahlen und Balken sind 95-%-Intervalle über Kartenverteilungen; gepunktete Striche zeigen, was gleich starke hätten.
arena-ladder_note = Die Spielstärke sind Punkte auf der Leiter, über zufälligem Spiel; wer 100 mehr hat, ist in 64 % der Begegnungen besser. Graue Zahlen und Balken sind 95-%-Intervalle über Kartenverteilungen; die Spielstärken der Anker stehen fest. Gepunktete Striche zeigen, was gleich starke gewännen.
arena-bot = Bot
arena-games = Spiele
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-even = bei gleicher Stärke
arena-draws = geteilt
arena-mean = Punkte im Mittel
arena-rating = Spielstärke
arena-pairwise = Wer stärker ist
arena-pairwise_note = Wie wahrscheinlich der Bot der Zeile stärker ist als der der Spalte, nach allen Spielen zusammen; darunter, wie oft er besser war, wo sie sich trafen, mit 95-%-Intervall.
arena-seats = Plätze
arena-seats_note = Wie oft jeder Platz gewann. Alle saßen mit denselben Karten überall, es liegt also am Platz und nicht daran, wer dort saß.
arena-seat = Platz
arena-plot_points = Wie oft welche Punktzahl erreicht wurde
arena-lengths = Wie lang die Spiele waren
arena-plot_length = Zahl der Runden
arena-kept = Alle Spiele
arena-games_note = Jedes Spiel ist aufgezeichnet und lässt sich wieder öffnen:
arena-listed = { $number ->
    [one] ein Spiel
   *[other] { $number } von { $all } Spielen
  }
arena-line = Zeile
arena-deal = Verteilung
arena-places = Plätze der Reihe nach mit ihren Punkten; wer gewann, ist fett
arena-rounds = Runden
arena-leads = { $first } führt; mit { $probability } Wahrscheinlichkeit ist dieser Bot stärker als { $second }.
arena-open = { $first } führt, aber ob dieser Bot stärker ist als { $second }, ist offen: Die Wahrscheinlichkeit ist { $probability }.
arena-until_established = { $deals ->
    [one] Erwiesen nach einer Kartenverteilung: { $first } ist stärker als { $second } (Irrtumsrisiko 5 %).
   *[other] Erwiesen nach { $deals } Kartenverteilungen: { $first } ist stärker als { $second } (Irrtumsrisiko 5 %).
  }
arena-until_refuted = { $deals ->
    [one] Widerlegt nach einer Kartenverteilung: { $second } ist stärker als { $first } (Irrtumsrisiko 5 %).
   *[other] Widerlegt nach { $deals } Kartenverteilungen: { $second } ist stärker als { $first } (Irrtumsrisiko 5 %).
  }
arena-until_open = { $deals ->
    [one] Offen nach einer Kartenverteilung: Ob { $first } stärker ist als { $second }, lässt sich noch nicht sagen.
   *[other] Offen nach { $deals } Kartenverteilungen: Ob { $first } stärker ist als { $second }, lässt sich noch nicht sagen.
  }
arena-fact_game = Spiel
arena-fact_setup = Aufbau
arena-fact_seed = Startwert
arena-fact_deals = Kartenverteilungen
arena-fact_games = Spiele
arena-fact_draws = geteilte Siege
arena-fact_version = Version
arena-fact_rules = Regelversion
arena-fact_ladder = Version der Leiter
arena-fact_command = Befehl
arena-method = Jede Kartenverteilung wurde in jeder Sitzordnung einmal gespielt. Die Spielstärken passen das Modell von Plackett und Luce nach größter Wahrscheinlichkeit an alle Reihenfolgen im Ziel an; Intervalle und Wahrscheinlichkeiten stammen aus tausend Ziehungen des Bayes-Bootstraps über Kartenverteilungen, der alle Spiele einer Verteilung gemeinsam gewichtet.
arena-error = Spiel { $number }: { $error }
arena-written = Bericht in { $html } und { $json }

## Die Leiter

ladder-anchor = Anker
ladder-points = Spielstärke
ladder-measured = gemessen, mit 95-%-Intervall
ladder-better = war besser
ladder-stronger = wahrscheinlich stärker
ladder-rating = { $bot }: { $rating } Punkte über zufälligem Spiel, auf Version { $version } der Leiter
ladder-kept = Alle Spiele stehen in { $file }; ein zweiter Start macht weiter.

## Der Trainer

coach-progress = { $games } Partien, { $tried } Pläne
coach-found = Der beste von { $tried } Plänen, nach { $games } Partien:
coach-rival = Gegen
coach-kept = Der Plan steht in { $file }, einer Regelliste, die überall spielt, wo ein Bot genannt wird; derselbe Befehl sucht von ihr aus weiter.
coach-trials_setups = Aufbauten
coach-trials_beaten = geschlagen in
coach-trials_share = Anteil, mit 95-%-Intervall
coach-trials_mean = Siege im Mittel
coach-trials_kept = Alle Ergebnisse stehen in { $file }; derselbe Befehl macht weiter.

## Gleichgewicht

balance-played = { $number ->
    [one] Ein Spiel von { $bot } auf { $seats } Plätzen
   *[other] { $number } Spiele von { $bot } auf { $seats } Plätzen
  }
balance-characters = Charaktere: wie oft gewann, wer sie spielte
balance-districts = Gebäude: wie oft gewann, wer sie am Ende hatte
balance-seats = Plätze
balance-scenarios = Szenarien: Punkte im Mittel
balance-random = Charaktere und Gebäude zufällig
balance-written = Zahlen in { $file }
balance-label = Ausgewogenheit
balance-line_characters = Wer { DEN($card) } spielte, gewann { $share } von { $games } Partien mit { $seats } Bots ({ $bot }; { $low } – { $high }; { $even } wäre ausgeglichen). Alle Zahlen: docs/balance.md
balance-line_districts = Wer { DEN($card) } am Ende hatte, gewann { $share } von { $games } Partien mit { $seats } Bots ({ $bot }; { $low } – { $high }; { $even } wäre ausgeglichen). Alle Zahlen: docs/balance.md

## Analyse

analyse-progress = Analyse läuft
analyse-chances = Siegchancen von der ersten bis zur letzten Entscheidung
analyse-moments = Entscheidende Augenblicke
analyse-none = Keine Entscheidung hat jemanden viel gekostet.
analyse-moment = Antwort { $step }, { $seat }: { $taken } ({ $after }) statt { $best } ({ $before })

## Lernen

learn-begins = Gelernt wird auf { $device }: { $parameters } Parameter, { $lanes } Spiele zugleich.
learn-progress = { $decisions } Entscheidungen, { $speed } pro Sekunde; gewinnt das { $times }-Fache seines Anteils, Zufall im Spiel { $entropy }
learn-match = Allein unter anderen, { $seats } Plätze, { $scenario }: { $games } Spiele, { $wins } gewonnen (± { $error }; gleich wären { $even })
learn-kept = Die Gewichte sind in { $file }, die Kurve ist in { $curve }.
learn-thinks = { $targets } Entscheidungen durchdacht, { $walks } Wege pro Sekunde, { $speed } Entscheidungen pro Sekunde; Verlust { $loss }, erste Wahl wie gefunden bei { $agrees }
learn-crowned = Der Schüler ist der neue Meister: In { $games } Spielen unter Meistern gewann er das { $times }-Fache (± { $error }) seines Anteils.
learn-refused = Der Meister bleibt: In { $games } Spielen unter Meistern gewann der Schüler das { $times }-Fache (± { $error }) seines Anteils.
learn-unjudged = Der Meister bleibt: Nach { $games } Spielen war die Zeit um, zu wenigen, um den Schüler zu beurteilen.

## Rätsel

puzzles-progress = { $games } Partien, { $positions } Stellungen, { $found } Rätsel
puzzles-held = Rätsel { $id }: führt mit { $lead }; in { $beaten } von { $worlds } Welten war eine andere Antwort besser
puzzles-checked = { $number } Rätsel in neu gegebenen Welten: { $first } Antworten führen, { $clear } davon mit mindestens { $least }; { $never } waren in jeder Welt besser oder gleich gut
puzzles-kept = { $found } Rätsel mehr; { $file } hat { $number }, und derselbe Befehl sucht von dort weiter.
