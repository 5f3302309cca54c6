"""Scoring: a sheet of points by source for every seat, and who wins (C-SCORE-01 … -13)."""

from typing import TYPE_CHECKING

from regalia.citadels.rules.layout import (
    ACROBAT,
    BASILICA,
    CAPITOL,
    DRAGON_GATE,
    FIRST_DISTRICT,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KINDS,
    MAP_ROOM,
    MILITARY,
    MUSEUM,
    NO_KIND,
    NOBLE,
    RELIGIOUS,
    SECRET_VAULT,
    STATUE,
    TRADE,
    UNDER_MUSEUM,
    UNIQUE,
    WISHING_WELL,
    city,
    hand,
)

if TYPE_CHECKING:
    from regalia.citadels.rules.table import Citadels


def sheet(game: "Citadels", seat: int, haunted: int = NO_KIND) -> dict[str, int]:
    """The points of one seat by where they come from; sources that bring nothing are left out.

    ``haunted``: the type the owner of the Haunted Quarter chooses; if none is chosen, the best one counts (D-SCORE-11).
    """
    points = {"districts": sum(game.cost(card) for card in game.zones[city(seat)])}  # C-SCORE-01, -09
    if game.finished and game.finished[0] == seat:
        points["first_complete"] = 4  # C-SCORE-03
    elif game.is_complete(seat):
        points["complete"] = 2  # C-SCORE-04
    best: dict[str, int] = {}
    for kind in haunted_kinds(game, seat) if haunted == NO_KIND else [haunted]:  # R-D1.12: ties prefer unique
        extra = by_kinds(game, seat, kind)
        if not best or sum(extra.values()) > sum(best.values()):
            best = extra
    points.update(best)
    if game.has(seat, DRAGON_GATE):
        points["dragon_gate"] = 2  # D-DRAGONGATE-01
    if game.has(seat, IMPERIAL_TREASURY):
        points["imperial_treasury"] = game.gold[seat]  # D-TREASURY-01
    if game.has(seat, MAP_ROOM):
        points["map_room"] = len(game.zones[hand(seat)])  # D-MAPROOM-01
    if game.has(seat, MUSEUM):
        points["museum"] = len(game.zones[UNDER_MUSEUM])  # D-MUSEUM-02, -03
    if game.has(seat, STATUE) and game.crown == seat:
        points["statue"] = 5  # D-STATUE-01
    if game.has(seat, BASILICA):
        points["basilica"] = sum(game.cost(card) % 2 for card in game.zones[city(seat)])  # D-BASILICA-01, -02
    if game.find(hand(seat), SECRET_VAULT) >= FIRST_DISTRICT:
        points["secret_vault"] = 3  # D-VAULT-02
    actions = sum(1 for card in game.zones[hand(seat)] if game.box.title[card] >= ACROBAT)
    if actions:
        points["action_cards"] = actions  # A-GENERAL-05
    return {source: number for source, number in points.items() if number or source == "districts"}


def haunted_kinds(game: "Citadels", seat: int) -> list[int]:
    """The types the Haunted Quarter may count as, the preferred first (D-HAUNTED-01)."""
    if game.has(seat, HAUNTED_QUARTER):
        return [UNIQUE, NOBLE, RELIGIOUS, TRADE, MILITARY]
    return [NO_KIND]


def by_kinds(game: "Citadels", seat: int, haunted: int) -> dict[str, int]:
    """The points that depend on types, if the Haunted Quarter counts as ``haunted`` for all of them (D-SCORE-10)."""
    number = [0] * KINDS
    for card in game.zones[city(seat)]:
        kind = game.box.kind[card]
        if game.box.title[card] == HAUNTED_QUARTER:
            kind = haunted
        number[kind] += 1
    points: dict[str, int] = {}
    if min(number) > 0:
        points["all_types"] = 3  # C-SCORE-02
    if game.has(seat, CAPITOL) and max(number) >= 3:
        points["capitol"] = 3  # D-CAPITOL-01, -02, -03
    if game.has(seat, IVORY_TOWER) and number[UNIQUE] == 1:
        points["ivory_tower"] = 5  # D-IVORY-01, -02
    if game.has(seat, WISHING_WELL):
        points["wishing_well"] = number[UNIQUE]  # D-WISHINGWELL-01, -02
    return points


def total(game: "Citadels", seat: int) -> int:
    return sum(sheet(game, seat).values())


def highest_rank(game: "Citadels", seat: int) -> int:
    """The highest rank the seat turned up in the last round; 0 for one who turned up nothing (R-11, R-13)."""
    best = 0
    for rank, holder in enumerate(game.holder):
        if holder == seat:
            best = rank
    return best


def standings(game: "Citadels") -> dict[str, object]:
    """Points by source, totals, the tie-break and the winners (more than one only if nothing tells them apart: R-12)."""
    sheets = [sheet(game, seat) for seat in range(game.seats)]
    totals = [sum(one.values()) for one in sheets]
    ranks = [highest_rank(game, seat) for seat in range(game.seats)]
    keys = [(totals[seat], ranks[seat]) for seat in range(game.seats)]  # C-SCORE-07, -08
    best = max(keys)
    return {
        "winners": [seat for seat in range(game.seats) if keys[seat] == best],
        "totals": totals,
        "tie_break": ranks,
        "sheets": sheets,
        "rounds": game.round,
    }
