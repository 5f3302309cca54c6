"""Expert iteration: a champion plays with search, a pupil learns to answer at once what the champion found by thinking.

The pupil becomes champion when it beats the champion by deals. What is learned from are the latest targets: how often the walks
tried each option, and what they found the decision worth.
"""

import math
import time
from functools import partial
from typing import Any, Final

from regalia.extras import extra
from regalia.learn.judge import match
from regalia.learn.lanes import PAST
from regalia.learn.options import Options
from regalia.learn.recorded import Recorded
from regalia.learn.thinking import Effort
from regalia.learn.trainer import Trainer
from regalia.learn.workers import HALVES, THINK, WIDTH, Targets, Thinking

with extra("learn"):
    import torch

Tensor = Any
FIRST_DEALS: Final = 2_000_000  # seeds of the deals of the first gate; every gate has others


class Store:
    """The latest targets; the oldest make room for new ones."""

    def __init__(self, room: int, cells: int, device: Any) -> None:
        def empty(*shape: int, of: Any = torch.float32) -> Tensor:
            return torch.zeros((room, *shape), dtype=of, device=device)

        self.room: Final = room
        self.rows: Final = empty(cells, of=torch.int8)
        self.legal: Final = empty(WIDTH, of=torch.int32)
        self.shares: Final = empty(WIDTH)
        self.values: Final = empty()
        self.next = 0
        self.number = 0

    def add(self, targets: Targets) -> None:
        number = len(targets.values)
        at = (self.next + torch.arange(number)) % self.room
        if number > self.room:  # the later ones win
            at = at[-self.room :]
        for mine, theirs in (
            (self.rows, targets.rows),
            (self.legal, targets.legal),
            (self.shares, targets.shares),
            (self.values, targets.values),
        ):
            mine[at.to(mine.device)] = torch.from_numpy(theirs[-self.room :].copy()).to(mine.device)
        self.next = (self.next + number) % self.room
        self.number = min(self.room, self.number + number)


