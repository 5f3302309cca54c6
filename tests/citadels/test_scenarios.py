"""The scenarios of the engine are those of the catalogue, all of them."""

import pytest

from regalia.citadels.rules.scenarios import SCENARIOS, Scenario
from regalia.rulebook import catalogue

NAMED_IN = {
    "first_game_en": "S-FIRST-01",
    "first_game_de": "S-FIRST-02",
    "first_game_nl": "S-FIRST-03",
    "devious_en": "S-DEVIOUS-01",
    "devious_de": "S-DEVIOUS-02",
    "devious_nl": "S-DEVIOUS-03",
    "illustrious_en": "S-ILLUSTRIOUS-01",
    "illustrious_de": "S-ILLUSTRIOUS-02",
    "illustrious_nl": "S-ILLUSTRIOUS-03",
    "vicious_en": "S-VICIOUS-01",
    "vicious_de": "S-VICIOUS-02",
    "vicious_nl": "S-VICIOUS-03",
    "ambitious_nl": "S-AMBITIOUS-01",
    "cunning_nl": "S-CUNNING-01",
    "tenacious_nl": "S-TENACIOUS-01",
}


def entry(scenario: Scenario) -> str:
    return f"{scenario.name}_{scenario.edition}"


def test_no_scenario_is_missing() -> None:
    assert sorted(map(entry, SCENARIOS)) == sorted(catalogue("citadels")["scenarios"]) == sorted(NAMED_IN)


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(one, marks=pytest.mark.rules(NAMED_IN[entry(one)], edition=one.edition), id=entry(one)) for one in SCENARIOS],
)
def test_a_scenario_is_that_of_the_catalogue(scenario: Scenario) -> None:
    facts = catalogue("citadels")["scenarios"][entry(scenario)].facts
    assert tuple(scenario.cast) == facts["cast"]
    assert scenario.rank_9 == (facts["rank9"] or "")
    assert sorted(scenario.uniques) == sorted(facts["uniques"])
    assert len(set(scenario.uniques)) == 14
