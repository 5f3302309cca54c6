"""What a reason says must be so: its numbers are of their types, and the table is as it says."""

from collections.abc import Callable, Mapping
from typing import Any

from regalia.citadels.rules.layout import DECK, city, hand
from regalia.citadels.rules.table import Citadels
from regalia.dominion.rules import layout as dominion
from regalia.dominion.rules.facts import facts_of
from regalia.dominion.rules.kinds import KIND_NAMES, with_kind
from regalia.dominion.rules.printed import Landscape
from regalia.dominion.rules.table import Dominion
from regalia.kernel.arguments import OTHER, SEAT, Kind
from regalia.kernel.game import Game
from regalia.kernel.reasons import Reason

Truth = Callable[[Any, int, tuple[int, ...]], bool]  # of a game, the seat that asks and the numbers told


def holds(game: Citadels | Dominion, zone: int, face: int) -> bool:
    """Whether such a card lies there, besides those the open question has chosen already."""
    chosen = {track[0] for track in game.stack[-1].holds()}
    return any(game.face(card) == face for card in game.zones[zone] if card not in chosen)


def costs(game: Dominion, kind: int) -> int:
    return game.price(kind).coins


def has(game: Dominion, kind: int, types: int) -> bool:
    return game.types()[kind] & types != 0


def printed(kind: int, types: int) -> bool:
    """Whether these are types of a card or landscape as it is printed, in this game or not."""
    return facts_of(KIND_NAMES[kind]).types & types != 0


def is_project(landscape: Landscape) -> bool:
    return landscape.types & dominion.PROJECT != 0


def is_piled(game: Dominion, kind: int) -> bool:
    """Whether a pile of the Supply has such cards, or had."""
    return kind in game.box.present and game.box.pile_of[kind] in game.box.supply


