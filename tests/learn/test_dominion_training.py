"""Dominion is learned by the same command, on a CPU and in miniature. ``make test-examples`` runs what needs PyTorch."""

import argparse
import json
from pathlib import Path

import pytest

from regalia.bots import make_bot, shown
from regalia.cli.errors import Misuse
from regalia.cli.learn_command import arguments, options_of, trainer_of
from regalia.cli.main import main
from regalia.dominion.learning import train
from regalia.dominion.learning.lanes import HELD_OUT
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.learn import run
from regalia.learn.options import Options
from regalia.learn.weights import read

USUAL = ["learn", "--game", "dominion", "--small", "--minutes", "3", "--workers", "1", "--lanes", "4", "--seed", "5"]
WANTS = ["--against x", "--judge 1", "--begin x", "--annealed 0.5", "--expert", "--walks 5", "--partners", "--styled 0.5"]


def read_options(*words: str) -> Options:
    parser = argparse.ArgumentParser()
    arguments(parser)
    return options_of(parser.parse_args(words))


@pytest.mark.parametrize("words", [*WANTS, "--style-only"])
def test_what_its_training_has_not_is_refused_by_name(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--game", "dominion", *words.split()]) == 2
    assert f"knows no {words.split()[0]}:" in capsys.readouterr().err


def test_everything_that_it_lacks_is_an_option_of_the_command() -> None:
    parser = argparse.ArgumentParser()
    arguments(parser)
    assert set(train.LACKS) <= set(vars(parser.parse_args([])))
    assert {f"--{name.replace('_', '-')}" for name in train.LACKS} == {one.split()[0] for one in [*WANTS, "--style-only"]}


def test_each_game_is_trained_by_its_own(tmp_path: Path) -> None:
    assert trainer_of("dominion") is train and trainer_of("citadels") is run
    found, small = read_options("--game", "dominion"), read_options("--game", "dominion", "--small")
    assert found.seats == (2, 2, 2, 2, 2, 3, 4) and found.lanes == train.LANES and found.batch > small.batch
    assert read_options().lanes == run.LANES and read_options("--lanes", "8").lanes == 8
    with pytest.raises(Misuse):
        read_options("--game", "dominion", "--seats", "7")
    with pytest.raises(FileNotFoundError, match=r"nothing\.full\.npz"):
        read_options("--game", "dominion", "--resume", str(tmp_path / "nothing.npz"))


def test_it_learns_in_miniature_and_can_go_on(tmp_path: Path) -> None:
    """Weights that play, a curve, and a second run from them."""
    torch = pytest.importorskip("torch", reason="torch is not installed: make test-examples")
    weights, again = tmp_path / "weights.npz", tmp_path / "again.npz"
    threads = torch.get_num_threads()
    assert main([*USUAL, "--seats", "2,3", "--decisions", "500", "--out", str(weights)]) == 0
    once = read(weights).about["training"]
    assert once["decisions"] >= 500 and once["lessons"] > 1 and once["held_out"] == sorted(HELD_OUT)
    lines = [json.loads(line) for line in weights.with_suffix(".curve.jsonl").read_text().splitlines()]
    assert lines[-1]["decisions"] == once["decisions"] and lines[-1]["how"] == train.PLAY
    assert main([*USUAL, "--seats", "2", "--decisions", "200", "--out", str(again), "--resume", str(weights)]) == 0
    torch.set_num_threads(threads)
    then = read(again)
    assert then.about["training"]["decisions"] >= once["decisions"] + 200
    assert then.about["training"]["lessons"] > once["lessons"]
    assert any(one.numbers != then.matrices[name].numbers for name, one in read(weights).matrices.items() if name != "own")
    game = start(setup_for("dominion", seed=1))
    for file in (weights, again):
        bot = make_bot(f"learned?weights={file}", game.setup, 0, Chance(1))
        assert bot.choose(shown(game)) in shown(game).options
