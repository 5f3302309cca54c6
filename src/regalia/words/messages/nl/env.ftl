### Waarnemingen van lerende programma's, in woorden.

env-line = { $what }: { $things }
env-line_of = { $what } ({ $seat }): { $things }
env-backs = { $number } gedekt
env-yes = ja
env-none = geen
env-else = iets anders
env-at = { $thing } (plaats { $place })
env-times = { $number } × { $thing }
env-wait = wachten tot je iets gevraagd wordt
env-unnamed = { $verb } { $subject }
env-waiting = { $thing } van { $seat }
env-over = Het spel is afgelopen.
env-asked = { $seat } moet kiezen.
env-asked_you = Jij moet kiezen.

env-label-asked = Gevraagd
env-label-question = Vraag

env-phase-action = Actiefase
env-phase-buy = Aanschaffase
env-phase-night = Nachtfase
env-phase-clean_up = Opschoonfase
env-phase-start = begin van de beurt

env-token-debt = Schuld
env-token-coffers = Geldkisten
env-token-villagers = Dorpsbewoners
env-token-favors = Diensten
env-token-vp_tokens = Puntenfiches
env-token-minus_card = −1-kaartfiche
env-token-minus_coin = −1-muntfiche
env-token-skips = over te slaan beurten
env-token-gains = deze beurt gepakte kaarten
env-token-last_gains = vorige beurt gepakte kaarten
env-token-card_token = stapel met het +1-kaartfiche
env-token-action_token = stapel met het +1-actiefiche
env-token-buy_token = stapel met het +1-aanschaffiche
env-token-coin_token = stapel met het +1-muntfiche
env-token-action_gains = deze beurt gepakte acties
env-token-pirate_coins = munten op het Piratenschiptableau
