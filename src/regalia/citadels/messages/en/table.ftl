### Citadels: the types of districts, the table and the score sheet. `.typed`: other ways to write a name.

## Types of districts. `.letter`: the letter before cards

citadels-kind-noble = noble
    .letter = N
    .typed = noble; yellow
citadels-kind-religious = religious
    .letter = R
    .typed = religious; church; blue
citadels-kind-trade = trade
    .letter = T
    .typed = trade; green
citadels-kind-military = military
    .letter = M
    .typed = military; red
citadels-kind-unique = unique
    .letter = U
    .typed = unique; purple; special
citadels-kind-action = action card
    .letter = A

## On the table and on the score sheet

citadels-cost-none = not built for gold
citadels-with_coin = { $card } with a coin
    .typed = coin; beautified
citadels-score-districts = Districts
citadels-score-first_complete = First complete city
citadels-score-complete = Complete city
citadels-score-all_types = All five types
citadels-score-action_cards = Action cards in hand
citadels-score-tie_break = Tie-break: highest rank
