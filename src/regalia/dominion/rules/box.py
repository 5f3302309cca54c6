"""The box a game is played with: its cards, piles and landscapes, and who listens to what. Never changes."""

from typing import Any, Final

from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.kinds import KIND_NAMES, KINDS, NO_KIND, PROVINCE
from regalia.dominion.rules.layout import (
    ALLY,
    ASIDE,
    BLACK_MARKET_DECK,
    BOON,
    BOON_DISCARDS,
    BOONS,
    CARD_DISCARDED,
    DECK,
    DISCARDED_FROM_PLAY,
    EVENT,
    FACE_DOWN,
    FIRST_ACTION,
    GAINS,
    HAND,
    HEX,
    HEX_DISCARDS,
    HEXES,
    IN_PLAY,
    LAST_GAINS,
    LEFT_OUT,
    MOMENTS,
    NIGHT,
    NO_CARD,
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
    WAY,
    seat_zone,
)
from regalia.dominion.rules.printed import UNPRINTED, Card, Cheaper, Landscape, Listener, Offer, Pile, Replacement
from regalia.kernel.cards import NOWHERE
from regalia.kernel.native import Numbers
from regalia.kernel.numbers import numbers
from regalia.kernel.options import Option, Verb
from regalia.kernel.windows import Reaction

