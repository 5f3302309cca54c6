### Warum etwas geht oder nicht geht: was jedes Spiel antworten kann. Die Regel steht hinter dem Satz.

reason-legal = Das kannst du jetzt tun.
reason-over = Das Spiel ist zu Ende.
reason-waiting = Jetzt entscheidet { $asked }.
reason-asked_otherwise = Gerade wird etwas anderes gefragt.
reason-not_among = Das steht nicht zur Wahl.
reason-must_choose = Ablehnen geht hier nicht.
reason-reacted = Das hast du hierfür schon benutzt oder abgelehnt.
reason-cannot_react = Dazu berechtigt dich jetzt nichts.
