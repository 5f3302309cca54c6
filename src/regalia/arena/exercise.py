"""Plays what people and programs play, so that a profile of the engine knows the usual ways through it (``hatch_build.py``)."""

from typing import Final

from regalia.arena.playout import playout
from regalia.bots import make_bot, shown
from regalia.games import OURS, door_of, new
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game

GAMES: Final = 300  # of each measure
ACTS: Final = 3_000  # copies, views and dealt worlds
MIDGAME: Final = 120
LOOKED_AT: Final = 200  # decisions of a game that is watched, stored and searched


def exercise(scale: float = 1.0) -> None:
    """What ``regalia bench`` measures, each game's other setups, and one game of each that is watched from every side."""
    for name in OURS:
        bench = door_of(name).part("bench")
        for play in [*bench.games().values(), *bench.decisions().values(), *bench.exercises().values()]:
            for number in range(max(1, round(GAMES * scale))):
                play(number)
        for act in bench.acts(MIDGAME).values():
            for number in range(max(1, round(ACTS * scale))):
                act(number)
        watched(new(name, seed=7), max(1, round(LOOKED_AT * scale)))


def watched(game: Game, decisions: int) -> None:
    """Somebody listens, looks, explains, stores and searches at every decision."""
    lot = Chance(1)
    game.listen()
    bots = [make_bot("schemer?iterations=10", game.setup, seat, Chance(seat)) for seat in range(game.seats)]
    for _ in range(decisions):
        decision = game.decision
        if decision is None:
            break
        game.fingerprint()
        for viewer in range(-1, game.seats):
            game.view(viewer)
        for option in decision.options:
            game.explain(decision.seat, option)
        game.answer(bots[decision.seat].choose(shown(game)))
    playout(game, lot)
