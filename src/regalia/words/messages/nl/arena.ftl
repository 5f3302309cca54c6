### Wedstrijden en toernooien: wat de opdracht en het verslag zeggen.

arena-title = Uitslagen
arena-played = { $number ->
    [one] Eén spel { $game }
   *[other] { $number } spellen { $game }
  }
arena-bot = Bot
arena-games = Spellen
arena-wins = Gewonnen
arena-interval = 95%-interval
arena-even = Even sterk
arena-mean = Gemiddelde score
arena-rating = Waardering
arena-rating_interval = Waardering, 95%-interval
arena-pairwise = Hoe vaak de bot van de rij het beter deed dan die van de kolom
arena-plot_wins = Aandeel gewonnen spellen met 95%-intervallen; de streepjes tonen wat even sterke zouden winnen
arena-plot_ratings = Waarderingen met 95%-intervallen
arena-plot_points = Hoe vaak welke score werd gehaald
arena-plot_length = Aantal ronden
arena-error = spel { $number }: { $error }
arena-written = Verslag in { $html } en { $json }

## Evenwicht

balance-played = { $number ->
    [one] Eén spel van { $bot } op { $seats } plaatsen
   *[other] { $number } spellen van { $bot } op { $seats } plaatsen
  }
balance-characters = Karakters: hoe vaak won wie ze speelde
balance-districts = Gebouwen: hoe vaak won wie ze aan het einde had
balance-seats = Plaatsen
balance-scenarios = Scenario's: gemiddelde scores
balance-random = karakters en gebouwen willekeurig
balance-written = Getallen in { $file }
balance-label = Balans
balance-line_characters = Wie { DE($card) } speelde, won { $share } van { $games } spellen met { $seats } bots ({ $bot }; { $low } – { $high }; { $even } is gelijk). Alle getallen: docs/balance.md
balance-line_districts = Wie { DE($card) } aan het einde had, won { $share } van { $games } spellen met { $seats } bots ({ $bot }; { $low } – { $high }; { $even } is gelijk). Alle getallen: docs/balance.md

## Analyse

analyse-progress = Er wordt nagedacht
analyse-chances = Winstkansen van de eerste tot de laatste beslissing
analyse-moments = Beslissende momenten
analyse-none = Geen beslissing heeft iemand veel gekost.
analyse-moment = Antwoord { $step }, { $seat }: { $taken } ({ $after }) in plaats van { $best } ({ $before })
