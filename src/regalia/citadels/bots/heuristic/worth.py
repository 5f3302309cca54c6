"""What districts, cards and cities are worth, in points or the gold it takes to make one."""

from typing import Final

from regalia.citadels.bots.heuristic.seen import COST, KIND, Seen
from regalia.citadels.rules.layout import (
    ACROBAT,
    ARMORY,
    BASILICA,
    BELL_TOWER,
    CAPITOL,
    CIRCUS_TENT,
    DIRECTOR,
    DRAGON_GATE,
    FACTORY,
    FORTUNE_TELLER,
    FRAMEWORK,
    GOLD_MINE,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED_QUARTER,
    HOSPITAL,
    HUMAN_CANNONBALL,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    KINDS,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MAP_ROOM,
    MONUMENT,
    MUSEUM,
    NO_KIND,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    RASPUTIN,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SMITHY,
    STABLES,
    STATUE,
    THEATER,
    THIEVES_DEN,
    THRONE_ROOM,
    TICKET_WAGON,
    UNIQUE,
    WISHING_WELL,
)
from regalia.citadels.rules.printed import factory_helps
from regalia.kernel.cards import UNKNOWN

# What a district brings while it stands, if there is a whole game left to use it: gold's worth, shrinking with the game.
ENGINE: Final[dict[int, float]] = {
    LIBRARY: 3.5,
    GOLD_MINE: 3.5,
    OBSERVATORY: 1.5,
    LABORATORY: 2.0,
    SMITHY: 2.5,
    PARK: 2.0,
    POOR_HOUSE: 1.5,
    FACTORY: 2.0,
    SCHOOL_OF_MAGIC: 2.5,
    MUSEUM: 4.0,
    THEATER: 1.0,
    ARMORY: 1.0,
    FRAMEWORK: 2.0,
    QUARRY: 1.0,
    HOSPITAL: 1.5,
    GRAVEYARD: 1.0,
    THRONE_ROOM: 2.0,
    STABLES: 1.0,
    KEEP: 0.5,
    GREAT_WALL: 0.5,
    LIGHTHOUSE: 2.0,
    BELL_TOWER: 1.0,
}
ACTIONS: Final[dict[int, float]] = {
    ACROBAT: 1.5,
    CIRCUS_TENT: 2.5,
    DIRECTOR: 1.5,
    TICKET_WAGON: 2.0,
    HUMAN_CANNONBALL: 1.8,
    RASPUTIN: 1.8,
    FORTUNE_TELLER: 2.5,
}
AVERAGE_CARD: Final = 2.2  # an unseen card in hand


def future(seen: Seen) -> float:
    """How much of the game is left, from 1 at the start to 0 in the last round: the fastest city decides."""
    return seen.future


def points(seen: Seen, seat: int) -> float:
    """What a city scores now, hidden cards apart."""
    city = seen.cities[seat]
    total = float(seen.coins[seat])
    for title in city:
        total += COST[title]
    number = seen.kinds(seat)
    missing = number.count(0)
    if missing == 0 or (missing == 1 and seen.has(seat, HAUNTED_QUARTER) and number[UNIQUE] > 1):
        total += 3
    if number[UNIQUE]:
        total += unique_points(seen, seat, city, number)
    if seat in seen.finished:
        total += 4 if seen.finished[0] == seat else 2
    return total


def unique_points(seen: Seen, seat: int, city: list[int], number: list[int]) -> float:
    total = 0.0
    for title in city:
        if title == DRAGON_GATE:
            total += 2
        elif title == IMPERIAL_TREASURY:
            total += seen.gold[seat]
        elif title == MAP_ROOM:
            total += seen.hands[seat]
        elif title == MUSEUM:
            total += seen.in_museum()
        elif title == STATUE:
            total += 5 if seen.crown == seat else 1
        elif title == BASILICA:
            total += sum([COST[other] % 2 for other in city])
        elif title == CAPITOL:
            total += 3 if max(number) >= 3 else 0
        elif title == IVORY_TOWER:
            total += 5 if number[UNIQUE] == 1 else 0
        elif title == WISHING_WELL:
            total += number[UNIQUE]
    return total


