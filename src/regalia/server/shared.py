"""What both directions of the protocol speak of: choices before the game, options of a table, bounds of every text."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 1
MOST_SEATS: Final = 8
FRAME: Final = 16 * 1024  # no frame of a client is longer
BODY: Final = 256 * 1024  # of an HTTP request: the longest record somebody wants verified

Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableName = Annotated[str, Meta(max_length=60)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16,32}$")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]  # 128 bits or more
Share = Annotated[str, Meta(pattern="^([0-9a-f]{32,128})?$")]  # what a seat adds to the shuffle, in hexadecimal digits
Ref = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]  # chosen by the client; the same one twice is the same request
Word = Annotated[str, Meta(pattern="^[a-z0-9_]{0,40}$")]  # an id: of a card, a scenario, a bot, a phrase
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whatever comes from outside: a field we do not know is a mistake, not a wish."""


class CitadelsChoices(Strict, tag="citadels", tag_field="game"):
    """What ``regalia.new("citadels", ...)`` takes; left out means the usual."""

    edition: Literal["en", "de", "nl"] = "en"
    scenario: Word = "first_game"
    seats: Annotated[int, Meta(ge=2, le=8)] = 4
    cast: Annotated[tuple[Word, ...], Meta(max_length=9)] | Literal["random"] | None = None
    uniques: Annotated[tuple[Word, ...], Meta(max_length=36)] | Literal["random"] | None = None
    rank_9: Word | None = None
    rank_4: Word | None = None
    origins: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    action_cards: bool = False
    nl_card_first: bool = False
    crown: SeatNumber | Literal["lot"] | None = None
    poker_face: bool = False


class DominionChoices(Strict, tag="dominion", tag_field="game"):
    """What ``regalia.new("dominion", ...)`` takes."""

    kingdom: Annotated[tuple[Word, ...], Meta(max_length=20)] | Word = "first_game"
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    expansions: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()
    no_attacks: bool = False
    first: SeatNumber | None = None
    choose_top: bool = False
    open_counts: bool = False
    omit_curses: bool = False
    poker_face: bool = False


Choices = CitadelsChoices | DominionChoices


class Clock(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """``none``; ``move``: so many seconds for every answer; ``bank``: so many in all, and the increment after every answer."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)] = 60
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class Options(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What a host may change before the start."""

    listed: bool = True  # in the lobby; otherwise only who has the link finds the table
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds by which spectators see things later
    clock: Clock = Clock()
    stand_in: Word = "medium"  # the bot that plays for a seat that left or ran out of time
    chat: bool = True


def choices_json(choices: Choices) -> dict[str, Any]:
    """As the games' own functions take them: without the game, lists as tuples."""
    return {name: getattr(choices, name) for name in choices.__struct_fields__}


def game_of(choices: Choices) -> str:
    return "citadels" if isinstance(choices, CitadelsChoices) else "dominion"
