"""The long run counts what it plays, names what breaks by its seed, and can be interrupted."""

import pytest

from regalia.dominion.rules.cards.everything import PRINTINGS
from regalia.dominion.rules.kinds import KIND_OF
from tests.laws import many_games
from tests.laws.many_games import Tally


def test_every_number_of_seats_is_played() -> None:
    assert {many_games.setup_of(seed).seats for seed in range(5)} == {2, 3, 4, 5, 6}
    tally = many_games.run(11, 2)
    assert tally.games == 2 and tally.decisions >= tally.longest > 50 and not tally.broken


def test_other_printings_are_those_of_the_cards_there_are() -> None:
    drawn = [many_games.setup_of(seed, printings=True) for seed in range(12)]
    assert [setup.kingdom for setup in drawn] == [many_games.setup_of(seed).kingdom for seed in range(12)]
    assert sum(len(setup.printings) for setup in drawn) > 5
    for setup in drawn:
        names = [PRINTINGS[name].name for name in setup.printings]
        assert len(set(names)) == len(names) and {KIND_OF[name] for name in names} <= set(setup.box.present)


def test_what_breaks_is_named_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def play(seed: int, tally: Tally, printings: bool) -> None:
        if seed == 3:
            raise AssertionError("a copy differs")
        if seed == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(many_games, "play", play)
    tally = many_games.run(2, 10)
    assert tally.games == 3 and tally.broken == [3]
    said = capsys.readouterr()
    assert "seed 3" in said.err and "a copy differs" in said.err and "interrupted" in said.out
