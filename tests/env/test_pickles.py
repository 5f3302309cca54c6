"""Environments copied or pickled, bots and all: they go on alike, compiled and interpreted."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia import games
from regalia.env import Batch, citadels_v1, dominion_v1
from regalia.env.solo import SoloEnv
from regalia.kernel.chance import Chance


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, pickled]


def legal(mask: Any, lot: Chance) -> int:
    actions = np.flatnonzero(mask)
    return int(actions[lot.below(len(actions))])


def solo_steps(env: SoloEnv, number: int, seed: int) -> list[bytes]:
    """What the learner sees in so many steps."""
    lot, seen = Chance(seed), []
    for _ in range(number):
        observation, reward, over, cut, info = env.step(legal(env.info()["action_mask"], lot))
        seen.append(b"".join([one.tobytes() for one in observation.values()]) + repr((reward, info["seed"])).encode())
        if over or cut:
            env.reset()
    return seen


OPPONENTS = [
    ("citadels", "random", 0),
    ("citadels", "easy", 10),
    ("citadels", "schemer?iterations=3", 0),
    ("dominion", "smithy", 10),
    ("dominion", "schemer?iterations=1", 0),
]


@pytest.mark.parametrize("game, bot, history", OPPONENTS)
@pytest.mark.parametrize("way", WAYS)
def test_a_solo_environment(game: str, bot: str, history: int, way: Callable[[Any], Any]) -> None:
    env = SoloEnv(game, bots=[bot], seats=2, history=history)
    env.reset(seed=3)
    solo_steps(env, 12, 1)
    twin = way(env)
    assert solo_steps(twin, 15, 2) == solo_steps(env, 15, 2)
    observation, info = twin.reset()
    other, told = env.reset()
    assert info["seed"] == told["seed"] and (observation["observation"] == other["observation"]).all()


def test_a_bot_by_a_list_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_text("Province\nGold\nSilver: own(Silver) < 3\n")
    env = SoloEnv("dominion", bots=[str(tmp_path / "own.txt")], seats=2)
    env.reset(seed=3)
    solo_steps(env, 40, 1)
    for way in WAYS:
        twin, same = way(env), way(env)
        assert solo_steps(twin, 60, 2) == solo_steps(same, 60, 2)
    assert solo_steps(way(env), 60, 2) == solo_steps(env, 60, 2)


def zoo_steps(env: Any, number: int, seed: int) -> list[str]:
    lot, seen = Chance(seed), []
    for _ in range(number):
        observation, reward, over, cut, info = env.last()
        seen.append(repr((env.agent_selection, observation["observation"].tobytes(), reward, info["seed"])))
        if over or cut:
            env.reset()
        else:
            env.step(legal(observation["action_mask"], lot))
    return seen


@pytest.mark.parametrize("module", [citadels_v1, dominion_v1])
@pytest.mark.parametrize("way", WAYS)
def test_an_environment_for_all_seats(module: Any, way: Callable[[Any], Any]) -> None:
    env = module.env(seats=4, most_decisions=60, history=5)
    env.reset(seed=5)
    zoo_steps(env, 30, 1)
    twin = way(env)
    assert zoo_steps(twin, 60, 2) == zoo_steps(env, 60, 2)
    assert not twin.unwrapped.play.waiting.flags.writeable


@pytest.mark.parametrize("way", [copy.copy, *WAYS])
def test_a_batch(way: Callable[[Any], Any]) -> None:
    batch = Batch(4, games.setup_for("citadels", seats=4), most_decisions=40)
    lot = np.random.default_rng(1)
    for _ in range(40):
        batch.step(batch.random_actions(lot))
    assert batch.done.any()
    twin = way(batch)
    assert twin.seed == batch.seed
    for _ in range(60):
        for name in ("observation", "mask", "seat", "reward", "done", "counts", "starts"):
            assert (getattr(twin, name) == getattr(batch, name)).all()
        actions = batch.random_actions(lot)
        batch.step(actions)
        twin.step(actions)


def test_a_batch_whose_games_are_elsewhere_says_so() -> None:
    with Batch(2, games.setup_for("citadels", seats=2), workers=1) as batch, pytest.raises(TypeError, match="with workers"):
        pickle.dumps(batch)
