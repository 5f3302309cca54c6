"""Chance is fair, repeatable, and all of its state is plain numbers."""

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from regalia.kernel.chance import FAST, SEALED, WORD, Chance, SealedChance, chance_from, chance_of

DRAWS = 6_000
KINDS: list[Callable[[int], Chance]] = [Chance, SealedChance]


def is_fair(count: float, share: float, draws: int = DRAWS) -> bool:
    return abs(count - draws * share) < 4.5 * sqrt(draws * share * (1 - share))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("limit", [2, 3, 6, 7, 52])
def test_every_number_is_equally_likely(kind: Callable[[int], Chance], limit: int) -> None:
    chance = kind(11)
    counts = Counter(chance.below(limit) for _ in range(DRAWS))
    assert set(counts) == set(range(limit))
    assert all(is_fair(count, 1 / limit) for count in counts.values())


@pytest.mark.parametrize("kind", KINDS)
def test_no_number_is_favoured_however_large_the_limit(kind: Callable[[int], Chance]) -> None:
    """With a limit of three quarters of a word any way to divide or scale words without drawing again favours a third."""
    limit = 3 * ((WORD + 1) // 4)
    chance = kind(5)
    drawn = [chance.below(limit) for _ in range(DRAWS)]
    assert all(0 <= number < limit for number in drawn)
    for part in range(3):
        assert is_fair(sum(number // (limit // 3) == part for number in drawn), 1 / 3)
        assert is_fair(sum(number % 3 == part for number in drawn), 1 / 3)


@pytest.mark.parametrize("kind", KINDS)
def test_every_order_is_equally_likely(kind: Callable[[int], Chance]) -> None:
    chance = kind(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24 and all(is_fair(count, 1 / 24) for count in orders.values())


@pytest.mark.parametrize("kind", KINDS)
def test_streams_of_different_seeds_are_different_and_of_equal_seeds_equal(kind: Callable[[int], Chance]) -> None:
    starts = {tuple(kind(seed).word() for _ in range(4)) for seed in [*range(300), 1 << 40, 1 << 90]}
    assert len(starts) == 302
    one, other = kind(77), kind(77)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


@pytest.mark.parametrize("name", [FAST, SEALED])
def test_a_stream_is_its_state(name: str) -> None:
    chance = chance_of(name, 123456789)
    for _ in range(37):
        chance.word()
        twin, stored = chance.copy(), chance_from(chance.kind(), chance.state())
        ahead = [twin.below(1000) for _ in range(10)]
        assert [stored.below(1000) for _ in range(10)] == ahead
        assert chance.state() == chance_from(name, chance.state()).state(), "neither moved the original"
    assert chance.kind() == name
