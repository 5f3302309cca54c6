"""Whether a purchase would end the game, and who would win: nobody should end a game and lose it, or miss an end that wins."""

from typing import Final

from regalia.bots.endings import LOST, UNKNOWN, WON, ending_by
from regalia.dominion.bots.memory import Memory
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import PASS, Decision, Option
from regalia.kernel.views import View

WORLDS: Final = 1  # decks are no secret, so one tells
STEPS: Final = 40  # answers to the end of a turn in which nothing else is done


def is_lost_end(memory: Memory, view: View, option: Option) -> bool:
    """Only the last purchase of a turn is judged: before, another may turn it."""
    if option.verb.name != "buy" or view.facts["buys"] > 1 or memory.to_end() > 1:
        return False
    return ending(memory, view, option) == LOST


def winning_end(memory: Memory, view: View) -> Option | None:
    """A purchase that ends the game at once and wins it."""
    if memory.to_end() > 1:
        return None
    for option in view.options:
        if option.verb.name == "buy" and memory.left(option.subject) == 1 and ending(memory, view, option) == WON:
            return option
    return None


def ending(memory: Memory, view: View, option: Option) -> int:
    """What becomes of the game if nothing else is bought; in a made-up game, where nobody deals worlds, the points that are
    counted tell."""
    if view.worlds is None:
        return counted(memory, view, option.subject)
    return ending_by(view, option, WORLDS, STEPS, does_nothing, Chance())


def does_nothing(world: Game, decision: Decision) -> None:
    world.answer(PASS if PASS in decision.options else decision.options[0])


def counted(memory: Memory, view: View, kind: int) -> int:
    """By the points printed on cards: between two players they can be counted."""
    box = memory.box
    if box.seats != 2 or memory.left(kind) > 1:
        return UNKNOWN
    if box.pile_of[kind] not in box.ending and memory.empty() + 1 < box.empty_ends:
        return UNKNOWN
    lead = memory.lead() + box.printed[kind].points
    turns = view.facts["turns"]
    is_later = turns[view.viewer] > turns[1 - view.viewer]
    return LOST if lead < 0 or (lead == 0 and is_later) else WON
