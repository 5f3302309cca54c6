"""Batches: the same games as one by one, in one process or several, and always an open question with legal answers."""

from typing import Any

import numpy as np
import pytest

from regalia import games
from regalia.env import Batch
from regalia.env.batch import BatchFailed
from regalia.env.play import Play
from regalia.kernel.options import IllegalOption

SETUPS = [
    pytest.param(games.setup_for("citadels", seats=4), id="citadels"),
    pytest.param(
        games.setup_for("citadels", seats=7, edition="nl", cast="random", uniques="random", action_cards=True), id="nl-7"
    ),
    pytest.param(games.setup_for("dominion", seats=2), id="dominion"),
    pytest.param(games.setup_for("dominion", seats=3, kingdom="random", landscapes=2, seed=5), id="dominion-3"),
]


def run(batch: Batch, steps: int) -> tuple[list[bytes], int]:
    """Every array after every step, and how many games ended."""
    lot = np.random.default_rng(1)
    seen: list[bytes] = []
    ended = 0
    for _ in range(steps):
        legal = [batch.choices[start : start + count] for start, count in zip(batch.starts, batch.counts, strict=True)]
        seen.append(b"".join([*[one.tobytes() for one in legal], batch.observation.tobytes(), batch.mask.tobytes()]))
        seen.append(b"".join([one.tobytes() for one in (batch.seat, batch.reward, batch.done)]))
        ended += int((batch.done > 0).sum())
        batch.step(batch.random_actions(lot))
    return seen, ended


@pytest.mark.parametrize("setup", SETUPS)
def test_a_batch_is_its_games_one_by_one(setup: Any) -> None:
    batch = Batch(3, setup, seed=2, most_decisions=150)
    plays = [Play(setup, most_decisions=150) for _ in range(3)]
    for lane, play in enumerate(plays):
        play.reset(batch.part.lanes.games[lane].setup.seed)
    lot = np.random.default_rng(3)
    for _ in range(400):
        actions = batch.random_actions(lot)
        for lane, play in enumerate(plays):
            seat = play.asked()
            assert batch.seat[lane] == seat
            assert (batch.observation[lane] == play.observation(seat)).all()
            assert (batch.mask[lane] == play.mask(seat)).all() and batch.mask[lane].any()
            play.act(int(actions[lane]))
        batch.step(actions)
        for lane, play in enumerate(plays):
            assert batch.done[lane] == (1 if play.is_over() else 2 if play.is_cut() else 0)
            if batch.done[lane]:
                assert batch.reward[lane] == pytest.approx(play.rewards(), abs=1e-6)
                play.reset(batch.part.lanes.games[lane].setup.seed)
            else:
                assert not batch.reward[lane].any()


def test_many_games_are_written_share_by_share() -> None:
    batch = Batch(90, games.setup_for("citadels", seats=4), seed=0, most_decisions=9)
    part = batch.part
    assert part is not None and len(part.shares) > 2
    lot = np.random.default_rng(6)
    for _ in range(12):
        batch.step(batch.random_actions(lot))
        for lane, game in enumerate(part.lanes.games):
            assert game.decision is not None
            seat = game.decision.seat
            assert batch.seat[lane] == seat
            assert batch.observation[lane].tobytes() == batch.spec.encoder.row(game, seat)
            legal = batch.choices[batch.starts[lane] : batch.starts[lane] + batch.counts[lane]]
            assert sorted(legal) == list(np.flatnonzero(batch.mask[lane]))


def test_workers_play_the_same_games() -> None:
    setup = games.setup_for("citadels", seats=2)
    alone, ended = run(Batch(5, setup, seed=4, most_decisions=50), 120)
    with Batch(5, setup, seed=4, most_decisions=50, workers=2) as batch:
        together, also_ended = run(batch, 120)
    assert alone == together and ended == also_ended > 0


def test_without_observations_and_masks_the_games_are_the_same() -> None:
    setup = games.setup_for("dominion", seats=2)
    full, bare = Batch(4, setup, seed=0), Batch(4, setup, seed=0, observations=False, masks=False)
    lot = np.random.default_rng(7)
    for _ in range(100):
        actions = full.random_actions(lot)
        full.step(actions)
        bare.step(actions)
        assert (full.seat == bare.seat).all() and (full.counts == bare.counts).all()


def test_an_illegal_action_is_refused() -> None:
    setup = games.setup_for("citadels", seats=2)
    batch = Batch(2, setup, seed=0)
    with pytest.raises(IllegalOption, match="not legal in game 0"):
        batch.step([8000, 8000])
    with Batch(2, setup, seed=0, workers=1) as shared, pytest.raises(BatchFailed, match="not legal in game 0"):
        shared.step([8000, 8000])
