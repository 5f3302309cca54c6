"""No bot ever answers what it was not offered: ``python -m tests.bots.many_games 20000``, so many games for every bot.

Citadels is played with 2 to 8 seats, casts and districts by lot, in all editions, the Dutch one with and without action
cards; Dominion with 2 to 6 seats, every other kingdom by lot from everything there is, with up to two landscapes. The bot
sits in every seat; one that searches in one of them, in turns, beside quicker ones. Its searches are short: that they stay
legal is the question here, not how good they are.

A game that goes wrong is named by its seed, which plays it again: ``--bots smithy --first 1234 1``. Games that nobody ends
(rule lists buy next to nothing where nothing on the list is for sale) are given up and counted. Ctrl-C ends the run with
what is known so far.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field

from regalia.bots import make_bot
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.setup import Setup

GAMES = 20_000
CITADELS, DOMINION = "citadels", "dominion"
ENTRANTS = (
    (CITADELS, "steward"),
    (CITADELS, "easy"),
    (CITADELS, "schemer?iterations=2"),
    (DOMINION, "basic"),
    (DOMINION, "ultimate"),
    (DOMINION, "smithy"),
    (DOMINION, "easy"),
    (DOMINION, "schemer?iterations=1"),
)
COMPANY = {CITADELS: "steward", DOMINION: "smithy"}  # of bots that search
EDITIONS = ("en", "de", "nl")
MOST_DECISIONS = 10_000
SECONDS = 10.0  # between two lines of progress


@dataclass
class Tally:
    """What came of the games of one bot so far."""

    game: str
    bot: str
    games: int = 0
    decisions: int = 0  # of the bot
    choices: int = 0  # those with more than one option
    illegal: int = 0
    given_up: int = 0
    broken: list[int] = field(default_factory=list)  # seeds of games with an illegal answer or an exception
    began: float = field(default_factory=time.monotonic)

    def line(self) -> str:
        spent = time.monotonic() - self.began
        return (
            f"{self.game} {self.bot}: {self.games:,} games, {self.decisions:,} decisions ({self.choices:,} with a choice), "
            f"{self.illegal} illegal options, {len(self.broken) - self.illegal} failures, {self.given_up} given up, "
            f"{spent:.0f} s"
        )


def setup_of(game: str, seed: int) -> Setup:
    if game == CITADELS:
        edition = EDITIONS[seed // 7 % 3]
        actions = {"action_cards": True} if edition == "nl" and seed // 21 % 2 else {}
        return setup_for(CITADELS, edition=edition, seats=2 + seed % 7, cast="random", uniques="random", seed=seed, **actions)
    seats = 2 + seed // 2 % 5
    if seed % 2:
        return setup_for(DOMINION, kingdom="random", landscapes=seed // 10 % 3, seats=seats, seed=seed)
    names = list(KINGDOMS)
    return setup_for(DOMINION, kingdom=names[seed // 10 % len(names)], seats=seats, seed=seed)


def play(seed: int, tally: Tally) -> None:
    """One game to its end; raises what a bot raises, and for an answer that was not offered."""
    game = start(setup_of(tally.game, seed))
    names = [tally.bot] * game.seats
    if "?" in tally.bot:
        alone = seed // 3 % game.seats
        names = [tally.bot if seat == alone else COMPANY[tally.game] for seat in range(game.seats)]
    bots = [make_bot(name, game.setup, seat, Chance(seed * 8 + seat)) for seat, name in enumerate(names)]
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            return
        option = bots[decision.seat].choose(game.view(decision.seat))
        if names[decision.seat] == tally.bot:
            tally.decisions += 1
            tally.choices += len(decision.options) > 1
        if option not in decision.options:
            tally.illegal += 1
            raise AssertionError(f"{option} was not offered, but {decision.options}")
        game.answer(option)
    tally.given_up += 1


def run(game: str, bot: str, first: int, number: int) -> tuple[Tally, bool]:
    """The tally, and whether all games were played."""
    tally = Tally(game, bot)
    shown = time.monotonic()
    try:
        for seed in range(first, first + number):
            try:
                play(seed, tally)
            except Exception:
                tally.broken.append(seed)
                print(f"{game} {bot}, seed {seed}\n{traceback.format_exc()}", file=sys.stderr, flush=True)
            tally.games += 1
            if time.monotonic() - shown > SECONDS:
                shown = time.monotonic()
                print(f"… {tally.line()}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return tally, False
    return tally, True


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--bots", default="", metavar="NAMES", help="only these of them")
    parser.add_argument("--game", default="", metavar="NAME", help="only in this game")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game")
    args = parser.parse_args(words)
    wanted = args.bots.split(",") if args.bots else [bot for _, bot in ENTRANTS]
    broken = False
    for game, bot in ENTRANTS:
        if (bot not in wanted and bot.partition("?")[0] not in wanted) or args.game not in ("", game):
            continue
        tally, whole = run(game, bot, args.first, args.games)
        print(tally.line(), flush=True)
        if tally.broken:
            print(f"went wrong: seeds {', '.join(map(str, tally.broken))}", flush=True)
        broken = broken or bool(tally.broken)
        if not whole:
            print("interrupted", flush=True)
            break
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
