"""Many games at once as numpy arrays, in this process or in several that share memory."""

import multiprocessing
import signal
import weakref
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

from regalia import games
from regalia.env.lanes import Lanes
from regalia.env.play import MOST_DECISIONS, fresh_seed
from regalia.env.rewards import PLACEMENT, check_reward
from regalia.env.spec import Spec
from regalia.extras import extra
from regalia.kernel.refusals import Refusal
from regalia.kernel.setup import Setup

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

MOST_CHOICES: Final = 512  # more than any question has options
STEP: Final = "step"
STOP: Final = "stop"
WARM: Final = 1 << 16  # so many bytes of rows are written at a time: what is copied is still in the processor's cache
LANES: Final = 1 << 20  # seeds of lanes do not meet those of the next batch


class BatchFailed(Refusal):
    """A worker could not go on; the message is its own."""


class Arrays:
    """The arrays of some games; each is a view of memory that may be shared."""

    def __init__(self, spec: Spec, number: int, observes: bool, masks: bool, buffer: Any = None) -> None:
        parts: list[tuple[str, tuple[int, ...], type]] = [
            ("reward", (number, spec.setup.seats), np.float32),
            ("choices", (number * MOST_CHOICES,), np.int32),
            ("counts", (number,), np.int32),
            ("starts", (number,), np.int32),
            ("actions", (number,), np.int32),
            ("seat", (number,), np.int8),
            ("done", (number,), np.int8),
            ("observation", (number if observes else 0, spec.encoder.size), np.int8),
            ("mask", (number if masks else 0, spec.actions.size), np.int8),
        ]
        self.size = 0
        self.named: Final[dict[str, NDArray[Any]]] = {}
        for name, shape, kind in parts:
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            if buffer is not None:
                self.named[name] = np.ndarray(shape, kind, buffer, self.size)
            self.size += length


