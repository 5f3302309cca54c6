"""Styles are learned, on a CPU and in miniature. ``make test-examples`` runs this where PyTorch is."""

from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: make test-examples")

from regalia.cli.main import main  # noqa: E402
from regalia.learn.advantages import advantages  # noqa: E402
from regalia.learn.inference import STYLE  # noqa: E402
from regalia.learn.lanes import COLUMNS, ENDED, SEAT, WHO  # noqa: E402
from regalia.learn.weights import load  # noqa: E402

USUAL = ["learn", "--small", "--seats", "2,4", "--minutes", "3", "--workers", "1", "--lanes", "8", "--seed", "5"]


def test_what_styles_add_is_learned_and_nothing_else(tmp_path: Path) -> None:
    first, then, on = [tmp_path / f"{name}.npz" for name in ("first", "then", "on")]
    assert main([*USUAL, "--decisions", "200", "--styled", "0", "--out", str(first)]) == 0
    plain = load(first)
    assert not any(any(one.numbers) for name, one in plain.matrices.items() if name.startswith(STYLE)), "nobody played in one"
    assert main([*USUAL, "--decisions", "400", "--begin", str(first), "--style-only", "--out", str(then)]) == 0
    assert main([*USUAL, "--decisions", "400", "--resume", str(then), "--style-only", "--out", str(on)]) == 0
    for file in (then, on):
        styled = load(file)
        assert styled.about["styles"] == list(plain.about["styles"])
        for name, one in plain.matrices.items():
            same = one.numbers == styled.matrices[name].numbers
            assert same != (name.startswith(STYLE)), name
            if same:
                assert list(one.scales) == pytest.approx(list(styled.matrices[name].scales), rel=1e-6)
        for name, vector in plain.vectors.items():
            assert list(vector) == list(styled.vectors[name])


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    """One worker and so many decisions: nothing is left to the clock."""
    found = []
    for name in ("one", "other"):
        file = tmp_path / f"{name}.npz"
        assert main([*USUAL, "--decisions", "600", "--out", str(file)]) == 0
        found.append(load(file))
    assert found[0].about["training"]["lessons"] > 1
    assert all(one.numbers == found[1].matrices[name].numbers for name, one in found[0].matrices.items())


def test_what_an_answer_is_worth_in_its_style_counts_for_it_and_those_before() -> None:
    """One seat, three decisions, then a game that is lost; the second answer is worth something of its own."""
    meta = torch.zeros((4, 1, COLUMNS + 4), dtype=torch.int32)
    meta[:, :, SEAT], meta[:, :, WHO] = 0, 0
    meta[3, 0, ENDED] = 1
    meta[3, 0, COLUMNS] = -1000
    values, extras = torch.zeros((3, 1)), torch.tensor([[0.0], [0.5], [0.0]])
    nothing = torch.zeros(())
    found, use = advantages(meta, values, extras, 2, 0.5, nothing)
    assert found[:, 0].tolist() == pytest.approx([0.0, 0.0, -1.0]) and use.all()
