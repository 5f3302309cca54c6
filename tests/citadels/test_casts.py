"""Casts, however they come about, have one character of each rank: characters of one rank never meet."""

import pytest

from regalia.citadels.characters.pool import CHARACTERS, NAMED
from regalia.citadels.choose import setup_for
from regalia.citadels.editions import EDITIONS
from regalia.citadels.scenarios import scenario_names, scenario_of


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
            ninth = "artist" if seats in (3, 8) and not rank_9_named(name, edition) else None
            cast = setup_for(edition=edition, seats=seats, scenario=name, rank_9=ninth).cast
            assert ranks(cast) in (list(range(1, 9)), list(range(1, 10)))


def rank_9_named(name: str, edition: str) -> bool:
    scenario = scenario_of(name, edition)
    return scenario is not None and scenario.rank_9 != ""
