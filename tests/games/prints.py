"""Plays Tricks where it is installed and says what became of it: the engine, and the fingerprint of every game."""

import json
import sys

from regalia.games import new
from regalia.kernel import game as kernel
from regalia.kernel.chance import Chance


def fingerprint(seed: int) -> str:
    game = new("tricks", seats=2 + seed % 3, trumps=seed % 2 == 1, seed=seed)
    lot = Chance(seed)
    while game.decision is not None:
        world = game.determinize(game.decision.seat, lot)  # dealt alike, or the lots that follow are others
        assert world.decision is not None
        game.answer_number(lot.below(len(game.decision.options)))
    return game.fingerprint()


if __name__ == "__main__":
    compiled = not str(kernel.__file__).endswith(".py")
    json.dump({"compiled": compiled, "prints": [fingerprint(seed) for seed in range(30)]}, sys.stdout)
