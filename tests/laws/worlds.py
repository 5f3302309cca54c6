"""Every table the laws are checked at: each game, edition and number of seats, with all the variants it can be played in."""

import os
import secrets
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import reject

from regalia import games
from regalia.citadels.rules.choose import preselected
from regalia.citadels.rules.editions import EDITIONS
from regalia.citadels.rules.scenarios import scenario_names
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import SEALED, Chance
from regalia.kernel.choices import Flag, Number, One
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup, SetupError
from tests.laws.mechanics import MECHANICS

LONG = os.environ.get("REGALIA_LAWS", "short") == "long"
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(4)  # the same in all processes of one run
SEED = int(os.environ.get("REGALIA_LAWS_SEED") or zlib.crc32(RUN.encode()) % 100_000)  # of what short runs leave out
FACTOR = 20 if LONG else 1  # how much more work the long run does

MOST_DECISIONS = 10_000  # ten times what the longest game of random play needs

LONG_STILL = 1_500  # so many answers without a card gained

Choices = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """One game and edition for so many seats; ``edition`` is empty where a game has none."""

    game: str
    edition: str
    seats: int

    def __str__(self) -> str:
        return "-".join(part for part in (self.game, self.edition, str(self.seats)) if part)

    def variants(self) -> list[Choices]:
        return list(VARIANTS.get(self.game, declared_variants)(self))

    def setup(self, variant: Choices, seed: int) -> Setup:
        return games.setup_for(self.game, seats=self.seats, seed=seed, **variant)


def citadels_variants(table: Table) -> Iterator[Choices]:
    """Every scenario; casts and districts by lot, twice as likely as any scenario; what the Dutch edition adds."""
    edition = table.edition
    for scenario in scenario_names(edition):
        choices: Choices = {"edition": edition, "scenario": scenario}
        if 4 <= table.seats <= 7 and scenario != "first_game":
            choices["rank_9"] = "yes"
        yield choices | preselected(edition, scenario, table.seats, choices.get("rank_9"))
    anything: Choices = {"edition": edition, "cast": "random", "uniques": "random", "crown": "lot"}
    yield anything
    yield anything | {"tells_by_asking": True}
    yield anything | {"chance": SEALED}
    if edition == "nl":
        yield anything | {"action_cards": True}
        yield anything | {"action_cards": True, "tells_by_asking": True}
        yield anything | {"action_cards": True, "nl_card_first": True}
        cunning: Choices = {"edition": edition, "scenario": "cunning", "action_cards": True, "nl_card_first": True}
        yield cunning | preselected(edition, "cunning", table.seats)


def dominion_variants(table: Table) -> Iterator[Choices]:
    """Every kingdom there is a name for, and ten cards by lot, with the options of the table."""
    for kingdom in KINGDOMS:
        yield {"kingdom": kingdom}
    yield from MECHANICS.values()
    anything: Choices = {"kingdom": "random"}
    yield anything
    yield anything | {"landscapes": 1}
    yield anything | {"landscapes": 2, "colonies": True, "shelters": True}
    yield anything | {"open_counts": True, "landscapes": 2}
    yield anything | {"choose_top": True, "open_counts": True}
    yield anything | {"tells_by_asking": True}
    yield anything | {"tells_by_asking": True, "chance": SEALED}
    yield anything | {"omit_curses": True}


def declared_variants(table: Table) -> Iterator[Choices]:
    """What any game's door declares: as usual, then one thing after the other chosen otherwise; a sealed shuffle."""
    yield {}
    door = games.door_of(table.game)
    for choice in door.choices:
        if isinstance(choice, Flag):
            yield {choice.name: not choice.default}
        elif isinstance(choice, Number) and choice.name != "seats":
            yield from ({choice.name: number} for number in (choice.least, choice.most))
        elif isinstance(choice, One):
            yield from ({choice.name: one} for one in door.part("engine").lists()[choice.of])
    yield {choice.name: True for choice in door.choices if isinstance(choice, Flag)} | {"chance": SEALED}


def tables() -> Iterator[Table]:
    """Of our games, and of those that are installed where the tests run."""
    for game in games.names():
        for edition in EDITIONS if game == "citadels" else [""]:
            for seats in games.door_of(game).seats:
                if is_playable(Table(game, edition, seats)):
                    yield Table(game, edition, seats)


def is_playable(table: Table) -> bool:
    try:
        table.setup(table.variants()[0], 0)
    except SetupError:
        return False
    return True


VARIANTS = {"citadels": citadels_variants, "dominion": dominion_variants}
TABLES = list(tables())
CITADELS = [table for table in TABLES if table.game == "citadels"]


class Walk:
    """A random game at a table, all of it a function of one number: variant, deal, answers, and a moment to look at it."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        lot = Chance(zlib.crc32(f"{table} {number}".encode()))
        variants = table.variants()
        self.variant = variants[lot.below(len(variants))]
        self.setup = table.setup(self.variant, lot.below(1 << 30))
        self.bot_seed = lot.below(1 << 30)
        self.lot = lot  # for further questions of a law

    def __repr__(self) -> str:
        return f"Walk({self.table}, {self.number}: {self.variant}, seed {self.setup.seed})"

    def start(self, listen: bool = False) -> Game:
        return games.start(self.setup, listen)

    def bot(self) -> Chance:
        return Chance(self.bot_seed)

    def moments(self, game: Game) -> Iterator[int]:
        """Play ``game`` to its end, stopping before each decision; yields how many there were before."""
        bot = self.bot()
        answered = 0
        still = Standstill()
        while game.decision is not None:
            assert answered < MOST_DECISIONS, "the game does not end"
            yield answered
            still.look(game)
            game.answer_number(bot.below(len(game.decision.options)))
            answered += 1

    def many_moments(self, game: Game) -> Iterator[int]:
        """The same for what takes long: every third decision, in the long run every one."""
        for answered in self.moments(game):
            if LONG or answered % 3 == self.number % 3:
                yield answered

    def length(self) -> int:
        return sum(1 for _ in self.moments(self.start()))

    def some_moments(self, number: int) -> Iterator[Game]:
        """The game at some of its decisions, chosen by lot: half of them so that rare questions come up as often as others."""
        asked: dict[str, list[int]] = {}
        length = 0
        game = self.start()
        for length in self.moments(game):
            assert game.decision is not None
            asked.setdefault(game.decision.question.name, []).append(length)
        questions = list(asked.values())
        stops = set()
        for turn in range(number):
            if turn % 2:
                moments = questions[self.lot.below(len(questions))]
                stops.add(moments[self.lot.below(len(moments))])
            else:
                stops.add(self.lot.below(length + 1))
        game = self.start()
        for answered in self.moments(game):
            if answered in stops:
                yield game


def play(game: Game, bot: Chance, most: int) -> None:
    """Random answers, at most so many."""
    still = Standstill()
    for _ in range(most):
        if game.decision is None:
            return
        still.look(game)
        game.answer_number(bot.below(len(game.decision.options)))


class Standstill:
    """A game of Dominion in which nobody has money any more has no end in the rules. Who walks into one goes another way.

    Nor has one in which cards only return to the Supply and leave it again: what counts is that there are fewer than ever.
    """

    def __init__(self) -> None:
        self.fewest = 1 << 30
        self.since = 0

    def look(self, game: Game) -> None:
        if isinstance(game, Dominion):
            supply = sum(len(game.zones[zone]) for zone in game.box.supply)
            self.since += 1
            if supply < self.fewest:
                self.fewest, self.since = supply, 0
            if self.since > LONG_STILL:
                reject()
