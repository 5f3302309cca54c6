"""The turn and what comes after it: extra turns, skipped turns, the next player, the end of the game."""

from typing import Final

from regalia.dominion.rules.actions import ACTION_PHASES, NIGHT_PHASES
from regalia.dominion.rules.buying import BUY_PHASES
from regalia.dominion.rules.cleaning import CLEAN_UPS
from regalia.dominion.rules.kinds import KINDS, NO_KIND, number_in
from regalia.dominion.rules.knowledge import share_sight
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION_GAINS,
    ACTION_PHASE,
    ANY_PLAYS,
    END_OF_TURN,
    EXTRA_TURN,
    GAINS,
    LAST_GAINS,
    MOST_SEATS,
    REST_OF_TURN,
    SKIPS,
    START_OF_TURN,
    TURN_STARTS,
)
from regalia.dominion.rules.promises import come_to, is_one_too_many
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOBODY
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import Decision, Option, Question, Verb

HAND_SIZE: Final = 5


class Turn(SeatEffect[Dominion]):
    """A regular turn."""

    def run(self, game: Dominion) -> Decision | None:
        game.regular = self.seat
        game.turns[self.seat] = game.turns[self.seat] + 1  # a skipped one counts too (G-SKIP-TURN-05)
        if is_skipped(game, self.seat):
            return None
        begin_turn(game, self.seat)
        if game.journal is not None:
            game.tell("turn", "G-ACTION-PHASE-01", (self.seat, game.turns[self.seat]))
        push_phases(game, self.seat)
        return None


class ExtraTurn(Effect[Dominion]):
    """Between regular turns, with the same phases; it does not count for ties (G-EXTRA-TURN-01, -03)."""

    def __init__(self, later: Later) -> None:
        self.later: Final = later

    def run(self, game: Dominion) -> Decision | None:
        seat = self.later.seat
        if is_skipped(game, seat):
            return None
        begin_turn(game, seat)
        game.turn_kind = self.later.kind
        if game.journal is not None:
            game.tell("extra_turn", "G-EXTRA-TURN-01", (seat, self.later.kind))
        push_phases(game, seat)
        self.later.then.follow(game, seat, self.later.play)
        return None


def is_skipped(game: Dominion, seat: int) -> bool:
    """Nothing happens in a skipped turn (G-SKIP-TURN-01, -02, -04)."""
    if not game.tokens or game.token(seat, SKIPS) == 0:
        return False
    game.add_tokens(seat, SKIPS, -1)
    if game.journal is not None:
        game.tell("skips_turn", "G-SKIP-TURN-01", (seat,))
    next_turn(game)
    return True


def begin_turn(game: Dominion, seat: int) -> None:
    """One Action, one Buy, no coins (G-BUY-02)."""
    if game.box.counts_gains and game.active != NOBODY:
        game.set_token(game.active, LAST_GAINS, game.token(game.active, GAINS))
        for other in range(game.seats):
            game.set_token(other, GAINS, 0)
            game.set_token(other, ACTION_GAINS, 0)
    game.last_turn_of = game.active
    game.active = seat
    game.turn_kind = NO_KIND
    game.phase = ACTION_PHASE
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.potions = 0
    game.hand_size = HAND_SIZE
    game.plays_left = ANY_PLAYS
    if game.pending:
        game.pending = [later for later in game.pending if later.moment != REST_OF_TURN]
    if game.played:
        game.played = []
    if game.gained:
        game.gained = [both for both in game.gained if number_in(both) != seat]
    if game.in_force:
        game.in_force = []  # G-THIS-TURN-01
    if game.turned:
        game.turned = []


def push_phases(game: Dominion, seat: int) -> None:
    stack = game.stack
    stack.append(END_OF_TURN_OF[seat])
    stack.append(CLEAN_UPS[seat])
    if game.box.has_night:
        stack.append(NIGHT_PHASES[seat])
    stack.append(BUY_PHASES[seat])
    stack.append(ACTION_PHASES[seat])
    if game.pending or game.box.wakes[START_OF_TURN]:
        game.phase = TURN_STARTS  # G-START-OF-TURN-01
        come_to(game, START_OF_TURN)


class EndOfTurn(SeatEffect[Dominion]):
    """After the new hand is drawn: effects of that time, then whether the game ends (G-END-OF-TURN-01, -02)."""

    def run(self, game: Dominion) -> Decision | None:
        if game.pending or game.box.wakes[END_OF_TURN]:
            game.push(AFTER_TURN[self.seat])
            come_to(game, END_OF_TURN)
        else:
            end_or_go_on(game, self.seat)
        return None


class AfterTurn(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        end_or_go_on(game, self.seat)
        return None


def end_or_go_on(game: Dominion, seat: int) -> None:
    """Provinces or Colonies gone, or enough empty piles (G-GAME-END-01)."""
    if game.deputies is not None:
        share_sight(game)  # the new hand too
        game.deputies = None
    for zone in game.box.ending:
        if not game.zones[zone]:
            break
    else:
        if game.empty_piles() < game.box.empty_ends:
            next_turn(game)
            return
    if game.journal is not None:
        game.tell("game_ends", "G-GAME-END-01", (seat,))


def next_turn(game: Dominion) -> None:
    """An extra turn, or that of the player to the left of the last regular one (G-END-OF-TURN-03, G-SKIP-TURN-03)."""
    if game.pending:
        extra = [later for later in game.pending if later.moment == EXTRA_TURN]
        if extra:
            game.push(ChooseExtraTurn(game.active))
            return
    game.stack.append(TURNS[(game.regular + 1) % game.seats])


class ChooseExtraTurn(SeatEffect[Dominion]):
    """Of several extra turns the player whose turn has ended picks the next one (G-SIMULTANEOUS-01)."""

    def run(self, game: Dominion) -> Decision | None:
        kinds: list[int] = []
        for later in open_turns(game):
            if later.kind not in kinds:
                kinds.append(later.kind)
        if len(kinds) > 1:
            return Decision(self.seat, WHICH_TURN, [TAKE_TURN.options[kind] for kind in kinds])
        game.pending = [later for later in game.pending if later.moment != EXTRA_TURN or later in open_turns(game)]
        if kinds:
            self.chosen(game, TAKE_TURN.options[kinds[0]])
        else:
            game.push(TURNS[(game.regular + 1) % game.seats])
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        for later in open_turns(game):
            if later.kind == option.subject:
                game.pending.remove(later)
                game.push(ExtraTurn(later))
                return


def open_turns(game: Dominion) -> list[Later]:
    return [later for later in game.pending if later.moment == EXTRA_TURN and not is_one_too_many(game, later)]


# Effects that know nothing but their seat are made once.
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
END_OF_TURN_OF: Final = [EndOfTurn(seat) for seat in range(MOST_SEATS)]
AFTER_TURN: Final = [AfterTurn(seat) for seat in range(MOST_SEATS)]

TAKE_TURN: Final = Verb("take_turn", KINDS, A_KIND)
WHICH_TURN: Final = Question("which_turn", "G-SIMULTANEOUS-01")
