"""The lines of a turn's menu: each gets a number, the highest is taken, and nothing below zero is worth doing.

The numbers are ranks of urgency: what should be done first stands higher. Names and markers before anything, income and
gathering before building, building before what is done with the rest.
"""

from collections.abc import Callable
from typing import Final

from regalia.citadels.bots.heuristic.draft import may_ever_build, plan
from regalia.citadels.bots.heuristic.seen import COST, KIND, Seen
from regalia.citadels.bots.heuristic.worth import (
    built_worth,
    card_worth,
    danger,
    future,
    is_useless,
    leader,
    points,
    price,
    standing,
)
from regalia.citadels.rules.characters.pool import NAMED
from regalia.citadels.rules.layout import (
    CIRCUS_TENT,
    DIRECTOR,
    FORTUNE_TELLER,
    HUMAN_CANNONBALL,
    KINDS,
    LIBRARY,
    STABLES,
    TICKET_WAGON,
    seat_of_place,
    title_of_place,
)
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.options import Option, Verb

SHARES: Final = [12, 11, 20, 11, 14]  # cards of each type in the deck
NEVER: Final = -1.0
Menu = dict[str, Verb]  # the verbs of a menu's lines, by name


def useful(seen: Seen) -> int:
    """Cards in hand that may still become districts."""
    return len({title for title in seen.mine if may_ever_build(seen, title)})


def awaited_income(seen: Seen, menu: Menu) -> int:
    """Gold still to come this turn, before gathering."""
    gold = seen.amounts_of(menu["income"].of(0)).get("gold", 0) if "income" in menu else 0
    if "gain_extra_gold" in menu:
        gold += 1
    if "gain_four_gold" in menu:
        gold += 4
    return gold


def gather_gold(seen: Seen, subject: int, menu: Menu) -> float:
    return 70.0


def gather_cards(seen: Seen, subject: int, menu: Menu) -> float:
    """Cards if there is nothing to build, or nothing that the gold at hand would not pay for."""
    wanted = useful(seen)
    purse = seen.gold[seen.me] + awaited_income(seen, menu)
    if seen.limit == 0 or (seen.is_last_round() and wanted and plan(seen, purse + 2, 1)[0]):
        return 71.0 if wanted < 2 and not seen.is_last_round() else 69.0
    if "gain_extra_cards" in menu:
        wanted += 2
    need = min(2, max(1, seen.left(seen.me)))
    if seen.has(seen.me, LIBRARY) and wanted <= 3 and purse >= 4:
        return 71.0
    if wanted == 0:
        return 71.0
    number, spent = plan(seen, purse, max(1, seen.limit))
    if wanted < need and number and purse - spent >= 2:
        return 71.0
    best = max([built_worth(seen, title) for title in seen.mine if may_ever_build(seen, title)], default=0.0)
    if best <= 2.5 and purse >= 4:
        return 71.0
    return 69.0


def at_once(seen: Seen, subject: int, menu: Menu) -> float:
    return 90.0


def income(seen: Seen, subject: int, menu: Menu) -> float:
    """Before building, unless a district of the type that pays can be built first."""
    kind = NAMED[seen.name(seen.acting)].income
    if not seen.gathered:
        return 60.0 if builds_own_kind(seen, kind) else 86.0
    if "build" in menu and builds_own_kind(seen, kind):
        return 59.0
    return 86.0


def builds_own_kind(seen: Seen, kind: int) -> bool:
    """Whether the district we would build with the gold we have is of this type anyway."""
    purse = seen.gold[seen.me] + (0 if seen.gathered else 2)
    within = seen.built < seen.limit
    best = -1
    for title in seen.mine:
        if within and may_ever_build(seen, title) and price(seen, title) <= purse:
            if best < 0 or built_worth(seen, title) > built_worth(seen, best):
                best = title
    richer = plan(seen, purse + seen.number(seen.me, kind), 1)[1]
    return best >= 0 and KIND[best] == kind and richer <= COST[best]


def collect(seen: Seen, subject: int, menu: Menu) -> float:
    """The Abbot's mix: cards only if there is nothing to build."""
    wanted = 1 if useful(seen) == 0 else 0
    return 86.0 - 0.1 * abs(seen.amounts_of(menu["collect"].of(subject))["cards"] - wanted)


