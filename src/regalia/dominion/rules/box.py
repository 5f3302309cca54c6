"""The box a game is played with: its cards, piles and landscapes, and who listens to what. Never changes."""

from typing import Any, Final, NamedTuple

from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.kinds import KIND_NAMES, KINDS, NO_KIND, PROVINCE, kind_in, number_in
from regalia.dominion.rules.layout import (
    ACTION_GAINS,
    ALLY,
    ASIDE,
    BLACK_MARKET_DECK,
    BOON,
    BOON_DISCARDS,
    BOONS,
    CARD_DISCARDED,
    DECK,
    DISCARD_PILE,
    DISCARDED_FROM_PLAY,
    EVENT,
    FACE_DOWN,
    GAINS,
    HAND,
    HEX,
    HEX_DISCARDS,
    HEXES,
    IN_PLAY,
    LAST_GAINS,
    LEFT_OUT,
    MOMENTS,
    NATIVE_VILLAGE_MAT,
    NIGHT,
    NO_CARD,
    OWN_MAT_NAMES,
    OWN_MATS,
    PLACE_NAMES,
    PROJECT,
    SEAT_BEYOND,
    SEAT_BEYOND_NAMES,
    SEAT_ZONES,
    SHARED_BEYOND,
    SHARED_BEYOND_NAMES,
    SHARED_ZONES,
    SHUFFLING,
    START_OF_TURN,
    TRASH,
    UNUSED,
    VICTORY,
    WAY,
    seat_zone,
)
from regalia.dominion.rules.printed import (
    INSTEAD,
    UNPRINTED,
    Card,
    Cheaper,
    Instruction,
    Landscape,
    Listener,
    Offer,
    Pile,
    Replacement,
)
from regalia.kernel.cards import NOWHERE
from regalia.kernel.native import Numbers
from regalia.kernel.numbers import numbers
from regalia.kernel.options import Option, Verb
from regalia.kernel.windows import Reaction

WORD_BITS: Final = 62  # of a machine word, without its sign and one to spare
Instructions = tuple[Instruction, ...]


class ByKind(NamedTuple):
    """What is printed on cards and landscapes, by kind."""

    printed: list[Card]
    types: list[int]
    more_types: list[int]  # with the types a landscape adds for the player who has it
    price: list[Cost]
    gained_to: list[int]
    instructions: list[Instructions]
    instead: list[Instructions]  # what it makes others do instead of their own instructions


def facts_by_kind(printed: list[Card], landscapes: tuple[Landscape, ...]) -> ByKind:
    none: Instructions = ()
    cards = [UNPRINTED] * KINDS
    types = [0] * KINDS
    price = [UNPRINTED.cost] * KINDS
    gained_to = [UNPRINTED.gained_to] * KINDS
    instructions = [none] * KINDS
    instead = [none] * KINDS
    for card in printed:
        kind = card.kind
        cards[kind] = card
        types[kind] = card.types
        price[kind] = card.cost
        gained_to[kind] = card.gained_to
        instructions[kind] = card.play
        instead[kind] = none if card.replaces is None else card.replaces.text
    for landscape in landscapes:
        kind = landscape.kind
        types[kind] = landscape.types
        price[kind] = landscape.cost
        instructions[kind] = landscape.play
        instead[kind] = none if landscape.replaces is None else landscape.replaces.text
    more_types = types[:]
    for landscape in landscapes:
        if landscape.adds:
            for kind in landscape.adds_to():
                more_types[kind] |= landscape.adds
    return ByKind(cards, types, more_types, price, gained_to, instructions, instead)


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


def listening(present: list[int], cards: list[Card], landscapes: tuple[Landscape, ...], always: tuple[Listener, ...]) -> Heard:
    """``cards``: those that are ``present``, kind by kind; Boons and Hexes are none."""
    printed = [listener for card in cards for listener in card.listeners]
    printed += [listener for landscape in landscapes for listener in landscape.listeners]
    nobody: list[Reaction[Any]] = []
    table = [[nobody] * KINDS for _ in range(MOMENTS)]
    for listener in [*printed, *always]:
        at = table[listener.moment]
        about = [NO_KIND]
        if listener.moment < START_OF_TURN:
            about = [kind for kind, card in zip(present, cards, strict=True) if listener.hears(card)]
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


