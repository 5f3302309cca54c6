"""The network without PyTorch: with numpy where it is installed, many questions at once, else in pure Python, one by one."""

import math
from collections.abc import Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import Any, Final, Protocol

from regalia.dominion.door import DOOR
from regalia.dominion.learning.cards import VERSION, features_of
from regalia.dominion.learning.shown import CARD_TABLES, MAY_PASS, NUMBERS, OF_A_CARD, ROOM, TABLES, Shown
from regalia.dominion.rules.kinds import KIND_NAMES, KINDS
from regalia.learn.weights import FORMAT, Matrix, Weights, check, read

try:
    import numpy as np
except ModuleNotFoundError:  # slower, and needs nothing
    np = None  # type: ignore[assignment, unused-ignore]

Array = Any
FAR: Final = -1e9  # the score of what cannot be had
TINY: Final = 1e-5  # of layer norms


class Judge(Protocol):
    def judge(self, shown: Shown) -> tuple[list[float], float]:
        """A score for every card shown and, last, for none; and how well the seat stands: from -1 (lost) to 1 (won)."""


@cache
def shipped(pure: bool) -> Judge:
    """The network of the package."""
    return judge_of(DOOR.part("weights"), pure)


@cache
def stored(path: str, pure: bool) -> Judge:
    return judge_of(Path(path), pure)


def judge_of(path: Any, pure: bool) -> Judge:
    weights = read(path)
    check(path, weights.about, "format", FORMAT)
    check(path, weights.about, "features", VERSION)
    return PureNet(weights) if pure or np is None else NumpyNet.of(weights)


def packed(asked: Sequence[Shown]) -> tuple[Array, Array]:
    """Numbers of the table [n, NUMBERS] and of the cards [n, ROOM, OF_A_CARD], kind -1 behind the last."""
    table = np.array([shown.table for shown in asked], dtype=np.int16).reshape(len(asked), NUMBERS)
    cards = np.zeros((len(asked), ROOM, OF_A_CARD), dtype=np.int16)
    cards[:, :, 0] = -1
    for at, shown in enumerate(asked):
        cards[at, : len(shown.cards)] = shown.cards
    return table, cards


class NumpyNet:
    """``known``: by kind, what it does and, where it was played with, what else was learned of it; with ``words`` a kind that
    is met for the first time is looked up."""

    def __init__(self, at: dict[str, Array], known: Array, words: Sequence[str] = (), names: Sequence[str] = ()) -> None:
        self.at: Final = at
        self.known: Final = known
        self.words: Final = words
        self.row_of: Final = {name: row for row, name in enumerate(names)}
        self.looked_up: Final = set(range(KINDS)) if not words else set()
        self.tables: Final = [np.array(table, dtype=np.float32) for table in TABLES]
        self.card_tables: Final = [np.array(table, dtype=np.float32) for table in CARD_TABLES]

    @staticmethod
    def of(weights: Weights) -> "NumpyNet":
        at = {name: np.array(one, dtype=np.float32) for name, one in weights.vectors.items()}
        for name, one in weights.matrices.items():
            numbers = np.frombuffer(one.numbers, dtype=np.int8).reshape(one.rows, one.columns)
            at[name] = numbers.astype(np.float32) * np.array(one.scales, dtype=np.float32)[:, None]
        known = np.zeros((KINDS, at["static.w"].shape[0]), dtype=np.float32)
        return NumpyNet(at, known, weights.about["words"], weights.about["names"])

    def look_up(self, kind: int) -> None:
        self.looked_up.add(kind)
        name = KIND_NAMES[kind]
        self.known[kind] = self.at["static.w"] @ np.array(features_of(name, self.words), dtype=np.float32)
        if name in self.row_of:
            self.known[kind] += self.at["own"][self.row_of[name]]

    def judge(self, shown: Shown) -> tuple[list[float], float]:
        return self.judge_many([shown])[0]

    def judge_many(self, asked: Sequence[Shown]) -> list[tuple[list[float], float]]:
        """In one product."""
        for shown in asked:
            for card in shown.cards:
                if card[0] not in self.looked_up:
                    self.look_up(card[0])
        scores, values = self.forward(*packed(asked))
        rows = zip(asked, scores.tolist(), values.tolist(), strict=True)
        return [([*found[: len(shown.cards)], found[-1]], value) for shown, found, value in rows]

    def linear(self, name: str, values: Array) -> Array:
        found = values @ self.at[f"{name}.w"].T
        return found + self.at[f"{name}.b"] if f"{name}.b" in self.at else found

    def forward(self, table: Array, cards: Array) -> tuple[Array, Array]:
        """Scores [n, ROOM + 1], the last for nothing, and values [n]."""
        full, room = cards.shape[1], int((cards[:, :, 0] >= 0).sum(1).max())
        cards = cards[:, :room]
        told = np.concatenate([one[table[:, number]] for number, one in enumerate(self.tables)], 1)
        kinds = cards[:, :, 0]
        there = (kinds >= 0)[:, :, None].astype(np.float32)
        counts = np.concatenate([one[cards[:, :, 1 + number]] for number, one in enumerate(self.card_tables)], 2)
        tokens = np.maximum(self.known[kinds] + self.linear("counts", counts) + self.linear("told", told)[:, None], 0) * there
        by = [there[:, :, 0], *[cards[:, :, column].astype(np.float32) for column in (1, 2, 4)]]
        context = np.maximum(self.linear("context", np.concatenate([told, pools(tokens, by)], 1)), 0)
        context = self.normed("norm0", context)
        tokens = tokens + np.maximum(self.linear("tokens1", tokens) + self.linear("to1", context)[:, None], 0) * there
        inner = self.linear("pools1", pools(tokens, by)) + self.linear("context1", context)
        context = self.normed("norm1", context + np.maximum(inner, 0))
        tokens = tokens + np.maximum(self.linear("tokens2", tokens) + self.linear("to2", context)[:, None], 0) * there
        scores = np.full((len(table), full + 1), FAR, dtype=np.float32)
        scores[:, :room] = np.where(cards[:, :, 4] > 0, (tokens * self.linear("query", context)[:, None]).sum(2), FAR)
        scores[:, full] = np.where(table[:, MAY_PASS] > 0, self.linear("pass", context)[:, 0], FAR)
        return scores, self.linear("value2", np.maximum(self.linear("value1", context), 0))[:, 0]

    def normed(self, name: str, values: Array) -> Array:
        centred = values - values.mean(1, keepdims=True)
        spread = np.sqrt((centred**2).mean(1, keepdims=True) + TINY)
        return centred / spread * self.at[f"{name}.w"] + self.at[f"{name}.b"]


