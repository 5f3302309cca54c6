"""What is wrong with a stored game is named; and what a search is given of a game."""

from typing import Any

import pytest

from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.store import DamagedState, restore
from regalia.kernel.worlds import Worlds

SETUP = games.setup_for("citadels", seed=5)


def stored() -> dict[str, Any]:
    return games.start(SETUP).json()


def test_a_game_is_restored_from_what_is_stored() -> None:
    game = games.start(SETUP)
    assert restore(SETUP.blank(), game.json()) == game


def test_what_is_missing_is_named() -> None:
    parts = stored()
    del parts["crown"], parts["tax"]
    with pytest.raises(DamagedState, match="the stored game lacks crown, tax"):
        restore(SETUP.blank(), parts)


def test_what_is_not_known_is_named() -> None:
    with pytest.raises(DamagedState, match="the stored game has moon, which this version does not know"):
        restore(SETUP.blank(), {**stored(), "moon": 1})


def test_an_unknown_effect_is_named() -> None:
    with pytest.raises(DamagedState, match="unknown effect 'Dance' on the stack"):
        restore(SETUP.blank(), {**stored(), "stack": [{"is": "Dance", "of": []}]})


def test_what_cannot_be_read_is_named() -> None:
    with pytest.raises(DamagedState, match="'stack' of the stored game is damaged"):
        restore(SETUP.blank(), {**stored(), "stack": [{"is": "Call", "of": [1, 2, 3]}]})


def test_a_view_never_changes() -> None:
    game = games.start(SETUP)
    views = [game.view(seat) for seat in range(-1, game.seats)]
    before = [view.text() for view in views]
    for _ in range(60):
        game.answer_number(0)
    assert [view.text() for view in views] == before
    assert [game.view(seat).text() for seat in range(-1, game.seats)] != before


def test_a_search_is_not_given_the_seed() -> None:
    worlds = Worlds(games.start(SETUP), 0)
    for seed in range(3):
        world = worlds.deal(Chance(seed))
        assert world.setup == SETUP.reseeded(0) and world.decision is not None
