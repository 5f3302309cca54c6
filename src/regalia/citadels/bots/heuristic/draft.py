"""What a character is worth to a seat, and who is likely to hold which."""

from collections.abc import Callable
from math import exp
from typing import Final

from regalia.citadels.bots.heuristic.seen import KIND, Seen
from regalia.citadels.bots.heuristic.worth import card_worth, danger, future, is_useless, leader, price, standing
from regalia.citadels.rules.layout import ACROBAT, MILITARY, NOBLE, RELIGIOUS, SECRET_VAULT, TRADE
from regalia.kernel.cards import NOBODY
from regalia.kernel.chance import Chance

WARMTH: Final = 0.9  # how freely we choose among good characters: the colder, the easier to foresee
GUESS_WARMTH: Final = 1.5  # how freely we think others choose
STEPS: Final = 1 << 20


def plan(seen: Seen, purse: int, limit: int) -> tuple[int, int]:
    """How many districts of the own hand could be built with so much gold, and what they cost: dearest first."""
    prices = sorted([price(seen, title) for title in set(seen.mine) if may_ever_build(seen, title)], reverse=True)
    number = 0
    spent = 0
    for gold in prices:
        if number < limit and gold <= purse - spent:
            number += 1
            spent += gold
    return number, spent


def may_ever_build(seen: Seen, title: int) -> bool:
    return 0 <= title < ACROBAT and title != SECRET_VAULT and not is_useless(seen, title)