def standing(seen: Seen, seat: int) -> float:
    """How well a seat does: points, and what it has in hand for more while the game lasts."""
    if not seen.standings:
        ahead = 0.4 + 0.3 * seen.future
        for one in range(seen.seats):
            reserves = ahead * seen.gold[one] + ahead * min(seen.hands[one], 5)
            seen.standings.append(points(seen, one) + reserves + 1.0 * seen.sizes[one])
    return seen.standings[seat]


def leader(seen: Seen) -> int:
    """The other seat that does best."""
    best = -1
    most = -1000.0
    for seat in seen.others():
        here = standing(seen, seat)
        if here > most:
            best, most = seat, here
    return best


def danger(seen: Seen, seat: int) -> float:
    """How much a seat's next turn is to be feared: more for leaders, most for those about to finish."""
    ahead = standing(seen, seat) - standing(seen, seen.me)
    left = seen.left(seat)
    fear = 4.0 + 0.35 * ahead
    if left <= 2:
        fear += 3.0 if left == 2 else 6.0
    return max(0.5, fear)


def is_useless(seen: Seen, title: int) -> bool:
    """A card that cannot be built any more: it stands already."""
    if title == SECRET_VAULT or title >= ACROBAT:
        return False
    return title >= 0 and seen.has(seen.me, title) and not seen.has(seen.me, QUARRY)


def price(seen: Seen, title: int) -> int:
    cost = COST[title] - int(seen.has(seen.me, FACTORY) and factory_helps(KIND[title], title))
    if title == THIEVES_DEN:
        cost = max(0, cost - max(0, len(seen.mine) - 2))
    return cost


def built_worth(seen: Seen, title: int) -> float:
    """What it is worth to have this district in the own city."""
    me = seen.me
    city = seen.cities[me]
    rest = future(seen)
    worth = COST[title] + ENGINE.get(title, 0.0) * rest
    number = seen.kinds(me)
    kind = KIND[title]
    if kind != NO_KIND and number[kind] == 0:
        missing = number.count(0)
        if missing == 1:
            worth += 3.0
        elif missing <= seen.left(me):
            worth += 0.6
    elif kind != NO_KIND and kind != UNIQUE:
        worth += 0.25 * rest * KINDS
    if kind == UNIQUE:
        worth += bonus(seen, title, city, number, rest)
        if seen.has(me, IVORY_TOWER) and title != HAUNTED_QUARTER:
            worth -= 5.0
    if seen.has(me, WISHING_WELL) and kind == UNIQUE:
        worth += 1.0
    if seen.has(me, BASILICA):
        worth += COST[title] % 2
    if seen.has(me, CAPITOL) and kind != NO_KIND and number[kind] == 2 and max(number) < 3:
        worth += 3.0
    return worth


def bonus(seen: Seen, title: int, city: list[int], number: list[int], rest: float) -> float:
    """Points a unique district adds at the end."""
    me = seen.me
    if title == DRAGON_GATE:
        return 2.0
    if title == IMPERIAL_TREASURY:
        return 1.5 + 0.3 * max(0, seen.gold[me] - COST[title])
    if title == MAP_ROOM:
        return 0.7 * max(0, len(seen.mine) - 1)
    if title == STATUE:
        return 2.5 if seen.crown == me else 1.0
    if title == BASILICA:
        return float(sum([COST[other] % 2 for other in city])) + 1.5 * rest
    if title == CAPITOL:
        return 3.0 if max(number) >= 3 else 1.5 * rest
    if title == IVORY_TOWER:
        return 5.0 - 4.0 * rest if number[UNIQUE] == 0 else -1.0
    if title == WISHING_WELL:
        return number[UNIQUE] + 1.0 * rest
    if title == MONUMENT:
        return 2.5
    if title == HAUNTED_QUARTER:
        return 1.0
    return 0.0


def card_worth(seen: Seen, title: int) -> float:
    """What a card is worth in the own hand: what it may become, less for what is dear when little time is left."""
    if title == UNKNOWN:
        return AVERAGE_CARD
    if title >= ACROBAT:
        return ACTIONS[title] if not seen.finished else 1.0
    if title == SECRET_VAULT:
        return 3.5
    if is_useless(seen, title):
        return 0.1
    worth = built_worth(seen, title)
    missing = max(0, price(seen, title) - seen.gold[seen.me] - 2)
    return max(0.3, worth - 0.8 * missing * (1.3 - future(seen)))
