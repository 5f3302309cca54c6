"""Whoever takes the same thing again and again meets no error and no end of a table: a sample here, all in ``make long``.

The sample is drawn by a seed, which names the tests: ``REGALIA_LOVERS=7`` draws another one.
"""

import os

import pytest

from regalia import games
from regalia.kernel.chance import Chance
from tests.laws.lovers import ENOUGH, Affair, verbs_of
from tests.laws.worlds import LONG

SEED = int(os.environ.get("REGALIA_LOVERS", "1"))
SHARE = 1 if LONG else 4  # one of so many is in the sample
ROUNDS = 2 if LONG else 1  # patient and not


def affairs() -> list[Affair]:
    found: list[Affair] = []
    lot = Chance(SEED)
    for game in games.names():
        for verb in verbs_of(game):
            for together in (True, False):
                for _ in range(ROUNDS):
                    seed = lot.below(1 << 20) * 2 + (lot.below(2) if ROUNDS == 1 else len(found) % 2)
                    if lot.below(SHARE) == 0:
                        found.append(Affair(game, verb, together, seed))
    return found


def name_of(affair: Affair) -> str:
    return f"{affair.game}-{affair.verb}-{'all' if affair.together else 'alone'}-{affair.seed}"


@pytest.mark.parametrize("affair", affairs(), ids=name_of)
def test_loving_one_verb_breaks_nothing(affair: Affair) -> None:
    affair.play()
    assert affair.decisions > ENOUGH
