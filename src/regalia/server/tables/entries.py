"""The entries of a table's log. A table is what its entries make of it, and they are only ever added.

Stored as JSON: fields may be added with a default, never renamed or removed. ``at`` is the server's clock in milliseconds,
``ref`` the client's name for its request, so that a request sent twice is carried out once even across a crash.
"""

from typing import Any, Literal

from regalia.extras import extra
from regalia.server.types import Choices, Options

with extra("server"):
    import msgspec
    from msgspec import Struct

By = Literal["person", "bot", "table"]  # who gave an answer; the table gives those without a choice (bluffs.py)


class Entry(Struct, omit_defaults=True):
    at: int


class SeatEntry(Entry):
    seat: int
    ref: str = ""


class Opened(Entry, tag="opened", tag_field="e"):
    """``secret`` is the server's part of the shuffle, in hexadecimal digits; it is shown when the game is over.

    ``practice``: the game goes on from a position of another, so nothing is shuffled; ``lesson``: one that a lesson coaches;
    ``origin``: the other table, after so many answers (``step``).
    """

    id: str
    name: str
    choices: Choices
    options: Options
    secret: str
    previous: str = ""
    practice: bool = False
    lesson: str = ""
    origin: str = ""
    step: int = 0


class Sat(SeatEntry, tag="sat", tag_field="e"):
    """``key``: the hash of the seat's secret. The first to sit is the host."""

    name: str = ""
    key: str = ""


class Moved(SeatEntry, tag="moved", tag_field="e"):
    to: int = 0


class Renamed(SeatEntry, tag="renamed", tag_field="e"):
    name: str = ""


class Filled(SeatEntry, tag="filled", tag_field="e"):
    """By a bot: an empty seat for good, a person's until they come back. ``by``: the seat that asked for it; -1 the server."""

    bot: str = ""
    by: int = -1
    why: Literal["host", "left", "time"] = "host"


class Emptied(SeatEntry, tag="emptied", tag_field="e"):
    """A seat before the start, by itself or by the host."""

    by: int = -1


class Removed(SeatEntry, tag="removed", tag_field="e"):
    """During play the secret becomes void, and a bot plays."""

    by: int = -1
    bot: str = ""


class CameBack(SeatEntry, tag="back", tag_field="e"):
    pass


class Offered(SeatEntry, tag="offered", tag_field="e"):
    """A seat to another device of its person; ``code``: the hash of what opens it, once (handing.py)."""

    code: str = ""


class Handed(SeatEntry, tag="handed", tag_field="e"):
    """The other device has it; ``key``: the hash of its secret from now on."""

    key: str = ""


class Configured(SeatEntry, tag="configured", tag_field="e"):
    choices: Choices | None = None
    options: Options | None = None


class SaidReady(SeatEntry, tag="ready", tag_field="e"):
    ready: bool = True
    share: str = ""


class Started(SeatEntry, tag="started", tag_field="e"):
    """``rules``: the version of the game's rules; ``check``: of the deal (checks.py)."""

    setup: dict[str, Any] = {}
    rules: int = 0
    check: str = ""


class Answered(SeatEntry, tag="answered", tag_field="e"):
    """``print``: every so many answers the game's fingerprint, so that a change of the rules does not pass unnoticed.

    ``check``: of what the answer led to (checks.py). ``weaker``: a bot's, which had too little time to think for its level.
    """

    decision: int = 0
    option: int = 0
    by: By = "person"
    print: str = ""
    weaker: bool = False
    check: str = ""


class UndoAsked(SeatEntry, tag="undo_asked", tag_field="e"):
    decision: int = 0
    waits_for: list[int] = []


class Agreed(SeatEntry, tag="agreed", tag_field="e"):
    agree: bool = True


class Undone(SeatEntry, tag="undone", tag_field="e"):
    decision: int = 0


class Chatted(SeatEntry, tag="chatted", tag_field="e"):
    text: str = ""
    phrase: str = ""


class Silenced(SeatEntry, tag="silenced", tag_field="e"):
    by: int = -1
    muted: bool = True


class Rematched(SeatEntry, tag="rematched", tag_field="e"):
    table: str = ""


AnyEntry = (
    Opened
    | Sat
    | Moved
    | Renamed
    | Filled
    | Emptied
    | Removed
    | CameBack
    | Offered
    | Handed
    | Configured
    | SaidReady
    | Started
    | Answered
    | UndoAsked
    | Agreed
    | Undone
    | Chatted
    | Silenced
    | Rematched
)
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
