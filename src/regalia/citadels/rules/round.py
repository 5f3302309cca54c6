"""A round: selection, calling the ranks, the end of the round, and the game around it."""

from typing import Final

from regalia.citadels.rules.action_reactions import CalledWhenHit, Rank4Unanswered
from regalia.citadels.rules.knowledge import may_have
from regalia.citadels.rules.layout import (
    CHARACTERS_CHOSEN,
    HEIR_REVEALED,
    HOSPITAL,
    RANKS,
    SHARED_ZONES,
    owner_of,
    role,
)
from regalia.citadels.rules.moments import happen
from regalia.citadels.rules.selection import begin_selection
from regalia.citadels.rules.table import Citadels
from regalia.citadels.rules.turn import GATHER_ONLY, begin_turn, push_whole_turn
from regalia.kernel.cards import NOBODY
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.windows import open_window


class Round(Effect[Citadels]):
    """Rounds follow each other until one is over in which a city was completed (C-END-03, C-CALL-05)."""

    def run(self, game: Citadels) -> Decision | None:
        if game.finished:
            if game.journal is not None:
                game.tell("game_over", "C-END-03", (game.round,))
            return None
        game.round += 1
        forget_announcements(game)
        if game.journal is not None:
            game.tell("round_begins", "C-SEL-01", (game.round, game.crown))
        game.push(self)
        game.push(CALLS[1])
        if game.box.listening[CHARACTERS_CHOSEN]:
            game.push(SelectionOver())
        begin_selection(game)
        return None


class SelectionOver(Effect[Citadels]):
    def run(self, game: Citadels) -> Decision | None:
        happen(game, CHARACTERS_CHOSEN, game.crown)
        return None


def forget_announcements(game: Citadels) -> None:
    """Markers go back, and with them everything that held for the round (R-09)."""
    game.called = 0
    game.call_open = False
    game.holder = [NOBODY] * RANKS
    game.hit = 0
    game.killed = 0
    game.robbed = 0
    game.thief = NOBODY
    game.bewitched = 0
    game.witch = NOBODY
    game.witch_played = False
    game.witch_bonus = 0
    game.markers = game.box.no_markers[:]
    game.protected = NOBODY
    game.acrobat = False
    game.late_crown = NOBODY
    game.acting = 0
    game.active = NOBODY


class Call(Effect[Citadels]):
    """The crowned player calls the ranks in order; the player with the character turns it up and takes a turn (C-CALL-02)."""

    def __init__(self, rank: int) -> None:
        self.rank: Final = rank

    def run(self, game: Citadels) -> Decision | None:
        rank = self.rank
        top = game.box.top_rank
        actions = game.box.has_actions
        if not actions:
            place = game.place
            while rank <= top and place[rank] < SHARED_ZONES and (rank != game.killed or in_hospital(game, rank) == NOBODY):
                if game.journal is not None:
                    game.tell("nobody_answers", "C-CALL-04", (rank,))
                rank += 1
        if rank > top:
            game.called = top
            end_round(game)
            return None
        game.called = rank
        game.stack.append(CALLS[rank + 1])
        if actions and game.hit >> rank & 1:
            game.call_open = True
            game.push(Answer(rank))
            open_window(game, CalledWhenHit(game.crown, rank))
        else:
            answer_call(game, rank)
        return None


class Answer(Effect[Citadels]):
    """The call goes on after Rasputin was or was not played."""

    def __init__(self, rank: int) -> None:
        self.rank: Final = rank

    def run(self, game: Citadels) -> Decision | None:
        game.call_open = False
        answer_call(game, self.rank)
        return None


def answer_call(game: Citadels, rank: int) -> None:
    seat = owner_of(game.place[rank])
    if seat != NOBODY and (rank != game.killed or game.unhindered):
        take_turn(game, seat, rank)
        return
    patient = in_hospital(game, rank)
    if patient != NOBODY:
        game.push(StayInHospital(patient, rank))  # D-HOSPITAL-01
    else:
        stay_silent(game, rank)


