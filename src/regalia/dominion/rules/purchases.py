"""What may be bought, money aside or not, and why not (G-BUY-01 … -10, G-PAY-OFF-02)."""

from typing import Final

from regalia.dominion.rules.kinds import KINDS
from regalia.dominion.rules.layout import A_KIND, DEBT, NO_CARD, PROJECT, in_play
from regalia.dominion.rules.naming import is_named
from regalia.dominion.rules.printed import Landscape
from regalia.dominion.rules.reasons import why_not_in_supply
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Verb
from regalia.kernel.reasons import Reason

CUBES: Final = 2  # of each player, for Projects
BUY: Final = Verb("buy", KINDS, A_KIND)


def is_barred(game: Dominion, seat: int, kind: int) -> bool:
    """Whether a card may not be bought now: one may forbid it by lying in play, a State by being in force.

    G-BUY-07; or it was named for a card that was played (G2-BAN-01)
    """
    box = game.box
    if kind in box.barred and game.find(in_play(seat), box.printed[kind].not_with) != NO_CARD:
        return True
    for by in box.barring_named:
        if is_named(game, by, kind):
            return True
    for landscape in box.barring:
        if landscape.kind in game.in_force and game.types()[kind] & landscape.bars:
            return True
    return False


def why_barred(game: Dominion, seat: int, kind: int) -> Reason | None:
    """What ``is_barred`` finds: a name that was said tells more than a text."""
    if not is_barred(game, seat, kind):
        return None
    is_said = any([is_named(game, by, kind) for by in game.box.barring_named])
    return Reason("barred", "G2-BAN-01" if is_said else "G-BUY-07", (kind,))


def has_cube_left(game: Dominion, seat: int) -> bool:
    cubes = [one for one in game.box.for_sale if one.types & PROJECT and game.has(seat, one.kind)]
    return len(cubes) < CUBES


def may_buy_landscape(game: Dominion, seat: int, landscape: Landscape) -> bool:
    if landscape.types & PROJECT:
        if game.has(seat, landscape.kind) or not has_cube_left(game, seat):
            return False
    return landscape.may_be_bought(game, seat)


def why_not_buy(game: Dominion, seat: int, kind: int) -> Reason | None:
    """Why a card, an Event or a Project cannot be bought now; a law holds it and the listing together."""
    box = game.box
    if kind in box.landscape_of:
        landscape = box.landscapes[box.landscape_of[kind]]
        obstacle = why_not_buy_landscape(game, seat, landscape)
        coins, potions = landscape.cost.coins, 0
    else:
        obstacle = why_not_in_supply(game, kind)
        cost = game.price(kind)
        coins, potions = cost.coins, cost.potions
    if obstacle is None:
        obstacle = why_no_purchase(game, seat)
    return obstacle or why_too_dear(game, seat, kind, coins, potions)


def why_not_affordable(game: Dominion, seat: int, kind: int) -> Reason | None:
    """Why a card that needs no Buy (G-BUY-07) cannot be bought."""
    debt = game.token(seat, DEBT)
    if debt > 0:
        return Reason("debt_first", "G-PAY-OFF-02", (debt,))
    cost = game.price(kind)
    return why_too_dear(game, seat, kind, cost.coins, cost.potions)


def why_too_dear(game: Dominion, seat: int, kind: int, coins: int, potions: int) -> Reason | None:
    if coins > game.coins:
        return Reason("too_few_coins", "G-BUY-05", (coins, game.coins))
    if potions > game.potions:
        return Reason("too_few_potions", "G-BUY-05", (potions, game.potions))
    return why_barred(game, seat, kind)


def why_not_buy_landscape(game: Dominion, seat: int, landscape: Landscape) -> Reason | None:
    """What ``may_buy_landscape`` finds wrong."""
    kind = landscape.kind
    if landscape not in game.box.for_sale:
        return Reason("not_in_supply", "G-BUY-04", (kind,))
    if may_buy_landscape(game, seat, landscape):
        return None
    if landscape.types & PROJECT:
        if game.has(seat, kind):
            return Reason("project_owned", "G-BUY-10", (kind,))
        if not has_cube_left(game, seat):
            return Reason("no_cubes", "G-BUY-10")
    return Reason("once_per_turn", "G-BUY-09", (kind,))


def why_no_purchase(game: Dominion, seat: int) -> Reason | None:
    """What keeps everything from being bought: what ``may_buy`` asks."""
    if game.may_buy(seat):
        return None
    debt = game.token(seat, DEBT)
    return Reason("debt_first", "G-PAY-OFF-02", (debt,)) if debt > 0 else Reason("no_buys", "G-BUY-02")
