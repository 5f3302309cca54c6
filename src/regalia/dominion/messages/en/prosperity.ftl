### Dominion, Prosperity: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-watchtower = Draw until you have 6 cards in hand. When you gain a card, you may reveal this from your hand to trash that card or put it onto your deck.
    .short = Draw to 6 in hand. Reveal when gaining: trash it or onto deck.
    .full = It stays in your hand and may be revealed for every card you gain. A card you trash was gained all the same.
dominion-text-grand_market = +1 Card, +1 Action, +1 Buy, +$2. Cannot be bought while you have a { dominion-card-copper } in play.
    .short = +1 Card, +1 Action, +1 Buy, +$2. Not with { dominion-card-copper } in play.
    .full = You may hold back any { dominion-card-copper } of your hand. Gaining it in another way is always allowed.
dominion-text-counting_house = Look through your discard pile, reveal any number of Coppers from it and put them into your hand.
    .short = Any number of { dominion-card-copper } from your discard pile to your hand.
    .full = These were yours already: nothing is gained. The cards of your deck are not among them.
dominion-text-anvil = $1. You may discard a Treasure from your hand to gain a card costing up to $4.
    .short = $1. Discard a Treasure to gain a card up to $4.
    .full = Without a discarded Treasure nothing is gained.
dominion-text-bank = +$1 for each Treasure you have in play, this one included.
    .full = It is counted when you play it: Treasures played later add nothing.
dominion-text-bishop = +$1, +1 VP token. Trash a card from your hand: +1 VP token for every $2 it costs, rounded down. Each other player may trash a card from their hand.
    .short = +$1, +1 VP. Trash 1: +1 VP per $2. Others may trash one.
    .full = Potions and Debt in the cost bring nothing. The others get no tokens for what they trash.
dominion-text-charlatan = +$3. Each other player gains a { dominion-card-curse }. In games using this, { dominion-card-curse } is also a Treasure worth $1.
    .short = +$3. Others gain a { dominion-card-curse }. { dominion-card-curse } is also a Treasure for $1.
    .full = That holds for everybody and all game long, at the end too: a { dominion-card-curse } may be played, counts as a Treasure wherever that matters, and still costs a point.
dominion-text-city = +1 Card, +2 Actions. If one or more Supply piles are empty, +1 Card. If two or more are, also +1 Buy and +$1.
    .short = +1 Card, +2 Actions. 1 pile empty: +1 Card; 2: +1 Buy, +$1.
    .full = The piles are counted when you play it. Piles beside the Supply do not count.
dominion-text-clerk = +$2. Each other player with 5 or more cards in hand puts one of them onto their deck. At the start of your turn, you may play this from your hand.
    .short = +$2. Others with 5 or more put one onto deck. Reaction.
    .full = Played at the start of the turn it uses none of your Actions. You may play several, one after the other.
dominion-text-collection = $2, +1 Buy. This turn, when you gain an Action, +1 VP token.
    .full = Each playing counts, also after the card left play. What you gained before brings nothing.
dominion-text-crystal_ball = $1. Look at the top card of your deck. You may trash it, discard it or, if it is an Action or Treasure, play it.
    .short = $1. Top card: may trash, discard, or play Action/Treasure.
    .full = Otherwise it stays there. Playing an Action this way uses none of your Actions, in the Buy phase too.
dominion-text-expand = Trash a card from your hand. Gain a card costing up to $3 more.
    .short = Trash a card from your hand. Gain one costing up to $3 more.
    .full = Both have to be done if they can. The gained card may cost as much or less.
dominion-text-forge = Trash any number of cards from your hand. Gain a card costing exactly as many coins as they cost together.
    .short = Trash any number of cards; gain one costing exactly their sum.
    .full = Potions and Debt of the trashed cards do not count, and the gained card has neither. If you trash nothing, you gain a card costing $0 if there is one.
dominion-text-goons = +1 Buy, +$2. Each other player discards down to 3 cards in hand. While this is in play, when you buy a card, +1 VP token.
    .short = +1 Buy, +$2. Others down to 3 cards. In play: +1 VP per buy.
    .full = Each copy in play brings a token for every card you buy, none for gaining in another way.