def in_hospital(game: Citadels, rank: int) -> int:
    """Who is asked whether the Hospital saves the killed character: its owner, if it may be theirs for all the table knows."""
    owner = game.owner(HOSPITAL) if rank == game.killed else NOBODY
    if owner == NOBODY or game.place[rank] == role(owner):
        return owner
    return owner if not game.setup.tells_by_asking and may_have(game, owner, rank) else NOBODY


def stay_silent(game: Citadels, rank: int) -> None:
    """Killed or not in play: nobody can tell (C-CALL-04, C-ASSASSIN-06)."""
    if game.journal is not None:
        game.tell("nobody_answers", "C-CALL-04", (rank,))
    if rank == 4 and game.box.has_actions:
        open_window(game, Rank4Unanswered(game.crown))  # A-ACROBAT-01, -04


class StayInHospital(Effect[Citadels]):
    """Killed, but with a Hospital: reveal, gather and nothing else, or stay silent (D-HOSPITAL-01, R-D3.23).

    Who has another character can only stay silent: that it was asked tells nobody whom the Assassin hit (C-ASSASSIN-06).
    """

    def __init__(self, seat: int, rank: int) -> None:
        self.seat: Final = seat
        self.rank: Final = rank

    def run(self, game: Citadels) -> Decision | None:
        is_killed = game.place[self.rank] == role(self.seat)
        return Decision(self.seat, HOSPITAL_OR_NOT, [REVEAL_KILLED, PASS] if is_killed else [PASS])

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is not PASS:
            turn_up(game, self.seat, self.rank)
            begin_turn(game, self.seat, self.rank)
            if self.rank == 4:
                game.late_crown = self.seat  # still only at the end of the round
            game.push(GATHER_ONLY[self.seat])
        else:
            stay_silent(game, self.rank)


def turn_up(game: Citadels, seat: int, rank: int) -> None:
    """The character is revealed (C-CALL-03)."""
    game.holder[rank] = seat
    game.show_card(rank, game.everyone)
    if game.journal is not None:
        game.tell("reveals", "C-CALL-03", (seat, rank))


def take_turn(game: Citadels, seat: int, rank: int) -> None:
    unhindered = game.unhindered and game.active == seat
    turn_up(game, seat, rank)
    begin_turn(game, seat, rank)
    if unhindered:
        game.unhindered = True
        game.played_action = True
    if game.hit >> rank & 1:
        for who in game.box.hitting:
            if unhindered:
                who.misses(game, rank)
            elif who.meets(game, seat, rank):
                return
    if not game.box.cast[rank].takes_turn(game, seat):
        push_whole_turn(game, seat)


def end_round(game: Citadels) -> None:
    """Rank 4 revealed and crown moved, then the Queen's gold, then the markers go back (R-09)."""
    game.active = NOBODY
    game.acting = 0
    heir = game.late_crown
    if game.killed == 4 and game.holder[4] == NOBODY:
        heir = owner_of(game.place[4])
    if heir == NOBODY:
        return
    if game.holder[4] == NOBODY:
        game.push(LateFavour(heir))
        turn_up(game, heir, 4)  # C-CROWN-05, R-07
    if not game.acrobat:
        game.box.cast[4].moves_crown_late(game, heir, "C-CROWN-05")
    elif game.journal is not None:
        game.tell("acrobat_keeps_crown", "R-D4.4", (game.crown, heir))


class LateFavour(Effect[Citadels]):
    """A killed rank 4 is revealed only now, after the crown moved the others hear of it (C-QUEEN-03)."""

    def __init__(self, heir: int) -> None:
        self.heir: Final = heir

    def run(self, game: Citadels) -> Decision | None:
        happen(game, HEIR_REVEALED, self.heir)
        return None


CALLS: Final = [Call(rank) for rank in range(RANKS + 1)]
REVEAL_KILLED: Final = Verb("reveal_killed").of(0)
HOSPITAL_OR_NOT: Final = Question("hospital", "D-HOSPITAL-01", poker_face=True)
