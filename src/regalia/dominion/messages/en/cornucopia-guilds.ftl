### Dominion, Cornucopia and Guilds, both editions: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-advisor = +1 Action. Reveal the top 3 cards of your deck. The player to your left picks one of them; discard it and put the others into your hand.
    .full = With fewer than 3 cards one of those revealed is discarded all the same.
dominion-text-baker = +1 Card, +1 Action, +1 Coffers. Set-up: everybody starts with 1 Coffers.
    .full = Everybody starts with it once, also if this card is only in the Black Market deck.
dominion-text-butcher = +2 Coffers. You may trash a card from your hand and spend any number of Coffers; if you trashed one, gain a card costing up to as much as it, and $1 more for each Coffers you spent.
    .full = Coffers spent on this bring no coins. You may spend none. Potions or Debt in the cost of the trashed card count for the gained one, too.
dominion-text-candlestick_maker = +1 Action, +1 Buy, +1 Coffers.
    .full = The Coffers may be spent this turn or kept for a later one.
dominion-text-carnival = Reveal the top 4 cards of your deck. Put one of each name into your hand and discard the others.
    .full = Of several with the same name you take one. With fewer than 4 cards you reveal those there are.
dominion-text-coronet = You may play a non-Reward Action from your hand twice. You may play a non-Reward Treasure from your hand twice.
    .full = First the Action, then the Treasure, in any phase; they use no Actions.
dominion-text-courser = Choose two: +2 Cards; +2 Actions; +$2; gain 4 { dominion-card-silver }s.
    .full = They must be different. Name both before you do either; they are done in the order given.
dominion-text-demesne = +2 Actions, +2 Buys. Gain a { dominion-card-gold }. Worth 1 point for each { dominion-card-gold } you have.
    .full = All your { dominion-card-gold }s at the end of the game count, for each { dominion-card-demesne }.
dominion-text-fairgrounds = Worth 2 points for every 5 differently named cards you have.
    .full = All your cards at the end of the game count, wherever they are, and each name once; 14 names are worth 4 points, 15 are worth 6.
dominion-text-farmhands = +1 Card, +2 Actions. When you gain this, you may set aside an Action or Treasure from your hand, and play it at the start of your next turn.
    .full = It is set aside face up, and then you have to play it. Also if you gain this in another player’s turn.
dominion-text-farming_village = +2 Actions. Reveal cards from your deck until you reveal an Action or Treasure. Put it into your hand and discard the others.
    .full = If there is none, all the revealed cards are discarded.
dominion-text-ferryman = +2 Cards, +1 Action. Discard a card. When you gain this, gain a card of its further pile. Set-up: an unused Kingdom pile costing $3 or $4 lies beside the Supply.
    .full = The pile is not in the Supply: its cards are gained in no other way, and empty it does not count. With none left you gain nothing more.
dominion-text-footpad = +2 Coffers. Each other player discards down to 3 cards in hand. In games using this: when you gain a card in an Action phase, +1 Card.
    .full = Everybody draws for each card they gain, in any player’s Action phase, also for a { dominion-card-curse }. Not in a Buy phase, at night or in Clean-up. You have to draw.
dominion-text-fortune_teller = +$2. Each other player reveals cards from their deck until they reveal a Victory card or a { dominion-card-curse }, puts it back onto the deck and discards the others.
    .full = Whoever has none discards all the revealed cards.
dominion-text-hamlet = +1 Card, +1 Action. You may discard a card for +1 Action. You may discard a card for +1 Buy.
    .full = At most one card for each; first you decide about the Action, then about the Buy.
dominion-text-harvest = Reveal the top 4 cards of your deck and discard them: +$1 for each different name.
    .full = With fewer than 4 cards you reveal and discard those there are.
dominion-text-herald = +1 Card, +1 Action. Reveal the top card of your deck; if it is an Action, play it. Buying it, you may pay more: for each $1 put a card from your discard pile onto your deck.
    .full = You have to play the Action; anything else stays on top. You may look through your discard pile. What you pay more for happens when you gain this, so this may be one of the cards; in the first printing it happens before.
dominion-text-horn_of_plenty = Gain a card costing up to $1 for each differently named card you have in play. If it is a Victory card, trash this.
    .full = This one counts, too, if it is in play. Each name counts once, Treasures and cards of earlier turns included.
dominion-text-horse_traders = +1 Buy, +$3. Discard 2 cards. When another player plays an Attack, you may first set this aside from your hand; at the start of your next turn, +1 Card and put it back into your hand.
    .full = With fewer than 2 cards you discard those you have. The Attack still affects you, with one card fewer in hand. Set aside it cannot be used again before it is back.
dominion-text-housecarl = +1 Card for each differently named Action you have in play.
    .full = This one counts, too, if it is in play. Each name counts once.
dominion-text-huge_turnip = +2 Coffers. +$1 for each Coffers you have.
    .full = The two new ones count. You keep the Coffers.
dominion-text-hunting_party = +1 Card, +1 Action. Reveal your hand. Reveal cards from your deck until you reveal one you have no copy of in your hand. Put it into your hand and discard the others.
    .full = The card you have just drawn counts, too. If there is no such card, all those revealed from the deck are discarded.
dominion-text-infirmary = +1 Card. You may trash a card from your hand. Buying it, you may pay more: play this once for each $1.
    .full = It is gained first and then played, from where it was gained to; if it is no longer there, it is not played. Gained in another way it is not played.
dominion-text-jester = +$2. Each other player discards the top card of their deck. For a Victory card they gain a { dominion-card-curse }; otherwise either they gain a copy of it or you do, as you like.
    .full = One player after the other, each decided before the next. The copy comes from the Supply; if it is not there, nobody gains one. A card that is a Victory card and something else brings a { dominion-card-curse }.
