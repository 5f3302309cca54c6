"""What is in a box, by theme: facts by kind, what lies where, who listens to what, what is for sale. Read once, by ``Box``."""

from typing import Any, Final, NamedTuple

from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.kinds import KINDS, NO_KIND
from regalia.dominion.rules.layout import (
    CARD_DISCARDED,
    EVENT,
    LEFT_OUT,
    MOMENTS,
    OWN_MAT_NAMES,
    PLACE_NAMES,
    PROJECT,
    SEAT_BEYOND_NAMES,
    SEAT_ZONES,
    SHARED_BEYOND_NAMES,
    SHARED_ZONES,
    START_OF_TURN,
    TRASH,
    VICTORY,
)
from regalia.dominion.rules.printed import (
    UNPRINTED,
    Card,
    Cheaper,
    Instruction,
    Landscape,
    Listener,
    Offer,
    Pile,
)
from regalia.kernel.cards import NOWHERE
from regalia.kernel.native import Numbers
from regalia.kernel.numbers import numbers
from regalia.kernel.options import Option, Verb
from regalia.kernel.windows import Reaction

Instructions = tuple[Instruction, ...]


class ByKind:
    """What is printed on cards and landscapes, by kind. Of printings, not of a game: boxes share it, since it is large.

    It holds what some game of this process had. A game reads it of the kinds it has itself, so it sees nothing of the others;
    what is asked about these is read from the catalogue (``absent.py``).
    """

    def __init__(self, named: list[int]) -> None:
        none: Instructions = ()
        self.printed: Final = [UNPRINTED] * KINDS
        self.printing: Final = named  # the kinds of all cards there are, in any game: they may be named
        self.types: Final = numbers([0] * KINDS)
        self.price: Final = [UNPRINTED.cost] * KINDS
        self.cost: Final = numbers([0] * KINDS)
        self.gained_to: Final = numbers([UNPRINTED.gained_to] * KINDS)
        self.instructions: Final = [none] * KINDS
        self.instead: Final = [none] * KINDS  # what it makes others do instead of their own instructions

    def put(self, thing: Card | Landscape) -> None:
        """Threads may do it at the same time: it is always the same that is put."""
        kind = thing.kind
        if isinstance(thing, Card):
            self.printed[kind] = thing
            self.gained_to[kind] = thing.gained_to
        self.types[kind] = thing.types
        self.price[kind] = thing.cost
        self.cost[kind] = thing.cost.coins
        self.instructions[kind] = thing.play
        self.instead[kind] = () if thing.replaces is None else thing.replaces.text


class Contents(NamedTuple):
    """What was put into a box; all else about it follows from that."""

    seats: int
    facts: ByKind
    piles: list[Pile]
    start: list[int]  # the kinds of a starting deck
    landscapes: tuple[Landscape, ...]
    black_market: tuple[int, ...]
    in_trash: tuple[int, ...]
    bane: tuple[str, ...]
    ferryman: tuple[str, ...]
    always: tuple[Listener, ...]  # who listens in every game
    token_offers: tuple[tuple[int, Offer], ...]  # by sort of token
    buy: Verb


def types_with(types: Numbers, landscapes: tuple[Landscape, ...]) -> Numbers:
    """With the types a landscape adds for the player who has it."""
    adding = [landscape for landscape in landscapes if landscape.adds]
    if not adding:
        return types
    more = types[:]
    for landscape in adding:
        for kind in landscape.adds_to():
            more[kind] |= landscape.adds
    return more


class Laid(NamedTuple):
    """The cards of a game and where they lie first. ``faces`` and ``home`` are by card, ``zones`` and ``names`` by zone."""

    faces: list[int]  # its kind
    home: list[int]  # the zone of the pile it returns to (G-RETURN-03)
    zones: list[list[int]]
    names: list[str]
    pile_of: list[int]  # by kind: the zone of its pile
    first_pile: int
    first_beyond: int
    has_beyond: bool


def lay_out(
    seats: int,
    piles: list[Pile],
    start: list[int],
    in_trash: tuple[int, ...],
    decks: dict[int, list[int]],
    mats: bool,
    own_mats: bool,
) -> Laid:
    """``decks``: those that belong to nobody (Boons, Hexes, the Black Market's), by place. Records rely on the cards' order."""
    first_pile = SHARED_ZONES + SEAT_ZONES * seats
    first_beyond = first_pile + len(piles)
    has_beyond = mats or any([pile.used > 0 for pile in piles]) or any([len(kinds) > 0 for kinds in decks.values()])
    lying = [(kind, first_pile + number) for number, pile in enumerate(piles) for kind in pile.kinds]
    pile_of = [NOWHERE] * KINDS
    for kind, zone in lying:
        pile_of[kind] = zone
    home = [zone for _, zone in lying] + [pile_of[kind] for kind in start] * seats  # G-RETURN-04
    lying += [(kind, LEFT_OUT) for kind in start] * seats
    lying += [(kind, TRASH) for kind in in_trash]
    lying += [(kind, first_beyond + place) for place, kinds in decks.items() for kind in kinds]
    home += [NOWHERE] * (len(lying) - len(home))
    names = zone_names(seats, piles, has_beyond, own_mats)
    zones: list[list[int]] = [[] for _ in names]
    for card, (_, zone) in enumerate(lying):
        zones[zone].append(card)
    return Laid([kind for kind, _ in lying], home, zones, names, pile_of, first_pile, first_beyond, has_beyond)