class Batch:
    """``n`` games of a setup; ``step`` answers one question in each. A game that ends is dealt anew at once.

    - ``observation[i]``: what the seat that is asked in game i sees (``layout`` names the cells);
    - ``mask[i]``: 1 for its legal actions; the same as numbers: ``choices[starts[i] : starts[i] + counts[i]]``;
    - ``seat[i]``: who is asked;
    - ``done[i]``: 1 if the last answer ended a game, 2 if it was cut after ``most_decisions``; then
      ``reward[i]`` has what that game was worth to every seat, and everything else is about the next game.

    ``seed`` says which games; without one they are new every time, and the attribute says how to deal them again.
    The arrays are the same objects after every step. With ``workers`` the games run in so many processes; the games are the
    same as without.

    >>> import numpy
    >>> from regalia import setup_for
    >>> from regalia.games import USUAL
    >>> batch = Batch(4, setup_for(USUAL, seats=4), seed=1)
    >>> batch.step(batch.random_actions(numpy.random.default_rng(1)))
    >>> batch.seat.tolist(), batch.done.tolist()
    ([1, 1, 1, 1], [0, 0, 0, 0])

    """

    def __init__(
        self,
        n: int,
        setup: Setup,
        *,
        workers: int = 0,
        seed: int | None = None,
        reward: str = PLACEMENT,
        observations: bool = True,
        masks: bool = True,
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        self.n: Final = n
        self.setup: Final = setup
        self.spec: Final = Spec(setup)
        self.layout: Final = self.spec.layout
        self.seed: Final = fresh_seed() if seed is None else seed
        plan = Plan(setup.json(), check_reward(reward), observations, masks, most_decisions)
        size = Arrays(self.spec, n, observations, masks).size
        seeds = [self.seed * LANES + lane for lane in range(n)]
        self.shared: Final = SharedMemory(create=True, size=size) if workers else None
        buffer = self.shared.buf if self.shared is not None else bytearray(size)
        named = Arrays(self.spec, n, observations, masks, buffer).named
        self.observation: Final = named["observation"]
        self.mask: Final = named["mask"]
        self.seat: Final = named["seat"]
        self.reward: Final = named["reward"]
        self.done: Final = named["done"]
        self.choices: Final = named["choices"]
        self.counts: Final = named["counts"]
        self.starts: Final = named["starts"]
        self.actions: Final = named["actions"]
        self.crew: Final = Crew()
        self.part: Final = None if workers else Part(plan, named, seeds, 0)
        self._finalizer: Final = weakref.finalize(self, close, self.crew, self.shared, named)
        if self.shared is not None:
            self.crew.hire(plan, n, seeds, min(workers, n), self.shared.name)

    def step(self, actions: Any) -> None:
        """One answer for every game; refuses the whole step if one of them is not legal."""
        self.actions[:] = actions
        if self.part is not None:
            self.part.step()
        else:
            self.crew.step()

    def random_actions(self, lot: np.random.Generator) -> NDArray[np.int32]:
        """A legal action for every game, all equally likely."""
        picked = (lot.random(self.n) * self.counts).astype(np.intp)
        picked += self.starts
        found: NDArray[np.int32] = self.choices.take(picked)
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        if self.part is None:
            raise TypeError("a batch with workers can be neither copied nor pickled: its games are in other processes")
        part = self.part
        state = part.lanes.state(), self.reward.copy(), self.done.copy(), part.ended
        return batch_from, (self.n, self.setup, self.seed, part.plan, state)

    def close(self) -> None:
        """End the workers and give their memory back; the arrays are gone afterwards."""
        self._finalizer()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def batch_from(n: int, setup: Setup, seed: int, plan: "Plan", state: tuple[Any, ...]) -> Batch:
    """A batch that was copied or pickled."""
    batch = Batch(
        n,
        setup,
        seed=seed,
        reward=plan.reward,
        observations=plan.observations,
        masks=plan.masks,
        most_decisions=plan.most_decisions,
    )
    assert batch.part is not None
    lanes, reward, done, ended = state
    batch.part.resume(lanes, ended)
    batch.reward[:] = reward
    batch.done[:] = done
    return batch


class Plan:
    """What every worker must know."""

    def __init__(self, setup: dict[str, object], reward: str, observations: bool, masks: bool, most_decisions: int) -> None:
        self.setup: Final = setup
        self.reward: Final = reward
        self.observations: Final = observations
        self.masks: Final = masks
        self.most_decisions: Final = most_decisions


class Part:
    """Some lanes of a batch, from ``first`` on, and the share of the arrays that is about them."""

    def __init__(self, plan: Plan, named: dict[str, NDArray[Any]], seeds: list[int], first: int) -> None:
        setup = games.setup_from_json(plan.setup)
        spec = Spec(setup)
        start: Callable[[Setup], Any] = games.start
        number = len(seeds)
        self.plan: Final = plan
        self.number: Final = number
        self.lanes: Final = Lanes(
            setup, start, spec.encoder, spec.actions, seeds, plan.reward, plan.most_decisions, plan.observations, plan.masks
        )
        own = {name: array[first : first + number] for name, array in named.items()}
        self.first_choice: Final = first * MOST_CHOICES
        own["choices"] = named["choices"][self.first_choice : self.first_choice + number * MOST_CHOICES]
        self.actions: Final = own["actions"]
        self.starts: Final = own["starts"]
        self.done: Final = own["done"]
        self.reward: Final = own["reward"]
        self.mask: Final = own["mask"].reshape(-1)
        self.choices: Final = bytes_of(own["choices"])
        self.counts: Final = bytes_of(own["counts"])
        self.seat: Final = bytes_of(own["seat"])
        self.start_bytes: Final = bytes_of(self.starts)
        self.rows: Final = bytes_of(own["observation"])
        self.row: Final = spec.encoder.size
        each = max(1, WARM // self.row) if plan.observations else number
        self.shares: Final = [(one, min(one + each, number)) for one in range(0, number, each)]
        self.masked: Any = np.empty(0, np.int64)
        self.done[:] = 0
        self.reward[:] = 0
        self.ended = 0
        if plan.observations:
            self.rows[:] = self.lanes.rows.getvalue()
        self.write()

    def step(self) -> None:
        lanes, row = self.lanes, self.row
        lanes.accept(self.actions.tobytes())
        for first, end in self.shares:
            lanes.go_on(first, end)
            if self.plan.observations:
                self.rows[first * row : end * row] = lanes.rows.getvalue()
        lanes.settle()
        if self.ended:
            self.done[:] = 0
            self.reward[:] = 0
        self.ended = len(lanes.ended)
        for (lane, how), worth in zip(lanes.ended, lanes.worth, strict=True):
            self.done[lane] = how
            self.reward[lane] = worth
        self.write()

    def resume(self, lanes: tuple[list[Any], list[Any], list[int]], ended: int) -> None:
        self.lanes.resume(*lanes)
        self.ended = ended
        if self.plan.observations:
            self.rows[:] = self.lanes.rows.getvalue()
        self.write()

    def write(self) -> None:
        lanes = self.lanes
        self.counts[:] = lanes.counts
        self.seat[:] = lanes.seats.getvalue()
        self.start_bytes[:] = lanes.starts
        self.choices[: len(lanes.choices)] = lanes.choices
        if self.first_choice:
            np.add(self.starts, self.first_choice, out=self.starts)
        if self.plan.masks:
            self.mask[self.masked] = 0
            self.masked = np.frombuffer(lanes.spots.getvalue(), np.int64)
            self.mask[self.masked] = 1


def bytes_of(array: NDArray[Any]) -> memoryview:
    """The same memory, for what is only copied into it."""
    return array.reshape(-1).view(np.uint8).data


class Crew:
    """The worker processes of a batch."""

    def __init__(self) -> None:
        self.ends: Final[list[Connection]] = []
        self.processes: Final[list[BaseProcess]] = []

    def hire(self, plan: Plan, n: int, seeds: list[int], workers: int, memory: str) -> None:
        context = multiprocessing.get_context("spawn")
        for worker in range(workers):
            first, last = n * worker // workers, n * (worker + 1) // workers
            ours, theirs = context.Pipe()
            process: BaseProcess = context.Process(
                target=work, args=(plan, n, seeds[first:last], first, memory, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self.ends.append(ours)
            self.processes.append(process)
        self.wait()

    def step(self) -> None:
        for end in self.ends:
            end.send(STEP)
        self.wait()

    def wait(self) -> None:
        """Until every worker has written its share; what one of them could not do is said here."""
        problems: list[str] = []
        for end, process in zip(self.ends, self.processes, strict=True):
            try:
                problem = end.recv()
            except EOFError:
                problem = f"a worker process ended with exit code {process.exitcode}"
            if problem:
                problems.append(problem)
        if problems:
            raise BatchFailed("a game cannot go on: {problem}", "batch", problem=problems[0])

    def dismiss(self) -> None:
        for end in self.ends:
            try:
                end.send(STOP)
                end.close()
            except OSError:  # it ended already
                pass
        for process in self.processes:
            process.join(5)
        self.ends.clear()
        self.processes.clear()


def close(crew: Crew, shared: SharedMemory | None, named: dict[str, NDArray[Any]]) -> None:
    crew.dismiss()
    named.clear()
    if shared is not None:
        shared.unlink()  # the memory itself lives as long as somebody holds an array


def work(plan: Plan, n: int, seeds: list[int], first: int, memory: str, end: Connection) -> None:
    """What a worker does: step its lanes whenever it is told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process tells us to stop
    shared = SharedMemory(memory)
    spec = Spec(games.setup_from_json(plan.setup))
    named = Arrays(spec, n, plan.observations, plan.masks, shared.buf).named
    part = Part(plan, named, seeds, first)
    end.send("")
    while end.recv() == STEP:
        try:
            part.step()
        except Refusal as problem:
            end.send(str(problem))
        else:
            end.send("")
