"""Why something cannot be done in Dominion: all reasons with their arguments, by name and type, in their order."""

from typing import Final

from regalia.dominion.rules.absent import types_of
from regalia.dominion.rules.costs import CHEAPER, UP_TO, Limit
from regalia.dominion.rules.events import COINS, KIND, POTIONS
from regalia.dominion.rules.layout import ACTION, ANY_TYPE, EVENT, NIGHT, NO_CARD, PROJECT, TREASURE, WAY, hand
from regalia.dominion.rules.table import Dominion
from regalia.kernel.arguments import NUMBER, OTHER, Kind
from regalia.kernel.options import Option, Verb
from regalia.kernel.reasons import Reason

REASONS: Final[dict[str, Kind]] = {
    # the course of a turn
    "not_your_turn": Kind({"active": OTHER}),
    "only_in_turn": Kind({}),
    "not_in_game": Kind({}),
    "other_phase": Kind({}),
    # playing
    "not_in_hand": Kind({"card": KIND}),
    "action_phase_only": Kind({"card": KIND}),
    "buy_phase_only": Kind({"card": KIND}),
    "night_phase_only": Kind({"card": KIND}),
    "never_played": Kind({"card": KIND}),
    "no_plays_left": Kind({}),
    "villager_first": Kind({}),
    "bought_already": Kind({}),
    # buying and gaining
    "not_buy_phase": Kind({}),
    "not_in_supply": Kind({"card": KIND}),
    "pile_empty": Kind({"card": KIND}),
    "not_on_top": Kind({"card": KIND}),
    "debt_first": Kind({"number": NUMBER}),
    "no_buys": Kind({}),
    "too_few_coins": Kind({"needs": COINS, "coins": COINS}),
    "too_few_potions": Kind({"needs": POTIONS, "potions": POTIONS}),
    "barred": Kind({"card": KIND}),
    "named": Kind({"card": KIND}),  # for the card that lets one gain
    "project_owned": Kind({"card": KIND}),
    "no_cubes": Kind({}),
    "once_per_turn": Kind({"card": KIND}),
    "wrong_type": Kind({"card": KIND}),
    "not_smuggled": Kind({"card": KIND}),  # the player to the right did not gain it in their last turn
    "other_card": Kind({"card": KIND}),  # any but this one
    "costs_more": Kind({"card": KIND, "cost": COINS, "coins": COINS}),  # than is allowed
    "costs_less": Kind({"card": KIND, "cost": COINS, "coins": COINS}),  # than is asked for
    "costs_otherwise": Kind({"card": KIND, "cost": COINS, "coins": COINS}),  # exactly so much is asked for
    "not_cheaper": Kind({"card": KIND, "cost": COINS, "coins": COINS}),
    "costs_potions": Kind({"card": KIND}),
    "costs_debt": Kind({"card": KIND}),
    "lacks_potions": Kind({"card": KIND}),
    "announced": Kind({}),
    "event_is_bought": Kind({"card": KIND}),
    "project_works_alone": Kind({"card": KIND}),
    "way_instead": Kind({"card": KIND}),
    "not_on_tavern": Kind({"card": KIND}),
    "other_moment": Kind({"card": KIND}),
    "no_instruction": Kind({}),
    # choosing among cards
    "not_in_discard": Kind({"card": KIND}),
    "not_in_trash": Kind({"card": KIND}),
    "not_in_play": Kind({"card": KIND}),
    "not_shown": Kind({"card": KIND}),  # not among the cards that are looked at or revealed
    "turned_over": Kind({"card": KIND}),
    "copy_in_play": Kind({"card": KIND}),
    "token_there": Kind({"card": KIND}),
    "only_card": Kind({"card": KIND}),  # the question is about one card, and not this one
    "only_numbers": Kind({"least": NUMBER, "most": NUMBER}),
    # tokens
    "no_debt": Kind({}),
    "no_coins": Kind({}),
    "no_coffers": Kind({}),
    "no_villagers": Kind({}),
}


def why_not_in_hand(game: Dominion, seat: int, kind: int, rule: str, skip: tuple[int, ...] = ()) -> Reason | None:
    return Reason("not_in_hand", rule, (kind,)) if game.pick(hand(seat), kind, skip) == NO_CARD else None


def why_not_only(game: Dominion, seat: int, kind: int, wish: Option, verb: Verb, rule: str) -> Reason | None:
    """Why a question about one card of the hand leaves something out."""
    if wish.verb is not verb:
        return None
    absent = why_not_in_hand(game, seat, kind, rule)
    return absent if absent is not None or wish.subject == kind else Reason("only_card", rule, (kind,))


