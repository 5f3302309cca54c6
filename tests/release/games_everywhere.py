"""Whole games whose ends must be the same on every Python; prints what they came to. Needs the engine and nothing else."""

import json
import sys

import regalia
from regalia.bots import make_bot
from regalia.kernel.chance import Chance

TABLES = (
    ("citadels", {"seats": 4}),
    ("citadels", {"seats": 7, "edition": "nl", "cast": "random", "uniques": "random", "action_cards": True}),
    ("dominion", {"seats": 2}),
    ("dominion", {"seats": 4, "kingdom": "random"}),
)
BOTS = {"citadels": ("steward", "random"), "dominion": ("smithy", "random")}


def played(name: str, seed: int, choices: dict[str, object]) -> list[object]:
    game = regalia.new(name, seed=seed, **choices)
    bots = [make_bot(BOTS[name][seat % 2], game.setup, seat, Chance(seat)) for seat in range(game.seats)]
    answers = 0
    while game.decision is not None:
        seat = game.decision.seat
        game.answer(bots[seat].choose(game.view(seat)))
        answers += 1
    return [name, answers, game.fingerprint(), game.outcome()["totals"]]


def report() -> str:
    games = [played(name, seed, dict(choices)) for name, choices in TABLES for seed in (1, 2)]
    return json.dumps({"python": sys.version.split()[0], "platform": sys.platform, "games": games})


if __name__ == "__main__":
    print(report())
