"""Options as fixed numbers. Seats in them count from the asked seat, so that a learner can sit anywhere."""

from typing import Final

from regalia.env.cells import BytesWriter, i32, i64, write_i32_le, write_i64_le
from regalia.env.slots import Slots
from regalia.env.tables import Tables, VerbRow
from regalia.kernel.options import Option, Verb

PASS_OR_WAIT: Final = 0
UNSEEN: Final = -1
SLOTTED: Final = -2  # a verb whose subjects have slots


class Actions:
    """The actions of one game with so many seats.

    An action is its verb's first number plus the subject, or its slot; a subject that names a seat is turned so that seat 0
    is the one who acts, 1 the next to the left, and so on. Options about things that are not in the game (they may be named)
    follow each other and are one action: the first of them.
    """

    def __init__(self, tables: Tables, seats: int, slots: Slots) -> None:
        self.tables: Final = tables
        self.seats: Final = seats
        self.size: Final = tables.actions
        self.slots: Final = slots
        self.slot_of: Final[list[int]] = slots.slot_of
        # by the number of a verb in this process:
        self.firsts: Final[list[int]] = []  # its first action
        self.plain: Final[list[int]] = []  # the same, unless its subjects are about seats or have slots
        self.each: Final[list[int]] = []  # how many subjects each seat has, if they are

    def numbers(self, options: list[Option], seat: int) -> list[int]:
        """The numbers of some options of one seat, in their order."""
        found: list[int] = []
        last = UNSEEN
        for option in options:
            number = self.number(option, seat)
            if number != last:
                found.append(number)
                last = number
        return found

    def write(self, options: list[Option], seat: int, out: BytesWriter) -> i64:
        """The same, as numbers of four bytes; returns how many they are."""
        written: i64 = 0
        last: i64 = UNSEEN
        for option in options:
            number: i64 = self.number(option, seat)
            if number != last:
                write_i32_le(out, i32(number))
                written += 1
                last = number
        return written

    def write_both(self, options: list[Option], seat: int, first: i64, out: BytesWriter, spots: BytesWriter) -> i64:
        """And where they lie in masks, one after the other, of which this one begins at ``first``: numbers of eight bytes."""
        written: i64 = 0
        last: i64 = UNSEEN
        for option in options:
            number: i64 = self.number(option, seat)
            if number != last:
                write_i32_le(out, i32(number))
                write_i64_le(spots, first + number)
                written += 1
                last = number
        return written

    def index(self, action: int, options: list[Option], seat: int) -> int:
        """Which of the options an action is; -1 for none of them."""
        for at, option in enumerate(options):
            if self.number(option, seat) == action:
                return at
        return -1

    def number(self, option: Option, seat: int) -> int:
        verb = option.verb.number
        if verb < len(self.plain):
            first = self.plain[verb]
            if first >= 0:
                return first + option.subject
            if first == SLOTTED:
                return self.firsts[verb] + self.slot_of[option.subject]
        return self.about_seats(option, seat)

    def about_seats(self, option: Option, seat: int) -> int:
        verb = option.verb
        if verb.number >= len(self.firsts) or self.firsts[verb.number] == UNSEEN:
            self.learn(verb)
        if self.plain[verb.number] == SLOTTED:
            return self.firsts[verb.number] + self.slot_of[option.subject]
        return self.firsts[verb.number] + turned(self.each[verb.number], option.subject, -seat, self.seats)

    def learn(self, verb: Verb) -> None:
        """Look a verb up by its name, once."""
        row = self.tables.row_of[verb.name]
        missing = verb.number + 1 - len(self.firsts)
        self.firsts.extend([UNSEEN] * missing)
        self.plain.extend([UNSEEN] * missing)
        self.each.extend([0] * missing)
        self.firsts[verb.number] = row.first
        self.each[verb.number] = self.tables.per_seat.get(row.about, 0)
        if row.about and row.about == self.slots.about:
            self.plain[verb.number] = SLOTTED
        elif self.each[verb.number] == 0:
            self.plain[verb.number] = row.first

    def row(self, action: int) -> VerbRow:
        """The verb of an action."""
        if not 0 <= action < self.size:
            raise ValueError(f"an action is a number from 0 to {self.size - 1}, not {action}")
        for row in self.tables.rows:
            if action < row.first + row.subjects:
                return row
        raise AssertionError("every action has a verb")

    def subject(self, action: int, seat: int) -> int:
        """Whom or what an action of a seat is about, as the rules count it; -1 for anything else, or an empty slot."""
        row = self.row(action)
        if row.about and row.about == self.slots.about:
            return self.slots.things[action - row.first]
        return turned(self.tables.per_seat.get(row.about, 0), action - row.first, seat, self.seats)


def turned(each: int, subject: int, by: int, seats: int) -> int:
    """The subject with its seat, if it has one, moved on around the table; seats nobody sits on stay."""
    if each == 0 or subject // each >= seats:
        return subject
    return (subject // each + by) % seats * each + subject % each
