"""What happened: steps about the events since the last answer."""

from typing import TYPE_CHECKING, Final

from regalia.casebook.adapters import Failed, seat_of
from regalia.casebook.nodes import Node
from regalia.kernel.events import MOVEMENTS, Event

if TYPE_CHECKING:
    from regalia.casebook.steps import Play

ENTRIES: Final = ("kind", "rule", "told", "secret", "to")


def check_event(play: "Play", node: Node) -> None:
    for part in described(play, node):
        if not any(tells(play, event, part) for event in play.events):
            raise Failed(part, f"the event {part.shown()}", happened(play))


def check_no_event(play: "Play", node: Node) -> None:
    for part in described(play, node):
        for event in play.events:
            if tells(play, event, part):
                raise Failed(part, f"no event {part.shown()}", repr(event))


def check_order(play: "Play", node: Node) -> None:
    """These happened in this order; others may lie between."""
    after = 0
    for part in described(play, node):
        for number in range(after, len(play.events)):
            if tells(play, play.events[number], part):
                after = number + 1
                break
        else:
            raise Failed(part, f"then the event {part.shown()}", happened(play, after))


def described(play: "Play", node: Node) -> list[Node]:
    """Descriptions of events, each sensible."""
    known = (*play.adapter.events, *MOVEMENTS)
    for part in node.pieces():
        parts = part.entries(ENTRIES, "an event") if part.is_mapping else {"kind": part}
        if "kind" in parts:
            parts["kind"].one_of(known, "kind of event")
    return node.pieces()


def happened(play: "Play", after: int = 0) -> str:
    kinds = [event for event in play.events[after:] if event.rule]
    return ", ".join(map(repr, kinds)) or "nothing happened"


def tells(play: "Play", event: Event, node: Node) -> bool:
    parts = node.mapping() if node.is_mapping else {"kind": node}
    if "kind" in parts and parts["kind"].word() != event.kind:
        return False
    if "rule" in parts and parts["rule"].text() != event.rule:
        return False
    for name, numbers in (("told", event.told), ("secret", event.secret)):
        if name in parts:
            wanted = [play.adapter.argument(play.game, part) for part in parts[name].many()]
            if wanted != list(numbers):
                return False
    if "to" in parts:
        seats = sum(1 << seat_of(part, part.text(), play.game.seats) for part in parts["to"].many())
        return bool(seats == event.audience & play.game.everyone)
    return True
