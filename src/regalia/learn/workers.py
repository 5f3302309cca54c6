"""Processes that play many games each, in memory they share with the learner; no PyTorch in them."""

import mmap
import multiprocessing
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from regalia.extras import extra
from regalia.games import start
from regalia.learn.lanes import (
    COLUMNS,
    IDLE,
    LEARNER,
    PER,
    SELF,
    TASKS,
    WHO,
    WITH_PARTNERS,
    WITH_PAST,
    LearnLanes,
    Result,
    Task,
)
from regalia.learn.part import Kit
from regalia.learn.thinking import Effort, ThinkingLanes

with extra("learn"):
    import numpy as np

WIDTH: Final = 48  # legal actions that are offered at most
HALVES: Final = (0, 1)  # one is played while the other is judged
NOTHING: Final = -1
THINK: Final = 2  # added to the number of a half in which is thought
MOST_DECISIONS: Final = 3000
JUDGED: Final = 999_983  # the lot by which the setups of judging are drawn: the same for everybody, learned by nobody
JUDGED_SETUPS: Final = 256


@dataclass(frozen=True, slots=True)
class Work:
    """What every worker plays."""

    game: str
    seats: Sequence[int]  # numbers of seats, as often as they are to be played
    workers: int
    lanes: int  # of each half of a worker
    setups: int
    partners: float  # the share of lanes with other bots, and with past selves
    past: float
    seed: int
    styled: float = 0.0  # the share of learners' seats that play in a style


@dataclass(frozen=True, slots=True)
class Judging:
    """Some games, half by half; ``seats`` and ``scenario`` say which setups they are numbered among."""

    seats: int
    scenario: str
    tasks: tuple[list[Task], list[Task]]


@dataclass(frozen=True, slots=True)
class Thinking:
    """Games whose decisions are thought about."""

    effort: Effort
    partners: bool  # whether rules of thumb answer for the others in walks
    seed: int


@dataclass(frozen=True, slots=True)
class Targets:
    """What thinking found, row by row; and how much was played for it."""

    rows: Any
    legal: Any
    shares: Any
    values: Any
    walks: Any  # by target
    counts: dict[str, int]


class Half:
    """The memory of one half, all lanes of all workers."""

    def __init__(self, lanes: int, cells: int, room: int) -> None:
        self.rows: Final = shared((lanes, cells + 2), np.int8)
        self.legal: Final = shared((lanes, WIDTH), np.int32)
        self.meta: Final = shared((lanes, COLUMNS + 2 * room), np.int32)
        self.answers: Final = shared((lanes,), np.int32)
        self.scores: Final = shared((lanes, WIDTH), np.float32)  # by legal action what the learner says, for who thinks
        self.values: Final = shared((lanes,), np.float32)


def shared(shape: tuple[int, ...], kind: Any) -> Any:
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, size), dtype=kind).reshape(shape)


def modes_of(work: Work) -> list[int]:
    """The lanes with past selves are the last ones."""
    with_past, with_partners = round(work.lanes * work.past), round(work.lanes * work.partners)
    alone = work.lanes - with_past - with_partners
    return [SELF] * alone + [WITH_PARTNERS] * with_partners + [WITH_PAST] * with_past


