"""Gymnasium's own checker, and what it does not check: bots in the other seats, whole games, words."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from regalia.env.solo import SoloEnv
from regalia.kernel.chance import Chance

ANYTHING: dict[str, object] = {"cast": "random", "uniques": "random"}
SETUPS = [
    *[pytest.param("citadels", ANYTHING | {"edition": edition, "seats": seats}, id=f"{edition}-{seats}")
      for edition in ("en", "de", "nl") for seats in range(2, 9)],
    *[pytest.param("dominion", {"seats": seats, "kingdom": "random"}, id=f"dominion-{seats}") for seats in range(2, 7)],
]  # fmt: skip


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game, choices", SETUPS)
def test_gymnasium_finds_nothing_wrong(game: str, choices: dict[str, Any]) -> None:
    check_env(SoloEnv(game, seat=1, **choices), skip_render_check=True)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_it_renders(mode: str) -> None:
    env = gymnasium.make("regalia/Citadels-v1", render_mode=mode, seats=2)
    env.reset(seed=1)
    assert env.render() is not None
    for game in ("citadels", "dominion"):
        check_env(SoloEnv(game, render_mode=mode))


@pytest.mark.parametrize("name, bots", [("Citadels", ["random"]), ("Dominion", ["smithy", "basic"])])
def test_a_whole_game_against_bots(name: str, bots: list[str]) -> None:
    env = gymnasium.make(f"regalia/{name}-v1", seats=3, rank_9="artist", bots=bots, seat=2) if name == "Citadels" else (
        gymnasium.make("regalia/Dominion-v1", seats=3, bots=bots, seat=2)
    )  # fmt: skip
    lot = Chance(4)
    pairs = env.unwrapped.play.spec.pairs  # type: ignore[attr-defined]
    ends = []
    for _ in range(2):
        observation, info = env.reset(seed=11)
        lot = Chance(4)
        over, steps, reward = False, 0, 0.0
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            assert len(legal) and (observation["action_mask"] == info["action_mask"]).all()
            options = env.unwrapped.options()  # type: ignore[attr-defined]
            assert sorted(options) == sorted(pairs[action] for action in legal)
            observation, gained, terminated, truncated, info = env.step(legal[lot.below(len(legal))])
            reward, over, steps = float(gained), terminated or truncated, steps + 1
        ends.append((steps, reward, observation["observation"].tobytes()))
    assert ends[0] == ends[1] and -1 <= ends[0][1] <= 1 and ends[0][0] > 10
    assert env.unwrapped.explain_observation(observation["observation"])  # type: ignore[attr-defined]


def test_an_illegal_action_is_told_and_ends_the_game() -> None:
    env = SoloEnv("citadels")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observation()["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-1.0, True, False) and info["illegal"]
