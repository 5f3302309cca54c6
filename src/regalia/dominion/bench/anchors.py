"""Figures known from outside: exact odds of the first turns and long runs of Big Money. A right program comes out near them."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from regalia.arena.summary import NORMAL_95
from regalia.dominion.bench.money import big_money, mirror
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import COPPER, PROVINCE, SILVER
from regalia.dominion.rules.layout import BUY_PHASE, hand
from regalia.dominion.rules.setup import new_game
from regalia.dominion.rules.table import Dominion

FIRST, SECOND = 0, 1
DUEL: Final = setup_for("money", seats=2, first=FIRST)
OPENINGS: Final = 8_000
MIRRORS: Final = 4_000
ALONE: Final = 1_500
COINS: Final = {COPPER: 1, SILVER: 2}


@dataclass
class Anchor:
    """A mean that is known, and the sample that should meet it."""

    name: str
    known: float
    number: int = 0
    total: float = 0.0
    squares: float = 0.0
    is_share: bool = True

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.number

    def error(self) -> float:
        """The standard error of the mean; of a share, as it would be if the known figure were right."""
        if self.is_share:
            return sqrt(self.known * (1 - self.known) / self.number)
        return sqrt(max(0.0, self.squares / self.number - self.mean() ** 2) / self.number)

    def interval(self) -> tuple[float, float]:
        """Where the mean lies in 19 of 20 samples."""
        return self.mean() - NORMAL_95 * self.error(), self.mean() + NORMAL_95 * self.error()

    def distance(self) -> float:
        """How many standard errors the sample lies off."""
        return abs(self.mean() - self.known) / self.error()


def anchors(scale: float = 1.0) -> list[Anchor]:
    """All of them; with a smaller scale from fewer games, so the intervals are wider."""
    return [*openings(int(OPENINGS * scale)), *mirrors(int(MIRRORS * scale)), *alone(int(ALONE * scale))]


# -- the first turns -------------------------------------------------------------------------------------------------------


def openings(games: int) -> list[Anchor]:
    """Silver on turns 1 and 2, and what the hands of turns 3 and 4 are worth.

    All ten cards are drawn in two turns and then shuffled with the two Silvers, so how the Coppers were split before does not
    matter; an opening that cannot buy twice counts for its own odds only.
    """
    split = Anchor("opening_split", 1 / 6)
    six = Anchor("opening_six", 14 / 33)
    poor = Anchor("opening_poor", 35 / 396)
    both = Anchor("opening_both", 59 / 396)
    money = Anchor("opening_money", 55 / 6, is_share=False)
    together = Anchor("opening_together", 10 / 33)
    for seed in range(games):
        hands = first_hands(new_game(DUEL.reseeded(seed)))
        split.add(hands[0].count(COPPER) in (2, 5))
        if hands[0].count(COPPER) in (2, 5):
            continue
        third, fourth = (sum(COINS.get(kind, 0) for kind in cards) for cards in hands[2:])
        six.add(max(third, fourth) >= 6)
        poor.add(max(third, fourth) < 5)
        both.add(min(third, fourth) >= 5)
        money.add(third + fourth)
        together.add(any(cards.count(SILVER) == 2 for cards in hands[2:]))
    return [split, six, poor, both, money, together]


def first_hands(game: Dominion) -> list[list[int]]:
    """The hands of the first player's turns 1 to 4, who buys Silver twice and then nothing more."""
    hands: list[list[int]] = []
    while len(hands) < 4:
        decision = game.decision
        assert decision is not None
        turn = game.turns[FIRST]
        if decision.seat == FIRST and len(hands) < turn and game.phase == BUY_PHASE:
            hands.append([game.face(card) for card in game.zones[hand(FIRST)]])
        buys = decision.seat == FIRST and turn <= 2
        game.answer_number(big_money(game, decision.options) if buys else len(decision.options) - 1)
    return hands


# -- Big Money -------------------------------------------------------------------------------------------------------------


def mirrors(games: int) -> list[Anchor]:
    """Big Money against itself; ties go to the player with fewer turns, the others are shared."""
    first = Anchor("mirror_first", 0.242)
    second = Anchor("mirror_second", 0.423)
    shared = Anchor("mirror_shared", 0.335)
    turns = Anchor("mirror_turns", 17.35, is_share=False)
    for seed in range(games):
        game = new_game(DUEL.reseeded(seed))
        mirror(game)
        outcome: dict[str, Any] = game.outcome()
        first.add(outcome["winners"] == [FIRST])
        second.add(outcome["winners"] == [SECOND])
        shared.add(outcome["winners"] == [FIRST, SECOND])
        turns.add(game.turns[FIRST])
    return [first, second, shared, turns]


def alone(games: int) -> list[Anchor]:
    """Big Money undisturbed: the other player buys nothing, and no pile runs out before the eighth Province."""
    fourth = Anchor("alone_fourth", 16.80, is_share=False)
    eighth = Anchor("alone_eighth", 25.95, is_share=False)
    for seed in range(games):
        turns = list(province_turns(new_game(DUEL.reseeded(seed))))
        fourth.add(turns[3])
        eighth.add(turns[7])
    return [fourth, eighth]


def province_turns(game: Dominion) -> Iterator[int]:
    """The turns on which the first player buys a Province."""
    pile = game.box.pile_of[PROVINCE]
    while True:
        decision = game.decision
        if decision is None:
            return
        before = len(game.zones[pile])
        turn = game.turns[FIRST]
        plays = decision.seat == FIRST
        game.answer_number(big_money(game, decision.options) if plays else len(decision.options) - 1)
        if len(game.zones[pile]) < before:
            yield turn
