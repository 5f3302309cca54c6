### Why something can or cannot be done: what every game can answer. The rule is named after the sentence.

reason-legal = You may do that now.
reason-over = The game is over.
reason-waiting = Now it is up to { $asked }.
reason-asked_otherwise = Something else is being asked now.
reason-not_among = This is not among the choices.
reason-must_choose = You cannot decline here.
reason-reacted = You have already used or declined that for this.
reason-cannot_react = Nothing lets you do that now.
