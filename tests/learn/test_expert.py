"""Expert iteration in miniature, on a CPU: a champion thinks, a pupil learns it, a gate lets it pass. ``make test-examples``
runs this where PyTorch is."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make test-examples")

from regalia.cli.main import main  # noqa: E402
from regalia.learn import workers  # noqa: E402
from regalia.learn.expert import Expert, Store  # noqa: E402
from regalia.learn.options import Options, expert, small  # noqa: E402
from regalia.learn.run import crew_of  # noqa: E402
from regalia.learn.trainer import Trainer  # noqa: E402
from regalia.learn.weights import load  # noqa: E402
from regalia.learn.workers import WIDTH, Crew, Targets  # noqa: E402


def tiny(out: Path, **more: Any) -> Options:
    options = small(expert(Options("citadels", out, (2, 3), workers=1, lanes=8, styled=0.0)))
    wished = {"walks": 8, "together": 4, "steps": 4, "expert_partners": True, "targets": 24, "batch": 64} | more
    return Options(**{name: getattr(options, name) for name in options.__slots__} | wished)


@pytest.fixture
def crew(tmp_path: Path) -> Any:
    made: list[Crew] = []

    def make(options: Options) -> Crew:
        made.append(crew_of(options))
        return made[-1]

    yield make
    for one in made:
        one.stop()


def begun(options: Options, crew: Crew) -> Expert:
    trainer = Trainer(options, crew)
    with torch.no_grad():
        trainer.now["value2.w"].normal_(0.0, 0.3)  # a champion with opinions
    crew.ready()
    return Expert(trainer, options)


def test_the_pupil_learns_what_search_found(tmp_path: Path, crew: Any) -> None:
    """On stored targets: the loss falls, the champion stays as it is."""
    options = tiny(tmp_path / "weights.npz")
    pupil = begun(options, crew(options))
    counts = pupil.play(48)
    store = pupil.store
    assert counts["targets"] == store.number >= 48 and counts["walks"] == 8 * store.number
    shares = store.shares[: store.number]
    assert torch.allclose(shares.sum(1), torch.ones(store.number)) and bool(
        (shares[store.legal[: store.number] < 0] == 0).all()
    )
    spots = torch.arange(store.number)
    champion = {name: one.clone() for name, one in pupil.trainer.then.items()}
    with torch.no_grad():
        policy, value, alike = [float(one) for one in pupil.losses(spots)]
    pupil.learn(60, 3e-3)
    with torch.no_grad():
        later = [float(one) for one in pupil.losses(spots)]
    least = float(-(shares * shares.clamp(min=1e-9).log()).sum(1).mean())  # the entropy of the targets themselves
    assert least < later[0] < policy - 0.3 * (policy - least)
    assert later[1] < value and later[2] > alike
    assert all(torch.equal(champion[name], one) for name, one in pupil.trainer.then.items())


def test_the_same_seed_learns_the_same(tmp_path: Path, crew: Any) -> None:
    found = []
    for _ in range(2):
        options = tiny(tmp_path / "weights.npz", seed=7)
        pupil = begun(options, crew(options))
        line = pupil.lesson(0.0)
        found.append((line["targets"], line["policy_loss"], pupil.store.rows.clone(), pupil.store.shares.clone()))
    assert found[0][:2] == found[1][:2]
    assert torch.equal(found[0][2], found[1][2]) and torch.equal(found[0][3], found[1][3])


def test_the_gate_lets_pass_only_who_beats_the_champion(tmp_path: Path, crew: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    options = tiny(tmp_path / "weights.npz", patience=2)
    pupil = begun(options, crew(options))
    wins: list[float] = []

    def judged(trainer: Any, at: Any, seats: int, _scenario: str, deals: int, *_: Any, **more: Any) -> dict[str, Any]:
        assert at is trainer.now
        firsts.append(more["first"])
        return {"games": deals * seats, "wins": wins[0] / seats, "even": 1 / seats, "error": 0.05 / seats}

    firsts: list[int] = []
    monkeypatch.setattr("regalia.learn.expert.match", judged)
    one = pupil.trainer.now["bias"]

    def changed() -> None:
        with torch.no_grad():
            one.add_(1.0)

    def gated() -> bool:
        pupil.trainer.lessons += options.gate_every
        accepted: bool = pupil.gate(0.0)["accepted"]
        return accepted

    changed()
    wins[:] = [1.02]  # more than even, less than chance may make of it
    assert not gated() and not torch.equal(pupil.trainer.then["bias"], one)
    wins[:] = [1.2]
    assert gated() and torch.equal(pupil.trainer.then["bias"], one)
    changed()
    wins[:] = [0.9]
    assert not gated() and not torch.equal(pupil.trainer.then["bias"], one)
    assert not gated()
    assert torch.equal(pupil.trainer.then["bias"], one), "refused twice: the champion again"
    again = Expert(pupil.trainer, options)  # as a run that goes on from here begins
    pupil.trainer.lessons += options.gate_every
    again.gate(0.0)
    assert len(firsts) == 5 * 2 and len(set(firsts)) == 5, "no two gates by the same deals, also after --resume"


@pytest.mark.parametrize("lacking", [(2, 2), (3, 1), (3, 9)])  # of two seats all deals but one; …; of three seats all
def test_a_gate_that_was_cut_off_lets_nobody_pass(
    tmp_path: Path, crew: Any, monkeypatch: pytest.MonkeyPatch, lacking: tuple[int, int]
) -> None:
    """By one whole deal the error is 0, so that any luck would do; nor does it count as a refusal."""
    options = tiny(tmp_path / "weights.npz", patience=1)
    pupil = begun(options, crew(options))

    def judged(trainer: Any, at: Any, seats: int, _scenario: str, deals: int, *_: Any, **more: Any) -> dict[str, Any]:
        games = deals * seats - (lacking[1] if seats == lacking[0] else 0)
        return {"games": games, "wins": 1.0, "even": 1 / seats, "error": 0.0}

    monkeypatch.setattr("regalia.learn.expert.match", judged)
    with torch.no_grad():
        pupil.trainer.now["bias"].add_(1.0)
    found = pupil.gate(0.0)
    assert not found["accepted"] and not found["is_whole"] and pupil.refused == 0
    assert found["games"] == (6 - 2 if lacking[0] == 2 else 6 + 9 - lacking[1])
    assert not torch.equal(pupil.trainer.then["bias"], pupil.trainer.now["bias"]), "neither crowned nor begun again"
    lacking = (0, 0)
    assert pupil.gate(0.0)["accepted"]


def test_the_pupil_really_plays_the_champion(tmp_path: Path, crew: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_DECISIONS", 150)  # who has learned nothing plays on and on
    options = tiny(tmp_path / "weights.npz", gate_deals=4)
    pupil = begun(options, crew(options))
    found = pupil.gate(float("inf"))
    assert found["games"] == 2 * 2 + 2 * 3 and found["times"] == pytest.approx(1.0), "they are the same as yet"
    assert pupil.play(24)["targets"] >= 24, "thinking goes on where it was"


def test_the_oldest_targets_make_room() -> None:
    store = Store(5, 4, torch.device("cpu"))

    def some(first: int, number: int) -> Targets:
        values = np.arange(first, first + number, dtype=np.float32)
        rows = np.repeat(values[:, None], 4, 1).astype(np.int8)
        blank = np.zeros((number, WIDTH), np.int32)
        return Targets(rows, blank, blank.astype(np.float32), values, values, {})

    store.add(some(0, 3))
    assert store.number == 3
    store.add(some(3, 4))
    assert store.number == 5 and sorted(store.values.tolist()) == [2, 3, 4, 5, 6]
    store.add(some(10, 9))
    assert sorted(store.values.tolist()) == [14, 15, 16, 17, 18]
    assert bool((store.rows[:, 0] == store.values).all())


def test_as_a_command_it_goes_on_from_learned_weights_and_can_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "MOST_DECISIONS", 150)
    first, then = tmp_path / "first.npz", tmp_path / "then.npz"
    usual = ["learn", "--small", "--seats", "2,3", "--minutes", "3", "--workers", "1", "--lanes", "8", "--seed", "3"]
    assert main([*usual, "--decisions", "200", "--out", str(first)]) == 0
    thinks = [*usual, "--expert", "--partners", "--walks", "8", "--out", str(then), "--decisions", "130"]
    assert main([*thinks, "--resume", str(first)]) == 0
    once = load(then).about["training"]
    assert once["lessons"] > load(first).about["training"]["lessons"]
    curve = [json.loads(line) for line in then.with_suffix(".curve.jsonl").read_text().splitlines()]
    assert any("accepted" in line for line in curve)
    assert main([*thinks, "--resume", str(then)]) == 0
    assert load(then).about["training"]["lessons"] > once["lessons"]
