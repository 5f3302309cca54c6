"""What a bot knows of its own cards: what its view shows, and what it remembers of gaining and trashing.

A view does not tell what lies in one's discard pile (G-COUNT-02), so a card that came without the bot being asked is
counted once it is next seen; one that went unasked stays counted.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from regalia.dominion.bots.cards import coins_of
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.layout import ACTION, TRASH, TREASURE, aside, face_down, hand, in_play
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.options import Option
from regalia.kernel.views import View

ABOUT_OTHERS: Final = ("give_which", "steal_which")  # questions about what others gain or lose


class Memory:
    """Kept up by ``look`` before every decision and ``chose`` after it."""

    def __init__(self, box: Box, seat: int) -> None:
        self.box: Final = box
        self.seat: Final = seat
        self.own: Final = Counter(box.start)
        self.piles: list[list[int]] = []
        self.coins = 0
        self.buys = 1
        self.turn = 0
        self.in_game: Final = Counter(box.faces)  # of every kind, wherever they are
        self.coins_by_kind: Final[dict[int, int]] = {}
        self.leaving: dict[int, int] = {}  # picked one by one to be trashed or discarded: they stay in hand until all are
        self.asked = ""
        self.mine: Final = [hand(seat), in_play(seat), aside(seat), face_down(seat)]

    def remembered(self) -> tuple[dict[int, int], list[list[int]], int, int, dict[int, int], str]:
        """All that ``remember`` needs to go on from here."""
        return dict(self.own), self.piles, self.coins, self.turn, dict(self.leaving), self.asked

    def remember(
        self,
        own: dict[int, int],
        piles: list[list[int]],
        coins: int,
        turn: int,
        leaving: dict[int, int] | None = None,
        asked: str = "",
    ) -> None:
        self.own.clear()
        self.own.update(own)
        self.piles, self.coins, self.turn = piles, coins, turn
        self.leaving, self.asked = dict(leaving or {}), asked

    def look(self, view: View) -> None:
        facts = view.facts
        self.coins = facts["coins"]
        self.buys = facts["buys"]
        self.turn = facts["turns"][self.seat]
        self.piles = view.zones
        if self.leaving and (view.question is None or view.question.name != self.asked):
            self.leaving = {}
        seen = {kind: -number for kind, number in self.leaving.items()}
        for zone in self.mine:
            for kind in view.zones[zone]:
                if kind != UNKNOWN:
                    seen[kind] = seen.get(kind, 0) + 1
        own = self.own
        for kind, number in seen.items():
            if own[kind] < number:
                own[kind] = number

    def chose(self, option: Option, view: View) -> None:
        """What the answer does to the own cards, as far as it is sure."""
        if view.question is not None and view.question.name in ABOUT_OTHERS:
            return
        if option.verb.name == "trash_this":
            self.own[view.facts["played"][-1][1]] -= 1
        else:
            self.note(option)
            if option.verb.name in ("trash", "discard") and view.question is not None:
                self.asked = view.question.name
                self.leaving[option.subject] = self.leaving.get(option.subject, 0) + 1

    def held(self, kinds: Iterable[int]) -> list[int]:
        """Of a hand, what was not picked to leave it."""
        left = dict(self.leaving)
        found = []
        for kind in kinds:
            if left.get(kind, 0):
                left[kind] -= 1
            else:
                found.append(kind)
        return found

    def note(self, option: Option) -> None:
        """The same for answers whose meaning needs no view."""
        verb, kind = option.verb.name, option.subject
        if verb in ("buy", "gain"):
            self.own[kind] += 1
        elif verb == "trash":
            self.own[kind] -= 1
        elif verb == "play":
            for line in self.box.printed[kind].play:
                if isinstance(line, Gain) and self.left(line.kind):
                    self.own[line.kind] += 1

    def recount(self, kinds: Iterable[int]) -> None:
        """Who is shown all own cards need not remember them."""
        self.own.clear()
        self.own.update(kinds)

    # -- what rules ask --------------------------------------------------------------------------------------------------

    def left(self, kind: int) -> int:
        """How many cards of a kind lie in their pile."""
        zone = self.box.pile_of[kind]
        return len(self.piles[zone]) if zone >= 0 else 0

    def empty(self) -> int:
        """How many piles of the Supply are empty."""
        return sum([not self.piles[zone] for zone in self.box.supply])

    def money(self) -> int:
        """The coins of all own Treasures."""
        types = self.box.types
        return sum([number * self.worth(kind) for kind, number in self.own.items() if types[kind] & TREASURE])

    def income(self) -> int:
        """The coins of all own cards, Actions, too."""
        return sum([number * self.worth(kind) for kind, number in self.own.items()])

    def worth(self, kind: int) -> int:
        """The coins a card gives: asked at every purchase, so it is read from the card once."""
        found = self.coins_by_kind.get(kind)
        if found is None:
            found = self.coins_by_kind[kind] = coins_of(self.box, kind)
        return found

    def theirs(self, kind: int) -> int:
        """How many cards of a kind all others have together: those that lie neither here nor in their pile nor in the trash."""
        elsewhere = self.own[kind] + self.left(kind) + self.piles[TRASH].count(kind)
        return max(0, self.in_game[kind] - elsewhere)

    def points(self) -> int:
        """The points printed on the own cards."""
        return sum(number * self.box.printed[kind].points for kind, number in self.own.items() if kind in self.in_game)

    def lead(self) -> float:
        """Own points before the mean of the others'."""
        kinds = [kind for kind in self.box.present if self.box.printed[kind].points]
        theirs = sum(self.theirs(kind) * self.box.printed[kind].points for kind in kinds)
        return self.points() - theirs / max(1, self.box.seats - 1)

    def to_end(self) -> int:
        """How many cards must at least be gained for the game to end: the last Province or Colony, or enough whole piles."""
        piles = sorted(len(self.piles[zone]) for zone in self.box.supply)
        return min([sum(piles[: self.box.empty_ends]), *(len(self.piles[zone]) for zone in self.box.ending)])

    def treasures(self) -> int:
        return self._number(TREASURE)

    def actions(self) -> int:
        return self._number(ACTION)

    def cards(self) -> int:
        """Events and Projects that were bought are counted among the own, but are none."""
        return sum(number for kind, number in self.own.items() if kind not in self.box.landscape_of)

    def _number(self, types: int) -> int:
        return sum(number for kind, number in self.own.items() if self.box.types[kind] & types)