dominion-text-hoard = $2. This turn, when you gain a Victory card you bought, gain a { dominion-card-gold }.
    .short = $2. This turn, per bought Victory card, gain a { dominion-card-gold }.
    .full = Once for each playing. A Victory card gained without buying it brings nothing. In the first printing: while this is in play, when you buy a Victory card.
dominion-text-investment = Trash a card from your hand. Choose one: +$1; or trash this, and if you did, reveal your hand for +1 VP token per differently named Treasure in it.
    .short = Trash 1. +$1; or trash this: +1 VP per Treasure name in hand.
    .full = You trash a card first if you have one. Played again after it was trashed it cannot be trashed once more.
dominion-text-kings_court = You may play an Action from your hand three times.
    .full = Each time it is followed completely before the next; none of your Actions is used. Played on itself, three Actions are played three times each.
dominion-text-loan = $1. Reveal cards from your deck until you reveal a Treasure. Trash or discard it, then discard the others.
    .short = $1. Reveal until a Treasure; trash or discard it.
    .full = If there is no Treasure, everything revealed is discarded.
dominion-text-magnate = Reveal your hand. +1 Card for each Treasure in it.
    .full = Only the cards in your hand before drawing are counted.
dominion-text-mint = You may reveal a Treasure from your hand to gain a copy of it. When you gain this, trash all Treasures you have in play except Durations.
    .short = Reveal a Treasure: gain a copy. On gain: trash yours in play.
    .full = The copy comes from the Supply; of a card without a pile there is none. In the first printing: when you buy this, all Treasures in play.
dominion-text-monument = +$2, +1 VP token.
    .full = The token counts a point at the end of the game.
dominion-text-mountebank = +$2. Each other player may discard a { dominion-card-curse }; whoever does not gains a { dominion-card-curse } and a { dominion-card-copper }.
    .short = +$2. Others discard a { dominion-card-curse }, or gain { dominion-card-curse } and { dominion-card-copper }.
    .full = In turn order. If one of the two piles is empty, the other card comes all the same.
dominion-text-peddler = +1 Card, +1 Action, +$1. During a player's Buy phase, this costs $2 less for each Action that player has in play.
    .short = +1 Card, +1 Action, +$1. In Buy phase $2 less per Action.
    .full = All copies, wherever they are and whosever, but never below $0. In other phases it costs $8.
dominion-text-quarry = $1. This turn, Actions cost $2 less, but not less than $0.
    .full = Again for each playing, and also for cards that are Actions among other types. In the first printing: while this is in play.
dominion-text-rabble = +3 Cards. Each other player reveals the top 3 cards of their deck, discards the Actions and Treasures, and puts the rest back in any order.
    .short = +3 Cards. Others discard Actions and Treasures of their top 3.
    .full = A card that is an Action or a Treasure among other types is discarded.
dominion-text-royal_seal = $2. While this is in play, when you gain a card, you may put it onto your deck.
    .short = $2. While in play: what you gain may go onto your deck.
    .full = It may be used for every card you gain, bought or not.
dominion-text-talisman = $1. While this is in play, when you buy a card costing up to $4 that is no Victory card, gain a copy of it.
    .short = $1. Buy a non-Victory up to $4: gain a copy of it.
    .full = Each copy in play brings one more. Only bought cards count, and Potions and Debt are more than $4.
dominion-text-tiara = +1 Buy. This turn, when you gain a card, you may put it onto your deck. You may play a Treasure from your hand twice.
    .short = +1 Buy. Gained cards may go onto deck. Play a Treasure twice.
    .full = Played on itself, two Treasures are played twice each. What you gained before it stays where it is.
dominion-text-vault = +2 Cards. Discard any number of cards for +$1 each. Each other player may discard 2 cards to draw one.
    .short = +2 Cards. Discard any for +$1 each. Others: 2 cards for one.
    .full = Whoever has a single card in hand may discard it, but draws nothing. In turn order.
