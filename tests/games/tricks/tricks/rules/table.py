"""The cards, the zones they lie in, and the table."""

from typing import Final

from regalia.kernel.game import Game

SUITS: Final = ("crowns", "towers", "coins", "bees")
RANKS: Final = 6
CARDS: Final = [f"{suit}_{rank}" for suit in SUITS for rank in range(1, RANKS + 1)]  # a card is a number: its place in here
PASSING: Final = {"left": 1, "right": -1, "nobody": 0}
MOST_HAND: Final = 5
BONUS: Final = 3
NO_TRUMP: Final = -1


# Zones: the stock, then for every seat
STOCK: Final = 0
PLACES: Final = ("hand", "given", "played", "thrown", "won")


def hand(seat: int) -> int:
    return 1 + seat * len(PLACES)


def given(seat: int) -> int:
    """The card a seat passes on, until everybody has chosen one."""
    return hand(seat) + 1


def played(seat: int) -> int:
    return hand(seat) + 2


def thrown(seat: int) -> int:
    return hand(seat) + 3


def won(seat: int) -> int:
    return hand(seat) + 4


class Tricks(Game):
    """The table: whose turn it is to lead, what was bid and taken, which suit is trump."""

    leader: int
    trump: int
    bids: list[int]  # by seat; NOBODY: not yet
    tricks: list[int]

    __slots__ = ("bids", "leader", "tricks", "trump")

    def copy(self) -> "Tricks":
        twin = Tricks()
        self.copy_shared(twin)
        twin.leader = self.leader
        twin.trump = self.trump
        twin.bids = self.bids[:]
        twin.tricks = self.tricks[:]
        return twin

    def indistinguishable(self, viewer: int) -> list[list[int]]:
        """All a seat cannot know: the other hands, what the others passed or threw away, the stock."""
        return [[card for card in range(len(CARDS)) if not self.known[card] >> viewer & 1]]

    def facts(self, viewer: int) -> dict[str, object]:
        return {"leader": self.leader, "trump": self.trump, "bids": self.bids, "tricks": self.tricks}

    def zone_names(self) -> list[str]:
        return ["stock", *(f"{place}_{seat}" for seat in range(self.seats) for place in PLACES)]

    def led(self) -> int:
        """The suit to follow; a trick that nobody has led is not asked about."""
        return self.zones[played(self.leader)][0] // RANKS

    def may_play(self, card: int) -> bool:
        return card // RANKS in (self.led(), self.trump)

    def strength(self, seat: int) -> int:
        """Of the card a seat has played: trumps beat the suit that was led, a card thrown away beats nothing."""
        if not self.zones[played(seat)]:
            return -1
        card = self.zones[played(seat)][0]
        return card % RANKS + (RANKS if card // RANKS == self.trump else 0)

    def order(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def sheet(self, seat: int) -> dict[str, int]:
        return {"tricks": self.tricks[seat], "bid": BONUS if self.tricks[seat] == self.bids[seat] else 0}

    def standings(self) -> dict[str, object]:
        """Most points, then the higher bid (T-SCORE-03); who has both shares the victory."""
        sheets = [self.sheet(seat) for seat in range(self.seats)]
        totals = [sum(sheet.values()) for sheet in sheets]
        best = max(zip(totals, self.bids, strict=True))
        winners = [seat for seat in range(self.seats) if (totals[seat], self.bids[seat]) == best]
        return {"winners": winners, "totals": totals, "tie_break": self.bids[:], "sheets": sheets, "tricks": sum(self.tricks)}

    def ended_by(self) -> str:
        return "T-SCORE-03"
