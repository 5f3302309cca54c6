"""A finished game as one viewer saw it, view by view: what the page's replay and its charts draw."""

from typing import Any, Final

from regalia.extras import extra
from regalia.games import door_of
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
PIECE: Final = 8  # answers that are given again at a time: less than a millisecond


class Course:
    """What must be known of a table to play its game again, also while the table goes on."""

    def __init__(self, table: Table) -> None:
        assert table.record is not None
        self.deal: Final[Deal] = table.deal
        self.setup: Final[Setup] = table.record.setup
        self.began: Final = next(seq for seq in range(1, table.seq + 1) if any(is_start(item) for item in table.news[seq - 1]))
        self.answers: Final = [(given.seq, given.decision, given.option) for given in table.line]
        self.last: Final = table.decision


def is_start(item: object) -> bool:
    return isinstance(item, Happened) and item.what == "started"


class Views:
    """Plays a game again, a few answers at a time: ``more`` says whether any are left.

    ``views``: ``[[number, view], ...]``, the first whole, of the others what changed; answers taken back are left out.
    ``rounds``: ``[[round, totals, holdings], ...]``, the points everybody would have had at its end, and gold or cards.
    A game whose door names no lap has one.
    """

    def __init__(self, course: Course, viewer: int) -> None:
        self.viewer: Final = viewer
        self.game: Final = course.deal(course.setup, False)
        self.answers: Final = course.answers
        self.numbers: Final = [decision for _, decision, _ in course.answers] + [course.last]
        self.before = self.shown(0)
        self.views: Final = [encode((course.began, self.before))]
        self.rounds: Final[dict[int, Any]] = {}
        door = door_of(course.setup.game)
        self.lap: Final = door.lap
        self.holdings: Final = door.holdings

    def shown(self, at: int) -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.to_builtins(shown_view(self.game, self.viewer, self.numbers[at]))
        return seen

    def more(self) -> bool:
        game, before = self.game, self.before
        done = len(self.views) - 1
        for at, (seq, _, option) in enumerate(self.answers[done : done + PIECE], done + 1):
            game.answer_number(option)
            after = self.shown(at)
            lap = lap_of(before, self.lap)
            if game.decision is None or lap_of(after, self.lap) != lap:
                self.rounds[lap] = (game.standings()["totals"], holdings(game, self.holdings))
            self.views.append(encode((seq, changes(before, after))))
            before = after
        self.before = before
        return len(self.views) <= len(self.answers)

    def json(self) -> bytes:
        rounds = encode([(number, *stand) for number, stand in self.rounds.items()])
        return b'"views":[%b],"rounds":%b' % (b",".join(self.views), rounds)


def lap_of(view: dict[str, Any], fact: str) -> int:
    """Of the table, or of the player with the most."""
    found = view["facts"][fact] if fact else 0
    return int(max(found) if isinstance(found, list) else found)


def holdings(game: Game, fact: str) -> list[int]:
    """By seat: what the fact says, else the cards owned, also hidden ones: the game has ended, they are no secret."""
    if fact:
        told: list[int] = game.view(SPECTATOR).facts[fact]
        return told
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