class Worker:
    def __init__(self, index: int, work: Work, halves: Sequence[Half]) -> None:
        self.kit: Final = Kit(work.game)
        self.index: Final = index
        self.work: Final = work
        self.halves: Final = halves
        self.busy = 0.0
        setups = self.kit.part.setups(work.seats, work.setups, work.seed * 64 + index + 1)
        seed = 1 + work.seed * 7919 + index * 2
        self.training: Final = [self.lanes(setups, modes_of(work), seed + half, []) for half in HALVES]
        self.playing: list[LearnLanes] = self.training[:]
        self.thinking: list[ThinkingLanes] = []
        for half in HALVES:
            self.write(half)

    def lanes(self, setups: list[Any], modes: list[int], seed: int, tasks: list[Task]) -> LearnLanes:
        kit = self.kit
        partner = kit.part.partner()
        return LearnLanes(
            setups, start, kit.room, kit.encoders, kit.actions, partner, modes, seed, WIDTH, MOST_DECISIONS, tasks,
            len(kit.recipe.styles), round(PER * self.work.styled),
        )  # fmt: skip

    def write(self, half: int) -> None:
        first, last = self.index * self.work.lanes, (self.index + 1) * self.work.lanes
        memory, lanes = self.halves[half], self.playing[half]
        for array, cells in ((memory.rows, lanes.rows), (memory.legal, lanes.legal), (memory.meta, lanes.meta)):
            array[first:last].reshape(-1).view(np.uint8).data[:] = cells.getvalue()

    def step(self, half: int) -> None:
        began = time.perf_counter()
        first, last = self.index * self.work.lanes, (self.index + 1) * self.work.lanes
        self.playing[half].step(self.halves[half].answers[first:last].tobytes())
        self.write(half)
        self.busy += time.perf_counter() - began

    def think(self, thinking: Thinking) -> None:
        effort, kit, work = thinking.effort, self.kit, self.work
        setups = kit.part.setups(work.seats, work.setups, work.seed * 64 + self.index + 1)
        partner = kit.part.partner() if thinking.partners else None
        lanes = work.lanes // effort.together
        self.thinking = [
            ThinkingLanes(
                kit, setups, lanes, effort, 1 + thinking.seed * 7919 + self.index * 2 + half, WIDTH, MOST_DECISIONS, partner
            )
            for half in HALVES
        ]
        for half in HALVES:
            self.write_thoughts(half)

    def write_thoughts(self, half: int) -> None:
        """What waits to be judged; the rest of the room is marked as idle."""
        first, last = self.index * self.work.lanes, (self.index + 1) * self.work.lanes
        memory = self.halves[half]
        rows, legal = self.thinking[half].ask()
        used = len(legal)
        memory.rows[first : first + used].reshape(-1).view(np.uint8).data[:] = rows
        memory.legal[first:last] = -1
        for at, actions in enumerate(legal, first):
            memory.legal[at, : len(actions)] = actions
        memory.meta[first:last, WHO] = IDLE
        memory.meta[first : first + used, WHO] = LEARNER

    def on_with_thoughts(self, half: int) -> None:
        began = time.perf_counter()
        first, memory, lanes = self.index * self.work.lanes, self.halves[half], self.thinking[half]
        used = sum(lanes.waiting)
        sizes = (memory.legal[first : first + used] >= 0).sum(1).tolist()
        scores = memory.scores[first : first + used].tolist()
        lanes.hear([one[:size] for one, size in zip(scores, sizes, strict=True)], memory.values[first : first + used].tolist())
        self.write_thoughts(half)
        self.busy += time.perf_counter() - began

    def targets(self) -> Targets:
        """What was found since the last time."""
        found = [target for lanes in self.thinking for target in lanes.targets]
        number = len(found)
        legal, shares = np.full((number, WIDTH), -1, np.int32), np.zeros((number, WIDTH), np.float32)
        for at, target in enumerate(found):
            legal[at, : len(target.legal)] = target.legal
            shares[at, : len(target.legal)] = target.shares
        rows = np.frombuffer(b"".join([target.row for target in found]), np.int8).reshape(number, self.kit.layout.size + 2)
        values = np.array([target.value for target in found], np.float32)
        counts = {name: sum(getattr(lanes, name) for lanes in self.thinking) for name in ("decisions", "walks", "games")}
        for lanes in self.thinking:
            lanes.targets = []
            lanes.decisions = lanes.walks = lanes.games = 0
        return Targets(rows, legal, shares, values, np.array([target.walks for target in found], np.int32), counts)

    def judge(self, judging: Judging) -> None:
        setups = self.kit.part.setups([judging.seats], JUDGED_SETUPS, JUDGED, judging.scenario)
        modes = [TASKS] * self.work.lanes
        self.playing = [self.lanes(setups, modes, 77 + self.index * 2 + half, judging.tasks[half]) for half in HALVES]
        for half in HALVES:
            self.write(half)

    def results(self) -> list[Result]:
        """Of the games that were judged; then training goes on where it was."""
        found = [result for lanes in self.playing for result in lanes.results]
        self.playing = self.training[:]
        for half in HALVES:
            if self.thinking:
                self.write_thoughts(half)
            else:
                self.write(half)
        return found

    def stats(self) -> dict[str, Any]:
        found: dict[str, Any] = {"busy": self.busy, "games": 0, "all": 0, "overflow": 0, "against": {}}
        self.busy = 0.0
        for lanes in self.training:
            found["games"] += lanes.ended_games
            found["all"] += lanes.all_decisions
            found["overflow"] += lanes.overflow
            for result in lanes.results:
                mine = [share for share, kind in zip(result.shares, result.kinds, strict=True) if kind == LEARNER]
                had = found["against"].setdefault(max(result.kinds), [0, 0.0, 0.0])
                had[0] += 1
                had[1] += sum(mine)
                had[2] += len(mine) / len(result.kinds)
            lanes.results = []
            lanes.ended_games = lanes.all_decisions = lanes.decisions = 0
        return found


