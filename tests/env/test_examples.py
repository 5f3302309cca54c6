"""The examples run: for seconds here, for minutes when they are meant to learn something.

Those that need PyTorch, Tianshou or RLCard run where these are installed; ``make test-examples`` installs them and leaves
none out.
"""

import importlib
import os
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(autouse=True)
def from_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def example(name: str) -> Any:
    sys.modules.pop(name, None)
    return importlib.import_module(name)


def needed(name: str) -> Any:
    if os.environ.get("REGALIA_EXAMPLES") == "all":
        return importlib.import_module(name)
    return pytest.importorskip(name, reason=f"{name} is not installed: make test-examples")


def test_ppo_learns_a_little(tmp_path: Path) -> None:
    needed("torch")
    ppo = example("ppo")
    policy, curve = ppo.train(minutes=5, seats=2, lanes=8, steps=16, games=4, most=2, most_decisions=120)
    assert [line["decisions"] for line in curve] == [0, 256]
    assert all(-1 <= line["reward"] <= 1 for line in curve)
    ppo.save_curve(curve, tmp_path / "curve", "a test")
    assert (tmp_path / "curve.svg").read_text().startswith("<svg") and "decisions" in (tmp_path / "curve.csv").read_text()
    assert sum(weights.numel() for weights in policy.parameters()) > 100_000


def test_ppo_sees_only_what_leads_to_a_place() -> None:
    """Advantages are each seat's own: with values of 0 and no discount they are what the game was worth to the seat."""
    torch = needed("torch")
    ppo = example("ppo")
    from regalia.env import Batch
    from regalia.games import setup_for

    torch.manual_seed(1)
    batch = Batch(2, setup_for("citadels", seats=2), seed=0, masks=False, most_decisions=40)
    policy = ppo.Policy(batch.layout, batch.spec.actions.size)
    torch.nn.init.zeros_(policy.value.weight)
    torch.nn.init.zeros_(policy.value.bias)
    ppo.LAMBDA = 1.0
    samples = ppo.collect(policy, batch, 41)
    assert set(samples.returns.round(5)) <= {-1.0, 0.0, 1.0} and (samples.returns != 0).any()


def test_a_league_is_rated() -> None:
    needed("torch")
    league = example("league")
    from regalia.env import Batch
    from regalia.games import setup_for

    members = league.grow(members=1, rounds=1, lanes=4, steps=8)
    batch = Batch(4, setup_for("citadels", seats=2), seed=0, masks=False, most_decisions=60)
    ratings = league.rated(members, batch, games=3)
    assert set(ratings) == {"random", "after 32 decisions"}
    assert sum(rating.mean for rating in ratings.values()) == 0 < ratings["random"].high


def test_openspiels_algorithms_play() -> None:
    needed("pyspiel")
    search = example("openspiel_search")
    assert -1 <= search.search("regalia_dominion(most_decisions=30)", games=1, simulations=2) <= 1
    assert search.regrets("regalia_dominion(most_decisions=30)", iterations=1) > 5


def test_tianshou_learns_through_gymnasium() -> None:
    needed("tianshou")
    found = example("tianshou_dqn").learn(epochs=1, steps=16, bot="random", tables=1, most_decisions=24, games=1)
    assert found.train_step >= 16 and -1 <= found.best_reward <= 1


def test_the_bench_plays_the_games_of_others_too() -> None:
    needed("rlcard")
    needed("pyspiel")
    from regalia.env import speed

    running = {name: start() for name, start in speed.loops().items()}
    others = {"rlcard-uno", "rlcard-doudizhu", "openspiel-hearts", "openspiel-gin_rummy"}
    assert others < set(running)
    assert all(next(loop) > 0 for loop in running.values())


def test_a_network_learns_in_miniature_and_can_go_on(tmp_path: Path) -> None:
    """As `regalia learn` does it, on a CPU: weights that play, a curve, a second run from them, and one against them."""
    needed("torch")
    from regalia.bots import make_bot
    from regalia.cli.main import main
    from regalia.games import setup_for, start
    from regalia.kernel.chance import Chance
    from regalia.learn.weights import load

    weights, answer = tmp_path / "weights.npz", tmp_path / "answer.npz"
    usual = ["learn", "--small", "--seats", "2,3", "--minutes", "3", "--workers", "1", "--lanes", "8"]
    assert main([*usual, "--decisions", "600", "--out", str(weights)]) == 0
    once = load(weights).about["training"]
    assert once["decisions"] >= 600
    assert main([*usual, "--decisions", "200", "--out", str(weights), "--resume", str(weights)]) == 0
    assert load(weights).about["training"]["lessons"] > once["lessons"]
    assert main([*usual, "--decisions", "200", "--out", str(answer), "--against", str(weights)]) == 0
    setup = setup_for("citadels", seats=4, seed=1)
    view = start(setup).view(0)
    for file in (weights, answer):
        bot = make_bot(f"learned?weights={file}", setup, 0, Chance(1))
        assert bot.choose(view) in view.options
