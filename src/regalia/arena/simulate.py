"""Many games between bots, in this process or several; what is finished is kept, whatever interrupts.

Each game's seed follows from the plan's seed and the game's number, so any game can be played again alone.
"""

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from regalia.arena.playout import playout
from regalia.bots import RANDOM, Bot, check_bots, make_bot, seated, shown
from regalia.games import door_of, new_record, setup_for, setup_from_json, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.record import Record
from regalia.kernel.setup import Setup

MOST_DECISIONS: Final = 100_000
COPY: Final = re.compile(r"(.+)#([2-9]|[1-9]\d+)")
SEED_BITS: Final = 48  # a seed is short enough to type and exact in any JSON reader


@dataclass(frozen=True)
class Plan:
    """What to play: plain values only, so that it travels to worker processes.

    Either ``setup`` (a setup's JSON, the same for all games) or ``choices`` for ``setup_for`` (random casts differ by game).
    """

    game: str
    bots: tuple[str, ...] = (RANDOM,)
    seed: int = 0
    choices: tuple[tuple[str, Any], ...] = ()
    setup: dict[str, Any] | None = None
    keep_records: bool = False
    most_decisions: int = MOST_DECISIONS


@dataclass
class Played:
    """One game: how it went, or why it did not come to an end."""

    number: int
    seed: int
    decisions: int = 0
    rounds: int = 0
    totals: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    error: str = ""
    illegal: bool = False  # the error is an answer that was not among the options
    record: str = ""


class NotOffered(ValueError):
    """A bot answered what was not among the options."""


def seed_of(seed: int, number: int) -> int:
    """The seed of game ``number``; neighbours have nothing in common."""
    digest = hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=SEED_BITS // 8).digest()
    return int.from_bytes(digest, "big")


def copied(name: str, number: int) -> str:
    """The label of a bot's copy: it plays like the bot, with luck of its own."""
    return name if number == 1 else f"{name}#{number}"


def original(label: str) -> tuple[str, int]:
    """The bot behind a label, and which copy of it this is.

    >>> original("steward#2"), original("steward")
    (('steward', 2), ('steward', 1))
    """
    found = COPY.fullmatch(label)
    return (found[1], int(found[2])) if found else (label, 1)


class Series:
    """Plays the games of a plan, one by one."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        choices = dict(plan.choices)
        self.varies: Final = plan.setup is None and any(value == RANDOM for value in choices.values())
        self.first: Final = self.chosen(0) if plan.setup is None else setup_from_json(plan.setup)
        check_bots([original(label)[0] for label in plan.bots], self.first.game)
        self.bots: Final = seated(list(plan.bots), self.first.seats)
        self.at_random: Final = all(name == RANDOM for name in self.bots)
        self.players(self.first, 0)  # a bot that does not play this game is refused before the first one

    def chosen(self, seed: int) -> Setup:
        return setup_for(self.plan.game, **dict(self.plan.choices), seed=seed)

    def setup(self, seed: int) -> Setup:
        return self.chosen(seed) if self.varies else self.first.reseeded(seed)

    def play(self, number: int) -> Played:
        """Never raises for what goes wrong inside a game: the error is the result."""
        played = Played(number, seed_of(self.plan.seed, number))
        record: Record | None = None
        try:
            game = start(self.setup(played.seed))
            if self.plan.keep_records:
                record = new_record(game.setup)
            self.drive(game, played, record)
            if game.decision is None:
                settle(played, game.outcome(), door_of(game.setup.game).laps)
            else:
                played.error = f"not over after {played.decisions} decisions"
        except NotOffered as problem:
            played.error, played.illegal = str(problem), True
        except Exception as problem:  # a bug of the rules or of a bot: reported with what it takes to see it again
            played.error = f"{type(problem).__name__}: {problem}"
        if record is not None:
            played.record = record.text()
        return played

    def drive(self, game: Game, played: Played, record: Record | None) -> None:
        """Random bots need no view and share one stream, so a game is the same whether or not it is written down."""
        most = self.plan.most_decisions
        if self.at_random and record is None:
            played.decisions = playout(game, Chance(seed_of(played.seed, 0)), most)
            return
        stream = Chance(seed_of(played.seed, 0))
        players = [] if self.at_random else self.players(game.setup, played.seed)
        while game.decision is not None and played.decisions < most:
            decision = game.decision
            number = answer_of(players[decision.seat], game) if players else stream.below(len(decision.options))
            if record is None:
                game.answer_number(number)
            else:
                record.answer(game, number)
            played.decisions += 1

    def players(self, setup: Setup, seed: int) -> list[Bot]:
        found = []
        for seat, label in enumerate(self.bots):
            name, copy = original(label)
            luck = seed_of(seed, seat + 1) if copy == 1 else seed_of(seed_of(seed, -copy), seat + 1)
            found.append(make_bot(name, setup, seat, Chance(luck)))
        return found


def answer_of(bot: Bot, game: Game) -> int:
    """What a bot answers to the open decision, by number; it sees its seat's view, and worlds dealt from it."""
    decision = game.decision
    assert decision is not None
    if decision.is_bluff():  # no bot is needed where there is no choice
        return 0
    option = bot.choose(shown(game))
    if option not in decision.options:
        raise NotOffered(f"{type(bot).__name__} answered {option}, which is not offered; expected one of {decision.options}")
    return decision.options.index(option)


def settle(played: Played, outcome: dict[str, Any], laps: str) -> None:
    """``laps``: what the outcome counts, of the whole table or by seat."""
    played.totals = list(outcome["totals"])
    played.winners = list(outcome["winners"])
    counted: int | list[int] = outcome[laps]
    played.rounds = counted if isinstance(counted, int) else max(counted)


def simulate(plan: Plan, first: int, number: int, workers: int, stop: Callable[[], bool]) -> Iterator[Played]:
    """Play games ``first`` to ``first + number - 1``, until ``stop`` says so.

    Every game that came to its end is yielded, also if it ended in another process; with several workers the order is that
    in which they end.
    """
    if workers > 1:
        from regalia.arena.workers import crowd

        yield from crowd(plan, first, number, workers, stop)
        return
    series = Series(plan)
    for at in range(first, first + number):
        if stop():
            return
        yield series.play(at)
