"""Stored values are found by the names of their classes, so no two of all games share one."""

from regalia import games
from regalia.kernel.store import value_classes


def test_no_two_classes_of_values_share_a_name() -> None:
    for game in games.names():
        games.door_of(game).part("engine")
    assert len(value_classes()) > 300
