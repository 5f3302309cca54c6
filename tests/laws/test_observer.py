"""What a seat knows is exactly what it was told: neither more nor less, and no view shows more."""

from collections import Counter
from collections.abc import Mapping

import pytest

from regalia import games
from regalia.citadels.rules.events import EVENTS, RANKS, TITLE, TITLES
from regalia.citadels.rules.layout import FACE_DOWN, FACE_UP, PACK, role
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.events import MOVEMENTS
from regalia.kernel.game import Game
from regalia.kernel.views import SPECTATOR
from tests.laws.checking import law
from tests.laws.observer import Observer
from tests.laws.worlds import CITADELS, Table, Walk

LOOSE = {"citadels": (PACK,)}  # piles that are spread out and have no order
SHOWS_LESS = ("dominion",)  # whose views hide some of what a seat could remember (G-DISCARD-PILE-03, G-COUNT-01)


def agree(game: Game, observer: Observer, name: str) -> None:
    for zone, faces in enumerate(game.view(observer.seat).zones):
        if name in SHOWS_LESS:
            assert observer.could_be_shown(zone, faces), complaint(game, observer, zone, faces)
            faces = Game.seen(game, zone, observer.seat)  # all it knows
        assert observer.believes(zone, faces, LOOSE.get(name, ())), complaint(game, observer, zone, faces)


def complaint(game: Game, observer: Observer, zone: int, faces: list[int]) -> str:
    return f"viewer {observer.seat} knows {faces} in {game.zone_names()[zone]}, but was told {observer.piles[zone]}"


@pytest.mark.rules("C-INFO-02", "C-INFO-04", "C-SEL-19", "C-SEL-20")
@law(examples=2)
def test_every_seat_knows_what_it_was_told(table: Table, walk: Walk) -> None:
    blank = games.door_of(table.game).part("engine").blank_game(walk.setup)
    observers = [Observer(blank, seat) for seat in range(table.seats)]
    game = walk.start(listen=True)
    journal = game.listen()
    heard = 0
    for _ in walk.moments(game):
        for event in journal[heard:]:
            for observer in observers:
                observer.hear(event)
        heard = len(journal)
        assert game.decision is not None
        for seat in {game.decision.seat, walk.lot.below(table.seats)}:
            agree(game, observers[seat], table.game)


@law()
def test_a_spectator_is_shown_all_it_was_told(table: Table, walk: Walk) -> None:
    """And more: what every seat knows, each in its own way, is no secret any more."""
    observer = Observer(games.door_of(table.game).part("engine").blank_game(walk.setup), SPECTATOR)
    game = walk.start(listen=True)
    journal = game.listen()
    heard = 0
    for _ in walk.moments(game):
        for event in journal[heard:]:
            observer.hear(event)
        heard = len(journal)
        for zone, believed in enumerate(observer.piles):
            known = Counter(face for face in believed if face != UNKNOWN)
            assert known <= Counter(Game.seen(game, zone, SPECTATOR))


def titles_in(numbers: tuple[int, ...], types: Mapping[str, str]) -> set[int]:
    """The card titles among the arguments of an event."""
    kinds = list(types.values())
    if kinds and kinds[-1] in (RANKS, TITLES):
        kinds = kinds[:-1] + [kinds[-1]] * (len(numbers) - len(kinds) + 1)
    return {number for number, kind in zip(numbers, kinds, strict=True) if kind in (TITLE, TITLES)}


@pytest.mark.rules("C-INFO-02")
@law(examples=2, tables=CITADELS)
def test_no_event_names_a_card_its_hearer_was_not_shown(table: Table, walk: Walk) -> None:
    blank = games.door_of(table.game).part("engine").blank_game(walk.setup)
    districts = set(range(len(blank.zones))) - {FACE_UP, FACE_DOWN, PACK, *[role(seat) for seat in range(table.seats)]}
    observers = [Observer(blank, viewer) for viewer in range(SPECTATOR, table.seats)]
    game = walk.start(listen=True)
    journal = game.listen()
    heard = 0
    for _ in walk.moments(game):
        news = journal[heard:]
        heard = len(journal)
        for observer in observers:
            shown = {face for zone in districts for face in observer.piles[zone]}
            for event in news:
                observer.hear(event)
                kind, _, told, secret = event.seen_by(observer.seat)
                if kind in MOVEMENTS and told[0] in districts:
                    shown.update(secret or ())
            for event in news:
                kind, _, told, secret = event.seen_by(observer.seat)
                if kind not in MOVEMENTS:
                    named = titles_in(told, EVENTS[kind].told)
                    if secret:
                        named |= titles_in(secret, EVENTS[kind].secret)
                    assert named <= shown, f"viewer {observer.seat} hears of {named - shown}: {event}"
