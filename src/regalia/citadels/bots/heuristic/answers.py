"""Everything asked outside a turn's menu: keeping, giving, paying, bribing, reacting."""

from collections.abc import Callable
from typing import Final

from regalia.citadels.bots.heuristic.draft import choose_character, drop_character, value
from regalia.citadels.bots.heuristic.naming import name_one
from regalia.citadels.bots.heuristic.seen import COST, Seen
from regalia.citadels.bots.heuristic.turn import NAMING, take_turn
from regalia.citadels.bots.heuristic.worth import built_worth, card_worth, danger, leader, price, standing
from regalia.citadels.rules.characters.rank_2 import BRIBE
from regalia.citadels.rules.layout import seat_of_place, title_of_place
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option

YES: Final = 1.0
NO: Final = -1.0


def zero(seen: Seen, subject: int) -> float:
    """Declining, passing, leaving things as they are."""
    return 0.0


def yes(seen: Seen, subject: int) -> float:
    return YES


def best_card(seen: Seen, subject: int) -> float:
    return card_worth(seen, subject)


def worst_card(seen: Seen, subject: int) -> float:
    return -card_worth(seen, subject)


def put_away(seen: Seen, subject: int) -> float:
    """Poor cards only; enough is nought."""
    return 1.5 - card_worth(seen, subject)


def pay_card(seen: Seen, subject: int) -> float:
    """For the Thieves' Den: poor cards rather than gold, gold rather than good cards."""
    return 1.6 - card_worth(seen, subject)


def take_and_build(seen: Seen, subject: int) -> float:
    return built_worth(seen, subject) + (3.0 if price(seen, subject) <= seen.gold[seen.me] else 0.0)


def borrow(seen: Seen, subject: int) -> float:
    return danger(seen, subject)


def tribute_gold(seen: Seen, subject: int) -> float:
    return 1.0 if len(seen.mine) >= 1 else 0.0


def tribute_card(seen: Seen, subject: int) -> float:
    return 0.5


def weakest(seen: Seen, subject: int) -> float:
    return -danger(seen, subject)


def fullest_hand(seen: Seen, subject: int) -> float:
    return seen.hands[subject] + 0.1 * danger(seen, subject)


def take_district(seen: Seen, subject: int) -> float:
    return built_worth(seen, title_of_place(subject)) + 0.1 * danger(seen, seat_of_place(subject))


def replace(seen: Seen, subject: int) -> float:
    return -built_worth(seen, title_of_place(subject))


def replace_with(seen: Seen, subject: int) -> float:
    return built_worth(seen, subject)


def cash_in(seen: Seen, subject: int) -> float:
    return max(seen.wagon_gold, default=0) - (2.5 if not seen.is_last_round() else 0.0)


def buy_from_graveyard(seen: Seen, subject: int) -> float:
    on_site = seen.site()
    return card_worth(seen, on_site[-1]) - 2.0 if on_site and on_site[-1] != UNKNOWN and not seen.is_last_round() else NO


def reveal_threat(seen: Seen, subject: int) -> float:
    """The flower takes everything; a blank is better left alone."""
    return YES if seen.flowered == seen.acting else NO


def bribe(seen: Seen, subject: int) -> float:
    """Free with little gold; never for a known blank, always for a known flower; else if half the gold still builds."""
    gold = seen.gold[seen.me]
    if gold <= 1:
        return YES
    if seen.flower_may_be >> seen.acting & 1 == 0:
        return NO
    if seen.flower_may_be & seen.flower_may_be - 1 == 0:
        return YES
    payable = [price(seen, title) for title in seen.mine if 0 <= title < len(COST) and price(seen, title) <= gold]
    return YES if not payable or min(payable) <= gold - seen.amounts_of(BRIBE)["gold"] else NO


def exchange_characters(seen: Seen, subject: int) -> float:
    """The Theater: a poor character for whatever the leader has."""
    mine = max([value(seen, seen.me, rank) for rank in seen.roles], default=3.0)
    return 1.5 - mine + 0.05 * danger(seen, subject)


def give_character(seen: Seen, subject: int) -> float:
    return -value(seen, seen.me, subject)


def lower_goal(seen: Seen, subject: int) -> float:
    """An earlier end is good for the player ahead."""
    return standing(seen, seen.me) - standing(seen, leader(seen)) + (3.0 if seen.left(seen.me) <= 1 else 0.0)


Answer = Callable[[Seen, int], float]
ANSWERS: Final[dict[str, Answer]] = {
    "keep": best_card,
    "keep_studied": best_card,
    "take": best_card,
    "take_card": best_card,
    "take_from_deck": best_card,
    "take_nothing": zero,
    "take_and_build": take_and_build,
    "give": worst_card,
    "give_card": worst_card,
    "put_away": put_away,
    "enough": zero,
    "pay_card": pay_card,
    "pay_gold": zero,
    "borrow": borrow,
    "take_gold": tribute_gold,
    "take_random_card": tribute_card,
    "pass_crown": weakest,
    "look_at_hand": fullest_hand,
    "take_district": take_district,
    "replace": replace,
    "replace_with": replace_with,
    "cash_in": cash_in,
    "confiscate": yes,
    "buy_from_graveyard": buy_from_graveyard,
    "reveal_threat": reveal_threat,
    "bribe": bribe,
    "refuse": zero,
    "exchange_characters": exchange_characters,
    "give_character": give_character,
    "lower_goal": lower_goal,
    "leave_goal": zero,
    "gain_park_cards": yes,
    "decline": zero,
    "reveal_killed": yes,
    "play_rasputin": yes,
    "play_acrobat": yes,
    "pass": zero,
}
MARKERS: Final = frozenset(("place_blank_warrant", "place_blank_threat"))


def decide(seen: Seen, options: list[Option], chance: Chance) -> int:
    """Index of the answer."""
    if len(options) == 1:
        return 0
    first = options[0].verb.name
    if first == "choose":
        return choose_character(seen, [option.subject for option in options], chance)
    if first == "drop":
        return drop_character(seen, [option.subject for option in options])
    if first in MARKERS:
        return name_one(seen, first, [option.subject for option in options])
    if first in ANSWERS:
        return best_answer(seen, options)
    named = [at for at, option in enumerate(options) if option.verb.name in NAMING]
    if named:
        verb = options[named[0]].verb.name
        return named[name_one(seen, verb, [options[at].subject for at in named])]
    return take_turn(seen, options)


def best_answer(seen: Seen, options: list[Option]) -> int:
    best = 0
    most = -1000.0
    for at, option in enumerate(options):
        here = ANSWERS[option.verb.name](seen, option.subject)
        if here > most:
            best, most = at, here
    return best
