"""What ``regalia cards`` shows of a Traveller."""

import pytest

from tests.cli.conftest import Regalia


@pytest.mark.rules("G-EXCHANGE-07")
def test_a_traveller_points_to_the_card_it_is_exchanged_for(regalia: Regalia) -> None:
    assert "→ Treasure Hunter" in regalia("cards", "page", "--game", "dominion").out
    assert "→" not in regalia("cards", "champion", "--game", "dominion").out, "Champion is no Traveller"
    assert "→ Schatzsucher" in regalia("cards", "page", "--game", "dominion", "--language", "de").out
