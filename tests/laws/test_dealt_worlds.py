"""Dealing is honest: a world dealt for a seat follows from what the seat knows and from the chance it was dealt with.

Two games the seat cannot tell apart are dealt alike, to the last number. So whatever a search reads out of its worlds, and
however often and with whatever chance it has them dealt, it learns nothing it did not know.
"""

from regalia.kernel.chance import Chance
from regalia.kernel.store import store
from regalia.kernel.worlds import Worlds
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk


@law(examples=2)
def test_games_a_seat_cannot_tell_apart_are_dealt_alike(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(12):
        assert game.decision is not None
        seat = game.decision.seat
        other = game.determinize(seat, Chance(walk.lot.word()))
        seed = walk.lot.word()
        one, two = Worlds(game, seat).deal(Chance(seed)), Worlds(other, seat).deal(Chance(seed))
        assert store(one) == store(two)
        assert one.setup == two.setup and one.setup.seed == 0


@law()
def test_worlds_are_of_the_moment_they_were_asked_for(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(3):
        assert game.decision is not None
        later = game.copy()
        worlds = Worlds(later, game.decision.seat)
        before = store(worlds.deal(Chance(7)))
        later.answer_number(0)
        assert store(worlds.deal(Chance(7))) == before


@law()
def test_nobody_is_known_to_know_a_hidden_card_of_a_hand(table: Table, walk: Walk) -> None:
    """Who saw or passed one knows it until it is played, and whether it was is hidden: that they do would tell."""
    for game in walk.some_moments(6):
        assert game.decision is not None
        seat = game.decision.seat
        world = Worlds(game, seat).deal(Chance(walk.lot.word()))
        for zone, lookers in enumerate(world.sight):
            for card in world.zones[zone] if lookers else []:
                assert world.known[card] >> seat & 1 or world.known[card] == lookers, world.zone_names()[zone]
