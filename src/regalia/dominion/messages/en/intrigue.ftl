### Dominion, Intrigue: texts, and what only these cards ask and tell.
dominion-text-baron = +1 Buy. You may discard an { dominion-card-estate } for +$4. If you do not, gain an { dominion-card-estate }.
    .full = Whoever discards none has to gain one, as long as there are any, also with one in hand.
dominion-text-bridge = +1 Buy, +$1. This turn, cards cost $1 less.
    .full = All cards, wherever they are, once for each time this was played, but never less than $0.
dominion-text-coppersmith = This turn, each { dominion-card-copper } you play gives $1 more.
    .full = Once more for each time this was played before it. What you played earlier stays as it was.
dominion-text-courtyard = +3 Cards. Put a card from your hand onto your deck.
    .full = Any card of your hand, also one just drawn; the others do not see it.
dominion-text-diplomat = +2 Cards. If you then have 5 or fewer cards in hand: +2 Actions. When another player plays an Attack, you may first reveal this from a hand of 5 or more: +2 Cards, then discard 3.
    .full = As long as you have 5 cards or more you may reveal it again. The Attack affects you afterwards all the same.
dominion-text-duke = Worth 1 VP for each { dominion-card-duchy } you have.
    .full = All your cards count, wherever they are; this card itself is none of them.
dominion-text-great_hall = +1 Card, +1 Action. Worth 1 VP.
    .full = It is an Action and a Victory card in every respect.
dominion-text-harem = +$2. Worth 2 VP.
    .full = It is a Treasure and a Victory card in every respect. Older boxes call it Harem; it is the same card.
dominion-text-mill = +1 Card, +1 Action. You may discard 2 cards for +$2. Worth 1 VP.
    .full = With a single card in hand you may discard that, but it brings nothing.
dominion-text-minion = +1 Action. Choose one: +$2; or discard your hand and +4 Cards, and each other player with 5 or more cards in hand does the same.
    .full = Reactions come before you choose. Whoever is unaffected neither discards nor draws.
dominion-text-nobles = Choose one: +3 Cards; or +2 Actions. Worth 2 VP.
    .full = It is an Action and a Victory card in every respect.
dominion-text-patrol = +3 Cards. Reveal the top 4 cards of your deck. Victory cards and { dominion-card-curse } cards go into your hand, the others back in any order.
    .full = You must take all of them. With fewer than 4 cards, reveal what there is.
dominion-text-saboteur = Each other player reveals cards from their deck until one costs $3 or more. That one is trashed; its owner may gain a card costing at most $2 less. The others are discarded.
    .full = If none costs so much, all are discarded. Whether and what to gain is up to the owner.
dominion-text-scout = +1 Action. Reveal the top 4 cards of your deck. Victory cards go into your hand, the others back in any order.
    .full = You must take all Victory cards. A { dominion-card-curse } is none.
dominion-text-secret_chamber = Discard any number of cards for +$1 each. When another player plays an Attack, you may first reveal this from your hand: +2 Cards, then put 2 cards from your hand onto your deck.
    .full = It may be revealed several times against one Attack, and may itself go onto the deck. The Attack affects you afterwards all the same.
dominion-text-secret_passage = +2 Cards, +1 Action. Put a card from your hand anywhere into your deck.
    .full = You count the place without looking at the cards. Everybody sees how deep it lies, nobody what it is.
dominion-text-shanty_town = +2 Actions. Reveal your hand. With no Action in it: +2 Cards.
    .full = The hand is revealed in any case.
dominion-text-steward = Choose one: +2 Cards; or +$2; or trash 2 cards from your hand.
    .full = You may choose to trash with fewer than 2 cards in hand; then all you have is trashed.
dominion-text-swindler = +$2. Each other player trashes the top card of their deck and gains a card with the same cost, which you choose.
    .full = In turn order. The cost must be the same in all its parts; if the Supply has no such card, nothing is gained.
dominion-text-torturer = +3 Cards. Each other player either discards 2 cards or gains a { dominion-card-curse } into their hand.
    .full = In turn order, each decides when it comes to them. What cannot be done, or not wholly, may be chosen too.
dominion-text-trading_post = Trash 2 cards from your hand. If you trashed 2, gain a { dominion-card-silver } into your hand.
    .full = With a single card in hand that one is trashed, for nothing.
dominion-text-tribute = The player to your left reveals and discards the top 2 cards of their deck. For each differently named one: an Action, +2 Actions; a Treasure, +$2; a Victory card, +2 Cards.
    .full = A card of several types gives all of it. A { dominion-card-curse } gives nothing. It is no Attack.
