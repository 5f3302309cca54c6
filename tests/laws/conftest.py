"""Interpreted, two fifths of each law's games, drawn by a printed seed; compiled and at length all of them."""

import os
import random
from collections import defaultdict
from pathlib import Path

import pytest

from tests.laws.worlds import LONG, SEED

HERE = Path(__file__).parent
WHOLE = LONG or os.environ.get("REGALIA_ENGINE") == "compiled"


def pytest_report_header() -> str:
    return "laws: whole" if WHOLE else f"laws: two fifths of each, REGALIA_LAWS_SEED={SEED}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of each law at least one game; which they are depends on the seed alone, so that all processes of a run agree."""
    if WHOLE:
        return
    laws: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.path.is_relative_to(HERE):
            laws[item.nodeid.partition("[")[0]].append(item)
    kept = {one for law, games in sorted(laws.items()) for one in drawn(law, games)}
    left_out = [item for games in laws.values() for item in games if item not in kept]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def drawn(law: str, games: list[pytest.Item]) -> list[pytest.Item]:
    return random.Random(f"{SEED} {law}").sample(games, -(-2 * len(games) // 5))
