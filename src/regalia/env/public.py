"""A game as the table sees it: what only some seats know is gone, so whatever is written of it is public."""

from regalia.env.part import environment_of
from regalia.kernel.game import Game
from regalia.kernel.views import SPECTATOR


def public_twin(game: Game) -> Game:
    """A copy to be looked at, not to be played: every viewer sees what a spectator does."""
    twin = game.copy()
    twin.unshare()
    for card, known in enumerate(game.known):
        if known != game.everyone:
            twin.known[card] = 0
    for zone, pile in enumerate(game.zones):
        hidden = len(pile) - len(game.seen(zone, SPECTATOR))
        if hidden > 0:  # how many cards there are is nobody's business either (G-COUNT-01 … -03)
            twin.zones[zone] = pile[hidden:]
    environment_of(game.setup.game).forget_secrets(twin)
    return twin
