### Puzzles, and what is said at one

web-puzzles = Puzzles
web-puzzles-intro = Positions of real games where one answer is better by far, tried with 55 ways the hidden cards may lie.
web-puzzle-today = Puzzle of the day
web-puzzle-number = Puzzle { $number }
web-puzzle-next = Next puzzle
web-puzzle-was-solved = Puzzle { $number }, solved
web-puzzle-unsolved = Next unsolved puzzle
web-puzzle-daily = One a day, the same for everybody.
web-puzzle-level-done = Every puzzle of this level is solved.
web-puzzle-level = Level { $level }
web-puzzle-level-of = { $done } of { $all } solved
web-puzzle-streak = { $number ->
    [one] { $number } day in a row
   *[other] { $number } days in a row
  }
web-puzzle-ask = One answer is better by far. Which?
web-puzzle-other = There is something better. Look again.
web-puzzle-well = Right: { $said }.
web-puzzle-all = All puzzles
