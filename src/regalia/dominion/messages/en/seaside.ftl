### Dominion, Seaside: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-ambassador = Reveal a card from your hand. Return up to 2 copies of it from your hand to the Supply. Then each other player gains a copy of it.
    .full = The revealed card may be one of those returned. Of a card without a Supply pile none is returned and nobody gains one.
dominion-text-outpost = You draw only 3 cards for your next hand and take an extra turn after this one.
    .full = It gives nobody a third turn in a row; if it cannot give an extra turn, you draw 5 cards as usual.
dominion-text-wharf = Now and at the start of your next turn: +2 Cards, +1 Buy.
    .full = It stays in play until the Clean-up of your next turn.
dominion-text-astrolabe = Now and at the start of your next turn: +$1, +1 Buy.
    .full = It stays in play until the Clean-up of your next turn. If it leaves play before, you still get what is to come.
dominion-text-bazaar = +1 Card, +2 Actions, +$1.
    .full = Afterwards you have one Action more than before, and a coin.
dominion-text-caravan = +1 Card, +1 Action. At the start of your next turn: +1 Card.
    .full = It stays in play until the Clean-up of your next turn. You decide in which order everything at the start of your turn is done.
dominion-text-cutpurse = +$2. Each other player discards a { dominion-card-copper }, or reveals a hand without any.
    .full = Exactly one each, even with more of them in hand.
dominion-text-explorer = You may reveal a { dominion-card-province } from your hand: gain a { dominion-card-gold } to your hand. Otherwise gain a { dominion-card-silver } to your hand.
    .full = With a { dominion-card-province } in hand you may still choose the { dominion-card-silver }. The card gained can be played this turn.
dominion-text-fishing_village = +2 Actions, +$1. At the start of your next turn: +1 Action, +$1.
    .full = It stays in play until the Clean-up of your next turn.
dominion-text-ghost_ship = +2 Cards. Each other player puts cards from their hand onto their deck until they have 3 in hand.
    .full = They choose the cards and their order. Whoever has 3 cards or fewer puts none back.
dominion-text-haven = +1 Card, +1 Action. Set aside a card from your hand face down. At the start of your next turn put it into your hand.
    .full = You have to set one aside if you can; only you may look at it. Without a card to set aside nothing is to come, and this is discarded this turn.
dominion-text-lookout = +1 Action. Look at the top 3 cards of your deck. Trash one, discard one, and put the other back.
    .full = You see all of them before you choose. With 2 cards one is trashed and one discarded; a single one is trashed.
dominion-text-merchant_ship = Now and at the start of your next turn: +$2.
    .full = It stays in play until the Clean-up of your next turn.
dominion-text-navigator = +$2. Look at the top 5 cards of your deck. Discard them all, or put them all back in any order.
    .full = All of them or none. With fewer cards you look at those there are.
dominion-text-pearl_diver = +1 Card, +1 Action. Look at the bottom card of your deck. You may put it on top.
    .full = Without a deck you shuffle first. The others see that you move it, not which card it is.
dominion-text-salvager = +1 Buy. Trash a card from your hand. +$1 per $1 it costs.
    .full = You have to trash one if you can. What counts is what it costs now; Potions and Debt bring nothing.
dominion-text-sea_chart = +1 Card, +1 Action. Reveal the top card of your deck. If you have a copy of it in play, put it into your hand.
    .full = This card in play counts. Otherwise the card stays on top.
dominion-text-sea_hag = Each other player discards the top card of their deck, then gains a { dominion-card-curse } onto their deck.
    .full = The { dominion-card-curse } comes even if there was no card to discard.
dominion-text-sea_witch = +2 Cards. Each other player gains a { dominion-card-curse }. At the start of your next turn: +2 Cards, then discard 2 cards.
    .full = Whoever is not affected gains nothing; what comes next turn is yours all the same.
