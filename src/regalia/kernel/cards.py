"""Cards: where each lies, how often it moved, and which seats know it. Knowledge is stored, never guessed.

There are four ways to leave a zone (picked, from the top, at random, all at once). A seat that sees the zone a
card leaves or the one it enters knows it afterwards. A seat that saw neither loses track of it, and also of the cards that
stayed behind, since any of them might be the one that left.
"""

from typing import Any, Final, TypeAlias

from regalia.kernel.chance import Chance
from regalia.kernel.events import EVERYBODY, Event
from regalia.kernel.native import Numbers, i64, mypyc_attr
from regalia.kernel.numbers import IS_COMPILED, numbers

NOBODY: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -1

# What may be remembered of a card: its number and how often it had moved. If it moved since, its track is lost.
Track: TypeAlias = tuple[int, int]

FEW: Final = 4  # fewer cards are added and cut off faster one by one

# How a card left, as told by the event "moves".
PICKED: Final = 0
FROM_TOP: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """``zones[z]`` lists the cards lying in z, its top last; ``place[c]`` is the zone card c lies in.

    ``sight[z]`` is the set of seats (a bit mask) that look into z; it never changes. ``known[c]`` is the set of seats that
    know which card c is and where it lies; views and determinizing follow it and nothing else.
    ``moves[c]`` counts how often c moved, so "lost track" is a comparison. In a zone with ``buries[z]`` a card on which
    another is put counts as moved, too: uncovered, it is still lost.

    Zones from ``first_shared_zone`` on hold piles that seldom change. Copies of a game share them: such a list is never
    changed, but replaced by another one (``changing``).

    >>> from regalia.games import USUAL, new
    >>> game = new(USUAL, seats=4, seed=7)
    >>> zone = next(zone for zone in range(len(game.zones)) if game.zones[zone])
    >>> card = game.zones[zone][-1]
    >>> seen = game.track(card)
    >>> game.place[card] == zone, game.is_found(seen)
    (True, True)
    """

    seats: int
    everyone: int
    first_shared_zone: int
    sight: Numbers
    buries: Numbers
    zones: list[list[int]]
    place: Numbers
    moves: Numbers
    known: Numbers
    chance: Chance
    journal: list[Event] | None

    __slots__ = (
        "buries",
        "chance",
        "everyone",
        "first_shared_zone",
        "journal",
        "known",
        "moves",
        "place",
        "seats",
        "sight",
        "zones",
    )

    def lay_zones(self, number: int) -> None:
        """An empty table of ``number`` zones nobody looks into yet."""
        self.zones = [[] for _ in range(number)]
        self.first_shared_zone = number
        self.sight = numbers([0] * number)
        self.buries = self.sight
        self.place = numbers([])
        self.moves = numbers([])
        self.known = numbers([])

    def face(self, card: int) -> int:
        """The face of a card, which is all that seats that know it see; equal cards have equal faces."""
        return card

    def changing(self, zone: i64) -> list[int]:
        """The cards of a zone, before a change to the list."""
        pile = self.zones[zone]
        if zone >= self.first_shared_zone:
            pile = pile[:]
            self.zones[zone] = pile
        return pile

    # -- leaving ---------------------------------------------------------------------------------------------------

    def move(self, card: i64, source: i64, target: i64, to_bottom: bool = False, by: int = 0) -> bool:
        """Move a card somebody picked; ``by`` are seats that watch although they look into neither zone.

        False, and nothing happens, if the card is not in ``source``: its track is lost.
        """
        if self.place[card] != source:
            return False
        zones = self.zones
        pile = zones[source] if source < self.first_shared_zone else self.changing(source)
        known = self.known
        other: i64
        seen = self.sight[source]
        watchers = seen | self.sight[target] | by
        if len(pile) == 1:
            watchers |= known[card]  # the only card there was
            pile.clear()
        else:
            if self.journal is not None and seen == 0:
                self._tell_pick(card, source, known[card] & watchers)
            if IS_COMPILED:  # ``remove`` would compare objects, not numbers
                things: list[Any] = pile
                for at, there_is in enumerate(pile):
                    if there_is == card:
                        things.pop(at)
                        break
            else:
                pile.remove(card)
            if watchers != self.everyone:
                for other in pile:  # who did not see which card left can no longer be sure of those that stayed
                    known[other] = known[other] & watchers
            misled = watchers & ~(seen | known[card])
            if misled:
                for other in pile:
                    if known[other] & misled:  # seldom
                        self._forget_equal(card, pile, misled)
                        break
        there = zones[target] if target < self.first_shared_zone else self.changing(target)
        moves = self.moves
        if to_bottom:
            there.insert(0, card)
        else:
            if self.buries[target] and there:
                moves[there[-1]] = moves[there[-1]] + 1
            there.append(card)
        self.place[card] = target
        known[card] = watchers
        moves[card] = moves[card] + 1
        if self.journal is not None:
            self._tell_move(card, source, target, PICKED, to_bottom, by)
        return True

    def draw(self, source: i64, target: i64) -> int:
        """Move the top card. Its place is public, so seats that know it keep track of it."""
        pile = self.zones[source] if source < self.first_shared_zone else self.changing(source)
        card: i64 = pile.pop()
        if not pile:
            pile.clear()  # popped empty, a list keeps a scrap of memory from which it grows slowly
        there = self.zones[target] if target < self.first_shared_zone else self.changing(target)
        if self.buries[target] and there:
            self.moves[there[-1]] = self.moves[there[-1]] + 1
        there.append(card)
        self.place[card] = target
        self.known[card] = self.known[card] | self.sight[target] | self.sight[source]
        self.moves[card] = self.moves[card] + 1
        if self.journal is not None:
            self._tell_move(card, source, target, FROM_TOP, False, 0)
        return card

    def draw_several(self, source: i64, target: i64, number: i64) -> None:
        """``draw`` so many times; the cards must be there."""
        if self.journal is not None:
            for _ in range(number):
                self.draw(source, target)
            return
        pile = self.zones[source] if source < self.first_shared_zone else self.changing(source)
        there = self.zones[target] if target < self.first_shared_zone else self.changing(target)
        watchers = self.sight[target] | self.sight[source]
        place = self.place
        known = self.known
        moves = self.moves
        top: i64 = len(pile) - 1
        below = top - number
        for at in range(top, below, -1):
            card: i64 = pile[at]
            there.append(card)
            place[card] = target
            known[card] = known[card] | watchers
            moves[card] = moves[card] + 1
        if number < FEW <= below:
            things: list[Any] = pile
            for _ in range(number):
                things.pop()
        else:
            del pile[below + 1 :]

    # -- remembering -----------------------------------------------------------------------------------------------

    def track(self, card: int) -> Track:
        """A card with its count of moves: enough to find it later, or to know that it is lost."""
        return (card, self.moves[card])

    def tracks(self, cards: tuple[int, ...]) -> tuple[Track, ...]:
        """``track`` of each."""
        moves = self.moves
        return tuple([(card, moves[card]) for card in cards])

    def is_found(self, track: Track) -> bool:
        """Whether the card still lies where it was when it was remembered."""
        return track[0] >= 0 and self.moves[track[0]] == track[1]

    def found(self, tracks: tuple[Track, ...]) -> tuple[int, ...]:
        """Those of the remembered cards that have not moved since."""
        moves = self.moves
        return tuple([track[0] for track in tracks if moves[track[0]] == track[1]])

    def lose_track(self, zone: int) -> None:
        """Every track of a card in this zone is lost: they were shuffled."""
        moves = self.moves
        for card in self.zones[zone]:
            moves[card] = moves[card] + 1

    # -- several at once -------------------------------------------------------------------------------------------

    def draw_at_random(self, source: int, target: int) -> int:
        """Move a card of ``source`` by lot and return it."""
        pile = self.zones[source]
        card = self.chance.pick(pile)
        self.move(card, source, target)
        return card

    def move_all(self, source: i64, target: i64) -> None:
        """Move every card of ``source`` at the same time; seats that knew one of them still do.

        But the order of a hand is private: on a pile, a seat that did not see the hand cannot tell which card is which.
        """
        pile = self.zones[source]
        if not pile:
            return
        watchers = self.sight[source] | self.sight[target]
        recall = watchers if self.sight[source] != 0 and self.sight[target] == 0 and len(pile) > 1 else self.everyone
        self.zones[source] = []
        there = self.zones[target] if target < self.first_shared_zone else self.changing(target)
        place = self.place
        known = self.known
        moves = self.moves
        card: i64
        for card in pile:
            there.append(card)
            place[card] = target
            known[card] = watchers | known[card] & recall
            moves[card] = moves[card] + 1
        if self.journal is not None:
            faces = tuple([self.face(card) for card in pile])
            self.journal.append(Event("moves_all", "", (source, target, len(pile)), faces, self._audience(watchers)))

    def _forget_equal(self, card: int, pile: list[int], seats: int) -> None:
        """Who saw the face that left, but not which of equal cards it was, must take it for the one already known."""
        known = self.known
        for other in pile:
            taken_for = known[other] & seats
            if taken_for and self.face(other) == self.face(card):
                known[other] = known[other] & ~taken_for
                seats &= ~taken_for

    # -- telling of moves ------------------------------------------------------------------------------------------

    def _tell_move(self, card: int, source: int, target: int, manner: int, to_bottom: bool, by: int) -> None:
        journal = self.journal
        assert journal is not None
        watchers = self._audience(self.sight[source] | self.sight[target] | by)
        journal.append(Event("moves", "", (source, target, manner, int(to_bottom)), (self.face(card),), watchers))

    def _tell_pick(self, card: int, source: int, seats: int) -> None:
        """Of several equal cards in a pile any might move; seats that know this one are told which place it leaves.

        Told in any case, so that it says nothing of the cards below.
        """
        journal = self.journal
        assert journal is not None
        if seats:
            journal.append(Event("picks", "", (source,), (self.zones[source].index(card),), self._audience(seats)))

    # -- knowing ---------------------------------------------------------------------------------------------------

    def shuffle(self, zone: i64) -> None:
        """Shuffle a pile; nobody knows any of its cards afterwards."""
        pile = self.zones[zone] if zone < self.first_shared_zone else self.changing(zone)
        known = self.known
        self.chance.shuffle(pile)
        card: i64
        for card in pile:
            known[card] = 0
        if self.journal is not None:
            self.journal.append(Event("shuffles", "", (zone,)))

    def collect(self, sources: list[int], target: i64) -> None:
        """Gather the cards of several zones in ``target`` and shuffle it: nobody knows any of them afterwards."""
        pile = self.changing(target)
        zones = self.zones
        card: i64
        for source in sources:
            cards = zones[source]
            if cards:
                if source >= self.first_shared_zone:
                    cards = self.changing(source)
                if len(cards) < FEW:
                    for card in cards:
                        pile.append(card)
                else:
                    pile.extend(cards)
                if self.journal is not None:
                    faces = tuple([self.face(card) for card in cards])
                    watchers = self._audience(self.sight[source] | self.sight[target])
                    self.journal.append(Event("moves_all", "", (source, target, len(cards)), faces, watchers))
                cards.clear()
        place = self.place
        moves = self.moves
        for card in pile:
            place[card] = target
            moves[card] = moves[card] + 1
        self.shuffle(target)

    def shuffle_under(self, source: int, target: int) -> None:
        """Shuffle the cards of ``source`` and put them under those of ``target``, which stay as they are."""
        cards = self.changing(source)
        self.zones[source] = []
        self.chance.shuffle(cards)
        for card in cards:
            self.place[card] = target
            self.moves[card] = self.moves[card] + 1
            self.known[card] = 0
        self.zones[target] = cards + self.zones[target]
        if self.journal is not None:
            self.journal.append(Event("shuffles_under", "", (source, target)))

    def sink(self, zone: int, below: int) -> None:
        """The top card of a pile is put further down, on ``below`` others. Everybody sees where."""
        pile = self.changing(zone)
        card = pile.pop()
        pile.insert(below, card)
        self.moves[card] = self.moves[card] + 1
        if self.journal is not None:
            self.journal.append(Event("sinks", "", (zone, below)))

    def show(self, zone: int, seats: int) -> None:
        """Let ``seats`` look at all cards of a zone."""
        known = self.known
        for card in self.zones[zone]:
            known[card] = known[card] | seats
        if self.journal is not None:
            faces = [self.face(card) for card in self.zones[zone]]
            if self.sight[zone] != 0 and self.sight[zone] != self.everyone:
                faces.sort()  # the order of a hand is private
            self.tell_shown(zone, faces, seats)

    def tell_shown(self, zone: int, faces: list[int], seats: int) -> None:
        """Log a ``shows`` event without changing ``known``: the caller has already done so."""
        if self.journal is not None:
            self.journal.append(Event("shows", "", (zone,), tuple(faces), self._audience(seats)))

    def show_card(self, card: i64, seats: i64) -> None:
        """Let ``seats`` look at one card."""
        zone = self.place[card]
        known = self.known
        other: i64
        new = seats & ~known[card]
        if new and self.sight[zone] != 0 and len(self.zones[zone]) > 1:
            for other in self.zones[zone]:  # in a hand it may be the equal card that is known already
                if known[other] & new and self.face(other) == self.face(card):
                    new &= ~known[other]
        known[card] = known[card] | new
        if self.journal is not None:
            at = self.zones[zone].index(card) if self.sight[zone] == 0 else NOWHERE  # the order of a hand is private
            self.journal.append(Event("shows_card", "", (zone, at), (self.face(card),), self._audience(seats)))

    def show_cards(self, zone: int, cards: list[int], seats: int) -> None:
        """Let ``seats`` look at these cards of a zone: all there are of their faces."""
        for card in cards:
            self.known[card] = self.known[card] | seats
        if self.journal is not None:
            pile = self.zones[zone]
            places = [pile.index(card) for card in cards] if self.sight[zone] == 0 else []
            faces = tuple([self.face(card) for card in cards])
            self.journal.append(Event("shows_cards", "", (zone, *places), faces, self._audience(seats)))

    def is_more_known_than(self, before: "Cards") -> bool:
        """Whether somebody knows a card now that they did not know at an earlier moment of the same game."""
        then = before.known
        for card, now in enumerate(self.known):
            if now & ~then[card]:
                return True
        return False

    def _audience(self, seats: int) -> int:
        return EVERYBODY if seats == self.everyone else seats

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell(self, kind: str, rule: str, told: tuple[int, ...], secret: tuple[int, ...] = (), audience: int = 0) -> None:
        """Log an event. Callers ask ``if game.journal is not None`` first, so silence costs nothing."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, rule, told, secret, audience))
