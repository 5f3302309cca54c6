"""A whole training: progress is told as it goes, weights and everything needed to go on are kept."""

import json
import time
from collections.abc import Callable
from typing import Any

from regalia.learn.options import Options
from regalia.learn.workers import Crew, Work

Tell = Callable[[dict[str, Any]], None]


def train(options: Options, tell: Tell) -> None:
    """Ends after ``options.seconds``, matches included; ``tell`` hears of every few seconds."""
    began = time.monotonic()
    work = Work(
        options.game,
        options.seats,
        options.workers,
        options.lanes,
        options.setups,
        options.partners,
        options.past,
        options.seed + int(time.time()) % 100_000,
    )
    crew = Crew(work)  # before PyTorch is loaded, which forked processes do not survive
    try:
        train_with(crew, options, tell, began)
    finally:
        crew.stop()


def train_with(crew: Crew, options: Options, tell: Tell, began: float) -> None:
    from regalia.learn.judge import match
    from regalia.learn.network import exported
    from regalia.learn.trainer import Trainer
    from regalia.learn.weights import save

    trainer = Trainer(options, crew)
    if options.resume is not None:
        trainer.resume(options.resume)
    crew.ready()
    earlier = trainer.seconds
    end = options.seconds - options.judge_seconds
    horizon = options.horizon or earlier + end
    curve = options.out.with_suffix(".curve.jsonl")
    tell(
        {
            "device": str(trainer.device),
            "parameters": sum(one.numel() for one in trainer.now.values()),
            "lanes": 2 * crew.number,
        }
    )
    told = saved = time.monotonic()
    against: dict[int, list[float]] = {}

    def keep() -> None:
        log = {"decisions": trainer.decisions, "seconds": round(trainer.seconds), "lessons": trainer.lessons}
        save(options.out, options.game, exported(trainer.network, trainer.now), log)
        trainer.save(options.out.with_suffix(".pt"))

    while time.monotonic() - began < end:
        line: dict[str, Any] = dict(trainer.lesson(trainer.seconds / horizon))
        for stats in crew.ask("stats"):
            for kind, (games, share, fair) in stats.pop("against").items():
                had = against.setdefault(kind, [0, 0.0, 0.0])
                had[0] += games
                had[1] += share
                had[2] += fair
            for name, value in stats.items():
                line[name] = line.get(name, 0) + value
        line["busy"] = line["busy"] / options.workers / line["play_s"]
        line |= {"lesson": trainer.lessons, "decisions": trainer.decisions, "seconds": trainer.seconds}
        if time.monotonic() - told > options.say:
            told = time.monotonic()
            # times the even share
            line |= {f"against_{kind}": share / max(1e-9, fair) for kind, (_, share, fair) in sorted(against.items())}
            against = {}
            line = {name: round(value, 5) for name, value in line.items()}
            tell(line)
            with curve.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        if time.monotonic() - saved > options.save:
            saved = time.monotonic()
            keep()
    keep()
    until = began + options.seconds
    for seats in sorted(set(options.seats), key=lambda seats: seats != 4) if options.judge_seconds else []:
        for scenario in ("first_game", "random") if seats == 4 else ("random",):
            if time.monotonic() < until - 2:
                found = match(trainer, trainer.now, seats, scenario, options.judge_deals * 4 // seats, until)
                tell(found)
                with options.out.with_suffix(".matches.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(found) + "\n")
