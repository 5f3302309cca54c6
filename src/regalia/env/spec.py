"""What an environment of one setup is made of: the numbers of its actions and the layout of its observations."""

from functools import cached_property
from typing import Any, Final

from regalia.env.actions import Actions
from regalia.env.encoder import Encoder
from regalia.env.part import environment_of
from regalia.env.tables import VERSION, tables_of
from regalia.kernel.setup import Setup


class Spec:
    """Actions and observations for a setup; ``layout`` documents every cell.

    Where a game numbers things by slots, ``kinds`` are the ids of what lies in them and ``features`` what is printed on it: a
    row for every slot with a column for each of ``feature_names``.
    """

    def __init__(self, setup: Setup, version: int = VERSION) -> None:
        self.setup: Final = setup
        self.version: Final = version
        self.encoder: Final[Encoder] = encoder_for(setup, version)
        self.slots: Final = self.encoder.slots
        self.actions: Final = Actions(tables_of(setup.game, version), setup.seats, self.slots)
        self.layout: Final = self.encoder.layout
        self.kinds: Final = tuple(self.slots.names)
        self.feature_names: Final = tuple(self.slots.columns)
        self.features: Final = tuple([tuple(row) for row in self.slots.features])

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """By action: the number of its verb among ``actions.tables.rows`` and, as the rules count it, what it is about.

        Seats count from the acting seat; -1 is anything else.
        """
        found: list[tuple[int, int]] = []
        for number, row in enumerate(self.actions.tables.rows):
            is_slotted = row.about != "" and row.about == self.slots.about
            found += [(number, subject) for subject in (self.slots.things if is_slotted else range(row.subjects))]
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return Spec, (self.setup, self.version)

    def __deepcopy__(self, memo: object) -> "Spec":
        return self  # it never changes


def encoder_for(setup: Setup, version: int) -> Encoder:
    made: Encoder = environment_of(setup.game).encoder_for(setup, tables_of(setup.game, version))
    return made
