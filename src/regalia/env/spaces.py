"""What observations may be, in Gymnasium's terms."""

from typing import Any

from regalia.env.history import MOST_NUMBER
from regalia.env.layout import MOST
from regalia.env.play import Play
from regalia.extras import extra

with extra("rl"):
    import numpy as np
    from gymnasium import spaces


def observation_space(play: Play) -> spaces.Dict:
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, MOST, (play.spec.encoder.size,), play.dtype.type),
        "action_mask": spaces.Box(0, 1, (play.spec.actions.size,), np.int8),
    }
    if play.history is not None:
        parts["history"] = spaces.Box(0, MOST_NUMBER, play.history.shape, np.int16)
    return spaces.Dict(parts)
