"""A copy equals its original, shares nothing with it that can change, and neither moves when the other does."""

from regalia.kernel.chance import Chance
from regalia.kernel.store import attributes
from tests.laws.checking import law
from tests.laws.reflection import SHARED, address, assert_same, mutable_parts, state
from tests.laws.worlds import Table, Walk, play


@law(examples=2)
def test_a_copy_has_every_attribute_of_its_original(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(12):
        twin = game.copy()
        assert_same(state(game), state(twin))
        assert twin == game and hash(twin) == hash(game)
        assert twin.journal is None, "a copy has no past and nobody listens to it"
        for name in SHARED:
            assert address(getattr(twin, name, None)) == address(getattr(game, name, None))


@law()
def test_reflection_finds_everything_a_game_holds(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(3):
        slots = {name for kind in type(game).__mro__ for name in getattr(kind, "__slots__", ())}
        held = set(getattr(game, "__dict__", ())) | slots  # of what is compiled neither tells, nor can it hold anything else
        compiled = {name for kind in type(game).__mro__ for name in vars(kind).get("__mypyc_attrs__", ())} - {"__dict__"}
        assert held | compiled == set(attributes(game))


@law()
def test_a_copy_shares_nothing_that_can_change(table: Table, walk: Walk) -> None:
    """The books of where every card lies are shared until one of the two goes on."""
    for game in walk.some_moments(6):
        twin = game.copy()
        mine = {part: path for path, part in mutable_parts(game)}
        assert {path for path, part in mutable_parts(twin) if part in mine} == {"place", "moves", "known"}
        assert len(mine) == len(list(mutable_parts(game))), "no list of the game stands in two places"
        for goes_on, waits in ((twin, game), (game.copy(), game)):
            play(goes_on, walk.lot, 1)
            theirs = {part for _, part in mutable_parts(waits)}
            assert not [path for path, part in mutable_parts(goes_on) if part in theirs]
        other = game.copy()
        play(game.copy(), walk.lot, 1)
        other.unshare()
        game.unshare()
        assert not {part for _, part in mutable_parts(game)} & {part for _, part in mutable_parts(other)}


@law()
def test_piles_that_copies_share_are_never_changed(table: Table, walk: Walk) -> None:
    """Whoever takes a card from a shared pile, or puts one there, makes a new list."""
    game = walk.start()
    kept: list[tuple[list[int], list[int]]] = []
    for answered in walk.moments(game):
        if answered % 20 == 0:
            kept += [(pile, pile[:]) for pile in game.zones[game.first_shared_zone :]]
    assert all(pile == before for pile, before in kept)


@law(examples=2)
def test_playing_on_a_copy_leaves_the_original_alone(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(8):
        before = state(game)
        twin = game.copy()
        play(twin, walk.lot, 25)
        assert_same(before, state(game))


@law()
def test_playing_the_original_leaves_a_copy_alone(table: Table, walk: Walk) -> None:
    game = walk.start()
    kept = []
    for answered in walk.moments(game):
        if answered % 9 == 0:
            kept.append((game.copy(), state(game)))
    for twin, before in kept:
        assert_same(before, state(twin))


@law()
def test_a_copy_plays_on_exactly_as_its_original_would(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(3):
        one, other = game.copy(), game.copy()
        seed = walk.lot.word()
        play(one, Chance(seed), 60)
        play(other, Chance(seed), 60)
        assert_same(state(one), state(other))