dominion-text-upgrade = +1 Card, +1 Action. Trash a card from your hand and gain one costing exactly $1 more.
    .full = You must trash one if you have any. If there is no such card, nothing is gained.
dominion-text-wishing_well = +1 Card, +1 Action. Name a card, then reveal the top card of your deck. If it is the named one, put it into your hand.
    .full = Name one card, not a type. A wrong guess stays on the deck.

## Texts: on the card, and in full with rulings

dominion-text-lurker = +1 Action. Choose one: trash an Action from the Supply; or gain an Action from the trash.
    .full = What you trash need not be yours, and belongs to nobody then; what you gain goes to your discard pile.
dominion-text-pawn = Choose two: +1 Card; +1 Action; +1 Buy; +$1.
    .full = They must be different. Name both before you do either; they are done in the order given.
dominion-text-conspirator = +$2. If you have played 3 or more Actions this turn, this one included: +1 Card, +1 Action.
    .full = Actions count as often as they are played, also the same card twice.
dominion-text-ironworks = Gain a card costing up to $4. If it is an Action: +1 Action; a Treasure: +$1; a Victory card: +1 Card.
    .full = A card of several of these types gives all of it.
dominion-text-mining_village = +1 Card, +2 Actions. You may trash this for +$2.
    .full = Decide before you do anything else. Played twice, it can be trashed for coins only once.
dominion-text-masquerade = +2 Cards. Each player with cards in hand passes one to the next such player to the left, all at once. Then you may trash a card from your hand.
    .full = Everybody picks before seeing what comes. Passing is neither gaining nor discarding, and this is no Attack. In the first edition everybody passes to the direct neighbour.
dominion-text-courtier = Reveal a card from your hand. For each type it has, choose one: +1 Action; +1 Buy; +$3; gain a { dominion-card-gold }.
    .full = They must be different. Name all before you do any; they are done in the order given. The card stays in your hand.
dominion-text-replace = Trash a card from your hand and gain one costing up to $2 more. An Action or Treasure goes onto your deck; for a Victory card each other player gains a { dominion-card-curse }.
    .full = A card that is both does both. The gained card is put onto the deck only if it still is where it was gained to.

## Answers and questions

dominion-option-trash_from_supply = trash an Action of the Supply
    .typed = supply; trash; trash supply
dominion-option-gain_from_trash = gain an Action of the trash
    .typed = gain; gain trash; from trash
dominion-question-trash_of_supply = Which Action of the Supply do you trash?
dominion-option-pass_card = pass { THE($card) } on
    .typed = pass on; give; pass card
dominion-question-pass_card = Which card do you pass to the left?
dominion-question-reveal_for_types = Which card do you reveal? You choose one thing for each of its types.
dominion-event-passes_card = { $seat } passes a card to { $other }.
    .known = { $seat } passes { A($card) } to { $other }.
    .seat-known = You pass { A($card) } to { $other }.
    .other-known = { $seat } passes you { A($card) }.
dominion-option-put_into_deck = put { THE($card) } into your deck
    .typed = put; deck; into deck
dominion-option-put_below =
    { $number ->
        [0] on top of the deck
        [one] with { $number } card above it
       *[other] with { $number } cards above it
    }
    .typed = below; under; deep
dominion-option-reveal_diplomat = reveal your { dominion-card-diplomat }: draw 2 cards, discard 3
    .typed = diplomat; reveal diplomat
dominion-option-reveal_secret_chamber = reveal your { dominion-card-secret_chamber }: draw 2 cards, put 2 back
    .typed = secret chamber; chamber; reveal secret chamber
dominion-option-coppers_give_more = { dominion-card-coppersmith }: more coins for the { dominion-card-copper }
    .typed = coppersmith; more
dominion-option-three_cards = +3 Cards
    .typed = cards; draw; 3 cards
dominion-option-trash_two = trash 2 cards
    .typed = trash; trash 2
dominion-option-new_hands = new hands of 4 cards
    .typed = hands; new hand; discard
dominion-option-discard_two = discard 2 cards
    .typed = discard; discard 2
dominion-option-curse_into_hand = gain a { dominion-card-curse } into your hand
    .typed = curse; gain curse
dominion-question-discard_estate = Do you discard an { dominion-card-estate } for $4?
    .pass = gain one
dominion-question-put_into_deck = Which card do you put into your deck?
dominion-question-how_deep = How many cards shall lie above it?
dominion-question-give_which = Which card is gained for the trashed one?
    .played = { $played }: which card is gained for it?
dominion-event-puts_into_deck = { $seat } puts a card into the deck, below { $number }.
    .known = { $seat } puts { A($card) } into the deck, below { $number }.
    .seat-known = You put { A($card) } into your deck, below { $number }.
