"""Bodies of HTTP requests and answers."""

from typing import Annotated, Any

from regalia.extras import extra
from regalia.server.choice_types import Strict, Word
from regalia.server.sockets.server_messages import ShownOption, ShownSeat
from regalia.server.types import Choices, Count, Name, Options, SeatNumber, Secret, TableId, TableName
from regalia.words import wording
from regalia.words.wording import Merge, Saying

with extra("server"):
    from msgspec import Meta, Struct


class OpenTable(Strict):
    """Open a table and take its first seat, as its host; ``bots`` fill further seats, in their order."""

    player: Name
    choices: Choices
    name: TableName = ""
    options: Options = Options()
    bots: tuple[Word, ...] = ()


class AskHint(Strict):
    """What could be answered to the open decision of this number."""

    decision: Count


class CheckTable(Strict):
    """What somebody thinks of choosing."""

    choices: Choices
    options: Options = Options()
    bots: tuple[Word, ...] = ()


class Checked(Struct, omit_defaults=True):
    """Why a table with these choices would be refused, as opening it would say; no ``code`` if it would not.

    ``open``: by choice the ids of which the players name one here, the usual one first. ``follows``: by choice that was left to
    the others, or to a ready-made set, what it comes to; nothing of what is drawn by lot.
    """

    code: str = ""
    args: dict[str, Any] = {}
    open: dict[str, list[str]] = {}
    follows: dict[str, list[str]] = {}


class ReadText(Strict):
    """A text that says what to choose: a list of cards, the link of another tool."""

    game: Word
    text: Annotated[str, Meta(max_length=4000)]


class ReadChoices(Struct):
    """``choices``: what the text says, by choice; ``unknown``: what it says that is not known here, as it was written."""

    choices: dict[str, Any]
    unknown: list[str]


class HeldSeat(Strict):
    """A seat somebody holds."""

    table: TableId
    secret: Annotated[str, Meta(max_length=100)]


class LookIn(Strict):
    """Which tables somebody wants to hear of."""

    seats: Annotated[tuple[HeldSeat, ...], Meta(max_length=12)]


class Glance(Struct):
    """A table as it stands: ``seat`` holds the secret, ``asked`` is asked (-1: nobody), ``winners`` once it is over."""

    table: str
    game: str
    phase: str
    seat: int
    asked: int
    seats: list[ShownSeat]
    winners: list[int]


class Glances(Struct):
    """Those of the tables that are still there."""

    tables: list[Glance]


class TakeSeat(Strict):
    """Take an empty seat, before the start; without ``seat`` the first one there is."""

    player: Name
    seat: SeatNumber | None = None


class ReceiveSeat(Strict):
    """A seat that another device of the same person offers (``hand_over``): its code, and the secret that opens it from now on.

    The client chooses the secret; the same request may be sent again.
    """

    code: Secret
    secret: Secret


class Seated(Struct):
    """``secret`` is the seat: its holder plays it. It is shown once and kept only as a hash."""

    table: str
    seat: int
    secret: str


class Listed(Struct):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    phase: str
    seats: int
    taken: int
    players: list[str]


class ListedTables(Struct):
    tables: list[Listed]


class Problem(Struct, omit_defaults=True):
    """Why a request was refused: a code of docs/protocol.md and its arguments."""

    code: str
    args: dict[str, Any] = {}


class Verdict(Struct):
    """``replays``: the answers lead to the outcome, fingerprint by fingerprint. ``fair``: None if the file does not say."""

    replays: bool
    fair: bool | None
    rules: int
    verified: str
    problem: str


class Replay(Struct):
    """What one viewer was sent, entry by entry: ``[[number, news], ...]``, and how it is vouched for.

    ``views``, if asked for and verified: ``[[number, view], ...]``, the first whole, of later zones and facts what changed;
    ``rounds``: ``[[round, totals, holdings], ...]``, the points everybody would have had at its end, and gold or cards owned.
    """

    table: str
    viewer: int
    verified: str
    entries: list[Any]
    views: list[Any] = []
    rounds: list[Any] = []


class ShownAdvice(Struct):
    """``option``: its place in the list; ``chance``: of winning with it. ``gain`` and ``cost``: what it leads to, how much of
    it: against the next best one for the first, against the first for all others. ``close``: as good as the first.
    """

    option: int
    chance: float
    gain: tuple[str, float] | None
    cost: tuple[str, float] | None
    close: bool


class Hinted(Struct):
    """Up to three options, the best first. ``why``: nothing can be said, since there is no choice (``forced``), or no deal fits
    what the seat knows (``no_worlds``).
    """

    decision: int
    advice: list[ShownAdvice]
    why: str


class Moment(Struct):
    """One decision: what was taken and what was best, and the seat's chance of winning with each. ``loss``: the difference;
    ``error``: its standard error, if that is known; ``led``: what the best would have led to, and how much of it.
    """

    step: int
    seat: int
    question: str
    taken: tuple[str, int]
    best: tuple[str, int]
    with_best: float
    with_taken: float
    loss: float
    taken_option: ShownOption
    best_option: ShownOption
    error: float = 0.0
    led: list[str | float] = []


