"""Every event a game shows as a moment names arguments, places and messages that there are."""

import pytest

from regalia.games import door_of, names, new
from regalia.kernel.views import View
from regalia.server.views.lexicon import lexicon
from regalia.words.tongue import Tongue
from regalia.words.wording import MOMENTS, Moment, wording_of

DECLARED = [(game, kind) for game in names() for kind in sorted(wording_of(game).declared.moments)]


def opening(game: str) -> tuple[list[str], View]:
    found = new(game, seed=3)
    return list(found.zone_names()), found.view(0)


def places_of(game: str, kind: str) -> set[str]:
    """Stems of zones, facts, types of numbers, and arguments that name one of them."""
    zones, view = opening(game)
    types = lexicon(game).numbers
    said = {of for of, saying in wording_of(game).said.items() if "name" in saying}
    stems = {zone.rpartition("_")[0] for zone in zones} | set(zones)
    arguments = {name for name, of in wording_of(game).events[kind].told.items() if of in types and set(types[of]) <= stems}
    return stems | set(view.facts) | set(types) | said | arguments


@pytest.mark.parametrize(("game", "kind"), DECLARED)
def test_a_moment_names_what_there_is(game: str, kind: str) -> None:
    moment: Moment = wording_of(game).declared.moments[kind]
    told = wording_of(game).events[kind].told
    assert moment.shows in MOMENTS
    assert not moment.of or moment.of in told
    assert moment.source or moment.target, "nobody could see it"
    for place, _, argument in (one.partition(":") for one in (moment.source, moment.target) if one):
        assert place in places_of(game, kind), place
        assert not argument or argument in told, argument
    for language in ("en", "de", "nl"):
        assert not moment.word or Tongue(language).say(moment.word)


@pytest.mark.parametrize("game", names())
def test_pages_are_told_moments_by_the_lexicon(game: str) -> None:
    declared = wording_of(game).declared.moments
    assert set(declared) <= set(door_of(game).part("events"))
    assert {kind: one.moment for kind, one in lexicon(game).events.items() if one.moment} == declared


def test_each_moment_happens_in_one_of_our_games() -> None:
    assert {wording_of(game).declared.moments[kind].shows for game, kind in DECLARED} == set(MOMENTS)


def test_piles_that_run_low_are_piles() -> None:
    for pile in lexicon("dominion").low:
        assert pile.removeprefix("pile_") in lexicon("dominion").numbers["kind"], pile


@pytest.mark.parametrize("game", names())
def test_questions_that_come_again_are_questions(game: str) -> None:
    tongue = Tongue("en")
    assert [name for name in lexicon(game).repeats if not tongue.has(f"{game}-question-{name}")] == []
