"""The parts of a table: its seats, and a request to take answers back."""

from typing import Final

from regalia.server.sockets.server_messages import ShownSeat, ShownUndo


class Seat:
    """``key``: the hash of the secret of the person who has it; ``bot``: who answers instead, if anybody does."""

    def __init__(self) -> None:
        self.key = ""
        self.name = ""
        self.bot = ""
        self.ready = False
        self.muted = False
        self.share = ""
        self.offer = ""  # the hash of the code that hands it to another device, and since when it does
        self.offered_at = 0
        self.weaker = False  # whether its bot last had too little time

    def is_empty(self) -> bool:
        return not self.key and not self.bot

    def is_played_by_person(self) -> bool:
        return bool(self.key) and not self.bot

    def shown(self) -> ShownSeat:
        kind = "person" if self.key else "bot" if self.bot else "empty"
        plays = "bot" if self.bot else "person" if self.key else "nobody"
        return ShownSeat(kind, self.name, plays, self.bot, self.ready or bool(self.bot), self.muted)  # type: ignore[arg-type]


class UndoRequest:
    def __init__(self, number: int, seat: int, decision: int, answers: int, waits_for: list[int]) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.decision: Final = decision
        self.answers: Final = answers  # so many in a row, of the seat that asks
        self.waits_for: Final = list(waits_for)

    def shown(self) -> ShownUndo:
        return ShownUndo(self.number, self.seat, self.decision, self.answers, self.waits_for)
