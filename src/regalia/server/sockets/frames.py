"""What each viewer is sent: the entries it has not seen, as far as it may know them, and the table and view as they are.

The same function serves live updates, reconnects and replays, so that nothing can leak on one way and not on another.
"""

from typing import Any, Final

from regalia.extras import extra
from regalia.kernel.events import Event
from regalia.kernel.views import SPECTATOR
from regalia.server.tables.practice import step_of
from regalia.server.tables.table import Table
from regalia.server.views.view_json import shown_event, shown_view
from regalia.server.web.wire import framed

with extra("server"):
    import msgspec

CHUNK: Final = 10 * 1024  # news in one frame
LONG: Final = 15 * 1024  # news with table and view: it stays below 16 KiB, unless a single entry is longer than that
PORTION: Final = (
    20 * 1024
)  # news made at once for one viewer, which is a millisecond's work; there is more when these are taken
KEPT: Final = 16  # entries whose news are kept encoded
SHARED: Final = 256 * 1024  # bytes of frames kept for other viewers who lack the same
MOST_SNAPSHOTS: Final = 128  # of what delayed spectators will see; they see coarser steps where there were more

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Encoded:
    """One item of news, encoded: as those see it who may know all of it, and as the others do."""

    __slots__ = ("event", "hidden", "known")

    def __init__(self, item: Any) -> None:
        secret = isinstance(item, Event) and bool(item.secret)
        self.event: Final[Event | None] = item if secret else None
        self.known = b"" if secret else encode(shown_event(item, SPECTATOR) if isinstance(item, Event) else item)
        self.hidden = b""

    def seen_by(self, viewer: int) -> bytes:
        event = self.event
        if event is None:
            return self.known
        if event.seen_by(viewer)[3] is None:
            self.hidden = self.hidden or encode(shown_event(event, viewer))
            return self.hidden
        self.known = self.known or encode(shown_event(event, viewer))
        return self.known


class Snapshot:
    """Table and view as spectators saw them after entry ``seq``, for those who see things later."""

    def __init__(self, seq: int, at: int, table: bytes, view: bytes | None) -> None:
        self.seq: Final = seq
        self.at: Final = at
        self.table: Final = table
        self.view: Final = view


