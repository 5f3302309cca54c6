"""Matches at the end of training: one of a kind among others, every deal in every seating."""

import math
import time
from typing import Any

from regalia.extras import extra
from regalia.learn.lanes import LEARNER, PARTNER, PAST, WHO, Result, Task
from regalia.learn.network import Parameters
from regalia.learn.trainer import Trainer
from regalia.learn.workers import HALVES, JUDGED_SETUPS, Judging

with extra("learn"):
    import torch

DEALS_FROM = 1_000_000  # seeds of deals that nobody learned from


def match(
    trainer: Trainer,
    at: Parameters,
    seats: int,
    scenario: str,
    deals: int,
    until: float,
    others: int = PARTNER,
    style: int = 0,
    first: int = DEALS_FROM,
) -> dict[str, Any]:
    """How often one learner wins among partners (or copies of ``trainer.then``), and the standard error by deal."""
    began = time.monotonic()
    kinds = [[LEARNER if seat == mine else others for seat in range(seats)] for mine in range(seats)]
    tasks = [
        Task(deal * seats + mine, deal % JUDGED_SETUPS, first + deal, kinds[mine], style)
        for deal in range(deals)
        for mine in range(seats)
    ]
    by_deal: dict[int, list[float]] = {}
    results = play(trainer, at, seats, scenario, tasks, until)
    for result in results:
        by_deal.setdefault(result.task // seats, []).append(result.shares[result.kinds.index(LEARNER)])
    whole = [sum(shares) / seats for shares in by_deal.values() if len(shares) == seats]
    number = len(whole)
    mean = sum(whole) / max(1, number)
    error = math.sqrt(sum((one - mean) ** 2 for one in whole) / max(1, number - 1) / max(1, number))
    return {
        "seats": seats, "scenario": scenario, "games": number * seats, "wins": round(mean, 4),
        "error": round(error, 4), "even": round(1 / seats, 4), "seconds": round(time.monotonic() - began, 1),
    }  # fmt: skip


@torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
def play(trainer: Trainer, at: Parameters, seats: int, scenario: str, tasks: list[Task], until: float) -> list[Result]:
    """The likeliest option is always taken."""
    crew = trainer.crew
    workers = crew.work.workers
    parts: list[tuple[list[Task], list[Task]]] = [([], []) for _ in range(workers)]
    for number, task in enumerate(tasks):
        parts[number % workers][number // workers % 2].append(task)
    crew.judge([Judging(seats, scenario, part) for part in parts])
    playing = set(HALVES)
    while playing and time.monotonic() < until:
        for half in sorted(playing):
            crew.wait(half)
            if (crew.halves[half].meta[:, WHO] < 0).all():
                playing.discard(half)
                continue
            trainer.receive(half)
            with trainer.autocast():
                seen = trainer.look(half)
                answers = trainer.network.forward(at, *seen)[0].argmax(1)
                if any(PAST in task.kinds for task in tasks[:1]):
                    theirs = trainer.network.forward(trainer.then, *seen)[0].argmax(1)
                    answers = torch.where(trainer.inbox[half]["meta"][:, WHO] == PAST, theirs, answers)
            trainer.seen[half]["answers"].copy_(answers.to(torch.int32))
            crew.go(half)
    return [result for part in crew.ask("results") for result in part]
