"""Many games side by side, stepped in one loop; compiled. Knows nothing of arrays: rows of numbers and lists are enough."""

from typing import Any, Final

from regalia.env.actions import Actions
from regalia.env.cells import BytesWriter, i32, i64, read_i32_le, write_i32_le
from regalia.env.encoder import Encoder
from regalia.env.rewards import rewards
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import IllegalOption
from regalia.kernel.setup import Setup

SEEDS: Final = 1 << 30
RUNNING: Final = 0
OVER: Final = 1
CUT: Final = 2  # ended before its end, after very many decisions


class Lanes:
    """Lane by lane a game, dealt anew as soon as it ends: what is seen after a step is always an open question.

    After ``step``: ``rows`` what the seat that is asked sees, ``seats`` whose question it is, ``choices`` the legal actions
    of all lanes one after the other, ``starts`` where those of each lane begin and ``counts`` how many there are (numbers of
    four bytes), ``spots`` where all these are in the masks (of eight bytes), ``ended`` the lanes whose game is over with how
    it ended, and ``worth`` what that was worth to their seats.

    ``step`` may be done in parts: ``accept`` all answers, then ``go_on`` with some lanes at a time, in their order; ``rows``
    then holds those of the last part.
    """

    total: i64  # choices written so far

    def __init__(
        self,
        setup: Setup,
        start: Any,
        encoder: Encoder,
        actions: Actions,
        seeds: list[int],
        reward: str,
        most_decisions: int,
        observes: bool,
        masks: bool = False,
    ) -> None:
        self.setup: Final = setup
        self.start: Final = start  # deals the game of a setup
        self.encoder: Final = encoder
        self.actions: Final = actions
        self.reward: Final = reward
        self.most_decisions: Final = most_decisions
        self.observes: Final = observes
        self.masks: Final = masks
        self.number: Final = len(seeds)
        self.lots: Final = [Chance(seed) for seed in seeds]
        self.games: Final[list[Game]] = [self.deal(lane) for lane in range(len(seeds))]
        self.answered: Final = [0] * len(seeds)
        self.rows: Final = BytesWriter()
        self.seats: Final = BytesWriter()
        self.spots: Final = BytesWriter()
        self.written: Final = BytesWriter()
        self.written_starts: Final = BytesWriter()
        self.written_counts: Final = BytesWriter()
        self.choices = b""
        self.starts = b""
        self.counts = b""
        self.total = 0
        self.accepted: list[int] = []
        self.ended: list[tuple[int, int]] = []
        self.worth: list[list[float]] = []
        for lane in range(len(seeds)):
            self.look(lane, self.games[lane])
        self.settle()

    def deal(self, lane: int) -> Game:
        game = self.start(self.setup.reseeded(self.lots[lane].below(SEEDS)))
        assert isinstance(game, Game)
        return game

    def look(self, lane: int, game: Game) -> None:
        """Write down what is asked in a lane, after those before it."""
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        options = decision.options
        number: i64 = 0
        if self.masks:
            number = self.actions.write_both(options, seat, i64(lane) * self.actions.size, self.written, self.spots)
        else:
            number = self.actions.write(options, seat, self.written)
        write_i32_le(self.written_starts, i32(self.total))
        write_i32_le(self.written_counts, i32(number))
        self.total += number
        self.seats.append(seat)
        if self.observes:
            self.encoder.write(game, seat, self.rows)

    def step(self, answers: bytes) -> None:
        """``answers``: an action for every lane, numbers of four bytes."""
        self.accept(answers)
        self.go_on(0, self.number)
        self.settle()

    def accept(self, answers: bytes) -> None:
        """Refuses them all, before anything happens, if one is not legal."""
        self.accepted = [self.chosen(lane, read_i32_le(answers, 4 * i64(lane))) for lane in range(self.number)]
        self.forget()

    def forget(self) -> None:
        """What was written of the last questions."""
        self.seats.truncate(0)
        self.spots.truncate(0)
        self.written.truncate(0)
        self.written_starts.truncate(0)
        self.written_counts.truncate(0)
        self.total = 0
        self.ended = []
        self.worth = []

    def state(self) -> tuple[list[Game], list[Chance], list[int]]:
        """What ``resume`` needs to go on from here, independent of what happens to these lanes."""
        return [game.copy() for game in self.games], [lot.copy() for lot in self.lots], self.answered[:]

    def resume(self, games: list[Game], lots: list[Chance], answered: list[int]) -> None:
        """Go on with the games of other lanes of the same setup."""
        self.games[:] = games
        self.lots[:] = lots
        self.answered[:] = answered
        self.forget()
        self.rows.truncate(0)
        for lane in range(self.number):
            self.look(lane, self.games[lane])
        self.settle()

    def go_on(self, first: int, end: int) -> None:
        """Play what was accepted in these lanes, up to their next questions."""
        self.rows.truncate(0)
        for lane in range(first, end):
            game = self.games[lane]
            game.answer_number(self.accepted[lane])
            answered = self.answered[lane] + 1
            self.answered[lane] = answered
            if game.decision is None:
                self.finish(lane, OVER)
                game = self.games[lane]
            elif answered >= self.most_decisions:
                self.finish(lane, CUT)
                game = self.games[lane]
            self.look(lane, game)

    def settle(self) -> None:
        """After the last part."""
        self.choices = self.written.getvalue()
        self.starts = self.written_starts.getvalue()
        self.counts = self.written_counts.getvalue()

    def chosen(self, lane: int, action: i32) -> int:
        """The number of the option that an action is, found among what was written; nothing has happened yet if it is none."""
        choices = self.choices
        at: i64 = 4 * i64(read_i32_le(self.starts, 4 * i64(lane)))
        count = i64(read_i32_le(self.counts, 4 * i64(lane)))
        decision = self.games[lane].decision
        assert decision is not None
        number: i64 = 0
        while number < count:
            if read_i32_le(choices, at) == action:
                if count == len(decision.options):
                    return int(number)
                return self.actions.index(int(action), decision.options, decision.seat)  # several options were one action
            number += 1
            at += 4
        raise IllegalOption(
            "action {option} is not legal in game {lane}; expected one of: {known}",
            "not_legal",
            option=int(action),
            lane=lane,
            known=tuple([str(one) for one in self.actions.numbers(decision.options, decision.seat)]),
        )

    def finish(self, lane: int, how: int) -> None:
        self.ended.append((lane, how))
        self.worth.append(rewards(self.games[lane], self.reward))
        self.games[lane] = self.deal(lane)
        self.answered[lane] = 0
