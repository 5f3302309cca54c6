"""Many games of everything there is of Dominion, at 2 to 6 seats: ``python -m tests.laws.many_games 20000``.

Every game has a kingdom and up to two landscapes by lot and is answered at random. At a moment by lot the laws are held
against it in short: a copy and a stored game are the same game, a new world looks the same to its viewer, every card lies
once. A game that breaks one, fails or does not end is named by its seed, which plays it again: ``--first 1234 1``.
``--printings``: every card of the kingdom that has several printings is in one of them by lot.

A game in which nobody can buy anything any more has no end in the rules (G-GAME-END-01): after ``LONG_STILL`` answers
without a change in the Supply it is given up and counted. Ctrl-C ends the run with what is known so far.
"""

import argparse
import json
import sys
import time
import traceback

from regalia import games
from regalia.arena.playout import playout
from regalia.dominion.rules.cards.everything import PRINTINGS
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.store import same
from tests.laws.test_conservation import cards_lie_once
from tests.laws.test_two_worlds import looks_the_same
from tests.laws.worlds import LONG_STILL

GAMES = 20_000
MOST_DECISIONS = 100_000  # far more than any game of random play needed yet
OPENING = 400  # the moment to look at lies among so many first answers
SECONDS = 10.0  # between two lines of progress


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.capped: list[int] = []  # seeds of games nobody can go on with
        self.broken: list[int] = []
        self.began = time.monotonic()

    def line(self) -> str:
        per_second = self.games / max(time.monotonic() - self.began, 1e-9)
        return (
            f"{self.games:,} games, {self.decisions:,} decisions (at most {self.longest:,} in one), "
            f"{len(self.capped)} given up, {len(self.broken)} broken, {per_second:.0f} games/s"
        )


def setup_of(seed: int, printings: bool = False) -> DominionSetup:
    setup = setup_for("random", seats=2 + seed % 5, seed=seed, landscapes=seed % 3)
    if not printings:
        return setup
    lot = Chance(seed)
    chosen: list[str] = []
    for kind in setup.box.present:
        others = [name for name, thing in PRINTINGS.items() if thing.name == KIND_NAMES[kind]]
        at = lot.below(len(others) + 1)
        chosen += others[at : at + 1]  # or none of them: as it is by itself
    return setup_for("random", seats=2 + seed % 5, seed=seed, landscapes=seed % 3, printings=chosen)


def supply(game: Dominion) -> list[int]:
    return [len(game.zones[zone]) for zone in game.box.supply]


def hold_laws(game: Dominion, lot: Chance) -> None:
    """The laws of copies, stored games, worlds and cards, at one moment."""
    assert same(game, game.copy()), "a copy differs"
    stored = json.loads(json.dumps(game.json()))
    assert same(game, games.restore_game(game.setup, stored)), "a stored game differs"
    viewer = lot.below(game.seats)
    world = game.determinize(viewer, lot)
    looks_the_same(game, world, viewer)
    assert cards_lie_once(world) == cards_lie_once(game)


def play(seed: int, tally: Tally, printings: bool) -> None:
    game = new_game(setup_of(seed, printings))
    lot = Chance(seed)
    decisions = playout(game, lot, lot.below(OPENING))
    if game.decision is not None:
        hold_laws(game, Chance(seed + 1))
    while game.decision is not None:
        before = supply(game)
        decisions += playout(game, lot, LONG_STILL)
        assert decisions < MOST_DECISIONS, "the game does not end"
        if game.decision is not None and supply(game) == before:
            tally.capped.append(seed)
            break
    cards_lie_once(game)
    if game.decision is None:
        winners = game.outcome()["winners"]
        assert isinstance(winners, list) and winners and not game.stack
    tally.decisions += decisions
    tally.longest = max(tally.longest, decisions)


def run(first: int, number: int, printings: bool = False) -> Tally:
    tally = Tally()
    shown = time.monotonic()
    try:
        for seed in range(first, first + number):
            try:
                play(seed, tally, printings)
            except Exception:
                tally.broken.append(seed)
                print(f"seed {seed}: {setup_of(seed, printings).json()}\n{traceback.format_exc()}", file=sys.stderr, flush=True)
            tally.games += 1
            if time.monotonic() - shown > SECONDS:
                shown = time.monotonic()
                print(tally.line(), flush=True)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game")
    parser.add_argument("--printings", action="store_true", help="cards in printings by lot")
    args = parser.parse_args()
    tally = run(args.first, args.games, args.printings)
    print(tally.line())
    if tally.capped:
        print(f"given up, since nobody could buy anything any more: seeds {', '.join(map(str, tally.capped))}")
    if tally.broken:
        print(f"broken: seeds {', '.join(map(str, tally.broken))}")
    return 1 if tally.broken else 0


if __name__ == "__main__":
    sys.exit(main())
