"""Instructions and reactions of Menagerie: Horses, Exile, Kiln, Animal Fair, reactions that play cards."""

from typing import Any, Final

from regalia.dominion.rules.buying import buy
from regalia.dominion.rules.costs import ANY_COST
from regalia.dominion.rules.from_hand import DISCARD, PickFromHand
from regalia.dominion.rules.gaining import GAIN, CardGained, GainCopy, exile
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.kinds import CURSE, GOLD, KIND_OF, KINDS
from regalia.dominion.rules.knowledge import is_secret_hand, may_hold
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    ACTION_PHASE,
    ANY_TYPE,
    BEFORE_TEXT,
    BUY_PHASE,
    CARD_GAINED,
    CARD_TYPES,
    EXILE,
    TREASURE,
    VICTORY,
    deck,
    hand,
)
from regalia.dominion.rules.moving import discard, discard_revealed, into_hand, topdeck, trash
from regalia.dominion.rules.playing import BeforeText, FollowOne, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Card, Instruction, Listener, OtherPrice, Play, no_play
from regalia.dominion.rules.purchases import is_barred, why_barred, why_no_purchase
from regalia.dominion.rules.reactions import HandReaction, WhenGained
from regalia.dominion.rules.reasons import why_not_in_hand, why_not_in_supply, why_not_of_supply
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

# -- Horses --------------------------------------------------------------------------------------------------------------


class DiscardForHorses(PickFromHand):
    """Hostelry, when gained: discard any number of Treasures, revealed, for as many Horses (G-DISCARD-10, -12)."""

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_FOR_HORSES

    def allowed(self) -> int:
        return TREASURE

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def most(self, game: Dominion, seat: int) -> int:
        return len(game.zones[hand(seat)])

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        for _ in cards:
            game.push(FollowOne(Gain(HORSE), seat, play))
        discard_revealed(game, seat, cards, hand(seat))


HORSE: Final = KIND_OF["horse"]
HOSTELRY_GAINED: Final = WhenGained("hostelry_gained", KIND_OF["hostelry"], DiscardForHorses())

# -- Exile ---------------------------------------------------------------------------------------------------------------


