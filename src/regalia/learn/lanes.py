"""Many games for a learner, of any setups side by side. Forced answers and the seats of others are played here; compiled."""

from typing import Any, Final

from regalia.bots.partner import Partner
from regalia.env.actions import Actions
from regalia.env.cells import BytesWriter, i32, i64, read_i32_le, write_i32_le
from regalia.env.encoder import Encoder
from regalia.env.rewards import rewards
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup

SEEDS: Final = 1 << 30
# who sits on a seat
LEARNER: Final = 0
PAST: Final = 1  # the learner as it was
PARTNER: Final = 2
IDLE: Final = -1  # a lane that has nothing more to play
# what a lane plays
SELF: Final = 0
WITH_PARTNERS: Final = 1
WITH_PAST: Final = 2
TASKS: Final = 3  # the games of a list, then nothing
# columns of ``meta`` before those of the seats
SEAT: Final = 0
WHO: Final = 1
ENDED: Final = 2
NUMBER: Final = 3
COLUMNS: Final = 4
THOUSAND: Final = 1000.0
PER: Final = 1000


class Task:
    """One game of a list: which setup, dealt how, who sits where, and in which style the learner plays."""

    def __init__(self, number: int, setup: int, seed: int, kinds: list[int], style: int = 0) -> None:
        self.number: Final = number
        self.setup: Final = setup
        self.seed: Final = seed
        self.kinds: Final = kinds
        self.style: Final = style

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, (self.number, self.setup, self.seed, self.kinds, self.style)


class Result:
    """How a game ended: who sat where, and by seat the share of the win."""

    def __init__(self, task: int, kinds: list[int], shares: list[float]) -> None:
        self.task: Final = task
        self.kinds: Final = kinds
        self.shares: Final = shares

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.task, self.kinds, self.shares)


