"""PettingZoo's Dominion: ``env(seats=4, seed=7)`` takes what ``regalia.setup_for("dominion", …)`` takes, or a whole setup."""

from typing import Any, ClassVar

from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from regalia.env.aec import GameEnv
from regalia.env.play import MOST_DECISIONS, Kind
from regalia.env.rewards import PLACEMENT
from regalia.games import setup_for
from regalia.kernel.setup import Setup


class raw_env(GameEnv):
    metadata: ClassVar[dict[str, Any]] = GameEnv.metadata | {"name": "dominion_v0"}

    def __init__(
        self,
        setup: Setup | None = None,
        reward: str = PLACEMENT,
        render_mode: str | None = None,
        language: str = "en",
        most_decisions: int = MOST_DECISIONS,
        history: int = 0,
        dtype: Kind = "int8",
        **choices: Any,
    ) -> None:
        chosen = setup_for("dominion", **choices) if setup is None else setup
        super().__init__(chosen, reward, render_mode, language, most_decisions, history, dtype)


def env(**choices: Any) -> Any:
    """With PettingZoo's usual guards; an illegal action ends the game and costs its agent a point."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**choices), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(**choices: Any) -> Any:
    """All agents answer every time; only the answer of the one that is asked counts."""
    return turn_based_aec_to_parallel(env(**choices))