class ExileFromSupply(Instruction):
    """Camel Train: exile a card of the Supply that is no Victory card (G-EXILE-VERB-01, G-NON-VICTORY-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseToExile(seat))


class ChooseToExile(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        listed: list[Option] = []
        game.list_supply(ANY_COST, ANY_TYPE, EXILE_CARD, listed)
        options = [option for option in listed if not game.types()[option.subject] & VICTORY]
        if len(options) > 1:
            return Decision(self.seat, EXILE_WHICH, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_of_supply(game, wish.subject, ANY_COST, ANY_TYPE, VICTORY) if wish.verb is EXILE_CARD else None

    def chosen(self, game: Dominion, option: Option) -> None:
        exile_top(game, self.seat, option.subject)


def exile_top(game: Dominion, seat: int, kind: int) -> bool:
    """False if there is no such card on top of its pile."""
    if not game.is_available(kind):
        return False
    pile = game.box.pile_of[kind]
    return exile(game, seat, game.zones[pile][-1], pile)


class ExileGold(Instruction):
    """Camel Train, when gained: a Gold of the Supply goes into Exile, without being gained (G-EXILE-VERB-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        exile_top(game, seat, GOLD)


class ExileCurse(Instruction):
    """Coven: exile a Curse of the Supply; a player who cannot discards the Curses already in Exile (G-EXILE-VERB-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not exile_top(game, seat, CURSE):
            discard(game, seat, exiled(game, seat, CURSE), game.box.mat(seat, EXILE))


def exiled(game: Dominion, seat: int, kind: int) -> tuple[int, ...]:
    return tuple([card for card in game.zones[game.box.mat(seat, EXILE)] if game.box.kind[card] == kind])


class DiscardFromExile(Listener):
    """A player who gains a card may discard all copies of it from Exile, or none (G-EXILE-VERB-03)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer and exiled(game, seat, about.kind):
            options.append(self.options[0])

    def declined_as(self, about: Happening[Any], subject: int) -> int:
        assert isinstance(about, CardGained)
        return about.kind

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        discard(game, seat, exiled(game, seat, about.kind), game.box.mat(seat, EXILE))


CAMEL_TRAIN_GAINED: Final = WhenGained("camel_train_gained", KIND_OF["camel_train"], ExileGold())
DISCARD_FROM_EXILE: Final = DiscardFromExile("discard_from_exile", KIND_OF["camel_train"], CARD_GAINED)

# -- Reactions: Black Cat, Falconer, Sleigh ------------------------------------------------------------------------------


class IfOutsideOwnTurn(Instruction):
    """Black Cat: ``then``, in the turn of another player."""

    def __init__(self, then: Instruction) -> None:
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if seat != game.active:
            self.then.follow(game, seat, play)


class PlayOnOthersVictory(HandReaction):
    """Black Cat: play it from hand when another player gains a Victory card (G-REACTION-03, G-GAIN-12)."""

    def hears(self, card: Card) -> bool:
        return card.types & VICTORY != 0

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return seat != about.gainer and may_play_from_hand(game, seat)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        play_from(game, seat, game.find(hand(seat), self.kind), hand(seat))


class PlayOnManyTypes(HandReaction):
    """Falconer: play it from hand when anybody gains a card with two or more types (G-CARD-TYPE-01)."""

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        types = game.types()[about.kind] & CARD_TYPES
        return types & (types - 1) != 0 and may_play_from_hand(game, seat)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        play_from(game, seat, game.find(hand(seat), self.kind), hand(seat))


class SleighMoves(HandReaction):
    """Sleigh: discard it to put the card just gained into the hand or onto the deck, if it is not there already.

    G-GAIN-06, -08, G-LOST-TRACK-01
    """

    def target(self, seat: int) -> int:
        raise NotImplementedError

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return seat == about.gainer and about.zone != self.target(seat) and about.is_tracked(game)

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if self.concerns(game, seat, about) and game.pick(hand(seat), self.kind, (about.card,)) >= 0:
            options.append(self.options[0])

    def might(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return self.concerns(game, seat, about) and may_hold(game, seat, self.kind, about.card)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        game.push(PutGained(seat, about, self.target(seat)))
        discard(game, seat, (game.pick(hand(seat), self.kind, (about.card,)),), hand(seat))


class SleighToHand(SleighMoves):
    def target(self, seat: int) -> int:
        return hand(seat)


class SleighToDeck(SleighMoves):
    def target(self, seat: int) -> int:
        return deck(seat)


class PutGained(Effect[Dominion]):
    """Puts a card just gained into the hand or onto the deck, unless it moved meanwhile."""

    def __init__(self, seat: int, about: CardGained, target: int) -> None:
        self.seat: Final = seat
        self.about: Final = about
        self.target: Final = target

    def holds(self) -> tuple[Track, ...]:
        return ((self.about.card, self.about.moved),)

    def run(self, game: Dominion) -> Decision | None:
        if self.about.is_tracked(game):
            if self.target == hand(self.seat):
                into_hand(game, self.seat, self.about.card, self.about.zone, game.everyone)
            else:
                topdeck(game, self.seat, self.about.card, self.about.zone, True, "G-GAIN-06")
        return None


BLACK_CAT: Final = KIND_OF["black_cat"]
SLEIGH: Final = KIND_OF["sleigh"]
PLAY_BLACK_CAT: Final = PlayOnOthersVictory("play_black_cat", BLACK_CAT, CARD_GAINED, repeats=True)
PLAY_FALCONER: Final = PlayOnManyTypes("play_falconer", KIND_OF["falconer"], CARD_GAINED, repeats=True)
SLEIGH_TO_HAND: Final = SleighToHand("sleigh_to_hand", SLEIGH, CARD_GAINED)
SLEIGH_TO_DECK: Final = SleighToDeck("sleigh_to_deck", SLEIGH, CARD_GAINED)

# -- Cavalry ---------------------------------------------------------------------------------------------------------------


class BackFromBuying(Instruction):
    """Cavalry: from one's own Buy phase back to the Action phase; that gives no Action (G-ACTION-PHASE-05)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.phase == BUY_PHASE and game.active == seat:
            game.phase = ACTION_PHASE


# -- Kiln ----------------------------------------------------------------------------------------------------------------


class CopyOfNext(Listener):
    """Kiln: the next card its player plays this turn, and no later one, may be copied first (G-PLAY-05)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, BeforeText)
        if game.in_force and KILN in game.in_force and seat == about.play.seat == game.active:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, BeforeText)
        game.in_force.remove(KILN)
        if game.box.pile_of[about.kind] in game.box.supply and game.is_available(about.kind):
            game.push(ChooseToCopy(seat, about.kind))


