"""Seats are equal: with identical players and the first crown (or turn) by lot, no seat wins more than another."""

from math import sqrt

import pytest

from regalia import games
from regalia.arena.playout import playout
from regalia.kernel.chance import Chance
from tests.laws.worlds import FACTOR, TABLES, Choices, Table

GAMES = 200 * FACTOR
LOTS: dict[str, Choices] = {"citadels": {"crown": "lot"}, "dominion": {}}  # Dominion's first player is drawn by default
SOME = [table for number, table in enumerate(TABLES) if number % 4 == 1]


@pytest.mark.parametrize("table", SOME, ids=str)
def test_no_seat_is_favoured(table: Table) -> None:
    variant = table.variants()[0] | LOTS[table.game]
    setup = table.setup(variant, 0)
    wins = [0.0] * table.seats
    for seed in range(GAMES):
        game = games.start(setup.reseeded(seed))
        playout(game, Chance(seed + 1_000_003))
        winners = game.outcome()["winners"]
        assert isinstance(winners, list)
        for seat in winners:
            wins[seat] += 1 / len(winners)
    assert round(sum(wins)) == GAMES
    fair = 1 / table.seats
    for seat in range(table.seats):
        sigma = sqrt(GAMES * fair * (1 - fair))
        assert abs(wins[seat] - GAMES * fair) < 4 * sigma, f"seat {seat} of {table.seats} won {wins[seat]:.0f} of {GAMES} games"
