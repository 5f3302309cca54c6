"""What lies on the table, by number of players: the Supply, what lies beside it, starting decks.

G-SUPPLY-01, G-VICTORY-02, G-CURSE-03, G-KINGDOM-01, G-NON-SUPPLY-01, G-GAMES-USING-01
"""

from typing import Final

from regalia.dominion.rules.box import Box
from regalia.dominion.rules.cards.catalogue import (
    BROUGHT,
    LANDSCAPES,
    MIXED_PILES,
    card_named,
    named,
    printing_named,
)
from regalia.dominion.rules.contents import ByKind, Contents
from regalia.dominion.rules.kinds import (
    CARD_KINDS,
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
    DOOM,
    FATE,
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
BY_KIND: Final[dict[tuple[tuple[Card | Landscape, ...], tuple[str, ...]], ByKind]] = {}  # by printings and packages
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

    def others(self) -> dict[str, Card | Landscape]:
        """What is not as usual in this game, by name: the chosen printings, and cards that others in the game change."""
        found: dict[str, Card | Landscape] = {}
        for option in self.printings:
            other = printing_named(option)
            found[other.name] = other
        for name in (*self.all_piles(), *self.black_market):
            one = None if name in MIXED_PILES else found.get(name) or named(name)
            if isinstance(one, Card):
                for changed in one.changes:
                    found[changed.name] = changed
        return found

    def kingdom_cards(self) -> list[Card]:
        """The cards of the Kingdom piles and of the Black Market deck."""
        names: list[str] = []
        for name in (*self.all_piles(), *self.black_market):
            if name in MIXED_PILES:
                names += [KIND_NAMES[kind] for kind in MIXED_PILES[name].kinds(self.seats)]
            else:
                below = card_named(name).below
                names += [name, below] if below else [name]
        others = self.others()
        found = [others.get(name) or named(name) for name in dict.fromkeys(names)]
        return [one for one in found if isinstance(one, Card)]

    def things(self, extra: tuple[int, ...] = ()) -> list[Card | Landscape]:
        """The cards and landscapes in the game: those chosen and, again and again, what they hand out."""
        others = self.others()
        names = [*[one.name for one in self.kingdom_cards()], *self.landscapes, *[KIND_NAMES[kind] for kind in extra]]
        found = list(dict.fromkeys([others.get(name) or named(name) for name in names]))
        at = 0
        while at < len(found):
            thing = found[at]
            for name in [KIND_NAMES[kind] for kind in [*thing.gives, *given_with(thing)]]:
                other = others.get(name) or named(name)
                if other not in found:
                    found.append(other)
            at += 1
        return found

    def by_kind(self, things: list[Card | Landscape], names: list[str]) -> ByKind:
        """What is printed on the things of the game, and on further cards."""
        others = self.others()
        key = tuple(others.values()), tuple(BROUGHT)
        found = BY_KIND.get(key)
        if found is None:
            if len(BY_KIND) == MOST_KEPT:
                BY_KIND.clear()
            found = BY_KIND[key] = ByKind(sorted([*CARD_KINDS, *[KIND_OF[name] for name in BROUGHT]]))
        for one in [*things, *[others.get(name) or named(name) for name in names]]:
            found.put(one)
        return found

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
        piles = self.piles(things)
        start = self.starting_deck(things) if start is None else start
        there = sorted({*[kind for pile in piles for kind in pile.kinds], *start})
        contents = Contents(
            seats=self.seats,
            facts=self.by_kind(things, [KIND_NAMES[kind] for kind in there]),
            piles=piles,
            start=start,
            landscapes=landscapes,
            black_market=tuple([KIND_OF[name] for name in self.black_market]),
            in_trash=zombies,
            bane=self.bane,
            ferryman=self.ferryman,
            always=DUES,
            token_offers=TOKEN_OFFERS,
            buy=BUY,
        )
        return Box(contents, choose_top, open_counts)

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
            Pile(KIND_NAMES[kind], [kind] * number, types=named(KIND_NAMES[kind]).types)
            for kind, number in sizes.items()
            if kind != CURSE or not self.omit_curses
        ]
        if any([card.cost.potions for card in cards]):
            piles.append(Pile("potion", [POTION] * 16))  # G-COST-02
        if self.colonies:
            piles.append(Pile("platinum", [KIND_OF["platinum"]] * 12))
            piles.append(Pile("colony", [KIND_OF["colony"]] * victory_cards(seats), types=named("colony").types))
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
        card = card_named(name)
        if card.below:
            return Pile(name, [KIND_OF[card.below]] * 5 + [KIND_OF[name]] * 5, types=card.types)
        return Pile(name, [KIND_OF[name]] * (victory_cards(self.seats) if card.types & VICTORY else 10), types=card.types)


def given_with(thing: Card | Landscape) -> list[int]:
    """What a card's types bring: Boons and Will-o'-Wisps, Hexes and States, and its Heirloom."""
    kinds: list[int] = []
    if isinstance(thing, Card) and thing.types & FATE:
        kinds += [KIND_OF[name] for name in LANDSCAPES["boons"]]
    if isinstance(thing, Card) and thing.types & DOOM:
        kinds += [KIND_OF[name] for name in LANDSCAPES["hexes"]]
    if isinstance(thing, Card) and thing.heirloom != NO_CARD:
        kinds.append(thing.heirloom)
    return kinds


def heirlooms_of(things: list[Card | Landscape]) -> list[int]:
    return [thing.heirloom for thing in things if isinstance(thing, Card) and thing.heirloom != NO_CARD]


def pile_cost(name: str) -> int:
    return MIXED_PILES[name].cost if name in MIXED_PILES else card_named(name).cost.coins


SHELTERS: Final = ("hovel", "necropolis", "overgrown_estate")
START_FAVORS: Final = 1
