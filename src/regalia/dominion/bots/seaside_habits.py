"""Habits of rule lists about cards of Seaside and promotional cards that the plain ones would answer badly."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from regalia.dominion.bots.intrigue_habits import OF_INTRIGUE, choose_ability, in_hand
from regalia.dominion.rules.hints import token
from regalia.dominion.rules.kinds import COPPER, CURSE, ESTATE, GOLD, KIND_NAMES, PROVINCE
from regalia.dominion.rules.layout import ACTION, NATIVE_VILLAGE_MAT, PIRATE_COINS, TREASURE, face_down
from regalia.kernel.options import PASS, Option
from regalia.kernel.views import View

if TYPE_CHECKING:
    from regalia.dominion.bots.rule_bot import RuleBot

ENOUGH_TOKENS: Final = 3  # on the Pirate Ship mat, from which on they are worth more than another raid
POOR_HAND: Final = 4  # coins, up to which a hand is given up for ten cards
FULL_MAT: Final = 2


def would_harm(bot: "RuleBot", name: str, mine: list[int]) -> bool:
    """Whether playing this now would only cost good cards."""
    junk = [kind for kind in mine if bot.is_junk(kind) or kind in (CURSE, ESTATE)]
    if name in ("salvager", "dismantle"):
        return not junk
    if name == "treasure_map":
        return [KIND_NAMES[kind] for kind in mine].count("treasure_map") < 2
    if name == "lookout":
        return bot.memory.own[CURSE] + bot.memory.own[ESTATE] + bot.memory.own[COPPER] == 0
    if name == "tactician":
        return sum(bot.box.cost[kind] // 2 + 1 for kind in mine if bot.box.types[kind] & TREASURE) > POOR_HAND
    return name == "island" and not [kind for kind in mine if bot.is_dead(kind)]


def choose(bot: "RuleBot", view: View) -> Option:
    ways = {option.verb.name: option for option in view.options}
    if "take_mat" in ways:
        waits = len(view.zones[bot.box.own_mat(bot.seat, NATIVE_VILLAGE_MAT)]) >= FULL_MAT
        return ways["take_mat" if waits else "top_onto_mat"]
    if "coin_per_token" in ways:
        return ways["coin_per_token" if token(view, PIRATE_COINS) >= ENOUGH_TOKENS else "rob_treasures"]
    if "governor_cards" in ways:
        is_late = GOLD in in_hand(bot, view) and bot.memory.left(PROVINCE) > 0
        return ways["governor_upgrades" if is_late else "governor_cards"]
    return choose_ability(bot, view)


def trash(bot: "RuleBot", view: View) -> Option:
    """A Governor makes a Province of a Gold."""
    played = view.facts["played"]
    if played and played[-1][0] == bot.seat and KIND_NAMES[played[-1][1]] == "governor":
        for option in view.options:
            if option is not PASS and option.subject == GOLD and bot.memory.left(PROVINCE):
                return option
    return OF_INTRIGUE["trash_from_hand"](bot, view)


def trash_of_top(bot: "RuleBot", view: View) -> Option:
    return min(view.options, key=lambda option: (not bot.is_junk(option.subject), bot.box.cost[option.subject]))


def discard_all(bot: "RuleBot", view: View) -> Option:
    cards = [kind for kind in view.zones[face_down(bot.seat)] if kind >= 0]
    poor = [kind for kind in cards if bot.is_dead(kind) or kind == COPPER]
    verb = "discard_all" if 2 * len(poor) > len(cards) else "put_all_back"
    return next(option for option in view.options if option.verb.name == verb)


def raise_bottom(bot: "RuleBot", view: View) -> Option:
    option = bot.accept(view)
    return option if bot.value(option.subject) > bot.value(COPPER) else PASS


def keep_for_later(bot: "RuleBot", view: View) -> Option:
    """Haven, Church: an Action that can no longer be played; else as little as possible."""
    actions = [option for option in view.options if option is not PASS and bot.box.types[option.subject] & ACTION]
    if actions and view.facts["actions"] == 0:
        return max(actions, key=lambda option: bot.box.cost[option.subject])
    return PASS if PASS in view.options else bot.give_up(view)


def onto_island(bot: "RuleBot", view: View) -> Option:
    """What is of no use in the deck: the dearest Victory card, else the least."""
    dead = [option for option in view.options if bot.is_dead(option.subject)]
    return max(dead, key=lambda option: bot.box.cost[option.subject]) if dead else bot.give_up(view)


def put_embargo(bot: "RuleBot", view: View) -> Option:
    """On the dearest Action that is not on the own list."""
    own = {rule.kind for rule in bot.rules}
    others = [option for option in view.options if option.subject not in own and bot.box.types[option.subject] & ACTION]
    return max(others, key=lambda option: bot.box.cost[option.subject]) if others else view.options[0]


def play_of_supply(bot: "RuleBot", view: View) -> Option:
    return max(view.options, key=lambda option: (bot.box.cost[option.subject], bot.urgency(option.subject)))


def take_best(bot: "RuleBot", view: View) -> Option:
    return bot.take_best(view)


def accept(bot: "RuleBot", view: View) -> Option:
    return bot.accept(view)


def give_up(bot: "RuleBot", view: View) -> Option:
    return bot.give_up(view)


OF_SEASIDE: Final[dict[str, Callable[["RuleBot", View], Option]]] = {
    "choose": choose,
    "trash_from_hand": trash,
    "trash_of_top": trash_of_top,
    "discard_of_top": give_up,
    "discard_all": discard_all,
    "topdeck_down_to": give_up,
    "raise_bottom": raise_bottom,
    "set_aside_from_hand": keep_for_later,
    "set_aside_for_prince": take_best,
    "show_province": accept,
    "put_on_island": onto_island,
    "put_embargo": put_embargo,
    "trash_booty": take_best,
    "play_from_supply": play_of_supply,
}
