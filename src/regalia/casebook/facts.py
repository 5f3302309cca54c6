"""Comparing what a case expects with what is there: both are turned into words first, so failures read well."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from regalia.casebook.adapters import Failed, letter_of
from regalia.casebook.nodes import SEAT_LETTERS, Node, closest
from regalia.kernel.game import Game

Mismatch = tuple[Node, str, str]
Words = str | int | bool | list[str] | list[int]

HIDDEN: Final = "hidden"  # a count the viewer is not shown
SUFFIXES: Final = ("_size", "_has", "_lacks", "_top", "_bottom")


class Fact:
    """One thing that can be expected: how a case writes it, and what is so.

    Of a list also its size, what it has and what it lacks may be expected; of one in order also its top and bottom.
    """

    def __init__(self, read: Callable[[Any, Node], Words], get: Callable[..., Words], ordered: bool = False) -> None:
        self.read: Final = read
        self.get: Final = get
        self.ordered: Final = ordered


def a_count(reader: Any, node: Node) -> Words:
    """How many, or that it is not shown."""
    return HIDDEN if not node.is_number and node.word() == HIDDEN else node.number()


def in_words(words: Words) -> str:
    if isinstance(words, list):
        return "[" + ", ".join(map(str, words)) + "]"
    return str(words).lower() if isinstance(words, bool) else str(words)


def compare(facts: Mapping[str, Fact], name: str, node: Node, reader: Any, label: str, *of: Any) -> list[Mismatch]:
    """Compare one entry of an ``expect`` or ``sees``; ``of`` is what the facts are got from."""
    base, suffix = _split(facts, name, node, label)
    fact = facts[base]
    found = fact.get(*of)
    shown = f"{label}{name.replace('_', ' ')}"
    if isinstance(found, list) and node.is_number and f"{base}_size" in facts:  # of what is seen, with its backs
        return compare(facts, f"{base}_size", node, reader, label, *of)
    if isinstance(found, list) and (suffix == "_size" or node.is_number):
        return _unless(len(found) == node.number(), node, shown, node.number(), len(found))
    expected = fact.read(reader, node)
    if not isinstance(expected, list) or not isinstance(found, list):
        if suffix:
            raise node.wrong(f"{base.replace('_', ' ')} is no list: {suffix.strip('_')!r} makes no sense")
        return _unless(expected == found, node, shown, expected, found)
    if suffix == "_top":
        return _unless(expected == found[: len(expected)], node, shown, expected, found[: len(expected)])
    if suffix == "_bottom":
        last = found[len(found) - len(expected) :]
        return _unless(bool(expected) and expected == last, node, shown, expected, last)
    if suffix == "_has":
        return _unless(not _surplus(expected, found), node, shown, expected, found)
    if suffix == "_lacks":
        return _unless(not any(word in found for word in expected), node, shown, expected, found)
    one, other = list(map(str, expected)), list(map(str, found))
    if not fact.ordered:
        one, other = sorted(one), sorted(other)
    return _unless(one == other, node, shown, one, other)


def compare_all(
    game: Game,
    node: Node,
    seat_facts: Mapping[str, Fact],
    table_facts: Mapping[str, Fact],
    others: Mapping[str, Callable[[Any, Node], list[Mismatch]]],
) -> list[Mismatch]:
    """A whole ``expect``: by seat, of the table, and what a game compares in a way of its own."""
    found: list[Mismatch] = []
    for name, part in node.some_entries().items():
        if name in SEAT_LETTERS[: game.seats]:
            at = SEAT_LETTERS.index(name)
            for entry, value in part.some_entries().items():
                found += compare(seat_facts, entry, value, game, f"{name.upper()} ", game, at)
        elif len(name) == 1:
            raise part.wrong(f"unknown seat {name.upper()!r}; expected a letter from A to {letter_of(game.seats - 1)}")
        elif name in others:
            found += others[name](game, part)
        else:
            found += compare(table_facts, name, part, game, "", game)
    return found


def looked_at(node: Node) -> dict[str, Node]:
    """What a step ``sees`` or ``hides`` is about: everything but who looks."""
    parts = {name: part for name, part in node.mapping().items() if name != "by"}
    if not parts:
        raise node.wrong("somebody looks, but at nothing; add what must be seen or hidden")
    return parts


def refute(found: list[Mismatch]) -> None:
    """Fail with all that was not as expected, at the first place."""
    if found:
        raise Failed(found[0][0], "; ".join(one[1] for one in found), "; ".join(one[2] for one in found))


def _split(facts: Mapping[str, Fact], name: str, node: Node, label: str) -> tuple[str, str]:
    if name in facts:
        return name, ""
    for suffix in SUFFIXES:
        if name.endswith(suffix) and name[: -len(suffix)] in facts:
            return name[: -len(suffix)], suffix
    raise node.wrong(f"nothing called {label}{name.replace('_', ' ')} can be expected; {closest(name, facts)}")


def _unless(so: bool, node: Node, shown: str, expected: Words, found: Words) -> list[Mismatch]:
    return [] if so else [(node, f"{shown}: {in_words(expected)}", f"{shown}: {in_words(found)}")]


def _surplus(some: list[Any], of: list[Any]) -> list[Any]:
    """What ``some`` has more often than ``of``."""
    left = list(of)
    surplus = []
    for one in some:
        if one in left:
            left.remove(one)
        else:
            surplus.append(one)
    return surplus
