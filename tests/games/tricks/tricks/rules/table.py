"""The cards, the zones they lie in, and the table."""

from typing import Final

from regalia.kernel.plain import ALL_LOOK, NOBODY_LOOKS, OWNER_LOOKS, PlainGame, Zones

SUITS: Final = ("crowns", "towers", "coins", "bees")
RANKS: Final = 6
CARDS: Final = [f"{suit}_{rank}" for suit in SUITS for rank in range(1, RANKS + 1)]  # a card is a number: its place in here
BONUS: Final = 3
NO_TRUMP: Final = -1

ZONES: Final = Zones({"stock": NOBODY_LOOKS}, {"hand": OWNER_LOOKS, "given": OWNER_LOOKS, "played": ALL_LOOK, "won": ALL_LOOK})
STOCK: Final = 0
hand, given, played, won = (ZONES.of_seat(name) for name in ZONES.of_seats)


class Tricks(PlainGame):
    """The table: whose turn it is to lead, what was bid and taken, which suit is trump."""

    leader: int
    trump: int
    bids: list[int]  # by seat; NOBODY: not yet
    tricks: list[int]

    def strength(self, seat: int) -> int:
        """Of the card a seat has played: trumps beat the suit that was led, any other card beats nothing."""
        led, card = self.zones[played(self.leader)][0], self.zones[played(seat)][0]
        if card // RANKS == self.trump:
            return RANKS + card % RANKS
        return card % RANKS if card // RANKS == led // RANKS else -1

    def sheet(self, seat: int) -> dict[str, int]:
        """A trick is a point, a bid that came true three more (T-SCORE-01, -02)."""
        return {"tricks": self.tricks[seat], "bid": BONUS if self.tricks[seat] == self.bids[seat] else 0}

    def tie_break(self, seat: int) -> int:
        return self.bids[seat]

    def laps(self) -> dict[str, object]:
        return {"tricks": sum(self.tricks)}

    def ended_by(self) -> str:
        return "T-SCORE-03"
