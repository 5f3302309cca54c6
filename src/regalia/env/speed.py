"""How many decisions a CPU-second the environments make in random masked play, beside others that happen to be installed."""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from regalia.env.batch import Batch
from regalia.env.play import Play
from regalia.extras import extra
from regalia.games import OURS, setup_for
from regalia.kernel.setup import Setup

with extra("rl"):
    import numpy as np

LANES: Final = 64  # what these games keep fits a processor's cache
SEEN: Final = 32  # decisions between looks at the clock
Loop = Iterator[int]  # yields how many decisions were made since the last time

# What the design asks for, compiled.
BUDGETS: Final = {"single": 60_000, "batch": 250_000, "batch_bare": 600_000}


def loops() -> dict[str, Callable[[], Loop]]:
    """What can be measured here, by name."""
    found: dict[str, Callable[[], Loop]] = {}
    for game in OURS:
        setup = setup_for(game)
        found[f"{game}-single"] = partial(single, setup)
        found[f"{game}-batch"] = partial(batch, setup, True)
        found[f"{game}-batch_bare"] = partial(batch, setup, False)
    if find_spec("rlcard") is not None:
        for name in ("uno", "doudizhu"):
            found[f"rlcard-{name}"] = partial(rlcard_game, name)
    if find_spec("pyspiel") is not None:
        for name in ("hearts", "gin_rummy"):
            found[f"openspiel-{name}"] = partial(openspiel_game, name)
    return found


def single(setup: Setup) -> Loop:
    """One game, its observation and mask as arrays at every decision."""
    play = Play(setup, seed=1)
    lot = random.Random(1)
    while True:
        for _ in range(SEEN):
            seat = play.asked()
            if seat < 0:
                play.reset()
                seat = play.asked()
            play.observation(seat)
            play.mask(seat)
            play.act(lot.choice(play.legal(seat)))
        yield SEEN


def batch(setup: Setup, observes: bool) -> Loop:
    games = Batch(LANES, setup, seed=1, observations=observes, masks=observes)
    lot = np.random.default_rng(1)
    while True:
        games.step(games.random_actions(lot))
        yield LANES


def rlcard_game(name: str) -> Loop:
    """RLCard's states hold its observations."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    lot = random.Random(1)
    while True:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(lot.choice(list(state["legal_actions"])))
            decisions += 1
        yield decisions


def openspiel_game(name: str) -> Loop:
    """OpenSpiel's C++ games through Python, with the tensor of the acting player."""
    import pyspiel

    game = pyspiel.load_game(name)
    lot = random.Random(1)
    informed = game.get_type().provides_information_state_tensor
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(outcomes, chances)[0])
                continue
            player = state.current_player()
            tensor: Any = state.information_state_tensor(player) if informed else state.observation_tensor(player)
            assert len(tensor)
            state.apply_action(lot.choice(state.legal_actions()))
            decisions += 1
        yield decisions


def rates(seconds: float, batches: int) -> dict[str, float]:
    """Decisions per CPU-second, the best of several short batches; they take turns, so a busy minute hits all alike."""
    running = {name: start() for name, start in loops().items()}
    best = dict.fromkeys(running, 0.0)
    for one in running.values():
        next(one)
    for _ in range(batches):
        for name, loop in running.items():
            decisions = 0
            began = time.process_time()
            while (spent := time.process_time() - began) < seconds:
                decisions += next(loop)
            best[name] = max(best[name], decisions / spent)
    return best


def memory_per_game(setup: Setup, number: int = 200) -> float:
    """Bytes that one more game takes in a batch: its state and its share of the arrays, but not what all games share."""
    import tracemalloc

    lot = np.random.default_rng(1)
    few = Batch(1, setup, seed=1)
    for _ in range(50):
        few.step(few.random_actions(lot))
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    many = Batch(number, setup, seed=1)
    for _ in range(50):
        many.step(many.random_actions(lot))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / number
