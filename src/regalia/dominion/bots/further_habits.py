"""Habits of rule lists about cards beyond the base set that the plain ones would answer badly, by question."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from regalia.dominion.rules.kinds import COPPER, CURSE, KIND_OF, PROVINCE
from regalia.dominion.rules.layout import ACTION, TREASURE, VICTORY, hand, in_play
from regalia.kernel.options import PASS, Option
from regalia.kernel.views import View

if TYPE_CHECKING:
    from regalia.dominion.bots.rule_bot import RuleBot

# Treasures whose place among the others matters: what changes the turn first, what counts the others last.
EARLY: Final = ("tiara", "collection", "quarry", "crystal_ball", "loan", "venture", "war_chest", "investment")
LATE: Final = ("anvil", "fortune", "bank")
PLACE: Final = {KIND_OF[name]: at - len(EARLY) for at, name in enumerate(EARLY)} | {
    KIND_OF[name]: at + 1 for at, name in enumerate(LATE)
}
INVESTMENT: Final = KIND_OF["investment"]
COLONY: Final = KIND_OF["colony"]
MINT: Final = KIND_OF["mint"]
WAR_CHEST: Final = KIND_OF["war_chest"]
CHEST_LIMIT: Final = 5  # coins of what a War Chest gains
LIKED: Final = ("followers", "trusty_steed", "princess", "bag_of_gold", "diadem")  # of the Prizes
LIKED_REWARDS: Final = ("demesne", "courser", "coronet", "huge_turnip", "renown", "housecarl")
WON: Final = tuple([KIND_OF[name] for name in (*LIKED, *LIKED_REWARDS)])


def next_treasure(bot: "RuleBot", view: View) -> Option | None:
    """The Treasure to be played next; none is left, or only such as would cost a good card."""
    mine = view.zones[hand(bot.seat)]
    plays = [option for option in view.options if option.verb.name == "play"]
    if INVESTMENT in mine and not any(bot.is_junk(kind) for kind in mine):
        plays = [option for option in plays if option.subject != INVESTMENT]
    return min(plays, key=lambda option: PLACE.get(option.subject, 0)) if plays else None


def costs_treasures(bot: "RuleBot", view: View) -> bool:
    """Whether a Mint would trash better Treasures than Coppers."""
    played = [kind for kind in view.zones[in_play(bot.seat)] if bot.box.types[kind] & TREASURE]
    return any(bot.value(kind) > bot.value(COPPER) for kind in played)


def name_against(bot: "RuleBot", view: View) -> Option:
    """The asking player's favourite; for oneself a Copper, of which most decks have many."""
    names = {option.subject: option for option in view.options}
    played = view.facts["played"]
    if view.facts["active"] == bot.seat or not played:
        return names.get(COPPER, view.options[0])
    left = bot.memory.left
    if played[-1][1] != WAR_CHEST:
        wanted = [COLONY] if COLONY in bot.box.present and left(COLONY) else []
        return names[wanted[0] if wanted else PROVINCE]
    cheap = [kind for kind in bot.box.present if bot.box.cost[kind] <= CHEST_LIMIT and bot.box.pile_of[kind] >= 0]
    useful = [kind for kind in cheap if left(kind) and not bot.box.types[kind] & VICTORY]
    named = [kind for _, kind in view.facts.get("named", [])]
    return names[max([kind for kind in useful if kind not in named] or [COPPER], key=lambda kind: bot.box.cost[kind])]


def decide_about_top(bot: "RuleBot", view: View) -> Option:
    """Crystal Ball: junk goes, what is of use is played, what is dead makes room."""
    ways = {option.verb.name: option for option in view.options}
    kind = view.options[0].subject
    if bot.is_junk(kind):
        return ways["trash"]
    if "play" in ways and (not bot.box.types[kind] & ACTION or bot.is_useful(kind, view)):
        return ways["play"]
    return ways["discard" if bot.is_dead(kind) else "keep"]


def trash_or_discard(bot: "RuleBot", view: View) -> Option:
    """Loan: Coppers go, and Curses that are Treasures."""
    return view.options[0 if view.options[0].subject in (COPPER, CURSE) else 1]


def copy_best(bot: "RuleBot", view: View) -> Option:
    """Mint: the best Treasure, if it is worth more than a Copper."""
    cards = [option for option in view.options if option is not PASS]
    best = max(cards, key=lambda option: bot.value(option.subject))
    return best if bot.value(best.subject) > bot.value(COPPER) else PASS


def discard_for_coins(bot: "RuleBot", view: View) -> Option:
    """Vault: whatever makes no coins this turn, and Coppers, which make as much."""
    for option in view.options:
        types = bot.box.types[option.subject] if option is not PASS else TREASURE
        if not types & TREASURE or (option.subject == COPPER and option is not PASS):
            if not types & ACTION or view.facts["actions"] == 0:
                return option
    return bot.decline(view)


def discard_two(bot: "RuleBot", view: View) -> Option:
    """Vault of another player: two dead cards for a new one."""
    mine = view.zones[hand(bot.seat)]
    if PASS in view.options and len([kind for kind in mine if bot.is_dead(kind)]) < 2:
        return PASS
    return bot.give_up(view)


def topdeck_gained(bot: "RuleBot", view: View) -> Option | None:
    """Royal Seal, Tiara: what is of use comes back at once."""
    kind = view.facts["thing"]
    for option in view.options:
        if option.verb.name in ("seal_topdecks", "tiara_topdecks"):
            if kind >= 0 and bot.value(kind) > bot.value(COPPER):
                return option
    return None


def win_best(bot: "RuleBot", view: View) -> Option:
    """Of the Prizes and Rewards that are left; else a Duchy, or whatever is offered."""
    won = {option.subject: option for option in view.options}
    return next((won[kind] for kind in WON if kind in won and bot.memory.left(kind) > 0), view.options[-1])


HABITS: Final[dict[str, Callable[["RuleBot", View], Option]]] = {
    "name": name_against,
    "decide_about_top": decide_about_top,
    "trash_or_discard": trash_or_discard,
    "reveal_to_copy": copy_best,
    "discard_curse": lambda bot, view: bot.accept(view),
    "discard_any_for_coins": discard_for_coins,
    "discard_two_to_draw": discard_two,
    "reveal_province": lambda bot, view: bot.accept(view),
    "gain_prize": win_best,
    "gain_reward": win_best,
}
