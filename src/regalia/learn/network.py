"""The network in PyTorch: a tower that looks at every seat alike, a trunk, a score for every option and a value.

Parameters are a dict of tensors, named as ``inference`` and the file of weights name them.
"""

import math
from dataclasses import dataclass
from typing import Any, Final

from regalia.extras import extra
from regalia.learn.features import PILE, STEPS, ActionPlan, Plan
from regalia.learn.weights import Weights

with extra("learn"):
    import torch
    import torch.nn.functional as F

Tensor = Any  # PyTorch's own types are there only where it is installed
Parameters = dict[str, Any]
FAR: Final = -1e9
STYLE: Final = "style."


@dataclass(frozen=True, slots=True)
class Shape:
    """How wide and deep; what is shipped must stay small."""

    trunk: int = 512
    blocks: int = 3
    tower: int = 96
    query: int = 128
    value: int = 128


class Features:
    """``features.Plan`` on a device."""

    def __init__(self, plan: Plan, device: Any) -> None:
        self.plan: Final = plan

        def numbers(of: Any, kind: Any = torch.long) -> Tensor:
            return torch.tensor(of, dtype=kind, device=device)

        self.plain: Final = numbers(plan.plain)
        self.counted: Final = numbers(plan.counted)
        self.shares: Final = numbers(plan.shares)
        self.sums: Final = numbers(plan.sums, torch.float32).T.contiguous()
        self.scales: Final = numbers(plan.scales, torch.float32)
        self.step_of: Final = numbers([number for number, _ in plan.steps])
        self.step: Final = numbers([step for _, step in plan.steps], torch.float32)
        self.table_steps: Final = numbers(list(range(1, STEPS + 1)))
        self.sizes: Final = numbers(list(range(plan.room + 1)))
        self.costs: Final = [numbers(costs) for _, _, costs in plan.affordable]
        self.faces: Final = [numbers(list(range(2, 2 + faces))) for _, _, faces in plan.piles]

    def __call__(self, rows: Tensor, kind: Any) -> tuple[Tensor, Tensor]:
        """Rows [n, cells + 1] → features of the table [n, t] and of the seats [n, room, s]."""
        plan = self.plan
        number = len(rows)
        cells = rows.to(kind)
        parts = [
            torch.log1p(cells[:, self.plain]),
            (rows[:, self.counted][:, :, None] >= self.table_steps).view(number, -1),
        ]
        for (start, end, faces), codes in zip(plan.piles, self.faces, strict=True):
            pile = rows[:, start:end]
            parts.append((pile > 0).sum(1, keepdim=True) / PILE)
            if faces:
                parts.append((pile[:, :, None] == codes).any(1))
        parts.append(rows[:, plan.cells, None] == self.sizes)
        for (cards, purse, costs), price in zip(plan.affordable, self.costs, strict=True):
            parts.append((rows[:, cards : cards + len(costs)] > 0) & (rows[:, purse, None] >= price))
        table = torch.cat([part.to(kind) for part in parts], 1)
        share = cells[:, self.shares]
        sums = share.float() @ self.sums
        seats = torch.cat(
            [torch.log1p(share), (sums / self.scales).to(kind), (sums[:, :, self.step_of] >= self.step).to(kind)], 2
        )
        return table, seats


def fresh(plan: Plan, actions: ActionPlan, shape: Shape, device: Any) -> Parameters:
    """Random parameters to begin with."""
    made: Parameters = {}

    def linear(name: str, rows: int, columns: int, gain: float = 1.0, fan: int = 0) -> None:
        bound = gain / math.sqrt(fan or columns)
        made[f"{name}.w"] = (torch.rand(rows, columns) * 2 - 1) * bound
        made[f"{name}.b"] = torch.zeros(rows)

    trunk = shape.trunk
    linear("first", trunk, plan.table_size + plan.seat_size, 1.7, 120)
    linear("tower", shape.tower, plan.seat_size, 1.7, 60)
    made["tower.place"] = torch.randn(plan.room, shape.tower) * 0.1
    made["tower.back"] = torch.randn(plan.room + 1, shape.tower) * 0.1
    made["join.w"] = (torch.rand(trunk, plan.room * shape.tower) * 2 - 1) / math.sqrt(3 * shape.tower)
    for block in range(shape.blocks):
        made[f"block{block}.norm.w"], made[f"block{block}.norm.b"] = torch.ones(trunk), torch.zeros(trunk)
        linear(f"block{block}.one", trunk, trunk)
        linear(f"block{block}.two", trunk, trunk, 0.3)
    made["norm.w"], made["norm.b"] = torch.ones(trunk), torch.zeros(trunk)
    linear("query", shape.query, trunk, 0.5)
    linear("point", shape.tower, trunk, 0.2)
    linear("value1", shape.value, trunk)
    made["value2.w"], made["value2.b"] = torch.zeros(1, shape.value), torch.zeros(1)
    made["own"] = torch.randn(actions.groups, shape.query) * 0.02
    made["verbs"] = torch.randn(actions.verbs, shape.query) * 0.05
    made["things"] = torch.randn(actions.things, shape.query) * 0.05
    made["bias"] = torch.zeros(actions.groups)
    if plan.styles:  # what a style adds, nothing to begin with; no style adds nothing ever
        widths = {"first": trunk, "query": shape.query, "point": shape.tower, "value": shape.value}
        made |= {STYLE + name: torch.zeros(plan.styles, width) for name, width in widths.items()}
    return {name: tensor.to(device).requires_grad_() for name, tensor in made.items()}


