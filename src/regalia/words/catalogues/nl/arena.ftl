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
