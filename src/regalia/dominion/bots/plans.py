"""Plans for a kingdom of Dominion: rule lists put together from what its cards do, from plain money to engines."""

from functools import cache
from typing import Final

from regalia.dominion.bots.cards import actions_of, cards_of, eats_deck, is_trasher
from regalia.dominion.bots.rule_list import Rule, rule_of
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.kinds import COPPER, DUCHY, ESTATE, GOLD, KIND_NAMES, KIND_OF, PROVINCE, SILVER
from regalia.dominion.rules.layout import ACTION, ATTACK, TREASURE, VICTORY

END: Final = ("Province: money > 15", "Duchy: left(Province) <= 4", "Estate: left(Province) <= 2")
EARLY_END: Final = ("Province", "Duchy: left(Province) <= 4", "Estate: left(Province) <= 2")
MONEY: Final = ("Gold", "Duchy: left(Province) <= 6")
DEAR: Final = 6  # coins: what Gold costs
AS_PROVINCE: Final = 8  # coins
TAIL: Final = ("Silver: money < 30",)

BASIC: Final = (COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, KIND_OF["platinum"], KIND_OF["colony"])


class Plan:
    """A rule list and what it was made from."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines: Final = lines
        self.rules: Final[list[Rule]] = [shared_rule(line) for line in lines]


@cache
def shared_rule(line: str) -> Rule:
    """Plans share most of their lines."""
    return rule_of(line)


def spelled(kind: int) -> str:
    return KIND_NAMES[kind].replace("_", " ")


def may_be_planned(box: Box, kind: int) -> bool:
    """Cards of the Supply that cost coins and nothing else; what asks for more is left to luck."""
    price = box.price[kind]
    return box.pile_of[kind] >= 0 and price.coins > 0 and price.potions == 0 and price.debt == 0


def actions(box: Box) -> list[int]:
    """The Actions of the kingdom, the dearest first."""
    found = [kind for kind in box.present if box.types[kind] & ACTION and may_be_planned(box, kind)]
    return sorted(set(found), key=lambda kind: (-box.cost[kind], kind))


def others(box: Box, types: int) -> list[int]:
    """Treasures or Victory cards of the kingdom, the dearest first."""
    found = [kind for kind in box.present if box.types[kind] & types and not box.types[kind] & ACTION and kind not in BASIC]
    return sorted([kind for kind in found if may_be_planned(box, kind)], key=lambda kind: (-box.cost[kind], kind))


def limited(kind: int, number: str) -> str:
    return f"{spelled(kind)}: own({spelled(kind)}) < {number}"


def plans(box: Box) -> list[Plan]:
    """Everything that may be tried."""
    return card_plans(box) + potion_plans(box) + landscape_plans(box)


def potion_plans(box: Box) -> list[Plan]:
    """Money with a Potion, and what it pays for."""
    found: list[tuple[str, ...]] = []
    for kind in box.present:
        price = box.price[kind]
        if box.pile_of[kind] >= 0 and price.potions > 0 and price.debt == 0:
            found.append((*END, limited(kind, "5"), "Potion: own(Potion) < 1", *MONEY, *TAIL))
            if box.types[kind] & VICTORY:
                found.append((f"{spelled(kind)}: actions > 5", *END, "Potion: own(Potion) < 1", *MONEY, *TAIL))
    return [Plan(lines) for lines in dict.fromkeys(found)]


def landscape_plans(box: Box) -> list[Plan]:
    """Money with an Event or a Project: once as soon as it can be paid for, or now and then with what Gold does not take."""
    found: list[tuple[str, ...]] = []
    for landscape in box.for_sale:
        if landscape.cost.coins > 0 and landscape.cost.debt == 0:
            found.append((*END, limited(landscape.kind, "1"), *MONEY, *TAIL))
            found.append((*END, *MONEY[:1], limited(landscape.kind, "4"), *MONEY[1:], *TAIL))
    return [Plan(lines) for lines in dict.fromkeys(found)]


def card_plans(box: Box) -> list[Plan]:
    """Money alone, money with one card, with two, with a trasher first, and engines."""
    kinds = actions(box)
    found: list[tuple[str, ...]] = [(*END, *MONEY, *TAIL)]
    singles: list[tuple[str, ...]] = []
    for kind in kinds:
        if actions_of(box, kind):
            singles.append((limited(kind, "1" if eats_deck(kind) else "7"),))
        else:
            singles.append((limited(kind, "treasures / 11"),))
            singles.append((limited(kind, "2"),))
    found += [(*END, *MONEY[:1], *single, *MONEY[1:], *TAIL) for single in singles]
    for kind in kinds:
        if box.cost[kind] >= DEAR:  # where Gold came first there would never be enough left
            found.append((*END, limited(kind, "3"), *MONEY, *TAIL))
            helpers = [other for other in kinds if actions_of(box, other) and box.cost[other] < DEAR]
            for helper in helpers[:2]:  # King's Court wants Actions in hand, Peddler in play
                found.append((*END, limited(kind, "4"), limited(helper, "6"), *MONEY, *TAIL))
    for kind in kinds:
        if below := box.printed[kind].below:  # the lower half comes up once somebody has bought the upper one
            found.append((*END, limited(KIND_OF[below], "4"), *MONEY[:1], limited(kind, "5"), *MONEY[1:], *TAIL))
    for kind in others(box, TREASURE):
        found.append((*END, *MONEY[:1], limited(kind, "6"), *MONEY[1:], *TAIL))
        found.append((*END, limited(kind, "3"), *MONEY, *TAIL))
    for kind in others(box, VICTORY):
        found.append((*END[:1], f"{spelled(kind)}: left(Province) <= 6", *END[1:], *MONEY, *TAIL))
        if KIND_NAMES[kind] == "duke":
            found.append((*END[:1], "Duke: own(Duchy) > 4", "Duchy: money > 12", *END[1:], *MONEY[:1], *TAIL))
    found += [(limited(kind, "1"), *END, *MONEY, *TAIL) for kind in kinds if box.cost[kind] >= AS_PROVINCE]
    attacks = [kind for kind in kinds if box.types[kind] & ATTACK and not actions_of(box, kind)]
    draws = [kind for kind in kinds if cards_of(box, kind) >= 2]
    first = [kind for kind in kinds if is_trasher(box, kind)]
    for attack in attacks:  # an attack first, then whatever goes with it
        found.append((*END, limited(attack, "1"), *MONEY[:1], limited(attack, "2"), *MONEY[1:], *TAIL))
        for draw in draws:
            if draw != attack:
                found.append((*END, limited(attack, "1"), *MONEY[:1], limited(draw, "cards / 9"), *MONEY[1:], *TAIL))
    for trasher in first:
        opening = limited(trasher, "1")
        found.append((*END, opening, *MONEY, *TAIL))
        for attack in attacks:
            found.append((*END, opening, limited(attack, "1"), *MONEY[:1], limited(attack, "2"), *MONEY[1:], *TAIL))
    found += engines(box, kinds, first)
    return [Plan(lines) for lines in dict.fromkeys(found)]


def engines(box: Box, kinds: list[int], trashers: list[int]) -> list[tuple[str, ...]]:
    """Cards that give Actions, cards that draw, and money to spend with many cards in hand."""
    villages = [kind for kind in kinds if actions_of(box, kind) >= 2]
    draws = [kind for kind in kinds if cards_of(box, kind) >= 2]
    found: list[tuple[str, ...]] = []
    for village in villages[:2]:
        for draw in draws[:3]:
            if draw == village:
                continue
            core = (limited(draw, f"own({spelled(village)}) + 1"), limited(village, "5"), limited(draw, "5"))
            opening = (limited(trashers[0], "1"),) if trashers else ()
            found.append((*EARLY_END, *opening, "Gold: own(Gold) < 2", *core, *MONEY, *TAIL))
    return found