class Frames:
    """The frames of one table; what several viewers need is made once."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._made: dict[tuple[int, int, bool], tuple[list[bytes], int]] = {}
        self._told: dict[int, list[Encoded]] = {}
        self._made_at = -1
        self._made_size = 0
        self._shown: tuple[int, bytes] = (-1, b"")
        self.snapshots: list[Snapshot] = []

    def table_json(self) -> bytes:
        if self._shown[0] != self.table.table_changed:
            self._shown = (self.table.table_changed, encode(self.table.shown()))
        return self._shown[1]

    def view_json(self, viewer: int) -> bytes | None:
        table = self.table
        if table.game is None:
            return None
        view = shown_view(table.game, viewer, table.decision, table.has_answered(viewer))
        if table.lesson:
            view.step = step_of(table, viewer)
        return encode(view)

    # -- spectators who see things later -------------------------------------------------------------------------------------

    def applied(self, now: int) -> None:
        """Called after every entry: remember what delayed spectators will see."""
        table = self.table
        if not table.options.delay:
            self.snapshots = []
            return
        at = 0 if table.game is None else table.times[-1]  # what happens before the start is no secret
        snapshot = Snapshot(table.seq, at, self.table_json(), self.view_json(SPECTATOR))
        if at + table.options.delay * 1000 > now:
            self.snapshots.append(snapshot)
            if len(self.snapshots) > MOST_SNAPSHOTS:
                del self.snapshots[1:-1:2]  # what they told comes with the next one, later and never earlier
        else:
            self.snapshots = [snapshot]

    def released(self, now: int) -> Snapshot | None:
        """The last snapshot that is old enough; earlier ones are not needed any more."""
        border = now - self.table.options.delay * 1000
        while len(self.snapshots) > 1 and self.snapshots[1].at <= border:
            del self.snapshots[0]
        first = self.snapshots[0] if self.snapshots else None
        return first if first is not None and first.at <= border else None

    def next_release(self, now: int) -> int:
        """When the next snapshot may be shown; 0 if none waits."""
        border = now - self.table.options.delay * 1000
        waiting = [one.at for one in self.snapshots if one.at > border]
        return waiting[0] + self.table.options.delay * 1000 if waiting else 0

    def horizon(self, viewer: int, now: int) -> int:
        """The last entry a viewer may see."""
        if viewer != SPECTATOR or not self.table.options.delay:
            return self.table.seq
        snapshot = self.released(now)
        return 0 if snapshot is None else snapshot.seq

    def told(self, seq: int, viewer: int) -> list[bytes]:
        """What entry ``seq`` tells a viewer, item by item; encoded once for all who are told the same."""
        found = self._told.get(seq)
        if found is None:
            if len(self._told) >= KEPT:
                self._told = {}
            found = self._told[seq] = [Encoded(item) for item in self.table.news[seq - 1]]
        return [one.seen_by(viewer) for one in found]

    # -- frames ------------------------------------------------------------------------------------------------------------

    def frames(self, viewer: int, after: int, now: int, fresh: bool = False) -> tuple[list[bytes], int]:
        """What a viewer has not seen, or the first portion of it, and the last entry it tells.

        With ``fresh`` the last portion shows table and view even if they have not changed.
        """
        table = self.table
        if viewer == SPECTATOR and table.options.delay:
            snapshot = self.released(now)
            if snapshot is None or (after >= snapshot.seq and not fresh):
                return [], after
            return self._frames(SPECTATOR, min(after, snapshot.seq), snapshot.seq, snapshot.table, snapshot.view)
        if after >= table.seq and not fresh:
            return [], after
        if self._made_at != table.seq:
            self._made, self._made_size, self._made_at = {}, 0, table.seq
        made = self._made.get((viewer, after, fresh))
        if made is None:
            shows_table = fresh or after < table.table_changed
            shows_view = fresh or after < table.view_changed
            made = self._frames(
                viewer,
                min(after, table.seq),
                table.seq,
                self.table_json() if shows_table else None,
                self.view_json(viewer) if shows_view else None,
            )
            self._made_size += sum(map(len, made[0]))
            if self._made_size <= SHARED:
                self._made[viewer, after, fresh] = made
        return made

    def put_away(self) -> None:
        """Keep nothing that can be made again."""
        self._made, self._made_size, self._made_at = {}, 0, -1
        self._told = {}
        self._shown = (-1, b"")

    def _frames(self, viewer: int, after: int, upto: int, table: bytes | None, view: bytes | None) -> tuple[list[bytes], int]:
        """One frame, or several where one would be too long; and how far they go.

        The last frame has the last entry, the table and the view: a client that misses it notices, since its number is new.
        """
        made: list[bytes] = []
        news: list[bytes] = []
        size = whole = 0
        begin = after
        shown = len(table or b"") + len(view or b"")
        for seq in range(after + 1, upto + 1):
            told = self.told(seq, viewer)
            length = sum(map(len, told)) + len(told)
            if news and size + length > (CHUNK if seq < upto else LONG - shown):
                made.append(update(begin, seq - 1, news, None, None))
                begin, news, size = seq - 1, [], 0
                if whole > PORTION:
                    return made, begin
            news += told
            size += length
            whole += length
        made.append(update(begin, upto, news, table, view))
        return made, upto

    def stream(self, viewer: int, upto: int, after: int = 0) -> bytes:
        """All that a viewer was told, entry by entry: what replays keep."""
        rows = [b"[%d,[%s]]" % (seq, b",".join(self.told(seq, viewer))) for seq in range(after + 1, upto + 1)]
        return b"[%s]" % b",".join(rows)


def update(after: int, seq: int, news: list[bytes], table: bytes | None, view: bytes | None) -> bytes:
    """A frame with an ``server_messages.Update``, put together from parts that are encoded already."""
    told = b',"news":[%b]' % b",".join(news) if news else b""
    shown = b',"table":%b' % table if table is not None else b""
    seen = b',"view":%b' % view if view is not None else b""
    return framed(b'{"t":"update","after":%d,"seq":%d%b%b%b}' % (after, seq, told, shown, seen))
