"""What both directions of the protocol speak of: choices before the game, options of a table, bounds of every text."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union

from regalia.extras import extra
from regalia.games import door_of, names
from regalia.server.choice_types import Strict, Word, struct_of

with extra("server"):
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
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


if TYPE_CHECKING:

    class Choices(Strict):
        """What is chosen before a game: one struct a game, tagged ``game``, made from the choices its door declares."""

        seats: int

else:
    Choices = Union[tuple(struct_of(door_of(name)) for name in names())]  # noqa: UP007  (its members are known only now)


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


def hashed_choices(choices: Choices) -> dict[str, Any]:
    """As JSON would give them back: what is hashed must not depend on tuples being lists."""
    return {name: list(one) if isinstance(one, tuple) else one for name, one in choices_json(choices).items()}


def game_of(choices: Choices) -> str:
    return str(choices.__struct_config__.tag)
