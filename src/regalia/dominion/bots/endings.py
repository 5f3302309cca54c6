"""Whether a purchase would end the game and lose it: a bot at a table would rather buy something else."""

from typing import Final

from regalia.dominion.bots.memory import Memory
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.options import PASS, Option
from regalia.kernel.views import View

STEPS: Final = 40  # answers to the end of a turn in which nothing else is done


def is_lost_end(memory: Memory, view: View, option: Option) -> bool:
    """Only the last purchase of a turn is judged: before, another may turn it. Decks are no secret, so one world tells."""
    if view.worlds is None or option.verb.name != "buy" or view.facts["buys"] > 1 or memory.to_end() > 1:
        return False
    try:
        world = view.worlds.deal(Chance())
    except NoWorld:
        return False
    world.answer(option)
    for _ in range(STEPS):
        decision = world.decision
        if decision is None:
            break
        world.answer(PASS if PASS in decision.options else decision.options[0])
    winners = world.standings()["winners"]
    assert isinstance(winners, list)
    return world.decision is None and view.viewer not in winners
