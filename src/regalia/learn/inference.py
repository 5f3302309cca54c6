"""The network without PyTorch: with numpy where it is installed, else in pure Python. Both give the same numbers."""

import math
from collections.abc import Sequence
from operator import mul
from typing import Any, ClassVar, Final

from regalia.learn.features import NOWHERE, PILE, STEPS, ActionPlan, Plan
from regalia.learn.weights import Matrix, Weights, plans

try:
    import numpy as np
except ModuleNotFoundError:  # slower, and needs nothing
    np = None  # type: ignore[assignment, unused-ignore]

HAS_NUMPY: Final = np is not None
STYLE: Final = "style."  # matrices with a row for every style: what it adds
TINY: Final = 1e-5  # of layer norms
LOGS: Final = [math.log1p(number) for number in range(256)]
Row = Sequence[int]


def player_of(weights: Weights, pure: bool = False) -> "Player":
    """Numpy's, unless it is not there or not wanted."""
    plan, actions = plans(weights.about["game"])
    maker = PurePlayer if pure or np is None else NumpyPlayer
    made: Player = maker(weights, plan, actions)
    return made


class Player:
    """Scores of the legal actions of a row (its cells, the number of seats, the style), and what it is worth to the seat."""

    at_once: ClassVar[int] = 1  # rows that are best judged together

    def __init__(self, weights: Weights, plan: Plan, actions: ActionPlan) -> None:
        self.plan: Final = plan
        self.actions: Final = actions
        self.blocks: Final = sum(1 for name in weights.matrices if name.endswith(".one.w"))
        self.knows_styles: Final = any(name.startswith(STYLE) for name in weights.matrices)

    def judge(self, row: Row, legal: Sequence[int]) -> tuple[list[float], float]:
        raise NotImplementedError

    def judge_many(self, rows: Sequence[bytes], legal: Sequence[Sequence[int]]) -> tuple[list[list[float]], list[float]]:
        """Scores and values of several rows."""
        found = [self.judge(row, actions) for row, actions in zip(rows, legal, strict=True)]
        return [scores for scores, _ in found], [value for _, value in found]

    def judge_packed(self, rows: bytes, legal: Sequence[Sequence[int]]) -> tuple[list[list[float]], list[float]]:
        """The same of rows that lie one after the other."""
        size = len(rows) // len(legal)
        return self.judge_many([rows[at : at + size] for at in range(0, len(rows), size)], legal)


