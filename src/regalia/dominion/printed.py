"""What is printed on the cards, and the box a game is played with. Declared once, never changed."""

from typing import TYPE_CHECKING, Any, Final

from regalia.dominion.costs import Cost
from regalia.dominion.kinds import KIND_OF, KINDS, PROVINCE
from regalia.dominion.layout import (
    ASIDE,
    DEBT,
    DISCARD_PILE,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LEFT_OUT,
    MOMENTS,
    NO_CARD,
    PLACE_NAMES,
    SEAT_ZONES,
    SHARED_ZONES,
    TRASH,
    seat_zone,
)
from regalia.kernel.cards import NOWHERE
from regalia.kernel.effects import Effect
from regalia.kernel.values import Value
from regalia.kernel.windows import Happening, Reaction

if TYPE_CHECKING:
    from regalia.dominion.table import Dominion


class Play(Value):
    """One playing of one card.

    ``moved`` is how often the card had moved by then: if it moved since, its track is lost (G-LOST-TRACK-04).
    ``shielded`` are the seats this playing does not affect.
    """

    def __init__(self, seat: int, card: int, moved: int, shielded: int = 0) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.moved: Final = moved
        self.shielded: Final = shielded


class Instruction(Value):
    """One line of a card. An immutable value; instructions pass nothing to each other."""

    def follow(self, game: "Dominion", seat: int, play: Play) -> None:
        """Let ``seat`` follow it, because of ``play``: act at once, or push effects."""
        raise NotImplementedError


class Worth(Value):
    """How many points a card is worth when that depends on something else."""

    def points(self, game: "Dominion", seat: int) -> int:
        raise NotImplementedError


