"""Ratings: the likeliest strengths, whatever order the games come in, with intervals that weigh deals and not games."""

from math import log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.arena.deals import Deals
from regalia.arena.match import Result
from regalia.arena.ratings import POINTS, Fit, choices_of, rated, ratings
from regalia.arena.report import figures

NAMES = ["a", "b", "c", "d"]


def made(number: int, deal: int, lineup: tuple[str, ...], totals: list[int]) -> Result:
    best = max(totals)
    return Result(number, deal, lineup, totals, [seat for seat, one in enumerate(totals) if one == best], 9, 100)


def duels(won: int, lost: int, deals: bool = True) -> list[Result]:
    """Each game is a deal of its own, or all games are of one of ten deals."""
    results = [[9, 1]] * won + [[1, 9]] * lost
    return [made(at, at if deals else at % 10, ("a", "b"), totals) for at, totals in enumerate(results)]


games = st.lists(
    st.builds(
        lambda deal, lineup, totals: made(0, deal, tuple(lineup), totals[: len(lineup)]),
        st.integers(0, 5),
        st.lists(st.sampled_from(NAMES), min_size=2, max_size=4),
        st.lists(st.integers(0, 3), min_size=4, max_size=4),
    ),
    min_size=1,
    max_size=12,
)


@settings(max_examples=12, deadline=None)
@given(st.data(), games)
def test_the_same_games_in_any_order_give_the_same_ratings(data: st.DataObject, played: list[Result]) -> None:
    shuffled = data.draw(st.permutations(played))
    assert rated(NAMES, Deals(played)) == rated(NAMES, Deals(shuffled))


def test_between_two_it_is_bradley_and_terry() -> None:
    """The likeliest odds are wins to losses; the half games nobody played weigh little beside 400."""
    found = ratings(["a", "b"], duels(300, 100))
    assert found["a"].mean - found["b"].mean == pytest.approx(POINTS * log(3), abs=2)
    assert found["a"].mean == -found["b"].mean


def test_the_likeliest_strengths_are_found() -> None:
    """No step in any direction makes the finishing orders likelier."""
    lineups = [("a", "b", "c"), ("b", "c", "a"), ("a", "c", "a"), ("d", "a", "b")]
    played = [made(at, at, lineups[at % 4], [(at * 7) % 5, (at * 3) % 4, (at * 5) % 6]) for at in range(40)]
    fit = Fit(NAMES, Deals(played))
    best = fit.best()

    def likely(strengths: list[float]) -> float:
        from math import exp, log1p

        total = sum(sum(came) * one for came, one in zip(fit.came, strengths, strict=True))
        for counted, number in zip(fit.sets, fit.counts, strict=True):
            total -= sum(number) * log(sum(seats * exp(strengths[entrant]) for entrant, seats in counted))
        return total - sum(0.5 * log1p(exp(one)) + 0.5 * log1p(exp(-one)) for one in strengths)

    for at in range(4):
        for step in (-0.01, 0.01):
            moved = [one + (step if other == at else 0.0) for other, one in enumerate(best)]
            assert likely(moved) < likely(best)


def test_equal_places_stand_for_every_order() -> None:
    came, sets = choices_of(((0, 1), (2,)))
    assert dict(sets) == {((0, 1), (1, 1), (2, 1)): 1.0, ((0, 1), (2, 1)): 0.5, ((1, 1), (2, 1)): 0.5}
    assert sum(number for _, number in came) == 2.0
    assert choices_of(((0, 0),)) == ((), ())  # alone at the table one learns nothing


def test_who_never_lost_has_a_number_and_more_games_make_it_surer() -> None:
    few, many = ratings(["a", "b"], duels(3, 0)), ratings(["a", "b"], duels(30, 0))
    assert many["a"].mean > few["a"].mean > 0
    assert few["a"].high < float("inf")
    assert many["a"].low > few["a"].low


def test_intervals_weigh_deals_and_not_games() -> None:
    """A hundred games of ten deals that all went alike are ten observations."""
    by_game = Deals(duels(70, 30)).share(lambda game: (game.share(0), 1.0))
    whole = [made(at, at // 10, ("a", "b"), [9, 1] if at // 10 < 7 else [1, 9]) for at in range(100)]
    by_deal = Deals(whole).share(lambda game: (game.share(0), 1.0))
    assert by_game[0] == by_deal[0] == 0.7
    assert by_deal[2] - by_deal[1] > 2 * (by_game[2] - by_game[1])
    one, other = ratings(["a", "b"], duels(70, 30))["a"], ratings(["a", "b"], whole)["a"]
    assert other.high - other.low > 2 * (one.high - one.low)


def test_deals_played_with_seats_exchanged_are_worth_more_than_games() -> None:
    """If the cards alone decide, exchanging seats shows that both are equal, and the interval knows."""
    played = []
    for deal in range(20):
        totals = [9, 1] if deal % 2 else [1, 9]
        played += [made(0, deal, ("a", "b"), totals), made(1, deal, ("b", "a"), totals)]
    share, low, high = Deals(played).share(lambda game: (game.share(game.lineup.index("a")), 1.0))
    assert share == 0.5 and high - low < 0.15


def test_an_interval_contains_the_truth_as_often_as_it_says() -> None:
    """Of two hundred series of 40 deals with a true share of 30 %, about 95 % have it in their interval."""
    from random import Random

    lot, inside = Random(4), 0
    for _ in range(200):
        played = [made(0, deal, ("a", "b"), [9, 1] if lot.random() < 0.3 else [1, 9]) for deal in range(40)]
        _, low, high = Deals(played).share(lambda game: (game.share(0), 1.0))
        inside += low <= 0.3 <= high
    assert 182 <= inside <= 198


def test_the_probability_to_be_stronger_follows_the_results() -> None:
    clear = rated(["a", "b"], Deals(duels(40, 10))).stronger
    even = rated(["a", "b"], Deals(duels(25, 25))).stronger
    assert clear["a", "b"] > 0.99 and clear["b", "a"] < 0.01
    assert 0.3 < even["a", "b"] < 0.7
    assert even["a", "b"] + even["b", "a"] == pytest.approx(1.0)


def test_fixed_strengths_stay_and_give_the_scale() -> None:
    found = rated(
        ["new", "b"], Deals([made(at, at, ("new", "b"), [9, 1] if at % 2 else [1, 9]) for at in range(400)]), {"b": 500.0}
    )
    assert found.ratings["b"].mean == found.ratings["b"].low == found.ratings["b"].high == pytest.approx(500.0)
    assert found.ratings["new"].mean == pytest.approx(500.0, abs=5)


def test_an_order_of_three_is_fitted_through_those_in_between() -> None:
    """Who never met is compared by those both met."""
    played = [made(at, at, ("a", "b"), [9, 1] if at % 4 else [1, 9]) for at in range(80)]
    played += [made(at, at, ("b", "c"), [9, 1] if at % 4 else [1, 9]) for at in range(80)]
    found = rated(NAMES[:3], Deals(played))
    assert found.ratings["a"].mean > found.ratings["b"].mean > found.ratings["c"].mean
    assert found.stronger["a", "c"] > 0.99
    line = next(one for one in figures(NAMES[:3], played, {})["pairwise"] if (one["name"], one["against"]) == ("a", "c"))
    assert line["encounters"] == 0 and "better" not in line
