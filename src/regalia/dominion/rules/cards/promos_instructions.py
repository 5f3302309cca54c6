"""Instructions of promotional cards."""

from typing import Any, Final

from regalia.dominion.rules.actions import list_offers, why_not_offer
from regalia.dominion.rules.buying import ANY_DEBT, obtain, pay
from regalia.dominion.rules.costs import CHEAPER, Cost, Limit
from regalia.dominion.rules.from_hand import PLAY, TrashFromHand
from regalia.dominion.rules.gaining import ChooseGain
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.kinds import GOLD, KINDS
from regalia.dominion.rules.knowledge import is_secret_hand
from regalia.dominion.rules.layout import (
    A_KIND,
    A_NUMBER,
    ACTION,
    ANY_TYPE,
    BLACK_MARKET_DECK,
    DEBT,
    DISCARD_PILE,
    NO_CARD,
    TREASURE,
    aside,
    deck,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import tell_revealed, topdeck, trash
from regalia.dominion.rules.playing import FollowOne, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Instruction, Listener, Offer, OtherPrice, Play
from regalia.dominion.rules.purchases import BUY, is_barred, why_not_affordable
from regalia.dominion.rules.reasons import why_not_from, why_not_shown
from regalia.dominion.rules.shuffling import AmongShuffled, Shuffling, keep_out
from regalia.dominion.rules.sorting import OneOfThese
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

# -- Walled Village ------------------------------------------------------------------------------------------------------------


# -- Dismantle -------------------------------------------------------------------------------------------------------------


class TrashForCheaperAndGold(TrashFromHand):
    """Dismantle: trash a card; if it costs $1 or more, gain a cheaper one and a Gold (G-COST-03)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        cost = game.price(game.box.kind[cards[0]])
        if cost.coins >= 1:
            game.push(FollowOne(Gain(GOLD), seat, play))
            game.push(ChooseGain(seat, Limit(cost, CHEAPER), ANY_TYPE, DISCARD_PILE))
        trash(game, seat, cards, hand(seat))


class TopdeckIfAlone(Listener):
    """Walled Village: onto the deck with at most one other Action in play, when Clean-up starts (G-CLEAN-UP-03)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == game.active and game.find(in_play(seat), self.kind) != NO_CARD:
            if len([card for card in game.zones[in_play(seat)] if game.has_type(card, ACTION)]) <= 2:
                options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        return (self.options[0],) if seat == game.active and game.find(in_play(seat), self.kind) != NO_CARD else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        topdeck(game, seat, game.find(in_play(seat), self.kind), in_play(seat), True, "G-CLEAN-UP-03")


# -- Black Market --------------------------------------------------------------------------------------------------------------


class ShowBlackMarket(Instruction):
    """Black Market: three cards of its deck are shown, one of them may be bought (G-BUY-11, -12)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        stock = game.box.beyond(BLACK_MARKET_DECK)
        shown: list[int] = []
        while game.box.has_beyond and len(shown) < SHOWN and game.zones[stock]:
            shown.append(game.draw(stock, aside(seat)))
        if shown:
            game.push(AtBlackMarket(seat, game.tracks(tuple(shown))))
            tell_revealed(game, seat, tuple(shown))


class AtBlackMarket(Effect[Dominion]):
    """Treasures, Coffers, then one of the cards, for its cost or as it says (G-BUY-07), without a Buy.

    With Debt nothing can be bought.
    """

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        seat = self.seat
        options: list[Option] = []
        may_play = may_play_from_hand(game, seat)
        if may_play:
            game.list_kinds(hand(seat), TREASURE, PLAY, options)
        if seat == game.active:
            if game.token(seat, DEBT) == 0:
                cards = game.found(self.cards)
                options.extend([BUY.options[game.box.kind[card]] for card in cards if can_buy(game, seat, card)])
                for card in cards:
                    for offer in self.ways_to_pay(game, card):
                        offer.list_payments(game, seat, options)
            list_offers(game, seat, options, False)
        if not options and not (may_play and is_secret_hand(game, seat, TREASURE)):
            game.push(UnderBlackMarket(seat, self.cards))
            return None
        options.append(PASS)
        return Decision(seat, BLACK_MARKET_BUY, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        rule = BLACK_MARKET_BUY.rule
        if wish.verb is PLAY:
            absent = why_not_from(game, hand(self.seat), wish, PLAY, "not_in_hand", rule, TREASURE)
            return absent if absent is not None or may_play_from_hand(game, self.seat) else Reason("no_plays_left", rule)
        offer = wish.verb
        if isinstance(offer, OtherPrice) and [card for card in game.found(self.cards) if offer in self.ways_to_pay(game, card)]:
            debt = game.token(self.seat, DEBT)
            return Reason("debt_first", rule, (debt,)) if debt else offer.why_no_payment(game, self.seat, wish.subject)
        if isinstance(offer, OtherPrice):
            return why_not_shown(game, game.found(self.cards), BUY.options[offer.price_of], BUY, rule)
        if isinstance(offer, Offer):
            return why_not_offer(game, self.seat, offer, wish.subject)
        if wish.verb is not BUY:
            return None
        return why_not_shown(game, game.found(self.cards), wish, BUY, rule) or why_not_affordable(game, self.seat, wish.subject)

    def chosen(self, game: Dominion, option: Option) -> None:
        seat = self.seat
        if option.verb is BUY:
            card = game.card_among(game.found(self.cards), option.subject)
            game.push(UnderBlackMarket(seat, self.cards))
            game.push(BuyShown(seat, game.track(card), game.price(option.subject).coins))
            pay(game, seat, option.subject)
        elif option is PASS:
            game.push(UnderBlackMarket(seat, self.cards))
        elif isinstance(option.verb, OtherPrice):
            card = game.card_among(game.found(self.cards), option.verb.price_of)
            game.push(UnderBlackMarket(seat, self.cards))
            game.push(BuyShown(seat, game.track(card), 0))
            option.verb.pay(game, seat, option.subject)
        else:
            game.push(self)
            if isinstance(option.verb, Offer):
                option.verb.take(game, seat, option.subject)
            else:
                play_from(game, seat, game.find(hand(seat), option.subject), hand(seat))

    def ways_to_pay(self, game: Dominion, card: int) -> list[OtherPrice]:
        """Instead of its cost, as a card says that may be bought."""
        kind = game.box.kind[card]
        if is_barred(game, self.seat, kind):
            return []
        return [offer for offer in game.box.printed[kind].offers if isinstance(offer, OtherPrice)]


class BuyShown(Effect[Dominion]):
    """One of the shown cards was paid for."""

    def __init__(self, seat: int, card: Track, cost: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cost: Final = cost

    def run(self, game: Dominion) -> Decision | None:
        if game.is_found(self.card):
            card = self.card[0]
            if game.journal is not None:
                kind = game.box.kind[card]
                game.tell("buys", "G-BUY-05" if game.price(kind).potions else "G-BUY-11", (self.seat, kind, self.cost))
            obtain(game, self.seat, card, aside(self.seat))
        return None


def can_buy(game: Dominion, seat: int, card: int) -> bool:
    kind = game.box.kind[card]
    if is_barred(game, seat, kind):
        return False
    return game.price(kind).is_up_to(Cost(game.coins, game.potions, ANY_DEBT))


class UnderBlackMarket(OneOfThese):
    """The cards that were not bought go under the deck, the last one undermost, in an order of choice."""

    def verb(self) -> Verb:
        return PUT_UNDER

    def question(self) -> Question:
        return PUT_UNDER_WHICH

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        game.move(card, aside(self.seat), game.box.beyond(BLACK_MARKET_DECK), True)
        game.push(UnderBlackMarket(self.seat, game.tracks(others)))


# -- Stash ---------------------------------------------------------------------------------------------------------------------


class PlaceStash(Listener):
    """Stash: each copy that is to be shuffled may be placed by its owner instead (G-SHUFFLE-02)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Shuffling)
        if seat == about.turn_of and game.find(about.zone, self.kind) != NO_CARD:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Shuffling)
        rest = 0 if about.zone == deck(seat) else len(game.zones[deck(seat)])
        if rest and game.box.printed[self.kind].shows_rest:
            game.show(deck(seat), game.eyes(seat))
        keep_out(game, seat, about.zone, self.kind, (game.find(about.zone, self.kind),), PlaceAmongShuffled(rest))


