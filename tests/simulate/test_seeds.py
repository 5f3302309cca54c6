"""200 seeds of the simulated server; ``make simulate`` runs more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulate.run import simulate

GROUP = 10


@pytest.mark.parametrize("first", range(1, 201, GROUP))
def test_every_law_holds(first: int) -> None:
    for seed in range(first, first + GROUP):
        result = simulate(seed)
        assert not result.problems, f"python -m tests.simulate --trace --from {seed}\n" + "\n".join(result.problems[:5])
        assert result.entries > 10


def test_every_kind_of_fault_happens() -> None:
    faults: set[str] = set()
    for seed in range(1, 61):
        faults |= {what.partition(" of ")[0].partition(" entry ")[0] for what in simulate(seed).faults}
        if len(faults) >= 13:
            break
    expected = {
        "kills",
        "stops",
        "pauses",
        "downs",
        "cuts",
        "stalls",
        "clocks",
        "deaf",
        "spoils",
        "full",
        "lost",
        "unheard",
        "down",
    }
    assert faults == expected


SEED = 13  # of every process the same, whatever the order of sets and dictionaries


def test_a_seed_is_the_same_story_twice() -> None:
    first, second = simulate(SEED), simulate(SEED)
    assert first.trace == second.trace and first.steps == second.steps


def test_a_seed_is_the_same_story_in_other_processes() -> None:
    root = Path(__file__).parents[2]
    script = f"from tests.simulate.run import simulate; print(simulate({SEED}).trace)"
    traces = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": number, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in ("1", "2")
    }
    assert traces == {simulate(SEED).trace + "\n"}
