"""Bugs to plant in the server, one at a time: a line of a function, what it becomes, and the law that must notice."""

import inspect
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from regalia.server.sockets.connection import Connection
from regalia.server.sockets.frames import Encoded, Frames
from regalia.server.storage.store import Store
from regalia.server.tables import requests, room
from regalia.server.tables.clocks import Clocks
from regalia.server.tables.keeper import Keeper
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.room import Room
from regalia.server.tables.table import HANDLERS, Table
from regalia.server.world import World


@dataclass(frozen=True)
class Bug:
    name: str
    place: Any  # a class or module
    function: str
    line: str  # stands there exactly once
    becomes: str
    noticed: str  # part of what the law says

    def planted(self) -> Any:
        """The function with the bug in it."""
        found = getattr(self.place, self.function)
        source = textwrap.dedent(inspect.getsource(found))
        if source.count(self.line) != 1:
            raise LookupError(f"{self.name}: {self.function} has the line {source.count(self.line)} times: {self.line!r}")
        made: dict[str, Any] = {}
        exec(compile(source.replace(self.line, self.becomes), f"<{self.name}>", "exec"), found.__globals__, made)
        return made[self.function]

    @contextmanager
    def in_place(self) -> Iterator[None]:
        before, planted = getattr(self.place, self.function), self.planted()
        kinds = [kind for kind, handler in HANDLERS.items() if handler is before]
        setattr(self.place, self.function, planted)
        HANDLERS.update(dict.fromkeys(kinds, planted))
        try:
            yield
        finally:
            setattr(self.place, self.function, before)
            HANDLERS.update(dict.fromkeys(kinds, before))


BUGS: Final = [
    # acknowledged means stored
    Bug(
        "an answer is acknowledged before it is stored",
        Room,
        "write",
        "if not await self.lobby.store.append(row):",
        "self.spawn(self.lobby.store.append(row))\n    if False:",
        "acknowledged",
    ),
    Bug(
        "a commit that failed counts as done",
        Store,
        "_carry_out",
        "(job, StorageFailed(self.problem, self.damaged))",
        "(job, True)",
        "stored",
    ),
    Bug(
        "people are told before it is stored",
        Room,
        "write",
        "    if not await self.lobby.store.append(row):",
        "    self.apply([draft.entry], draft)\n    if not await self.lobby.store.append(row):",
        "",
    ),
    # once
    Bug(
        "a request sent twice is carried out twice",
        room,
        "decide",
        "if done is not None:",
        "if False:",
        "carried out twice",
    ),
    # all viewers agree
    Bug(
        "the first of several entries is left out",
        Frames,
        "_frames",
        "range(after + 1, upto + 1)",
        "range(after + 2, upto + 1)",
        "told",
    ),
    Bug(
        "who looks on sees what the first seat sees",
        Connection,
        "news",
        "room.frames.frames(self.viewer, ",
        "room.frames.frames(max(0, self.viewer), ",
        "view",
    ),
    Bug(
        "the last entry of another process is not read",
        Lobby,
        "heard",
        "seq > room.table.seq",
        "seq > room.table.seq + 1",
        "seen",
    ),
    # nobody sees what they may not
    Bug(
        "frames are kept for everybody alike",
        Frames,
        "frames",
        "self._made[viewer, after, fresh] = made",
        "self._made.update(dict.fromkeys([(one, after, fresh) for one in range(-1, 8)], made))",
        "",
    ),
    Bug("a secret is told to everybody", Encoded, "seen_by", "if event.seen_by(viewer)[3] is None:", "if False:", "told"),
    Bug("who should see things later sees them now", Frames, "released", "self.table.options.delay * 1000", "0", "too early"),
    # what is taken back is what was asked for
    Bug(
        "more is taken back than was asked for",
        requests,
        "undoable",
        " and line[first - 1].decision >= since",
        "",
        "asked for was",
    ),
    Bug(
        "a row is not taken back whole",
        Table,
        "undone",
        "kept = self.line.place(entry.decision)",
        "kept = len(self.line) - 1",
        "elsewhere",
    ),
    Bug(
        "what was refused is granted as a part of more",
        requests,
        "is_refused",
        "if one >= decision",
        "if one == decision",
        "refused",
    ),
    Bug("who played on since is not asked", requests, "undoable", "sorted(persons)", "[]", "without asking"),
    # clocks only fall
    Bug(
        "coming back gives the time back",
        Table,
        "put_again",
        "self.clocks.put = at",
        "self.clocks.opens(-1, seat, at)",
        "by our account",
    ),
    Bug(
        "taking back gives the time back",
        Table,
        "undone",
        "self.clocks.keep(place, given.seat, given.spent)",
        "pass",
        "by our account",
    ),
    Bug(
        "an increment is earned again after taking back",
        Clocks,
        "answered",
        "place > self.paid[seat]",
        "True",
        "by our account",
    ),
    Bug("only answers charge the clock", Clocks, "charge", "self.spent += passed", "return", "by our account"),
    Bug(
        "whoever sets the wall clock sets the time",
        World,
        "now",
        "self._began + int(self.monotonic() * 1000)",
        "self.date()",
        "in truth",
    ),
    Bug("a slower machine turns the time back", Room, "now", "self.table.times[-1] > now", "False", "time goes back"),
    # every table goes on
    Bug("who takes over does not read first", Room, "take_over", "await self.read_on()", "pass", "stands still"),
    Bug(
        "a bot that could not answer is not asked again",
        Room,
        "let_bot_answer",
        "if self._thinking == decision:",
        "if False:",
        "stands still",
    ),
    Bug(
        "one table that does not load stops the others",
        Keeper,
        "look_after_waiting",
        "await self.lobby.release(table)",
        "self.lobby.closing = True",
        "stands still",
    ),
]
