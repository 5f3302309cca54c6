"""Asking is telling: who is asked, and what, is the same in all worlds a bystander cannot tell apart (C-INFO-05, G-HAND-01)."""

from regalia.kernel.chance import Chance
from regalia.kernel.dealing import dealt_world
from regalia.kernel.game import Game
from regalia.kernel.options import Decision, Option
from regalia.kernel.views import SPECTATOR
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk


def is_same_question(one: Decision | None, other: Decision | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.seat == other.seat and one.question is other.question


def told(game: Game, option: Option, viewer: int) -> tuple[list[object], str] | None:
    """What a viewer hears of an answer, and sees after it; None if a lot decided something."""
    twin = game.copy()
    events = twin.listen()
    before = twin.chance.state()
    twin.answer(option)
    if twin.chance.state() != before:
        return None
    return [event.seen_by(viewer) for event in events], twin.view(viewer).text()


@law(examples=3)
def test_every_world_a_viewer_thinks_possible_asks_the_same(table: Table, walk: Walk) -> None:
    if walk.setup.tells_by_asking:
        return
    for game in walk.some_moments(16):
        for viewer in range(table.seats):
            world = dealt_world(game, viewer, Chance(walk.lot.word()))
            world.ask_again()
            assert is_same_question(game.decision, world.decision), (viewer, game, world)
            assert world.view(viewer).text() == game.view(viewer).text()
            assert world.view(SPECTATOR).text() == game.view(SPECTATOR).text()


@law(examples=3)
def test_the_same_answer_told_alike_leads_to_the_same_question(table: Table, walk: Walk) -> None:
    if walk.setup.tells_by_asking:
        return
    for game in walk.some_moments(10):
        for viewer in range(table.seats):
            world = dealt_world(game, viewer, Chance(walk.lot.word()))
            world.ask_again()
            decision = game.decision
            if decision is None or world.decision is None or not is_same_question(decision, world.decision):
                continue
            world.chance = game.chance.copy()
            for option in decision.options:
                if option in world.decision.options:
                    mine, theirs = told(game, option, viewer), told(world, option, viewer)
                    if mine is not None and theirs is not None and mine[0] == theirs[0]:
                        assert mine[1] == theirs[1], (viewer, option)
