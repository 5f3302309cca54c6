"""What a client may send through its socket: one JSON object per frame, decoded strictly."""

from typing import Annotated, Final

from regalia.extras import extra
from regalia.server.choice_types import Strict, Word
from regalia.server.types import Choices, Count, Name, Options, Ref, SeatNumber, Secret, Share, TableId, Text

with extra("server"):
    import msgspec
    from msgspec import Meta

MOST_WISHES: Final = 60  # in one question
Wish = tuple[Word, Annotated[int, Meta(ge=0, le=100_000)]]


class Hello(Strict, tag="hello", tag_field="t"):
    """The first frame. Without a secret one watches. ``seen``: the number of the last update there is; 0 for none.

    With ``tail`` at most so many of the last entries are told; ``welcome`` says after which.
    """

    table: TableId
    secret: Secret | None = None
    seen: Count = 0
    tail: Count | None = None


class Resume(Strict, tag="resume", tag_field="t"):
    """An update is missing: send everything after ``seen`` again."""

    seen: Count


class Ping(Strict, tag="ping", tag_field="t"):
    """Answered by a pong that names the last update there is."""


class Answer(Strict, tag="answer", tag_field="t"):
    """Take option ``option`` (its place in the list) of decision ``decision``. Sent again, it gets the same reply."""

    decision: Count
    option: Annotated[int, Meta(ge=0, le=100_000)]


class Why(Strict, tag="why", tag_field="t"):
    """May this seat do these things, and if not, why not? ``wishes``: verb and subject, as options have them.

    About the decision that is open when it arrives, even if ``decision`` is an older one. Nothing is changed or stored.
    """

    ref: Ref
    decision: Count
    wishes: Annotated[tuple[Wish, ...], Meta(min_length=1, max_length=MOST_WISHES)]


class Command(Strict):
    """Everything else that changes something. The same ``ref`` twice is the same request: it is carried out once."""

    ref: Ref


class Ready(Command, tag="ready", tag_field="t"):
    """``share``: random digits of one's own that go into the shuffle, after the server has committed itself to its own."""

    ready: bool
    share: Share = ""


class Sit(Command, tag="sit", tag_field="t"):
    """Change to another empty seat, before the start."""

    seat: SeatNumber


class Rename(Command, tag="rename", tag_field="t"):
    name: Name


class Leave(Command, tag="leave", tag_field="t"):
    """Before the start the seat becomes empty; afterwards its stand-in plays, and ``back`` takes it back."""


class Back(Command, tag="back", tag_field="t"):
    """Take one's seat back from the bot that plays for it."""


class Undo(Command, tag="undo", tag_field="t"):
    """Take one's last answer back: at once where it harms nobody, else if those agree whom it concerns. ``since``: several
    answers were one act, and are taken back together; the decision the first of them answered."""

    since: Count | None = None


class Consent(Command, tag="consent", tag_field="t"):
    """``undo``: the number of the request, as the table shows it."""

    undo: Count
    agree: bool


class Say(Command, tag="say", tag_field="t"):
    text: Text


class Phrase(Command, tag="phrase", tag_field="t"):
    """Say one of the phrases every client knows in its own language."""

    phrase: Word


class HandOver(Command, tag="hand_over", tag_field="t"):
    """Offer the own seat to another device: it brings the code within ten minutes and has the seat; this one has it no more.

    The client chooses the code; the last one counts.
    """

    code: Secret


class Start(Command, tag="start", tag_field="t"):
    """Host: begin, once every seat is filled and every person ready."""


class Fill(Command, tag="fill", tag_field="t"):
    """Host: let a bot have an empty seat; during play: let it stand in for one that left."""

    seat: SeatNumber
    bot: Word


class Remove(Command, tag="remove", tag_field="t"):
    """Host: empty a seat before the start; during play its secret becomes void and its stand-in plays on."""

    seat: SeatNumber


class Configure(Command, tag="configure", tag_field="t"):
    """Host: other choices or options, before the start. Seats that were ready have to say so again."""

    choices: Choices | None = None
    options: Options | None = None


class Mute(Command, tag="mute", tag_field="t"):
    """Host: a seat may not chat, or may again."""

    seat: SeatNumber
    muted: bool


class Rematch(Command, tag="rematch", tag_field="t"):
    """Host, after the end: a new table with the same seats; the same secrets open it."""


ClientMessage = (
    Hello
    | Resume
    | Ping
    | Answer
    | Why
    | Ready
    | Sit
    | Rename
    | Leave
    | Back
    | Undo
    | Consent
    | Say
    | Phrase
    | HandOver
    | Start
    | Fill
    | Remove
    | Configure
    | Mute
    | Rematch
)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage, strict=True)
