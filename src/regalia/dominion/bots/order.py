"""In which order Actions are played, and which cannot be: a card is what it gives, by its instructions."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.dominion.bots.cards import actions_of, cards_of, coins_of
from regalia.dominion.rules.kinds import CURSE, KIND_NAMES
from regalia.dominion.rules.layout import ACTION, ATTACK, hand
from regalia.kernel.options import Option
from regalia.kernel.views import View

if TYPE_CHECKING:
    from regalia.dominion.bots.rule_bot import RuleBot

WORTH_A_CHAPEL: Final = 2  # cards to trash in hand, from which on Chapel is played before other cards that give no Action
DOUBLERS: Final = ("throne_room", "kings_court")
LAST: Final = ("cellar",)  # of those that give an Action: the more cards were drawn, the better one knows what to exchange
DRAWS: Final = 2  # cards from which on a card is played for them
PAYS: Final = 2  # coins, likewise
CURSES: Final = 4  # cards and coins that a Curse for everybody else is worth, when it is given twice


def next_action(bot: "RuleBot", view: View, cards: Sequence[Option]) -> Option:
    """Of Actions that would do something: what gives Actions first, and what is doubled before it is alone; then, as long as
    Actions are left for something else, what draws; with the last Action a Chapel with work to do, or the dearest."""
    mine = view.zones[hand(bot.seat)]
    played = view.facts["played"]
    if view.question is not None and view.question.name == "play_from_hand" and played:
        if KIND_NAMES[played[-1][1]] in DOUBLERS:
            return max(cards, key=lambda option: doubled(bot, view, mine, option.subject))
    junk = sum([bot.is_junk(kind) for kind in mine])
    return max(cards, key=lambda option: urgency(bot, option.subject, mine, junk, view.facts["actions"]))


def urgency(bot: "RuleBot", kind: int, mine: Sequence[int], junk: int, left: int) -> tuple[int, int, int, int]:
    """``left``: Actions that may be spent. Two weak cards less are worth more than what a dearer card does for one turn."""
    box, name = bot.box, KIND_NAMES[kind]
    actions, draws, cost = actions_of(box, kind), cards_of(box, kind), box.cost[kind]
    if name in DOUBLERS:
        return (5 if name == "kings_court" or not worth_doubling(bot, mine) else 2, 0, 0, cost)
    if actions:
        return (3 if name in LAST else 4, actions, draws, cost)
    if left > 1 and draws >= DRAWS:
        return (1, 1, draws, cost)
    if name == "chapel" and junk >= WORTH_A_CHAPEL:
        return (1, 0, 0, 0)
    return (0, 0, cost, draws)


def worth_doubling(bot: "RuleBot", mine: Sequence[int]) -> bool:
    """Whether a card that gives no Action waits in hand to be doubled."""
    return any(is_payload(bot, kind) for kind in mine)


def is_payload(bot: "RuleBot", kind: int) -> bool:
    box = bot.box
    if not box.types[kind] & ACTION or actions_of(box, kind) or KIND_NAMES[kind] in DOUBLERS:
        return False
    return cards_of(box, kind) >= DRAWS or coins_of(box, kind) >= PAYS or bool(box.types[kind] & ATTACK)


def doubled(bot: "RuleBot", view: View, mine: Sequence[int], kind: int) -> tuple[int, int, int]:
    """How good a card is to be played twice: what gives Actions where others wait for one; else what draws and pays most."""
    box = bot.box
    actions, gives = actions_of(box, kind), 2 * cards_of(box, kind) + 2 * coins_of(box, kind)
    waiting = sum([1 for other in mine if box.types[other] & ACTION and not actions_of(box, other)])
    waiting -= box.types[kind] & ACTION and not actions
    stuck = waiting > 0 and view.facts["actions"] == 0
    curses = CURSES if CURSE in box.printed[kind].gives else 0
    return (int(stuck and actions > 0), gives + curses, box.cost[kind])


def spare(bot: "RuleBot", mine: Sequence[int], left: int) -> list[int]:
    """Actions of a hand that cannot be played any more with so many Actions to spend, the worst first.

    What a Throne Room doubles needs no Action of its own, so it goes last.
    """
    box = bot.box
    room = left
    stops: list[int] = []
    for kind in mine:
        if box.types[kind] & ACTION:
            actions = actions_of(box, kind)
            room += actions - 1 if actions else int(KIND_NAMES[kind] in DOUBLERS)
            if not actions:
                stops.append(kind)
    stops.sort(key=lambda kind: (KIND_NAMES[kind] in DOUBLERS, box.cost[kind]))
    return stops[: max(0, len(stops) - max(0, room))]
