"""One game as a learner meets it: arrays for what a seat sees and may do, numbers for what it does."""

from secrets import randbits
from typing import Any, Final, Literal

from regalia import games
from regalia.env.actions import PASS_OR_WAIT
from regalia.env.history import History
from regalia.env.rewards import PLACEMENT, check_reward, rewards
from regalia.env.spec import Spec
from regalia.extras import extra
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import IllegalOption
from regalia.kernel.setup import Setup

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

Cells = NDArray[np.int8] | NDArray[np.float32]
Kind = Literal["int8", "float32"]
MOST_DECISIONS: Final = 10_000  # a game in which nobody has money any more may have no end in the rules
SEEDS: Final = 1 << 30
SEED_BITS: Final = 48  # a seed is short enough to type and exact in any reader of JSON


def fresh_seed() -> int:
    """One that nobody chose and nobody had before."""
    return randbits(SEED_BITS)


class Play:
    """The game of a setup, dealt anew by ``reset``: by ``seed`` first, or without one by a fresh one. ``dealt`` is the seed of
    the deal; the setup's own seed is only that of the game there is before the first ``reset``.

    With ``history`` observations have the last so many events, too; ``dtype`` is what their cells are.
    """

    def __init__(
        self,
        setup: Setup,
        reward: str = PLACEMENT,
        most_decisions: int = MOST_DECISIONS,
        history: int = 0,
        dtype: Kind = "int8",
        seed: int | None = None,
    ) -> None:
        self.setup: Final = setup
        self.spec: Final = Spec(setup)
        self.reward: Final = check_reward(reward)
        self.most_decisions: Final = most_decisions
        self.history: Final = History(setup, history) if history else None
        self.dtype: Final = np.dtype(dtype)
        self.waiting: Final = np.zeros(self.spec.actions.size, dtype=np.int8)  # the mask of a seat that is not asked
        self.waiting[PASS_OR_WAIT] = 1
        self.waiting.flags.writeable = False
        self.first: int | None = seed
        self.seeds: Chance | None = None  # of the deals that follow from the last seed that was given, or fresh
        self.dealt = setup.seed
        self.answered = 0
        self.game: Game = games.start(setup, listen=history > 0)

    def reset(self, seed: int | None = None) -> None:
        """Deal: by this seed, or by the next of those that follow from the last one given; by a fresh one if none ever was."""
        if seed is None and self.seeds is not None:
            self.dealt = self.seeds.below(SEEDS)
        else:
            given = self.first if seed is None else seed
            self.dealt = fresh_seed() if given is None else given
            self.seeds = Chance(self.dealt)
        self.game = games.start(self.setup.reseeded(self.dealt), listen=self.history is not None)
        self.answered = 0

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.waiting.flags.writeable = False  # arrays forget it when they are copied

    # -- looking -----------------------------------------------------------------------------------------------------

    def asked(self) -> int:
        """The seat that must act; -1 once nobody must."""
        return -1 if self.game.decision is None or self.is_cut() else self.game.decision.seat

    def is_over(self) -> bool:
        return self.game.decision is None

    def is_cut(self) -> bool:
        """Ended before its end, after very many decisions."""
        return self.answered >= self.most_decisions and self.game.decision is not None

    def observation(self, seat: int) -> Cells:
        cells: Cells = np.frombuffer(bytearray(self.spec.encoder.row(self.game, seat)), dtype=np.int8)
        return cells if self.dtype == np.int8 else cells.astype(self.dtype)

    def seen(self, seat: int) -> dict[str, NDArray[Any]]:
        """All that an observation holds."""
        parts: dict[str, NDArray[Any]] = {"observation": self.observation(seat), "action_mask": self.mask(seat)}
        if self.history is not None:
            parts["history"] = self.history.rows(self.game.journal or [], seat)
        return parts

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat in their order; who is not asked can only wait."""
        decision = self.game.decision
        if decision is None or decision.seat != seat or self.is_cut():
            return [PASS_OR_WAIT]
        return self.spec.actions.numbers(decision.options, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal action; never all zeros."""
        mask = np.zeros(self.spec.actions.size, dtype=np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def options(self, seat: int) -> list[tuple[int, int]]:
        """The same actions as pairs of a verb and what it is about (``Spec.pairs``)."""
        pairs = self.spec.pairs
        return [pairs[action] for action in self.legal(seat)]

    # -- acting ------------------------------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """Answer the open question for the asked seat."""
        decision = self.game.decision
        if decision is None:
            raise IllegalOption("{option} was answered, but the game is over: nothing is asked", "over", option=repr(action))
        number = self.spec.actions.index(action, decision.options, decision.seat)
        if number < 0:
            numbers = self.spec.actions.numbers(decision.options, decision.seat)
            raise IllegalOption(
                "{option} is not offered to seat {seat} ({question}); expected one of: {known}",
                "not_offered",
                option=repr(action),
                seat=decision.seat,
                question=decision.question.name,
                known=tuple([repr(one) for one in numbers]),
            )
        self.game.answer_number(number)
        self.answered += 1

    def rewards(self) -> list[float]:
        """By seat, once the game is over; a game that was cut is scored as it stands."""
        return rewards(self.game, self.reward)
