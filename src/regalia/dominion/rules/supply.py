"""What lies on the table, by number of players: the Supply, what lies beside it, starting decks.

G-SUPPLY-01, G-VICTORY-02, G-CURSE-03, G-KINGDOM-01, G-NON-SUPPLY-01, G-GAMES-USING-01
"""

from typing import Final

from regalia.dominion.rules.box import Box
from regalia.dominion.rules.cards.catalogue import (
    BROUGHT,
    CARDS,
    LANDSCAPES,
    MIXED_PILES,
    NAMED,
    PRINTINGS,
)
from regalia.dominion.rules.contents import ByKind
from regalia.dominion.rules.kinds import (
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    KIND_NAMES,
    KIND_OF,
    POTION,
    PROVINCE,
    SILVER,
)
from regalia.dominion.rules.layout import (
    BOON,
    DOOM,
    FATE,
    HEX,
    LOOTER,
    NO_CARD,
    REWARD,
    VICTORY,
    ZOMBIE,
)
from regalia.dominion.rules.printed import Card, Landscape, Pile
from regalia.dominion.rules.promises import DUES
from regalia.dominion.rules.purchases import BUY
from regalia.dominion.rules.token_offers import TOKEN_OFFERS

Key = tuple[int, bool, bool, bool, tuple[tuple[str, ...], ...]]
MOST_KEPT: Final = 64
BY_KIND: Final[dict[tuple[Card | Landscape, ...], ByKind]] = {}  # by what is printed
BOXES: Final[dict[tuple[Key, bool, bool], Box]] = {}


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


