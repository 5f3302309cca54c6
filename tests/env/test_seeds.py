"""Without a seed every environment deals its own games; what was told of the seed deals the same again."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from regalia import games
from regalia.env import Batch, citadels_v1, dominion_v1
from regalia.env.play import Play
from regalia.env.solo import SoloEnv


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", ["Citadels", "Dominion"])
def test_environments_side_by_side_deal_different_games(name: str) -> None:
    env = gymnasium.make_vec(f"regalia/{name}-v1", 4)
    _, told = env.reset()
    assert len(set(told["seed"].tolist())) == 4
    seen, again = env.reset(seed=7)
    assert again["seed"].tolist() == [7, 8, 9, 10]
    assert len({row.tobytes() for row in seen["observation"]}) > 1


@pytest.mark.parametrize("setup", [games.setup_for("citadels", seats=4, seed=3), games.setup_for("dominion", seats=2, seed=3)])
def test_a_setup_says_what_is_played_and_not_which_deal(setup: Any) -> None:
    seeds = set()
    for env in (SoloEnv(setup=setup), SoloEnv(setup=setup)):
        seeds |= {env.reset()[1]["seed"] for _ in range(2)}
    assert len(seeds) == 4


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_the_seed_that_is_told_deals_the_same_game_and_those_after_it(game: str) -> None:
    one, other = SoloEnv(game), SoloEnv(game)
    for deal in range(3):
        seen, told = one.reset()
        same, again = other.reset(seed=told["seed"] if deal == 0 else None)
        assert told["seed"] == again["seed"] and (seen["observation"] == same["observation"]).all()
        *_, info = one.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert info["seed"] == told["seed"]


def test_a_seed_of_the_environment_is_that_of_its_first_reset() -> None:
    assert [SoloEnv("dominion", seed=5).reset()[1]["seed"] for _ in range(2)] == [5, 5]
    env = citadels_v1.env(seats=4, seed=5)
    env.reset()
    assert {info["seed"] for info in env.infos.values()} == {5}
    env.reset()
    assert {info["seed"] for info in env.infos.values()} != {5}


@pytest.mark.parametrize("module", [citadels_v1, dominion_v1])
def test_every_agent_is_told_the_seed(module: Any) -> None:
    seeds = set()
    for _ in range(2):
        env = module.parallel_env(seats=3, rank_9="artist") if module is citadels_v1 else module.parallel_env(seats=3)
        _, infos = env.reset()
        assert len({info["seed"] for info in infos.values()}) == 1
        seeds |= {info["seed"] for info in infos.values()}
    assert len(seeds) == 2


def test_batches_without_a_seed_are_new_games() -> None:
    setup = games.setup_for("citadels", seats=4)
    one, other = Batch(8, setup), Batch(8, setup)
    assert one.seed != other.seed
    assert one.observation.tobytes() != other.observation.tobytes()
    assert Batch(8, setup, seed=one.seed).observation.tobytes() == one.observation.tobytes()


def test_deals_by_a_given_seed_are_those_of_every_version() -> None:
    """Who wrote a seed down finds the same game again."""
    play = Play(games.setup_for("citadels", seats=4))
    play.reset(11)
    first = play.dealt
    play.reset()
    assert first == 11 and play.game.setup.seed == play.dealt == 214285714
