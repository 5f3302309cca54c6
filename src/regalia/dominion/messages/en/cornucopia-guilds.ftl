### Dominion, Cornucopia and Guilds, both editions: texts, and what only these cards ask and tell.

## Texts: on the card, and in full with rulings

dominion-text-advisor = +1 Action. Reveal the top 3 cards of your deck. The player to your left picks one of them; discard it and put the others into your hand.
    .full = With fewer than 3 cards one of those revealed is discarded all the same.
dominion-text-baker = +1 Card, +1 Action, +1 Coffers. Set-up: everybody starts with 1 Coffers.
    .full = Everybody starts with it once, also if this card is only in the Black Market deck.
dominion-text-candlestick_maker = +1 Action, +1 Buy, +1 Coffers.
    .full = The Coffers may be spent this turn or kept for a later one.
dominion-text-carnival = Reveal the top 4 cards of your deck. Put one of each name into your hand and discard the others.
    .full = Of several with the same name you take one. With fewer than 4 cards you reveal those there are.
dominion-text-fairgrounds = Worth 2 points for every 5 differently named cards you have.
    .full = All your cards at the end of the game count, wherever they are, and each name once; 14 names are worth 4 points, 15 are worth 6.
dominion-text-farming_village = +2 Actions. Reveal cards from your deck until you reveal an Action or Treasure. Put it into your hand and discard the others.
    .full = If there is none, all the revealed cards are discarded.
dominion-text-fortune_teller = +$2. Each other player reveals cards from their deck until they reveal a Victory card or a { dominion-card-curse }, puts it back onto the deck and discards the others.
    .full = Whoever has none discards all the revealed cards.
dominion-text-hamlet = +1 Card, +1 Action. You may discard a card for +1 Action. You may discard a card for +1 Buy.
    .full = At most one card for each; first you decide about the Action, then about the Buy.
dominion-text-harvest = Reveal the top 4 cards of your deck and discard them: +$1 for each different name.
    .full = With fewer than 4 cards you reveal and discard those there are.
dominion-text-hunting_party = +1 Card, +1 Action. Reveal your hand. Reveal cards from your deck until you reveal one you have no copy of in your hand. Put it into your hand and discard the others.
    .full = The card you have just drawn counts, too. If there is no such card, all those revealed from the deck are discarded.
dominion-text-jester = +$2. Each other player discards the top card of their deck. For a Victory card they gain a { dominion-card-curse }; otherwise either they gain a copy of it or you do, as you like.
    .full = One player after the other, each decided before the next. The copy comes from the Supply; if it is not there, nobody gains one. A card that is a Victory card and something else brings a { dominion-card-curse }.
dominion-text-journeyman = Name a card. Reveal cards from your deck until you have revealed 3 that you did not name. Put those into your hand and discard the others.
    .full = Any card may be named, in this game or not. If there are fewer than 3 others, you take those.
dominion-text-menagerie = +1 Action. Reveal your hand. If no two cards there have the same name: +3 Cards. Otherwise: +1 Card.
    .full = An empty hand has no two cards of the same name, so it brings 3 cards.
dominion-text-plaza = +1 Card, +2 Actions. You may discard a Treasure for +1 Coffers.
    .full = Also the card you have just drawn, but only one.
dominion-text-remake = Do this twice: trash a card from your hand, then gain a card costing exactly $1 more.
    .full = You have to trash a card each time, as long as you have one. If no card costs exactly $1 more, you gain nothing for it.
dominion-text-shop = +1 Card, +$1. You may play an Action from your hand that you have no copy of in play.
    .full = It uses no Action. What you played earlier and is no longer in play may be played.
dominion-text-soothsayer = Gain a { dominion-card-gold }. Each other player gains a { dominion-card-curse }, and whoever did draws a card.
    .full = One player after the other: who gained a { dominion-card-curse } draws before the next one gains. Without a { dominion-card-curse } there is no card. In the first printing all gain first, then they draw.

## Answers and questions

dominion-option-let_gain = let the other player gain { $card }
    .typed = let; give; they gain
dominion-question-discard_for_action = Which card do you discard for +1 Action?
    .pass = discard none
dominion-question-discard_for_buy = Which card do you discard for +1 Buy?
    .pass = discard none
dominion-question-discard_of_neighbour = Which of the revealed cards is discarded?
dominion-question-who_gains_copy = { dominion-card-jester }: who gains a copy of the card?

## Other printings

listed-dominion-printings-soothsayer_first_printing = { dominion-card-soothsayer }, first printing
