"""Plays with what an installed package brings. The test runs it in a process of its own: nobody else meets the guests."""

import json
import pickle
import sys
from collections import Counter

from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF, NO_KIND
from regalia.dominion.rules.layout import A_KIND
from regalia.games import load_record, new_record, restore_game, setup_for, setup_from_json, start
from regalia.kernel import game as kernel
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.worlds import Worlds

CAST = ["assassin", "draftsman", "surveyor", "king", "bishop", "beekeeper", "architect", "warlord"]
KINGDOM = ["apiary", "swarm", "village", "smithy", "market", "moat", "cellar", "militia", "festival", "laboratory"]
GUESTS = ("beekeeper", "draftsman", "surveyor", "apiary", "swarm")
DECISIONS = 900


def is_wanted(option: Option) -> bool:
    """Whatever the guests bring, and the Coppers that pay for it."""
    if option.verb.about != A_KIND:
        return option.verb.name in ("collect_honey", "copy_plan", "hum")
    return (option.verb.name, KIND_NAMES[option.subject]) in (("buy", "apiary"), ("play", "apiary"), ("play", "copper"))


def play(setup: Setup, seed: int, verbs: Counter[str], surveyed: Counter[str]) -> str:
    """One game, copied, stored, restored, pickled and dealt on the way; its fingerprint."""
    game = start(setup.reseeded(seed), listen=True)
    journal = game.listen()
    record = new_record(game.setup)
    lot = Chance(seed)
    for number in range(DECISIONS):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat)
        assert len(view.amounts) == len(view.options)
        if number % 20 == 0 or decision.question.rule.startswith("FAN-"):
            assert restore_game(setup_from_json(game.setup.json()), json.loads(json.dumps(game.json()))) == game
            assert pickle.loads(pickle.dumps(game)) == game.copy() == game
            world = Worlds(game, decision.seat).deal(lot)
            assert world.view(decision.seat).text() == view.text() and world.stack == game.stack
        at = lot.below(len(decision.options))
        if wanted := [at for at, option in enumerate(decision.options) if is_wanted(option)]:
            at = wanted[0]
        verbs[decision.options[at].verb.name] += 1
        record.answer(game, at)
    surveyed.update(event.kind for event in journal if event.rule == "FAN-SURVEYOR-01")
    if game.decision is None:
        assert load_record(record.text()).replay(start) == game
    return game.fingerprint()


def main() -> None:
    citadels = setup_for("citadels", seats=4, cast=CAST)
    dominion = setup_for("dominion", seats=2, kingdom=KINGDOM)
    assert NO_KIND < KIND_OF["also_00"] < KIND_OF["apiary"] < KIND_OF["swarm"] and KIND_NAMES[NO_KIND] == "", "of many packages"
    assert setup_from_json(citadels.json()) == citadels and setup_from_json(dominion.json()) == dominion
    for name in ("citadels", "dominion"):
        lots = {"cast": "random"} if name == "citadels" else {"kingdom": "random"}
        drawn = [setup_for(name, seats=4, seed=seed, **lots).json() for seed in range(40)]
        assert not any(guest in json.dumps(drawn) for guest in GUESTS), "never drawn by lot"
    verbs: Counter[str] = Counter()
    surveyed: Counter[str] = Counter()
    prints = [play(setup, seed, verbs, surveyed) for setup in (citadels, dominion) for seed in range(6)]
    is_compiled = not kernel.__file__.endswith(".py")
    found = {"compiled": is_compiled, "verbs": verbs, "surveyed": surveyed["gains_gold"], "prints": prints}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
