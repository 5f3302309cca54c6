"""``alike: {to: E, if: {signed: alchemist}}``: what somebody sees does not tell two worlds apart.

The case is played again from its position, once as it is and once with what ``if`` says: other entries of ``given``, or other
``steps`` instead of what was done. After every answer the two must look the same: view, who is asked what, events.
"""

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from regalia.casebook.adapters import Failed
from regalia.casebook.nodes import SEAT_LETTERS, Node

if TYPE_CHECKING:
    from regalia.casebook.steps import Play

Told = tuple[str, str, tuple[int, ...], tuple[int, ...] | None]


class Moment:
    """All that one viewer is shown at one moment, and what it was told since the last one."""

    def __init__(self, play: "Play", viewer: int, after: str, told: list[Told]) -> None:
        view = play.game.view(viewer)
        self.after: Final = after
        self.told: Final = told
        self.shown: Final[dict[str, str]] = {
            "asked": SEAT_LETTERS[view.asked].upper() if view.asked >= 0 else "nobody",
            "question": "none" if view.question is None else view.question.name.replace("_", " "),
            "offered": ", ".join(play.adapter.words(play.game, option) for option in view.options),
            **{f"fact {name}": str(fact) for name, fact in view.facts.items()},
            **{
                name.replace("_", " "): counted(play.adapter.faces(play.game, name, faces))
                for name, faces in zip(view.zone_names, view.zones, strict=True)
                if name not in play.adapter.unused
            },
        }


class Witness:
    """What one viewer is shown in the course of a game."""

    def __init__(self, name: str, viewer: int) -> None:
        self.name: Final = name
        self.viewer: Final = viewer
        self.moments: Final[list[Moment]] = []

    def look(self, play: "Play", after: str, events: list[Any]) -> None:
        self.moments.append(Moment(play, self.viewer, after, [event.seen_by(self.viewer) for event in events]))


def check_alike(play: "Play", node: Node) -> None:
    parts = node.entries(("to", "if"), "alike")
    if "to" not in parts or "if" not in parts:
        raise node.wrong("expected 'alike: {to: E, if: {signed: alchemist}}': to whom, and what else might be so")
    viewers = play.viewers(parts["to"], parts["to"])
    other = dict(parts["if"].some_entries())
    steps = other.pop("steps", None)
    given = play.given
    if other:
        if given is None:
            raise parts["if"].wrong("a dealt game has no position to change; say what else is done: 'if: {steps: [...]}'")
        given = overlaid(given, other)
    here, _ = witnessed(play, play.given, play.acts, viewers)
    there, failure = witnessed(play, given, play.acts if steps is None else steps.many(), viewers)
    shown = parts["if"].shown()
    for one, two in zip(here, there, strict=True):
        if difference := first_difference(one, two, failure is not None):
            raise Failed(node, f"the same to {one.name} as if {shown}", difference)
    if failure is not None:
        if steps is not None:
            raise failure
        raise node.wrong(
            f"if {shown}, the case does not go on like this: expected {failure.expected}, found {failure.found}; "
            "say how it goes then: 'if: {..., steps: [...]}'"
        )
    if alike_throughout(play, given, steps):
        raise parts["if"].wrong("this changes nothing, so the two worlds must look the same; say what else might be so")


def alike_throughout(play: "Play", given: Node | None, steps: Node | None) -> bool:
    """Whether the other world is this one."""
    if steps is not None:
        return [one.plain() for one in steps.many()] == [one.plain() for one in play.acts] and given is play.given
    return bool(play.opened(play.given).fingerprint() == play.opened(given).fingerprint())


def overlaid(given: Node, other: Mapping[str, Node]) -> Node:
    """The position with other entries; those of a seat one by one."""
    parts = dict(given.mapping())
    for name, node in other.items():
        if name in SEAT_LETTERS and name in parts and node.is_mapping:
            parts[name] = Node({**parts[name].mapping(), **node.mapping()}, node.file, node.line)
        else:
            parts[name] = node
    return Node(parts, given.file, given.line)


def overlays(given: Node, steps: tuple[Node, ...]) -> list[Node]:
    """All positions a case compares with its own: what they name must be in the game, too."""
    found: list[Node] = []
    for step in steps:
        node = step.mapping().get("alike")
        other = None if node is None or not node.is_mapping else node.mapping().get("if")
        if other is not None and other.is_mapping:
            found.append(overlaid(given, {name: part for name, part in other.mapping().items() if name != "steps"}))
    return found


def witnessed(
    play: "Play", given: Node | None, steps: list[Node], viewers: list[tuple[str, int]]
) -> tuple[list[Witness], Failed | None]:
    """Play from a position, and what the viewers saw; with the failure, if it did not go on as it should."""
    again = play.again(given)
    again.witnesses = [Witness(name, viewer) for name, viewer in viewers]
    again.look("the position was laid out")
    failure: Failed | None = None
    try:
        for step in steps:
            again.take(step)
    except Failed as problem:
        failure = problem
    return again.witnesses, failure


def first_difference(one: Witness, two: Witness, broken: bool) -> str:
    """In words; empty if there is none. ``broken``: the second one came to an end early."""
    for mine, other in zip(one.moments, two.moments, strict=False):
        for name in mine.shown:
            if mine.shown[name] != other.shown.get(name):
                return f"after {mine.after}: {name}: {mine.shown[name] or 'nothing'} / {other.shown.get(name) or 'nothing'}"
        for number in range(max(len(mine.told), len(other.told))):
            events = [told[number] if number < len(told) else None for told in (mine.told, other.told)]
            if events[0] != events[1]:
                return f"after {mine.after}: told {in_words(events[0])} / {in_words(events[1])}"
    if len(one.moments) != len(two.moments) and not broken:
        return f"{len(one.moments) - 1} answers / {len(two.moments) - 1} answers"
    return ""


def counted(words: list[str]) -> str:
    """``?, ?, tavern`` as ``? x2, tavern``."""
    runs = [(word, len(list(same))) for word, same in groupby(words)]
    return ", ".join(word if often == 1 else f"{word} x{often}" for word, often in runs)


def in_words(event: Told | None) -> str:
    if event is None:
        return "nothing"
    kind, rule, told, secret = event
    return f"{kind}{told}{'' if secret is None else secret or ''}" + (f" [{rule}]" if rule else "")
