"""The network in PyTorch, and how it learns: a card is what it does and what was learned of it, a question is all its cards."""

from typing import Any, Final

from regalia.dominion.learning.inference import FAR, Array
from regalia.dominion.learning.shown import CARD_SIZE, CARD_TABLES, MAY_PASS, ROOM, TABLE_SIZE, TABLES
from regalia.dominion.rules.kinds import KINDS
from regalia.extras import extra
from regalia.learn.options import Options

Tensor = Any
POOLS: Final = 5  # of all cards
EPOCHS: Final = 2
CLIP: Final = 0.2
MOST_CHANGE: Final = 0.03  # no further pass over a lesson that changed the policy more than this
IMITATION_RATE: Final = 1e-3


def shapes(static: int, token: int, context: int) -> dict[str, tuple[int, ...]]:
    """``token``: numbers of a card; ``context``: of the table."""
    pools, value = POOLS * token, context // 2
    return {
        "static.w": (token, static), "own": (KINDS, token), "counts.w": (token, CARD_SIZE), "told.w": (token, TABLE_SIZE),
        "told.b": (token,), "context.w": (context, TABLE_SIZE + pools), "context.b": (context,), "norm0.w": (context,),
        "norm0.b": (context,), "tokens1.w": (token, token), "to1.w": (token, context), "to1.b": (token,),
        "pools1.w": (context, pools), "context1.w": (context, context), "context1.b": (context,), "norm1.w": (context,),
        "norm1.b": (context,), "tokens2.w": (token, token), "to2.w": (token, context), "to2.b": (token,),
        "query.w": (token, context), "query.b": (token,), "pass.w": (1, context), "pass.b": (1,), "value1.w": (value, context),
        "value1.b": (value,), "value2.w": (1, value), "value2.b": (1,),
    }  # fmt: skip


def fresh(static: int, seed: int = 1, token: int = 96, context: int = 256) -> dict[str, Array]:
    import numpy as np

    lot = np.random.default_rng(seed)
    found = {}
    for name, shape in shapes(static, token, context).items():
        if len(shape) == 1 or name == "own":
            found[name] = np.full(shape, float(name.startswith("norm") and name.endswith(".w")), dtype=np.float32)
        else:
            scale = 0.05 if name in ("query.w", "pass.w", "value2.w") else np.sqrt(1.6 / shape[1])
            found[name] = (lot.standard_normal(shape) * scale).astype(np.float32)
    return found


