"""The step ``why not``: what a player is told who wishes for something that is not offered."""

from typing import TYPE_CHECKING, Final

from regalia.casebook.adapters import Failed, seat_of
from regalia.casebook.nodes import Node
from regalia.games import door_of
from regalia.kernel.options import Option
from regalia.kernel.reasons import REASONS as SHARED
from regalia.kernel.reasons import Reason

if TYPE_CHECKING:
    from regalia.casebook.steps import Play

REASON_ENTRIES: Final = ("name", "rule", "told")


def check_why_not(play: "Play", node: Node) -> None:
    """``why not: {build castle: too expensive}`` of who is asked, or by seat: ``why not: {B: {…}}``."""
    for key, part in node.some_entries().items():
        if len(key) == 1:
            seat = seat_of(part, key, play.game.seats)
            for wish, reason in part.some_entries().items():
                check_reason(play, seat, wish, reason)
        else:
            check_reason(play, play.decision(part).seat, key, part)


def check_reason(play: "Play", seat: int, wish: str, node: Node) -> None:
    words = Node(wish.replace("_", " "), node.file, node.line)
    wanted = play.wanted(words, seat)
    if wanted.subject is None:
        raise node.wrong(f"{words.text()!r} is said to somebody or something: add to whom or what")
    found = play.game.explain(seat, wanted.option)
    parts = node.entries(REASON_ENTRIES, "a reason") if node.is_mapping else {"name": node}
    if not is_so(play, parts, found):
        raise Failed(node, f"{words.text()}: {node.shown()}", f"{found.name}, {found.rule}, {list(found.told)}")
    if found.is_legal():
        check_nothing_wrong(play, node, wanted.option)


def check_nothing_wrong(play: "Play", node: Node, offered: Option) -> None:
    """What lists options and what explains them are two texts: of what is offered the second must find nothing wrong."""
    found = play.game.stack[-1].why_not(play.game, offered)
    if found is not None:
        raise Failed(node, f"no reason against {play.adapter.words(play.game, offered)}, which is offered", repr(found))


def is_so(play: "Play", parts: dict[str, Node], found: Reason) -> bool:
    """Every entry that is written."""
    if "name" in parts:
        known = (*SHARED, *door_of(play.adapter.name).part("reasons"))
        if parts["name"].one_of(known, "reason") != found.name:
            return False
    if "rule" in parts and parts["rule"].text() != found.rule:
        return False
    return "told" not in parts or [play.adapter.argument(play.game, one) for one in parts["told"].many()] == list(found.told)