def give_crown(seen: Seen, subject: int, menu: Menu) -> float:
    has = 1.0 if seen.gold[subject] or seen.hands[subject] else 0.0
    return 89.0 + 0.5 * has - 0.02 * danger(seen, subject)


def gain_four_cards(seen: Seen, subject: int, menu: Menu) -> float:
    return 91.0 if useful(seen) < 2 and seen.gold[seen.me] >= 3 and not seen.is_last_round() else 80.0


def exchange_hands(seen: Seen, subject: int, menu: Menu) -> float:
    """Take the better hand: known cards by their worth, backs by the average; hurting a leader counts a little."""
    mine = sum([card_worth(seen, title) for title in seen.mine])
    theirs = sum([card_worth(seen, title) for title in seen.hand_of(subject)])
    gain = (theirs - mine) * (0.3 + future(seen)) + 0.1 * danger(seen, subject) * (seen.hands[subject] > len(seen.mine))
    return 82.0 + min(4.0, 0.2 * gain) if gain > 2.0 else NEVER


def redraw(seen: Seen, subject: int, menu: Menu) -> float:
    poor = sum([1 for title in seen.mine if card_worth(seen, title) < 1.5])
    return 81.0 if poor >= (1 if not seen.is_last_round() else 9) else NEVER


def look_into_hand(seen: Seen, subject: int, menu: Menu) -> float:
    """After gathering: only then may the card be built at once."""
    return 80.0 + 0.2 * min(9, seen.hands[subject]) + 0.05 * danger(seen, subject) if seen.gathered else NEVER


def spy(seen: Seen, subject: int, menu: Menu) -> float:
    victim, kind = subject // KINDS, subject % KINDS
    cards = seen.hand_of(victim)
    known = sum([1.0 for title in cards if title != UNKNOWN and KIND[title] == kind])
    expected = known + cards.count(UNKNOWN) * SHARES[kind] / 68
    return 84.0 + min(3.0, 0.5 * (expected + min(float(seen.gold[victim]), expected)))


def build(seen: Seen, subject: int, menu: Menu) -> float:
    """The dearest and most useful first; but do not end a game that is being lost."""
    me = seen.me
    if seen.left(me) == 1 and not seen.finished and is_behind(seen, COST[subject] + 4.0):
        return NEVER
    worth = built_worth(seen, subject)
    if seen.limit > 1 and not seen.is_last_round():
        worth = built_worth(seen, subject) - 0.6 * price(seen, subject)  # several small ones make a city, too
        number, spent = plan(seen, seen.gold[me] - price(seen, subject), seen.limit - seen.built - 1)
        worth += 1.3 * number + 0.4 * spent
    if subject == STABLES:
        worth += 3.0
    return 60.0 + 0.3 * worth


def is_behind(seen: Seen, gain: float) -> bool:
    """Whether completing the city now would most likely hand the game to somebody else."""
    rival = leader(seen)
    if seen.left(rival) <= 1:
        return False
    return points(seen, seen.me) + gain + 4.0 < points(seen, rival)


def build_on_loan(seen: Seen, subject: int, menu: Menu) -> float:
    """Cards for gold: worth it for something good while the cards given are poor."""
    if seen.left(seen.me) == 1 and not seen.finished and is_behind(seen, COST[subject] + 4.0):
        return NEVER
    missing = price(seen, subject) - seen.gold[seen.me]
    rest = sorted([card_worth(seen, title) for title in seen.mine if title != subject])[:missing]
    lost = 0.45 * sum(rest)
    gain = built_worth(seen, subject) - lost
    return 60.0 + 0.3 * gain if gain > 1.5 else NEVER


def build_with_framework(seen: Seen, subject: int, menu: Menu) -> float:
    gain = built_worth(seen, subject) - 3.0
    affordable = price(seen, subject) <= seen.gold[seen.me] + 1
    return 58.0 + 0.2 * gain if gain >= 2.0 and not affordable else NEVER


