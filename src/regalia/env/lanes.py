"""Many games side by side, stepped in one loop; compiled. Knows nothing of arrays: rows of numbers and lists are enough."""

from typing import Any, Final

from regalia.env.actions import Actions
from regalia.env.encoder import Encoder
from regalia.env.rewards import rewards
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Decision, IllegalOption
from regalia.kernel.setup import Setup

SEEDS: Final = 1 << 30
RUNNING: Final = 0
OVER: Final = 1
CUT: Final = 2  # ended before its end, after very many decisions


class Lanes:
    """Lane by lane a game, dealt anew as soon as it ends: what is seen after a step is always an open question.

    After ``step``: ``rows`` what the seat that is asked sees, ``seats`` whose question it is, ``choices`` the legal actions
    of all lanes one after the other, ``counts`` how many each lane has, ``ended`` the lanes whose game is over with how it
    ended, and ``worth`` what that was worth to their seats.
    """

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
    ) -> None:
        self.setup: Final = setup
        self.start: Final = start  # deals the game of a setup
        self.encoder: Final = encoder
        self.actions: Final = actions
        self.reward: Final = reward
        self.most_decisions: Final = most_decisions
        self.observes: Final = observes
        self.number: Final = len(seeds)
        self.lots: Final = [Chance(seed) for seed in seeds]
        self.games: Final[list[Game]] = [self.deal(lane) for lane in range(len(seeds))]
        self.answered: Final = [0] * len(seeds)
        self.rows: Final = bytearray(encoder.size * len(seeds) if observes else 0)
        self.legal: Final[list[list[int]]] = [[] for _ in seeds]
        self.seats: Final = [0] * len(seeds)
        self.counts: Final = [0] * len(seeds)
        self.choices: list[int] = []
        self.ended: list[tuple[int, int]] = []
        self.worth: list[list[float]] = []
        for lane in range(len(seeds)):
            self.look(lane)

    def deal(self, lane: int) -> Game:
        game = self.start(self.setup.reseeded(self.lots[lane].below(SEEDS)))
        assert isinstance(game, Game)
        return game

    def look(self, lane: int) -> None:
        """Write down what is asked in a lane."""
        game = self.games[lane]
        decision = game.decision
        assert decision is not None
        self.note(lane, decision)
        if self.observes:
            self.encoder.write(game, decision.seat, self.rows, lane * self.encoder.size)

    def note(self, lane: int, decision: Decision) -> None:
        legal = self.actions.numbers(decision.options, decision.seat)
        self.legal[lane] = legal
        self.seats[lane] = decision.seat
        self.counts[lane] = len(legal)
        self.choices.extend(legal)

    def step(self, answers: list[int]) -> None:
        self.choices = []
        self.ended = []
        self.worth = []
        for lane in range(self.number):
            legal = self.legal[lane]
            action = answers[lane]
            if action not in legal:
                raise IllegalOption(
                    "action {option} is not legal in game {lane}; expected one of: {known}",
                    "not_legal",
                    option=action,
                    lane=lane,
                    known=tuple([str(one) for one in legal]),
                )
            game = self.games[lane]
            game.answer_number(legal.index(action))
            self.answered[lane] = self.answered[lane] + 1
            if game.decision is None:
                self.finish(lane, OVER)
            elif self.answered[lane] >= self.most_decisions:
                self.finish(lane, CUT)
            self.look(lane)

    def finish(self, lane: int, how: int) -> None:
        self.ended.append((lane, how))
        self.worth.append(rewards(self.games[lane], self.reward))
        self.games[lane] = self.deal(lane)
        self.answered[lane] = 0