def for_sale(piles: list[Pile], laid: Laid, price: list[Cost], cheaper: list[Cheaper], landscapes: tuple[Landscape, ...],
             buy: Verb | None) -> Sale:  # fmt: skip
    """No purchases are made ready if some pile has cards of several kinds."""
    cost = [(price[pile.kinds[-1]].coins, laid.first_pile + number) for number, pile in enumerate(piles) if pile.in_supply]
    cost.sort()  # where they cost the same, as they lie
    supply = [zone for _, zone in cost]
    sold = [landscape for landscape in landscapes if landscape.types & (EVENT | PROJECT)]
    in_supply = [pile for pile in piles if pile.in_supply]
    only_coins = not cheaper and all([costs_only_coins(price, pile) for pile in in_supply])
    purchases: list[list[Option]] = []
    if buy is not None and only_coins and not any([len(set(pile.kinds)) > 1 for pile in in_supply]):
        kinds = [piles[zone - laid.first_pile].kinds[-1] for zone in supply]
        for coins in range(cost[-1][0] + 1):
            purchases.append([buy.options[kind] for kind in kinds if price[kind].coins <= coins])
    return Sale(supply, sold, cheaper, only_coins, purchases)


def laid_victory(piles: list[Pile], first_pile: int) -> list[int]:
    """The zones of Victory piles of the Supply, by their placeholders (G-ACTION-CARD-03)."""
    return [first_pile + number for number, pile in enumerate(piles) if pile.in_supply and pile.types & VICTORY]


def costs_only_coins(price: list[Cost], pile: Pile) -> bool:
    first: Cost = price[pile.kinds[0]]
    return first.potions == first.debt == 0 and all([price[kind] == first for kind in pile.kinds])


