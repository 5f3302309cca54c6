"""What may be chosen before play, declared once: the command line, the server, the page, cases and the docs read it."""

from typing import Final

NO_WORDS: Final[tuple[str, ...]] = ()


class Choice:
    """One thing to choose. ``default`` is what the game takes if nothing is said; None: it then follows from the rest.

    >>> from regalia.kernel.choices import Number
    >>> Number("seats", 2, 8, 4).json()
    {'kind': 'number', 'name': 'seats', 'default': 4, 'least': 2, 'most': 8}
    """

    def __init__(self, name: str, default: object = None) -> None:
        self.name: Final = name
        self.default: Final = default

    def json(self) -> dict[str, object]:
        """For the page and for programs: the kind of choice and its bounds."""
        parts = {key: list(value) if isinstance(value, tuple) else value for key, value in vars(self).items()}
        return {"kind": type(self).__name__.lower(), **{key: value for key, value in parts.items() if value not in (0, "", [])}}

    def __repr__(self) -> str:
        given = [f"{key}={value!r}" for key, value in vars(self).items() if key != "name" and value not in (0, "", ())]
        return f"{type(self).__name__}({', '.join([repr(self.name), *given])})"


class Flag(Choice):
    """Yes or no; with None as default also "as the rules say".

    >>> from regalia.kernel.choices import Flag
    >>> Flag("colonies", default=None)
    Flag('colonies', default=None)
    """

    def __init__(self, name: str, default: bool | None = False) -> None:
        super().__init__(name, default)


class Number(Choice):
    """A number between two bounds.

    >>> from regalia.kernel.choices import Number
    >>> Number("seats", least=2, most=8, default=4)
    Number('seats', default=4, least=2, most=8)
    """

    def __init__(self, name: str, least: int, most: int, default: int) -> None:
        super().__init__(name, default)
        self.least: Final = least
        self.most: Final = most


class Seat(Choice):
    """A seat, or one of the words: by lot.

    >>> from regalia.kernel.choices import Seat
    >>> Seat("crown", words=("lot",))
    Seat('crown', default=None, words=('lot',))
    """

    def __init__(self, name: str, words: tuple[str, ...] = NO_WORDS) -> None:
        super().__init__(name, None)
        self.words: Final = words


class One(Choice):
    """One id of the list ``of``, or one of the words; "" among them: nothing of it.

    >>> from regalia.kernel.choices import One
    >>> One("edition", of="editions", default="en")
    One('edition', default='en', of='editions')
    """

    def __init__(self, name: str, of: str, default: str | None = None, words: tuple[str, ...] = NO_WORDS) -> None:
        super().__init__(name, default)
        self.of: Final = of
        self.words: Final = words


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
    ) -> None:
        super().__init__(name, default)
        self.of: Final = of
        self.most: Final = most
        self.words: Final = words  # "random"
        self.sets: Final = sets  # the list of ready-made sets of them: scenarios, kingdoms
        self.number: Final = number  # so many at most by lot; 0: they must be named
        self.of_each: Final = of_each  # also by how many of each: {"base": 7, "intrigue": 3}
