"""Bugs planted in the server are noticed: a simulation that finds nothing must be one that would have."""

import pytest

from tests.simulate.bugs import BUGS, Bug
from tests.simulate.run import simulate

SEEDS = range(1, 61)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_planted_bug_is_noticed(bug: Bug) -> None:
    with bug.in_place():
        for seed in SEEDS:
            if any(bug.noticed in problem for problem in simulate(seed).problems):
                return
    raise AssertionError(f"{bug.name}: nothing noticed in {len(SEEDS)} seeds")


def test_there_are_enough_of_them() -> None:
    assert len({bug.name for bug in BUGS}) == len(BUGS) >= 12
