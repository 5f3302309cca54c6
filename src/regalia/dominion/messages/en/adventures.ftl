### Dominion, Adventures: names, texts, and what only these cards ask and tell.

## Names

dominion-card-page = Page
dominion-card-treasure_hunter = Treasure Hunter
dominion-card-warrior = Warrior
dominion-card-hero = Hero
dominion-card-champion = Champion
dominion-card-peasant = Peasant
dominion-card-soldier = Soldier
dominion-card-fugitive = Fugitive
dominion-card-disciple = Disciple
dominion-card-teacher = Teacher
dominion-card-ratcatcher = Ratcatcher
dominion-card-duplicate = Duplicate
dominion-card-royal_carriage = Royal Carriage
dominion-card-bridge_troll = Bridge Troll
dominion-card-relic = Relic
dominion-card-hireling = Hireling

## Texts: on the card, and in full with rulings

dominion-text-page = +1 Card, +1 Action. When you discard this from play, you may exchange it for a { dominion-card-treasure_hunter }.
    .full = Exchanging is optional, neither a gain nor a trashing, and impossible while the pile of the new card is empty. This card brings the whole line up to the { dominion-card-champion } into the game.
dominion-text-treasure_hunter = +1 Action, +$1. Gain a { dominion-card-silver } per card the player to your right gained in their last turn. When you discard this from play, you may exchange it for a { dominion-card-warrior }.
    .full = Only their own last turn counts, not what they gained in the turns of others. Not in the Supply. Exchanging is optional, neither a gain nor a trashing, and impossible while the pile of the new card is empty.
dominion-text-warrior = +2 Cards. Each other player does this once per Traveller you have in play: discard the top card of their deck, and trash it if it costs exactly $3 or $4. When you discard this from play, you may exchange it for a { dominion-card-hero }.
    .full = This card counts as a Traveller itself; { dominion-card-champion } and { dominion-card-teacher } do not. Costs are those of this moment. Not in the Supply. Exchanging is optional, neither a gain nor a trashing, and impossible while the pile of the new card is empty.
dominion-text-hero = +$2. Gain a Treasure. When you discard this from play, you may exchange it for a { dominion-card-champion }.
    .full = Any Treasure of the Supply, also one of the Kingdom, whatever it costs. Not in the Supply. Exchanging is optional, neither a gain nor a trashing, and impossible while the pile of the new card is empty.
dominion-text-champion = +1 Action. For the rest of the game the Attacks of others do not affect you, and each Action you play first gives +1 Action.
    .full = It stays in play for good and is no Traveller. The Action comes before the instructions of the card you play; every further one gives one more. Not in the Supply.
dominion-text-peasant = +1 Buy, +$1. When you discard this from play, you may exchange it for a { dominion-card-soldier }.
    .full = Exchanging is optional, neither a gain nor a trashing, and impossible while the pile of the new card is empty. This card brings the whole line up to the { dominion-card-teacher } into the game.
dominion-text-soldier = +$2. +$1 for each other Attack you have in play. Each other player with 4 or more cards in hand discards one. When you discard this from play, you may exchange it for a { dominion-card-fugitive }.
    .full = Attacks that stayed in play from earlier turns count too. Not in the Supply. Exchanging is optional, neither a gain nor a trashing, and impossible while the pile of the new card is empty.
dominion-text-fugitive = +2 Cards, +1 Action. Discard a card. When you discard this from play, you may exchange it for a { dominion-card-disciple }.
    .full = The card comes from your hand, after drawing. Not in the Supply. Exchanging is optional, neither a gain nor a trashing, and impossible while the pile of the new card is empty.
dominion-text-disciple = You may play an Action from your hand twice. If you do, gain a copy of it. When you discard this from play, you may exchange it for a { dominion-card-teacher }.
    .full = The copy comes from the Supply; of a card that is not there you gain none. Not in the Supply itself. Exchanging is optional, neither a gain nor a trashing, and impossible while the pile of the new card is empty.
dominion-text-teacher = Put this on your Tavern mat. Call it at the start of your turn to put one of your tokens +1 Card, +1 Action, +1 Buy or +$1 onto an Action Supply pile without a token of yours.
    .full = Whenever you play a card of that pile you first get the bonus of the token. A token may be moved again by a later call. Not in the Supply and no Traveller.
