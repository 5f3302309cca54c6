"""Big Money against itself: numbers known from long runs of other programs."""

from collections import Counter

import pytest

from regalia.dominion.bench.money import mirror
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import COPPER
from regalia.dominion.rules.layout import hand
from regalia.dominion.rules.setup import new_game

GAMES = 2_500


def test_the_second_seat_wins_more_often_because_it_wins_ties_by_turns() -> None:
    """24.2 % for the first seat, 42.3 % for the second, 33.5 % shared, after 17.35 rounds."""
    setup = setup_for("money", seats=2, first=0)
    winners: Counter[tuple[int, ...]] = Counter()
    rounds = 0
    for seed in range(GAMES):
        game = new_game(setup.reseeded(seed))
        mirror(game)
        outcome = game.outcome()
        assert isinstance(outcome["winners"], list)
        winners[tuple(outcome["winners"])] += 1
        rounds += game.turns[0]
    assert winners[(0,)] / GAMES == pytest.approx(0.242, abs=0.025)
    assert winners[(1,)] / GAMES == pytest.approx(0.423, abs=0.025)
    assert winners[(0, 1)] / GAMES == pytest.approx(0.335, abs=0.025)
    assert rounds / GAMES == pytest.approx(17.35, abs=0.1)


def test_a_kingdom_nobody_buys_changes_nothing() -> None:
    """Big Money plays the same game whatever else lies on the table."""
    plain, kingdom = setup_for("money", first=0), setup_for("first_game", first=0)
    for seed in range(20):
        one, other = new_game(plain.reseeded(seed)), new_game(kingdom.reseeded(seed))
        assert mirror(one) == mirror(other) and one.outcome() == other.outcome()


def test_five_coppers_in_one_of_the_first_two_hands_come_once_in_six_games() -> None:
    setup = setup_for("money", first=0)
    extreme = 0
    for seed in range(GAMES):
        game = new_game(setup.reseeded(seed))
        coppers = [game.face(card) for card in game.zones[hand(0)]].count(COPPER)
        extreme += coppers in (2, 5)
    assert extreme / GAMES == pytest.approx(1 / 6, abs=0.02)