def build_necropolis(seen: Seen, subject: int, menu: Menu) -> float:
    gain = 5.0 - built_worth(seen, title_of_place(subject))
    return 57.0 + gain if gain > 2.0 else NEVER


def destroy(seen: Seen, subject: int, menu: Menu) -> float:
    """Cheap harm to those ahead; dear harm only to a player about to finish."""
    owner = seat_of_place(subject)
    if owner == seen.me:
        return NEVER
    title = title_of_place(subject)
    cost = seen.amounts_of(menu["destroy"].of(subject))["gold"]
    harm = COST[title] + 0.6 * danger(seen, owner)
    if seen.left(owner) == 1 and not seen.is_last_round() and standing(seen, owner) > standing(seen, seen.me) - 6:
        return 75.0 + 0.1 * harm - 0.3 * cost
    if "build" in menu and seen.built < seen.limit:
        return NEVER if cost else 50.0 + 0.1 * harm
    if owner != leader(seen) and seen.left(owner) > 2 and cost:
        return NEVER
    if seen.is_last_round():
        return 40.0 + harm - cost  # gold is worth nothing any more
    return 40.0 + harm - 2.2 * cost if harm > 2.0 * cost + 1.0 else NEVER


def fire_armory(seen: Seen, subject: int, menu: Menu) -> float:
    owner = seat_of_place(subject)
    if owner == seen.me:
        return NEVER
    rival = leader(seen)
    if owner == rival and seen.left(owner) <= 1 and not seen.is_last_round() and seen.left(seen.me) > 1:
        return 92.0 + 0.1 * COST[title_of_place(subject)]
    if seen.is_last_round() and owner == rival and COST[title_of_place(subject)] > 3:
        return 20.0 + COST[title_of_place(subject)]
    return NEVER


def seize(seen: Seen, subject: int, menu: Menu) -> float:
    """A district more for us, one less for them, outside the limit: nearly always good."""
    owner, title = seat_of_place(subject), title_of_place(subject)
    worth = built_worth(seen, title) + 0.5 * danger(seen, owner)
    if seen.left(seen.me) == 1 and not seen.finished and is_behind(seen, COST[title] + 4.0):
        return NEVER
    return 61.0 + 0.25 * worth


def give_district(seen: Seen, subject: int, menu: Menu) -> float:
    """Only for something better that we can pay for; the cheapest is given."""
    mine = built_worth(seen, title_of_place(subject))
    best = 0.0
    for seat in seen.others():
        if seat == seen.protected or seat in seen.finished:
            continue
        for title in seen.cities[seat]:
            extra = max(0, COST[title] - COST[title_of_place(subject)])
            if extra <= seen.gold[seen.me] and not seen.has(seen.me, title):
                best = max(best, built_worth(seen, title) - mine - 0.7 * extra + 0.1 * danger(seen, seat))
    waits = "build" in menu and seen.built < seen.limit
    return 40.0 + best if best > 1.2 and not waits else NEVER


def beautify(seen: Seen, subject: int, menu: Menu) -> float:
    """A gold for a point: once building is done, if the gold is not needed next turn."""
    waits = "build" in menu and seen.built < seen.limit
    if waits:
        return NEVER
    if seen.is_last_round() or seen.gold[seen.me] >= 4 or future(seen) < 0.35:
        return 30.0
    return NEVER


def laboratory(seen: Seen, subject: int, menu: Menu) -> float:
    """The poorest card, if it is poor or the gold lets us build now."""
    worth = card_worth(seen, subject)
    if worth < 1.2 and subject < len(COST):
        return 78.0 - worth
    whole = seen.mine
    rest = [title for title in whole if title != subject]
    purse = seen.gold[seen.me]
    if seen.gathered and seen.built < seen.limit and worth < 3.0 and len(rest) >= 1:
        now = plan(seen, purse, 1)[1]
        seen.mine = rest
        then = plan(seen, purse + 2, 1)[1]
        seen.mine = whole
        if then >= now + 3:
            return 66.0 - worth
    return NEVER


