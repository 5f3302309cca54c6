### Wettkämpfe und Turniere: was der Befehl und der Bericht sagen.

arena-title = Ergebnisse
arena-played = { $number ->
    [one] Ein Spiel { $game }
   *[other] { $number } Spiele { $game }
  }
arena-bot = Bot
arena-games = Spiele
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-even = bei gleicher Stärke
arena-mean = Punkte im Mittel
arena-rating = Spielstärke
arena-rating_interval = Spielstärke, 95-%-Intervall
arena-pairwise = Wie oft der Bot der Zeile besser war als der der Spalte
arena-plot_wins = Anteil der Siege mit 95-%-Intervallen; die Striche zeigen, was gleich starke gewännen
arena-plot_ratings = Spielstärken mit 95-%-Intervallen
arena-plot_points = Wie oft welche Punktzahl erreicht wurde
arena-plot_length = Zahl der Runden
arena-error = Spiel { $number }: { $error }
arena-written = Bericht in { $html } und { $json }

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
