"""What may be chosen before play, declared once: the command line, the server, the page, cases and the docs read it."""

from typing import Final

NO_WORDS: Final[tuple[str, ...]] = ()


class Choice:
    """One thing to choose. ``default`` is what the game takes if nothing is said; None: it then follows from the rest."""

    def __init__(self, name: str, default: object = None) -> None:
        self.name: Final = name
        self.default: Final = default

    def json(self) -> dict[str, object]:
        """For the page and for programs: the kind of choice and its bounds."""
        parts = {key: list(value) if isinstance(value, tuple) else value for key, value in vars(self).items()}
        return {"kind": type(self).__name__.lower(), **{key: value for key, value in parts.items() if value not in (0, "", [])}}


class Flag(Choice):
    """Yes or no; with None as default also "as the rules say"."""

    def __init__(self, name: str, default: bool | None = False) -> None:
        super().__init__(name, default)


class Number(Choice):
    def __init__(self, name: str, least: int, most: int, default: int) -> None:
        super().__init__(name, default)
        self.least: Final = least
        self.most: Final = most


class Seat(Choice):
    """A seat, or one of the words: by lot."""

    def __init__(self, name: str, words: tuple[str, ...] = NO_WORDS) -> None:
        super().__init__(name, None)
        self.words: Final = words


class One(Choice):
    """One id of the list ``of``, or one of the words; "" among them: nothing of it."""

    def __init__(self, name: str, of: str, default: str | None = None, words: tuple[str, ...] = NO_WORDS) -> None:
        super().__init__(name, default)
        self.of: Final = of
        self.words: Final = words


class Several(Choice):
    """Ids of the list ``of``, at most so many, or one of ``words``; where allowed a number of them, or a number of each."""

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
