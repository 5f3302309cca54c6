"""Hints are honest: they follow from what the asked seat knows, and from the chance they are made with."""

from itertools import pairwise

import pytest

from regalia.bots import advice as advising
from regalia.bots import make_bot, shown
from regalia.bots.advice import FORCED, MOST, NO_WORLDS, Said, advise, compare_by_search
from regalia.bots.compare import SCALES, Way
from regalia.bots.search import Budget
from regalia.games import names, new
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.worlds import Worlds
from regalia.learn import analyst

CHOICES = {"citadels": {"seats": 4}, "dominion": {"seats": 2}}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few worlds are enough to be told alike."""
    monkeypatch.setattr(advising, "STEPS", 600)
    monkeypatch.setattr(advising, "GUIDED", 2)
    monkeypatch.setattr(analyst, "HINTED", 10)


def positions(game_name: str, seed: int) -> list[Game]:
    """With a choice, over the course of a game."""
    game = new(game_name, seed=seed, **CHOICES[game_name])
    bots = [make_bot("medium", game.setup, seat, Chance(seat)) for seat in range(game.seats)]
    found: list[Game] = []
    choices = 0
    while game.decision is not None and len(found) < 10:
        choices += len(game.decision.options) > 1
        if choices % 10 == 5 and len(game.decision.options) > 1:
            found.append(game.copy())
        game.answer(bots[game.decision.seat].choose(shown(game)))
    return found


def hinted(game: Game, seed: int) -> Said:
    return advise(shown(game), game.setup, Chance(seed), 0.0)


@pytest.mark.parametrize("game_name", sorted(CHOICES))
def test_games_a_seat_cannot_tell_apart_get_the_same_hint(game_name: str) -> None:
    """Another world of its information set, with another deal and another seed, is answered alike to the last digit."""
    several = 0
    for game in positions(game_name, 5):
        assert game.decision is not None
        other = game.determinize(game.decision.seat, Chance(99))
        other.setup = game.setup.reseeded(12345)
        one = hinted(game, 7)
        assert one == hinted(other, 7)
        several += len(one.advice) > 1
    assert several > 3


@pytest.mark.parametrize("game_name", sorted(CHOICES))
def test_what_is_said(game_name: str) -> None:
    """Up to three of the options, the best first, each with a chance and reasons that have words."""
    reasons = 0
    for game in positions(game_name, 6):
        assert game.decision is not None
        before = game.fingerprint()
        found = hinted(game, 3)
        assert game.fingerprint() == before
        assert found.why == "" and 2 <= len(found.advice) <= MOST
        assert len({one.at for one in found.advice}) == len(found.advice)
        assert all(one.at < len(game.decision.options) and 0.0 <= one.chance <= 1.0 for one in found.advice)
        assert all(one.chance >= two.chance for one, two in pairwise(found.advice))
        told = [one for advice in found.advice for one in (advice.gain, advice.cost) if one is not None]
        assert all(name in SCALES and more > 0.0 for name, more in told)
        reasons += len(told)
        first, second = found.advice[:2]
        assert (first.gain, first.cost) == (second.cost, second.gain), "the one's gain is the other's cost"
        assert not first.close
    assert reasons > 10


def test_without_a_choice_or_a_world_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game = positions("citadels", 5)[0]
    view = shown(game)
    view.worlds = None
    assert advise(view, game.setup, Chance(1)) == Said((), NO_WORLDS)

    def none(self: Worlds, chance: Chance) -> Game:
        raise NoWorld("none")

    monkeypatch.setattr(Worlds, "deal", none)
    for name in CHOICES:
        game = positions_without_worlds(name)
        assert advise(shown(game), game.setup, Chance(1)) == Said((), NO_WORLDS)
    one = shown(game)
    del one.options[1:]
    assert advise(one, game.setup, Chance(1)) == Said((), FORCED)


def positions_without_worlds(name: str) -> Game:
    game = new(name, seed=1, **CHOICES[name])
    while game.decision is not None and len(game.decision.options) < 2:
        game.answer_number(0)
    return game


@pytest.mark.parametrize("game_name", names())
def test_by_search_alone(game_name: str) -> None:
    """Where numpy is missing, and for games with no network or guide of their own."""
    game = new(game_name, seed=2, **CHOICES.get(game_name, {}))
    while game.decision is not None and len(game.decision.options) < 2:
        game.answer_number(0)
    view = shown(game)
    assert view.worlds is not None
    ways = compare_by_search(view, view.worlds, game.setup.reseeded(0), Chance(1), Budget(0, 0.0))
    assert 2 <= len(ways) <= MOST and all(isinstance(way, Way) for way in ways)
    assert len({len(way.values) for way in ways}) == 1, "all in the same worlds"