def pools(tokens: Array, by: Sequence[Array]) -> Array:
    """The most of all cards, and their means: of all, of the own deck, of the others', of what can be had."""
    means = [(one[:, None] @ tokens)[:, 0] / np.maximum(one.sum(1), 1)[:, None] for one in by]
    return np.concatenate([tokens.max(1), *means], 1)


class PureNet:
    """The same in plain Python."""

    def __init__(self, weights: Weights) -> None:
        self.words: Final = weights.about["words"]
        self.row_of: Final = {name: row for row, name in enumerate(weights.about["names"])}
        self.vector: Final = {name: list(one) for name, one in weights.vectors.items()}
        self.matrix: Final = {name: rows_of(one) for name, one in weights.matrices.items()}
        self.known: Final[dict[int, list[float]]] = {}

    def of_kind(self, kind: int) -> list[float]:
        if kind not in self.known:
            name = KIND_NAMES[kind]
            found = self.linear("static", features_of(name, self.words))
            own = self.matrix["own"][self.row_of[name]] if name in self.row_of else [0.0] * len(found)
            self.known[kind] = [a + b for a, b in zip(found, own, strict=True)]
        return self.known[kind]

    def linear(self, name: str, values: list[float]) -> list[float]:
        found = [sum(map(mul, row, values)) for row in self.matrix[f"{name}.w"]]
        bias = self.vector.get(f"{name}.b")
        return found if bias is None else [a + b for a, b in zip(found, bias, strict=True)]

    def normed(self, name: str, values: list[float]) -> list[float]:
        mean = sum(values) / len(values)
        by = 1.0 / math.sqrt(sum([(value - mean) ** 2 for value in values]) / len(values) + TINY)
        weight, bias = self.vector[f"{name}.w"], self.vector[f"{name}.b"]
        return [(value - mean) * by * times + add for value, times, add in zip(values, weight, bias, strict=True)]

    def judge(self, shown: Shown) -> tuple[list[float], float]:
        cards = shown.cards
        told = [value for table, number in zip(TABLES, shown.table, strict=True) for value in table[number]]
        first = self.linear("told", told)
        tokens = []
        for card in cards:
            counts = [value for table, number in zip(CARD_TABLES, card[1:], strict=True) for value in table[number]]
            parts = zip(self.of_kind(card[0]), self.linear("counts", counts), first, strict=True)
            tokens.append([max(0.0, a + b + c) for a, b, c in parts])
        by = [[1.0] * len(cards), *[[float(card[column]) for card in cards] for column in (1, 2, 4)]]
        context = self.normed("norm0", positive(self.linear("context", told + pooled(tokens, by))))
        tokens = self.joined("1", tokens, context)
        inner = zip(self.linear("pools1", pooled(tokens, by)), self.linear("context1", context), strict=True)
        context = self.normed("norm1", [a + max(0.0, b + c) for a, (b, c) in zip(context, inner, strict=True)])
        tokens = self.joined("2", tokens, context)
        query = self.linear("query", context)
        scores = [sum(map(mul, token, query)) if card[4] else FAR for token, card in zip(tokens, cards, strict=True)]
        scores.append(self.linear("pass", context)[0] if shown.table[MAY_PASS] else FAR)
        return scores, self.linear("value2", positive(self.linear("value1", context)))[0]

    def joined(self, number: str, tokens: list[list[float]], context: list[float]) -> list[list[float]]:
        add = self.linear(f"to{number}", context)
        found = []
        for token in tokens:
            inner = zip(token, self.linear(f"tokens{number}", token), add, strict=True)
            found.append([a + max(0.0, b + c) for a, b, c in inner])
        return found


def rows_of(one: Matrix) -> list[list[float]]:
    numbers = memoryview(one.numbers).cast("b")
    width = one.columns
    return [[scale * value for value in numbers[row * width : (row + 1) * width]] for row, scale in enumerate(one.scales)]


def positive(values: list[float]) -> list[float]:
    return [max(0.0, value) for value in values]


def pooled(tokens: list[list[float]], by: list[list[float]]) -> list[float]:
    columns = list(zip(*tokens, strict=True))
    found = [max(column) for column in columns]
    for weights in by:
        whole = max(1.0, sum(weights))
        found += [sum(map(mul, column, weights)) / whole for column in columns]
    return found
