"""What PettingZoo's modules of our games share: ``GAME_v1`` only names its game."""

from typing import Any

from regalia.env.aec import GameEnv
from regalia.env.play import MOST_DECISIONS, Kind
from regalia.env.rewards import PLACEMENT
from regalia.extras import extra
from regalia.games import setup_for
from regalia.kernel.setup import Setup

with extra("rl"):
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel


class NamedEnv(GameEnv):
    """The environment of a game by name: takes what ``regalia.setup_for`` takes, or a whole setup.

    Without a ``seed`` every environment deals games of its own; what is chosen by lot (a kingdom) is that of seed 0.
    Its subclasses name the game; ``env`` and ``parallel_env`` of their modules add PettingZoo's guards.

    >>> from importlib import import_module
    >>> from regalia.games import USUAL
    >>> env = import_module(f"regalia.env.{USUAL}_v1").env(seats=4, seed=7)
    >>> env.reset()
    >>> len(env.agents)
    4

    """

    game = ""

    def __init__(
        self,
        setup: Setup | None = None,
        reward: str = PLACEMENT,
        render_mode: str | None = None,
        language: str = "en",
        most_decisions: int = MOST_DECISIONS,
        history: int = 0,
        dtype: Kind = "int8",
        seed: int | None = None,
        **choices: Any,
    ) -> None:
        chosen = setup_for(self.game, seed=seed or 0, **choices) if setup is None else setup
        super().__init__(chosen, reward, render_mode, language, most_decisions, history, dtype, seed)


def guarded(raw: NamedEnv) -> Any:
    """With PettingZoo's usual guards; an illegal action ends the game and costs its agent a point."""
    careful = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(careful))


def in_parallel(env: Any) -> Any:
    """All agents answer every time; only the answer of the one that is asked counts."""
    return turn_based_aec_to_parallel(env)
