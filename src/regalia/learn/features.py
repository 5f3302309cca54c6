"""What the network is shown of a row, as plain lists: PyTorch, numpy and pure Python all follow this plan."""

from typing import Any, Final

from regalia.env.layout import CODES, NUMBER, ROWS, SEAT
from regalia.learn.part import Kit

STEPS: Final = 8  # of a number of the whole table: 1, 2, 3 … at least
FEW: Final = 16  # faces of a pile in order, of which each has a cell; of more the number of cards must do
PILE: Final = 32.0
NOWHERE: Final = -1


class Plan:
    """Of the table: cells, steps, piles, how many seats, what can be paid for. Of each seat: cells, sums, steps."""

    def __init__(self, kit: Kit) -> None:
        recipe, layout, room = kit.recipe, kit.layout, kit.room
        self.room: Final = room
        self.cells: Final = layout.size
        self.plain: Final[list[int]] = []
        self.counted: Final[list[int]] = []
        self.piles: Final[list[tuple[int, int, int]]] = []  # where they begin and end, and how many faces have a cell
        shares: list[list[int]] = [[] for _ in range(room)]
        at_of: dict[str, int] = {}  # by slice of a seat, where it begins in its share
        for one in layout.slices:
            cells = range(one.start, one.start + one.size)
            if one.seat >= 0 and one.holds not in (CODES, ROWS, SEAT):
                if one.seat == 0:
                    at_of[one.name.removesuffix("_0")] = len(shares[0])
                shares[one.seat].extend(cells)
            elif one.seat < 0 and one.holds == SEAT:
                for seat, cell in enumerate(cells):
                    shares[seat].append(cell)
            elif one.seat < 0 and one.holds == CODES:
                self.piles.append((one.start, one.start + one.size, len(one.faces) if len(one.faces) <= FEW else 0))
            elif one.seat < 0 and one.holds != ROWS:
                self.plain.extend(cells)
                if one.holds == NUMBER:
                    self.counted.extend(cells)
        self.shares: Final = shares
        self.share: Final = len(shares[0])
        self.sums: Final[list[list[int]]] = []  # by sum the weights of a share's cells
        self.scales: Final = [one.scale for one in recipe.sums]
        self.steps: Final = [(number, step) for number, one in enumerate(recipe.sums) for step in range(1, one.steps + 1)]
        for one_sum in recipe.sums:
            weights = [0] * self.share
            for name, numbers in one_sum.parts.items():
                for at, weight in enumerate(numbers, at_of[name]):
                    weights[at] = weight
            self.sums.append(weights)
        self.affordable: Final = [
            (layout.named[f"{one.cards}_0"].start, layout.named[f"{one.purse}_0"].start, list(one.costs))
            for one in recipe.affordable
        ]
        of_table = [
            len(self.plain),
            STEPS * len(self.counted),
            sum(1 + faces for _, _, faces in self.piles),
            room + 1,
            sum(len(costs) for _, _, costs in self.affordable),
        ]
        self.table_size: Final = sum(of_table)
        self.styles: Final = len(recipe.styles)
        self.seat_size: Final = self.share + len(self.sums) + len(self.steps)


class ActionPlan:
    """Every action by its group (verb and subject without the seat), the seat it is about, and the thing."""

    def __init__(self, kit: Kit) -> None:
        self.group: Final[list[int]] = []  # by action
        self.seat: Final[list[int]] = []  # by action; NOWHERE: about no seat
        self.verb: Final[list[int]] = []  # by group
        self.thing: Final[list[int]] = []  # by group
        things: dict[Any, int] = {"": 0}
        for number, row in enumerate(kit.tables.rows):
            each = kit.tables.per_seat.get(row.about, 0)
            first = len(self.verb)
            groups = each or row.subjects
            of, divided = kit.recipe.same_as.get(row.about, (row.about, 1))
            for subject in range(groups):
                self.verb.append(number)
                is_thing = of != "" and (not each or row.about in kit.recipe.same_as)
                self.thing.append(things.setdefault((of, subject // divided), len(things)) if is_thing else 0)
            for subject in range(row.subjects):
                self.group.append(first + (subject % each if each else subject))
                self.seat.append(subject // each if each else NOWHERE)
        self.groups: Final = len(self.verb)
        self.verbs: Final = len(kit.tables.rows)
        self.things: Final = len(things)