class Expert:
    """``trainer.then`` is the champion, ``trainer.now`` the pupil."""

    def __init__(self, trainer: Trainer, options: Options) -> None:
        self.trainer: Final = trainer
        self.options: Final = options
        self.store: Final = Store(options.stored, trainer.plan.cells + 2, trainer.device)
        self.judge: Final = [Recorded(partial(self.judged, half), trainer.is_cuda) for half in HALVES]
        self.gates = 0
        self.refused = 0  # in a row
        self.found = 0  # targets
        self.crown()
        effort = Effort(round(1000 * options.often), options.walks, options.together, round(1000 * options.styled))
        trainer.crew.think(Thinking(effort, options.expert_partners, options.seed + trainer.lessons))

    def crown(self) -> None:
        for name, one in self.trainer.now.items():
            self.trainer.then[name].copy_(one.detach())

    # -- playing -----------------------------------------------------------------------------------------------------------

    def judged(self, half: int) -> tuple[Tensor, Tensor]:
        trainer = self.trainer
        with torch.no_grad(), trainer.autocast():
            return trainer.network.forward(trainer.then, *trainer.look(half))

    def step(self, half: int) -> None:
        """The champion judges what all walks of one half wait for."""
        trainer = self.trainer
        crew, memory = trainer.crew, trainer.crew.halves[half]
        crew.wait(half)
        if trainer.is_cuda:
            trainer.receive(half)
            scores, values = self.judge[half]()
            memory.scores[:] = scores.float().cpu().numpy()
            memory.values[:] = values.float().cpu().numpy()
        else:  # only what is waited for
            used = torch.from_numpy((memory.legal[:, 0] >= 0).nonzero()[0])
            seen = trainer.looked(*[trainer.seen[half][name][used] for name in ("rows", "legal")])
            with torch.no_grad():
                scores, values = trainer.network.forward(trainer.then, *seen)
            memory.scores[used.numpy()] = scores.numpy()
            memory.values[used.numpy()] = values.numpy()
        crew.go(half, THINK)

    def play(self, enough: int) -> dict[str, float]:
        """Until so many new targets are there; what was counted."""
        counts: dict[str, float] = {"targets": 0, "decisions": 0, "walks": 0, "games": 0}
        while counts["targets"] < enough:
            for _ in range(self.options.steps):
                for half in HALVES:
                    self.step(half)
            for found in self.trainer.crew.ask("targets"):
                self.store.add(found)
                counts["targets"] += len(found.values)
                for name, number in found.counts.items():
                    counts[name] += number
        return counts

    # -- learning ----------------------------------------------------------------------------------------------------------

    def losses(self, spots: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Of stored targets: cross entropy to the shares, squared error of the value, how often the first choice is alike."""
        trainer, store = self.trainer, self.store
        seen = trainer.looked(store.rows[spots], store.legal[spots])
        with trainer.autocast():
            chances, values = trainer.network.forward(trainer.now, *seen)
        shares = store.shares[spots]
        said = -(shares * chances).sum(1).mean()
        wrong = torch.nn.functional.mse_loss(values, store.values[spots])
        alike = (chances.argmax(1) == shares.argmax(1)).float().mean()
        return said, wrong, alike

    def learn(self, steps: int, rate: float) -> dict[str, float]:
        trainer, options = self.trainer, self.options
        for group in trainer.optimizer.param_groups:
            if trainer.is_cuda:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        sums = torch.zeros(3, device=trainer.device)
        for _ in range(steps):
            spots = torch.randint(self.store.number, (min(options.batch, self.store.number),), device=trainer.device)
            said, wrong, alike = self.losses(spots)
            trainer.optimizer.zero_grad(set_to_none=True)
            (said + options.value_weight * wrong).backward()
            torch.nn.utils.clip_grad_norm_(trainer.learning, 0.5)
            trainer.optimizer.step()
            sums += torch.stack([said.detach(), wrong.detach(), alike])
        policy, value, agrees = (sums / max(1, steps)).tolist()
        return {"policy_loss": policy, "value_loss": value, "agrees": agrees, "rate": rate}

    def lesson(self, progress: float) -> dict[str, float]:
        """Play and think, then learn from it."""
        trainer, options = self.trainer, self.options
        began = time.monotonic()
        line = self.play(options.targets)
        played = time.monotonic()
        self.found += int(line["targets"])
        steps = max(1, round(options.passes * line["targets"] / min(options.batch, self.store.number)))
        line |= self.learn(steps, options.rate.at(progress))
        ended = time.monotonic()
        trainer.lessons += 1
        trainer.lessons_here += 1
        trainer.decisions += int(line["decisions"])
        trainer.learned += int(line["targets"])
        trainer.seconds += ended - began
        line |= {"play_s": played - began, "learn_s": ended - played, "stored": float(self.store.number)}
        return line | {"per_s": line["decisions"] / (ended - began), "walks_per_s": line["walks"] / (played - began)}

    # -- the gate ----------------------------------------------------------------------------------------------------------

    def gate(self, until: float) -> dict[str, Any]:
        """The pupil alone among champions, at every number of seats, every deal in every seating. It is crowned if it wins more
        than its even share, by more than ``surely`` standard errors; who is refused too often begins again as the champion.

        Deals follow from the lessons, so that who goes on with ``--resume`` meets others. Without all its games a gate says
        nothing: of a few deals neither the gain nor the error is known."""
        options, sizes = self.options, sorted(set(self.options.seats))
        gain, doubt, games = 0.0, 0.0, 0
        first = FIRST_DEALS + self.trainer.lessons // options.gate_every * options.gate_deals
        self.gates += 1
        for seats in sizes:
            deals = max(2, options.gate_deals // len(sizes))
            found = match(self.trainer, self.trainer.now, seats, "random", deals, until, PAST, first=first)
            games += found["games"]
            if found["games"] < deals * seats:  # the time was over: no refusal that counts, for the pupil may be good
                return {"gate": self.gates, "accepted": False, "games": games, "is_whole": False}
            gain += (found["wins"] / found["even"] - 1.0) / len(sizes)
            doubt += (found["error"] / found["even"] / len(sizes)) ** 2
        error = math.sqrt(doubt)
        accepted = gain > options.surely * error
        if accepted:
            self.crown()
        self.refused = 0 if accepted else self.refused + 1
        if self.refused >= options.patience:
            self.refused = 0
            self.trainer.begin_with(self.trainer.then)
        return {"gate": self.gates, "accepted": accepted, "games": games, "times": 1.0 + gain, "error": error, "is_whole": True}
