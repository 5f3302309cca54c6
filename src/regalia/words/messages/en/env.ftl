### Observations of learning programs, in words.

env-line = { $what }: { $things }
env-line_of = { $what } ({ $seat }): { $things }
env-backs = { $number } face down
env-yes = yes
env-none = none
env-else = something else
env-at = { $thing } (place { $place })
env-times = { $number } × { $thing }
env-wait = wait until you are asked
env-unnamed = { $verb } { $subject }
env-waiting = { $thing } of { $seat }
env-over = The game is over.
env-asked = { $seat } must decide.
env-asked_you = You must decide.

env-label-asked = Asked
env-label-question = Question

env-phase-action = Action phase
env-phase-buy = Buy phase
env-phase-night = Night phase
env-phase-clean_up = Clean-up
env-phase-start = start of the turn

env-token-debt = Debt
env-token-coffers = Coffers
env-token-villagers = Villagers
env-token-favors = Favors
env-token-vp_tokens = VP tokens
env-token-minus_card = −1 Card token
env-token-minus_coin = −1 coin token
env-token-skips = turns to skip
env-token-gains = cards gained this turn
env-token-last_gains = cards gained last turn
env-token-card_token = pile with the +1 Card token
env-token-action_token = pile with the +1 Action token
env-token-buy_token = pile with the +1 Buy token
env-token-coin_token = pile with the +1 coin token
env-token-action_gains = Actions gained this turn
env-token-pirate_coins = coins on the Pirate Ship mat
