"""Casts, however they come about, have one character of each rank: characters of one rank never meet."""

import pytest

from regalia.citadels.rules.characters.pool import CHARACTERS, NAMED
from regalia.citadels.rules.choose import preselected, setup_for
from regalia.citadels.rules.editions import EDITIONS
from regalia.citadels.rules.scenarios import scenario_names


def ranks(cast: tuple[str, ...]) -> list[int]:
    return [NAMED[name].rank for name in cast]


@pytest.mark.rules("C-INT-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_rank_appears_twice_in_a_random_cast(edition: str) -> None:
    seen: set[str] = set()
    for seats in range(2, 9):
        for seed in range(50):
            cast = setup_for(edition=edition, seats=seats, cast="random", uniques="random", seed=seed).cast
            assert ranks(cast) in (list(range(1, 9)), list(range(1, 10)))
            seen.update(cast)
    assert seen == {who.name for who in CHARACTERS}


@pytest.mark.rules("C-INT-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_rank_appears_twice_in_a_scenario(edition: str) -> None:
    for name in scenario_names(edition):
        for seats in range(2, 9):
            usual = preselected(edition, name, seats)
            cast = setup_for(edition, name, seats, rank_9=usual.get("rank_9"), rank_4=usual.get("rank_4")).cast
            assert ranks(cast) in (list(range(1, 9)), list(range(1, 10)))
