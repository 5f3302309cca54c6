"""Habits of rule lists about cards of Intrigue, Alchemy and the first base set that the plain ones would answer badly."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from regalia.dominion.bots.further_habits import name_against
from regalia.dominion.rules.kinds import COPPER, CURSE, ESTATE, KIND_NAMES, SILVER
from regalia.dominion.rules.layout import ACTION, VICTORY, aside, hand
from regalia.kernel.options import PASS, Option
from regalia.kernel.views import View

if TYPE_CHECKING:
    from regalia.dominion.bots.rule_bot import RuleBot

GOOD_HAND: Final = 2  # coins in hand from which on a hand is kept


def in_hand(bot: "RuleBot", view: View) -> list[int]:
    return list(view.zones[hand(bot.seat)])


def dead_in_hand(bot: "RuleBot", view: View) -> int:
    return len([kind for kind in in_hand(bot, view) if bot.is_dead(kind)])


def is_wasted(bot: "RuleBot", name: str, mine: list[int]) -> bool:
    """Whether playing this would only cost good cards: it trashes, and has to."""
    junk = len([kind for kind in mine if bot.is_junk(kind) or kind in (CURSE, ESTATE)])
    if name in ("upgrade", "apprentice"):
        return junk == 0
    return name == "trading_post" and junk + mine.count(COPPER) < 2


# -- choosing among abilities ------------------------------------------------------------------------------------------------


def choose_ability(bot: "RuleBot", view: View) -> Option:
    """The one that helps most by the hand; else the first one printed."""
    ways = {option.verb.name: option for option in view.options}
    mine = in_hand(bot, view)
    if "trash_two" in ways:
        junk = len([kind for kind in mine if bot.is_junk(kind)])
        return ways["trash_two" if junk >= 2 else "two_cards" if view.facts["actions"] > 0 else "two_coins"]
    if "three_cards" in ways and "two_actions" in ways:
        stuck = view.facts["actions"] == 0 and any(bot.box.types[kind] & ACTION for kind in mine)
        return ways["two_actions" if stuck else "three_cards"]
    if "new_hands" in ways:
        coins = sum(bot.box.cost[kind] > 0 and not bot.is_dead(kind) for kind in mine) + mine.count(COPPER)
        return ways["two_coins" if coins >= GOOD_HAND else "new_hands"]
    if "curse_into_hand" in ways:
        cheap = dead_in_hand(bot, view) + mine.count(COPPER)
        return ways["curse_into_hand" if bot.memory.left(CURSE) == 0 or cheap < 2 else "discard_two"]
    return bot.decline(view)


# -- cards of decks ----------------------------------------------------------------------------------------------------------


def decide_about_top(bot: "RuleBot", view: View) -> Option:
    """Spy, Scrying Pool: of one's own keep what is of use, of others what is not."""
    owner = next((seat for seat in range(bot.setup.seats) if view.zones[aside(seat)]), bot.seat)
    is_good = bot.value(view.options[0].subject) > bot.value(COPPER)
    return next(
        option for option in view.options if option.verb.name == ("keep" if is_good == (owner == bot.seat) else "discard")
    )


def gain_stolen(bot: "RuleBot", view: View) -> Option:
    """Nothing that is no better than a Copper."""
    best = bot.take_best(view)
    return best if bot.value(best.subject) > bot.value(COPPER) else PASS


def name_for_top(bot: "RuleBot", view: View) -> Option:
    """Wishing Well: the card most copies of which are not in hand."""
    played = view.facts["played"]
    if not played or KIND_NAMES[played[-1][1]] != "wishing_well":
        return name_against(bot, view)
    mine = in_hand(bot, view)
    return max(view.options, key=lambda option: bot.memory.own[option.subject] - mine.count(option.subject))


def give_worst(bot: "RuleBot", view: View) -> Option:
    """Swindler: the card worth least to the player who gains it."""
    return min(view.options, key=lambda option: (bot.value(option.subject), bot.box.printed[option.subject].points))


def play_next(bot: "RuleBot", view: View) -> Option:
    """Golem: what gives Actions first."""
    return max(view.options, key=lambda option: bot.urgency(option.subject))


# -- cards of the hand ---------------------------------------------------------------------------------------------------------


def discard_two_dead(bot: "RuleBot", view: View) -> Option:
    """Mill: two cards that are of no use, or none."""
    if PASS in view.options and dead_in_hand(bot, view) < 2:
        return PASS
    return bot.give_up(view)


def trash(bot: "RuleBot", view: View) -> Option:
    """Where something has to go and nothing is junk, it is what costs least, not the best Victory card."""
    option = bot.trash(view)
    if option is PASS or PASS in view.options or bot.is_junk(option.subject) or not bot.box.types[option.subject] & VICTORY:
        return option
    return min(view.options, key=lambda one: bot.box.cost[one.subject])


def react(bot: "RuleBot", view: View) -> Option:
    """What comes back to the deck comes back, and a hand of dead cards is exchanged; else as ever."""
    for option in view.options:
        name = option.verb.name
        if name in ("alchemist_topdecks", "alchemist_discarded"):
            return option
        if name == "reveal_diplomat" and dead_in_hand(bot, view) >= 3:
            return option
    kept = [option for option in view.options if option.verb.name in ("herbalist_topdecks", "herbalist_discarded")]
    if kept:
        best = max(kept, key=lambda option: bot.value(option.subject))
        if bot.value(best.subject) >= bot.value(SILVER):
            return best
    return bot.react(view)


Habit = Callable[["RuleBot", View], Option]
OF_INTRIGUE: Final[dict[str, Habit]] = {
    "choose": choose_ability,
    "discard_estate": lambda bot, view: bot.accept(view),
    "discard_for_coins": discard_two_dead,
    "gain_stolen": gain_stolen,
    "give_which": give_worst,
    "how_deep": lambda bot, view: bot.most(view),
    "name": name_for_top,
    "play_first": play_next,
    "put_into_deck": lambda bot, view: bot.give_up(view),
    "react": react,
    "spy_on_top": decide_about_top,
    "steal_which": lambda bot, view: bot.take_best(view),
    "trash_from_hand": trash,
}