class ChooseToCopy(Effect[Dominion]):
    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, COPY_OR_NOT, [GAIN.options[self.kind], PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            GainCopy(self.kind).follow(game, self.seat, no_play(self.seat))


KILN: Final = KIND_OF["kiln"]
COPY_NEXT: Final = CopyOfNext("kiln_copies", KILN, BEFORE_TEXT, must=True)

# -- Animal Fair ---------------------------------------------------------------------------------------------------------


class BuyPerEmptyPile(Instruction):
    """Animal Fair: +1 Buy per empty Supply pile (G-NON-SUPPLY-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        empty = game.empty_piles()
        if empty:
            game.plus_buys(seat, empty)


class PayWithAction(OtherPrice):
    """Animal Fair: buy it by trashing an Action of the hand instead of paying its cost (G-BUY-07, G-PAY-04)."""

    def list_payments(self, game: Dominion, seat: int, options: list[Option]) -> None:
        game.list_kinds(hand(seat), ACTION, self, options)

    def why_no_payment(self, game: Dominion, seat: int, subject: int) -> Reason | None:
        absent = why_not_in_hand(game, seat, subject, "G-PAY-04")
        if absent is not None or game.types()[subject] & ACTION:
            return absent
        return Reason("wrong_type", "G-PAY-04", (subject,))

    def pay(self, game: Dominion, seat: int, subject: int) -> None:
        trash(game, seat, (game.find(hand(seat), subject),), hand(seat))

    def is_on_sale(self, game: Dominion, seat: int) -> bool:
        return game.may_buy(seat) and game.is_available(ANIMAL_FAIR) and not is_barred(game, seat, ANIMAL_FAIR)

    def list(self, game: Dominion, seat: int, options: list[Option]) -> None:
        if self.is_on_sale(game, seat):
            self.list_payments(game, seat, options)

    def is_suspected(self, game: Dominion, seat: int) -> bool:
        return self.is_on_sale(game, seat) and is_secret_hand(game, seat, ACTION)

    def why_not(self, game: Dominion, seat: int, subject: int) -> Reason | None:
        obstacle = why_not_in_supply(game, ANIMAL_FAIR) or why_no_purchase(game, seat) or why_barred(game, seat, ANIMAL_FAIR)
        if obstacle is not None:
            return obstacle
        return self.why_no_payment(game, seat, subject)

    def take(self, game: Dominion, seat: int, subject: int) -> None:
        game.push(BuyWithoutCoins(seat, ANIMAL_FAIR))
        self.pay(game, seat, subject)


class BuyWithoutCoins(Effect[Dominion]):
    """It was paid for; what followed from that is done."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, game: Dominion) -> Decision | None:
        if game.is_available(self.kind):
            buy(game, self.seat, self.kind, True)
        return None


ANIMAL_FAIR: Final = KIND_OF["animal_fair"]
PAY_WITH_ACTION: Final = PayWithAction("buy_animal_fair_with", ANIMAL_FAIR, (BUY_PHASE,), KINDS, A_KIND)

EXILE_CARD: Final = Verb("exile", KINDS, A_KIND)
EXILE_WHICH: Final = Question("exile", "G-EXILE-VERB-01")
DISCARD_FOR_HORSES: Final = Question("discard_for_horses", "G-DISCARD-10", poker_face=True)
COPY_OR_NOT: Final = Question("gain_copy", "G-PLAY-05")
