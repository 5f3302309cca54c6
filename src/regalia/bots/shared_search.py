"""Several cores think about one decision: each grows a tree of its own from the same world, then the counts are added up."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from regalia.bots.search import Budget, Effort, Guide, Node, search
from regalia.bots.searcher import PlainGuide
from regalia.games import door_of, restore_game, setup_from_json
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.worlds import Worlds

Counted = list[tuple[str, int, int, float]]  # verb, subject, how often tried, the sum of what came of it

POOLS: Final[dict[int, ProcessPoolExecutor]] = {}  # started once and shared by all bots of this process


def pool(workers: int) -> ProcessPoolExecutor:
    if workers not in POOLS:
        POOLS[workers] = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    return POOLS[workers]


def guide_at(world: Game, rounds: int) -> Guide:
    """What the game's part ``search`` brings, or random playouts."""
    door = door_of(world.setup.game)
    own = getattr(door.part("search"), "guide_at", None) if door.search else None
    guide: Guide = PlainGuide() if own is None else own(world, rounds)
    return guide


def think(
    setup: dict[str, Any], stored: dict[str, Any], seat: int, rounds: int, budget: tuple[int, float], seed: int
) -> Counted:
    """One share of the work, in a process of its own."""
    world = restore_game(setup_from_json(setup), stored)
    top = Node()
    search(Worlds(world, seat), seat, guide_at(world, rounds), Budget(*budget), Chance(seed), top)
    return [(option.verb.name, option.subject, tried, top.total[option]) for option, tried in top.tried.items()]


def search_together(worlds: Worlds, seat: int, effort: Effort, chance: Chance, top: Node) -> None:
    """Iterations are shared out; seconds are everybody's. With iterations alone the result depends on the seed only."""
    workers, rounds, seconds = effort.workers, effort.rounds, effort.seconds
    shares = [effort.iterations // workers + (at < effort.iterations % workers) for at in range(workers)]
    seeds = [chance.word() for _ in range(workers)]
    try:
        world = worlds.deal(chance)  # the others go on from one that was dealt: they search the same worlds
    except NoWorld:
        return
    setup, stored = world.setup.json(), world.json()
    others = [
        pool(workers - 1).submit(think, setup, stored, seat, rounds, (share, seconds), seed)
        for share, seed in zip(shares[1:], seeds[1:], strict=True)
    ]
    search(worlds, seat, guide_at(world, rounds), Budget(shares[0], seconds), Chance(seeds[0]), top)
    assert world.decision is not None
    named = {(option.verb.name, option.subject): option for option in world.decision.options}
    for other in others:
        add(top, named, other.result())


def add(top: Node, named: dict[tuple[str, int], Option], counted: Counted) -> None:
    for verb, subject, tried, total in counted:
        option = named[verb, subject]
        top.visits += tried
        top.tried[option] = top.tried.get(option, 0) + tried
        top.total[option] = top.total.get(option, 0.0) + total
