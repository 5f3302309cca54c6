"""A finished game as one viewer saw it, view by view: what the page's replay and its charts draw."""

from typing import Any, Final

from regalia.extras import extra
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup
from regalia.kernel.views import SPECTATOR
from regalia.server.sockets.frames import encode
from regalia.server.sockets.server_messages import Happened
from regalia.server.tables.table import Deal, Table
from regalia.server.views.view_json import shown_view

with extra("server"):
    import msgspec

PARTS: Final = ("zones", "facts")  # parts of a view that are sent by their changes


class Course:
    """What must be known of a table to play its game again; it can be handed to another thread."""

    def __init__(self, table: Table) -> None:
        assert table.record is not None
        self.deal: Final[Deal] = table.deal
        self.setup: Final[Setup] = table.record.setup
        self.began: Final = next(seq for seq in range(1, table.seq + 1) if any(is_start(item) for item in table.news[seq - 1]))
        self.answers: Final = [(given.seq, given.decision, given.option) for given in table.line]
        self.last: Final = table.decision


def is_start(item: object) -> bool:
    return isinstance(item, Happened) and item.what == "started"


def views_json(course: Course, viewer: int) -> bytes:
    """``views``: ``[[number, view], ...]``, the first whole, of the others what changed; answers taken back are left out.

    ``rounds``: ``[[round, totals, holdings], ...]``, the points everybody would have had at its end, and gold or cards.
    """
    game = course.deal(course.setup, False)
    numbers = [decision for _, decision, _ in course.answers] + [course.last]
    before: dict[str, Any] = msgspec.to_builtins(shown_view(game, viewer, numbers[0]))
    views = [(course.began, before)]
    rounds: dict[int, Any] = {}
    for (seq, _, option), number in zip(course.answers, numbers[1:], strict=True):
        game.answer_number(option)
        after: dict[str, Any] = msgspec.to_builtins(shown_view(game, viewer, number))
        if game.decision is None or round_of(after) != round_of(before):
            rounds[round_of(before)] = (game.standings()["totals"], holdings(game))
        views.append((seq, changes(before, after)))
        before = after
    return b'"views":' + encode(views) + b',"rounds":' + encode([(number, *stand) for number, stand in rounds.items()])


def round_of(view: dict[str, Any]) -> int:
    """Of the table, or the turns of whoever had most."""
    facts = view["facts"]
    return int(facts["round"] if "round" in facts else max(facts["turns"]))


def holdings(game: Game) -> list[int]:
    """By seat: gold where there is any, else the cards owned, also hidden ones: the game has ended, they are no secret."""
    gold: list[int] | None = game.view(SPECTATOR).facts.get("gold")
    if gold is not None:
        return gold
    owned = [0] * game.seats
    for name, cards in zip(game.zone_names(), game.zones, strict=True):
        stem, _, seat = name.rpartition("_")
        if stem and seat.isdecimal():
            owned[int(seat)] += len(cards)
    return owned


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The rest of the view whole, and of its zones and facts those that are new."""
    changed = {part: {name: one for name, one in after[part].items() if before[part].get(name) != one} for part in PARTS}
    return {**after, **changed}