WORD_BITS: Final = 62  # of a machine word, without its sign and one to spare


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
    ) -> None:
        self.seats: Final = seats
        self.printed: Final = [UNPRINTED] * KINDS  # by kind
        for card in printed:
            self.printed[card.kind] = card
        self.choose_top: Final = choose_top
        self.open_counts: Final = open_counts
        self.start: Final = start  # the kinds of a starting deck
        self.piles: Final = piles
        self.landscapes: Final = landscapes
        self.first_pile: Final = SHARED_ZONES + SEAT_ZONES * seats
        self.first_beyond: Final = self.first_pile + len(piles)
        self.pile_of: Final = numbers([NOWHERE] * KINDS)  # by kind: the zone of its pile
        self.supply: Final[list[int]] = []  # zones of Supply piles, from the cheapest on
        self.shuffled: Final[list[int]] = []  # zones of piles that lie face down
        self.empty_ends: Final = 3 if seats <= 4 else 4  # so many empty Supply piles end the game
        # by card
        self.faces: Final[list[int]] = []  # its kind, as a list that grows while the cards are laid out
        self.home: Final[list[int]] = []  # the zone of the pile it returns to (G-RETURN-03)
        boons = [landscape.kind for landscape in landscapes if landscape.types & BOON]
        hexes = [landscape.kind for landscape in landscapes if landscape.types & HEX]
        there = {kind for pile in piles for kind in pile.kinds} | {*start, *black_market, *in_trash}
        mats = any([self.printed[kind].mats for kind in there])
        unused = any([pile.used > 0 for pile in piles])
        self.has_beyond: Final = mats or unused or len(boons) + len(hexes) + len(black_market) > 0
        zones = self.first_beyond + (SHARED_BEYOND + SEAT_BEYOND * seats if self.has_beyond else 0)
        self.laid: Final[list[list[int]]] = [[] for _ in range(zones)]  # the first layout
        for number, pile in enumerate(piles):
            zone = self.first_pile + number
            if pile.in_supply:
                self.supply.append(zone)
            if pile.shuffled:
                self.shuffled.append(zone)
            for kind in pile.kinds:
                self.pile_of[kind] = zone
                self._add(kind, zone, zone)
        self.printing: Final = [kind for kind in range(KINDS) if self.printed[kind] is not UNPRINTED]
        self.types: Final = numbers([card.types for card in self.printed])
        self.price: Final = [card.cost for card in self.printed]
        self.cost: Final = numbers([card.cost.coins for card in self.printed])
        self.gained_to: Final = numbers([card.gained_to for card in self.printed])
        # by kind, and above KINDS what a kind makes others do instead of their own instructions
        self.texts: Final = [card.play for card in self.printed]
        for card in self.printed:
            self.texts.append(() if card.replaces is None else card.replaces.text)
        for landscape in landscapes:
            self.types[landscape.kind] = landscape.types
            self.price[landscape.kind] = landscape.cost
            self.texts[landscape.kind] = landscape.play
            if landscape.replaces is not None:
                self.texts[KINDS + landscape.kind] = landscape.replaces.text
        self.supply.sort(key=self._price)
        for _ in range(seats):
            for kind in start:
                self._add(kind, self.pile_of[kind], LEFT_OUT)  # G-RETURN-04
        for kind in in_trash:
            self._add(kind, NOWHERE, TRASH)
        for kind in boons:
            self._add(kind, NOWHERE, self.beyond(BOONS))
        for kind in hexes:
            self._add(kind, NOWHERE, self.beyond(HEXES))
        for kind in black_market:
            self._add(kind, NOWHERE, self.beyond(BLACK_MARKET_DECK))
        self.kind: Final = numbers(self.faces)
        # how the books of a game begin
        self.place: Final = numbers([NOWHERE] * len(self.faces))
        self.unmoved: Final = numbers([0] * len(self.faces))
        self.all_known: Final = numbers([(1 << seats) - 1] * len(self.faces))
        for zone, cards in enumerate(self.laid):
            for number in cards:
                self.place[number] = zone
        self.present: Final = sorted(set(self.faces))  # the kinds in this game
        bit_of = {kind: 1 << at for at, kind in enumerate(self.present[:WORD_BITS])}
        self.bit: Final = numbers([bit_of.get(kind, 0) for kind in self.faces])  # by card: a bit for each of the first kinds
        cards_here = [self.printed[kind] for kind in self.present]
        self.own_backs: Final = [card for card, kind in enumerate(self.faces) if self.printed[kind].own_back]
        things = [*cards_here, *landscapes]
        self.barred: Final = [kind for kind in self.present if self.printed[kind].not_with != NO_CARD]
        tokens = 0
        for thing in things:
            tokens |= thing.tokens
        self.tokens: Final = tokens
        self.counts_gains: Final = tokens & (1 << GAINS | 1 << LAST_GAINS | 1 << FIRST_ACTION) != 0
        self.has_night: Final = any([card.types & NIGHT != 0 for card in cards_here])
        self.landscape_of: Final = {landscape.kind: number for number, landscape in enumerate(landscapes)}
        self.for_sale: Final = [landscape for landscape in landscapes if landscape.types & (EVENT | PROJECT)]
        self.ways: Final = [landscape.kind for landscape in landscapes if landscape.types & WAY]
        self.allies: Final = [landscape.kind for landscape in landscapes if landscape.types & ALLY]
        self.adding: Final = [landscape for landscape in landscapes if landscape.adds]
        self.more_types: Final = self.types[:]  # with the types a landscape adds for the player who has it
        for landscape in self.adding:
            for kind in landscape.adds_to():
                self.more_types[kind] |= landscape.adds
        self.replacing: Final[list[tuple[int, Replacement]]] = [
            (card.kind, card.replaces) for card in cards_here if card.replaces is not None
        ] + [(landscape.kind, landscape.replaces) for landscape in landscapes if landscape.replaces is not None]
        self.has_other_texts: Final = len(self.ways) + len(self.replacing) > 0  # to follow instead of a card's own
        self.barring: Final = [landscape for landscape in landscapes if landscape.bars]
        self.has_boons: Final = len(boons) > 0
        self.cheaper: Final[list[Cheaper]] = [card.cheaper for card in cards_here if card.cheaper is not None]
        self.only_coins: Final = not self.cheaper and all([self._costs_only_coins(pile) for pile in piles if pile.in_supply])
        self.purchases: Final = [] if buy is None or not self.only_coins else self._purchases(buy)  # by coins
        self.purchased_from: Final = [self.supply[: len(ready)] for ready in self.purchases]  # the first piles are the cheapest
        self.offers: Final = [offer for sort, offer in token_offers if tokens >> sort & 1]
        for thing in things:
            for offer in thing.offers:
                if offer not in self.offers:
                    self.offers.append(offer)
        self.province: Final = self.pile_of[PROVINCE]
        self.ending: Final = [zone for zone in (self.province, self.pile_of[COLONY]) if zone != NOWHERE]
        self.sight: Final = self._sight()
        self.buries: Final = numbers([0] * len(self.laid))
        for seat in range(seats):
            self.buries[seat_zone(seat, DECK)] = 1  # G-LOST-TRACK-07
        self.zone_names: Final = self._zone_names()
        # by moment and by the kind of card it is about: who listens, of the cards and landscapes in this game
        self.listening: Final[list[list[list[Reaction[Any]]]]] = [[[] for _ in range(KINDS)] for _ in range(MOMENTS)]
        printed_listeners = [listener for thing in things for listener in thing.listeners]
        self.wakes: Final = [any([one.moment == moment for one in printed_listeners]) for moment in range(MOMENTS)]
        for listener in [*printed_listeners, *always]:
            if listener.moment >= START_OF_TURN:
                self._listen(listener, NO_KIND)
            else:
                for heard in self.present:
                    if listener.hears(self.printed[heard]):
                        self._listen(listener, heard)
        # of cards that were discarded among others, and perhaps not seen
        self.unseen_discards: Final[list[Reaction[Any]]] = [
            one for one in printed_listeners if one.moment == CARD_DISCARDED and one.is_of_own_card()
        ]
        self.clean_up_heard: Final = any([len(heard) > 0 for heard in self.listening[DISCARDED_FROM_PLAY]])
        self.asks_when_shuffling: Final = len(self.listening[SHUFFLING][NO_KIND]) > 0

    def _listen(self, listener: Listener, heard: int) -> None:
        listening = self.listening[listener.moment][heard]
        if listener not in listening:
            listening.append(listener)

    def beyond(self, place: int) -> int:
        """The zone of Boons, Hexes and the like; only in a game that has them."""
        return self.first_beyond + place

    def mat(self, seat: int, place: int) -> int:
        """The zone of a mat of a seat; only in a game that has mats."""
        return self.first_beyond + SHARED_BEYOND + SEAT_BEYOND * seat + place

    def _price(self, zone: int) -> int:
        return self.cost[self.faces[self.laid[zone][-1]]]

    def _purchases(self, buy: Verb) -> list[list[Option]]:
        """By number of coins: what may be bought while no pile is empty; nothing if piles have cards of several kinds."""
        kinds = [self.faces[self.laid[zone][-1]] for zone in self.supply]
        if any([len(set(self.piles[zone - self.first_pile].kinds)) > 1 for zone in self.supply]):
            return []
        most = max([self.cost[kind] for kind in kinds])
        return [[buy.options[kind] for kind in kinds if self.cost[kind] <= coins] for coins in range(most + 1)]

    def _costs_only_coins(self, pile: Pile) -> bool:
        """And all its cards the same: then the order of the piles says what a number of coins is enough for."""
        first: Cost = self.price[pile.kinds[0]]
        return first.potions == first.debt == 0 and all([self.price[kind] == first for kind in pile.kinds])

    def _add(self, kind: int, home: int, zone: int) -> None:
        self.laid[zone].append(len(self.faces))
        self.faces.append(kind)
        self.home.append(home)

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

    def _zone_names(self) -> list[str]:
        names = [""] * SHARED_ZONES
        names[TRASH] = "trash"
        names[LEFT_OUT] = "left_out"
        for seat in range(self.seats):
            names += [f"{place}_{seat}" for place in PLACE_NAMES]
        names += [f"pile_{pile.name}" for pile in self.piles]
        if self.has_beyond:
            names += SHARED_BEYOND_NAMES
            for seat in range(self.seats):
                names += [f"{place}_{seat}" for place in SEAT_BEYOND_NAMES]
        return names


COLONY: Final = KIND_NAMES.index("colony")
assert BOON_DISCARDS == BOONS + 1 and HEX_DISCARDS == HEXES + 1
