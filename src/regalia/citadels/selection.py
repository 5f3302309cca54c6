"""The selection phase: characters are set aside, passed around and chosen in secret; then the Theater.

Who does what in which order is a script, a tuple of steps; a step is the distance from the crowned player times three plus
what is done: keep a character, drop one, or set one aside at random.
"""

from typing import Final

from regalia.citadels.layout import (
    A_RANK,
    A_SEAT,
    FACE_DOWN,
    FACE_UP,
    MOST_SEATS,
    PACK,
    RANKS,
    THEATER,
    role,
)
from regalia.citadels.table import Citadels
from regalia.kernel.cards import NOBODY
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb

KEEPS: Final = 0
DROPS: Final = 1
AT_RANDOM: Final = 2


def script_for(seats: int, third_seat_chooses: bool) -> tuple[int, ...]:
    if seats == 2:  # C-SEL-23, -24
        return (0 + KEEPS, 3 + KEEPS, 3 + DROPS, 0 + KEEPS, 0 + DROPS, 3 + KEEPS)
    if seats == 3:  # C-SEL-27 … -30
        between = 6 + (DROPS if third_seat_chooses else AT_RANDOM)
        return (0 + KEEPS, 3 + KEEPS, 6 + KEEPS, between, 0 + KEEPS, 3 + KEEPS, 6 + KEEPS)
    return tuple(3 * step + KEEPS for step in range(seats))  # C-SEL-17


SCRIPTS: Final = [[script_for(seats, chooses) for seats in range(MOST_SEATS + 1)] for chooses in (False, True)]


def script_of(game: Citadels) -> tuple[int, ...]:
    return SCRIPTS[int(game.box.edition.third_seat_chooses_discard)][game.seats]


def lay_out_characters(game: Citadels) -> None:
    """All characters are gathered and shuffled; some lie face up, one face down (C-SEL-01, -02)."""
    for zone in (FACE_UP, FACE_DOWN):
        game.move_all(zone, PACK)
    for seat in range(game.seats):
        game.move_all(role(seat), PACK)
    game.shuffle(PACK)
    pack = game.zones[PACK]
    for _ in range(game.box.face_up):
        top = pack[-1] if pack[-1] != 4 else pack[-2]  # rank 4 is replaced before it goes back (C-SEL-13, -14)
        game.move(top, PACK, FACE_UP)
    if game.box.face_up:
        game.shuffle(PACK)
    game.draw(PACK, FACE_DOWN)
    game.zones[PACK].sort()  # its order says nothing


def begin_selection(game: Citadels) -> None:
    game.chose_first = game.crown  # C-CROWN-01
    lay_out_characters(game)
    game.packs = [0] * (2 * game.seats)
    hand_on(game, 0)


def hand_on(game: Citadels, at: int) -> None:
    """Pass the pack to whoever acts next, who looks at it."""
    script = script_of(game)
    if at == len(script):
        while game.zones[PACK]:
            game.draw(PACK, FACE_DOWN)  # C-SEL-18
        return
    seat = (game.chose_first + script[at] // 3) % game.seats
    if script[at] % 3 == AT_RANDOM:
        game.draw_at_random(PACK, FACE_DOWN)  # C-SEL-28
        hand_on(game, at + 1)
        return
    if at == len(script) - 1 and game.box.last_takes_face_down:
        game.draw(FACE_DOWN, PACK)  # C-SEL-07, -12
        game.zones[PACK].sort()
    if script[at] % 3 == KEEPS:
        seen = 0
        for rank in game.zones[PACK]:
            seen |= 1 << rank
        lap = 0 if at < game.seats else 1
        if game.seats == 2:
            lap = 0 if at < 2 else 1
        game.packs[lap * game.seats + seat] = seen
        game.show(PACK, 1 << seat)
    game.push(ChooseCharacter(at))


class ChooseCharacter(Effect[Citadels]):
    """``at``: the step of the script."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, game: Citadels) -> Decision | None:
        step = script_of(game)[self.at]
        seat = (game.chose_first + step // 3) % game.seats
        if step % 3 == DROPS:
            return Decision(seat, DROP_WHICH, [DROP.options[rank] for rank in game.zones[PACK]])
        return Decision(seat, CHOOSE_WHICH, [CHOOSE.options[rank] for rank in game.zones[PACK]])

    def chosen(self, game: Citadels, option: Option) -> None:
        step = script_of(game)[self.at]
        seat = (game.chose_first + step // 3) % game.seats
        if step % 3 == DROPS:
            game.move(option.subject, PACK, FACE_DOWN, by=1 << seat)  # C-SEL-25, -26
            if game.journal is not None:
                game.tell("sets_character_aside", "C-SEL-24", (seat,), (option.subject,), 1 << seat)
        else:
            game.move(option.subject, PACK, role(seat))  # C-SEL-19
            if game.journal is not None:
                game.tell("chooses_character", "C-SEL-17", (seat,), (option.subject,), 1 << seat)
        hand_on(game, self.at + 1)


class TheaterOpens(Effect[Citadels]):
    """Selection is over: the Theater's owner may exchange characters (D-THEATER-01, R-62)."""

    def run(self, game: Citadels) -> Decision | None:
        owner = game.owner(THEATER)
        if owner != NOBODY:
            game.push(ChoosePartner(owner))
        return None


class ChoosePartner(SeatEffect[Citadels]):
    """A partner is chosen without seeing any card (D-THEATER-02)."""

    def run(self, game: Citadels) -> Decision | None:
        options = [EXCHANGE_CHARACTERS.options[seat] for seat in range(game.seats) if seat != self.seat]
        options.append(PASS)
        return Decision(self.seat, EXCHANGE_WITH, options)

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is not PASS:
            game.push(GiveCharacter(self.seat, option.subject))


class GiveCharacter(Effect[Citadels]):
    """With two characters each the owner picks which one to give and takes one at random (D-THEATER-04)."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat: Final = seat
        self.partner: Final = partner

    def run(self, game: Citadels) -> Decision | None:
        mine = game.zones[role(self.seat)]
        if len(mine) == 1:
            self.exchange(game, mine[0])
            return None
        return Decision(self.seat, GIVE_WHICH, [GIVE_CHARACTER.options[rank] for rank in sorted(mine)])

    def chosen(self, game: Citadels, option: Option) -> None:
        self.exchange(game, option.subject)

    def exchange(self, game: Citadels, given: int) -> None:
        mine, theirs = role(self.seat), role(self.partner)
        taken = game.draw_at_random(theirs, mine)
        game.move(given, mine, theirs)
        both = 1 << self.seat | 1 << self.partner
        game.show_card(taken, both)  # each knows both cards, nobody else does (D-THEATER-03)
        game.show_card(given, both)
        if game.journal is not None:
            told = (self.seat, self.partner)
            game.tell("exchanges_characters", "D-THEATER-01", told, (given, taken), both)


CHOOSE: Final = Verb("choose", RANKS, A_RANK)
DROP: Final = Verb("drop", RANKS, A_RANK)
EXCHANGE_CHARACTERS: Final = Verb("exchange_characters", MOST_SEATS, A_SEAT)
GIVE_CHARACTER: Final = Verb("give_character", RANKS, A_RANK)
CHOOSE_WHICH: Final = Question("choose_character", "C-SEL-17")
DROP_WHICH: Final = Question("drop_character", "C-SEL-24")
EXCHANGE_WITH: Final = Question("exchange_characters", "D-THEATER-01")
GIVE_WHICH: Final = Question("give_character", "D-THEATER-04")