def why_not_from(
    game: Dominion,
    zone: int,
    wish: Option,
    verb: Verb,
    missing: str,
    rule: str,
    types: int = ANY_TYPE,
    skip: tuple[int, ...] = (),
) -> Reason | None:
    """Why a question that lists the kinds in a zone (``list_kinds``) leaves one out; ``missing``: what if it is not there."""
    if wish.verb is not verb:
        return None
    if game.pick(zone, wish.subject, skip) == NO_CARD:
        return Reason(missing, rule, (wish.subject,))
    return None if game.types()[wish.subject] & types else Reason("wrong_type", rule, (wish.subject,))


def why_not_shown(game: Dominion, cards: tuple[int, ...], wish: Option, verb: Verb, rule: str) -> Reason | None:
    """Why a question that lists cards looked at or revealed (``list_cards``) leaves one out."""
    if wish.verb is not verb or game.card_among(cards, wish.subject) != NO_CARD:
        return None
    return Reason("not_shown", rule, (wish.subject,))


def any_of(game: Dominion, cards: tuple[int, ...], kind: int, types: int) -> bool:
    """Whether a card of this kind, with one of the types, is among these."""
    for card in cards:
        if game.box.kind[card] == kind and game.has_type(card, types):
            return True
    return False


def why_not_of_supply(game: Dominion, kind: int, limit: Limit, types: int, barred: int = 0) -> Reason | None:
    """Why a question that lists the Supply (``list_supply``) leaves a card out."""
    absent = why_not_in_supply(game, kind)
    if absent is not None:
        return absent
    has = game.types()[kind]
    if has & types == 0 or has & barred:
        return Reason("wrong_type", "G-SUPPLY-02", (kind,))
    return why_wrong_cost(game, kind, limit)


def why_wrong_cost(game: Dominion, kind: int, limit: Limit) -> Reason | None:
    """What of its cost the limit does not allow (G-COST-02, -03)."""
    cost = game.price(kind)
    if limit.allows(cost):
        return None
    told = (kind, cost.coins, limit.cost.coins)
    if cost.coins > limit.cost.coins:
        if limit.how == UP_TO:
            return Reason("costs_more", "G-COST-01", told)
        return Reason("not_cheaper" if limit.how == CHEAPER else "costs_otherwise", "G-COST-03", told)
    if cost.coins < limit.least:
        return Reason("costs_less", "G-COST-01", (kind, cost.coins, limit.least))
    if cost.potions > limit.cost.potions:
        return Reason("costs_potions", "G-COST-02", (kind,))
    if cost.debt > limit.cost.debt:
        return Reason("costs_debt", "G-COST-02", (kind,))
    if limit.how == CHEAPER:
        return Reason("not_cheaper", "G-COST-03", told)
    if cost.coins < limit.cost.coins:
        return Reason("costs_otherwise", "G-COST-03", told)
    return Reason("lacks_potions", "G-COST-03", (kind,))  # Potions or Debt that the exact cost has


def why_not_play(game: Dominion, seat: int, kind: int, types: int) -> Reason | None:
    """Why a card cannot be played from the hand in the phase for cards of these types; no landscape can (G-LANDSCAPE-02)."""
    has = types_of(game, kind)
    if has & EVENT:
        return Reason("event_is_bought", "G-BUY-09", (kind,))
    if has & PROJECT:
        return Reason("project_works_alone", "G-BUY-10", (kind,))
    if has & WAY:
        return Reason("way_instead", "G-PLAY-07", (kind,))
    absent = why_not_in_hand(game, seat, kind, "G-PLAY-03")
    if absent is not None:
        return absent
    if has & types == 0:
        if has & ACTION:
            return Reason("action_phase_only", "G-PLAY-03", (kind,))
        if has & TREASURE:
            return Reason("buy_phase_only", "G-PLAY-03", (kind,))
        if has & NIGHT:
            return Reason("night_phase_only", "G-PLAY-03", (kind,))
        return Reason("never_played", "G-PLAY-03", (kind,))
    return None if game.plays_left > 0 else Reason("no_plays_left", "G-PLAY-03")


def why_not_in_supply(game: Dominion, kind: int) -> Reason | None:
    """Only the top card of a pile of the Supply can be had (G-SUPPLY-02)."""
    zone = game.box.pile_of[kind]
    if zone not in game.box.supply:
        return Reason("not_in_supply", "G-SUPPLY-02", (kind,))
    if not game.zones[zone]:
        return Reason("pile_empty", "G-SUPPLY-02", (kind,))
    return None if game.is_available(kind) else Reason("not_on_top", "G-SUPPLY-02", (kind,))