class NumpyPlayer(Player):
    at_once: ClassVar[int] = 32

    def __init__(self, weights: Weights, plan: Plan, actions: ActionPlan) -> None:
        super().__init__(weights, plan, actions)
        self.at: Final[dict[str, Any]] = {name: np.array(one, np.float32) for name, one in weights.vectors.items()}
        for name, one in weights.matrices.items():
            numbers = np.frombuffer(one.numbers, np.int8).reshape(one.rows, one.columns)
            self.at[name] = numbers.astype(np.float32) * np.array(one.scales, np.float32)[:, None]
        self.plain: Final = np.array(plan.plain)
        self.counted: Final = np.array(plan.counted)
        self.shares: Final = np.array(plan.shares)
        self.sums: Final = np.array(plan.sums, np.float32).T.copy()
        self.scales: Final = np.array(plan.scales, np.float32)
        self.step_of: Final = np.array([number for number, _ in plan.steps])
        self.step: Final = np.array([step for _, step in plan.steps])
        self.table_steps: Final = np.arange(1, STEPS + 1)
        self.logs: Final = np.array(LOGS, np.float32)
        for name in [name for name in self.at if name.startswith(STYLE)]:  # a row of noughts for none
            self.at[name] = np.pad(self.at[name], ((1, 0), (0, 0)))
        self.costs: Final = [np.array(costs) for _, _, costs in plan.affordable]
        self.group: Final = np.array(actions.group)
        self.about: Final = np.array([seat if seat != NOWHERE else plan.room for seat in actions.seat])

    def judge(self, row: Row, legal: Sequence[int]) -> tuple[list[float], float]:
        scores, values = self.judge_all(np.frombuffer(bytes(row), np.uint8)[None], [legal])
        return [float(score) for score in scores[0]], float(values[0])

    def judge_many(self, rows: Sequence[bytes], legal: Sequence[Sequence[int]]) -> tuple[list[list[float]], list[float]]:
        return self.judge_packed(b"".join(rows), legal)

    def judge_packed(self, rows: bytes, legal: Sequence[Sequence[int]]) -> tuple[list[list[float]], list[float]]:
        together = np.frombuffer(rows, np.uint8).reshape(len(legal), -1)
        scores, values = self.judge_all(together, legal)
        return [one.tolist() for one in scores], values.tolist()

    def features(self, rows: Any) -> tuple[Any, Any]:
        plan = self.plan
        number = len(rows)
        parts = [self.logs[rows[:, self.plain]], (rows[:, self.counted][:, :, None] >= self.table_steps).reshape(number, -1)]
        for start, end, faces in plan.piles:
            pile = rows[:, start:end]
            parts.append((pile > 0).sum(1, keepdims=True) / np.float32(PILE))
            if faces:
                parts.append((pile[:, :, None] == np.arange(2, 2 + faces)).any(1))
        parts.append(rows[:, plan.cells, None] == np.arange(plan.room + 1))
        for (cards, purse, costs), price in zip(plan.affordable, self.costs, strict=True):
            parts.append((rows[:, cards : cards + len(costs)] > 0) & (rows[:, purse, None] >= price))
        share = rows[:, self.shares]
        sums = share.astype(np.float32) @ self.sums
        seats = [self.logs[share], sums / self.scales, sums[:, :, self.step_of] >= self.step]
        table = np.concatenate([part.astype(np.float32, copy=False) for part in parts], 1)
        return table, np.concatenate([part.astype(np.float32, copy=False) for part in seats], 2)

    def judge_all(self, rows: Any, legal: Sequence[Sequence[int]]) -> tuple[list[Any], Any]:
        """The same for many rows at once."""
        at, room = self.at, self.plan.room
        table, seats = self.features(rows)
        number = len(rows)
        sizes = rows[:, self.plan.cells].astype(np.int64)
        styles = rows[:, self.plan.cells + 1]
        styled = self.knows_styles and bool(styles.any())

        def more(name: str, values: Any) -> Any:
            return values + at[STYLE + name][styles] if styled else values

        most = int(sizes.max())  # nobody sits further on
        distance = np.arange(most)
        places = at["tower.place"][:most] + at["tower.back"][np.maximum(sizes[:, None] - distance, 0)]
        tower = np.maximum(seats[:, :most] @ at["tower.w"].T + at["tower.b"] + places, 0)
        tower *= (distance < sizes[:, None])[:, :, None]
        told = more("first", np.concatenate([table, seats[:, 0]], 1) @ at["first.w"].T + at["first.b"])
        joined = at["join.w"][:, : most * tower.shape[2]]
        trunk = np.maximum(told + tower.reshape(number, -1) @ joined.T, 0)
        for block in range(self.blocks):
            name = f"block{block}"
            inner = normed(trunk, at[f"{name}.norm.w"], at[f"{name}.norm.b"])
            inner = np.maximum(inner @ at[f"{name}.one.w"].T + at[f"{name}.one.b"], 0)
            trunk = trunk + inner @ at[f"{name}.two.w"].T + at[f"{name}.two.b"]
        trunk = normed(trunk, at["norm.w"], at["norm.b"])
        query = more("query", trunk @ at["query.w"].T + at["query.b"])
        point = more("point", trunk @ at["point.w"].T + at["point.b"])
        pointed = np.zeros((number, room + 1), np.float32)
        pointed[:, :most] = (tower @ point[:, :, None])[:, :, 0]
        inner = more("value", trunk @ at["value1.w"].T + at["value1.b"])
        value = np.maximum(inner, 0) @ at["value2.w"].T + at["value2.b"]
        scores = []
        for one, actions in enumerate(legal):
            spots = np.asarray(actions)
            groups = self.group[spots]
            scores.append(at["table.w"][groups] @ query[one] + at["bias"][groups] + pointed[one][self.about[spots]])
        return scores, value[:, 0]


def normed(values: Any, weight: Any, bias: Any) -> Any:
    centred = values - values.mean(-1, keepdims=True)
    return centred / np.sqrt((centred * centred).mean(-1, keepdims=True) + TINY) * weight + bias


class PureMatrix:
    """Rows of numbers that are all one of a few objects, so that millions of them need little room."""

    def __init__(self, of: Matrix) -> None:
        levels = [float(number if number < 128 else number - 256) for number in range(256)]
        numbers = of.numbers
        self.scales: Final = list(of.scales)
        self.rows: Final = [
            [levels[number] for number in numbers[row * of.columns : (row + 1) * of.columns]] for row in range(of.rows)
        ]

    def times(self, values: list[float], bias: Sequence[float] | None = None, first: int = 0) -> list[float]:
        """The product with a vector, or with the columns from ``first`` on if it is short; zeros cost nothing."""
        some = [(at, value) for at, value in enumerate(values) if value]
        if len(some) * 4 < len(values) or first or len(values) < len(self.rows[0]):
            spots = [first + at for at, _ in some]
            few = [value for _, value in some]
            found = [
                scale * sum(map(mul, few, [row[spot] for spot in spots]))
                for row, scale in zip(self.rows, self.scales, strict=True)
            ]
        else:
            found = [scale * sum(map(mul, row, values)) for row, scale in zip(self.rows, self.scales, strict=True)]
        return found if bias is None else [value + add for value, add in zip(found, bias, strict=True)]


