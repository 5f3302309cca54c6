### Matches and tournaments: what the command and the report say.

arena-title = Results
arena-played = { $number ->
    [one] One game of { $game }
   *[other] { $number } games of { $game }
  }
arena-standings = Standings
arena-standings_note = Ratings are points above the mean of the field: who has 100 more does better in 64 % of encounters. Grey figures and bars are 95 % intervals, by deal; dotted strokes mark what equals would have.
arena-ladder_note = Ratings are points on the ladder, above random play; who has 100 more does better in 64 % of encounters. Grey figures and bars are 95 % intervals, by deal; the ratings of anchors are fixed. Dotted strokes mark what equals would win.
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-interval = 95 % interval
arena-even = Even
arena-draws = Draws
arena-mean = Mean score
arena-rating = Rating
arena-pairwise = Who is stronger
arena-pairwise_note = How probably the bot of a row is stronger than that of a column, as all games together show; below it, how often it did better where they met, with its 95 % interval.
arena-seats = Seats
arena-seats_note = How often each seat won. Everybody sat everywhere with the same cards, so this is the seat and not who sat there.
arena-seat = Seat
arena-plot_points = How often each score was reached
arena-lengths = How long games were
arena-plot_length = Number of rounds
arena-kept = All games
arena-games_note = Every game is kept as a record, which can be opened again:
arena-listed = { $number ->
    [one] one game
   *[other] { $number } of { $all } games
  }
arena-line = Line
arena-deal = Deal
arena-places = Seats in order, with their scores; winners are bold
arena-rounds = Rounds
arena-leads = { $first } leads; the probability that it is stronger than { $second } is { $probability }.
arena-open = { $first } leads, but whether it is stronger than { $second } is open: the probability is { $probability }.
arena-until_established = { $deals ->
    [one] Established after one deal: { $first } is stronger than { $second } (risk of error 5 %).
   *[other] Established after { $deals } deals: { $first } is stronger than { $second } (risk of error 5 %).
  }
arena-until_refuted = { $deals ->
    [one] Refuted after one deal: { $second } is stronger than { $first } (risk of error 5 %).
   *[other] Refuted after { $deals } deals: { $second } is stronger than { $first } (risk of error 5 %).
  }
arena-until_open = { $deals ->
    [one] Open after one deal: whether { $first } is stronger than { $second } cannot be said yet.
   *[other] Open after { $deals } deals: whether { $first } is stronger than { $second } cannot be said yet.
  }
arena-fact_game = Game
arena-fact_setup = Setup
arena-fact_seed = Seed
arena-fact_deals = Deals
arena-fact_games = Games
arena-fact_draws = Draws
arena-fact_version = Version
arena-fact_rules = Rules version
arena-fact_ladder = Ladder version
arena-fact_command = Command
arena-method = Every deal was played once in every seating. Ratings are the maximum-likelihood fit of the Plackett–Luce model to all finishing orders; intervals and probabilities come from a thousand draws of the Bayesian bootstrap over deals, which weighs all games of a deal together.
arena-error = game { $number }: { $error }
arena-written = Report in { $html } and { $json }

## The ladder

ladder-anchor = Anchor
ladder-points = Rating
ladder-measured = Measured, with 95 % interval
ladder-better = Did better
ladder-stronger = Probably stronger
ladder-rating = { $bot }: { $rating } points above random play, on version { $version } of the ladder
ladder-kept = All games are in { $file }; a second start goes on.

## The coach

coach-progress = { $games } games, { $tried } plans
coach-found = The best of { $tried } plans, after { $games } games:
coach-rival = Against
coach-kept = The plan is in { $file }, a rule list that plays wherever a bot is named; the same command goes on from it.
coach-trials_setups = Setups
coach-trials_beaten = Beaten in
coach-trials_share = Share, with 95 % interval
coach-trials_mean = Wins on average
coach-trials_kept = All results are in { $file }; the same command goes on.

## Balance

balance-played = { $number ->
    [one] One game of { $bot } at { $seats } seats
   *[other] { $number } games of { $bot } at { $seats } seats
  }
balance-characters = Characters: share of games won by their players
balance-districts = Districts: share of games won by players who had them at the end
balance-seats = Seats
balance-scenarios = Scenarios: mean scores
balance-random = random cast and districts
balance-written = Numbers in { $file }
balance-label = Balance
balance-line_characters = Whoever played { THE($card) } won { $share } of { $games } games of { $seats } bots ({ $bot }; { $low } – { $high }; { $even } is even). All numbers: docs/balance.md
balance-line_districts = Whoever had { THE($card) } at the end won { $share } of { $games } games of { $seats } bots ({ $bot }; { $low } – { $high }; { $even } is even). All numbers: docs/balance.md

## Analysis

analyse-progress = Thinking
analyse-chances = Chances of winning, from the first decision to the last
analyse-moments = Decisive moments
analyse-none = No decision cost anybody much.
analyse-moment = Answer { $step }, { $seat }: { $taken } ({ $after }) rather than { $best } ({ $before })

## Learning

learn-begins = Learning on { $device }: { $parameters } parameters, { $lanes } games at once.
learn-progress = { $decisions } decisions, { $speed } a second; wins { $times } times its even share, chance in its play { $entropy }
learn-match = One among others, { $seats } seats, { $scenario }: { $games } games, { $wins } won (± { $error }; even { $even })
learn-kept = The weights are in { $file }, the curve in { $curve }.
learn-thinks = { $targets } decisions thought about, { $walks } walks a second, { $speed } decisions a second; loss { $loss }, first choice as found in { $agrees }
learn-crowned = The pupil is the new champion: in { $games } games among champions it won { $times } (± { $error }) times its share.
learn-refused = The champion stays: in { $games } games among champions the pupil won { $times } (± { $error }) times its share.
learn-unjudged = The champion stays: the time was over after { $games } games, too few to judge the pupil.

## Puzzles

puzzles-progress = { $games } games, { $positions } positions, { $found } puzzles
puzzles-held = puzzle { $id }: leads by { $lead }; in { $beaten } of { $worlds } worlds another answer was better
puzzles-checked = { $number } puzzles in worlds dealt anew: { $first } answers lead, { $clear } of them by { $least } at least; { $never } were better in every world or as good
puzzles-kept = { $found } more puzzles; { $file } has { $number }, and the same command goes on from there.
