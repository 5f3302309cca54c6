"""The long run of bots plays what it says, counts what it plays, names what goes wrong, and can be interrupted."""

import pytest

from regalia.bots import RANDOM
from regalia.bots.random_bot import RandomBot
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.dominion.rules.setup import DominionSetup
from regalia.kernel.options import Option, Verb
from regalia.kernel.views import View
from tests.bots import many_games
from tests.bots.many_games import CITADELS, DOMINION, ENTRANTS, Tally, setup_of


def test_everything_comes_up() -> None:
    citadels, dominion = set(), set()
    for seed in range(84):
        one, other = setup_of(CITADELS, seed), setup_of(DOMINION, seed)
        assert isinstance(one, CitadelsSetup) and isinstance(other, DominionSetup)
        citadels.add((one.edition, one.seats, one.action_cards))
        dominion.add((other.seats, other.kingdom in KINGDOMS.values()))
    assert len(citadels) == 4 * 7 and len(dominion) == 5 * 2


@pytest.mark.parametrize(("game", "bot"), ENTRANTS)
def test_every_bot_takes_part(game: str, bot: str) -> None:
    tally, whole = many_games.run(game, bot, 5, 2)
    assert whole and tally.games == 2 and tally.decisions >= tally.choices > 20
    assert tally.illegal == tally.given_up == 0 and not tally.broken


class Inventive(RandomBot):
    def choose(self, view: View) -> Option:
        return Verb("win").of(0) if len(view.options) > 4 else super().choose(view)


def test_what_was_not_offered_is_counted_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    tally, whole = many_games.run(CITADELS, f"{__name__}:Inventive", 3, 2)
    assert whole and tally.illegal == 2 and tally.broken == [3, 4]
    assert "seed 3" in capsys.readouterr().err and "2 illegal options, 0 failures" in tally.line()


def test_an_interrupt_keeps_what_is_known(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def play(seed: int, tally: Tally) -> None:
        if seed == 5:
            raise RuntimeError("no idea")
        if seed == 8:
            raise KeyboardInterrupt

    monkeypatch.setattr(many_games, "play", play)
    assert many_games.main(["10", "--bots", "steward", "--first", "2"]) == 1
    said = capsys.readouterr().out
    assert "citadels steward: 6 games" in said and "1 failures" in said and "seeds 5\ninterrupted" in said


def test_a_game_nobody_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_games, "MOST_DECISIONS", 10)
    tally, _ = many_games.run(DOMINION, RANDOM, 0, 2)
    assert tally.given_up == 2 and not tally.broken
