"""The box a game is played with: its cards, piles and landscapes, and who listens to what. Never changes."""

from typing import Final

from regalia.dominion.rules.contents import (
    Contents,
    Instructions,
    for_sale,
    laid_victory,
    lay_out,
    listening,
    offers_of,
    types_with,
)
from regalia.dominion.rules.kinds import KIND_NAMES, NO_KIND, PROVINCE, kind_in, number_in
from regalia.dominion.rules.layout import (
    ACTION_GAINS,
    ALLY,
    ASIDE,
    BLACK_MARKET_DECK,
    BOON,
    BOON_DISCARDS,
    BOONS,
    DECK,
    DISCARD_PILE,
    DISCARDED_FROM_PLAY,
    FACE_DOWN,
    GAINS,
    HAND,
    HEX,
    HEX_DISCARDS,
    HEXES,
    IN_PLAY,
    LAST_GAINS,
    NATIVE_VILLAGE_MAT,
    NIGHT,
    NO_CARD,
    OWN_MATS,
    SEAT_BEYOND,
    SEAT_ZONES,
    SHARED_BEYOND,
    SHUFFLING,
    UNUSED,
    WAY,
    seat_zone,
)
from regalia.dominion.rules.printed import INSTEAD, Card, Replacement
from regalia.kernel.cards import NOWHERE
from regalia.kernel.native import Numbers
from regalia.kernel.numbers import numbers
from regalia.kernel.options import PASS, Option

WORD_BITS: Final = 62  # of a machine word, without its sign and one to spare


class Printing:
    """What is printed, by kind."""

    def __init__(self, contents: Contents) -> None:
        facts = contents.facts
        self.landscapes: Final = contents.landscapes
        self.printed: Final = facts.printed
        self.printing: Final = facts.printing
        self.types: Final = facts.types
        self.more_types: Final = types_with(facts.types, contents.landscapes)
        self.price: Final = facts.price
        self.cost: Final = facts.cost
        self.gained_to: Final = facts.gained_to
        self.instructions: Final = facts.instructions
        self.instead: Final = facts.instead

    def followed(self, instructions_of: int) -> Instructions:
        """The instructions that are meant by ``Play.instructions_of`` where they are not the card's own."""
        kind = kind_in(instructions_of)
        return self.instead[kind] if number_in(instructions_of) == INSTEAD else self.instructions[kind]

    def of_type(self, sort: int) -> list[int]:
        """The landscapes of a type."""
        return [landscape.kind for landscape in self.landscapes if landscape.types & sort]


class Places(Printing):
    """What lies where when a game begins, and who sees it."""

    def __init__(self, contents: Contents) -> None:
        super().__init__(contents)
        seats, piles, start, in_trash = contents.seats, contents.piles, contents.start, contents.in_trash
        self.seats: Final = seats
        self.piles: Final = piles
        self.start: Final = start
        kinds = {kind for pile in piles for kind in pile.kinds} | {*start, *contents.black_market, *in_trash}
        mats = any([self.printed[kind].mats for kind in kinds])
        self.has_own_mats: Final = any([self.printed[kind].own_mats for kind in kinds])
        decks = {BOONS: self.of_type(BOON), HEXES: self.of_type(HEX), BLACK_MARKET_DECK: list(contents.black_market)}
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
        self.first_own_mat: Final = len(laid.zones) - OWN_MATS * seats
        # how the vectors of a game begin
        self.place: Final = numbers([NOWHERE] * len(laid.faces))
        self.unmoved: Final = numbers([0] * len(laid.faces))
        self.all_known: Final = numbers([(1 << seats) - 1] * len(laid.faces))
        for zone, cards in enumerate(laid.zones):
            for number in cards:
                self.place[number] = zone
        self.present: Final = sorted(set(laid.faces))  # the kinds in this game
        bit_of = {kind: 1 << at for at, kind in enumerate(self.present[:WORD_BITS])}
        self.bit: Final = numbers([bit_of.get(kind, 0) for kind in laid.faces])  # by card: a bit for each of the first kinds
        self.buries: Final = numbers([0] * len(laid.zones))
        for seat in range(seats):
            self.buries[seat_zone(seat, DECK)] = 1  # G-LOST-TRACK-07
        self.hidden: Final = [self._hidden(seat) for seat in range(seats)]  # by seat: where its cards may be unknown
        self.sight: Final = self._sight()

    def cards_here(self) -> list[Card]:
        return [self.printed[kind] for kind in self.present]

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


