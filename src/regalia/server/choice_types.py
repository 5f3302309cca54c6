"""The choices of a game as the server takes them: a strict struct made from what the game's door declares."""

from functools import cache
from typing import Annotated, Any, Literal

from regalia.extras import extra
from regalia.kernel.choices import Choice, Flag, Number, One, Seat, Several
from regalia.kernel.door import Door

with extra("server"):
    from msgspec import Meta, Struct, defstruct

Word = Annotated[str, Meta(pattern="^[a-z0-9_]{0,40}$")]  # an id: of a card, a scenario, a bot, a phrase
MOST_OF_EACH = 10  # cards of one set


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whatever comes from outside: a field we do not know is a mistake, not a wish."""


def type_of(choice: Choice, seats: range) -> Any:
    """What is accepted for a choice; whether the rules allow it is for the setup to say."""
    if isinstance(choice, Flag):
        kind: Any = bool
    elif isinstance(choice, Number):
        kind = Annotated[int, Meta(ge=choice.least, le=choice.most)]
    elif isinstance(choice, Seat):
        kind = Annotated[int, Meta(ge=0, le=seats[-1] - 1)]
        if choice.words:
            kind |= Literal[choice.words]
    elif isinstance(choice, One):
        kind = Word
    else:
        assert isinstance(choice, Several)
        kind = Annotated[tuple[Word, ...], Meta(max_length=choice.most)]
        if choice.sets or isinstance(choice.default, str):
            kind |= Word
        elif choice.words:
            kind |= Literal[choice.words]
        if choice.number:
            kind |= Annotated[int, Meta(ge=0, le=choice.number)]
        if choice.of_each:
            kind |= dict[Word, Annotated[int, Meta(ge=1, le=MOST_OF_EACH)]]
    return kind if choice.default is not None else kind | None


@cache
def struct_of(door: Door) -> type[Struct]:
    fields = [(one.name, type_of(one, door.seats), one.default) for one in door.choices]
    return defstruct(f"{door.name.title()}Choices", fields, bases=(Strict,), tag=door.name, tag_field="game")
