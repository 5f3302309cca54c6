"""What an environment of one setup is made of: the numbers of its actions and the layout of its observations."""

from typing import Any, Final

from regalia.env.actions import Actions
from regalia.env.encoder import Encoder
from regalia.env.part import environment_of
from regalia.env.tables import tables_of
from regalia.kernel.setup import Setup


class Spec:
    """Actions and observations for a setup; ``layout`` documents every cell."""

    def __init__(self, setup: Setup, version: int = 0) -> None:
        self.setup: Final = setup
        self.version: Final = version
        self.encoder: Final[Encoder] = encoder_for(setup, version)
        self.actions: Final = Actions(tables_of(setup.game, version), setup.seats)
        self.layout: Final = self.encoder.layout

    def __reduce__(self) -> tuple[Any, ...]:
        return Spec, (self.setup, self.version)

    def __deepcopy__(self, memo: object) -> "Spec":
        return self  # it never changes


def encoder_for(setup: Setup, version: int) -> Encoder:
    made: Encoder = environment_of(setup.game).encoder_for(setup, tables_of(setup.game, version))
    return made
