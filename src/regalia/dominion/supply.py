"""The Supply by number of players (G-SUPPLY-01, G-VICTORY-02, G-CURSE-03, G-KINGDOM-01)."""

from typing import Final

from regalia.dominion.cards.catalogue import EXPANSION_OF, NAMED
from regalia.dominion.kinds import COPPER, CURSE, DUCHY, ESTATE, GOLD, KIND_NAMES, KIND_OF, POTION, PROVINCE, SILVER
from regalia.dominion.layout import MOST_SEATS, VICTORY
from regalia.dominion.printed import Pile
from regalia.kernel.setup import SetupError

FEWEST_SEATS: Final = 2
KINGDOM_PILES: Final = 10
STARTING_DECK: Final = [COPPER] * 7 + [ESTATE] * 3


def victory_cards(seats: int) -> int:
    return 8 if seats == 2 else 12


def base_piles(seats: int) -> dict[int, int]:
    """How many of each base card the Supply has; five and six players use the base Treasures of two boxes."""
    boxes = 1 if seats <= 4 else 2
    return {
        COPPER: 60 * boxes - 7 * seats,
        SILVER: 40 * boxes,
        GOLD: 30 * boxes,
        ESTATE: victory_cards(seats),
        DUCHY: victory_cards(seats),
        PROVINCE: {5: 15, 6: 18}.get(seats, victory_cards(seats)),
        CURSE: 10 * (seats - 1),
    }


def piles_for(seats: int, kingdom: tuple[str, ...], omit_curses: bool) -> list[Pile]:
    """The base piles, then the Kingdom from the cheapest on."""
    piles = [
        Pile(KIND_NAMES[kind], [kind] * number)
        for kind, number in base_piles(seats).items()
        if kind != CURSE or not omit_curses
    ]
    if any(NAMED[name].cost.potions for name in kingdom):
        piles.append(Pile("potion", [POTION] * 16))  # G-COST-02
    for name in sorted(kingdom, key=lambda name: (NAMED[name].cost.coins, name)):
        card = NAMED[name]
        if card.below:
            piles.append(Pile(name, [KIND_OF[card.below]] * 5 + [KIND_OF[name]] * 5))
        else:
            piles.append(Pile(name, [KIND_OF[name]] * (victory_cards(seats) if card.types & VICTORY else 10)))
    return piles


def check_supply(seats: int, kingdom: tuple[str, ...], omit_curses: bool) -> None:
    """Refuse what the rules do not allow. Without any Kingdom, money alone is played: a yardstick for bots."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise SetupError(
            "Dominion is for {fewest} to {most} players, not {seats}",
            "dominion-seats",
            fewest=FEWEST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    for name in kingdom:
        if name not in EXPANSION_OF:
            raise SetupError(
                "{text!r} is no Kingdom card here (G-KINGDOM-03); expected of {cards}",
                "kingdom-card",
                text=name,
                cards=tuple(sorted(EXPANSION_OF)),
            )
    if len(set(kingdom)) != len(kingdom):
        raise SetupError("every pile of the Kingdom is another card (G-KINGDOM-01)", "kingdom-twice")
    if len(kingdom) not in (0, KINGDOM_PILES):
        raise SetupError(
            "a Kingdom has {needed} piles, not {number} (G-KINGDOM-01)",
            "kingdom-piles",
            needed=KINGDOM_PILES,
            number=len(kingdom),
        )
    givers = [name for name in kingdom if CURSE in NAMED[name].gives]
    if omit_curses and givers:
        raise SetupError("the Curses are needed by {cards} and cannot be left out (G-CURSE-04)", "curses", cards=tuple(givers))