dominion-text-tactician = If you have a card in hand, discard your hand, and at the start of your next turn: +5 Cards, +1 Action, +1 Buy.
    .full = With an empty hand nothing happens, and this is discarded this turn. Played twice, it finds no hand the second time.
dominion-text-tide_pools = +3 Cards, +1 Action. At the start of your next turn, discard 2 cards.
    .full = With fewer cards you discard those you have. You choose the order of everything at the start of your turn.
dominion-text-treasure_map = Trash this and a { dominion-card-treasure_map } from your hand. If you trashed two, gain 4 { dominion-card-gold } onto your deck.
    .full = Without a second one this is trashed all the same. You gain as many as there are.
dominion-text-warehouse = +3 Cards, +1 Action. Discard 3 cards.
    .full = You draw first. With fewer cards you discard those you have.
dominion-text-blockade = Gain a card costing up to $4, setting it aside. At the start of your next turn put it into your hand. Until then, whoever else gains a copy of it in their own turn gains a { dominion-card-curse }.
    .full = If something moves the card when you gain it, there is no { dominion-card-curse } and nothing to take. If you gain nothing, this is discarded this turn.
dominion-text-corsair = +$2. At the start of your next turn: +1 Card. Until then, each other player trashes the first { dominion-card-silver } or { dominion-card-gold } they play each turn.
    .full = It pays before it is trashed. One card a turn, however many of these there are; what was played earlier in the turn counts as the first.
dominion-text-embargo = +$2. Trash this. If you did, put an Embargo token on a Supply pile. When somebody buys a card of that pile, they gain a { dominion-card-curse } per token on it.
    .full = The tokens stay for good and add up. Gaining without buying brings none. In the first printing the token is put there even if this could not be trashed.
dominion-text-island = Put this and a card from your hand onto your Island mat. 2 VP.
    .full = As far as possible: without a card in hand only this, and if this is not in play only the other card. What lies there never comes back, and counts at the end.
dominion-text-lighthouse = +1 Action, +$1. At the start of your next turn: +$1. Until then, Attacks other players play do not affect you.
    .full = You need not do anything for it, and may still use Reactions. It ends as your next turn starts. In the first printing it holds while this is in play.
dominion-text-monkey = Until your next turn, when the player to your right gains a card, +1 Card. At the start of your next turn: +1 Card.
    .full = Also for what they gain in the turns of others. With two players that is the other one.
dominion-text-native_village = +2 Actions. Choose one: put the top card of your deck face down onto your Native Village mat; or put all cards of that mat into your hand.
    .full = You may look at those cards at any time, the others see how many there are. You may also choose what does nothing. What lies there counts at the end.
dominion-text-pirate = At the start of your next turn, gain a Treasure costing up to $6 to your hand. When anybody gains a Treasure, you may play this from your hand.
    .full = Played in the turn of another player, it works at the start of your own next turn. It uses no Action then.
dominion-text-pirate_ship = Choose one: +$1 per coin token on your mat; or each other player reveals the top 2 cards of their deck, trashes one of those Treasures that you choose, and discards the rest. If anything was trashed, put a coin token on your mat.
    .full = One token a play, however many Treasures were trashed; the tokens are never spent. It is an Attack whatever you choose, and Reactions come before the choice.
dominion-text-sailor = +1 Action. Once this turn, when you gain a Duration, you may play it. At the start of your next turn: +$2, and you may trash a card from your hand.
    .full = Also in the Action phase. Two of these play two Durations, but no card twice.
dominion-text-smugglers = Gain a copy of a card costing up to $6 that the player to your right gained in their last turn.
    .full = What counts is what it costs now, without Potions and Debt, and it comes from the Supply. After an extra turn that is their last one. This is no Attack.
dominion-text-treasury = +1 Card, +1 Action, +$1. At the end of your Buy phase this turn, if you gained no Victory card in it, you may put this onto your deck.
    .full = You decide about each of them on its own. Victory cards gained before that phase do not matter. In the first printing: when you discard it from play, if you bought no Victory card this turn.

