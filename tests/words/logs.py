"""Recorded games for tests of logs; ``python -m tests.words.logs`` writes the snapshots anew: read them before keeping them."""

from pathlib import Path
from typing import Any

from regalia.dominion.rules.setup import DominionSetup
from regalia.games import new_record, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.options import PASS, Option
from regalia.kernel.record import Record
from regalia.kernel.setup import Setup
from regalia.words.log import log_of, text_log, words_of
from regalia.words.messages import LANGUAGES

HERE = Path(__file__).parent / "logs"
READER = 0  # a seat: what is done to the reader is told in the second person
GAMES: dict[str, dict[str, Any]] = {
    "citadels": {"edition": "nl", "scenario": "cunning", "seats": 4, "action_cards": True, "seed": 11},
    "dominion": {
        "kingdom": ("witch", "militia", "moat", "masquerade", "sentry", "bureaucrat", "bandit", "remodel", "page", "library"),
        "seats": 3,
        "seed": 4,
    },
}
MOST_ANSWERS = 3_000


def recorded(game: str, **choices: Any) -> Record:
    """A game by eager players, given up after very many answers."""
    setup = setup_for(game, **choices)
    record, table, chance = new_record(setup), start(setup), Chance(setup.seed)
    while table.decision is not None and len(record.answers) < MOST_ANSWERS:
        options = table.decision.options
        record.answer(table, options.index(eager(options, setup, chance)))
    return record


def eager(options: list[Option], setup: Setup, chance: Chance) -> Option:
    """Does something rather than nothing, and buys what is dear: so that much happens."""
    wanted = [option for option in options if option is not PASS and option.verb.name != "end_turn"] or options
    plays = [option for option in wanted if option.verb.name == "play"]
    if isinstance(setup, DominionSetup) and not plays:
        price = setup.box.price
        bought = [option for option in wanted if option.verb.name == "buy"]
        most = max((price[option.subject].coins for option in bought), default=0)
        wanted = [option for option in bought if price[option.subject].coins >= max(most - 1, 2)] or (
            [PASS] if bought and PASS in options else wanted
        )
    chosen = plays or wanted
    return chosen[chance.below(len(chosen))]


def snapshot(game: str, language: str) -> str:
    log = log_of(recorded(game, **GAMES[game]), READER)
    return text_log(log, words_of(log, language))


if __name__ == "__main__":
    for name in GAMES:
        for spoken in LANGUAGES:
            HERE.mkdir(exist_ok=True)
            (HERE / f"{name}-{spoken}.txt").write_text(snapshot(name, spoken), encoding="utf-8")