dominion-text-venture = $1. Reveal cards from your deck until you reveal a Treasure. Discard the others and play that Treasure.
    .short = $1. Reveal until a Treasure and play it.
    .full = If there is no Treasure, everything revealed is discarded. Another such card that comes up goes on revealing.
dominion-text-workers_village = +1 Card, +2 Actions, +1 Buy.
    .full = It gives no coins.
dominion-text-contraband = $3, +1 Buy. The player to your left names a card; you cannot buy it this turn.
    .short = $3, +1 Buy. Left player names a card you cannot buy this turn.
    .full = Any card may be named. You may gain it in other ways; the names of several such cards add up.
dominion-text-war_chest = The player to your left names a card. Gain a card costing up to $5 that was not named for a { dominion-card-war_chest } this turn.
    .short = Left player names a card. Gain another one up to $5.
    .full = All names of the turn hold together, for gaining with this card only. You have to gain a card if you can.
dominion-text-trade_route = +1 Buy. Trash a card from your hand. +$1 for each token on the Trade Route mat. Setup: a token on each Victory pile of the Supply; when a card is first gained from the pile, it goes to the mat.
    .short = +1 Buy. Trash a card. +$1 per token on the mat.
    .full = The mat is shared by all. A pile of several cards counts as its placeholder says. In the first printing the coins come before the trashing.

## Answers and questions

dominion-option-watchtower_trashes = reveal { dominion-card-watchtower }: trash the card
    .typed = watchtower trash; trash
dominion-option-watchtower_topdecks = reveal { dominion-card-watchtower }: put the card onto your deck
    .typed = watchtower topdeck; topdeck; deck
dominion-option-take_coppers = take { $number ->
        [one] { $number } { dominion-card-copper }
       *[other] { $number } Coppers
    } into your hand
    .typed = take; copper; coppers; hand
dominion-question-take_coppers = How many Coppers do you take into your hand?
    .pass = none
dominion-event-takes_coppers = { $seat } takes { $number ->
        [one] a { dominion-card-copper }
       *[other] { $number } Coppers
    } of the discard pile into their hand.
    .seat = You take { $number ->
            [one] a { dominion-card-copper }
           *[other] { $number } Coppers
        } of your discard pile into your hand.
dominion-option-play_clerk = play your { dominion-card-clerk }
    .typed = clerk; play clerk; play; yes
dominion-option-goons_points = take VP tokens for { dominion-card-goons }
    .typed = goons; tokens
dominion-option-talisman_copies = gain a copy for { dominion-card-talisman }
    .typed = talisman; copy
dominion-option-hoard_gold = gain a { dominion-card-gold } for { dominion-card-hoard }
    .typed = hoard; gold
dominion-option-hoard_gold_bought = { dominion-option-hoard_gold }
    .typed = hoard; gold
dominion-option-collection_points = take VP tokens for { dominion-card-collection }
    .typed = collection; tokens
dominion-option-seal_topdecks = { dominion-card-royal_seal }: put the card onto your deck
    .typed = royal seal; seal; deck; topdeck
dominion-option-tiara_topdecks = { dominion-card-tiara }: put the card onto your deck
    .typed = tiara; deck; topdeck
dominion-option-mint_gained = trash your Treasures in play for { dominion-card-mint }
    .typed = mint; trash
dominion-option-mint_bought = { dominion-option-mint_gained }
    .typed = mint; trash
dominion-option-trash_for_points = trash this for VP tokens
    .typed = trash this; tokens; points
dominion-question-reveal_to_copy = Which Treasure do you reveal to gain a copy?
    .pass = reveal none
dominion-question-discard_curse = Do you discard a { dominion-card-curse }?
    .pass = gain a { dominion-card-curse } and a { dominion-card-copper }
dominion-question-discard_any_for_coins = Which cards do you discard for +$1 each?
    .pass = discard nothing more
dominion-question-discard_two_to_draw = Do you discard 2 cards to draw one?
    .pass = discard nothing
dominion-question-decide_about_top = What becomes of your top card?
dominion-question-trash_or_discard = Do you trash this Treasure or discard it?
dominion-event-moves_trade_token = The token of { $card } goes to the Trade Route mat.
