"""How a game ended, as the network's value is taught it."""

import math
from typing import Final

from regalia.dominion.rules.table import Dominion

MARGIN: Final = 20.0  # points
BY_MARGIN: Final = 0.15


def results_of(game: Dominion) -> tuple[list[float], list[float]]:
    """By seat its share of the win, and that with a little for points: from -1 (lost) to 1 (won)."""
    standings = game.standings()
    winners, points = standings["winners"], standings["totals"]
    assert isinstance(winners, list) and isinstance(points, list)
    seats = game.seats
    shares, results = [], []
    for seat in range(seats):
        share = 1 / len(winners) if seat in winners else 0.0
        best = max([points[other] for other in range(seats) if other != seat])
        won = (share * seats - 1) / (seats - 1)
        shares.append(share)
        results.append((1 - BY_MARGIN) * won + BY_MARGIN * math.tanh((points[seat] - best) / MARGIN))
    return shares, results
