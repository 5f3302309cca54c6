"""Puzzles are mined from games of bots: one answer is better by far, and worse in no world that fits what its seat knows.

Every option is played on in each of a few dealt worlds. One that none beats in any of them, and that leads clearly, is looked
at again in ten times as many worlds, and stays only if the same holds there.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from regalia.bots import make_bot, shown
from regalia.bots.advice import guide_of
from regalia.bots.compare import Reason, Way, play_on, reason
from regalia.games import door_of, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.choices import Seat
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.worlds import OneWorld, Worlds

WORLDS: Final = 5  # in which a position is looked at first
AGAIN: Final = 10  # times as many decide
REPLAYS: Final = 6  # of every option in each world, where chance has a part in what players do
LEAD: Final = 0.1  # of chances of winning, over the next best answer
EVEN: Final = 1e-9  # of chances: no difference; in some worlds a game is decided whatever one does
FEWEST: Final = 3  # options of a puzzle
MOST: Final = 24
OF_A_GAME: Final = 2  # puzzles, at most: those of one game are alike
ROUNDS: Final = 2  # ends of rounds to look ahead, where the guide can
TRIES: Final = 3  # of each bot that says how hard a puzzle is
NO_PUZZLE: Final = 0  # the level of what everybody finds at once
HARDEST: Final = 4

PlaysOn = Callable[[Worlds, list[Option], list[int], int], list[Way]]


@dataclass(frozen=True, slots=True)
class Mined:
    choices: dict[str, Any]
    answers: tuple[int, ...]
    seat: int
    asks: str
    do: int
    lead: float
    level: int
    led: Reason


def mine(
    game: str, choices: dict[str, Any], seed: int, stop: Callable[[], bool], looked: Callable[[], None]
) -> Iterator[Mined]:
    """The puzzles of one game, which the seed deals and plays."""
    written = choices_of(setup_for(game, **choices, seed=seed))
    setup = setup_for(game, **written)
    table = start(setup)
    door = door_of(game)
    name = "learned" if "learned" in door.bots else "medium"
    bots = [make_bot(name, setup, seat, Chance(seed * 16 + seat)) for seat in range(setup.seats)]
    chance = Chance(seed)
    plays_on: PlaysOn | None = None
    answers: list[int] = []
    found = 0
    while table.decision is not None and found < OF_A_GAME and not stop():
        decision = table.decision
        given = decision.options[0] if len(decision.options) == 1 else bots[decision.seat].choose(shown(table))
        if FEWEST <= len(decision.options) <= MOST and is_late(table) and not is_routine(table, given):
            looked()
            plays_on = plays_on or player_of(setup)
            judged = judge(table, plays_on, chance) if is_worth_it(table) else None
            if judged is not None:
                do, lead, led = judged
                level = level_of(table, do, chance)
                if level > NO_PUZZLE:
                    yield Mined(written, tuple(answers), decision.seat, decision.question.name, do, round(lead, 3), level, led)
                    found += 1
        number = decision.options.index(given)
        table.answer_number(number)
        answers.append(number)


def choices_of(setup: Setup) -> dict[str, Any]:
    """What gives this setup whatever is drawn by lot one day: by its name, if it has one, else with all that was drawn."""
    parts = dict(setup.json())
    drawn: dict[str, Any] = {}
    for choice in door_of(setup.game).choices:
        chosen = parts.get(choice.name, choice.default)
        by_lot = isinstance(choice, Seat) and isinstance(chosen, int) and chosen < 0  # the seed draws it again
        if chosen not in (choice.default, "", []) and not by_lot:
            drawn[choice.name] = tuple(chosen) if isinstance(chosen, list) else chosen
    named = {name: one for name, one in drawn.items() if not isinstance(one, tuple)} | {"seed": setup.seed}
    try:
        is_enough = setup_for(setup.game, **named).json() == setup.json()
    except SetupError:  # what was drawn goes with other cards than the usual ones
        is_enough = False
    return named if is_enough else drawn | {"seed": setup.seed}


def is_late(table: Game) -> bool:
    """Whether what an answer is worth can be told by playing on, as far as the game says."""
    door = door_of(table.setup.game)
    ask = getattr(door.part("search"), "is_late", None) if door.search else None
    return True if ask is None else bool(ask(table))


def is_worth_it(table: Game) -> bool:
    """Whether one answer may be better by far, as the game's analyst sees it at a glance, and not everybody finds it."""
    door = door_of(table.setup.game)
    if len({bot.choose(shown(table)) for bot in quick_bots(table, 1, Chance(0))}) == 1:
        return False
    own: Any = door.part("analyst") if door.analyst else None
    return not hasattr(own, "is_clear") or not own.is_quick() or bool(own.is_clear(table, own.judge_of(table.setup)))