class Box:
    """What one game is played with: cards, piles, options. Never changes, so copies share it."""

    def __init__(
        self,
        seats: int,
        printed: list[Card],
        piles: list[Pile],
        start: list[int],
        choose_top: bool = False,
        open_counts: bool = False,
        landscapes: tuple[Landscape, ...] = (),
        black_market: tuple[int, ...] = (),
        in_trash: tuple[int, ...] = (),
        always: tuple[Listener, ...] = (),
        token_offers: tuple[tuple[int, Offer], ...] = (),
        buy: Verb | None = None,
        bane: tuple[str, ...] = (),
        ferryman: tuple[str, ...] = (),
    ) -> None:
        self.seats: Final = seats
        self.choose_top: Final = choose_top
        self.open_counts: Final = open_counts
        self.start: Final = start  # the kinds of a starting deck
        self.piles: Final = piles
        self.landscapes: Final = landscapes
        self.empty_ends: Final = 3 if seats <= 4 else 4  # so many empty Supply piles end the game

        facts = facts_by_kind(printed, landscapes)
        self.printed: Final = facts.printed
        self.printing: Final = sorted({card.kind for card in printed})
        self.types: Final = numbers(facts.types)
        self.more_types: Final = numbers(facts.more_types)
        self.price: Final = facts.price
        self.cost: Final = numbers([price.coins for price in facts.price])
        self.gained_to: Final = numbers(facts.gained_to)
        self.instructions: Final = facts.instructions
        self.instead: Final = facts.instead

        boons = [landscape.kind for landscape in landscapes if landscape.types & BOON]
        hexes = [landscape.kind for landscape in landscapes if landscape.types & HEX]
        there = {kind for pile in piles for kind in pile.kinds} | {*start, *black_market, *in_trash}
        mats = any([facts.printed[kind].mats for kind in there])
        decks = {BOONS: boons, HEXES: hexes, BLACK_MARKET_DECK: list(black_market)}
        self.has_own_mats: Final = any([facts.printed[kind].own_mats for kind in there])
        laid = lay_out(seats, piles, start, in_trash, decks, mats, self.has_own_mats)
        self.first_pile: Final = laid.first_pile
        self.first_beyond: Final = laid.first_beyond
        self.has_beyond: Final = laid.has_beyond
        self.pile_of: Final = numbers(laid.pile_of)
        self.shuffled: Final = [laid.first_pile + number for number, pile in enumerate(piles) if pile.shuffled]  # face down
        self.faces: Final = laid.faces
        self.kind: Final = numbers(laid.faces)
        self.home: Final = laid.home
        self.laid: Final = laid.zones
        self.zone_names: Final = laid.names
        # how the vectors of a game begin
        self.place: Final = numbers([NOWHERE] * len(self.faces))
        self.unmoved: Final = numbers([0] * len(self.faces))
        self.all_known: Final = numbers([(1 << seats) - 1] * len(self.faces))
        for zone, cards in enumerate(self.laid):
            for number in cards:
                self.place[number] = zone
        self.first_own_mat: Final = len(self.laid) - OWN_MATS * seats
        self.hidden: Final = [self._hidden(seat) for seat in range(seats)]  # by seat: where its cards may be unknown
        self.sight: Final = self._sight()
        self.buries: Final = numbers([0] * len(self.laid))
        for seat in range(seats):
            self.buries[seat_zone(seat, DECK)] = 1  # G-LOST-TRACK-07
        self.present: Final = sorted(set(self.faces))  # the kinds in this game
        bit_of = {kind: 1 << at for at, kind in enumerate(self.present[:WORD_BITS])}
        self.bit: Final = numbers([bit_of.get(kind, 0) for kind in self.faces])  # by card: a bit for each of the first kinds

        cards_here = [self.printed[kind] for kind in self.present]
        things = [*cards_here, *landscapes]
        self.own_backs: Final = [card for card, kind in enumerate(self.faces) if self.printed[kind].own_back]
        trades = any([card.trades for card in cards_here])
        self.trading: Final = [zone for zone in laid_victory(piles, laid.first_pile) if trades]  # with tokens to move
        self.marks_piles: Final = any([card.marks_piles for card in cards_here])
        self.logs_gains: Final = any([card.logs_gains for card in cards_here])
        self.barred: Final = [kind for kind in self.present if self.printed[kind].not_with != NO_CARD]
        tokens = 0
        for thing in things:
            tokens |= thing.tokens
        self.tokens: Final = tokens
        self.counts_gains: Final = tokens & (1 << GAINS | 1 << LAST_GAINS | 1 << ACTION_GAINS) != 0
        self.has_night: Final = any([card.types & NIGHT != 0 for card in cards_here])
        self.landscape_of: Final = {landscape.kind: number for number, landscape in enumerate(landscapes)}
        self.ways: Final = [landscape.kind for landscape in landscapes if landscape.types & WAY]
        self.allies: Final = [landscape.kind for landscape in landscapes if landscape.types & ALLY]
        self.adding: Final = [landscape for landscape in landscapes if landscape.adds]
        self.replacing: Final[list[tuple[int, Replacement]]] = [
            (card.kind, card.replaces) for card in cards_here if card.replaces is not None
        ] + [(landscape.kind, landscape.replaces) for landscape in landscapes if landscape.replaces is not None]
        self.has_other_texts: Final = len(self.ways) + len(self.replacing) > 0  # to follow instead of a card's own
        self.barring: Final = [landscape for landscape in landscapes if landscape.bars]
        self.barring_named: Final = [card.kind for card in cards_here if card.bars_named]
        self.bars_buying: Final = len(self.barred) + len(self.barring) + len(self.barring_named) > 0
        self.has_boons: Final = len(boons) > 0
        self.banes: Final = sorted({kind for pile in piles if pile.name in bane for kind in pile.kinds})  # G2-SETUP-01
        ferries = [laid.first_pile + at for at, pile in enumerate(piles) if pile.name in ferryman]
        self.ferry: Final = ferries[0] if ferries else NOWHERE  # the pile of Ferryman (G2-SETUP-02)
        self.province: Final = self.pile_of[PROVINCE]
        self.ending: Final = [zone for zone in (self.province, self.pile_of[COLONY]) if zone != NOWHERE]

        cheaper = [card.cheaper for card in cards_here if card.cheaper is not None]
        sale = for_sale(piles, laid, facts.price, cheaper, landscapes, buy)
        self.supply: Final = sale.supply
        self.supply_row: Final = numbers(sale.supply)  # the same, for counting
        self.for_sale: Final = sale.landscapes
        self.cheaper: Final = sale.cheaper
        self.only_coins: Final = sale.only_coins
        self.purchases: Final = sale.purchases
        self.purchased_from: Final = [self.supply[: len(ready)] for ready in self.purchases]  # the first piles are the cheapest
        self.offers: Final = [offer for sort, offer in token_offers if tokens >> sort & 1]
        for thing in things:
            for offer in thing.offers:
                if offer not in self.offers:
                    self.offers.append(offer)

        heard = listening(self.present, cards_here, landscapes, always)
        self.listening: Final = heard.listening
        self.wakes: Final = heard.wakes
        self.unseen_discards: Final = heard.unseen_discards
        self.clean_up_heard: Final = any([len(heard) > 0 for heard in self.listening[DISCARDED_FROM_PLAY]])
        self.asks_when_shuffling: Final = len(self.listening[SHUFFLING][NO_KIND]) > 0

    def followed(self, instructions_of: int) -> Instructions:
        """The instructions that are meant by ``Play.instructions_of`` where they are not the card's own."""
        kind = kind_in(instructions_of)
        return self.instead[kind] if number_in(instructions_of) == INSTEAD else self.instructions[kind]

    def beyond(self, place: int) -> int:
        """The zone of Boons, Hexes and the like; only in a game that has them."""
        return self.first_beyond + place

    def mat(self, seat: int, place: int) -> int:
        """The zone of a mat of a seat; only in a game that has mats."""
        return self.first_beyond + SHARED_BEYOND + SEAT_BEYOND * seat + place

    def own_mat(self, seat: int, place: int) -> int:
        """The zone of an Island or Native Village mat; only in a game with such cards."""
        return self.first_own_mat + OWN_MATS * seat + place

    def _hidden(self, seat: int) -> list[int]:
        zones = [seat_zone(seat, place) for place in (DECK, HAND, DISCARD_PILE, FACE_DOWN)]
        return [*zones, self.own_mat(seat, NATIVE_VILLAGE_MAT)] if self.has_own_mats else zones

    def _sight(self) -> Numbers:
        """Who looks into which zone. Nobody into decks, and nobody through discard piles (G-DRAW-PILE-02, G-COUNT-02)."""
        everyone = (1 << self.seats) - 1
        sight = numbers([everyone] * len(self.laid))
        for seat in range(self.seats):
            for place in range(SEAT_ZONES):
                sight[seat_zone(seat, place)] = 0
            sight[seat_zone(seat, HAND)] = 1 << seat
            sight[seat_zone(seat, FACE_DOWN)] = 1 << seat
            sight[seat_zone(seat, IN_PLAY)] = everyone
            sight[seat_zone(seat, ASIDE)] = everyone
            if self.has_own_mats:
                sight[self.own_mat(seat, NATIVE_VILLAGE_MAT)] = 1 << seat
        for zone in self.shuffled:
            sight[zone] = 0
        if self.has_beyond:
            for place in (BOONS, HEXES, BLACK_MARKET_DECK, UNUSED):
                sight[self.beyond(place)] = 0
        return sight

    def hidden_decks(self) -> list[int]:
        """Zones of cards that belong to nobody and lie face down."""
        beyond = [self.beyond(place) for place in (BOONS, HEXES, BLACK_MARKET_DECK)] if self.has_beyond else []
        return self.shuffled + beyond

    def left_out_of(self, zone: int) -> bool:
        """Whether some cards of this pile are not in the game."""
        return self.first_pile <= zone < self.first_beyond and self.piles[zone - self.first_pile].used > 0


COLONY: Final = KIND_NAMES.index("colony")
assert BOON_DISCARDS == BOONS + 1 and HEX_DISCARDS == HEXES + 1