class Browsing(Effect[Any]):
    """An effect that asks while its player looks through their own discard pile (G-COUNT-02)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Listener(Reaction[Any]):
    """What a card lets, or makes, a player do at a moment: the text below the dividing line (G-DIVIDER-03)."""

    def __init__(
        self,
        name: str,
        kind: int,
        moment: int,
        secret: bool = False,
        must: bool = False,
        repeats: bool = False,
        subjects: int = 1,
    ) -> None:
        super().__init__(name, subjects, "", secret, must, repeats)
        self.kind: Final = kind  # the card it is printed on
        self.moment: Final = moment

    def hears(self, card: "Card") -> bool:
        """Whether it listens when the moment is about this card."""
        return True

    def concerns(self, game: "Dominion", seat: int, about: Happening[Any]) -> bool:
        """Whether it may be of use to ``seat``, as far as all the table can see, wherever its card lies."""
        return True


class Card:
    """One printed card."""

    def __init__(
        self,
        name: str,
        cost: int,
        types: int,
        play: tuple[Instruction, ...] = (),
        points: int = 0,
        worth: Worth | None = None,
        listeners: tuple[Listener, ...] = (),
        gives: tuple[int, ...] = (),
        potions: int = 0,
        debt: int = 0,
        below: str = "",
        gained_to: int = DISCARD_PILE,
        not_with: int = NO_CARD,
    ) -> None:
        self.name: Final = name
        self.cost: Final = Cost(cost, potions, debt)
        self.types: Final = types
        self.play: Final = play  # above the dividing line (G-DIVIDER-02)
        self.points: Final = points
        self.worth: Final = worth  # instead of fixed points
        self.listeners: Final = listeners
        self.gives: Final = gives  # kinds it hands out by name, whose piles a game with it needs
        self.below: Final = below  # the card that makes up the lower half of its pile, if that is split
        self.gained_to: Final = gained_to  # the place it is gained to unless the effect names another (G-GAIN-03)
        self.not_with: Final = not_with  # it cannot be bought with a card of this kind in play (G-BUY-07)
        self.tokens: Final = 1 << DEBT if debt else 0  # the tokens it deals with, as a set of bits


class Pile:
    """A pile as it is laid out. ``kinds`` lists its cards from the bottom to the top: piles are ordered."""

    def __init__(self, name: str, kinds: list[int], in_supply: bool = True) -> None:
        self.name: Final = name
        self.kinds: Final = kinds
        self.in_supply: Final = in_supply


UNPRINTED: Final = Card("", 0, 0)


class Box:
    """What one game is played with: cards, piles, options. Never changes, so copies share it."""

    def __init__(
        self, seats: int, printed: list[Card], piles: list[Pile], start: list[int], choose_top: bool, open_counts: bool
    ) -> None:
        self.printed: Final = [UNPRINTED] * KINDS  # by kind
        for card in printed:
            self.printed[KIND_OF[card.name]] = card
        self.types: Final = [card.types for card in self.printed]
        self.price: Final = [card.cost for card in self.printed]
        self.cost: Final = [card.cost.coins for card in self.printed]
        self.gained_to: Final = [card.gained_to for card in self.printed]
        self.choose_top: Final = choose_top
        self.open_counts: Final = open_counts
        self.start: Final = start  # the kinds of a starting deck
        self.piles: Final = piles
        self.first_pile: Final = SHARED_ZONES + SEAT_ZONES * seats
        self.pile_of: Final = [NOWHERE] * KINDS  # by kind: the zone of its pile
        self.supply: Final[list[int]] = []  # zones of Supply piles, from the cheapest on
        self.empty_ends: Final = 3 if seats <= 4 else 4  # so many empty Supply piles end the game
        # by card
        self.kind: Final[list[int]] = []
        self.home: Final[list[int]] = []  # the zone of the pile it returns to (G-RETURN-03)
        self.laid: Final[list[list[int]]] = [[] for _ in range(self.first_pile + len(piles))]  # the first layout
        for number, pile in enumerate(piles):
            zone = self.first_pile + number
            if pile.in_supply:
                self.supply.append(zone)
            for kind in pile.kinds:
                self.pile_of[kind] = zone
                self._add(kind, zone, zone)
        self.supply.sort(key=self._price)
        self.only_coins: Final = all([self._costs_only_coins(pile) for pile in piles if pile.in_supply])
        for _ in range(seats):
            for kind in start:
                self._add(kind, self.pile_of[kind], LEFT_OUT)  # G-RETURN-04
        self.place: Final = [NOWHERE] * len(self.kind)
        for zone, cards in enumerate(self.laid):
            for number in cards:
                self.place[number] = zone
        self.present: Final = sorted(set(self.kind))  # the kinds in this game
        self.bit: Final = [1 << self.present.index(kind) for kind in self.kind]  # by card: one small bit for each kind
        self.barred: Final = [kind for kind in self.present if self.printed[kind].not_with != NO_CARD]
        self.tokens: Final = any([self.printed[kind].tokens for kind in self.present])
        self.province: Final = self.pile_of[PROVINCE]
        self.sight: Final = sight_of(seats, len(self.laid))
        self.zone_names: Final = zone_names_of(seats, piles)
        # by moment and by the kind of card it is about: who listens, of the cards in this game
        self.listening: Final[list[list[list[Reaction[Any]]]]] = [[[] for _ in range(KINDS)] for _ in range(MOMENTS)]
        for kind in self.present:
            for listener in self.printed[kind].listeners:
                for heard in self.present:
                    if listener.hears(self.printed[heard]):
                        self.listening[listener.moment][heard].append(listener)

    def _price(self, zone: int) -> int:
        return self.cost[self.kind[self.laid[zone][-1]]]

    def _costs_only_coins(self, pile: Pile) -> bool:
        """And all its cards the same: then the order of the piles says what a number of coins is enough for."""
        first = self.price[pile.kinds[0]]
        return first.potions == first.debt == 0 and all([self.price[kind] == first for kind in pile.kinds])

    def _add(self, kind: int, home: int, zone: int) -> None:
        self.laid[zone].append(len(self.kind))
        self.kind.append(kind)
        self.home.append(home)


def sight_of(seats: int, zones: int) -> list[int]:
    """Who looks into which zone. Nobody into decks, and nobody through discard piles (G-DRAW-PILE-02, G-COUNT-02)."""
    everyone = (1 << seats) - 1
    sight = [everyone] * zones
    for seat in range(seats):
        for place in range(SEAT_ZONES):
            sight[seat_zone(seat, place)] = 0
        sight[seat_zone(seat, HAND)] = 1 << seat
        sight[seat_zone(seat, FACE_DOWN)] = 1 << seat
        sight[seat_zone(seat, IN_PLAY)] = everyone
        sight[seat_zone(seat, ASIDE)] = everyone
    return sight


def zone_names_of(seats: int, piles: list[Pile]) -> list[str]:
    names = [""] * SHARED_ZONES
    names[TRASH] = "trash"
    names[LEFT_OUT] = "left_out"
    for seat in range(seats):
        names += [f"{place}_{seat}" for place in PLACE_NAMES]
    return names + [f"pile_{pile.name}" for pile in piles]