class Network:
    """Forward through parameters that may be anybody's: the learner's, or those of a past self."""

    def __init__(self, plan: Plan, actions: ActionPlan, shape: Shape, device: Any) -> None:
        self.shape: Final = shape
        self.room: Final = plan.room
        self.device: Final = device

        def numbers(of: list[int]) -> Tensor:
            return torch.tensor(of, dtype=torch.long, device=device)

        self.verb: Final = numbers(actions.verb)
        self.thing: Final = numbers(actions.thing)
        self.group: Final = numbers(actions.group)
        self.seat: Final = numbers([seat if seat >= 0 else plan.room for seat in actions.seat])
        self.distance: Final = torch.arange(plan.room, device=device)
        self.behind: Final = torch.arange(plan.room + 1, device=device)
        self.styles: Final = torch.arange(1, plan.styles + 1, device=device)

    def table(self, at: Parameters) -> Tensor:
        """What every group of actions is compared with."""
        if "table.w" in at:  # as they are kept
            return at["table.w"]
        return at["own"] + F.embedding(self.verb, at["verbs"]) + F.embedding(self.thing, at["things"])

    def numbered(self, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Groups and seats of legal actions, -1 behind the last."""
        spots = legal.long().clamp(min=0)
        beyond = legal < 0
        return self.group[spots].masked_fill(beyond, -1), self.seat[spots].masked_fill(beyond, self.room)

    def forward(
        self, at: Parameters, table: Tensor, seats: Tensor, sizes: Tensor, styles: Tensor, groups: Tensor, about: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of the legal actions [n, width], and the value [n]."""
        number = len(table)
        style = (styles[:, None] == self.styles).to(seats.dtype)

        def more(name: str) -> Any:
            name = STYLE + name
            return style @ at[name].to(seats.dtype) if name in at else 0

        there = (self.distance < sizes[:, None])[:, :, None]
        behind = (sizes[:, None] - self.distance).clamp(min=0)
        # products with ones and noughts: adding up the gradients of a look-up in so few rows takes several times as long
        places = at["tower.place"] + (behind[:, :, None] == self.behind).to(seats.dtype) @ at["tower.back"].to(seats.dtype)
        tower = F.relu(F.linear(seats, at["tower.w"], at["tower.b"]) + places) * there
        told = F.linear(torch.cat([table, seats[:, 0]], 1), at["first.w"], at["first.b"]) + more("first")
        trunk = F.relu(told + F.linear(tower.reshape(number, -1), at["join.w"]))
        width = (self.shape.trunk,)
        for block in range(self.shape.blocks):
            name = f"block{block}"
            inner = F.layer_norm(trunk, width, at[f"{name}.norm.w"], at[f"{name}.norm.b"])
            inner = F.relu(F.linear(inner, at[f"{name}.one.w"], at[f"{name}.one.b"]))
            trunk = trunk + F.linear(inner, at[f"{name}.two.w"], at[f"{name}.two.b"])
        trunk = F.layer_norm(trunk, width, at["norm.w"], at["norm.b"])
        query = (F.linear(trunk, at["query.w"], at["query.b"]) + more("query")).float()
        point = (F.linear(trunk, at["point.w"], at["point.b"]) + more("point")).float()
        inner = F.relu(F.linear(trunk, at["value1.w"], at["value1.b"]) + more("value"))
        value = F.linear(inner, at["value2.w"], at["value2.b"])
        with torch.autocast(query.device.type, enabled=False):  # scores to three digits at least: ratios are made of them
            scores = F.linear(query, self.table(at), at["bias"]).gather(1, groups.long().clamp(min=0))
            pointed = F.pad((tower.float() @ point[:, :, None]).squeeze(2), (0, 1))
            scores = scores + pointed.gather(1, about.long())
        scores = scores.masked_fill(groups < 0, FAR)
        return torch.log_softmax(scores, -1), value.float().squeeze(-1)


def exported(network: Network, at: Parameters) -> dict[str, Any]:
    """Plain arrays as ``weights`` keeps them: the vectors of actions added up."""
    kept = {name: tensor for name, tensor in at.items() if name not in ("own", "verbs", "things")}
    found = {name: tensor.detach().float().cpu().numpy() for name, tensor in kept.items()}
    found["table.w"] = network.table(at).detach().float().cpu().numpy()
    return found


def shape_of(weights: Weights) -> Shape:
    """How wide and deep a file's network is."""
    rows = {name: one.rows for name, one in weights.matrices.items()}
    blocks = sum(1 for name in rows if name.endswith(".one.w"))
    return Shape(rows["first.w"], blocks, rows["tower.w"], rows["query.w"], rows["value1.w"])


def to_learn_from(at: Parameters) -> Parameters:
    """Parameters of a file as a learner has them: every group of actions has a vector of its own to begin with."""
    return {"own": at["table.w"], **{name: one for name, one in at.items() if name != "table.w"}}


def parameters_of(weights: Weights, device: Any) -> Parameters:
    """A file's weights, to be played with and not learned from."""
    found = {name: torch.tensor(list(one), dtype=torch.float32) for name, one in weights.vectors.items()}
    for name, one in weights.matrices.items():
        numbers = torch.frombuffer(bytearray(one.numbers), dtype=torch.int8).view(one.rows, one.columns)
        found[name] = numbers.float() * torch.tensor(list(one.scales), dtype=torch.float32)[:, None]
    return {name: one.to(device) for name, one in found.items()}
