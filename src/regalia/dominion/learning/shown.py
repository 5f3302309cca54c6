"""What the network is shown of a moment when something may be bought or gained: small whole numbers, from a view."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from regalia.dominion.bots.cards import coins_of
from regalia.dominion.bots.memory import Memory
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.kinds import KINDS, PROVINCE
from regalia.dominion.rules.layout import ACTION, TRASH, TREASURE
from regalia.kernel.views import View

ROOM: Final = 30  # kinds of cards and landscapes, at most
OF_A_CARD: Final = 5  # kind, own, others', left in the pile, whether it can be had now
# by number of the whole table: the most it can be, and where steps are
STEPS: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("coins", 24, (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 16)),
    ("buys", 8, (1, 2, 3, 4)),
    ("turn", 40, (2, 3, 4, 6, 9, 12, 16, 20)),
    ("cards", 80, (8, 12, 16, 20, 25, 32, 40)),
    ("money", 80, (5, 8, 12, 16, 20, 25, 30)),
    ("income", 80, (5, 8, 12, 16, 20, 25, 30)),
    ("density", 40, (7, 9, 11, 13, 15, 18, 22)),  # coins of ten cards
    ("treasures", 60, (4, 7, 10, 13)),
    ("actions", 60, (1, 2, 3, 5, 7, 10, 14)),
    ("empty", 6, (1, 2, 3)),
    ("to_end", 30, (1, 2, 3, 4, 5, 6, 8, 12)),
    ("lead", 200, (70, 85, 91, 94, 97, 99, 100, 101, 102, 104, 107, 110, 116, 130)),  # 100 is even
    ("points", 120, (4, 8, 14, 20, 30, 40)),
    ("their_cards", 80, (12, 16, 20, 25, 32, 40)),
    ("provinces", 14, (1, 2, 3, 4, 5, 6, 8)),
    ("gains", 2, (1,)),
    ("may_pass", 2, (1,)),
    ("seats", 7, (3, 4)),
    ("later", 3, (1,)),  # others have had a turn less
)
NUMBERS: Final = len(STEPS)
MAY_PASS: Final = [name for name, _, _ in STEPS].index("may_pass")
COUNTS: Final = ((16, (1, 2, 3, 4, 6, 8)), (16, (1, 2, 3, 4, 6, 8)), (24, (1, 2, 3, 4, 6, 9)), (2, (1,)))


def steps(most: int, at: Sequence[int]) -> list[list[float]]:
    """By value: its size, and which steps it has reached."""
    return [[value / (at[len(at) // 2] * 2), *[float(value >= one) for one in at]] for value in range(most)]


TABLES: Final = [steps(most, at) for _, most, at in STEPS]
CARD_TABLES: Final = [steps(most, at) for most, at in COUNTS]
TABLE_SIZE: Final = sum(len(table[0]) for table in TABLES)
CARD_SIZE: Final = sum(len(table[0]) for table in CARD_TABLES)


class Shelf:
    """What of a box never changes: of every kind in the game where its pile is, how many there are, what they are worth."""

    def __init__(self, box: Box) -> None:
        supply = set(box.supply)
        in_game = Counter(box.faces)
        self.kinds: Final = [
            (
                kind,
                box.pile_of[kind],
                in_game[kind],
                box.printed[kind].points,
                coins_of(box, kind),
                box.types[kind],
                box.pile_of[kind] in supply,
            )
            for kind in box.present
        ]
        self.landscapes: Final = [landscape.kind for landscape in box.for_sale]


@lru_cache(maxsize=2048)
def shelf_of(box: Box) -> Shelf:
    return Shelf(box)


class Shown:
    """One question: numbers of the table, and of every card that matters what ``OF_A_CARD`` says."""

    def __init__(self, table: list[int], cards: list[list[int]]) -> None:
        self.table: Final = table
        self.cards: Final = cards


def show(memory: Memory, view: View, kinds: Collection[int], gains: bool) -> Shown:
    """What somebody who may have ``kinds`` knows. Cards that can be had come first, then own ones, then what is left."""
    box, own, piles = memory.box, memory.own, memory.piles
    shelf = shelf_of(box)
    others = box.seats - 1
    trashed = piles[TRASH]
    cards = money = income = treasures = actions = points = their_points = their_cards = 0
    found: list[tuple[int, list[int]]] = []
    beyond = set(kinds)
    for kind, zone, in_game, worth, coins, types, in_supply in shelf.kinds:
        mine = own[kind]
        left = len(piles[zone]) if zone >= 0 else 0
        theirs = in_game - mine - left
        if trashed:
            theirs -= trashed.count(kind)
        if theirs > 0:
            their_cards += theirs
            their_points += theirs * worth
        if mine > 0:
            cards += mine
            points += mine * worth
            income += mine * coins
            if types & TREASURE:
                treasures += mine
                money += mine * coins
            if types & ACTION:
                actions += mine
        can = kind in kinds
        if can or in_supply:
            rank = 0 if can else 1 if mine else 2 if left else 3
            theirs = (theirs + others - 1) // others
            found.append((rank * KINDS + kind, [kind, clipped(mine, 16), clipped(theirs, 16), clipped(left, 24), int(can)]))
            beyond.discard(kind)
    for kind in shelf.landscapes:
        can = kind in kinds
        found.append((int(not can) * KINDS + kind, [kind, clipped(own[kind], 16), 0, 0, int(can)]))
        beyond.discard(kind)
    found += [(kind, [kind, clipped(own[kind], 16), 0, 1, 1]) for kind in sorted(beyond)]
    found.sort()
    turns = view.facts["turns"]
    least = min([turn for seat, turn in enumerate(turns) if seat != memory.seat])
    lead = 100 + round(points - their_points / others)
    values = [
        memory.coins, memory.buys, memory.turn, cards, money, income, 10 * income // max(1, cards), treasures, actions,
        memory.empty(), memory.to_end(), lead, points, their_cards // others, memory.left(PROVINCE), int(gains), int(not gains),
        len(turns), int(memory.turn > least),
    ]  # fmt: skip
    table = [clipped(value, one[1]) for value, one in zip(values, STEPS, strict=True)]
    return Shown(table, [card for _, card in found[:ROOM]])


def clipped(value: int, most: int) -> int:
    return 0 if value < 0 else value if value < most else most - 1
