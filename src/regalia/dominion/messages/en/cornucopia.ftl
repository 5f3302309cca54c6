### Dominion, Cornucopia and Guilds: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-farrier = +1 Card, +1 Action, +1 Buy. Buying it, you may pay more: at the end of this turn +1 Card for each $1.
    .short = +1 Card, +1 Action, +1 Buy. Overpay: +1 Card per $1 at end.
    .full = You draw after your new hand. Only buying lets you pay more, not gaining in another way.
dominion-text-stonemason = Trash a card from your hand and gain 2 cards, each cheaper than it. Buying it, you may pay more: gain 2 Actions that cost exactly so much.
    .short = Trash a card; gain 2 cheaper ones. Overpay: 2 Actions.
    .full = The two may be the same. Potions may be paid, too, and belong to the amount. Paying nothing more brings nothing.
dominion-text-doctor = Name a card. Reveal the top 3 cards of your deck, trash those you named and put the others back in any order. Buying it, you may pay more: for each $1 look at the top card of your deck and trash it, discard it or put it back.
    .short = Name a card: trash it from your top 3 cards. May overpay.
    .full = Any card may be named, in this game or not. What you pay more for happens before the card is gained, one look after the other. By the newest wording it happens when the card is gained.
dominion-text-tournament = +1 Action. Each player may reveal a { dominion-card-province } from their hand. If you do, discard it and gain a Prize or a { dominion-card-duchy } onto your deck. If nobody else does: +1 Card, +$1.
    .short = +1 Action. { dominion-card-province }: Prize or { dominion-card-duchy }. No other: +1 Card, +$1.
    .full = There is one of each Prize, and they lie beside the Supply. A Prize that is gone may be chosen, to gain nothing.
dominion-text-bag_of_gold = +1 Action. Gain a { dominion-card-gold } onto your deck.
    .full = It comes from the Supply.
dominion-text-diadem = +$2, and +$1 for each Action you have left.
    .full = Actions that are left count, not Action cards.
dominion-text-followers = +2 Cards. Gain an { dominion-card-estate }. Each other player gains a { dominion-card-curse } and discards down to 3 cards in hand.
    .short = +2 Cards. Gain { dominion-card-estate }. Others gain { dominion-card-curse }, discard to 3.
    .full = First you, then the others in turn order.
dominion-text-princess = +1 Buy. This turn cards cost $2 less, but not less than $0.
    .full = All cards, wherever they are, and again each time it is played. In the first printing: as long as it is in play.
dominion-text-trusty_steed = Choose two: +2 Cards; +2 Actions; +$2; gain 4 { dominion-card-silver }s and put your deck into your discard pile.
    .short = Choose two: +2 Cards; +2 Actions; +$2; gain 4 { dominion-card-silver }.
    .full = They must be different. Name both before you do either; they are done in the order given. Putting the deck there is no discarding.

## Answers, questions and events

dominion-option-four_silvers = gain 4 { dominion-card-silver }s and put your deck into your discard pile
    .typed = silver; silvers; four silvers
dominion-question-reveal_province = { dominion-card-tournament }: do you reveal a { dominion-card-province }?
    .pass = reveal none
dominion-question-gain_prize = Which Prize do you gain, or a { dominion-card-duchy }?
