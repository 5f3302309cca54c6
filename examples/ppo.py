"""One-file PPO with masks on ``regalia.env.Batch``: one network plays every seat and learns from the places it reaches.

    python examples/ppo.py --minutes 5 --curve docs/ppo-curve

Needs ``pip install regalia[rl] torch``. Only the logits of legal actions are computed: each action has a vector, and its
logit is the product with what the network makes of the observation. So thousands of actions cost no more than a few.
"""

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from regalia.env import Batch
from regalia.env.layout import CODES, ROWS, Layout
from regalia.games import setup_for

GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 1.0, 0.95, 0.2, 0.01, 0.5


class Policy(nn.Module):
    """From cells to a vector; legal actions are scored against it."""

    def __init__(self, layout: Layout, actions: int, width: int = 128) -> None:
        super().__init__()
        # Orders of cards are codes, no amounts: this simple network leaves them out.
        cells = [np.arange(one.start, one.start + one.size) for one in layout.slices if one.holds not in (CODES, ROWS)]
        self.register_buffer("cells", torch.as_tensor(np.concatenate(cells)))
        self.body = nn.Sequential(nn.Linear(len(self.cells), width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.action = nn.Embedding(actions + 1, width, padding_idx=actions)
        self.bias = nn.Embedding(actions + 1, 1, padding_idx=actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.action.weight, std=0.01)
        nn.init.zeros_(self.bias.weight)

    def forward(self, cells: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the legal actions (columns beyond them are padding), and the value."""
        hidden = self.body(torch.log1p(cells[:, self.cells].float()))
        logits = torch.einsum("bw,bkw->bk", hidden, self.action(legal)) + self.bias(legal).squeeze(-1)
        logits = logits.masked_fill(legal == self.action.padding_idx, -1e9)
        return torch.log_softmax(logits, -1), self.value(hidden).squeeze(-1)


def legal_of(batch: Batch, width: int = 0) -> np.ndarray:
    """The legal actions of every game as rows, padded with the number of actions."""
    width = max(width, int(batch.counts.max()))
    places = np.arange(width)
    legal = batch.choices[np.minimum(batch.starts[:, None] + places, len(batch.choices) - 1)]
    return np.where(places < batch.counts[:, None], legal, batch.spec.actions.size)


@torch.no_grad()
def choose(policy: Policy, batch: Batch) -> tuple[np.ndarray, ...]:
    """Sampled actions, which of the legal ones they are, their log-probabilities and the values."""
    legal = legal_of(batch)
    scores, values = policy(torch.as_tensor(batch.observation), torch.as_tensor(legal))
    picked = torch.distributions.Categorical(logits=scores).sample()
    chosen = scores.gather(1, picked[:, None]).squeeze(1)
    return legal[np.arange(batch.n), picked.numpy()], picked.numpy(), chosen.numpy(), values.numpy(), legal


@dataclass
class Samples:
    cells: np.ndarray
    legal: np.ndarray
    picked: np.ndarray
    scores: np.ndarray
    advantages: np.ndarray
    returns: np.ndarray


def collect(policy: Policy, batch: Batch, steps: int) -> Samples:
    """Play, then look back: every seat's own questions follow each other, whatever the others did between them."""
    n, seats = batch.n, batch.setup.seats
    lines: list[tuple[np.ndarray, ...]] = []
    for _ in range(steps):
        cells, asked = batch.observation.copy(), batch.seat.copy()
        actions, picked, scores, values, legal = choose(policy, batch)
        batch.step(actions)
        lines.append((cells, legal, picked, scores, values, asked, batch.done.copy(), batch.reward.copy()))
    lanes = np.arange(n)
    after, gained, due = np.zeros((n, seats)), np.zeros((n, seats)), np.zeros((n, seats))
    known = np.zeros((n, seats), bool)  # whether what followed this seat's answer was seen
    width = max(line[1].shape[1] for line in lines)
    parts: list[Samples] = []
    for cells, legal, picked, scores, values, asked, done, reward in reversed(lines):
        ended = done > 0
        after[ended], gained[ended], known[ended] = 0, 0, True
        due[ended] = reward[ended]
        surprise = due[lanes, asked] + GAMMA * after[lanes, asked] - values
        advantage = surprise + GAMMA * LAMBDA * gained[lanes, asked]
        use = known[lanes, asked]
        padded = np.full((n, width), batch.spec.actions.size)
        padded[:, : legal.shape[1]] = legal
        returns = advantage + values
        parts.append(Samples(cells[use], padded[use], picked[use], scores[use], advantage[use], returns[use]))
        after[lanes, asked], gained[lanes, asked], due[lanes, asked] = values, np.where(use, advantage, 0), 0
        known[lanes, asked] = True
    names = ("cells", "legal", "picked", "scores", "advantages", "returns")
    return Samples(*[np.concatenate([getattr(part, name) for part in parts]) for name in names])


def improve(policy: Policy, optimizer: torch.optim.Optimizer, samples: Samples, epochs: int = 2, size: int = 1024) -> None:
    advantages = (samples.advantages - samples.advantages.mean()) / (samples.advantages.std() + 1e-8)
    for _ in range(epochs):
        for rows in np.array_split(np.random.permutation(len(advantages)), max(1, len(advantages) // size)):
            scores, values = policy(torch.as_tensor(samples.cells[rows]), torch.as_tensor(samples.legal[rows]))
            now = scores.gather(1, torch.as_tensor(samples.picked[rows])[:, None]).squeeze(1)
            ratio = torch.exp(now - torch.as_tensor(samples.scores[rows]))
            better = torch.as_tensor(advantages[rows], dtype=torch.float32)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            wrong = (values - torch.as_tensor(samples.returns[rows], dtype=torch.float32)).pow(2).mean()
            spread = -(scores.exp() * scores.clamp(min=-1e8)).sum(-1).mean()
            loss = VALUE * wrong - gain - ENTROPY * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def against_random(policy: Policy, batch: Batch, games: int) -> tuple[float, float]:
    """The mean reward of the policy, which sits in seat ``lane % seats``, and its share of first places."""
    lot = np.random.default_rng(0)
    mine = np.arange(batch.n) % batch.setup.seats
    worth: list[float] = []
    while len(worth) < games:
        learned = choose(policy, batch)[0]
        batch.step(np.where(batch.seat == mine, learned, batch.random_actions(lot)))
        for lane in np.flatnonzero(batch.done):
            worth.append(float(batch.reward[lane, mine[lane]]))
    return float(np.mean(worth)), float(np.mean([one == 1.0 for one in worth]))


def train(minutes: float, game: str = "citadels", seats: int = 4, lanes: int = 64, steps: int = 64, games: int = 200,
          seed: int = 0, most: int = 10**9, most_decisions: int = 2_000) -> tuple[Policy, list[dict[str, float]]]:  # fmt: skip
    """Until the time is over or ``most`` rounds are played; a line of the curve about every tenth of it."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    torch.set_num_threads(1)
    setup = setup_for(game, seats=seats)
    batch = Batch(lanes, setup, seed=seed, masks=False, most_decisions=most_decisions)
    rating = Batch(lanes, setup, seed=seed + 1, masks=False, most_decisions=most_decisions)
    policy = Policy(batch.layout, batch.spec.actions.size)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    began, shown, decisions, rounds = time.monotonic(), -minutes, 0, 0
    curve: list[dict[str, float]] = []
    while True:
        spent = (time.monotonic() - began) / 60
        over = spent >= minutes or rounds >= most
        if over or spent - shown >= minutes / 10:
            reward, first = against_random(policy, rating, games)
            line = {"minutes": round(spent, 2), "decisions": decisions, "reward": round(reward, 3), "first": round(first, 3)}
            curve.append(line)
            print(f"{spent:5.1f} min {decisions:9,} decisions: reward {reward:+.2f}, first {first:.0%}", flush=True)
            shown = (time.monotonic() - began) / 60
        if over:
            return policy, curve
        improve(policy, optimizer, collect(policy, batch, steps))
        decisions += lanes * steps
        rounds += 1


def save_curve(curve: list[dict[str, float]], path: Path, title: str) -> None:
    """As a table and as a picture."""
    with path.with_suffix(".csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)
    most = max(line["decisions"] for line in curve) or 1
    points = " ".join(f"{60 + 520 * line['decisions'] / most:.0f},{180 - 150 * line['reward']:.0f}" for line in curve)
    label = '<text x="{}" y="{}" font-family="sans-serif" font-size="13">{}</text>'
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 370">',
        '<rect width="600" height="370" fill="#faf6ec"/>',
        *[f'<path d="M60 {180 - 150 * y}H580" stroke="#bbb"/>' for y in (-1, -0.5, 0, 0.5, 1)],
        *[label.format(20, 184 - 150 * y, f"{y:+.1f}") for y in (-1, -0.5, 0, 0.5, 1)],
        f'<polyline points="{points}" fill="none" stroke="#7a2d8a" stroke-width="2.5"/>',
        label.format(60, 20, title),
        label.format(440, 360, f"{most:,} decisions"),
        "</svg>",
    ]  # fmt: skip
    path.with_suffix(".svg").write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--game", default="citadels", choices=["citadels", "dominion"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--save", type=Path)
    chosen = parser.parse_args()
    policy, curve = train(chosen.minutes, chosen.game, chosen.seats)
    if chosen.curve:
        save_curve(curve, chosen.curve, f"{chosen.game}, {chosen.seats} seats: mean reward against random play")
    if chosen.save:
        torch.save(policy.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
