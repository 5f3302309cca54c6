"""Options as fixed numbers. Seats in them count from whoever is asked, so that a learner can sit anywhere."""

from typing import Final

from regalia.citadels.layout import A_PLACE, A_SEAT, A_SEAT_AND_KIND, KINDS, TITLES
from regalia.env.cells import BytesWriter, i32, write_i32_le
from regalia.env.tables import Tables, VerbRow
from regalia.kernel.options import Option

PASS_OR_WAIT: Final = 0
UNSEEN: Final = -1
PER_CITY: Final = 2 * TITLES  # places of one seat


class Actions:
    """The actions of one game with so many seats.

    An action is its verb's first number plus the subject; a subject that names a seat is turned so that seat 0 is the
    one who acts, 1 the next to the left, and so on.
    """

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables: Final = tables
        self.seats: Final = seats
        self.size: Final = tables.actions
        self.found: Final[list[list[int]]] = [[] for _ in range(seats)]  # by seat and option: its number, if known

    def numbers(self, options: list[Option], seat: int) -> list[int]:
        """The numbers of some options of one seat, in their order."""
        found = self.found[seat]
        return [self.looked_up(option, found, seat) for option in options]

    def write(self, options: list[Option], seat: int, out: BytesWriter) -> None:
        """The same, as numbers of four bytes."""
        found = self.found[seat]
        for option in options:
            write_i32_le(out, i32(self.looked_up(option, found, seat)))

    def index(self, action: int, options: list[Option], seat: int) -> int:
        """Which of the options an action is; -1 for none of them."""
        found = self.found[seat]
        for at, option in enumerate(options):
            if self.looked_up(option, found, seat) == action:
                return at
        return -1

    def looked_up(self, option: Option, found: list[int], seat: int) -> int:
        made = option.verb.first + option.subject
        if made < len(found):
            number = found[made]
            if number >= 0:
                return number
        else:
            found.extend([UNSEEN] * (made + 1 - len(found)))
        number = self.number(option, seat)
        found[made] = number
        return number

    def number(self, option: Option, seat: int) -> int:
        row = self.tables.row_of[option.verb.name]
        return row.first + turned(row.about, option.subject, -seat, self.seats)

    def row(self, action: int) -> VerbRow:
        """The verb of an action."""
        if not 0 <= action < self.size:
            raise ValueError(f"an action is a number from 0 to {self.size - 1}, not {action}")
        for row in self.tables.rows:
            if action < row.first + row.subjects:
                return row
        raise AssertionError("every action has a verb")

    def subject(self, action: int, seat: int) -> int:
        """Whom or what an action of a seat is about, as the rules count it."""
        row = self.row(action)
        return turned(row.about, action - row.first, seat, self.seats)


def turned(about: str, subject: int, by: int, seats: int) -> int:
    """The subject with its seat, if it has one, moved on around the table; seats nobody sits on stay."""
    each = PER_CITY if about == A_PLACE else KINDS if about == A_SEAT_AND_KIND else 1 if about == A_SEAT else 0
    if each == 0 or subject // each >= seats:
        return subject
    return (subject // each + by) % seats * each + subject % each
