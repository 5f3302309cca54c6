"""An observer who knows nothing but what one seat is told, and works out from it which cards lie where.

It hears the kernel's events as that seat hears them and never looks at the knowledge the game keeps. Two worlds alone are
blind to a game that claims its seats know too much; this observer is not.
"""

from collections import Counter

from regalia.kernel.cards import FROM_TOP, UNKNOWN
from regalia.kernel.events import Event
from regalia.kernel.game import Game


class Observer:
    """``piles[z]``: what this seat believes lies in zone z, bottom first; UNKNOWN for a card it cannot name."""

    def __init__(self, blank: Game, seat: int) -> None:
        """``blank`` is the table before anything is dealt: how many cards there are and who looks into which zone."""
        self.seat = seat
        self.sight = blank.sight
        self.everyone = blank.everyone
        self.piles = [[UNKNOWN] * len(pile) for pile in blank.zones]
        self.picked = -1  # the place of the card that moves next, if this seat knows better than to take the lowest

    def looks_into(self, zone: int) -> bool:
        seats = self.everyone if self.seat < 0 else 1 << self.seat
        return self.sight[zone] & seats == seats

    def hear(self, event: Event) -> None:
        kind, _, told, secret = event.seen_by(self.seat)
        if kind == "picks":
            self.picked = -1 if secret is None else secret[0]
        elif kind == "moves":
            source, target, manner, to_bottom = told
            self.card_moves(source, target, manner, to_bottom, None if secret is None else secret[0])
        elif kind == "moves_all":
            source, target, number = told
            self.pile_moves(source, target, number, secret)
        elif kind == "shuffles":
            self.piles[told[0]] = [UNKNOWN] * len(self.piles[told[0]])
        elif kind == "shuffles_under":
            source, target = told
            self.piles[target][:0] = [UNKNOWN] * len(self.piles[source])
            self.piles[source].clear()
        elif kind == "sinks":
            zone, below = told
            self.piles[zone].insert(below, self.piles[zone].pop())
        elif kind == "shows" and secret is not None:
            assert len(secret) == len(self.piles[told[0]])
            self.piles[told[0]] = list(secret)
        elif kind == "shows_card" and secret is not None:
            zone, at = told
            self.card_is_shown(zone, at, secret[0])
        elif kind == "shows_cards" and secret is not None:
            self.cards_are_shown(told[0], told[1:], secret)

    def card_moves(self, source: int, target: int, manner: int, to_bottom: int, face: int | None) -> None:
        pile = self.piles[source]
        if manner == FROM_TOP:
            believed = pile.pop()
            assert face is None or believed in (face, UNKNOWN)
        elif len(pile) == 1:
            believed = pile.pop()  # the only card there was
        elif face is None:
            pile[:] = [UNKNOWN] * (len(pile) - 1)  # any of them may have left
            believed = UNKNOWN
        elif self.picked >= 0:
            believed = pile.pop(self.picked)
            assert believed == face
        else:
            pile.remove(face if face in pile else UNKNOWN)
            believed = face
        self.picked = -1
        if face is not None:
            believed = face
        self.piles[target].insert(0 if to_bottom else len(self.piles[target]), believed)

    def pile_moves(self, source: int, target: int, number: int, faces: tuple[int, ...] | None) -> None:
        pile = self.piles[source]
        assert len(pile) == number
        if faces is None and self.sight[source] != 0 and self.sight[target] == 0 and number > 1:
            faces = (UNKNOWN,) * number  # a hand has no order that others see: no card of it can be told from the next
        self.piles[target] += pile if faces is None else faces
        pile.clear()

    def card_is_shown(self, zone: int, at: int, face: int) -> None:
        pile = self.piles[zone]
        if at >= 0:
            assert pile[at] in (face, UNKNOWN)
            pile[at] = face
        elif face not in pile:  # else it may be the one that is known already
            pile[pile.index(UNKNOWN)] = face

    def cards_are_shown(self, zone: int, places: tuple[int, ...], faces: tuple[int, ...]) -> None:
        """All cards of these faces: where their places are nobody's business, so many of them are there."""
        pile = self.piles[zone]
        for at, face in zip(places, faces, strict=False):
            self.card_is_shown(zone, at, face)
        for face in set(faces):
            for _ in range(faces.count(face) - pile.count(face)):
                pile[pile.index(UNKNOWN)] = face

    def believes(self, zone: int, faces: list[int], loose: tuple[int, ...]) -> bool:
        """Whether these are the faces this seat would expect to be shown.

        The order of a pile that nobody looks into is open to all. That of any other zone, and of ``loose`` piles, is not:
        whoever does not look into it is shown the cards sorted, so that their order cannot tell anything.
        """
        if self.sight[zone] == 0 and zone not in loose:
            return faces == self.piles[zone]
        return sorted(self.piles[zone]) == (sorted(faces) if self.looks_into(zone) else faces)

    def could_be_shown(self, zone: int, faces: list[int]) -> bool:
        """Whether every face among these was told; a view may show less than that."""
        known = Counter(face for face in self.piles[zone] if face != UNKNOWN)
        return len(faces) <= len(self.piles[zone]) and Counter(face for face in faces if face != UNKNOWN) <= known