def is_routine(table: Game, option: Option) -> bool:
    door = door_of(table.setup.game)
    return bool(door.search) and bool(door.part("search").is_routine(table.decision, option))


def player_of(setup: Setup) -> PlaysOn:
    """How worlds are played on: by the game's analyst if it does that, else by its guide."""
    door = door_of(setup.game)
    own: Any = door.part("analyst") if door.analyst else None
    if hasattr(own, "judge_of") and own.is_quick():
        by_network: PlaysOn = own.judge_of(setup).played
        return by_network
    guide_at = guide_of(setup.reseeded(0))
    counts = getattr(door.part("search"), "counts", None)

    def by_guide(worlds: Worlds, options: list[Option], seeds: list[int], seat: int) -> list[Way]:
        guide = guide_at(worlds.deal(Chance(0)), ROUNDS)
        ways = [Way(option) for option in options]
        for way in ways:  # once: a guide does the same each time
            play_on(way, worlds, seat, guide, Chance(seeds[0]), counts)
        return ways

    return by_guide


def judge(table: Game, plays_on: PlaysOn, chance: Chance) -> tuple[int, float, Reason] | None:
    """The best option, its lead and what speaks for it, if no other is better in any world and it leads clearly."""
    decision = table.decision
    assert decision is not None
    total = [Way(option) for option in decision.options]
    firsts = set(range(len(total)))  # that no other option beat in any world
    best = -1
    try:
        for number, ways in enumerate(in_worlds(table, plays_on, chance)):
            firsts &= firsts_of(ways)
            if not firsts:
                return None
            add(total, ways)
            tells = number == 0 and len(ways[0].values) > 1  # played several times, one world says what to think of the next
            if tells or number in (WORLDS - 1, WORLDS * (1 + AGAIN) - 1):
                best = max(firsts, key=lambda at: total[at].chance())
                if lead(total, best) < LEAD:
                    return None
    except NoWorld:
        return None
    second = max((way for at, way in enumerate(total) if at != best), key=Way.chance)
    return best, lead(total, best), reason(total[best], second)


def in_worlds(table: Game, plays_on: PlaysOn, chance: Chance) -> Iterator[list[Way]]:
    """Every option in one dealt world after the other, in all that decide."""
    decision = table.decision
    assert decision is not None
    options, seat = decision.options, decision.seat
    worlds = Worlds(table, seat)
    for _ in range(WORLDS * (1 + AGAIN)):
        world = OneWorld(worlds.deal(Chance(chance.word())), seat)
        yield plays_on(world, options, [chance.word() for _ in range(REPLAYS)], seat)


def firsts_of(ways: list[Way]) -> set[int]:
    """The options that no other beat."""
    means = [way.chance() for way in ways]
    return {at for at, mean in enumerate(means) if mean >= max(means) - EVEN}


def add(total: list[Way], ways: list[Way]) -> None:
    for whole, way in zip(total, ways, strict=True):
        whole.values.extend(way.values)
        whole.counts.extend(way.counts)


@dataclass(frozen=True, slots=True)
class Held:
    """How an answer did in worlds dealt anew: ``lead`` over the best other one, ``beaten`` in so many of the ``worlds``."""

    lead: float
    beaten: int
    worlds: int


def hold(game: str, choices: Mapping[str, Any], answers: Sequence[int], do: int, seed: int) -> Held:
    """A puzzle that was found, tried again with another chance and as much search."""
    setup = setup_for(game, **choices)
    table = start(setup)
    for answer in answers:
        table.answer_number(answer)
    assert table.decision is not None
    total = [Way(option) for option in table.decision.options]
    beaten = worlds = 0
    for ways in in_worlds(table, player_of(setup), Chance(seed)):
        worlds += 1
        beaten += 0 if do in firsts_of(ways) else 1
        add(total, ways)
    return Held(lead(total, do), beaten, worlds)


def lead(ways: list[Way], best: int) -> float:
    means = [fmean(way.values) for way in ways]
    return means[best] - max(mean for at, mean in enumerate(means) if at != best)


def quick_bots(table: Game, tries: int, chance: Chance) -> list[Any]:
    """Every bot of the game that answers at once, so many times."""
    decision = table.decision
    assert decision is not None
    door = door_of(table.setup.game)
    quick = [name for name in sorted(door.bots) if ":" in door.bots[name] and not name.startswith(".")]
    return [make_bot(name, table.setup, decision.seat, Chance(chance.word())) for name in quick for _ in range(tries)]


def level_of(table: Game, do: int, chance: Chance) -> int:
    """By how many of the bots that answer at once find it."""
    decision = table.decision
    assert decision is not None
    bots = quick_bots(table, TRIES, chance)
    found = sum(bot.choose(shown(table)) is decision.options[do] for bot in bots)
    return HARDEST - round(HARDEST * found / max(1, len(bots)))
