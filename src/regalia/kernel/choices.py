"""What may be chosen before play, declared once: the command line, the server, the page, cases and the docs read it."""

from collections.abc import Mapping
from typing import Final

NO_WORDS: Final[tuple[str, ...]] = ()
When = Mapping[str, tuple[str | None, ...]]
ALWAYS: Final[When] = {}


class Choice:
    """One thing to choose. ``default`` is what the game takes if nothing is said; None: it then follows from the rest.

    A form asks for it only where one of the choices named in ``when`` has one of these values (None: its
    default), and puts it aside if it is ``rare``. Neither is a rule: the setup alone refuses choices.

    >>> from regalia.kernel.choices import Number
    >>> Number("seats", 2, 8, 4).json()
    {'kind': 'number', 'name': 'seats', 'default': 4, 'least': 2, 'most': 8}
    """

    def __init__(self, name: str, default: object = None, when: When = ALWAYS, rare: bool = False) -> None:
        self.name: Final = name
        self.default: Final = default
        self.when: Final = when
        self.rare: Final = rare

    def json(self) -> dict[str, object]:
        """For the page and for programs: the kind of choice and its bounds."""
        parts = {key: list(value) if isinstance(value, tuple) else value for key, value in vars(self).items()}
        kept = {key: value for key, value in parts.items() if value not in (0, "", [], {})}
        return {"kind": type(self).__name__.lower(), **kept}

    def __repr__(self) -> str:
        given = [f"{key}={value!r}" for key, value in vars(self).items() if key != "name" and value not in (0, "", (), {})]
        return f"{type(self).__name__}({', '.join([repr(self.name), *given])})"


class Flag(Choice):
    """Yes or no; with None as default also "as the rules say".

    >>> from regalia.kernel.choices import Flag
    >>> Flag("colonies", default=None)
    Flag('colonies', default=None)
    """

    def __init__(self, name: str, default: bool | None = False, when: When = ALWAYS, rare: bool = False) -> None:
        super().__init__(name, default, when, rare)


class Number(Choice):
    """A number between two bounds.

    >>> from regalia.kernel.choices import Number
    >>> Number("seats", least=2, most=8, default=4)
    Number('seats', default=4, least=2, most=8)
    """

    def __init__(self, name: str, least: int, most: int, default: int, when: When = ALWAYS, rare: bool = False) -> None:
        super().__init__(name, default, when, rare)
        self.least: Final = least
        self.most: Final = most


class Seat(Choice):
    """A seat, or one of the words: by lot.

    >>> from regalia.kernel.choices import Seat
    >>> Seat("crown", words=("lot",))
    Seat('crown', default=None, words=('lot',))
    """

    def __init__(self, name: str, words: tuple[str, ...] = NO_WORDS, when: When = ALWAYS, rare: bool = False) -> None:
        super().__init__(name, None, when, rare)
        self.words: Final = words


class One(Choice):
    """One id of the list ``of``, or one of the words; "" among them: nothing of it. ``if_open``: only where the rules leave it
    to the players (the engine's ``open_choices``).

    >>> from regalia.kernel.choices import One
    >>> One("edition", of="editions", default="en")
    One('edition', default='en', of='editions')
    """

    def __init__(
        self,
        name: str,
        of: str,
        default: str | None = None,
        words: tuple[str, ...] = NO_WORDS,
        if_open: bool = False,
        when: When = ALWAYS,
        rare: bool = False,
    ) -> None:
        super().__init__(name, default, when, rare)
        self.of: Final = of
        self.words: Final = words
        self.if_open: Final = if_open


class Several(Choice):
    """Ids of the list ``of``, at most so many, or one of ``words``; where allowed a number of them, or a number of each.

    >>> from regalia.kernel.choices import Several
    >>> Several("kingdom", of="kingdom_cards", most=10, words=("random",))
    Several('kingdom', of='kingdom_cards', most=10, words=('random',))
    """

    def __init__(
        self,
        name: str,
        of: str,
        most: int,
        default: object = (),
        words: tuple[str, ...] = NO_WORDS,
        sets: str = "",
        number: int = 0,
        of_each: bool = False,
        groups: str = "",
        one_of_group: bool = False,
        when: When = ALWAYS,
        rare: bool = False,
        written: bool = False,
    ) -> None:
        super().__init__(name, default, when, rare)
        self.of: Final = of
        self.most: Final = most
        self.words: Final = words  # "random"
        self.sets: Final = sets  # the list of ready-made sets of them: scenarios, kingdoms
        self.number: Final = number  # so many at most by lot; 0: they must be named
        self.of_each: Final = of_each  # also by how many of each: {"base": 7, "intrigue": 3}
        self.groups: Final = groups  # the list whose ids the ``group`` of each entry names: ranks, expansions
        self.one_of_group: Final = one_of_group  # no two of one group: another takes the place of the first
        self.written: Final = written  # also as a text from elsewhere, which the door's ``written`` part reads