class Learner:
    """The weights, and lessons from what was played: imitation, or proximal policy optimization."""

    def __init__(self, weights: dict[str, Array], static: Array, options: Options, seed: int = 1) -> None:
        with extra("learn"):
            import torch

        self.torch: Final[Any] = torch
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.options: Final = options
        torch.set_float32_matmul_precision("high")
        self.device: Final = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.now: Final = {name: torch.tensor(one, device=self.device, requires_grad=True) for name, one in weights.items()}
        self.static: Final = torch.tensor(static, device=self.device)
        self.tables: Final = [torch.tensor(table, device=self.device) for table in TABLES]
        self.card_tables: Final = [torch.tensor(table, device=self.device) for table in CARD_TABLES]
        self.optimizer: Final = torch.optim.Adam(self.now.values(), lr=IMITATION_RATE, eps=1e-5)

    def arrays(self) -> dict[str, Array]:
        return {name: one.detach().cpu().numpy() for name, one in self.now.items()}

    def linear(self, name: str, values: Tensor) -> Tensor:
        return self.torch.nn.functional.linear(values, self.now[f"{name}.w"], self.now.get(f"{name}.b"))

    def normed(self, name: str, values: Tensor) -> Tensor:
        norm = self.torch.nn.functional.layer_norm
        return norm(values, values.shape[1:], self.now[f"{name}.w"], self.now[f"{name}.b"])

    def forward(self, table: Tensor, cards: Tensor, knows: Tensor) -> tuple[Tensor, Tensor]:
        """As ``NumpyNet.forward``; ``knows`` is 0 for cards that are shown as if they were new."""
        torch = self.torch
        told = torch.cat([one[table[:, number]] for number, one in enumerate(self.tables)], 1)
        kinds = cards[:, :, 0].clamp(min=0)
        there = (cards[:, :, 0] >= 0).float()[:, :, None]
        counts = torch.cat([one[cards[:, :, 1 + number]] for number, one in enumerate(self.card_tables)], 2)
        embedding = torch.nn.functional.embedding
        known = embedding(kinds, self.linear("static", self.static)) + embedding(kinds, self.now["own"]) * knows
        tokens = torch.relu(known + self.linear("counts", counts) + self.linear("told", told)[:, None]) * there
        by = [there[:, :, 0], *[cards[:, :, column].float() for column in (1, 2, 4)]]

        def pools() -> Tensor:
            means = [torch.einsum("nt,ntd->nd", one, tokens) / one.sum(1).clamp(min=1)[:, None] for one in by]
            return torch.cat([tokens.amax(1), *means], 1)

        context = self.normed("norm0", torch.relu(self.linear("context", torch.cat([told, pools()], 1))))
        tokens = tokens + torch.relu(self.linear("tokens1", tokens) + self.linear("to1", context)[:, None]) * there
        inner = torch.relu(self.linear("pools1", pools()) + self.linear("context1", context))
        context = self.normed("norm1", context + inner)
        tokens = tokens + torch.relu(self.linear("tokens2", tokens) + self.linear("to2", context)[:, None]) * there
        scores = (tokens * self.linear("query", context)[:, None]).sum(2).masked_fill(cards[:, :, 4] == 0, FAR)
        passes = self.linear("pass", context).masked_fill(table[:, MAY_PASS : MAY_PASS + 1] == 0, FAR)
        value = self.linear("value2", torch.relu(self.linear("value1", context)))
        return torch.cat([scores, passes], 1), value[:, 0]

    def lesson(self, parts: list[Any], plays: bool, progress: float) -> dict[str, Any]:
        """``parts``: of every worker tables, cards, what was picked, (chance, value, gain, worth), and which kinds it knew."""
        torch = self.torch

        def joined(column: int) -> Tensor:
            return torch.cat([torch.from_numpy(part[column]) for part in parts]).to(self.device)

        table, cards, picked, numbers = joined(0).long(), joined(1).long(), joined(2), joined(3)
        picked = torch.where(picked < 0, ROOM, picked)
        before, _, gain, worth = numbers.unbind(1)
        knew = torch.stack([torch.from_numpy(part[4]) for part in parts]).to(self.device)
        whose = torch.repeat_interleave(torch.arange(len(parts)), torch.tensor([len(part[0]) for part in parts])).to(
            self.device
        )
        if plays:
            gain = (gain - gain.mean()) / gain.std().clamp(min=0.05)
        for group in self.optimizer.param_groups:
            group["lr"] = self.options.rate.at(progress) if plays else IMITATION_RATE
        bonus, batch = self.options.entropy.at(progress), self.options.batch
        sums, steps = torch.zeros(4, device=self.device), 0
        for _ in range(EPOCHS):
            order = torch.randperm(len(table), device=self.device)
            for first in range(0, max(1, len(table) - batch // 2), batch):
                spots = order[first : first + batch]
                knows = knew[whose[spots][:, None], cards[spots][:, :, 0].clamp(min=0)][:, :, None]
                scores, value = self.forward(table[spots], cards[spots], knows)
                logs = torch.log_softmax(scores, 1)
                mine = logs.gather(1, picked[spots][:, None])[:, 0]
                spread = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
                wrong = torch.nn.functional.mse_loss(value, worth[spots])
                if plays:
                    ratio = (mine - before[spots]).exp()
                    kept = torch.minimum(ratio * gain[spots], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[spots])
                    loss = -kept.mean() + 0.5 * wrong - bonus * spread
                else:  # who won is imitated, how it ended is learned from all
                    loss = -(mine * gain[spots]).sum() / gain[spots].sum().clamp(min=1) + 0.5 * wrong
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.now.values(), 1.0)
                self.optimizer.step()
                sums += torch.stack([loss.detach(), wrong.detach(), spread.detach(), (before[spots] - mine).detach().mean()])
                steps += 1
            if plays and float(sums[3]) / steps > MOST_CHANGE:
                break
        loss_mean, wrong_mean, spread_mean, change = (sums / steps).tolist()
        return {"loss": loss_mean, "value_loss": wrong_mean, "entropy": spread_mean, "change": change}
