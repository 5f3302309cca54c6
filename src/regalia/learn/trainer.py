"""Self-play: workers play, the network answers in large batches and learns (PPO) from what came of it."""

import random
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

from regalia.extras import extra
from regalia.learn.advantages import advantages
from regalia.learn.features import ActionPlan, Plan
from regalia.learn.lanes import PAST, WHO
from regalia.learn.network import (
    STYLE,
    Features,
    Network,
    Parameters,
    Shape,
    fresh,
    parameters_of,
    shape_of,
    to_learn_from,
)
from regalia.learn.options import Options
from regalia.learn.part import Kit
from regalia.learn.recorded import Recorded
from regalia.learn.weights import load
from regalia.learn.workers import HALVES, WIDTH, Crew

with extra("learn"):
    import torch

Tensor = Any


class Memory:
    """What both halves played since the last lesson: [half, step, lane, …]."""

    def __init__(self, steps: int, lanes: int, plan: Plan, columns: int, kind: Any, device: Any) -> None:
        def empty(*shape: int, of: Any = torch.float32, more: int = 0) -> Tensor:
            return torch.zeros((len(HALVES), steps + more, lanes, *shape), dtype=of, device=device)

        self.table: Final = empty(plan.table_size, of=kind)
        self.seats: Final = empty(plan.room, plan.seat_size, of=kind)
        self.sizes: Final = empty(of=torch.int64)
        self.styles: Final = empty(of=torch.int64)
        self.groups: Final = empty(WIDTH, of=torch.int16)
        self.about: Final = empty(WIDTH, of=torch.int16)
        self.picked: Final = empty(of=torch.int64)
        self.chances: Final = empty()
        self.values: Final = empty()
        self.extras: Final = empty()
        self.meta: Final = empty(columns, of=torch.int32, more=1)
        self.kept: Final = [
            self.table, self.seats, self.sizes, self.styles, self.groups, self.about, self.picked, self.chances, self.values,
            self.extras,
        ]  # fmt: skip
        self.gains: Final = torch.zeros(len(HALVES) * steps * lanes, device=device)  # as ``learn`` makes them
        self.returns: Final = torch.zeros_like(self.gains)


