"""Whom to kill, bewitch, rob, threaten or serve a warrant: every character by what it would hit."""

from regalia.citadels.bots.heuristic.draft import builds, guesses, value
from regalia.citadels.bots.heuristic.seen import Seen
from regalia.citadels.bots.heuristic.worth import danger


def kill(seen: Seen, rank: int, table: list[list[float]]) -> float:
    """The turn of the most dangerous player."""
    total = 0.0
    for seat in seen.others():
        likely = table[seat][rank]
        if likely:
            total += likely * (danger(seen, seat) + 0.6 * value(seen, seat, rank))
    return total


def bewitch(seen: Seen, rank: int, table: list[list[float]]) -> float:
    """The same, and what we make of the character: she plays on only if somebody has it."""
    own = 0.0
    for seat in seen.others():
        own += table[seat][rank]
    return kill(seen, rank, table) + 1.5 * min(1.0, own) * (1.5 + value(seen, seen.me, rank))


def rob(seen: Seen, rank: int, table: list[list[float]]) -> float:
    """Gold, and a little more for taking it from those ahead."""
    total = 0.0
    for seat in seen.others():
        total += table[seat][rank] * seen.gold[seat] * (1.0 + 0.03 * danger(seen, seat))
    return total


def warrant(seen: Seen, rank: int, table: list[list[float]]) -> float:
    """A player likely to build something dear."""
    if seen.name(rank) == "navigator":
        return 0.0
    total = 0.0
    for seat in seen.others():
        purse = seen.gold[seat] + 2
        total += table[seat][rank] * (min(6, purse) if builds(seen, seat, purse, 1)[0] else 0.5)
    return total


def best_named(seen: Seen, verb: str, rank: int, table: list[list[float]]) -> float:
    if rank in seen.roles:
        return -1.0  # never ourselves
    if verb == "kill":
        return kill(seen, rank, table)
    if verb == "bewitch":
        return bewitch(seen, rank, table)
    if verb in ("rob", "place_flowered_threat", "place_blank_threat"):
        return rob(seen, rank, table)
    return warrant(seen, rank, table)


def name_one(seen: Seen, verb: str, ranks: list[int]) -> int:
    """Index of the best to name."""
    table = guesses(seen)
    best = 0
    most = -2.0
    for at, rank in enumerate(ranks):
        here = best_named(seen, verb, rank, table)
        if here > most:
            best, most = at, here
    return best
