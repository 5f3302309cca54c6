"""Plays what people and programs play, so that a profile of the engine knows the usual ways through it (``hatch_build.py``).

Numbers are fixed, not times: the same source has the same profile. The C compiler makes fast what nearly all counts are about,
and short what was done but seldom. So a quick thing, such as a copy, is done often.
"""

from struct import pack, unpack_from
from typing import Any, Final

from regalia.arena.playout import playout
from regalia.bots import make_bot, shown
from regalia.env.lanes import Lanes
from regalia.env.rewards import PLACEMENT
from regalia.env.spec import Spec
from regalia.games import OURS, door_of, new, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game

GAMES: Final = 1_500  # of each game whose speed is a figure
LOTS: Final = 300  # of whatever is drawn by lot: many cards, each of them seldom
ACTS: Final = 20_000  # copies, views and dealt worlds
MIDGAME: Final = 120
WATCHED: Final = 3
LOOKED_AT: Final = 200  # decisions of a game that is watched, stored and searched
LANES: Final = 32
STEPS: Final = 2_000
ENDLESS: Final = 10_000  # decisions after which a game is ended


def exercise(scale: float = 1.0) -> None:
    """What ``regalia bench`` measures, games of other setups, games that are watched from every side, games side by side."""

    def scaled(number: int) -> range:
        return range(max(1, round(number * scale)))

    for name in OURS:
        bench = door_of(name).part("bench")
        for play in bench.games().values():
            for number in scaled(GAMES):
                play(number)
        for play in [*bench.decisions().values(), *bench.exercises().values()]:
            for number in scaled(LOTS):
                play(number)
        for act in bench.acts(MIDGAME).values():
            for number in scaled(ACTS):
                act(number)
        for seed in range(WATCHED):
            watched(new(name, seed=seed), len(scaled(LOOKED_AT)))
        batched(new(name, seed=7), len(scaled(STEPS)))


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


def batched(game: Game, steps: int) -> None:
    """Games of this setup side by side with what a learner sees of them, every legal action equally likely."""
    spec, lot = Spec(game.setup), Chance(1)
    deals: Any = start
    seeds = list(range(LANES))
    lanes = Lanes(game.setup, deals, spec.encoder, spec.actions, seeds, PLACEMENT, ENDLESS, observes=True, masks=True)
    for _ in range(steps):
        starts, counts = (unpack_from(f"={LANES}i", rows) for rows in (lanes.starts, lanes.counts))
        chosen = [
            unpack_from("=i", lanes.choices, 4 * (first + lot.below(n)))[0] for first, n in zip(starts, counts, strict=True)
        ]
        lanes.step(pack(f"={LANES}i", *chosen))
