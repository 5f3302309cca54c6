"""Perft: the number of sequences of answers from fixed positions. One option too many or too few anywhere changes it.

The counts lie beside the golden games; if a difference is meant: ``python -m tests.playthroughs.write``.
"""

import pytest

from tests.playthroughs.write import COUNTS, POSITIONS, count_line


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position[0]}-after-{position[2]}")
def test_there_are_as_many_sequences_of_answers_as_counted(position: tuple[str, int, int, int]) -> None:
    assert count_line(*position) in COUNTS.read_text(encoding="utf-8").splitlines()


def test_every_position_is_counted() -> None:
    assert len(COUNTS.read_text(encoding="utf-8").splitlines()) == len(POSITIONS) >= 10


def test_the_first_choices_of_two_seats_are_counted_by_hand() -> None:
    """Keep 1 of 7; keep 1 of 6, drop 1 of 5; keep 1 of 4, drop 1 of 3; keep 1 of 2 (C-SEL-24)."""
    line = next(line for line in COUNTS.read_text(encoding="utf-8").splitlines() if line.startswith("citadels-de-2, variant 0"))
    assert line.endswith(": 7, 42, 210, 840, 2520, 5040")
