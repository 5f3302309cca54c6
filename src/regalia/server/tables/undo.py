"""Taking back: what may be undone at once, and whose consent it needs otherwise."""

from typing import Final

from regalia.kernel.game import Game
from regalia.server.tables.answers import Given
from regalia.server.tables.table import Table

REVEALING: Final = ("reveals_threat",)  # events that show what is no card


class Undoable:
    """The decision to go back to, and the seats that must agree; nobody: it is granted at once."""

    def __init__(self, decision: int, waits_for: list[int]) -> None:
        self.decision: Final = decision
        self.waits_for: Final = waits_for


def undoable(table: Table, seat: int, since: int | None = None) -> Undoable | None:
    """What undoing means for a seat now; None if it has nothing to take back. ``since``: of its last answers in a row all those
    since that decision."""
    line = table.line
    last = next((at for at in range(len(line) - 1, -1, -1) if is_own(line[at], seat)), None)
    if last is None or table.game is None:
        return None
    persons = set(table.owned()) - {seat}  # also who left the seat to a bot: being away is not consent
    acted = {line[at].seat for at in range(last + 1, len(line))} & persons
    first = last
    while since is not None and first > 0 and is_own(line[first - 1], seat) and line[first - 1].decision >= since:
        first -= 1
    decision = line[first].decision
    if is_harmless(table.game_at(first), table.game, table, line[first]):
        return Undoable(decision, sorted(acted))
    return Undoable(decision, sorted(persons))


def is_refused(table: Table, seat: int, decision: int) -> bool:
    """Whether taking back as far as that would take back what a seat was refused: also as a part of more, and also if the
    person who refused is gone. What was taken back all the same, with an answer of somebody else, is refused no more: it does
    not stand, and its decision was asked anew under another number."""
    refused = (table.line.to(one) for one in table.refused if one >= decision)
    return any(given is not None and given.seat == seat for given in refused)


def is_own(given: Given, seat: int) -> bool:
    return given.seat == seat and given.by == "person"


def is_harmless(before: Game, after: Game, table: Table, since: Given) -> bool:
    """Nothing hidden was revealed and no chance was drawn."""
    if before.chance.state() != after.chance.state() or after.is_more_known_than(before):
        return False
    return not any(getattr(item, "kind", "") in REVEALING for item in table.news.since(since.seq - 1))
