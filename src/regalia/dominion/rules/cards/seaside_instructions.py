"""Instructions of Seaside."""

from typing import Final

from regalia.dominion.rules.from_hand import REVEAL, PickFromHand, TrashFromHand
from regalia.dominion.rules.gaining import GainCopy, gain
from regalia.dominion.rules.hands import DiscardWholeHand
from regalia.dominion.rules.instructions import EachOther, Gain, PlusCoins
from regalia.dominion.rules.kinds import COPPER, GOLD, KIND_OF, PROVINCE, SILVER
from regalia.dominion.rules.knowledge import is_secret, is_suspected
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import A_NUMBER, DECK, EXTRA_TURN, HAND, NO_CARD, hand, in_play
from regalia.dominion.rules.moving import discard, return_to_pile, reveal, reveal_hand, trash
from regalia.dominion.rules.playing import FollowOne, InOrder
from regalia.dominion.rules.printed import Instruction, Play, no_play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.reasons import why_not_only
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- Outpost -------------------------------------------------------------------------------------------------------------


class ExtraTurnWithThree(Instruction):
    """Outpost: a hand of 3 cards and an extra turn after this one; nothing if that would be a third turn in a row.

    G-EXTRA-TURN-01, G-CLEAN-UP-09
    """

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        given = [later for later in game.pending if later.moment == EXTRA_TURN and later.kind == OUTPOST and later.seat == seat]
        if seat == game.active and game.last_turn_of != seat and not given:
            game.hand_size = SMALL_HAND
            promise(game, Later(seat, EXTRA_TURN, OUTPOST, NOTHING_ELSE, play))


SMALL_HAND: Final = 3
OUTPOST: Final = KIND_OF["outpost"]
NOTHING_ELSE: Final = InOrder(())


# -- Ambassador ----------------------------------------------------------------------------------------------------------


class RevealToReturn(PickFromHand):
    """Ambassador: reveal a card, return up to 2 copies of it to the Supply; each other player gains one (G-RETURN-01, -02)."""

    def verb(self) -> Verb:
        return REVEAL

    def question(self) -> Question:
        return REVEAL_TO_RETURN

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        kind = game.box.kind[cards[0]]
        if game.box.pile_of[kind] in game.box.supply:
            game.push(ReturnCopies(seat, kind, play))
        reveal(game, seat, cards[0])


class ReturnCopies(Effect[Dominion]):
    def __init__(self, seat: int, kind: int, play: Play) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.play: Final = play

    def copies(self, game: Dominion) -> list[int]:
        """At most 2 of the hand; a card without a pile stays (G-RETURN-05)."""
        pile = game.box.pile_of[self.kind]
        own = game.zones[hand(self.seat)]
        return [card for card in own if game.box.kind[card] == self.kind and game.box.home[card] == pile][:2]

    def run(self, game: Dominion) -> Decision | None:
        most = len(self.copies(game))
        if most > 0 or is_secret(game, game.zones[hand(self.seat)]):
            return Decision(self.seat, RETURN_HOW_MANY, RETURN_COPIES.options[: most + 1])
        self.chosen(game, RETURN_COPIES.options[0])
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        for card in self.copies(game)[: option.subject]:
            return_to_pile(game, self.seat, card, hand(self.seat))
        game.push(FollowOne(EachOther(GainCopy(self.kind)), self.seat, self.play))


RETURN_COPIES: Final = Verb("return_copies", 3, A_NUMBER)
REVEAL_TO_RETURN: Final = Question("reveal_to_return", "G-REVEAL-01", poker_face=True)
RETURN_HOW_MANY: Final = Question("return_copies", "G-RETURN-01", poker_face=True)

# -- Cutpurse, Explorer, Salvager, Treasure Map, Tactician -----------------------------------------------------------------


class DiscardCopper(Instruction):
    """Cutpurse: discard a Copper, or reveal a hand without one (G-REVEAL-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        copper = game.find(hand(seat), COPPER)
        if copper != NO_CARD:
            discard(game, seat, (copper,), hand(seat))
        else:
            reveal_hand(game, seat)


class MayShowProvince(Instruction):
    """Explorer: for a Province that is revealed a Gold to the hand, else a Silver (G-TO-HAND-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.find(hand(seat), PROVINCE) != NO_CARD or is_suspected(game, seat, PROVINCE):
            game.push(ChooseToShowProvince(seat))
        else:
            gain(game, seat, SILVER, HAND)


class ChooseToShowProvince(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        has_one = game.find(hand(self.seat), PROVINCE) != NO_CARD
        return Decision(self.seat, SHOW_PROVINCE, [REVEAL.options[PROVINCE], PASS] if has_one else [PASS])

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_only(game, self.seat, PROVINCE, wish, REVEAL, SHOW_PROVINCE.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            gain(game, self.seat, SILVER, HAND)
        else:
            game.push(FollowOne(Gain(GOLD, HAND), self.seat, no_play(self.seat)))
            reveal(game, self.seat, game.find(hand(self.seat), PROVINCE))


class TrashForCoins(TrashFromHand):
    """Salvager: trash a card; +$1 for every $1 it costs (G-COST-02)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        coins = game.price(game.box.kind[cards[0]]).coins
        if coins > 0:
            game.push(FollowOne(PlusCoins(coins), seat, play))
        trash(game, seat, cards, hand(seat))


class TrashBothMaps(Instruction):
    """Treasure Map: trash this and one of the hand; for two that were trashed 4 Golds onto the deck (G-THIS-CARD-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        other = game.find(hand(seat), TREASURE_MAP)
        is_here = game.is_found(play.track()) and game.place[play.card] == in_play(seat)  # G-LOST-TRACK-04
        if is_here and other != NO_CARD:
            for _ in range(4):
                game.push(FollowOne(Gain(GOLD, DECK), seat, play))
        if other != NO_CARD:
            trash(game, seat, (other,), hand(seat))
        if is_here:
            trash(game, seat, (play.card,), in_play(seat))


class DiscardHandFor(Instruction):
    """Tactician: with a card in hand discard the whole hand; if so, ``then`` (G-DISCARD-04)."""

    def __init__(self, then: Instruction) -> None:
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[hand(seat)]:
            game.push(FollowOne(self.then, seat, play))
            DiscardWholeHand().follow(game, seat, play)


TREASURE_MAP: Final = KIND_OF["treasure_map"]
SHOW_PROVINCE: Final = Question("show_province", "G-REVEAL-01", poker_face=True)