class Brought(Places):
    """What the cards and landscapes of a game bring with them: tokens, a Night phase, Ways, what cannot be bought."""

    def __init__(self, contents: Contents) -> None:
        super().__init__(contents)
        piles, landscapes = contents.piles, contents.landscapes
        cards = self.cards_here()
        tokens = 0
        for thing in [*cards, *landscapes]:
            tokens |= thing.tokens
        self.tokens: Final = tokens
        self.counts_gains: Final = tokens & (1 << GAINS | 1 << LAST_GAINS | 1 << ACTION_GAINS) != 0
        self.logs_gains: Final = any([card.logs_gains for card in cards])
        self.own_backs: Final = [card for card, kind in enumerate(self.faces) if self.printed[kind].own_back]
        trades = any([card.trades for card in cards])
        self.trading: Final = [zone for zone in laid_victory(piles, self.first_pile) if trades]  # with tokens to move
        self.marks_piles: Final = any([card.marks_piles for card in cards])
        self.has_night: Final = any([card.types & NIGHT != 0 for card in cards])
        self.has_boons: Final = len(self.of_type(BOON)) > 0
        self.landscape_of: Final = {landscape.kind: number for number, landscape in enumerate(landscapes)}
        self.ways: Final = self.of_type(WAY)
        self.allies: Final = self.of_type(ALLY)
        self.adding: Final = [landscape for landscape in landscapes if landscape.adds]
        self.replacing: Final[list[tuple[int, Replacement]]] = [
            (card.kind, card.replaces) for card in cards if card.replaces is not None
        ] + [(landscape.kind, landscape.replaces) for landscape in landscapes if landscape.replaces is not None]
        self.has_other_texts: Final = len(self.ways) + len(self.replacing) > 0  # to follow instead of a card's own
        self.barred: Final = [card.kind for card in cards if card.not_with != NO_CARD]
        self.barring: Final = [landscape for landscape in landscapes if landscape.bars]
        self.barring_named: Final = [card.kind for card in cards if card.bars_named]
        self.bars_buying: Final = len(self.barred) + len(self.barring) + len(self.barring_named) > 0
        self.banes: Final = sorted({kind for pile in piles if pile.name in contents.bane for kind in pile.kinds})  # G2-SETUP-01
        ferries = [self.first_pile + at for at, pile in enumerate(piles) if pile.name in contents.ferryman]
        self.ferry: Final = ferries[0] if ferries else NOWHERE  # the pile of Ferryman (G2-SETUP-02)
        self.province: Final = self.pile_of[PROVINCE]
        self.ending: Final = [zone for zone in (self.province, self.pile_of[COLONY]) if zone != NOWHERE]
        self.empty_ends: Final = 3 if contents.seats <= 4 else 4  # so many empty Supply piles end the game


class Box(Brought):
    """What one game is played with: cards, piles, options. Never changes, so copies share it."""

    menus: dict[int, list[Option]] | None = None  # what a Buy phase asks, by Treasures and coins, once it was asked for

    def __init__(self, contents: Contents, choose_top: bool = False, open_counts: bool = False) -> None:
        super().__init__(contents)
        self.choose_top: Final = choose_top
        self.open_counts: Final = open_counts

        cards, landscapes = self.cards_here(), contents.landscapes
        cheaper = [card.cheaper for card in cards if card.cheaper is not None]
        sale = for_sale(contents.piles, self.first_pile, self.price, cheaper, landscapes, contents.buy)
        self.supply: Final = sale.supply
        self.supply_row: Final = numbers(sale.supply)  # the same, for counting
        self.for_sale: Final = sale.landscapes
        self.cheaper: Final = sale.cheaper
        self.only_coins: Final = sale.only_coins
        self.purchases: Final = sale.purchases
        # By number of coins, where nothing else is for sale: a whole question, to be asked while no pile is empty.
        self.purchases_or_pass: Final = [[*ready, PASS] for ready in sale.purchases]
        self.purchased_from: Final = [numbers(sale.supply[: len(ready)]) for ready in sale.purchases]  # the cheapest come first
        self.offers: Final = offers_of(self.tokens, contents.token_offers, [*cards, *landscapes])
        self.sells_ready: Final = len(sale.purchases) > 0 and not self.bars_buying and not sale.landscapes and not self.offers

        heard = listening(self.present, cards, landscapes, contents.always)
        self.listening: Final = heard.listening
        self.wakes: Final = heard.wakes
        self.unseen_discards: Final = heard.unseen_discards
        self.clean_up_heard: Final = any([len(heard) > 0 for heard in self.listening[DISCARDED_FROM_PLAY]])
        self.asks_when_shuffling: Final = len(self.listening[SHUFFLING][NO_KIND]) > 0


COLONY: Final = KIND_NAMES.index("colony")
assert BOON_DISCARDS == BOONS + 1 and HEX_DISCARDS == HEXES + 1
