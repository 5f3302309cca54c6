"""Why something cannot be done in Dominion: all reasons with their arguments, by name and type, in their order."""

from typing import Final

from regalia.dominion.events import COINS, KIND, POTIONS
from regalia.dominion.layout import ACTION, NIGHT, NO_CARD, TREASURE, hand
from regalia.dominion.table import Dominion
from regalia.kernel.reasons import Reason
from regalia.kernel.told import NUMBER, OTHER, Kind

REASONS: Final[dict[str, Kind]] = {
    # the course of a turn
    "not_your_turn": Kind({"active": OTHER}),
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
    "project_owned": Kind({"card": KIND}),
    "no_cubes": Kind({}),
    "once_per_turn": Kind({"card": KIND}),
    "wrong_type": Kind({"card": KIND}),
    "wrong_cost": Kind({"card": KIND}),
    "announced": Kind({}),
    # tokens
    "no_debt": Kind({}),
    "no_coins": Kind({}),
    "no_coffers": Kind({}),
    "no_villagers": Kind({}),
}


def why_not_in_hand(game: Dominion, seat: int, kind: int, rule: str, skip: tuple[int, ...] = ()) -> Reason | None:
    return Reason("not_in_hand", rule, (kind,)) if game.pick(hand(seat), kind, skip) == NO_CARD else None


def why_not_play(game: Dominion, seat: int, kind: int, types: int) -> Reason | None:
    """Why a card cannot be played from the hand in the phase for cards of these types."""
    absent = why_not_in_hand(game, seat, kind, "G-PLAY-03")
    if absent is not None:
        return absent
    has = game.types()[kind]
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
