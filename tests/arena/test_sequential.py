"""Stopping early: no sooner than can be justified, and after the same deal whoever plays."""

from random import Random

import pytest

from regalia.arena.executors import play_all
from regalia.arena.match import Result, Sitting, Terms, sittings
from regalia.arena.sequential import ESTABLISHED, OPEN, REFUTED, Claim, Watch, claimed
from regalia.kernel.setup import SetupError

CLAIM = Claim("a", "b")


def deal_of(deal: int, chance: float, lot: Random) -> list[Result]:
    """Both seatings of a deal; ``a`` wins each with this chance."""
    found = []
    for number, lineup in enumerate((("a", "b"), ("b", "a"))):
        winner = lineup.index("a") if lot.random() < chance else lineup.index("b")
        found.append(Result(number, deal, lineup, [9 if seat == winner else 1 for seat in range(2)], [winner]))
    return found


def watched(chance: float, seed: int, deals: int = 200) -> Watch:
    lot = Random(seed)
    watch = Watch(CLAIM, sittings(["a", "b"], 2, range(deals)))
    for deal in range(deals):
        for result in deal_of(deal, chance, lot):
            watch.hear(result)
        if watch.is_clear():
            break
    return watch


def test_what_is_clear_is_soon_established_or_refuted() -> None:
    better, worse = watched(0.9, 1), watched(0.1, 1)
    assert better.test.verdict() == ESTABLISHED and better.test.deals < 20
    assert worse.test.verdict() == REFUTED and worse.test.deals < 20


def test_equals_are_hardly_ever_told_apart_however_often_one_looks() -> None:
    """Looking after each of 200 deals, both ways together are wrong in at most one of ten series."""
    verdicts = [watched(0.5, seed).test.verdict() for seed in range(200)]
    assert sum(verdict != OPEN for verdict in verdicts) <= 20


def test_a_small_advantage_is_found_in_time() -> None:
    assert watched(0.6, 3, 2000).test.verdict() == ESTABLISHED


def test_seats_of_each_are_compared_where_they_differ_in_number() -> None:
    claim = Claim("a", "b")
    won = [Result(0, 0, ("a", "b", "b", "b"), [9, 1, 1, 1], [0])]
    lost = [Result(0, 0, ("a", "b", "b", "b"), [1, 9, 1, 1], [1])]
    assert claim.advantage(won) == 1.0 and claim.advantage(lost) == pytest.approx(-1 / 3)
    assert claim.advantage([Result(0, 0, ("a", "b"), error="broken")]) == 0.0


def test_the_verdict_does_not_depend_on_who_ends_first() -> None:
    """Games are heard in any order; deals are judged in theirs, and later ones are not counted."""
    lot = Random(2)
    wanted = sittings(["a", "b"], 2, range(60))
    results = [result for deal in range(60) for result in deal_of(deal, 0.85, lot)]
    verdicts = set()
    for seed in range(5):
        watch = Watch(CLAIM, wanted)
        for result in Random(seed).sample(results, len(results)):
            watch.hear(result)
        verdicts.add((watch.last, watch.test.verdict(), len(watch.counted(results))))
    assert len(verdicts) == 1
    last, verdict, counted = verdicts.pop()
    assert verdict == ESTABLISHED and last is not None and counted == 2 * (last + 1) < len(results)


def test_every_executor_stops_after_the_same_deal() -> None:
    terms = Terms("citadels", (("seats", 2),), seed=3)
    wanted: list[Sitting] = sittings(["steward", "random"], 2, range(40))
    found = []
    for workers in (1, 2):
        watch = Watch(Claim("steward", "random"), wanted)
        results = []
        for result in play_all(terms, wanted, workers, stop=watch.is_clear):
            watch.hear(result)
            results.append(result)
        found.append(sorted(watch.counted(results), key=lambda one: one.number))
    assert found[0] == found[1] and 0 < len(found[0]) < len(wanted)


@pytest.mark.parametrize("text", ["a", "a>", "a>a", "a>c", "a>b>a", "a<b", ""])
def test_what_is_no_claim_is_refused(text: str) -> None:
    with pytest.raises(SetupError):
        claimed(text, ["a", "b"])


def test_a_claim_is_read() -> None:
    assert claimed(" x?n=1 > x#2", ["x?n=1", "x#2"]) == Claim("x?n=1", "x#2")