class PurePlayer(Player):
    def __init__(self, weights: Weights, plan: Plan, actions: ActionPlan) -> None:
        super().__init__(weights, plan, actions)
        self.matrix: Final = {name: PureMatrix(one) for name, one in weights.matrices.items()}
        self.vector: Final = {name: list(one) for name, one in weights.vectors.items()}
        self.weighed: Final = [[(at, weight) for at, weight in enumerate(one) if weight] for one in plan.sums]

    def table(self, row: Row) -> list[float]:
        plan = self.plan
        found = [LOGS[row[at]] for at in plan.plain]
        for at in plan.counted:
            found += [float(row[at] >= step) for step in range(1, STEPS + 1)]
        for start, end, faces in plan.piles:
            pile = row[start:end]
            found.append(sum([code > 0 for code in pile]) / PILE)
            found += [float(face in pile) for face in range(2, 2 + faces)]
        found += [float(row[plan.cells] == size) for size in range(plan.room + 1)]
        for cards, purse, costs in plan.affordable:
            found += [float(row[cards + card] > 0 and row[purse] >= cost) for card, cost in enumerate(costs)]
        return found

    def seat(self, row: Row, distance: int) -> list[float]:
        plan = self.plan
        share = [row[at] for at in plan.shares[distance]]
        sums = [sum([share[at] * weight for at, weight in one]) for one in self.weighed]
        found = [LOGS[cell] for cell in share]
        found += [value / scale for value, scale in zip(sums, plan.scales, strict=True)]
        return found + [float(sums[number] >= step) for number, step in plan.steps]

    def linear(self, name: str, values: list[float]) -> list[float]:
        return self.matrix[f"{name}.w"].times(values, self.vector[f"{name}.b"])

    def more(self, name: str, values: list[float], style: int) -> list[float]:
        """What a style adds."""
        if not style or not self.knows_styles:
            return values
        of = self.matrix[STYLE + name]
        return [value + number * of.scales[style - 1] for value, number in zip(values, of.rows[style - 1], strict=True)]

    def normed(self, name: str, values: list[float]) -> list[float]:
        mean = sum(values) / len(values)
        centred = [value - mean for value in values]
        by = 1.0 / math.sqrt(sum(map(mul, centred, centred)) / len(values) + TINY)
        weight, bias = self.vector[f"{name}.w"], self.vector[f"{name}.b"]
        return [value * by * times + add for value, times, add in zip(centred, weight, bias, strict=True)]

    def tower(self, values: list[float], distance: int, seats: int) -> list[float]:
        place, back = self.matrix["tower.place"], self.matrix["tower.back"]
        behind = seats - distance
        seen = self.linear("tower", values)
        near = [number * place.scales[distance] for number in place.rows[distance]]
        far = [number * back.scales[behind] for number in back.rows[behind]]
        return [max(0.0, a + b + c) for a, b, c in zip(seen, near, far, strict=True)]

    def judge(self, row: Row, legal: Sequence[int]) -> tuple[list[float], float]:
        plan = self.plan
        seats, style = row[plan.cells], row[plan.cells + 1]
        each = [self.seat(row, distance) for distance in range(seats)]
        towers = [self.tower(values, distance, seats) for distance, values in enumerate(each)]
        told = self.more("first", self.linear("first", self.table(row) + each[0]), style)
        joined = self.matrix["join.w"].times([value for tower in towers for value in tower])
        trunk = [max(0.0, a + b) for a, b in zip(told, joined, strict=True)]
        for block in range(self.blocks):
            inner = self.linear(f"block{block}.one", self.normed(f"block{block}.norm", trunk))
            added = self.linear(f"block{block}.two", [max(0.0, value) for value in inner])
            trunk = [a + b for a, b in zip(trunk, added, strict=True)]
        trunk = self.normed("norm", trunk)
        query, point = [self.more(name, self.linear(name, trunk), style) for name in ("query", "point")]
        inner = self.more("value", self.linear("value1", trunk), style)
        worth = self.linear("value2", [max(0.0, value) for value in inner])
        pointed = [sum(map(mul, tower, point)) for tower in towers] + [0.0] * (plan.room + 1 - seats)
        table, bias = self.matrix["table.w"], self.vector["bias"]
        scores = []
        for action in legal:
            group = self.actions.group[action]
            score = table.scales[group] * sum(map(mul, table.rows[group], query)) + bias[group]
            scores.append(score + pointed[self.actions.seat[action]])  # about nobody: the last, which is nought
        return scores, worth[0]
