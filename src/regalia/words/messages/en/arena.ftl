### Matches and tournaments: what the command and the report say.

arena-title = Results
arena-played = { $number ->
    [one] One game of { $game }
   *[other] { $number } games of { $game }
  }
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-interval = 95 % interval
arena-even = Even
arena-mean = Mean score
arena-rating = Rating
arena-rating_interval = Rating, 95 % interval
arena-pairwise = How often the bot of a row did better than that of a column
arena-plot_wins = Share of games won, with 95 % intervals; the strokes mark what equals would win
arena-plot_ratings = Ratings with 95 % intervals
arena-plot_points = How often each score was reached
arena-plot_length = Number of rounds
arena-error = game { $number }: { $error }
arena-written = Report in { $html } and { $json }

## Balance

balance-played = { $number ->
    [one] One game of { $bot } at { $seats } seats
   *[other] { $number } games of { $bot } at { $seats } seats
  }
balance-characters = Characters: how often whoever played them won
balance-districts = Districts: how often whoever had them at the end won
balance-seats = Seats
balance-scenarios = Scenarios: mean scores
balance-random = random cast and districts
balance-written = Numbers in { $file }
balance-label = Balance
balance-line_characters = Whoever played { THE($card) } won { $share } of { $games } games of { $seats } { $bot }s ({ $low } – { $high }; { $even } is even). All numbers: docs/balance.md
balance-line_districts = Whoever had { THE($card) } at the end won { $share } of { $games } games of { $seats } { $bot }s ({ $low } – { $high }; { $even } is even). All numbers: docs/balance.md

## Analysis

analyse-progress = Thinking
analyse-chances = Chances of winning, from the first decision to the last
analyse-moments = Decisive moments
analyse-none = No decision cost anybody much.
analyse-moment = Answer { $step }, { $seat }: { $taken } ({ $after }) rather than { $best } ({ $before })