CITADELS: dict[str, Truth] = {
    "not_your_turn": lambda game, seat, told: told[0] == game.active,
    "deck_empty": lambda game, seat, told: not game.zones[DECK],
    "no_districts": lambda game, seat, told: game.count(seat, told[0]) == 0,
    "not_in_hand": lambda game, seat, told: not holds(game, hand(seat), told[0]),
    "too_little_gold": lambda game, seat, told: told[0] > told[1] >= game.gold[seat],
    "enough_gold": lambda game, seat, told: told[0] <= told[1] == game.gold[seat],
    "in_city": lambda game, seat, told: holds(game, city(seat), told[0]),
    "complete": lambda game, seat, told: game.is_complete(told[0]),
    "they_have_it": lambda game, seat, told: holds(game, city(told[0]), told[1]),
    "killed": lambda game, seat, told: told[0] == game.killed,
    "bewitched": lambda game, seat, told: told[0] == game.bewitched,
    "has_crown": lambda game, seat, told: told[0] == game.crown,
    "no_cards": lambda game, seat, told: not game.zones[hand(told[0])],
    "nobody_has_cards": lambda game, seat, told: not any(game.zones[hand(one)] for one in range(game.seats) if one != seat),
    "no_gold": lambda game, seat, told: game.gold[told[0]] == 0,
    "you_are_richest": lambda game, seat, told: game.gold[seat] == max(game.gold),
    "not_richest": lambda game, seat, told: game.gold[told[0]] < max(game.gold),
    "no_tax": lambda game, seat, told: game.tax == 0,
    "too_few_cards": lambda game, seat, told: told[0] > told[1],
}
DOMINION: dict[str, Truth] = {
    "not_your_turn": lambda game, seat, told: told[0] == game.active,
    "not_in_hand": lambda game, seat, told: not holds(game, dominion.hand(seat), told[0]),
    "not_in_discard": lambda game, seat, told: not holds(game, dominion.discard_pile(seat), told[0]),
    "not_in_trash": lambda game, seat, told: not holds(game, dominion.TRASH, told[0]),
    "turned_over": lambda game, seat, told: holds(game, dominion.TRASH, told[0]),
    "pile_empty": lambda game, seat, told: not game.is_available(told[0]),
    "debt_first": lambda game, seat, told: 0 < told[0] == game.token(seat, dominion.DEBT),
    "no_buys": lambda game, seat, told: game.buys == 0,
    "too_few_coins": lambda game, seat, told: told[0] > told[1] == game.coins,
    "too_few_potions": lambda game, seat, told: told[0] > told[1] == game.potions,
    "project_owned": lambda game, seat, told: game.has(seat, told[0]),
    "costs_more": lambda game, seat, told: told[2] < told[1] == costs(game, told[0]),
    "costs_less": lambda game, seat, told: told[2] > told[1] == costs(game, told[0]),
    "costs_otherwise": lambda game, seat, told: told[2] != told[1] == costs(game, told[0]),
    "not_cheaper": lambda game, seat, told: told[2] <= told[1] == costs(game, told[0]),
    "only_numbers": lambda game, seat, told: 0 <= told[0] <= told[1],
    "no_debt": lambda game, seat, told: game.token(seat, dominion.DEBT) == 0,
    "no_coins": lambda game, seat, told: game.coins == 0,
    "no_coffers": lambda game, seat, told: game.token(seat, dominion.COFFERS) == 0,
    "no_villagers": lambda game, seat, told: game.token(seat, dominion.VILLAGERS) == 0,
    "action_phase_only": lambda game, seat, told: has(game, told[0], dominion.ACTION),
    "buy_phase_only": lambda game, seat, told: has(game, told[0], dominion.TREASURE),
    "night_phase_only": lambda game, seat, told: has(game, told[0], dominion.NIGHT),
    "never_played": lambda game, seat, told: not has(game, told[0], dominion.ACTION | dominion.TREASURE | dominion.NIGHT),
    "no_plays_left": lambda game, seat, told: game.plays_left == 0,
    "villager_first": lambda game, seat, told: game.actions == 0 < game.token(seat, dominion.VILLAGERS),
    "not_in_supply": lambda game, seat, told: not is_piled(game, told[0]),
    "not_on_top": lambda game, seat, told: is_piled(game, told[0]) and not game.is_available(told[0]),
    "costs_potions": lambda game, seat, told: game.price(told[0]).potions > 0,
    "costs_debt": lambda game, seat, told: game.price(told[0]).debt > 0,
    "no_cubes": lambda game, seat, told: sum(game.has(seat, one.kind) for one in game.box.for_sale if is_project(one)) == 2,
    "event_is_bought": lambda game, seat, told: printed(told[0], dominion.EVENT),
    "project_works_alone": lambda game, seat, told: printed(told[0], dominion.PROJECT),
    "way_instead": lambda game, seat, told: printed(told[0], dominion.WAY),
    "copy_in_play": lambda game, seat, told: holds(game, dominion.in_play(seat), told[0]),
    "not_smuggled": lambda game, seat, told: with_kind((seat - 1) % game.seats, told[0]) not in game.gained,
    "only_card": lambda game, seat, told: told[0] in {option.subject for option in game.decision.options},
}
SHARED: dict[str, Truth] = {"waiting": lambda game, seat, told: told[0] == game.decision.seat}
TRUTHS: dict[str, dict[str, Truth]] = {"citadels": CITADELS, "dominion": DOMINION}


def is_true(game: Game, seat: int, reason: Reason, reasons: Mapping[str, Kind]) -> bool:
    """``reasons``: those the game can give. What is said of amounts, cards and players is so."""
    types = reasons[reason.name].told.values()
    if len(types) != len(reason.told):
        return False
    for number, of in zip(reason.told, types, strict=True):
        if number < 0 or (of in (SEAT, OTHER) and number >= game.seats) or (of == OTHER and number == seat):
            return False
    truth = {**SHARED, **TRUTHS.get(game.setup.game, {})}.get(reason.name)
    decided_for = [seat, *(one for one, deputy in enumerate(game.deputies or ()) if deputy == seat)]
    return truth is None or any(truth(game, one, reason.told) for one in decided_for)
