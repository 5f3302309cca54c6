"""The golden games are played as they were. If a difference is meant: ``python -m tests.playthroughs.write``."""

import pytest

from tests.laws.worlds import TABLES, Table
from tests.playthroughs.write import COUNTS, HERE, POSITIONS, WHOLE_GAMES, count_line, digest, playthrough


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_first_decisions_go_as_written(table: Table) -> None:
    golden = (HERE / f"{table}.txt").read_text(encoding="utf-8")
    assert playthrough(table).splitlines() == golden.splitlines()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_go_as_written(table: Table) -> None:
    golden = WHOLE_GAMES.read_text(encoding="utf-8").splitlines()
    for variant in table.variants():
        assert digest(table, variant) in golden


def test_every_variant_and_position_is_written_down() -> None:
    assert len(WHOLE_GAMES.read_text(encoding="utf-8").splitlines()) == sum(len(table.variants()) for table in TABLES)
    assert len(COUNTS.read_text(encoding="utf-8").splitlines()) == len(POSITIONS) >= 10
    assert {path.stem for path in HERE.glob("*.txt")} == {str(table) for table in TABLES} | {COUNTS.stem, WHOLE_GAMES.stem}


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position[0]}-after-{position[2]}")
def test_there_are_as_many_sequences_of_answers_as_counted(position: tuple[str, int, int, int]) -> None:
    """Perft: one option too many or too few anywhere below the position changes the count."""
    assert count_line(*position) in COUNTS.read_text(encoding="utf-8").splitlines()
