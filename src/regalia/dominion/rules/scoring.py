"""Scoring: a sheet of points by kind of card for every seat, and who wins (G-VICTORY-01, G-YOUR-CARDS-01)."""

from typing import TYPE_CHECKING

from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.layout import ARTIFACT, EXILE, OWN_MATS, POINTS, SEAT_ZONES, STATE, TAVERN, seat_zone

if TYPE_CHECKING:
    from regalia.dominion.rules.table import Dominion


def own_cards(game: "Dominion", seat: int) -> list[int]:
    """All cards of a player: deck, hand, discard pile, in play, set aside, on mats; no landscapes (G-YOUR-CARDS-01, -02)."""
    cards = [card for place in range(SEAT_ZONES) for card in game.zones[seat_zone(seat, place)]]
    if game.box.has_beyond:
        cards += [card for place in (TAVERN, EXILE) for card in game.zones[game.box.mat(seat, place)]]
    if game.box.has_own_mats:
        cards += [card for place in range(OWN_MATS) for card in game.zones[game.box.own_mat(seat, place)]]
    return cards


def sheet(game: "Dominion", seat: int) -> dict[str, int]:
    """The points of one seat by where they come from; sources that bring nothing are left out."""
    number: dict[int, int] = {}
    for card in own_cards(game, seat):
        kind = game.box.kind[card]
        number[kind] = number.get(kind, 0) + 1
    points: dict[str, int] = {}
    for kind in sorted(number):
        printed = game.box.printed[kind]
        each = printed.points if printed.worth is None else printed.worth.points(game, seat)
        if each != 0:
            points[KIND_NAMES[kind]] = each * number[kind]
    for landscape in game.box.landscapes:
        if landscape.points and landscape.types & (STATE | ARTIFACT) and game.has(seat, landscape.kind):
            points[landscape.name] = landscape.points
    if game.token(seat, POINTS):
        points["vp_tokens"] = game.token(seat, POINTS)  # G-VP-TOKENS-02
    return points


def total(game: "Dominion", seat: int) -> int:
    return sum(sheet(game, seat).values())


def standings(game: "Dominion") -> dict[str, object]:
    """Points by source, totals, turns and the winners: of the best the one who took fewest turns; still tied, all of them."""
    sheets = [sheet(game, seat) for seat in range(game.seats)]
    totals = [sum(one.values()) for one in sheets]
    keys = [(totals[seat], -game.turns[seat]) for seat in range(game.seats)]
    best = max(keys)
    return {
        "winners": [seat for seat in range(game.seats) if keys[seat] == best],
        "totals": totals,
        "tie_break": game.turns[:],
        "sheets": sheets,
        "turns": game.turns[:],
    }