def zone_names(seats: int, piles: list[Pile], has_beyond: bool, own_mats: bool) -> list[str]:
    names = [""] * SHARED_ZONES
    names[TRASH] = "trash"
    names[LEFT_OUT] = "left_out"
    for seat in range(seats):
        names += [f"{place}_{seat}" for place in PLACE_NAMES]
    names += [f"pile_{pile.name}" for pile in piles]
    if has_beyond:
        names += SHARED_BEYOND_NAMES
        for seat in range(seats):
            names += [f"{place}_{seat}" for place in SEAT_BEYOND_NAMES]
    for seat in range(seats if own_mats else 0):
        names += [f"{place}_{seat}" for place in OWN_MAT_NAMES]
    return names


class Heard(NamedTuple):
    """Who listens to what, of the cards and landscapes in a game."""

    listening: list[list[list[Reaction[Any]]]]  # by moment and by the kind of card it is about
    wakes: list[bool]  # by moment: whether anything printed listens
    unseen_discards: list[Reaction[Any]]  # of cards that were discarded among others, and perhaps not seen


NOBODY_HEARS: Final[list[Reaction[Any]]] = []
SILENT: Final = [NOBODY_HEARS] * KINDS  # the row of every moment nobody listens to: it is long, and there are many boxes
SILENT_TURN: Final = [NOBODY_HEARS] * (NO_KIND + 1)  # of one that is about no card


def listening(present: list[int], cards: list[Card], landscapes: tuple[Landscape, ...], always: tuple[Listener, ...]) -> Heard:
    """``cards``: those that are ``present``, kind by kind; Boons and Hexes are none."""
    printed = [listener for card in cards for listener in card.listeners]
    printed += [listener for landscape in landscapes for listener in landscape.listeners]
    table = [SILENT if moment < START_OF_TURN else SILENT_TURN for moment in range(MOMENTS)]
    for listener in [*printed, *always]:
        about = [NO_KIND]
        if listener.moment < START_OF_TURN:
            about = [kind for kind, card in zip(present, cards, strict=True) if listener.hears(card)]
        at = table[listener.moment]
        if about and (at is SILENT or at is SILENT_TURN):
            at = table[listener.moment] = at[:]
        for kind in about:
            if listener not in at[kind]:
                at[kind] = [*at[kind], listener]
    wakes = [any([one.moment == moment for one in printed]) for moment in range(MOMENTS)]
    return Heard(table, wakes, [one for one in printed if one.moment == CARD_DISCARDED and one.is_of_own_card()])


class Sale(NamedTuple):
    """What may be bought, and for how much."""

    supply: list[int]  # zones of Supply piles, from the cheapest on
    landscapes: list[Landscape]
    cheaper: list[Cheaper]
    only_coins: bool  # and all cards of a pile cost the same: the order of the piles says what coins are enough for
    purchases: list[list[Option]]  # by number of coins: what may be bought while no pile is empty


def for_sale(piles: list[Pile], first_pile: int, price: list[Cost], cheaper: list[Cheaper], landscapes: tuple[Landscape, ...],
             buy: Verb) -> Sale:  # fmt: skip
    """No purchases are made ready if some pile has cards of several kinds."""
    cost = [(price[pile.kinds[-1]].coins, first_pile + number) for number, pile in enumerate(piles) if pile.in_supply]
    cost.sort()  # where they cost the same, as they lie
    supply = [zone for _, zone in cost]
    sold = [landscape for landscape in landscapes if landscape.types & (EVENT | PROJECT)]
    in_supply = [pile for pile in piles if pile.in_supply]
    only_coins = not cheaper and all([costs_only_coins(price, pile) for pile in in_supply])
    purchases: list[list[Option]] = []
    if only_coins and not any([len(set(pile.kinds)) > 1 for pile in in_supply]):
        kinds = [piles[zone - first_pile].kinds[-1] for zone in supply]
        for coins in range(cost[-1][0] + 1):
            purchases.append([buy.options[kind] for kind in kinds if price[kind].coins <= coins])
    return Sale(supply, sold, cheaper, only_coins, purchases)


def offers_of(tokens: int, token_offers: tuple[tuple[int, Offer], ...], things: list[Card | Landscape]) -> list[Offer]:
    """Those of the tokens in the game, then those of its cards and landscapes."""
    offers = [offer for sort, offer in token_offers if tokens >> sort & 1]
    offers += [offer for thing in things for offer in thing.offers]
    return list(dict.fromkeys(offers))


def laid_victory(piles: list[Pile], first_pile: int) -> list[int]:
    """The zones of Victory piles of the Supply, by their placeholders (G-ACTION-CARD-03)."""
    return [first_pile + number for number, pile in enumerate(piles) if pile.in_supply and pile.types & VICTORY]


def costs_only_coins(price: list[Cost], pile: Pile) -> bool:
    first: Cost = price[pile.kinds[0]]
    return first.potions == first.debt == 0 and all([price[kind] == first for kind in pile.kinds])
