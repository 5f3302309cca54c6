"""The network gives the same answers whatever computes it: PyTorch, numpy or pure Python."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia.games import start
from regalia.kernel.chance import Chance
from regalia.learn import weights
from regalia.learn.features import ActionPlan, Plan
from regalia.learn.inference import NumpyPlayer, PurePlayer
from regalia.learn.part import Kit

TRUNK, TOWER, QUERY, VALUE = 24, 8, 12, 6


def made_up(kit: Kit) -> dict[str, Any]:
    """Arrays of a small network, as training exports them."""
    plan, actions = Plan(kit), ActionPlan(kit)
    lot = np.random.default_rng(7)
    shapes = {
        "first": (TRUNK, plan.table_size + plan.seat_size), "tower": (TOWER, plan.seat_size), "query": (QUERY, TRUNK),
        "point": (TOWER, TRUNK), "value1": (VALUE, TRUNK), "value2": (1, VALUE), "block0.one": (TRUNK, TRUNK),
        "block0.two": (TRUNK, TRUNK),
    }  # fmt: skip
    found: dict[str, Any] = {f"{name}.w": lot.normal(0, 0.3, shape) for name, shape in shapes.items()}
    found |= {f"{name}.b": lot.normal(0, 0.1, shape[0]) for name, shape in shapes.items()}
    for name in ("block0.norm", "norm"):
        found |= {f"{name}.w": lot.normal(1, 0.1, TRUNK), f"{name}.b": lot.normal(0, 0.1, TRUNK)}
    found |= {"tower.place": lot.normal(0, 0.3, (plan.room, TOWER)), "tower.back": lot.normal(0, 0.3, (plan.room + 1, TOWER))}
    widths = {"first": TRUNK, "query": QUERY, "point": TOWER, "value": VALUE}
    found |= {f"style.{name}": lot.normal(0, 0.5, (plan.styles, width)) for name, width in widths.items()}
    found |= {"join.w": lot.normal(0, 0.3, (TRUNK, plan.room * TOWER)), "bias": lot.normal(0, 0.1, actions.groups)}
    return found | {"table.w": lot.normal(0, 0.3, (actions.groups, QUERY))}


def asked(kit: Kit, number: int) -> list[tuple[bytes, list[int]]]:
    """Rows and legal actions of moments of games of every size, in every style and none."""
    lot = Chance(11)
    found: list[tuple[bytes, list[int]]] = []
    for setup in kit.part.setups(range(2, kit.room + 1), 14, 3):
        game = start(setup)
        for _ in range(number):
            while game.decision is not None and len(game.decision.options) == 1:
                game.answer_number(0)
            if game.decision is None:
                break
            seat = game.decision.seat
            style = len(found) % (len(kit.recipe.styles) + 1)
            row = kit.shown(kit.encoders[setup.seats].row_of(game.view(seat)), setup.seats, style)
            found.append((row, [kit.actions[setup.seats].number(option, seat) for option in game.decision.options]))
            game.answer_number(lot.below(len(game.decision.options)))
    return found


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit("citadels")


@pytest.fixture(scope="module")
def kept(kit: Kit, tmp_path_factory: pytest.TempPathFactory) -> weights.Weights:
    path: Path = tmp_path_factory.mktemp("weights") / "small.npz"
    weights.save(path, "citadels", made_up(kit), {"lessons": 0})
    return weights.load(path)


def test_numpy_and_pure_python_agree(kit: Kit, kept: weights.Weights) -> None:
    plan, actions = Plan(kit), ActionPlan(kit)
    quick, slow = NumpyPlayer(kept, plan, actions), PurePlayer(kept, plan, actions)
    rows = asked(kit, 12)
    assert len(rows) > 100
    for row, legal in rows:
        one, value = quick.judge(row, legal)
        other, same = slow.judge(row, legal)
        assert one == pytest.approx(other, abs=1e-3) and value == pytest.approx(same, abs=1e-3)


def test_many_rows_at_once_are_judged_as_one_by_one(kit: Kit, kept: weights.Weights) -> None:
    quick = NumpyPlayer(kept, Plan(kit), ActionPlan(kit))
    rows = asked(kit, 3)
    scores, values = quick.judge_all(
        np.frombuffer(b"".join(row for row, _ in rows), np.uint8).reshape(len(rows), -1), [legal for _, legal in rows]
    )
    for (row, legal), score, value in zip(rows, scores, values, strict=True):
        alone, worth = quick.judge(row, legal)
        assert alone == pytest.approx(score.tolist(), abs=1e-3) and worth == pytest.approx(float(value), abs=1e-3)


def test_pytorch_agrees(kit: Kit, kept: weights.Weights) -> None:
    torch = pytest.importorskip("torch")
    from regalia.learn.network import Features, Network, Shape, parameters_of

    plan, actions = Plan(kit), ActionPlan(kit)
    quick = NumpyPlayer(kept, plan, actions)
    device = torch.device("cpu")
    network = Network(plan, actions, Shape(TRUNK, 1, TOWER, QUERY, VALUE), device)
    features = Features(plan, device)
    parameters = parameters_of(kept, device)
    for row, legal in asked(kit, 4):
        rows = torch.tensor([list(row)], dtype=torch.int8)
        groups, about = network.numbered(torch.tensor([legal], dtype=torch.int32))
        chances, value = network.forward(
            parameters, *features(rows, torch.float32), rows[:, -2].long(), rows[:, -1].long(), groups, about
        )
        scores, worth = quick.judge(row, legal)
        expected = torch.log_softmax(torch.tensor(scores), 0)
        assert chances[0].tolist() == pytest.approx(expected.tolist(), abs=1e-3)
        assert float(value[0]) == pytest.approx(worth, abs=1e-3)


def test_weights_of_another_layout_are_refused(kit: Kit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "small.npz"
    weights.save(path, "citadels", made_up(kit), {})
    monkeypatch.setattr(Kit, "signature", lambda self: "another")
    with pytest.raises(weights.WrongWeights):
        weights.load(path)
