"""What the ids and numbers of a game are, so that a client needs no tables of its own."""

from collections.abc import Mapping
from functools import cache

from regalia.bots import bots_of, personas_of
from regalia.bots.levels import LEVELS
from regalia.games import door_of
from regalia.kernel.arguments import Kind
from regalia.kernel.events import MOVEMENTS
from regalia.kernel.reasons import REASONS as SHARED_REASONS
from regalia.server.api_types import Argument, EventKind, Lexicon
from regalia.words.wording import Moment, wording_of


@cache
def lexicon(game: str) -> Lexicon:
    """Everything a client needs to know of a game, read from its door."""
    door = door_of(game)
    engine = door.part("engine")
    wording = wording_of(game)
    return Lexicon(
        game=door.name,
        rules=door.rules,
        seats=list(door.seats),
        bots=[*levels_of(game), *personas_of(game)],
        choices=[choice.json() for choice in door.choices],
        lists=engine.lists(),
        refused=dict(door.refused),
        numbers=engine.numbers(),
        factors={about: dict(parts) for about, parts in wording.factors.items()},
        zones=dict(door.zones),
        events=described(door.part("events"), wording.declared.moments),
        reasons=arguments_of_reasons(game),
        brings=dict(wording.brings.told),
        purse=dict(wording.purse.told),
        said=dict(wording.said),
        asks=dict(wording.asks.told),
        about={about: dict(kind.told) for about, kind in wording.about.items()},
        heads=list(wording.declared.heads),
        headings=list(wording.declared.headings),
        ends=list(wording.declared.ends),
        repeats=list(wording.declared.repeats),
        confirmed=list(wording.declared.confirmed),
        costs=list(wording.declared.costs),
        merge=wording.declared.merge,
        low=dict(wording.declared.low),
    )


def levels_of(game: str) -> list[str]:
    return [level for level in LEVELS if level in door_of(game).bots]


def bots_for(game: str) -> list[str]:
    """What a table takes: the levels, and by their names the bots that play the game."""
    return [*levels_of(game), *(name for name in bots_of(game) if name not in LEVELS)]


@cache
def reasons_of(game: str) -> dict[str, Kind]:
    """Why something may not be done: what every game says, and what this one says."""
    own: dict[str, Kind] = door_of(game).part("reasons")
    return {**SHARED_REASONS, **own}


def arguments_of_reasons(game: str) -> dict[str, list[Argument]]:
    return {name: [Argument(argument, of) for argument, of in kind.told.items()] for name, kind in reasons_of(game).items()}


def described(kinds: Mapping[str, Kind], moments: Mapping[str, Moment]) -> dict[str, EventKind]:
    return {
        name: EventKind(
            [Argument(argument, of) for argument, of in kind.told.items()],
            [Argument(argument, of) for argument, of in kind.secret.items()],
            moments.get(name),
        )
        for name, kind in {**kinds, **MOVEMENTS}.items()
    }