dominion-text-ratcatcher = +1 Card, +1 Action. Put this on your Tavern mat. Call it at the start of your turn to trash a card from your hand.
    .full = Calling it uses no Action and is no playing; a called card is discarded in Clean-up.
dominion-text-duplicate = Put this on your Tavern mat. When you gain a card costing up to $6, you may call this to gain a copy of it.
    .full = Also in the turn of another player. The copy comes from the Supply; for the copy you may call the next one.
dominion-text-royal_carriage = +1 Action. Put this on your Tavern mat. Directly after you resolve an Action that is still in play, you may call this to play that Action again.
    .full = If it replays a Duration it stays in play as long as that one. An Action that left play cannot be replayed.
dominion-text-bridge_troll = Each other player takes their −1 coin token. Now and at the start of your next turn: +1 Buy. While this is in play, cards cost $1 less on your turns, but not less than $0.
    .full = Whoever has the token gets $1 less the next time they get coins, and returns it. By the newest wording cards cost $1 less in this turn and the next one for each time it was played.
dominion-text-relic = +$2. Each other player puts their −1 Card token on their deck.
    .full = With the token you draw one card fewer the next time you draw, and it goes. Everybody has only one. A Treasure that is an Attack.
dominion-text-hireling = At the start of each of your turns for the rest of the game: +1 Card.
    .full = It stays in play for good. Played at the start of a turn it draws in that turn already.

## Answers, questions and events

dominion-option-exchange_page = exchange your { dominion-card-page } for a { dominion-card-treasure_hunter }
    .typed = exchange; yes; exchange page; page
dominion-option-exchange_treasure_hunter = exchange your { dominion-card-treasure_hunter } for a { dominion-card-warrior }
    .typed = exchange; yes; exchange treasure hunter; treasure hunter
dominion-option-exchange_warrior = exchange your { dominion-card-warrior } for a { dominion-card-hero }
    .typed = exchange; yes; exchange warrior; warrior
dominion-option-exchange_hero = exchange your { dominion-card-hero } for a { dominion-card-champion }
    .typed = exchange; yes; exchange hero; hero
dominion-option-exchange_peasant = exchange your { dominion-card-peasant } for a { dominion-card-soldier }
    .typed = exchange; yes; exchange peasant; peasant
dominion-option-exchange_soldier = exchange your { dominion-card-soldier } for a { dominion-card-fugitive }
    .typed = exchange; yes; exchange soldier; soldier
dominion-option-exchange_fugitive = exchange your { dominion-card-fugitive } for a { dominion-card-disciple }
    .typed = exchange; yes; exchange fugitive; fugitive
dominion-option-exchange_disciple = exchange your { dominion-card-disciple } for a { dominion-card-teacher }
    .typed = exchange; yes; exchange disciple; disciple
dominion-option-call_ratcatcher = call your { dominion-card-ratcatcher } to trash a card
    .typed = call; yes; ratcatcher; call ratcatcher
dominion-option-call_duplicate = call your { dominion-card-duplicate } to gain a copy
    .typed = call; yes; duplicate; call duplicate
dominion-option-call_royal_carriage = call your { dominion-card-royal_carriage } to play the card again
    .typed = call; yes; royal carriage; call royal carriage
dominion-option-call_teacher = call your { dominion-card-teacher } to put a token onto a pile
    .typed = call; yes; teacher; call teacher
dominion-option-champion_protects = be protected by your { dominion-card-champion }
    .typed = champion; protect; protection
dominion-option-champion_gives_action = +1 Action from your { dominion-card-champion }
    .typed = champion; action; +1 action
dominion-option-token_on_pile = the bonus of your token on this pile
    .typed = token; bonus
dominion-option-put_token_on = put the token onto the pile of { $card }
    .typed = put; token; put token; onto
dominion-question-which_token = Which of your tokens do you move?
dominion-question-which_pile = Onto which pile does the token go?
dominion-event-moves_token = { $seat } puts the { $sort } onto the pile of { $card }.
    .seat = You put your { $sort } onto the pile of { $card }.
dominion-token-card_token = +1 Card token
dominion-token-action_token = +1 Action token
dominion-token-buy_token = +1 Buy token
dominion-token-coin_token = +1 coin token
