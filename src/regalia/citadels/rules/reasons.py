"""Why something cannot be done in Citadels: all reasons with their arguments, by name and type, in their order.

Seats are those of the reader or of others (``SEAT``), or of others only (``OTHER``).
"""

from typing import Final

from regalia.citadels.rules.events import GOLD, KIND, RANK, TITLE
from regalia.citadels.rules.layout import hand
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.arguments import CARDS, NUMBER, OTHER, SEAT, Kind
from regalia.kernel.reasons import Reason

REASONS: Final[dict[str, Kind]] = {
    # the course of a turn
    "not_your_turn": Kind({"active": OTHER}),
    "only_in_turn": Kind({}),
    "gather_first": Kind({}),
    "gathered": Kind({}),
    "deck_empty": Kind({}),
    "crown_first": Kind({}),
    "bewitch_first": Kind({}),
    "used": Kind({}),
    "not_in_game": Kind({}),
    "other_character": Kind({"character": RANK, "acting": RANK}),
    "district_missing": Kind({"card": TITLE}),
    "no_income": Kind({"acting": RANK}),
    "no_districts": Kind({"kind": KIND}),
    # building and paying
    "not_in_hand": Kind({"card": TITLE}),
    "too_little_gold": Kind({"needs": GOLD, "gold": GOLD}),
    "enough_gold": Kind({"needs": GOLD, "gold": GOLD}),
    "limit_reached": Kind({"number": NUMBER}),
    "may_not_build": Kind({"acting": RANK}),
    "in_city": Kind({"card": TITLE}),
    "no_district_card": Kind({"card": TITLE}),
    "unbuildable": Kind({"card": TITLE}),
    "monument_too_late": Kind({}),
    "too_few_cards": Kind({"needs": CARDS, "number": CARDS}),
    "no_lender": Kind({"gold": GOLD}),
    "lender_too_poor": Kind({"lender": OTHER, "needs": GOLD, "gold": GOLD}),
    "den_pays_otherwise": Kind({}),
    # cities and districts
    "not_there": Kind({"owner": SEAT, "card": TITLE}),
    "complete": Kind({"owner": SEAT}),
    "protected": Kind({"owner": SEAT}),
    "keep": Kind({}),
    "sacrificed_itself": Kind({"card": TITLE}),
    "own_city": Kind({}),
    "other_city": Kind({"owner": OTHER}),
    "too_dear": Kind({"card": TITLE, "cost": GOLD}),
    "beautified": Kind({"card": TITLE}),
    "they_have_it": Kind({"owner": OTHER, "card": TITLE}),
    "no_exchange": Kind({"card": TITLE}),
    "not_dearer": Kind({"card": TITLE, "cost": GOLD}),
    "nothing_replaces": Kind({}),
    # characters and players
    "own_character": Kind({}),
    "rank_too_low": Kind({"character": RANK}),
    "killed": Kind({"character": RANK}),
    "bewitched": Kind({"character": RANK}),
    "marked": Kind({"character": RANK}),
    "not_in_pack": Kind({"character": RANK}),
    "not_your_character": Kind({"character": RANK}),
    "yourself": Kind({}),
    "no_seat": Kind({}),
    "has_crown": Kind({"crowned": OTHER}),
    "no_cards": Kind({"owner": SEAT}),
    "nobody_has_cards": Kind({}),
    "no_gold": Kind({"owner": OTHER}),
    "you_are_richest": Kind({}),
    "not_richest": Kind({"owner": OTHER}),
    "no_rank_4": Kind({}),
    "not_beside": Kind({"owner": OTHER}),
    "no_tax": Kind({}),
    "too_much_gold": Kind({"number": NUMBER}),
    "card_not_there": Kind({"card": TITLE}),
    # action cards
    "action_played": Kind({}),
    "no_action": Kind({"card": TITLE}),
    "played_when_called": Kind({"card": TITLE}),
    "no_wagon": Kind({}),
    "own_wagon": Kind({}),
    "wagon_used": Kind({}),
}


def why_not_in_hand(game: Citadels, seat: int, title: int, rule: str, skip: tuple[int, ...] = ()) -> Reason | None:
    return Reason("not_in_hand", rule, (title,)) if game.pick(hand(seat), title, skip) == NO_CARD else None


def why_not_payable(game: Citadels, seat: int, gold: int, rule: str) -> Reason | None:
    has = game.gold[seat]
    return Reason("too_little_gold", rule, (gold, has)) if gold > has else None


def why_not_in_zone(game: Citadels, zone: int, title: int, rule: str) -> Reason | None:
    return Reason("card_not_there", rule, (title,)) if game.find(zone, title) == NO_CARD else None


def why_no_other_seat(game: Citadels, seat: int, other: int, rule: str) -> Reason | None:
    """A player must be named, and not oneself."""
    if other >= game.seats:
        return Reason("no_seat", rule)
    return Reason("yourself", rule) if other == seat else None


def why_deck_empty(game: Citadels, rule: str) -> Reason | None:
    return None if game.zones[0] else Reason("deck_empty", rule)
