"""A digest of everything a batch of random games shows: the same on every machine, run as ``python -m tests.env.digest``."""

import hashlib

from regalia import games
from regalia.env.actions import Actions
from regalia.env.lanes import Lanes
from regalia.env.spec import Spec
from regalia.kernel.chance import Chance

SETUPS = (
    games.setup_for("citadels", edition="nl", seats=5, cast="random", uniques="random", action_cards=True, seed=3),
    games.setup_for("dominion", seats=3, kingdom="random", landscapes=2, seed=3),
)


def digest() -> str:
    found = hashlib.blake2b(digest_size=8)
    for setup in SETUPS:
        spec = Spec(setup)
        actions: Actions = spec.actions
        lanes = Lanes(setup, games.start, spec.encoder, actions, [1, 2, 3], "placement", 200, True)
        lot = Chance(5)
        for _ in range(250):
            answers = b""
            for game in lanes.games:
                assert game.decision is not None
                legal = actions.numbers(game.decision.options, game.decision.seat)
                answers += legal[lot.below(len(legal))].to_bytes(4, "little")
            lanes.step(answers)
            for part in (lanes.rows.getvalue(), lanes.starts, lanes.counts, lanes.seats.getvalue(), lanes.choices):
                found.update(part)
            found.update(repr((lanes.ended, lanes.worth)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(digest())
