"""Cards that are not used change nothing in a game: it is the same without them in the catalogue."""

import pytest

from regalia.citadels.bench.alone import alone
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance


@pytest.mark.parametrize("seed", range(3))
def test_the_first_game_is_the_same_without_all_other_cards(seed: int) -> None:
    setup = setup_for("citadels", seats=4, seed=seed)
    assert isinstance(setup, CitadelsSetup)
    own = alone(setup)
    known = [printed.name for printed in own.box.districts if printed.name]
    assert len(known) == 31 < len(setup.box.districts)
    with_all, without, bot = start(setup), start(own), Chance(seed)
    while with_all.decision is not None:
        assert repr(with_all.decision) == repr(without.decision)
        number = bot.below(len(with_all.decision.options))
        with_all.answer_number(number)
        without.answer_number(number)
    assert without.decision is None and with_all.fingerprint() == without.fingerprint()
