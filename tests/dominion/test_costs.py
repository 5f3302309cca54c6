"""Costs are triples, and only partly ordered."""

import pytest

from regalia.dominion.rules.cards.everything import NAMED
from regalia.dominion.rules.costs import ANY_COST, CHEAPER, EXACTLY, Cost, Limit, up_to


@pytest.mark.rules("G-COST-03")
def test_cheaper_is_no_higher_in_every_part_and_lower_in_one() -> None:
    catacombs, militia, province, fortune = (NAMED[name].cost for name in ("catacombs", "militia", "province", "fortune"))
    assert militia.is_cheaper_than(catacombs) and not catacombs.is_cheaper_than(militia)
    for name in ("engineer", "transmute"):
        other = NAMED[name].cost
        assert not other.is_cheaper_than(catacombs) and not catacombs.is_cheaper_than(other)
    assert province == Cost(8) and fortune == Cost(8, 0, 8)
    assert province.is_cheaper_than(fortune) and not fortune.is_cheaper_than(province)
    assert not province.is_cheaper_than(province)


@pytest.mark.parametrize(
    ("limit", "allowed", "refused"),
    [
        (up_to(4), [Cost(0), Cost(4)], [Cost(5), Cost(0, 1), Cost(0, 0, 4), Cost(4, 1)]),
        (Limit(Cost(4, 1), EXACTLY), [Cost(4, 1)], [Cost(4), Cost(3, 1), Cost(4, 1, 1), Cost(5, 1)]),
        (Limit(Cost(4, 1), CHEAPER), [Cost(4), Cost(3, 1), Cost(0)], [Cost(4, 1), Cost(5), Cost(3, 1, 1)]),
        (Limit(Cost(6), least=3), [Cost(3), Cost(6)], [Cost(2), Cost(7), Cost(4, 1)]),
        (ANY_COST, [Cost(11), Cost(6, 1), Cost(8, 0, 8)], []),
    ],
    ids=["up to", "exactly", "cheaper", "between", "any"],
)
def test_a_limit_allows_what_it_says(limit: Limit, allowed: list[Cost], refused: list[Cost]) -> None:
    assert all(limit.allows(cost) for cost in allowed)
    assert not any(limit.allows(cost) for cost in refused)


def test_a_limit_in_plain_coins_is_told_from_others() -> None:
    assert up_to(4).only_coins() == 4
    assert Limit(Cost(6), least=3).only_coins() == Limit(Cost(6), CHEAPER).only_coins() == -1


def test_more_and_less_touch_only_the_coins() -> None:
    assert Cost(3, 1, 2).plus(2) == Cost(5, 1, 2)
    assert Cost(3, 1, 2).less(2) == Cost(1, 1, 2) and Cost(1, 1).less(2) == Cost(0, 1)