def guess_plan(seen: Seen, seat: int, purse: int, limit: int) -> tuple[int, int]:
    """The same for a seat whose hand we do not see: its cards cost three each."""
    number = min(limit, seen.hands[seat], purse // 3)
    return number, 3 * number


def builds(seen: Seen, seat: int, purse: int, limit: int) -> tuple[int, int]:
    return plan(seen, purse, limit) if seat == seen.me else guess_plan(seen, seat, purse, limit)


def urgency(seen: Seen, seat: int) -> float:
    """Whether somebody other than ``seat`` must be stopped."""
    least = 9
    for other in range(seen.seats):
        if other != seat:
            least = min(least, seen.left(other))
    return 2.5 if least <= 1 else 1.0 if least == 2 else 0.0


def most_gold(seen: Seen, seat: int) -> int:
    return max([seen.gold[other] for other in range(seen.seats) if other != seat])


def mean_gold(seen: Seen, seat: int) -> float:
    return (sum(seen.gold) - seen.gold[seat]) / (seen.seats - 1)


def most_cards(seen: Seen, seat: int) -> int:
    return max([seen.hands[other] for other in range(seen.seats) if other != seat])


def more_builds(seen: Seen, seat: int, limit: int) -> float:
    """What a higher building limit adds."""
    purse = seen.gold[seat] + 2
    limit = min(limit, max(1, seen.left(seat)))
    one = builds(seen, seat, purse, 1)
    many = builds(seen, seat, purse, limit)
    return 1.3 * (many[0] - one[0]) + 0.3 * (many[1] - one[1])


# -- one line per character ------------------------------------------------------------------------------------------------


def assassin(seen: Seen, seat: int) -> float:
    return 1.8 + urgency(seen, seat) + 0.15 * seen.gold[seat]


def witch(seen: Seen, seat: int) -> float:
    return 1.2 + 0.6 * urgency(seen, seat)


def magistrate(seen: Seen, seat: int) -> float:
    return 2.4 + 0.1 * seen.gold[seat]


def thief(seen: Seen, seat: int) -> float:
    return 0.4 + 0.35 * mean_gold(seen, seat) + 0.2 * most_gold(seen, seat)


def spy(seen: Seen, seat: int) -> float:
    best = 0
    for other in range(seen.seats):
        if other != seat:
            best = max(best, min(seen.hands[other], 6))
    return 0.5 + 0.45 * best


def blackmailer(seen: Seen, seat: int) -> float:
    return 0.4 + 0.35 * mean_gold(seen, seat) + 0.15 * most_gold(seen, seat)


def magician(seen: Seen, seat: int) -> float:
    if seat != seen.me:
        return 0.8 * max(0, most_cards(seen, seat) - seen.hands[seat]) + 0.3
    good = sum([1 for title in seen.mine if card_worth(seen, title) > 2.0])
    return 0.9 * max(0, most_cards(seen, seat) - good - 1) * (0.4 + future(seen)) + 0.3 * (len(seen.mine) - good)


def wizard(seen: Seen, seat: int) -> float:
    return 1.4 + 0.3 * min(6, most_cards(seen, seat)) + (0.6 if seen.gold[seat] >= 4 else 0.0)


def seer(seen: Seen, seat: int) -> float:
    return 1.0 + more_builds(seen, seat, 2)


def king(seen: Seen, seat: int) -> float:
    return seen.number(seat, NOBLE) + (0.7 if seen.crown == seat else 1.3)


def emperor(seen: Seen, seat: int) -> float:
    return seen.number(seat, NOBLE) + 1.0


def patrician(seen: Seen, seat: int) -> float:
    return 0.8 * seen.number(seat, NOBLE) + (0.7 if seen.crown == seat else 1.3)


def bishop(seen: Seen, seat: int) -> float:
    feared = seen.in_cast("warlord") or seen.in_cast("marshal") or seen.in_cast("diplomat")
    return seen.number(seat, RELIGIOUS) + (0.25 * seen.sizes[seat] if feared else 0.1)


def abbot(seen: Seen, seat: int) -> float:
    return seen.number(seat, RELIGIOUS) + (0.8 if most_gold(seen, seat) > seen.gold[seat] else 0.0)


def cardinal(seen: Seen, seat: int) -> float:
    spare = max(0, seen.hands[seat] - 1)
    return 0.8 * seen.number(seat, RELIGIOUS) + 0.4 + 0.4 * min(3, spare, most_gold(seen, seat))


def merchant(seen: Seen, seat: int) -> float:
    return seen.number(seat, TRADE) + 1.0


def alchemist(seen: Seen, seat: int) -> float:
    return 0.2 + 0.8 * builds(seen, seat, seen.gold[seat] + 2, 1)[1]


def trader(seen: Seen, seat: int) -> float:
    extra = 0.6
    if seat == seen.me:
        extra = 1.2 * max(0, sum([1 for title in set(seen.mine) if KIND[title] == TRADE and not is_useless(seen, title)]) - 1)
    return seen.number(seat, TRADE) + min(2.4, extra)


def architect(seen: Seen, seat: int) -> float:
    return 1.6 + more_builds(seen, seat, 3)


def navigator(seen: Seen, seat: int) -> float:
    lost = builds(seen, seat, seen.gold[seat] + 2, 1)
    return 3.4 - (1.2 + 0.5 * lost[1] if lost[0] else 0.0) - (2.5 if seen.left(seat) <= 1 else 0.0)


def scholar(seen: Seen, seat: int) -> float:
    return 1.6 + more_builds(seen, seat, 2)


def warlord(seen: Seen, seat: int) -> float:
    return seen.number(seat, MILITARY) + 0.7 + 0.7 * urgency(seen, seat)


def diplomat(seen: Seen, seat: int) -> float:
    return seen.number(seat, MILITARY) + 0.4 + 0.5 * urgency(seen, seat)


def marshal(seen: Seen, seat: int) -> float:
    return seen.number(seat, MILITARY) + 0.4 + 0.6 * urgency(seen, seat) + (1.2 if seen.gold[seat] >= 3 else 0.0)


def queen(seen: Seen, seat: int) -> float:
    return 0.9 + (0.6 if seen.crown in ((seat + 1) % seen.seats, (seat - 1) % seen.seats) else 0.0)


def artist(seen: Seen, seat: int) -> float:
    return 0.4 + 0.4 * min(2, seen.gold[seat]) * (1.3 - future(seen))


def tax_collector(seen: Seen, seat: int) -> float:
    return 0.3 + 0.9 * seen.tax


VALUES: Final[dict[str, Callable[[Seen, int], float]]] = {
    "assassin": assassin, "witch": witch, "magistrate": magistrate,
    "thief": thief, "spy": spy, "blackmailer": blackmailer,
    "magician": magician, "wizard": wizard, "seer": seer,
    "king": king, "emperor": emperor, "patrician": patrician,
    "bishop": bishop, "abbot": abbot, "cardinal": cardinal,
    "merchant": merchant, "alchemist": alchemist, "trader": trader,
    "architect": architect, "navigator": navigator, "scholar": scholar,
    "warlord": warlord, "diplomat": diplomat, "marshal": marshal,
    "queen": queen, "artist": artist, "tax_collector": tax_collector,
}  # fmt: skip


def value(seen: Seen, seat: int, rank: int) -> float:
    """What a character is worth to a seat this round, as far as we see."""
    judge = VALUES.get(seen.name(rank))
    return 1.0 if judge is None else judge(seen, seat)


def fear(seen: Seen, rank: int) -> float:
    """What is lost by being killed, bewitched or robbed as this character, if somebody else may do it."""
    me = seen.me
    if rank == 1:
        return 0.0
    safe = seen.nobody_has()
    lost = 0.0
    if 1 not in seen.roles and 1 not in safe and seen.name(1) != "magistrate":
        wanted = 0.6 if standing(seen, me) >= standing(seen, leader(seen)) else 0.3
        lost += wanted * (2.0 + 0.2 * seen.gold[me]) / 2.0
    if rank >= 3 and 2 not in seen.roles and 2 not in safe and seen.name(2) in ("thief", "blackmailer"):
        lost += 0.13 * seen.gold[me]
    return lost


def denial(seen: Seen, rank: int) -> float:
    """What a dangerous rival who chooses after us would make of it."""
    best = 0.0
    for seat in seen.others():
        if seen.left(seat) <= 3:
            best = max(best, value(seen, seat, rank) * danger(seen, seat) / 40.0)
    return best


def appeal(seen: Seen, rank: int) -> float:
    return value(seen, seen.me, rank) - fear(seen, rank) + denial(seen, rank)


def drawn_by_weight(weights: list[float], chance: Chance) -> int:
    """An index, as likely as its weight."""
    mark = sum(weights) * chance.below(STEPS) / STEPS
    for at, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return at
    return len(weights) - 1


def choose_character(seen: Seen, ranks: list[int], chance: Chance) -> int:
    """Mostly the best for us, sometimes the second best, so that nobody can be sure whom to kill or rob."""
    appeals = [appeal(seen, rank) for rank in ranks]
    best = max(appeals)
    weights = [exp((one - best) / WARMTH) if best - one < 2.0 else 0.0 for one in appeals]
    return drawn_by_weight(weights, chance)


def drop_character(seen: Seen, ranks: list[int]) -> int:
    """Set aside what the others would like best."""
    best = 0
    most = -1.0
    for at, rank in enumerate(ranks):
        here = max([value(seen, seat, rank) for seat in seen.others()]) + (1.0 if rank <= 2 else 0.0)
        if here > most:
            best, most = at, here
    return best


# -- who holds what --------------------------------------------------------------------------------------------------------


def possible_ranks(seen: Seen, seat: int) -> list[int]:
    """The characters a seat may hold, given the selection we saw (two characters each: anything we have not seen)."""
    gone = seen.roles + seen.nobody_has()
    free = [
        rank
        for rank in range(1, len(seen.cast) + 1)
        if rank not in gone
        and seen.revealed[rank] == NOBODY
        and (rank > seen.called or rank == seen.killed or rank == seen.acting)
    ]
    if seen.seats < 4 or not seen.pack:
        return free
    mine = (seen.me - seen.crown) % seen.seats
    theirs = (seat - seen.crown) % seen.seats
    passed = 0 if theirs < mine else 1  # who chose before us took what we were not passed
    likely = [rank for rank in free if seen.pack >> rank & 1 == passed]
    return likely or free


def guesses(seen: Seen) -> list[list[float]]:
    """By seat and rank: how likely the seat holds the character."""
    ranks = len(seen.cast) + 1
    table: list[list[float]] = []
    for seat in range(seen.seats):
        line = [0.0] * ranks
        table.append(line)
        if seat == seen.me or (seen.seats >= 4 and seat in seen.revealed):
            continue
        possible = possible_ranks(seen, seat)
        weights = [exp(value(seen, seat, rank) / GUESS_WARMTH) for rank in possible]
        total = sum(weights)
        each = 1.0 if seen.seats >= 4 else 2.0
        for rank, weight in zip(possible, weights, strict=True):
            line[rank] = min(1.0, each * weight / total)
    return table
