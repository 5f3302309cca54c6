"""A whole training: progress is told as it goes, weights and everything needed to go on are kept."""

import json
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.extras import MissingExtra
from regalia.learn.options import Options

if TYPE_CHECKING:
    from regalia.learn.workers import Crew

Tell = Callable[[dict[str, Any]], None]


def train(options: Options, tell: Tell) -> bool:
    """Ends after ``options.seconds``, matches included; ``tell`` hears of every few seconds. Whether it was not interrupted."""
    if find_spec("torch") is None:
        raise MissingExtra("torch", "learn")
    from regalia.learn.workers import Crew, Work

    began = time.monotonic()
    work = Work(
        options.game,
        options.seats,
        options.workers,
        options.lanes,
        options.setups,
        0.0 if options.against else options.partners,
        1.0 if options.against else options.past,
        options.seed + int(time.time()) % 100_000,
    )
    crew = Crew(work)  # before PyTorch is loaded, which forked processes do not survive
    try:
        return train_with(crew, options, tell, began)
    finally:
        crew.stop()


def train_with(crew: "Crew", options: Options, tell: Tell, began: float) -> bool:
    from regalia.learn.judge import match
    from regalia.learn.lanes import PARTNER, PAST
    from regalia.learn.network import exported
    from regalia.learn.trainer import Trainer
    from regalia.learn.weights import save

    trainer = Trainer(options, crew)
    if options.resume is not None:
        trainer.resume(options.resume.with_suffix(".pt"))
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

    is_whole = True
    try:
        while time.monotonic() - began < end and not 0 < options.decisions <= trainer.learned:
            line: dict[str, Any] = dict(trainer.lesson(trainer.seconds / horizon))
            gather(line, crew.ask("stats"), against)
            line["busy"] = line["busy"] / options.workers / line["play_s"]
            line |= {"lesson": trainer.lessons, "decisions": trainer.decisions, "seconds": trainer.seconds}
            if time.monotonic() - told > options.say:
                told = time.monotonic()
                # times the even share
                line |= {f"against_{kind}": share / max(1e-9, fair) for kind, (_, share, fair) in sorted(against.items())}
                against = {}
                line = {name: round(value, 5) for name, value in line.items()}
                tell(line)
                write(curve, line)
            if time.monotonic() - saved > options.save:
                saved = time.monotonic()
                keep()
    except KeyboardInterrupt:
        is_whole = False
    keep()
    until = began + options.seconds
    for seats in sorted(set(options.seats), key=lambda seats: seats != 4) if options.judge_seconds and is_whole else []:
        for scenario in ("first_game", "random") if seats == 4 else ("random",):
            if time.monotonic() < until - 2:
                others = PAST if options.against else PARTNER
                found = match(trainer, trainer.now, seats, scenario, options.judge_deals * 4 // seats, until, others)
                tell(found)
                write(options.out.with_suffix(".matches.jsonl"), found)
    return is_whole


def gather(line: dict[str, Any], told: list[dict[str, Any]], against: dict[int, list[float]]) -> None:
    """What the workers counted, added up; by who sat on the other seats how often it won."""
    for stats in told:
        for kind, (games, share, fair) in stats.pop("against").items():
            had = against.setdefault(kind, [0, 0.0, 0.0])
            had[0] += games
            had[1] += share
            had[2] += fair
        for name, value in stats.items():
            line[name] = line.get(name, 0) + value


def write(file: Path, line: dict[str, Any]) -> None:
    with file.open("a", encoding="utf-8") as opened:
        opened.write(json.dumps(line) + "\n")
