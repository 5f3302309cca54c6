"""The compact notation of a game's log, written and read back; ``docs/notation.md`` describes it.

It holds what one viewer was told and no more: what is hidden is written as hidden. Names are the ids of the data, so a log
is the same in every language and can be told in each of them.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from regalia.games import setup_from_json
from regalia.kernel.arguments import SEAT, Kind
from regalia.kernel.refusals import Refusal
from regalia.kernel.setup import Setup
from regalia.kernel.views import OPEN, SPECTATOR
from regalia.words import words_for
from regalia.words.game_words import Seen

FORMAT: Final = "regalia-log"
VERSION: Final = 1
SEATS: Final = "ABCDEFGH"
WIDTH: Final = 120
NOTHING: Final = "-"  # no card, no rule
HIDDEN: Final = "?"
VIEWERS: Final = {SPECTATOR: "spectator", OPEN: "open"}
AN_EVENT: Final = re.compile(r"(?P<told>[^()@]+?)(?: ?\((?P<secret>[^()]*)\))?(?: ?@(?P<rule>\S+))?")
A_RUN: Final = re.compile(r"(?P<one>[^*]+)(?:\*(?P<times>[1-9]\d{0,3}))?")


class NotationError(Refusal):
    """A log that cannot be read; the message says which line."""


class Log(NamedTuple):
    """What one viewer was told of a game, and how it ended, if it did."""

    setup: Setup
    viewer: int
    seen: list[Seen]
    outcome: dict[str, Any] | None


class Alphabet:
    """How the numbers in the events of one game are written."""

    def __init__(self, setup: Setup) -> None:
        words = words_for(setup)
        self.events: Final[Mapping[str, Kind]] = words.events
        self.rest: Final = words.plurals
        self.names: Final = {SEAT: list(SEATS[: setup.seats]), **words.ids()}
        self.numbers: Final = {of: {name: at for at, name in enumerate(names)} for of, names in self.names.items()}

    def written(self, types: Sequence[str], numbers: Sequence[int]) -> str:
        """Numbers by their types; equal neighbours are counted, ``copper*3``."""
        spelt = [self._one(of, number) for of, number in zip(self._all(types, len(numbers)), numbers, strict=True)]
        if not types or types[-1] not in self.rest:
            return " ".join(spelt)
        runs = [(one, len(list(run))) for one, run in groupby(spelt[len(types) - 1 :])]
        return " ".join([*spelt[: len(types) - 1], *[one if times == 1 else f"{one}*{times}" for one, times in runs]])

    def read(self, types: Sequence[str], text: str) -> tuple[int, ...]:
        spelt = [part for word in text.split() for part in _run(word)]
        return tuple(self._number(of, one) for of, one in zip(self._all(types, len(spelt)), spelt, strict=True))

    def _all(self, types: Sequence[str], number: int) -> list[str]:
        """The type of each of so many numbers: the last, if it is a plural, takes all that are left."""
        if types and types[-1] in self.rest:
            return [*types[:-1], *[types[-1]] * (number - len(types) + 1)]
        return list(types)

    def _one(self, of: str, number: int) -> str:
        if of not in self.names:
            return str(number)
        return NOTHING if number < 0 else self.names[of][number]

    def _number(self, of: str, one: str) -> int:
        if of not in self.numbers:
            return int(one)
        return -1 if one == NOTHING else self.numbers[of][one]


# -- writing ---------------------------------------------------------------------------------------------------------------


def write_log(log: Log) -> str:
    """The log as a text; what only follows the cards (the kernel's own kinds) is left out.

    The seed would tell every card, so only the open log of a finished game has it.
    """
    setup = log.setup if log.viewer == OPEN else log.setup.reseeded(0)
    lines = [f"{FORMAT} {VERSION}", f"setup {_json(setup.json())}", f"viewer {viewer_name(log.viewer)}"]
    lines += _body(log)
    if log.outcome is not None:
        lines.append(f"outcome {_json(log.outcome)}")
    return "\n".join(lines) + "\n"


def viewer_name(viewer: int) -> str:
    return VIEWERS.get(viewer) or SEATS[viewer]


def _body(log: Log) -> Iterator[str]:
    """A line for everything that begins something new, wrapped between events; a seat is named once until another acts."""
    heads = words_for(log.setup).heads
    line = acting = ""
    for kind, seat, event in _written(log):
        whole = f"{seat} {event}".strip()
        short = event if seat == acting else whole
        acting = seat or acting
        if line and (kind in heads or len(line) + len(short) > WIDTH):
            yield line + ("" if kind in heads else ";")
            line = whole if kind in heads else f"  {whole}"
        else:
            line = f"{line}; {short}" if line else whole
    if line:
        yield line


def _written(log: Log) -> Iterator[tuple[str, str, str]]:
    """Kind, acting seat and text of every event."""
    alphabet = Alphabet(log.setup)
    rules: dict[str, str] = {}
    for name, rule, told, secret in log.seen:
        kind = alphabet.events.get(name)
        if kind is None:
            continue
        types = list(kind.told.values())
        acts = types[:1] == [SEAT]
        event = f"{name} {alphabet.written(types[acts:], told[acts:])}".strip()
        if kind.secret:
            event += f" ({HIDDEN if secret is None else alphabet.written(list(kind.secret.values()), secret)})"
        if rules.get(name) != rule:
            event += f" @{rule or NOTHING}"
            rules[name] = rule
        yield name, SEATS[told[0]] if acts else "", event


def _json(parts: object) -> str:
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=False)


# -- reading ---------------------------------------------------------------------------------------------------------------


def is_log(text: str) -> bool:
    return text.startswith(FORMAT)


def read_log(text: str) -> Log:
    """Read a log, or say which line is wrong."""
    lines = [(at, line.strip()) for at, line in enumerate(text.splitlines(), 1) if line.strip() and line[0] != "#"]
    if not lines or lines[0][1] != f"{FORMAT} {VERSION}":
        raise NotationError("not a log: it begins with {format} {version}", "log-none", format=FORMAT, version=VERSION)
    setup = _entry(lines, 1, "setup", lambda part: setup_from_json(json.loads(part)))
    by_name = {viewer_name(viewer): viewer for viewer in (*VIEWERS, *range(setup.seats))}
    viewer = _entry(lines, 2, "viewer", by_name.__getitem__)
    outcome = None
    if lines[-1][1].startswith("outcome "):
        outcome = _entry(lines, len(lines) - 1, "outcome", json.loads)
        lines.pop()
    return Log(setup, viewer, list(_read(setup, lines[3:])), outcome)


def _entry(lines: list[tuple[int, str]], at: int, name: str, read: Callable[[str], Any]) -> Any:
    number, line = lines[at] if at < len(lines) else (lines[-1][0] + 1, "")
    word, _, part = line.partition(" ")
    try:
        if word == name:
            return read(part)
    except (ValueError, KeyError, TypeError, OverflowError):
        pass
    raise NotationError("line {line} of the log: expected {entry!r}", "log-entry", line=number, entry=name)


def _read(setup: Setup, lines: list[tuple[int, str]]) -> Iterator[Seen]:
    reader = Reader(setup)
    for number, line in lines:
        for event in line.split(";"):
            if not event.strip():
                continue
            try:
                yield reader.event(event.strip())
            except (ValueError, KeyError) as problem:
                raise NotationError(
                    "line {line} of the log: {text!r} cannot be read", "log-event", line=number, text=event.strip()
                ) from problem


class Reader:
    """Reads events one after the other: seat and rule are written only when they change."""

    def __init__(self, setup: Setup) -> None:
        self.alphabet: Final = Alphabet(setup)
        self.rules: Final[dict[str, str]] = {}
        self.acting = ""

    def event(self, text: str) -> Seen:
        parts = AN_EVENT.fullmatch(text)
        if parts is None:
            raise ValueError(text)
        words = parts["told"].split()
        if words[0] in self.alphabet.numbers[SEAT]:
            self.acting = words.pop(0)
        name = words.pop(0) if words else ""
        kind = self.alphabet.events[name]
        types = list(kind.told.values())
        acting = [self.acting] if types[:1] == [SEAT] else []
        told = self.alphabet.read(types, " ".join([*acting, *words]))
        if (parts["secret"] is None) != (not kind.secret):
            raise ValueError(text)
        hidden = parts["secret"] == HIDDEN
        secret = None if hidden else self.alphabet.read(list(kind.secret.values()), parts["secret"] or "")
        if parts["rule"] is not None:
            self.rules[name] = "" if parts["rule"] == NOTHING else parts["rule"]
        return name, self.rules[name], told, secret


def _run(word: str) -> list[str]:
    found = A_RUN.fullmatch(word)
    if found is None:
        raise ValueError(word)
    return [found["one"]] * int(found["times"] or 1)
