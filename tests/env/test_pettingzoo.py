"""PettingZoo's own tests, for both games, every number of seats and every edition; and what they do not test."""

import contextlib
import io
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from regalia.env import citadels_v1, dominion_v1
from regalia.kernel.chance import Chance

CYCLES = 40
ANYTHING: dict[str, Any] = {"cast": "random", "uniques": "random"}
ENVS = [
    *[
        pytest.param(citadels_v1, ANYTHING | {"edition": edition, "seats": seats}, id=f"{edition}-{seats}")
        for edition in ("en", "de", "nl")
        for seats in range(2, 9)
    ],
    *[
        pytest.param(dominion_v1, {"seats": seats, "kingdom": "random", "seed": seats}, id=f"dominion-{seats}")
        for seats in range(2, 7)
    ],
]  # fmt: skip
both_games = pytest.mark.parametrize("module", [citadels_v1, dominion_v1], ids=["citadels", "dominion"])


def quietly(test: Any, *arguments: Any, **more: Any) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        test(*arguments, **more)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("module, choices", ENVS)
def test_the_api_is_pettingzoos(module: Any, choices: dict[str, Any]) -> None:
    quietly(api_test, module.env(**choices), num_cycles=CYCLES)
    quietly(parallel_api_test, module.parallel_env(**choices), num_cycles=CYCLES)
    quietly(seed_test, lambda: module.env(**choices), num_cycles=CYCLES)


@pytest.mark.parametrize("module, choices", ENVS)
def test_it_renders(module: Any, choices: dict[str, Any]) -> None:
    quietly(render_test, lambda render_mode: module.env(render_mode=render_mode, **choices))


def random_play(env: Any, lot: Chance) -> int:
    """To the end, by the masks alone; returns how many decisions there were."""
    decisions = 0
    for _agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        assert observation["action_mask"].any(), "no mask is ever all zeros"
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert len(info["options"]) == observation["action_mask"].sum()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert env.action_to_text(int(legal[0])) if decisions < 20 else True
        env.step(int(legal[lot.below(len(legal))]))
        decisions += 1
    return decisions


@both_games
@pytest.mark.parametrize("reward", ["placement", "score"])
def test_a_whole_game_ends_with_rewards(module: Any, reward: str) -> None:
    env = module.raw_env(seats=3 if module is dominion_v1 else 5, reward=reward)
    env.reset(seed=5)
    totals: dict[str, float] = {}
    lot = Chance(5)
    for agent in env.agent_iter():
        observation, gained, terminated, truncated, _ = env.last()
        totals[agent] = totals.get(agent, 0.0) + gained
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(legal[lot.below(len(legal))]))
    assert set(totals) == set(env.possible_agents)
    if reward == "placement":
        assert max(totals.values()) <= 1 and min(totals.values()) >= -1 and abs(sum(totals.values())) < 1e-9
    winners = env.play.game.outcome()["winners"]
    best = max(totals.values())
    assert env.possible_agents[winners[0]] in [agent for agent, total in totals.items() if total == best]


@both_games
def test_masks_are_never_all_zero_and_agree_with_the_infos(module: Any) -> None:
    env = module.env(seats=2)
    env.reset(seed=3)
    assert random_play(env, Chance(3)) > 20


@both_games
def test_a_game_without_an_end_is_cut(module: Any) -> None:
    env = module.env(seats=2, most_decisions=7)
    env.reset(seed=3)
    assert random_play(env, Chance(3)) == 7


@both_games
def test_an_illegal_action_ends_the_game(module: Any) -> None:
    env = module.env(seats=2)
    env.reset(seed=3)
    observation, *_ = env.last()
    agent = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[-1]))
    assert env.terminations[agent] or env.truncations[agent]


def test_an_observation_in_words() -> None:
    env = citadels_v1.env(seats=3, rank_9="artist")
    env.reset(seed=1)
    lines = env.explain_observation(env.observe("player_1")["observation"])
    assert "Gold (You): 2" in lines


@pytest.mark.filterwarnings("ignore::UserWarning")
@both_games
def test_a_history_and_other_numbers_on_request(module: Any) -> None:
    quietly(api_test, module.env(seats=2, history=8, dtype="float32"), num_cycles=CYCLES)
    env = module.raw_env(seats=2, history=8)
    env.reset(seed=2)
    lot = Chance(2)
    for _ in range(30):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[lot.below(len(legal))]))
    mine, other = env.observe("player_0")["history"], env.observe("player_1")["history"]
    assert mine.shape == (8, 8) and (mine[:, 0] > 0).all() and (mine[:, 0] == other[:, 0]).all()
    assert (mine != other).any(), "seats count from the observer"