class LearnLanes:
    """After ``step``, lane by lane: ``rows`` an observation, the number of seats and the style in which the asked seat plays,
    ``legal`` the numbers of the options (``width`` of them, -1 behind the last) and ``meta``: seat, who, whether a game ended
    before, how many options, then by seat what that game was worth by wins and by places, in thousandths. Numbers have four
    bytes, cells one.

    Of a thousand seats of learners, past ones too, ``styled`` draw one of so many ``styles``, from 1 on; 0 is none.
    """

    def __init__(
        self,
        setups: list[Setup],
        start: Any,
        room: int,
        encoders: list[Encoder],
        actions: list[Actions],
        partner: Partner,
        modes: list[int],
        seed: int,
        width: int,
        most_decisions: int,
        tasks: list[Task],
        styles: int = 0,
        styled: int = 0,
    ) -> None:
        self.setups: Final = setups
        self.start: Final = start  # deals the game of a setup
        self.room: Final = room
        self.encoders: Final = encoders  # by number of seats
        self.actions: Final = actions
        self.partner: Final = partner
        self.modes: Final = modes
        self.number: Final = len(modes)
        self.width: Final = width
        self.most: Final = most_decisions
        self.tasks: Final = tasks  # taken from the end
        self.styles: Final = styles
        self.styled: Final = styled if styles else 0
        self.lot: Final = Chance(seed)
        self.rows: Final = BytesWriter()
        self.legal: Final = BytesWriter()
        self.meta: Final = BytesWriter()
        self.kinds: Final[list[list[int]]] = [[] for _ in modes]
        self.style: Final[list[list[int]]] = [[] for _ in modes]  # by seat
        self.task: Final = [-1] * len(modes)
        self.answered: Final = [0] * len(modes)
        self.games: Final[list[Game | None]] = [None for _ in modes]
        self.ended: Final = [0] * len(modes)
        self.wins: Final[list[list[float]]] = [[] for _ in modes]
        self.places: Final[list[list[float]]] = [[] for _ in modes]
        self.results: list[Result] = []
        self.decisions = 0  # real ones
        self.all_decisions = 0
        self.overflow = 0  # questions with more options than there is room for
        self.ended_games = 0
        for lane in range(self.number):
            self.deal(lane)
            self.advance(lane)
            self.look(lane)

    def deal(self, lane: int) -> None:
        lot = self.lot
        mode = self.modes[lane]
        self.answered[lane] = 0
        seed = 0
        if mode == TASKS:
            if not self.tasks:
                self.games[lane] = None
                self.task[lane] = -1
                return
            task = self.tasks.pop()
            self.task[lane] = task.number
            self.kinds[lane] = task.kinds
            self.style[lane] = [task.style if kind == LEARNER else 0 for kind in task.kinds]
            setup = self.setups[task.setup]
            seed = task.seed
        else:
            setup = self.setups[lot.below(len(self.setups))]
            seed = lot.below(SEEDS)
            self.kinds[lane] = self.seated(mode, setup.seats)
            self.style[lane] = [self.styled_as(kind) for kind in self.kinds[lane]]
        game = self.start(setup.reseeded(seed))
        assert isinstance(game, Game)
        self.games[lane] = game

    def seated(self, mode: int, seats: int) -> list[int]:
        """Others on one to all but one of the seats; half the time on all but one."""
        kinds = [LEARNER] * seats
        if mode != SELF:
            lot = self.lot
            number = seats - 1 if lot.below(2) else 1 + lot.below(seats - 1)
            order = list(range(seats))
            lot.shuffle(order)
            for at in range(number):
                kinds[order[at]] = PARTNER if mode == WITH_PARTNERS else PAST
        return kinds

    def styled_as(self, kind: int) -> int:
        if kind == PARTNER or not self.styled or self.lot.below(PER) >= self.styled:
            return 0
        return 1 + self.lot.below(self.styles)

    def finish(self, lane: int, game: Game, how: int) -> None:
        seats = game.seats
        places = rewards(game)
        best = max(places)
        winners = places.count(best)
        shares = [1.0 / winners if place == best else 0.0 for place in places]
        self.ended[lane] = how
        self.wins[lane] = [(share * seats - 1.0) / (seats - 1) for share in shares]
        self.places[lane] = places
        self.ended_games += 1
        if self.modes[lane] != SELF:
            self.results.append(Result(self.task[lane], self.kinds[lane], shares))

    def advance(self, lane: int) -> None:
        """On to the next question that the learner, as it is or was, must answer."""
        while True:
            game = self.games[lane]
            if game is None:
                return
            decision = game.decision
            if decision is None:
                self.finish(lane, game, 1)
                self.deal(lane)
                continue
            if self.answered[lane] >= self.most:
                self.finish(lane, game, 2)
                self.deal(lane)
                continue
            self.all_decisions += 1
            self.answered[lane] += 1
            seat = decision.seat
            if len(decision.options) == 1:
                game.answer_number(0)
            elif self.kinds[lane][seat] == PARTNER:
                game.answer_number(self.partner.answer(game, seat, self.lot))
            else:
                return

    def look(self, lane: int) -> None:
        """Write down what is asked in a lane, after those before it."""
        game = self.games[lane]
        width: i64 = self.width
        at: i64 = 0
        seat = 0
        who = IDLE
        number = 1
        if game is None:
            self.rows.write(self.encoders[self.room].blank)
            self.rows.append(self.room)
            self.rows.append(0)
            write_i32_le(self.legal, 0)
            at = 1
        else:
            decision = game.decision
            assert decision is not None
            seat = decision.seat
            who = self.kinds[lane][seat]
            options = decision.options
            number = len(options)
            if number > self.width:
                self.overflow += 1
                number = self.width
            seats = game.seats
            self.encoders[seats].write(game, seat, self.rows)
            self.rows.append(seats)
            self.rows.append(self.style[lane][seat])
            actions = self.actions[seats]
            for option in options:
                if at == width:
                    break
                action: i64 = actions.number(option, seat)
                write_i32_le(self.legal, i32(action))
                at += 1
        while at < width:
            write_i32_le(self.legal, -1)
            at += 1
        meta = self.meta
        write_i32_le(meta, i32(seat))
        write_i32_le(meta, i32(who))
        write_i32_le(meta, i32(self.ended[lane]))
        write_i32_le(meta, i32(number))
        self.write_worth(self.wins[lane])
        self.write_worth(self.places[lane])
        self.ended[lane] = 0

    def write_worth(self, worth: list[float]) -> None:
        for one in worth:
            write_i32_le(self.meta, i32(int(THOUSAND * one)))
        for _ in range(self.room - len(worth)):
            write_i32_le(self.meta, 0)

    def step(self, answers: bytes) -> None:
        """``answers``: for every lane which of its options, numbers of four bytes."""
        self.rows.truncate(0)
        self.legal.truncate(0)
        self.meta.truncate(0)
        for lane in range(self.number):
            game = self.games[lane]
            if game is not None:
                answer = read_i32_le(answers, 4 * i64(lane))
                game.answer_number(int(answer))
                self.decisions += 1
                self.advance(lane)
            self.look(lane)