class PlaceAmongShuffled(Instruction):
    """Anywhere among the shuffled cards, which nobody sees; ``rest`` cards of the deck lie on them."""

    def __init__(self, rest: int) -> None:
        self.rest: Final = rest

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChoosePlace(seat, play, self.rest))


class ChoosePlace(Effect[Dominion]):
    """How many of the shuffled cards lie above it."""

    def __init__(self, seat: int, play: Play, rest: int) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.rest: Final = rest

    def holds(self) -> tuple[Track, ...]:
        return self.play.cards

    def run(self, game: Dominion) -> Decision | None:
        shuffled = self.shuffled(game)
        if shuffled == 0:
            AmongShuffled(0).follow(game, self.seat, self.play)
            return None
        return Decision(self.seat, PLACE_WHERE, PLACE_BELOW.options[: min(shuffled, MOST_ABOVE) + 1])

    def chosen(self, game: Dominion, option: Option) -> None:
        AmongShuffled(self.shuffled(game) - option.subject).follow(game, self.seat, self.play)

    def shuffled(self, game: Dominion) -> int:
        return len(game.zones[deck(self.seat)]) - self.rest


SHOWN: Final = 3
MOST_ABOVE: Final = 255
PLACE_BELOW: Final = Verb("place_below", MOST_ABOVE + 1, A_NUMBER)
PLACE_WHERE: Final = Question("place_stash", "G-SHUFFLE-02")
PUT_UNDER: Final = Verb("put_under", KINDS, A_KIND)
BLACK_MARKET_BUY: Final = Question("black_market", "G-BUY-11", poker_face=True)
PUT_UNDER_WHICH: Final = Question("put_under", "G-BUY-12")
