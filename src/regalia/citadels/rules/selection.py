"""The selection phase: characters are set aside, passed around and chosen in secret.

Who does what in which order is the box's script: a tuple of steps (``printed.script_for``).
"""

from typing import Final

from regalia.citadels.rules.layout import (
    A_RANK,
    FACE_DOWN,
    FACE_UP,
    MOST_SEATS,
    PACK,
    RANKS,
    ROLES,
    SEAT_ZONES,
)
from regalia.citadels.rules.printed import AT_RANDOM, DROPS, KEEPS
from regalia.citadels.rules.table import Citadels
from regalia.kernel.effects import Effect
from regalia.kernel.native import i64
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


def lay_out_characters(game: Citadels) -> None:
    """All characters are gathered and shuffled; some lie face up, one face down (C-SEL-01, -02)."""
    game.collect(game.box.roles_lie, PACK)
    pack = game.zones[PACK]
    for _ in range(game.box.face_up):
        if pack[-1] != 4:
            game.draw(PACK, FACE_UP)
        else:  # rank 4 is replaced before it is shuffled back (C-SEL-13, -14)
            game.move(pack[-2], PACK, FACE_UP)
            game.shuffle(PACK)
    game.draw(PACK, FACE_DOWN)
    game.zones[PACK].sort()  # its order says nothing


def begin_selection(game: Citadels) -> None:
    game.chose_first = game.crown  # C-CROWN-01
    lay_out_characters(game)
    game.packs = [0] * (2 * game.seats)
    hand_on(game, 0, pack_as_set(game))


def pack_as_set(game: Citadels) -> int:
    pack = 0
    for rank in game.zones[PACK]:
        pack |= 1 << rank
    return pack


def hand_on(game: Citadels, at: int, pack: int) -> None:
    """Pass the pack to the next seat to act, which looks at it. ``pack``: the characters in it, as a set."""
    script = game.box.script
    if at == len(script):
        while game.zones[PACK]:
            game.draw(PACK, FACE_DOWN)  # C-SEL-18
        return
    step = script[at]
    act = step.act
    seat = (game.chose_first + step.after) % game.seats
    if act == AT_RANDOM:
        game.draw_at_random(PACK, FACE_DOWN)  # C-SEL-28
        hand_on(game, at + 1, pack_as_set(game))
        return
    if game.box.last_takes_face_down and at == len(script) - 1:
        game.move(game.zones[FACE_DOWN][0], FACE_DOWN, PACK, by=1 << seat)  # C-SEL-07, -12: who picks it up sees which it is
        if game.journal is not None:
            rule = "C-SEL-07" if game.seats == 7 else "C-SEL-12"
            game.tell("picks_up_character", rule, (seat,), (game.zones[PACK][-1],), 1 << seat)
        game.zones[PACK].sort()
        pack = pack_as_set(game)
    if act == KEEPS:
        known = game.known
        looks: i64 = 1 << seat
        rank: i64
        for rank in game.zones[PACK]:
            known[rank] = known[rank] | looks
        game.packs[seat if at < game.seats else game.seats + seat] = pack  # the first lap or the second
        if game.journal is not None:
            game.tell_shown(PACK, sorted(game.zones[PACK]), looks)  # its order says nothing
    game.stack.append(CHOOSE_CHARACTERS[at])


class ChooseCharacter(Effect[Citadels]):
    """``at``: the step of the script."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, game: Citadels) -> Decision | None:
        step = game.box.script[self.at]
        seat = (game.chose_first + step.after) % game.seats
        if step.act == DROPS:
            return Decision(seat, DROP_WHICH, [DROP.options[rank] for rank in game.zones[PACK]])
        return CHOICES[seat][game.packs[seat if self.at < game.seats else game.seats + seat]]

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        rank = wish.subject
        if wish.verb is not (DROP if game.box.script[self.at].act == DROPS else CHOOSE) or rank in game.zones[PACK]:
            return None
        known = 1 <= rank <= game.box.top_rank
        return Reason("not_in_pack", "C-SEL-17", (rank,)) if known else Reason("not_in_game", "C-CUSTOM-02")

    def chosen(self, game: Citadels, option: Option) -> None:
        step = game.box.script[self.at]
        seat = (game.chose_first + step.after) % game.seats
        if step.act == DROPS:
            game.move(option.subject, PACK, FACE_DOWN, by=1 << seat)  # C-SEL-25, -26
            if game.journal is not None:
                game.tell("sets_character_aside", "C-SEL-24", (seat,), (option.subject,), 1 << seat)
            hand_on(game, self.at + 1, pack_as_set(game))
        else:
            game.move(option.subject, PACK, ROLES + SEAT_ZONES * seat)  # C-SEL-19
            if game.journal is not None:
                game.tell("chooses_character", "C-SEL-17", (seat,), (option.subject,), 1 << seat)
            pack = game.packs[seat if self.at < game.seats else game.seats + seat]
            hand_on(game, self.at + 1, pack & ~(1 << option.subject))


CHOOSE_CHARACTERS: Final = [ChooseCharacter(at) for at in range(MOST_SEATS)]
CHOOSE: Final = Verb("choose", RANKS, A_RANK)
DROP: Final = Verb("drop", RANKS, A_RANK)
CHOOSE_WHICH: Final = Question("choose_character", "C-SEL-17")
FROM_PACK: Final = [[CHOOSE.options[rank] for rank in range(RANKS) if pack >> rank & 1] for pack in range(1 << RANKS)]
CHOICES: Final = [  # by seat and pack: asked so often that the questions are made once
    [Decision(seat, CHOOSE_WHICH, options) for options in FROM_PACK] for seat in range(MOST_SEATS)
]
DROP_WHICH: Final = Question("drop_character", "C-SEL-24")