class Analysis(Struct):
    """``chances[i]``: of winning, by seat, after answer ``steps[i]``. ``decisive``: the steps of the costliest moments;
    ``mattered``: by seat, those of its own three costliest, in their order.
    """

    analysis: int
    seats: int
    answers: int
    steps: list[int]
    chances: list[list[float]]
    moments: list[Moment]
    decisive: list[int]
    mattered: list[list[int]] = []


class Analysed(Struct):
    """Null as long as nobody asked."""

    analysis: Analysis | None


class AnalysisLine(Struct, omit_defaults=True):
    """How many answers have been thought about, of how many, and how many games come first (``waiting``).

    The last line holds the ``analysis`` instead, or the code of what went wrong and its arguments.
    """

    step: int = -1
    answers: int = -1
    waiting: int = -1
    analysis: Analysis | None = None
    code: str = ""
    args: dict[str, Any] = {}


class Argument(Struct):
    name: str
    type: str


class EventKind(Struct, omit_defaults=True):
    """``moment``: what it looks and sounds like at a table, if it is worth that."""

    told: list[Argument]
    secret: list[Argument]
    moment: wording.Moment | None = None


class Lexicon(Struct):
    """What the ids and numbers of one game are.

    ``choices``: what may be chosen before the game, in order: its ``kind`` (flag, number, seat, one, several), bounds and
    default; ``lists``: by name, the ids that choices are made from, with what is worth knowing of each (``group``: an id of the
    list that the choice's ``groups`` names; ``when``: only with these values of other choices; ``fewest_seats``; ``cards``:
    what a ready-made set consists of); ``refused``: by how the name of a refusal begins, the choice it is about, where that is
    not the beginning itself; ``numbers``: by type, what each number is the number of; ``factors``: by type of a number that
    names several things, what each of them is multiplied by, the largest first; ``zones``: by the stem of a zone's name, the
    type of the faces in it; ``events``: the arguments of every kind, in their order; ``reasons``: the same for why something
    may not be done; ``brings``: the types of an option's ``amounts``; ``purse``: those of its ``then``.

    How it is said: ``said``: for every type of argument; ``asks``: what a question's sentence is told of facts and zones, with
    types; ``about``: by verb or by what options are about, their parts with their types, where they are not one part called as
    its type; ``heads``: events that begin something new, ``headings``: those that head a part of the story; ``ends``: verbs
    that leave it at that; ``repeats``: questions that come again card by card, so that a client may collect the answers;
    ``confirmed``: verbs, or what options are about, to be chosen first and then confirmed; ``costs``: the amounts that are one
    price; ``merge``: events that are one sentence; ``low``: zones worth a look once no more than so many cards are left.
    """

    game: str
    rules: int
    seats: list[int]
    bots: list[str]
    choices: list[dict[str, Any]]
    lists: dict[str, dict[str, dict[str, Any]]]
    refused: dict[str, str]
    numbers: dict[str, list[str]]
    factors: dict[str, dict[str, int]]
    zones: dict[str, str]
    events: dict[str, EventKind]
    reasons: dict[str, list[Argument]]
    brings: dict[str, str]
    purse: dict[str, str]
    said: dict[str, Saying]
    asks: dict[str, str]
    about: dict[str, dict[str, str]]
    heads: list[str]
    headings: list[str]
    ends: list[str]
    repeats: list[str]
    confirmed: list[str]
    costs: list[str]
    merge: Merge
    low: dict[str, int]


class Phrases(Struct):
    """Canned phrases: id -> language -> text."""

    phrases: dict[str, dict[str, str]]


class Games(Struct):
    """Their names, and for how many each is."""

    games: list[str]
    seats: dict[str, list[int]]


class Found(Struct):
    """Rule statements or rulings."""

    rules: list[dict[str, Any]]


class Book(Struct):
    """A rule book in one language. ``chapters``: ``id``, ``title``, ``introduction`` and ``topics``, each with a ``heading``,
    the ``card`` it is about or "", and its ``rules`` (``id``, ``rule``, ``editions``; ``position``: whether one is shown beside
    it). ``glossary``: terms in en, de, nl.
    """

    title: str
    introduction: str
    chapters: list[dict[str, Any]]
    glossary: list[list[str]]


class Measured(Struct):
    """``tables``: by group (``characters``, ``districts``, ``seats``, ``scenarios``) lines of name, games, share of wins,
    the ends of its 95 % interval and mean points.
    """

    edition: str
    seats: int
    games: int
    tables: dict[str, list[Any]]


class Balance(Struct):
    """``heading``: who played, how many games for each combination, and the seed."""

    heading: dict[str, Any]
    measured: list[Measured]


class Ready(Struct):
    """``storage``: works, failed, or hangs."""

    ok: bool
    storage: str
    draining: bool


class Health(Struct):
    ok: bool
    version: str
    tables: int
    sockets: int
