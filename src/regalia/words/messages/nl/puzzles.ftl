### Puzzels, en wat er bij een wordt gezegd

web-puzzles = Puzzels
web-puzzles-intro = Stellingen uit echte spellen waarin één antwoord veel beter is, beproefd met 55 verdelingen van de gedekte kaarten.
web-puzzle-today = Puzzel van de dag
web-puzzle-number = Puzzel { $number }
web-puzzle-next = Volgende puzzel
web-puzzle-was-solved = Puzzel { $number }, opgelost
web-puzzle-unsolved = Volgende open puzzel
web-puzzle-daily = Elke dag één, voor iedereen dezelfde.
web-puzzle-level-done = Alle puzzels van dit niveau zijn opgelost.
web-puzzle-level = Niveau { $level }
web-puzzle-level-of = { $done } van { $all } opgelost
web-puzzle-streak = { $number ->
    [one] { $number } dag op rij
   *[other] { $number } dagen op rij
  }
web-puzzle-ask = Eén antwoord is veel beter dan alle andere. Welk?
web-puzzle-other = Er is iets beters. Kijk nog eens.
web-puzzle-well = Goed: { $said }.
web-puzzle-all = Alle puzzels
