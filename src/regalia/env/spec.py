"""What an environment of one setup is made of: the numbers of its actions and the layout of its observations."""

from typing import Any, Final

from regalia.citadels.setup import CitadelsSetup
from regalia.dominion.setup import DominionSetup
from regalia.env.actions import Actions
from regalia.env.citadels_encoder import CitadelsEncoder
from regalia.env.dominion_encoder import DominionEncoder
from regalia.env.encoder import Encoder
from regalia.env.tables import tables_of
from regalia.kernel.setup import Setup, SetupError


class Spec:
    """Actions and observations for a setup; ``layout`` documents every cell."""

    def __init__(self, setup: Setup, version: int = 0) -> None:
        tables = tables_of(setup.game, version)
        self.setup: Final = setup
        self.version: Final = version
        self.actions: Final = Actions(tables, setup.seats)
        self.encoder: Final[Encoder] = encoder_for(setup, version)
        self.layout: Final = self.encoder.layout

    def __reduce__(self) -> tuple[Any, ...]:
        return Spec, (self.setup, self.version)

    def __deepcopy__(self, memo: object) -> "Spec":
        return self  # it never changes


def encoder_for(setup: Setup, version: int) -> Encoder:
    tables = tables_of(setup.game, version)
    if isinstance(setup, CitadelsSetup):
        return CitadelsEncoder(tables, setup.seats)
    if isinstance(setup, DominionSetup):
        return DominionEncoder(tables, setup.box)
    raise SetupError("there is no environment for {game}", "no_environment", game=setup.game)
