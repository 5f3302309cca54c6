"""What the server sends through a socket. Ids and arguments only: clients have the words."""

from typing import Any, Literal

from regalia.extras import extra
from regalia.server.types import Choices, Options

with extra("server"):
    from msgspec import Struct


class Told(Struct, tag="event", tag_field="n", omit_defaults=True):
    """Something that happened in the game. ``/api/games/GAME`` says what the numbers of each kind are.

    ``secret`` is left out where the kind has none, and null for a viewer that may not know it.
    """

    kind: str
    rule: str
    told: tuple[int, ...]
    secret: tuple[int, ...] | None = ()


class Said(Struct, tag="chat", tag_field="n", omit_defaults=True):
    """Plain text, never markup; or the id of a phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


class TakenBack(Struct, tag="undone", tag_field="n"):
    """Everything since decision ``decision`` never happened: the last ``events`` events before this that still stood.
    ``answers``: so many in a row, of the seat that took them back."""

    seat: int
    decision: int
    events: int
    answers: int = 1  # stories kept from before may lack it


class Happened(Struct, tag="table", tag_field="n", omit_defaults=True):
    """Something about the table itself: ``what`` is one of the ids in docs/protocol.md."""

    what: str
    seat: int = -1
    name: str = ""
    bot: str = ""


News = Told | Said | TakenBack | Happened


class ShownOption(Struct, omit_defaults=True):
    """``about``: what ``subject`` counts ("" if nothing). ``amounts``: ``View.amounts``, typed by the lexicon's ``brings``.

    ``useful``: false if taking it now is of no use, as far as the rules tell (advice; it is legal all the same). ``then``: what
    the player would have to spend afterwards, if that is certain, typed by the lexicon's ``purse`` and said by ``GAME-then``.
    """

    verb: str
    subject: int
    about: str = ""
    amounts: dict[str, int] = {}
    useful: bool = True
    then: dict[str, int] = {}


class ShownWish(Struct, omit_defaults=True):
    """What is not offered and may be looked for: ``why`` says why not. ``line``: it would have a line among the options;
    ``where``: its subjects lie in zones whose names begin so.
    """

    verb: str
    subjects: tuple[int, ...]
    about: str = ""
    where: str = ""
    line: bool = False


class ShownDecision(Struct, omit_defaults=True):
    """The one open question. ``options`` is null unless it is the viewer who is asked; ``wishes``: what it cannot do now."""

    number: int
    seat: int
    question: str
    rule: str
    options: list[ShownOption] | None
    wishes: list[ShownWish] = []


class ShownView(Struct, omit_defaults=True):
    """Exactly what ``game.view(viewer)`` allows. ``viewer``: a seat, -1 for a spectator, -2 for everyone after the end.

    Zones by name; a card is the number of its face, -1 for a back. ``outcome`` once the game is over. ``undoable``: whether the
    viewer has an answer that may be taken back. ``step``: of the lesson, where one fits.
    """

    viewer: int
    zones: dict[str, list[int]]
    facts: dict[str, Any]
    decision: ShownDecision | None
    outcome: dict[str, Any] | None
    undoable: bool = False
    step: int = -1


class ShownSeat(Struct):
    """``plays``: who answers for it: nobody yet (empty), the person, or a bot by name (for good, or standing in)."""

    kind: Literal["empty", "person", "bot"]
    name: str
    plays: Literal["nobody", "person", "bot"]
    bot: str
    ready: bool
    muted: bool


class ShownUndo(Struct):
    """An open request to take back: who asked, to which decision, how many answers of theirs in a row, and whose consent is
    missing."""

    number: int
    seat: int
    decision: int
    answers: int
    waits_for: list[int]


class ShownFair(Struct):
    """``commitment`` before anybody gave a share; ``secret`` and ``seed`` once the game is over."""

    commitment: str
    shares: list[str]
    secret: str
    seed: str


class ShownClock(Struct):
    """When the running clock runs out, in milliseconds since 1970 (0: none runs), and what each bank holds, if any."""

    seat: int
    deadline: int
    banks: list[int]


class Origin(Struct):
    """Where practice began: after so many answers of another table's game, at this seat."""

    table: str
    step: int
    seat: int


class ShownTable(Struct):
    """What everybody may know of a table, in the lobby and on it.

    ``practice``: it went on from a position of another game, so nothing was shuffled; ``lesson``: the one that coaches it;
    ``origin``: the position of another table that it went on from.
    """

    id: str
    name: str
    phase: Literal["lobby", "playing", "over"]
    choices: Choices
    options: Options
    setup: dict[str, Any] | None
    rules: int
    host: int
    seats: list[ShownSeat]
    undo: ShownUndo | None
    clock: ShownClock
    fair: ShownFair
    next: str
    practice: bool = False
    lesson: str = ""
    origin: Origin | None = None


class Welcome(Struct, tag="welcome", tag_field="t"):
    """The reply to ``hello``; what came after ``after`` follows: after what was seen, or later if only the last is wanted."""

    protocol: int
    viewer: int
    seq: int
    now: int
    after: int = 0


class Update(Struct, tag="update", tag_field="t", omit_defaults=True):
    """What happened after number ``after`` up to number ``seq``. ``table`` and ``view`` as they are then, if they changed."""

    after: int
    seq: int
    news: list[Any] = []
    table: ShownTable | None = None
    view: ShownView | None = None


class Accepted(Struct, tag="accepted", tag_field="t"):
    """The answer is stored for good, as entry ``seq``."""

    decision: int
    option: int
    seq: int


class ShownReason(Struct, omit_defaults=True):
    """``reason``: ``legal``, or the name of why not; ``args``: its numbers by name, left out if it has none."""

    legal: bool
    reason: str
    rule: str
    args: dict[str, int] = {}


class Reasons(Struct, tag="reasons", tag_field="t"):
    """The reply to ``why``: one reason for every wish, in their order, about decision ``decision``. Not numbered."""

    ref: str
    decision: int
    reasons: list[ShownReason]


class Done(Struct, tag="done", tag_field="t", omit_defaults=True):
    """The request was carried out; ``args`` where there is something to say."""

    ref: str
    args: dict[str, Any] = {}


class Refused(Struct, tag="error", tag_field="t", omit_defaults=True):
    """Nothing was changed. ``code`` is one of the ids in docs/protocol.md; ``ref`` or ``decision`` say what was refused."""

    code: str
    ref: str = ""
    decision: int = -1
    args: dict[str, Any] = {}


class Presence(Struct, tag="presence", tag_field="t"):
    """Which seats are connected, and how many watch. Not numbered: only the last one counts."""

    online: list[bool]
    spectators: int


class Pong(Struct, tag="pong", tag_field="t"):
    """``seq``: the last update there is for this viewer; a client that has seen less asks to resume."""

    seq: int
    now: int


class Bye(Struct, tag="bye", tag_field="t"):
    """The server is about to close the socket; docs/protocol.md lists the codes."""

    code: str


ServerMessage = Welcome | Update | Accepted | Reasons | Done | Refused | Presence | Pong | Bye