def run(index: int, end: Connection, work: Work, halves: Sequence[Half]) -> None:
    """A worker's life: numbers are halves to play on, everything else a question."""
    try:
        worker = Worker(index, work, halves)
        end.send("ready")
        while True:
            message = end.recv()
            if isinstance(message, int):
                if message < THINK:
                    worker.step(message)
                else:
                    worker.on_with_thoughts(message - THINK)
                end.send(message)
            elif isinstance(message, Thinking):
                worker.think(message)
                end.send("thinking")
            elif isinstance(message, Judging):
                worker.judge(message)
                end.send("judging")
            elif message == "stop":
                return
            else:
                end.send(getattr(worker, message)())
    except (EOFError, KeyboardInterrupt):
        return
    except Exception:
        end.send(traceback.format_exc())


class Crew:
    """All workers, forked before PyTorch is there."""

    def __init__(self, work: Work) -> None:
        kit = Kit(work.game)
        self.work: Final = work
        self.number: Final = work.workers * work.lanes
        self.room: Final = kit.room
        self.halves: Final = [Half(self.number, kit.layout.size, kit.room) for _ in HALVES]
        self.pending: Final = [NOTHING for _ in HALVES]  # what was sent to the workers
        self.ends: Final[list[Connection]] = []
        self.processes: Final[list[Any]] = []
        context = multiprocessing.get_context("fork")
        for index in range(work.workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=run, args=(index, theirs, work, self.halves), daemon=True)
            process.start()
            theirs.close()
            self.ends.append(ours)
            self.processes.append(process)

    def expect(self, what: object) -> None:
        for end in self.ends:
            got = end.recv()
            if got != what:
                raise RuntimeError(f"a worker failed: {got}")

    def ready(self) -> None:
        self.expect("ready")

    def go(self, half: int, how: int = 0) -> None:
        for end in self.ends:
            end.send(half + how)
        self.pending[half] = half + how

    def wait(self, half: int) -> None:
        if self.pending[half] != NOTHING:
            self.expect(self.pending[half])
            self.pending[half] = NOTHING

    def ask(self, question: str) -> list[Any]:
        for half in HALVES:
            self.wait(half)
        for end in self.ends:
            end.send(question)
        found = [end.recv() for end in self.ends]
        for one in found:
            if isinstance(one, str):
                raise RuntimeError(f"a worker failed: {one}")
        return found

    def judge(self, parts: list[Judging]) -> None:
        self.tell(parts, "judging")

    def think(self, thinking: Thinking) -> None:
        self.tell([thinking] * len(self.ends), "thinking")

    def tell(self, parts: Sequence[object], answer: str) -> None:
        for half in HALVES:
            self.wait(half)
        for end, part in zip(self.ends, parts, strict=True):
            end.send(part)
        self.expect(answer)

    def stop(self) -> None:
        for end in self.ends:
            try:
                end.send("stop")
            except OSError:
                continue
        for process in self.processes:
            process.join(2)
