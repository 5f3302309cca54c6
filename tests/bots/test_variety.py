"""Levels of Dominion do not always play the same: chance among purchases that are about as good, and among no others."""

import pickle

import pytest

from regalia.bots import make_bot, parted, shown
from regalia.dominion.bots.rule_bot import Ultimate
from regalia.dominion.bots.variety import as_good
from regalia.dominion.learning.shown import Shown
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import GOLD, KIND_NAMES, KIND_OF, SILVER
from regalia.games import door_of, start
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option

KINGDOM = ("laboratory", "smithy", "village", "market", "festival", "chapel", "gardens", "cellar", "moat", "witch")


def named(*names: str) -> list[int]:
    return [KIND_OF[name] for name in names]


def test_what_is_as_good_as_silver() -> None:
    bot = Ultimate(setup_for(KINGDOM), 0, Chance(1))
    every = named(*KINGDOM, "silver", "gold", "estate", "copper", "curse", "duchy")

    def found(kind: int) -> set[str]:
        return {KIND_NAMES[one] for one in as_good(bot.box, bot.memory.own, every, kind)}

    assert found(SILVER) == {"silver", "laboratory", "smithy", "market", "festival"}
    assert found(GOLD) == {"gold"}, "of more than Silver nothing is said"
    bot.memory.own[KIND_OF["smithy"]] += 1
    assert found(SILVER) == {"silver", "laboratory", "market", "festival"}, "one that stops the turn is enough for eleven cards"


def first_purchases(name: str, seeds: range) -> set[Option]:
    """With the same five Coppers or fewer of the same game, by lots of its own."""
    found = set()
    for seed in seeds:
        game = start(setup_for(KINGDOM, seed=3))
        assert game.decision is not None
        bot = make_bot(name, game.setup, game.decision.seat, Chance(seed))
        while (option := bot.choose(shown(game))).verb.name == "play":
            game.answer(option)
        found.add(option)
    return found


def usual(level: str) -> float:
    found: float = parted(door_of("dominion").bots[level])[1]["variety"]
    return found


def test_medium_draws_lots_among_nearly_equal_purchases() -> None:
    with_it, without = first_purchases("medium", range(20)), first_purchases("ultimate", range(3))
    assert usual("medium") > 0 and len(without) == 1 and without < with_it


def test_hard_and_master_draw_lots_among_what_the_network_thinks_nearly_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without their time to think, which would depend on the machine: the same bot with the same variety."""

    def judge(_: object, shown: Shown) -> tuple[list[float], float]:
        scores = {SILVER: 5.0, KIND_OF["chapel"]: 4.5, KIND_OF["moat"]: 1.0}
        return [*[scores.get(card[0], -9.0) for card in shown.cards], -9.0], 0.0

    monkeypatch.setattr("regalia.dominion.learning.inference.NumpyNet.judge", judge)
    monkeypatch.setattr("regalia.dominion.learning.inference.PureNet.judge", judge)
    assert usual("hard") == usual("master") > 0
    found = first_purchases(f"learned?variety={usual('hard')}", range(20))
    assert {option.subject for option in found} == {SILVER, KIND_OF["chapel"]}
    assert {option.subject for option in first_purchases("learned", range(5))} == {SILVER}


def test_it_can_be_stored_with_its_lots() -> None:
    game = start(setup_for(KINGDOM, seed=3))
    assert game.decision is not None
    bot = make_bot("medium", game.setup, game.decision.seat, Chance(9))
    again = pickle.loads(pickle.dumps(bot))
    while (option := bot.choose(shown(game))).verb.name == "play":
        assert again.choose(shown(game)) == option
        game.answer(option)
    assert again.choose(shown(game)) == option and again.chance.word() == bot.chance.word()  # type: ignore[attr-defined]
