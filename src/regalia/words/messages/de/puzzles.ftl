### Rätsel, und was bei einem gesagt wird

web-puzzles = Rätsel
web-puzzles-intro = Stellungen aus echten Partien, in denen eine Antwort weit besser ist: erprobt mit 55 Verteilungen der verdeckten Karten.
web-puzzle-today = Rätsel des Tages
web-puzzle-number = Rätsel { $number }
web-puzzle-next = Nächstes Rätsel
web-puzzle-was-solved = Rätsel { $number }, gelöst
web-puzzle-unsolved = Nächstes offenes Rätsel
web-puzzle-daily = Jeden Tag eines, für alle dasselbe.
web-puzzle-level-done = Alle Rätsel dieser Stufe sind gelöst.
web-puzzle-level = Stufe { $level }
web-puzzle-level-of = { $done } von { $all } gelöst
web-puzzle-streak = { $number ->
    [one] { $number } Tag in Folge
   *[other] { $number } Tage in Folge
  }
web-puzzle-ask = Eine Antwort ist weit besser als alle anderen. Welche?
web-puzzle-other = Es gibt etwas Besseres. Sieh noch einmal hin.
web-puzzle-well = Richtig: { $said }.
web-puzzle-all = Alle Rätsel
