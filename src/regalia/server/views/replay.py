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
    """

    def __init__(self, course: Course, viewer: int) -> None:
        self.viewer: Final = viewer
        self.game: Final = course.deal(course.setup, False)
        self.answers: Final = course.answers
        self.numbers: Final = [decision for _, decision, _ in course.answers] + [course.last]
        self.before = self.shown(0)
        self.views: Final = [encode((course.began, self.before))]
        self.rounds: Final[dict[int, Any]] = {}

    def shown(self, at: int) -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.to_builtins(shown_view(self.game, self.viewer, self.numbers[at]))
        return seen

    def more(self) -> bool:
        game, before = self.game, self.before
        done = len(self.views) - 1
        for at, (seq, _, option) in enumerate(self.answers[done : done + PIECE], done + 1):
            game.answer_number(option)
            after = self.shown(at)
            if game.decision is None or round_of(after) != round_of(before):
                self.rounds[round_of(before)] = (game.standings()["totals"], holdings(game))
            self.views.append(encode((seq, changes(before, after))))
            before = after
        self.before = before
        return len(self.views) <= len(self.answers)

    def json(self) -> bytes:
        rounds = encode([(number, *stand) for number, stand in self.rounds.items()])
        return b'"views":[%b],"rounds":%b' % (b",".join(self.views), rounds)


def round_of(view: dict[str, Any]) -> int:
    """Of the table, or the turns of the player with the most."""
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