class Choice:
    """What was chosen for a game: the Kingdom, landscapes and options; from it follows everything on the table."""

    def __init__(
        self,
        seats: int,
        kingdom: tuple[str, ...],
        landscapes: tuple[str, ...] = (),
        black_market: tuple[str, ...] = (),
        colonies: bool = False,
        shelters: bool = False,
        omit_curses: bool = False,
        printings: tuple[str, ...] = (),
        bane: tuple[str, ...] = (),
        ferryman: tuple[str, ...] = (),
    ) -> None:
        self.seats: Final = seats
        self.kingdom: Final = kingdom
        self.landscapes: Final = landscapes
        self.black_market: Final = black_market
        self.colonies: Final = colonies
        self.shelters: Final = shelters
        self.omit_curses: Final = omit_curses
        self.printings: Final = printings
        self.bane: Final = bane  # a further pile of the Kingdom, for Young Witch (G2-SETUP-01)
        self.ferryman: Final = ferryman  # and one beside the Supply, for Ferryman (G2-SETUP-02)

    def all_piles(self) -> tuple[str, ...]:
        return (*self.kingdom, *self.bane, *self.ferryman)

    # -- what is needed ------------------------------------------------------------------------------------------------

    def cards(self) -> list[Card]:
        """All cards there are, in the chosen printings."""
        return [thing for thing in self.printed().values() if isinstance(thing, Card)]

    def by_kind(self) -> ByKind:
        """What is printed on all there is. It takes far more memory than what differs from game to game, so boxes share it."""
        things = tuple(self.printed().values())
        found = BY_KIND.get(things)
        if found is None:
            if len(BY_KIND) == MOST_KEPT:
                BY_KIND.clear()
            found = BY_KIND[things] = ByKind(things)
        return found

    def printed(self) -> dict[str, Card | Landscape]:
        """All cards and landscapes there are by name, in the chosen printings and as cards in the game change them."""
        found: dict[str, Card | Landscape] = {card.name: card for card in CARDS}
        for landscape in LANDSCAPES:
            found[landscape.name] = landscape
        for name in BROUGHT:
            found[name] = NAMED[name]
        for name in self.printings:
            found[PRINTINGS[name].name] = PRINTINGS[name]
        for name in (*self.all_piles(), *self.black_market):
            card = found.get(name)  # none for a pile of several cards
            if isinstance(card, Card):
                for other in card.changes:
                    found[other.name] = other
        return found

    def kingdom_cards(self) -> list[Card]:
        """The cards of the Kingdom piles and of the Black Market deck."""
        named = {card.name: card for card in self.cards()}
        found: list[Card] = []
        for name in (*self.all_piles(), *self.black_market):
            if name in MIXED_PILES:
                found += [named[KIND_NAMES[kind]] for kind in MIXED_PILES[name].kinds(self.seats)]
            else:
                found.append(named[name])
                if named[name].below:
                    found.append(named[named[name].below])
        return list(dict.fromkeys(found))

    def things(self, extra: tuple[int, ...] = ()) -> list[Card | Landscape]:
        """The cards and landscapes in the game: those chosen and, again and again, what they hand out."""
        named = self.printed()
        found: list[Card | Landscape] = [*self.kingdom_cards(), *[named[name] for name in self.landscapes]]
        found += [named[KIND_NAMES[kind]] for kind in extra if KIND_NAMES[kind] in named]
        at = 0
        while at < len(found):
            thing = found[at]
            for kind in [*thing.gives, *given_with(thing)]:
                other = named[KIND_NAMES[kind]]
                if other not in found:
                    found.append(other)
            at += 1
        return list(dict.fromkeys(found))

    # -- the table -----------------------------------------------------------------------------------------------------

    def key(self) -> Key:
        """Equal for choices from which the same box follows."""
        names = self.kingdom, self.landscapes, self.black_market, self.printings, self.bane, self.ferryman, tuple(BROUGHT)
        return self.seats, self.colonies, self.shelters, self.omit_curses, names

    def shared_box(self, choose_top: bool, open_counts: bool) -> Box:
        """The box of these choices: a server has thousands of games, many of them with the same Kingdom."""
        key = self.key(), choose_top, open_counts
        found = BOXES.get(key)
        if found is None:
            if len(BOXES) == MOST_KEPT:
                BOXES.clear()
            found = BOXES[key] = self.box(choose_top, open_counts)
        return found

    def box(self, choose_top: bool, open_counts: bool, start: list[int] | None = None) -> Box:
        """``start``: other cards than a starting deck, once for each seat; for positions laid out by hand."""
        extra = tuple(dict.fromkeys(start)) if start is not None else ()
        things = self.things(extra)
        landscapes = tuple([thing for thing in things if isinstance(thing, Landscape)])
        zombies = tuple([thing.kind for thing in things if isinstance(thing, Card) and thing.types & ZOMBIE])
        return Box(
            self.seats,
            self.by_kind(),
            self.piles(things),
            self.starting_deck(things) if start is None else start,
            choose_top,
            open_counts,
            landscapes,
            tuple([KIND_OF[name] for name in self.black_market]),
            zombies,
            DUES,
            TOKEN_OFFERS,
            BUY,
            self.bane,
            self.ferryman,
        )

    def starting_deck(self, things: list[Card | Landscape]) -> list[int]:
        """Each Heirloom replaces a Copper, Shelters the Estates."""
        heirlooms = heirlooms_of(things)
        estates = [KIND_OF[name] for name in SHELTERS] if self.shelters else [ESTATE] * 3
        return [COPPER] * (7 - len(heirlooms)) + heirlooms + estates

    def piles(self, things: list[Card | Landscape]) -> list[Pile]:
        """The base piles, then the Kingdom from the cheapest on, then what lies beside the Supply."""
        seats = self.seats
        cards = [thing for thing in things if isinstance(thing, Card)]
        sizes = base_piles(seats)
        sizes[COPPER] += len(heirlooms_of(things)) * seats  # the replaced Coppers stay in their pile
        piles = [
            Pile(KIND_NAMES[kind], [kind] * number, types=NAMED[KIND_NAMES[kind]].types)
            for kind, number in sizes.items()
            if kind != CURSE or not self.omit_curses
        ]
        if any([card.cost.potions for card in cards]):
            piles.append(Pile("potion", [POTION] * 16))  # G-COST-02
        if self.colonies:
            piles.append(Pile("platinum", [KIND_OF["platinum"]] * 12))
            piles.append(Pile("colony", [KIND_OF["colony"]] * victory_cards(seats), types=NAMED["colony"].types))
        if any([card.types & LOOTER for card in cards]):
            piles.append(MIXED_PILES["ruins"].pile(seats))
        for name in sorted((*self.kingdom, *self.bane), key=lambda name: (pile_cost(name), name)):
            piles.append(self.kingdom_pile(name))
        for name in self.ferryman:
            pile = self.kingdom_pile(name)
            piles.append(Pile(pile.name, pile.kinds, False, pile.types, pile.shuffled, pile.used))
        in_supply = {kind for pile in piles for kind in pile.kinds}
        for card in cards:
            if card.beside and card.kind not in in_supply:
                copies = 2 * card.beside if card.types & REWARD and seats > 2 else card.beside  # G2-REWARD-01
                piles.append(Pile(card.name, [card.kind] * copies, in_supply=False))
        return piles

    def kingdom_pile(self, name: str) -> Pile:
        if name in MIXED_PILES:
            return MIXED_PILES[name].pile(self.seats)
        card = NAMED[name]
        if card.below:
            return Pile(name, [KIND_OF[card.below]] * 5 + [KIND_OF[name]] * 5, types=card.types)
        return Pile(name, [KIND_OF[name]] * (victory_cards(self.seats) if card.types & VICTORY else 10), types=card.types)


def given_with(thing: Card | Landscape) -> list[int]:
    """What a card's types bring: Boons and Will-o'-Wisps, Hexes and States, and its Heirloom."""
    kinds: list[int] = []
    if isinstance(thing, Card) and thing.types & FATE:
        kinds += [landscape.kind for landscape in LANDSCAPES if landscape.types & BOON]
    if isinstance(thing, Card) and thing.types & DOOM:
        kinds += [landscape.kind for landscape in LANDSCAPES if landscape.types & HEX]
    if isinstance(thing, Card) and thing.heirloom != NO_CARD:
        kinds.append(thing.heirloom)
    return kinds


def heirlooms_of(things: list[Card | Landscape]) -> list[int]:
    return [thing.heirloom for thing in things if isinstance(thing, Card) and thing.heirloom != NO_CARD]


def pile_cost(name: str) -> int:
    return MIXED_PILES[name].cost if name in MIXED_PILES else NAMED[name].cost.coins


SHELTERS: Final = ("hovel", "necropolis", "overgrown_estate")
START_FAVORS: Final = 1
