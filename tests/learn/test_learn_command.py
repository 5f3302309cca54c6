"""What ``regalia learn`` refuses: what could not be learned so, and what would be left out without a word."""

import argparse
from pathlib import Path

import pytest

from regalia.cli.errors import Misuse
from regalia.cli.learn_command import arguments, options_of, sentence
from regalia.learn.options import Options


def options(folder: Path, line: str) -> Options:
    """``W`` are weights that are there, with what lies beside them."""
    weights = folder / "weights.npz"
    for file in (weights, weights.with_suffix(".pt")):
        file.touch()
    parser = argparse.ArgumentParser()
    arguments(parser)
    return options_of(parser.parse_args([str(weights) if part == "W" else part for part in line.split()]))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        # a search has its walks in lanes
        ("--expert --lanes 8 --begin W", "--lanes is a number from 16 upwards, not 8"),
        ("--small --expert --lanes 4 --begin W", "--lanes is a number from 8 upwards, not 4"),
        # time to learn in
        ("--minutes 4.5 --judge 5 --begin W", "leaves some to learn"),
        ("--minutes 5 --judge 5", "leaves some to learn"),
        ("--minutes 0 --judge 0 --begin W", "leaves some to learn"),
        ("--minutes 5 --judge -1 --begin W", "leaves some to learn"),
        # what would have no effect
        ("--walks 64", "--walks goes only with --expert"),
        ("--partners", "--partners goes only with --expert"),
        ("--style-only", "--style-only goes only with --begin, --resume, --against"),
        ("--style-only --styled 0 --begin W", "--styled must be above 0"),
        ("--begin W --resume W", "name one of them"),
        ("--expert --against W", "goes with none of"),
    ],
)
def test_what_goes_together_badly_is_refused(tmp_path: Path, line: str, told: str) -> None:
    with pytest.raises(Misuse, match=told):
        options(tmp_path, line)


def test_what_is_close_to_it_is_understood(tmp_path: Path) -> None:
    assert options(tmp_path, "--expert --lanes 16 --begin W").together == 16
    assert options(tmp_path, "--small --expert --lanes 8 --resume W --walks 8 --partners").walks == 8
    assert options(tmp_path, "--minutes 5 --judge 5 --begin W").judge_seconds == 300
    assert options(tmp_path, "--minutes 5 --judge 4.5").judge_seconds == 270
    assert options(tmp_path, "--lanes 8").lanes == 8
    assert options(tmp_path, "--style-only --resume W --styled 0.5").styled == 0.5
    assert options(tmp_path, "--style-only --against W").style_only


def test_a_gate_that_was_cut_off_is_told_as_such() -> None:
    assert "too few to judge" in sentence({"gate": 1, "accepted": False, "games": 12, "is_whole": False})
    whole = {"gate": 1, "accepted": False, "games": 12, "is_whole": True, "times": 0.9, "error": 0.1}
    assert "0.9" in sentence(whole)
