"""PettingZoo's Citadels: ``env(seats=4, seed=7)`` takes what ``regalia.setup_for("citadels", …)`` takes, or a whole setup."""

from typing import Any, ClassVar

from regalia.env.aec import GameEnv
from regalia.env.zoo import NamedEnv, guarded, in_parallel


class raw_env(NamedEnv):
    metadata: ClassVar[dict[str, Any]] = GameEnv.metadata | {"name": "citadels_v1"}
    game = "citadels"


def env(**choices: Any) -> Any:
    return guarded(raw_env(**choices))


def parallel_env(**choices: Any) -> Any:
    return in_parallel(env(**choices))
