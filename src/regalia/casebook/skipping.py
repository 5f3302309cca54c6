"""``skip to``: play quietly until a moment comes."""

from typing import TYPE_CHECKING, Final

from regalia.casebook.adapters import Failed, seat_of
from regalia.casebook.nodes import Node, closest, spelled

if TYPE_CHECKING:
    from regalia.casebook.steps import Play

MOST_SKIPPED: Final = 600


def skip_to(play: "Play", node: Node) -> None:
    """Everybody plays quietly until the moment comes."""
    names = ("asked", "question", "over", *play.adapter.skip_names())
    if node.is_mapping:
        moments = node.entries(names, "skip to")
    elif len(node.word()) == 1:
        moments = {"asked": node}
    else:
        name, _, rest = node.word().partition("_")
        if name not in names:
            raise node.wrong(f"unknown moment {node.text()!r}; {closest(name, names)}, or a seat")
        moments = {name: Node(int(rest) if rest.isdigit() else rest or True, node.file, node.line)}
    play.forget()
    lap = play.adapter.lap(play.game)
    for _ in range(MOST_SKIPPED):
        if all(reached(play, name, part, lap) for name, part in moments.items()):
            return
        if play.game.decision is None:
            break
        play.give(play.adapter.quiet(play.game))
    raise Failed(node, f"the moment {node.shown()}", "it never came")


def reached(play: "Play", name: str, node: Node, lap: int) -> bool:
    decision = play.game.decision
    if name == "over" or decision is None:
        return name == "over" and decision is None
    if name == "asked":
        return bool(decision.seat == seat_of(node, node.text(), play.game.seats))
    if name == "question":
        return spelled(decision.question.name) == node.one_of(sorted(play.adapter.questions()), "question")
    return play.adapter.reached(play.game, name, node, lap)
