"""The known figures: the exact odds are right, and the program meets all of them within sampling error."""

from fractions import Fraction
from itertools import combinations

import pytest

from regalia.dominion.bench.anchors import Anchor, anchors
from tests.cli.conftest import Regalia, folder, regalia  # noqa: F401

CARDS = [2, 2] + [1] * 7 + [0] * 3  # coins of two Silvers, seven Coppers, three Estates


def odds() -> dict[str, Fraction]:
    """By counting every way to deal two hands of five from the twelve cards."""
    total = six = poor = both = money = together = 0
    for first in combinations(range(12), 5):
        rest = [card for card in range(12) if card not in first]
        for second in combinations(rest, 5):
            one, other = (sum(CARDS[card] for card in cards) for cards in (first, second))
            total += 1
            six += max(one, other) >= 6
            poor += max(one, other) < 5
            both += min(one, other) >= 5
            money += one + other
            together += {0, 1} <= set(first) or {0, 1} <= set(second)
    coppers = [cards for cards in combinations(range(10), 5) if sum(card < 7 for card in cards) in (2, 5)]
    names = ("opening_six", "opening_poor", "opening_both", "opening_money", "opening_together")
    counted = dict(zip(names, (six, poor, both, money, together), strict=True))
    return {name: Fraction(number, total) for name, number in counted.items()} | {"opening_split": Fraction(len(coppers), 252)}


def test_the_exact_odds_are_exact() -> None:
    found = odds()
    assert found["opening_six"] == Fraction(14, 33) and found["opening_poor"] == Fraction(35, 396)
    assert found["opening_both"] == Fraction(59, 396) and found["opening_money"] == Fraction(55, 6)
    assert found["opening_together"] == Fraction(10, 33) and found["opening_split"] == Fraction(1, 6)
    for one in anchors(0.005):
        if one.name in found:
            assert one.known == pytest.approx(float(found.pop(one.name)), abs=1e-12)
    assert not found


def test_the_program_meets_every_figure() -> None:
    found = anchors(0.1)
    assert len(found) == 12
    assert [one.name for one in found if one.distance() > 3.5] == []


def test_a_figure_that_is_wrong_is_noticed() -> None:
    biased = Anchor("biased", 0.5)
    for number in range(1000):
        biased.add(number % 5 < 3)
    assert biased.distance() > 4 and not biased.interval()[0] < 0.5 < biased.interval()[1]


def test_the_bench_prints_them_with_their_intervals(regalia: Regalia) -> None:  # noqa: F811
    ran = regalia("bench", "--anchors", "--scale", 0.02, "--json", "anchors.json")
    assert ran.code == 0 and "Big Money alone: 4th Province on turn" in ran.out and "95 % interval" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
