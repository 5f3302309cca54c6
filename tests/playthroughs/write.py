"""Write the golden files anew: ``python -m tests.playthroughs.write``. Read the difference before you keep it."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from regalia import games
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.kernel.chance import Chance
from regalia.kernel.events import EVERYBODY, Event
from regalia.kernel.game import Game
from regalia.kernel.views import View
from tests.laws.mechanics import MECHANICS
from tests.laws.worlds import TABLES, Choices, Table

HERE = Path(__file__).parent
WHOLE_GAMES = HERE / "whole_games.txt"
DECISIONS = 60
MECHANIC_SEATS = 3
MOST_ANSWERS = 3_000  # with Debt and without money random play may go on for ever
SEED = 7


def playthrough(table: Table) -> str:
    """The first decisions of a game: every question, option, answer and event, and what changed in the view of seat 0."""
    return "\n".join(lines(table)) + "\n"


def mechanic(name: str) -> str:
    """The same for a kingdom about one mechanic of Dominion."""
    return "\n".join(lines(Table("dominion", "", MECHANIC_SEATS), MECHANICS[name])) + "\n"


def lines(table: Table, choices: Choices | None = None) -> Iterator[str]:
    variants = table.variants()
    if table.game == "dominion":
        variants = variants[: len(KINGDOMS)]  # the base set; mechanics have games of their own
    variant = variants[(TABLES.index(table) * 5 + 4) % len(variants)]  # another one at every table
    setup = table.setup(variant if choices is None else choices, SEED)
    yield json.dumps(setup.json(), ensure_ascii=False)
    game = games.start(setup, listen=True)
    journal = game.listen()
    bot = Chance(SEED)
    heard = 0
    shown: dict[str, str] = {}
    for answered in range(DECISIONS + 1):
        yield from map(told, journal[heard:])
        heard = len(journal)
        view = game.view(0)
        yield from changes(view, shown)
        decision = game.decision
        if decision is None or answered == DECISIONS:
            break
        yield f"{answered} seat {decision.seat} {decision.question.name} [{decision.question.rule}]: {decision.options}"
        option = decision.options[bot.below(len(decision.options))]
        yield f"> {option}"
        game.answer(option)
    if game.decision is None:
        yield json.dumps(game.outcome())
    yield f"fingerprint {game.fingerprint()}"


def told(event: Event) -> str:
    seats = [str(seat) for seat in range(8) if event.audience >> seat & 1]
    to = "all" if event.audience == EVERYBODY else ",".join(seats)
    secret = f" | {event.secret} to {to or 'nobody'}" if event.secret else ""
    return f"  {event.kind} {event.told}{secret}{f' [{event.rule}]' if event.rule else ''}"


def changes(view: View, shown: dict[str, str]) -> Iterator[str]:
    """The lines of a view that are different from what was shown last."""
    zones = dict(zip(view.zone_names, view.zones, strict=True))
    for name, thing in (zones | view.facts).items():
        text = str(thing)
        if shown.get(name, "[]") != text:
            yield f"  {name} = {text}"
        shown[name] = text


def whole_games() -> str:
    """A whole game of every variant at every table, one line each: any change of any rule it meets changes the line."""
    return "\n".join(digest(table, variant) for table in TABLES for variant in table.variants()) + "\n"


def digest(table: Table, variant: Choices) -> str:
    game = games.start(table.setup(variant, SEED), listen=True)
    bot = Chance(SEED)
    answered = 0
    while game.decision is not None and answered < MOST_ANSWERS:
        game.answer_number(bot.below(len(game.decision.options)))
        answered += 1
    log = "\n".join(map(told, game.listen()))
    events = hashlib.blake2b(log.encode(), digest_size=8).hexdigest()
    choices = " ".join(f"{name}={value}" for name, value in variant.items() if name != "edition")
    return f"{table} {choices}: {answered} decisions, state {game.fingerprint()}, events {events}"


def position_at(game: Game, bot: Chance, answered: int) -> Game:
    for _ in range(answered):
        assert game.decision is not None
        game.answer_number(bot.below(len(game.decision.options)))
    return game


# Positions for counting: table, which of its variants, how many answers were given, how deep to count.
POSITIONS = [
    ("citadels-en-4", 0, 0, 5),
    ("citadels-en-4", 2, 81, 4),
    ("citadels-en-6", 4, 130, 5),
    ("citadels-en-8", 3, 319, 4),
    ("citadels-de-2", 0, 0, 6),
    ("citadels-de-2", 3, 253, 4),
    ("citadels-de-3", 1, 112, 4),
    ("citadels-de-7", 3, 150, 5),
    ("citadels-nl-5", 5, 107, 4),
    ("citadels-nl-6", 11, 99, 4),
    ("citadels-nl-8", 10, 124, 4),
    ("dominion-2", 0, 40, 6),
    ("dominion-3", 1, 90, 6),
    ("dominion-4", 2, 150, 6),
]
COUNTS = HERE / "counts.txt"


def sequences(game: Game, depth: int) -> int:
    """How many sequences of so many answers there are (fewer where the game ends before)."""
    if depth == 0 or game.decision is None:
        return 1
    total = 0
    for number in range(len(game.decision.options)):
        twin = game.copy()
        twin.answer_number(number)
        total += sequences(twin, depth - 1)
    return total


def count_line(name: str, variant: int, answered: int, depth: int) -> str:
    table = next(table for table in TABLES if str(table) == name)
    game = position_at(games.start(table.setup(table.variants()[variant], SEED)), Chance(SEED), answered)
    counts = ", ".join(str(sequences(game, deep)) for deep in range(1, depth + 1))
    return f"{name}, variant {variant}, after {answered} answers, {game.decision}: {counts}"


def counts() -> str:
    return "\n".join(count_line(*position) for position in POSITIONS) + "\n"


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    for table in TABLES:
        (HERE / f"{table}.txt").write_text(playthrough(table), encoding="utf-8")
    for name in MECHANICS:
        (HERE / f"mechanic-{name}.txt").write_text(mechanic(name), encoding="utf-8")
    WHOLE_GAMES.write_text(whole_games(), encoding="utf-8")
    COUNTS.write_text(counts(), encoding="utf-8")


if __name__ == "__main__":
    main()