## Answers, questions and events

dominion-option-return_copies = return { $number ->
            [0] none
            [one] { $number } copy
           *[other] { $number } copies
        }
    .typed = return; return copies; give back
dominion-question-reveal_to_return = Which card of your hand do you reveal?
dominion-question-return_copies = How many copies do you return to the Supply?
dominion-option-discard_all = discard them all
    .typed = discard; discard all; all
dominion-option-put_all_back = put them all back
    .typed = back; put back; keep
dominion-question-discard_all = Do you discard them all or put them back?
dominion-question-topdeck_down_to = Which card do you put onto your deck?
dominion-question-trash_of_top = Which of these cards do you trash?
dominion-question-discard_of_top = Which of these cards do you discard?
dominion-question-raise_bottom = Do you put the bottom card on top?
    .pass = leave it at the bottom
dominion-question-set_aside_from_hand = Which card of your hand do you set aside?
    .pass = set no more aside
dominion-question-show_province = Do you reveal a { dominion-card-province }?
    .pass = gain a { dominion-card-silver }
dominion-option-top_onto_mat = put your top card onto the mat
    .typed = mat; top card; put
dominion-option-take_mat = take all cards of the mat
    .typed = take; hand; all
dominion-option-coin_per_token = +$1 per coin token
    .typed = coins; tokens
dominion-option-rob_treasures = attack the others' Treasures
    .typed = attack; rob; trash
dominion-option-put_on_island = put { $card } onto your Island mat
    .typed = island; put; mat
dominion-option-put_embargo = put the token on the pile of { $card }
    .typed = embargo; token; put
dominion-option-curse_per_embargo = gain a { dominion-card-curse } per Embargo token
    .typed = embargo; curse
dominion-option-lighthouse_guards = be guarded by your { dominion-card-lighthouse }
    .typed = lighthouse; guard
dominion-option-lighthouse_guards_in_play = be guarded by your { dominion-card-lighthouse }
    .typed = lighthouse; guard
dominion-option-corsair_trashes = { dominion-card-corsair }: trash what you played
    .typed = corsair; trash
dominion-option-blockade_curses = { dominion-card-blockade }: gain a { dominion-card-curse }
    .typed = blockade; curse
dominion-option-monkey_draws = draw for your { dominion-card-monkey }
    .typed = monkey; draw
dominion-option-play_pirate = play your { dominion-card-pirate }
    .typed = pirate; play; yes
dominion-option-sailor_plays = { dominion-card-sailor }: play the card
    .typed = sailor; play; yes
dominion-question-put_on_island = Which card goes onto your Island mat?
dominion-question-put_embargo = On which pile do you put the token?
dominion-question-trash_booty = Which Treasure is trashed?
dominion-event-puts_on_island = { $seat } puts { A($card) } onto the Island mat.
    .seat = You put { A($card) } onto your Island mat.
dominion-event-puts_on_native_village = { $seat } puts a card onto the Native Village mat.
    .known = { $seat } puts { A($card) } onto the Native Village mat.
    .seat-known = You put { A($card) } onto your Native Village mat.
dominion-event-puts_embargo = { $seat } puts an Embargo token on the pile of { $card }.
    .seat = You put an Embargo token on the pile of { $card }.
dominion-token-pirate_coins = coin tokens of Pirate Ship
dominion-table-island_mat = Island mat
dominion-table-native_village_mat = Native Village mat
count-pirate_coins =
    { $number ->
        [one] { $number } coin token
       *[other] { $number } coin tokens
    }
dominion-option-treasury_topdecks = put a { dominion-card-treasury } onto your deck
    .typed = treasury; topdeck; yes
dominion-option-treasury_discarded = put the { dominion-card-treasury } onto your deck
    .typed = treasury; topdeck; yes
dominion-option-treasury_notes = { dominion-card-treasury }: a Victory card was bought
    .typed = treasury
