"""A whole training: progress is told as it goes, weights and everything needed to go on are kept."""

import json
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from regalia.extras import MissingExtra
from regalia.learn.options import Options, small
from regalia.learn.weights import read

if TYPE_CHECKING:
    from regalia.learn.workers import Crew

SEEDS: Final = 100_000
Tell = Callable[[dict[str, Any]], None]

# What ``regalia learn`` asks of whoever trains a game, besides ``train``; a door's part ``trainer`` has the same.
SEATS: Final = "4,2,4,3,5,4,6,4,7,8,5,3"  # how often each number is played, unless something else is said
LANES: Final = 448  # games at once in each half of a process
KEPT: Final = ".pt"  # what is needed to go on lies beside the weights under this ending
LACKS: Final[tuple[str, ...]] = ()  # options it knows nothing of


def fitted(options: Options, is_small: bool) -> Options:
    """The numbers that suit the game, for a GPU or a CPU."""
    return small(options) if is_small else options


def train(options: Options, tell: Tell) -> bool:
    """Ends after ``options.seconds``, matches included; ``tell`` hears of every few seconds. Whether it was not interrupted."""
    if find_spec("torch") is None:
        raise MissingExtra("torch", "learn")
    began = time.monotonic()
    crew = crew_of(options)  # before PyTorch is loaded, which forked processes do not survive
    try:
        return train_with(crew, options, tell, began)
    finally:
        crew.stop()


def crew_of(options: Options) -> "Crew":
    """Who plays. Who goes on from an earlier run plays other games than before."""
    from regalia.learn.workers import Crew, Work

    lot = random.Random(f"{options.seed}/{lessons_before(options)}")
    return Crew(
        Work(
            options.game,
            options.seats,
            options.workers,
            options.lanes,
            options.setups,
            0.0 if options.against else options.partners,
            1.0 if options.against else options.past,
            lot.randrange(SEEDS),
            options.styled,
        )
    )


def lessons_before(options: Options) -> int:
    """How many lessons there were in earlier runs."""
    if options.resume is None or not options.resume.exists():
        return 0
    found: int = read(options.resume).about["training"]["lessons"]
    return found


def train_with(crew: "Crew", options: Options, tell: Tell, began: float) -> bool:
    from regalia.learn.expert import Expert
    from regalia.learn.judge import match
    from regalia.learn.lanes import PARTNER, PAST
    from regalia.learn.network import exported
    from regalia.learn.trainer import Trainer
    from regalia.learn.weights import save

    trainer = Trainer(options, crew)
    if options.resume is not None:
        trainer.resume(options.resume.with_suffix(KEPT))
    crew.ready()
    expert = Expert(trainer, options) if options.expert else None
    teacher: Trainer | Expert = expert or trainer
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
        kept = trainer.now if expert is None else trainer.then  # the champion
        save(options.out, options.game, exported(trainer.network, kept), log)
        trainer.save(options.out.with_suffix(KEPT), kept)

    is_whole = True
    try:
        while time.monotonic() - began < end and not 0 < options.decisions <= trainer.learned:
            progress = trainer.learned / options.decisions if options.decisions else trainer.seconds / horizon
            line: dict[str, Any] = dict(teacher.lesson(options.annealed + (1.0 - options.annealed) * progress))
            gather(line, crew.ask("stats"), against)
            line["busy"] = line["busy"] / options.workers / line["play_s"]
            if expert is not None and trainer.lessons_here % options.gate_every == 0:
                left = began + end - time.monotonic()
                gated = expert.gate(time.monotonic() + max(left, options.gate_seconds))
                tell(gated)
                write(curve, gated)
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
    if expert is not None:
        trainer.begin_with(trainer.then)
    if is_whole and options.judge_seconds:
        others = PAST if options.against else PARTNER
        for seats, scenario, style in judged(options, list(trainer.kit.recipe.styles)):
            if time.monotonic() < began + options.seconds - 2:
                deals, until = options.judge_deals * 4 // seats, began + options.seconds
                number = trainer.kit.style(style)
                found = match(trainer, trainer.now, seats, scenario, deals, until, others, number)
                found["style"] = style
                tell(found)
                write(options.out.with_suffix(".matches.jsonl"), found)
    return is_whole


def judged(options: Options, styles: list[str]) -> Iterator[tuple[int, str, str]]:
    """What is judged at the end: seats, scenario, style. At four seats first games, too, and every style that was learned."""
    for seats in sorted(set(options.seats), key=lambda seats: seats != 4):
        if seats == 4:
            yield seats, "first_game", ""
        yield seats, "random", ""
        if seats == 4 and options.styled and not options.against:
            for style in styles:
                yield seats, "random", style


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
