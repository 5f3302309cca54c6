### What would you do? Hints at a table, the moments that mattered, and what would have become of it

## Hints

web-hint-title = What would you do?
web-hint-thinking = Many possible deals are played on. It takes about two seconds.
web-hint-forced = There is only one thing to do.
web-hint-no_worlds = Nothing can be said here: no deal fits everything you know.
web-hint-note = Judged by what you can see: hidden cards are dealt again and again, and the numbers are averages.
web-hint-chance = { $chance } chance of winning
web-hint-first = Compared with the next best: { $said }.
web-hint-other = Compared with the best: { $said }.
web-hint-even = As good as the best, in another way: { $said }.
web-hint-as-good = As good as the best, as far as can be told.
web-hint-tied = Nothing to count speaks for one or the other.
web-hint-but = { $gain }, but { $cost }
web-hint-more-points = { $number } more points by your next turn
web-hint-less-points = { $number } fewer points by your next turn
web-hint-more-rival = the best of the others has { $number } points fewer
web-hint-less-rival = the best of the others has { $number } points more
web-hint-more-gold = { $number } more gold by your next turn
web-hint-less-gold = { $number } less gold by your next turn
web-hint-more-cards = { $number } more cards in hand by your next turn
web-hint-less-cards = { $number } fewer cards in hand by your next turn
web-hint-more-hand = an average hand of yours brings { $number } more coins
web-hint-less-hand = an average hand of yours brings { $number } fewer coins
web-hint-more-margin = { $number } points better off at the end
web-hint-less-margin = { $number } points worse off at the end
web-hint-more-prospects = better prospects
web-hint-less-prospects = worse prospects

## Learn from your game

web-walk-of = { $at } of { $all }.
web-walk-taken = You took “{ $taken }”: a chance of { $chance }.
web-walk-back = Before
web-walk-next = Next
web-walk-again = Try it again
web-walk-all = The whole game
web-walk-none = No decision of yours cost you much. Well played!

## What if

web-whatif-share = Share this position
web-origin-title = Against the original game
web-origin-then = Original
web-origin-now = This time
web-origin-points = Your points
web-origin-rival = Best of the others
web-origin-end = End
web-origin-won = won
web-origin-lost = not won
web-origin-step = Back to that step
