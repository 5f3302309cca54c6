"""What a contest shows, as numbers: one JSON object. Every interval is by deal."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from itertools import permutations
from typing import Any

from regalia.arena.deals import Deals, ordered
from regalia.arena.match import Result, encounters, scores
from regalia.arena.ratings import rated


def figures(
    names: list[str],
    results: list[Result],
    heading: dict[str, Any],
    fixed: Mapping[str, float] | None = None,
    zero: str = "",
) -> dict[str, Any]:
    """Everything the report says; the same games give the same figures, in whatever order they are.

    Ratings are above the mean of the field, or above ``zero``, or beside those that are ``fixed``.
    """
    names = list(dict.fromkeys(names))
    deals = Deals(results)
    found = rated(names, deals, fixed, zero)
    good = ordered(results)
    table = scores(names, good)
    standing = sorted(names, key=lambda one: (-round(found.ratings[one].mean, 6), one))
    entrants = []
    for name in standing:
        score, rating = table[name], found.ratings[name]
        share, low, high = deals.share(partial(won, name), score.even_rate())
        entrants.append(
            {
                "name": name,
                "games": score.games,
                "wins": round(score.wins, 3),
                "draws": sum(1 for game in good if is_draw(game) and name in winners(game)),
                "win_rate": share,
                "win_interval": [low, high],
                "even": score.even_rate(),
                "mean_points": score.mean_points(),
                "points": sorted(Counter(score.points).items()),
                "rating": rating.mean,
                "rating_interval": list(rating.interval()),
            }
        )
    met = []
    for one, other in permutations(standing, 2):
        number = sum(encounters(one, other, game)[1] for game in good)
        line: dict[str, Any] = {"name": one, "against": other, "stronger": found.stronger[one, other], "encounters": number}
        if number:
            share, low, high = deals.share(partial(encounters, one, other))
            line |= {"better": share, "interval": [low, high]}
        met.append(line)
    return {
        "contest": heading,
        "games": len(good),
        "deals": deals.number,
        "draws": sum(map(is_draw, good)),
        "errors": [result.json() for result in results if result.error],
        "entrants": entrants,
        "pairwise": met,
        "seats": seat_figures(good, deals),
        "rounds": sorted(result.rounds for result in good),
        "decisions": sum(result.decisions for result in good) / len(good) if good else 0.0,
        "versions": sorted({result.version for result in good if result.version}),
    }


def won(name: str, game: Result) -> tuple[float, float]:
    """What an entrant won of a game, if it took part."""
    mine = [seat for seat, who in enumerate(game.lineup) if who == name]
    return sum(game.share(seat) for seat in mine), float(bool(mine))


def seat_won(seat: int, game: Result) -> tuple[float, float]:
    return game.share(seat), float(seat < len(game.lineup))


def winners(game: Result) -> set[str]:
    return {game.lineup[seat] for seat in game.winners}


def is_draw(game: Result) -> bool:
    """Several share the win."""
    return len(game.winners) > 1


def seat_figures(results: list[Result], deals: Deals) -> list[dict[str, Any]]:
    """How often each seat won: since everybody sat everywhere, this is the seat and not who sat there."""
    found = []
    for seat in range(max((len(result.lineup) for result in results), default=0)):
        each = [1 / len(game.lineup) for game in results if seat < len(game.lineup)]
        even = sum(each) / len(each)
        share, low, high = deals.share(partial(seat_won, seat), even)
        found.append({"seat": seat, "win_rate": share, "interval": [low, high], "even": even})
    return found
