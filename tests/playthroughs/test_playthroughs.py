"""The golden games are played as they were. If a difference is meant: ``python -m tests.playthroughs.write``."""

import pytest

from tests.laws.mechanics import MECHANICS
from tests.laws.worlds import TABLES, Table
from tests.playthroughs.write import COUNTS, HERE, WHOLE_GAMES, digest, mechanic, playthrough


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_first_decisions_go_as_written(table: Table) -> None:
    golden = (HERE / f"{table}.txt").read_text(encoding="utf-8")
    assert playthrough(table).splitlines() == golden.splitlines()


@pytest.mark.parametrize("name", MECHANICS)
def test_a_kingdom_for_each_mechanic_goes_as_written(name: str) -> None:
    golden = (HERE / f"mechanic-{name}.txt").read_text(encoding="utf-8")
    assert mechanic(name).splitlines() == golden.splitlines()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_go_as_written(table: Table) -> None:
    golden = WHOLE_GAMES.read_text(encoding="utf-8").splitlines()
    for variant in table.variants():
        assert digest(table, variant) in golden


def test_every_variant_is_written_down() -> None:
    assert len(WHOLE_GAMES.read_text(encoding="utf-8").splitlines()) == sum(len(table.variants()) for table in TABLES)
    mechanics = {f"mechanic-{name}" for name in MECHANICS}
    written = {path.stem for path in HERE.glob("*.txt")}
    assert written == {str(table) for table in TABLES} | mechanics | {COUNTS.stem, WHOLE_GAMES.stem}
