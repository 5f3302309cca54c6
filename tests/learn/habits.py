"""What somebody does at a table: how often per game it takes which rank, builds, hurts, gathers, and what it wins; and in how
many of its choices the network alone would have answered otherwise.

``python -m tests.learn.habits mason marauder --deals 30`` sits each of them down alone among stewards, casts and districts by
lot, every deal in every seating; the same deals for each. ``--others`` names who else sits there.
"""

import argparse
import math
from collections import Counter

from regalia.bots import make_bot, shown
from regalia.citadels.learning import BUILDS, HURTS
from regalia.extras import one_core
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance

SEATS = 4
CHOICES, OTHERWISE = "choices", "otherwise"
FIRST = 700_000  # seed of the first deal
HABITS = {
    "rank 1": ("choose/1",),
    "rank 2": ("choose/2",),
    "rank 6": ("choose/6",),
    "rank 7": ("choose/7",),
    "rank 8": ("choose/8",),
    "builds": BUILDS,
    "hurts": HURTS,
    "takes gold": ("gather_gold",),
    "takes cards": ("gather_cards",),
}


def played(bot: str, others: str, deal: int, mine: int) -> tuple[float, Counter[str]]:
    """One game: the share of the win, and what was done."""
    setup = setup_for("citadels", seats=SEATS, seed=FIRST + deal, cast="random", uniques="random")
    game = start(setup)
    names = [bot if seat == mine else others for seat in range(SEATS)]
    bots = [make_bot(name, setup, seat, Chance(deal * SEATS + seat + 1)) for seat, name in enumerate(names)]
    plain = make_bot("learned", setup, mine, Chance(1))
    done: Counter[str] = Counter()
    while game.decision is not None:
        view = shown(game)
        option = bots[view.viewer].choose(view)
        if view.viewer == mine:
            if len(view.options) > 1:
                done[CHOICES] += 1
                done[OTHERWISE] += plain.choose(view) != option
            done[option.verb.name] += 1
            done[f"{option.verb.name}/{option.subject}"] += 1
        game.answer(option)
    winners = game.standings()["winners"]
    assert isinstance(winners, list)
    return (mine in winners) / len(winners), done


def habits(bot: str, others: str, deals: int) -> tuple[float, float, dict[str, float]]:
    """Wins, their standard error by deal, and habits per game."""
    wins: list[float] = []
    done: Counter[str] = Counter()
    for deal in range(deals):
        games = [played(bot, others, deal, mine) for mine in range(SEATS)]
        wins.append(sum(share for share, _ in games) / SEATS)
        for _, one in games:
            done.update(one)
    mean = sum(wins) / deals
    error = math.sqrt(sum((one - mean) ** 2 for one in wins) / max(1, deals - 1) / deals)
    found = {name: sum(done[verb] for verb in verbs) / deals / SEATS for name, verbs in HABITS.items()}
    return mean, error, found | {OTHERWISE: done[OTHERWISE] / done[CHOICES]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--others", default="steward")
    parser.add_argument("--deals", type=int, default=30)
    args = parser.parse_args()
    one_core()
    print("| | games | wins | ± |", " | ".join((*HABITS, OTHERWISE)), "|")
    for bot in args.bots:
        mean, error, found = habits(bot, args.others, args.deals)
        told = " | ".join(f"{number:.2f}" for number in found.values())
        print(f"| {bot} | {args.deals * SEATS} | {mean:.1%} | {error:.1%} | {told} |", flush=True)


if __name__ == "__main__":
    main()
