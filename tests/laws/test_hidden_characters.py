"""Which characters may lie where, for all a seat of Citadels can know, worked out from what it was shown and told."""

from collections.abc import Iterator

import pytest

from regalia.citadels.rules.layout import FACE_DOWN, PACK, THEATER, role
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import NOBODY
from regalia.kernel.views import SPECTATOR
from tests.laws.checking import law
from tests.laws.worlds import CITADELS, Table, Walk

Place = tuple[int, int]  # a zone and a position in it
Deal = tuple[tuple[Place, int], ...]
STILL_THERE = 99  # a character that was never taken out of the pack
FEW = 5  # so many hidden characters, or ways they may lie, can be gone through one by one
TELLING = ("rasputin", "acrobat", "hospital")  # that these are asked says where a character lies


class Selection:
    """Follows the packs of a round by the public events: when the card in each place was taken out of the pack.

    ``taken[zone]`` is that time for every card in the zone. A viewer who looked into the pack at a time saw exactly the
    cards that were taken out later.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.heard = 0
        self.begin()

    def begin(self) -> None:
        self.time = 0
        self.taken: dict[int, list[int]] = {}
        self.looks: list[list[tuple[int, frozenset[int]]]] = [[] for _ in range(self.seats)]
        self.first_card_came_back = False  # the last of 7 or 8 seats chose between it and the passed one
        self.exchanged = False

    def follow(self, game: Citadels) -> None:
        journal = game.listen()
        for event in journal[self.heard :]:
            kind, _, told, _ = event.seen_by(SPECTATOR)
            if kind == "round_begins":
                self.begin()
            elif kind == "exchanges_characters":
                self.exchanged = True
            elif kind == "moves" and told[0] == PACK:
                self.time += 1
                self.taken.setdefault(told[1], []).append(self.time)
            elif kind == "moves" and told[:2] == (FACE_DOWN, PACK):
                self.taken[FACE_DOWN].pop()
                self.first_card_came_back = True
        self.heard = len(journal)
        decision = game.decision
        if decision is not None and decision.question.name == "choose_character":
            pack = frozenset(game.view(decision.seat).zone("pack"))
            self.looks[decision.seat].append((self.time, pack))

    def histories(self, game: Citadels) -> list[dict[Place, int]]:
        """When the card in each place was taken: usually certain, but one of two for the last choice."""
        certain = {(PACK, at): STILL_THERE for at in range(len(game.zones[PACK]))}
        for zone in [FACE_DOWN, *[role(seat) for seat in range(self.seats)]]:
            for at, time in enumerate(self.taken.get(zone, [])):
                certain[zone, at] = time
        if not self.first_card_came_back:
            return [certain]
        last = (role((game.chose_first - 1) % self.seats), 0)
        ways = []
        for first, other in ((0, STILL_THERE), (STILL_THERE, 0)):
            way = dict(certain)
            if game.zones[PACK]:
                way[PACK, 0], way[PACK, 1] = first, other
            else:
                way[last], way[FACE_DOWN, 0] = first, other
            ways.append(way)
        return ways

    def is_possible(self, game: Citadels, viewer: int, deal: Deal) -> bool:
        """Whether the characters the viewer does not know may lie like this."""
        return any(
            all(self.may_lie(game, viewer, rank, place, history) for place, rank in deal) for history in self.histories(game)
        )

    def possible(self, game: Citadels, viewer: int, actual: Deal) -> set[Deal]:
        """Every way the characters the viewer does not know may lie."""
        found: set[Deal] = set()
        for history in self.histories(game):
            fits = {
                place: [rank for _, rank in actual if self.may_lie(game, viewer, rank, place, history)] for place, _ in actual
            }
            found.update(deals([place for place, _ in actual], fits))
        return found

    def may_lie(self, game: Citadels, viewer: int, rank: int, place: Place, history: dict[Place, int]) -> bool:
        if is_out_of_play(game, rank) and place[0] != FACE_DOWN:
            return False
        return all((rank in pack) == (history[place] > time) for time, pack in self.looks[viewer])


def deals(places: list[Place], fits: dict[Place, list[int]]) -> Iterator[Deal]:
    """Every way to lay a different character that fits in each place."""
    if not places:
        yield ()
        return
    for rank in fits[places[0]]:
        rest = {place: [other for other in ranks if other != rank] for place, ranks in fits.items()}
        for deal in deals(places[1:], rest):
            yield ((places[0], rank), *deal)


def is_out_of_play(game: Citadels, rank: int) -> bool:
    """Everybody heard that nobody answered for it; for one that was killed that says nothing."""
    assert game.decision is not None
    if game.decision.question.name == "rasputin" and rank == game.called:
        return False  # the call is not answered yet
    return rank <= game.called and game.holder[rank] == NOBODY and rank != game.killed


def dealt(game: Citadels, viewer: int, world: Citadels) -> Deal:
    hidden = [rank for rank in range(1, game.box.top_rank + 1) if not game.known[rank] >> viewer & 1]
    places = [(game.place[rank], game.zones[game.place[rank]].index(rank)) for rank in hidden]
    return tuple(sorted((place, world.zones[place[0]][place[1]]) for place in places))


@pytest.mark.rules("C-SEL-16", "C-SEL-18", "C-SEL-20", "C-ASSASSIN-06")
@law(examples=3, tables=CITADELS)
def test_characters_are_dealt_only_where_they_may_lie_and_wherever_they_may(table: Table, walk: Walk) -> None:
    game = walk.start(listen=True)
    assert isinstance(game, Citadels)
    selection = Selection(table.seats)
    compared = 0
    for _ in walk.moments(game):
        selection.follow(game)
        assert game.decision is not None
        if selection.exchanged or (compared and walk.lot.below(12)):  # one moment in twelve, once there was one to compare
            continue
        viewer = walk.lot.below(table.seats)
        actual = dealt(game, viewer, game)
        assert selection.is_possible(game, viewer, actual)
        few = selection.possible(game, viewer, actual) if len(actual) <= FEW else set()
        is_complete = 0 < len(few) <= FEW and game.decision.question.name not in TELLING
        seen = set()
        for _ in range(20 * len(few) if is_complete else 6):
            world = game.determinize(viewer, walk.lot)
            assert isinstance(world, Citadels)
            seen.add(dealt(game, viewer, world))
            for seat in range(table.seats):
                packs = world.packs[seat] | world.packs[table.seats + seat]
                assert all(packs >> rank & 1 for rank in world.zones[role(seat)]), "everybody chose from a pack that had it"
        wrong = [deal for deal in seen if not selection.is_possible(game, viewer, deal)]
        assert not wrong, f"viewer {viewer} is dealt what cannot be"
        if is_complete:
            assert seen == few, f"viewer {viewer} is never dealt {few - seen}"
            compared += 1
    assert compared > 0 or game.box.has(THEATER)