def fill_museum(seen: Seen, subject: int, menu: Menu) -> float:
    """A card for a point: the poorest, after building."""
    worth = card_worth(seen, subject)
    if is_useless(seen, subject):
        return 76.0
    if "build" in menu and seen.built < seen.limit:
        return NEVER
    return 34.0 - worth if seen.is_last_round() or worth < 2.6 or len(seen.mine) > 3 else NEVER


def use_smithy(seen: Seen, subject: int, menu: Menu) -> float:
    if seen.is_last_round():
        return NEVER
    wanted = useful(seen)
    gold = seen.gold[seen.me]
    if wanted == 0 and gold >= 3 and seen.gathered:
        return 68.0
    waits = "build" in menu and seen.built < seen.limit
    return 26.0 if not waits and wanted <= 1 and gold >= 2 else NEVER


def play_action(seen: Seen, subject: int, menu: Menu) -> float:
    me = seen.me
    if subject == CIRCUS_TENT:
        ahead = standing(seen, me) >= standing(seen, leader(seen)) - 1.0
        return 58.0 if ahead and (seen.left(me) > 1 or not is_behind(seen, 3.0)) and not seen.is_last_round() else NEVER
    if subject == DIRECTOR:
        more = plan(seen, seen.gold[me], seen.limit - seen.built + 2)[0] - max(0, seen.limit - seen.built)
        return 67.0 if seen.gathered and seen.limit and more > 0 else NEVER
    if subject == TICKET_WAGON:
        return 77.0 if future(seen) > 0.4 else NEVER
    if subject == FORTUNE_TELLER:
        return 83.0 if not seen.is_last_round() and max([seen.hands[seat] for seat in seen.others()]) >= 2 else NEVER
    if subject == HUMAN_CANNONBALL:
        waits = "build" in menu and seen.built < seen.limit
        return 33.0 if not waits and (seen.is_last_round() or seen.left(me) <= 3) else NEVER
    return NEVER


def visit_wagon(seen: Seen, subject: int, menu: Menu) -> float:
    return 69.5 if useful(seen) == 0 and seen.gold[seen.me] >= 3 and not seen.is_last_round() else NEVER


def end_turn(seen: Seen, subject: int, menu: Menu) -> float:
    return 0.0


def study(seen: Seen, subject: int, menu: Menu) -> float:
    """Before gathering: the card may be what the gold is for."""
    return 87.0


def foresee(seen: Seen, subject: int, menu: Menu) -> float:
    """Likewise: what comes back may be better."""
    return 85.0


Judge = Callable[[Seen, int, Menu], float]
JUDGES: Final[dict[str, Judge]] = {
    "gather_gold": gather_gold,
    "gather_cards": gather_cards,
    "take_crown": at_once,
    "give_crown": give_crown,
    "claim_gold": at_once,
    "gain_extra_gold": at_once,
    "gain_extra_cards": at_once,
    "gain_four_gold": at_once,
    "gain_four_cards": gain_four_cards,
    "collect_tax": at_once,
    "take_favour": at_once,
    "income": income,
    "collect": collect,
    "study": study,
    "foresee": foresee,
    "spy": spy,
    "exchange_hands": exchange_hands,
    "redraw": redraw,
    "look_into_hand": look_into_hand,
    "build": build,
    "build_on_loan": build_on_loan,
    "build_with_framework": build_with_framework,
    "build_necropolis": build_necropolis,
    "destroy": destroy,
    "fire_armory": fire_armory,
    "seize": seize,
    "give_district": give_district,
    "beautify": beautify,
    "use_laboratory": laboratory,
    "fill_museum": fill_museum,
    "use_smithy": use_smithy,
    "play_action": play_action,
    "visit_wagon": visit_wagon,
    "end_turn": end_turn,
}
NAMING: Final = frozenset(("kill", "rob", "place_signed_warrant", "place_flowered_threat", "bewitch"))


def take_turn(seen: Seen, options: list[Option]) -> int:
    """Index of the best line of a menu without markers to place."""
    menu = {option.verb.name: option.verb for option in options}
    best = 0
    most = -1000.0
    for at, option in enumerate(options):
        here = JUDGES[option.verb.name](seen, option.subject, menu)
        if here > most:
            best, most = at, here
    return best