dominion-text-journeyman = Name a card. Reveal cards from your deck until you have revealed 3 that you did not name. Put those into your hand and discard the others.
    .full = Any card may be named, in this game or not. If there are fewer than 3 others, you take those.
dominion-text-joust = +1 Card, +1 Action, +$1. You may set aside a { dominion-card-province } from your hand to gain any Reward to your hand. Discard the { dominion-card-province } in Clean-up.
    .full = The Rewards lie beside the Supply: one of each with 2 players, two of each with more. With all of them gone the { dominion-card-province } may still be set aside. It is discarded in this turn’s Clean-up with your other cards.
dominion-text-masterpiece = $1. Buying it, you may pay more: gain a { dominion-card-silver } for each $1.
    .full = The { dominion-card-silver }s come when you gain this; in the first printing before that. Gained in another way it brings none.
dominion-text-menagerie = +1 Action. Reveal your hand. If no two cards there have the same name: +3 Cards. Otherwise: +1 Card.
    .full = An empty hand has no two cards of the same name, so it brings 3 cards.
dominion-text-merchant_guild = +1 Buy, +$1. At the end of your Buy phase this turn, +1 Coffers for each card you gained in it.
    .full = Bought or not, each card gained in that Buy phase counts, once for each time this was played. In the first printing: as long as this is in play, +1 Coffers for each card you buy.
dominion-text-plaza = +1 Card, +2 Actions. You may discard a Treasure for +1 Coffers.
    .full = Also the card you have just drawn, but only one.
dominion-text-remake = Do this twice: trash a card from your hand, then gain a card costing exactly $1 more.
    .full = You have to trash a card each time, as long as you have one. If no card costs exactly $1 more, you gain nothing for it.
dominion-text-renown = +1 Buy. This turn cards cost $2 less, but not less than $0.
    .full = All cards, wherever they are, and again each time it is played.
dominion-text-shop = +1 Card, +$1. You may play an Action from your hand that you have no copy of in play.
    .full = It uses no Action. What you played earlier and is no longer in play may be played.
dominion-text-soothsayer = Gain a { dominion-card-gold }. Each other player gains a { dominion-card-curse }, and whoever did draws a card.
    .full = One player after the other: who gained a { dominion-card-curse } draws before the next one gains. Without a { dominion-card-curse } there is no card. In the first printing all gain first, then they draw.
dominion-text-taxman = You may trash a Treasure from your hand. If you do, each other player with 5 or more cards in hand discards a copy of it or reveals a hand without one, and you gain onto your deck a Treasure costing up to $3 more.
    .full = Whoever has a copy has to discard it. The others discard before you gain.
dominion-text-young_witch = +2 Cards. Discard 2 cards. Each other player gains a { dominion-card-curse } unless they reveal a Bane from their hand. Set-up: an unused Kingdom pile costing $2 or $3 joins the Supply; its cards are Banes.
    .full = The Bane stays in the hand, and nobody has to reveal it. Its pile is bought and gained from like any other.

## Answers and questions

dominion-option-farmhands_gained = { dominion-card-farmhands }: perhaps set a card aside
    .typed = farmhands; set aside
dominion-option-footpad_draws = draw a card for the { dominion-card-footpad }
    .typed = footpad; draw
dominion-option-merchant_guild_pays = Coffers for the { dominion-card-merchant_guild }
    .typed = merchant guild; coffers
dominion-option-merchant_guild_sells = Coffers for the { dominion-card-merchant_guild }
    .typed = merchant guild; coffers
dominion-option-overpaid = what you paid more for { $card }
    .typed = overpaid; paid more
dominion-option-set_aside_horse_traders = set the { dominion-card-horse_traders } aside
    .typed = horse traders; set aside
dominion-option-spend_on_gain =
    { $number ->
        [one] spend { $number } Coffers
       *[other] spend { $number } Coffers
    }
    .typed = spend; coffers
dominion-option-gain_four_silvers = gain 4 { dominion-card-silver }s
    .typed = silver; silvers; four silvers
dominion-option-ferryman_gained = gain a card of the pile of the { dominion-card-ferryman }
    .typed = ferryman
dominion-option-let_gain = let the other player gain { $card }
    .typed = let; give; they gain
dominion-question-discard_for_action = Which card do you discard for +1 Action?
    .pass = discard none
dominion-question-discard_for_buy = Which card do you discard for +1 Buy?
    .pass = discard none
dominion-question-discard_of_neighbour = Which of the revealed cards is discarded?
dominion-question-set_aside_to_play = Which card do you set aside to play later?
    .pass = set none aside
dominion-question-spend_on_gain = { dominion-card-butcher }: how many Coffers do you spend?
    .pass = spend none
dominion-question-gain_reward = Which Reward do you gain?
dominion-question-set_province_aside = Do you set a { dominion-card-province } aside?
    .pass = set none aside
dominion-question-reveal_bane = { dominion-card-young_witch }: do you reveal a Bane?
    .pass = reveal none
dominion-question-who_gains_copy = { dominion-card-jester }: who gains a copy of the card?

## Other printings

listed-dominion-printings-herald_first_printing = { dominion-card-herald }, first printing
listed-dominion-printings-masterpiece_first_printing = { dominion-card-masterpiece }, first printing
listed-dominion-printings-merchant_guild_first_printing = { dominion-card-merchant_guild }, first printing
listed-dominion-printings-soothsayer_first_printing = { dominion-card-soothsayer }, first printing
