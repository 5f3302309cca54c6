### Beobachtungen lernender Programme, in Worten.

env-line = { $what }: { $things }
env-line_of = { $what } ({ $seat }): { $things }
env-backs = { $number } verdeckt
env-yes = ja
env-none = keiner
env-else = etwas anderes
env-at = { $thing } (Stelle { $place })
env-times = { $number } × { $thing }
env-wait = warten, bis du gefragt wirst
env-unnamed = { $verb } { $subject }
env-waiting = { $thing } von { $seat }
env-over = Das Spiel ist zu Ende.
env-asked = { $seat } muss entscheiden.
env-asked_you = Du musst entscheiden.

env-label-asked = Gefragt
env-label-question = Frage

env-phase-action = Aktionsphase
env-phase-buy = Kaufphase
env-phase-night = Nachtphase
env-phase-clean_up = Aufräumphase
env-phase-start = Beginn des Zuges

env-token-debt = Schuldenmarker
env-token-coffers = Taler
env-token-villagers = Dorfbewohner
env-token-favors = Gefallen
env-token-vp_tokens = Punktmarker
env-token-minus_card = −1-Karte-Marker
env-token-minus_coin = −1-Münze-Marker
env-token-skips = auszusetzende Züge
env-token-gains = in diesem Zug genommene Karten
env-token-last_gains = im letzten Zug genommene Karten
env-token-card_token = Stapel mit dem +1-Karte-Marker
env-token-action_token = Stapel mit dem +1-Aktion-Marker
env-token-buy_token = Stapel mit dem +1-Kauf-Marker
env-token-coin_token = Stapel mit dem +1-Münze-Marker
env-token-action_gains = in diesem Zug genommene Aktionskarten
env-token-pirate_coins = Münzen auf dem Piratenschiff-Tableau