class Trainer:
    def __init__(self, options: Options, crew: Crew) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(options.seed)
        torch.set_float32_matmul_precision("high")
        self.options: Final = options
        self.crew: Final = crew
        self.lot: Final = random.Random(options.seed)
        self.is_cuda: Final = torch.cuda.is_available()
        self.device: Final = torch.device("cuda" if self.is_cuda else "cpu")
        self.kind: Final = torch.bfloat16 if self.is_cuda else torch.float32
        kit = Kit(options.game)
        self.kit: Final = kit
        self.plan: Final = Plan(kit)
        actions = ActionPlan(kit)
        self.features: Final = Features(self.plan, self.device)
        self.extras: Final = torch.tensor(kit.extras(), device=self.device)
        given = options.against or options.begin or options.resume
        frozen = load(given) if given else None
        shape = shape_of(frozen) if frozen else Shape(options.trunk, options.blocks, options.tower)
        self.network: Final = Network(self.plan, actions, shape, self.device)
        self.now: Final = fresh(self.plan, actions, shape, self.device)
        if frozen:
            self.begin_with(to_learn_from(parameters_of(frozen, self.device)))
        self.then: Final = self.copy()  # the player on the seats of past selves
        if options.against and options.begin:
            self.begin_with(to_learn_from(parameters_of(load(options.begin), self.device)))
        self.selves: list[Parameters] = []
        self.rate: Final = torch.tensor(options.rate.first, device=self.device)  # recorded work reads numbers that change
        self.bonus: Final = torch.zeros((), device=self.device)
        self.by_place: Final = torch.zeros((), device=self.device)
        how = {"fused": True, "capturable": True} if self.is_cuda else {}
        for name, one in self.now.items() if options.style_only else []:
            one.requires_grad_(name.startswith(STYLE))
        self.learning: Final = [one for one in self.now.values() if one.requires_grad]
        self.optimizer: Final = torch.optim.Adam(
            self.learning, lr=self.rate if self.is_cuda else options.rate.first, eps=1e-5, **how
        )
        self.lessons = 0
        self.lessons_here = 0
        self.decisions = 0
        self.learned = 0  # of them, those that were learned from
        self.seconds = 0.0
        columns = crew.halves[0].meta.shape[1]
        self.memory: Final = Memory(options.steps, crew.number, self.plan, columns, self.kind, self.device)
        self.past_lanes: Final = round(options.lanes * crew.work.past)
        self.seen: Final = [self.shared_with(half) for half in HALVES]
        self.inbox: Final = [
            {name: torch.zeros(one.shape, dtype=one.dtype, device=self.device) for name, one in seen.items()}
            for seen in self.seen
        ]
        self.spots: Tensor = torch.zeros(options.batch, dtype=torch.int64, device=self.device)
        self.sums: Final = torch.zeros(4, device=self.device)
        self.answer: Final = [Recorded(partial(self.answered, half), self.is_cuda) for half in HALVES]
        self.look_back: Final = Recorded(self.looked_back, self.is_cuda)
        self.study: Final = Recorded(self.studied, self.is_cuda)

    def shared_with(self, half: int) -> dict[str, Tensor]:
        """The memory workers write, for the device to read."""
        memory = self.crew.halves[half]
        found: dict[str, Tensor] = {}
        for name in ("rows", "legal", "meta", "answers"):
            array = getattr(memory, name)
            found[name] = torch.from_numpy(array)
            if self.is_cuda:
                torch.cuda.cudart().cudaHostRegister(found[name].data_ptr(), array.nbytes, 0)
        return found

    def copy(self) -> Parameters:
        return {name: tensor.detach().clone() for name, tensor in self.now.items()}

    def autocast(self) -> Any:
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.is_cuda, cache_enabled=False)

    def begin_with(self, at: Parameters) -> None:
        with torch.no_grad():
            for name, one in self.now.items():
                if name in at:
                    one.copy_(at[name])
                else:
                    one.zero_()

    # -- playing -----------------------------------------------------------------------------------------------------------

    def look(self, half: int) -> tuple[Tensor, ...]:
        """What the network is shown of what lies in the inbox."""
        return self.looked(self.inbox[half]["rows"], self.inbox[half]["legal"])

    def looked(self, rows: Tensor, legal: Tensor) -> tuple[Tensor, ...]:
        groups, about = self.network.numbered(legal)
        table, seats = self.features(rows, self.kind)
        return table, seats, rows[:, -2].long(), rows[:, -1].long(), groups, about

    def receive(self, half: int) -> None:
        for name in ("rows", "legal", "meta"):
            self.inbox[half][name].copy_(self.seen[half][name], non_blocking=True)

    def lanes_of_past(self, tensor: Tensor) -> Tensor:
        """Of every worker the last lanes."""
        by_worker = tensor.view(self.options.workers, self.options.lanes, *tensor.shape[1:])
        return by_worker[:, self.options.lanes - self.past_lanes :].flatten(0, 1)

    def answered(self, half: int) -> list[Tensor]:
        """What ``Memory.kept`` keeps of one half."""
        with torch.no_grad():
            seen = self.look(half)
            with self.autocast():
                chances, value = self.network.forward(self.now, *seen)
            noise = gumbel(chances)
            picked = (chances + noise).argmax(1)
            if self.past_lanes:
                with self.autocast():
                    theirs, _ = self.network.forward(self.then, *[self.lanes_of_past(one) for one in seen])
                is_past = self.lanes_of_past(self.inbox[half]["meta"][:, WHO]) == PAST
                other = (theirs + self.lanes_of_past(noise)).argmax(1)
                chosen = torch.where(is_past, other, self.lanes_of_past(picked))
                by_worker = picked.view(self.options.workers, self.options.lanes)
                by_worker[:, self.options.lanes - self.past_lanes :] = chosen.view(self.options.workers, self.past_lanes)
            chance = chances.gather(1, picked[:, None]).squeeze(1)
            answers = self.inbox[half]["legal"].gather(1, picked[:, None]).squeeze(1)
            extra = self.extras[seen[3], answers.clamp(min=0).long()]
        return [*seen, picked, chance, value, extra]

    def choose(self, half: int, step: int) -> None:
        """Answer one half, and remember it."""
        self.receive(half)
        found = self.answer[half]()
        self.seen[half]["answers"].copy_(found[6].to(torch.int32), non_blocking=True)
        for memory, one in zip(self.memory.kept, found, strict=True):
            memory[half, step].copy_(one)
        self.memory.meta[half, step].copy_(self.inbox[half]["meta"])
        self.synchronize()

    def synchronize(self) -> None:
        if self.is_cuda:
            torch.cuda.current_stream().synchronize()

    def play(self) -> float:
        """A lesson's worth of decisions; how long workers were waited for."""
        waited = 0.0
        for step in range(self.options.steps + 1):
            for half in HALVES:
                began = time.perf_counter()
                self.crew.wait(half)
                waited += time.perf_counter() - began
                if step == self.options.steps:
                    self.memory.meta[half, step].copy_(self.seen[half]["meta"])
                    continue
                self.choose(half, step)
                self.crew.go(half)
        return waited

    # -- learning ----------------------------------------------------------------------------------------------------------

    def lesson(self, progress: float) -> dict[str, float]:
        """Play, then learn from it."""
        options = self.options
        if options.against is None:
            self.remember()
        began = time.monotonic()
        waited = self.play()
        played = time.monotonic()
        rate = options.rate.at(progress) * min(1.0, (self.lessons_here + 1) / options.warm_up)
        self.bonus.fill_(options.entropy.at(progress))
        self.by_place.fill_(options.by_place.at(progress))
        for group in self.optimizer.param_groups:
            if self.is_cuda:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        found = self.learn()
        self.synchronize()
        ended = time.monotonic()
        decisions = len(HALVES) * self.crew.number * options.steps
        self.lessons += 1
        self.lessons_here += 1
        self.decisions += decisions
        self.learned += int(found["used"])
        self.seconds += ended - began
        found |= {"rate": rate, "play_s": played - began, "learn_s": ended - played, "waited_s": waited}
        return found | {"per_s": decisions / (ended - began)}

    def remember(self) -> None:
        """Now and then the learner as it is becomes a past self; one of them plays."""
        options = self.options
        if not self.selves or self.lessons % options.every == 0:
            self.selves.append(self.copy())
            if len(self.selves) > options.selves:
                del self.selves[self.lot.randrange(options.selves // 2)]  # of the older half
        for name, one in self.lot.choice(self.selves).items():
            self.then[name].copy_(one)

    def looked_back(self) -> tuple[Tensor, Tensor]:
        memory = self.memory
        parts = [
            advantages(
                memory.meta[half], memory.values[half], memory.extras[half], self.crew.room, self.options.trace, self.by_place
            )
            for half in HALVES
        ]
        return torch.stack([part[0] for part in parts]).view(-1), torch.stack([part[1] for part in parts]).view(-1)

    def learn(self) -> dict[str, float]:
        options, memory = self.options, self.memory
        gains, use = self.look_back()
        memory.returns.copy_(gains + memory.values.view(-1))
        rows = use.nonzero().squeeze(1)
        explained = 1 - gains[rows].var() / (memory.returns[rows].var() + 1e-8)
        memory.gains.copy_((gains - gains[rows].mean()) / gains[rows].std().clamp(min=0.05))
        self.sums.zero_()
        steps = 0
        batch = min(options.batch, len(rows))
        for _ in range(options.epochs):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for at in range(len(rows) // batch):
                spots = order[at * batch : (at + 1) * batch]
                if self.is_cuda:
                    self.spots.copy_(spots)
                else:
                    self.spots = spots
                self.study()
                steps += 1
            if float(self.sums[2]) / steps > options.most_change:
                break
        spread, wrong, change, clipped = (self.sums / steps).tolist()
        found = {"entropy": spread, "value_loss": wrong, "change": change, "clipped": clipped}
        return found | {"explained": float(explained), "used": float(len(rows))}

    def studied(self) -> None:
        """One step of learning from the decisions at ``spots``."""
        memory, spots, clip = self.memory, self.spots, self.options.clip
        *seen, picked, chances = [one.flatten(0, 2)[spots] for one in memory.kept[:8]]
        with self.autocast():
            now, value = self.network.forward(self.now, *seen)
        change = now.gather(1, picked[:, None]).squeeze(1) - chances
        ratio = change.exp()
        good = memory.gains[spots]
        gain = torch.min(ratio * good, ratio.clamp(1 - clip, 1 + clip) * good).mean()
        spread = -(now.exp() * now.clamp(min=-50)).sum(1).mean()
        wrong = torch.nn.functional.mse_loss(value, memory.returns[spots])
        self.optimizer.zero_grad(set_to_none=True)
        (wrong - gain - self.bonus * spread).backward()
        torch.nn.utils.clip_grad_norm_(self.learning, 0.5)
        self.optimizer.step()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > clip).float().mean()
            self.sums.add_(torch.stack([spread.detach(), wrong.detach(), (ratio - 1 - change).mean(), clipped]))

    # -- keeping -----------------------------------------------------------------------------------------------------------

    def save(self, path: Path, at: Parameters) -> None:
        """Everything needed to go on from some parameters, in files of moderate size."""
        state = {"lessons": self.lessons, "decisions": self.decisions, "seconds": self.seconds}
        torch.save({"now": {name: one.detach().cpu() for name, one in at.items()}, "state": state}, path)
        moments, names = self.optimizer.state_dict()["state"], self.learned_names()
        slim = {names[at]: {of: one.to(torch.bfloat16).cpu() for of, one in kept.items()} for at, kept in moments.items()}
        torch.save(slim, path.with_suffix(".moments.pt"))
        kept = [self.selves[at] for at in sorted({len(self.selves) // 2, len(self.selves) - 1})] if self.selves else []
        torch.save([{name: one.half().cpu() for name, one in self_.items()} for self_ in kept], path.with_suffix(".past.pt"))

    def learned_names(self) -> list[str]:
        return [name for name, one in self.now.items() if one.requires_grad]

    def resume(self, path: Path) -> None:
        stored = torch.load(path, map_location=self.device)
        self.begin_with(stored["now"])
        state = stored["state"]
        self.lessons, self.decisions, self.seconds = state["lessons"], state["decisions"], state["seconds"]
        torch.manual_seed(self.options.seed + self.lessons)  # not the same lots again
        self.lot.seed(f"{self.options.seed}/{self.lessons}")
        if path.with_suffix(".moments.pt").exists():
            moments = torch.load(path.with_suffix(".moments.pt"), map_location=self.device)
            whole = self.optimizer.state_dict()
            names = self.learned_names()  # perhaps others than before
            whole["state"] = {
                names.index(at): {of: one.float() for of, one in kept.items()} for at, kept in moments.items() if at in names
            }
            self.optimizer.load_state_dict(whole)
        if path.with_suffix(".past.pt").exists():
            past = torch.load(path.with_suffix(".past.pt"), map_location=self.device)
            self.selves = [{name: one.float() for name, one in self_.items()} for self_ in past]


def gumbel(like: Tensor) -> Tensor:
    """Noise that makes the largest of the sums a draw by chances."""
    return -torch.log(-torch.log(torch.rand_like(like).clamp_(1e-9, 1 - 1e-7)))
