"""Observations hold everything the view holds and nothing else, and two worlds that look the same give the same arrays."""

from regalia.citadels.encoder import CitadelsEncoder
from regalia.dominion.encoder import DominionEncoder
from regalia.env.history import History
from regalia.env.plain import PlainEncoder
from regalia.env.spec import Spec
from regalia.env.tables import tables_of
from regalia.games import door_of, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from tests.env.reference import Contents, citadels_contents, dominion_contents, plain_contents
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk


def encoded(spec: Spec, game: Game, viewer: int) -> bytes:
    return spec.encoder.row(game, viewer)


def expected(spec: Spec, game: Game, viewer: int) -> Contents:
    view = game.view(viewer)
    if isinstance(spec.encoder, DominionEncoder):
        return dominion_contents(view, spec.encoder)
    if isinstance(spec.encoder, PlainEncoder):
        return plain_contents(view, door_of(game.setup.game))
    return citadels_contents(view)


@law(examples=2)
def test_an_observation_says_what_the_view_says(table: Table, walk: Walk) -> None:
    spec = Spec(walk.setup)
    for game in walk.some_moments(12):
        for viewer in range(table.seats):
            assert spec.layout.contents(encoded(spec, game, viewer)) == expected(spec, game, viewer)


@law(examples=2)
def test_a_view_gives_the_row_its_game_gives(table: Table, walk: Walk) -> None:
    """Players at a table have a view; learning programs have the game, which is faster to read."""
    spec = Spec(walk.setup)
    for game in walk.some_moments(12):
        for viewer in range(table.seats):
            assert spec.encoder.row_of(game.view(viewer)) == spec.encoder.row(game, viewer)


@law()
def test_two_worlds_give_the_same_arrays_and_masks(table: Table, walk: Walk) -> None:
    spec = Spec(walk.setup)
    for game in walk.some_moments(6):
        assert game.decision is not None
        for viewer in range(table.seats):
            world = game.determinize(viewer, Chance(walk.lot.word()))
            assert encoded(spec, world, viewer) == encoded(spec, game, viewer)
            if game.decision.seat == viewer:
                assert world.decision is not None
                mine = spec.actions.numbers(game.decision.options, viewer)
                assert spec.actions.numbers(world.decision.options, viewer) == mine


@law()
def test_the_history_of_a_seat_holds_no_secret_of_others(table: Table, walk: Walk) -> None:
    """Events whose secrets are exchanged give the same rows to whoever may not know them."""
    history = History(walk.setup, 30)
    game = walk.start(listen=True)
    for answered in walk.moments(game):
        if answered == 40:
            break
    journal = list(game.journal or [])
    for viewer in range(table.seats):
        changed = [
            event
            if event.audience >> viewer & 1
            else Event(event.kind, event.rule, event.told, tuple([99] * len(event.secret)), event.audience)
            for event in journal
        ]
        assert (history.rows(changed, viewer) == history.rows(journal, viewer)).all()
        assert history.rows(journal, viewer).any()


def test_rows_with_room_for_more_seats_hold_the_same() -> None:
    """Tables of any size in one layout: what is said of the seats that are there is what a layout of their own says."""
    setup = setup_for("citadels", seats=5, seed=3)
    tables = tables_of("citadels")
    small, large = CitadelsEncoder(tables, 5), CitadelsEncoder(tables, 5, 8)
    game = start(setup)
    lot = Chance(5)
    for _ in range(60):
        assert game.decision is not None
        game.answer_number(lot.below(len(game.decision.options)))
        for viewer in range(5):
            row = large.row(game, viewer)
            assert large.layout.contents(row) == small.layout.contents(small.row(game, viewer))
            assert large.row_of(game.view(viewer)) == row
