"""A table as its entries make it: seats, game, clocks, requests. Pure: no time of its own, no files, no sockets.

``apply`` carries out an entry that is stored already; whether it may be written at all is for ``requests.py`` to say.
"""

import json
from array import array
from collections.abc import Callable
from typing import Any, Final

from regalia.games import door_of, new_record, setup_from_json, start
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.record import STRIDE, Record
from regalia.kernel.setup import Setup
from regalia.kernel.store import DamagedState
from regalia.server.sockets.server_messages import (
    Happened,
    Origin,
    Said,
    ShownClock,
    ShownFair,
    ShownTable,
    TakenBack,
)
from regalia.server.tables import entries as log
from regalia.server.tables import handing, seating
from regalia.server.tables.answers import Answers, Given
from regalia.server.tables.checks import check_of
from regalia.server.tables.clocks import Clocks
from regalia.server.tables.fair import commitment, table_file
from regalia.server.tables.news import Item, News
from regalia.server.tables.seats import Seat, UndoRequest
from regalia.server.types import Choices, Options, game_of, hashed_choices
from regalia.server.views.view_json import public_setup

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
NOBODY: Final = -1
MOST_ENTRIES: Final = 20_000  # a game has a few thousand at most; filling a disk takes many tables
REFS: Final = 1_024  # how many requests of one person are remembered as carried out

UNSHOWN: Final = (log.Answered, log.Chatted, log.Offered, log.Handed)  # nothing of them is in ``shown``

Deal = Callable[[Setup, bool], Game]


class OtherRules(ValueError):
    """The stored answers do not lead where they led when they were given."""


class Table:
    """``seq``: how many entries there are; ``news[n]``: what entry n + 1 told, for every viewer to see as far as allowed."""

    def __init__(self, deal: Deal = start) -> None:
        self.deal: Final = deal
        self.seq = 0
        self.id = ""
        self.name = ""
        self.choices: Choices
        self.options = Options()
        self.secret = ""
        self.seats: list[Seat] = []
        self.host = 0
        self.next = ""
        self.practice = False
        self.lesson = ""
        self.origin: tuple[str, int] = ("", 0)  # the table it went on from, and after how many answers
        self.rules = 0
        self.is_past = False  # a finished game: it may be replayed with other rules, as long as they lead to the same
        self.game: Game | None = None
        self.before: Game | None = None  # the game before the last answer, while nothing else happened since
        self.record: Record | None = None
        self.line: Final = Answers()  # the answers that lead to the game as it is
        self.replies: Final = Answers()  # all answers ever: for those who ask again
        self.decision = 0  # the number of the last decision that was opened
        self.undo: UndoRequest | None = None
        self.refused: set[int] = set()  # decisions whose undoing was refused: it is not asked for twice
        self.refs: dict[str, dict[str, dict[str, Any]]] = {}  # by the key of the asking person: seats change hands
        self.clocks = Clocks()
        self.news: Final = News()
        self.times: Final = array("q")
        self.table_changed = 0  # the last entry that changed what ``shown`` shows
        self.view_changed = 0

    # -- looking at it -----------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return LOBBY if self.game is None else OVER if self.game.decision is None else PLAYING

    def is_full(self) -> bool:
        """Nothing more is written. From the half on answers are, and what goes with them: nobody can end a game by talking."""
        return self.seq >= MOST_ENTRIES

    def asked(self) -> int:
        """The seat that must decide; NOBODY if none must."""
        return NOBODY if self.game is None or self.game.decision is None else self.game.decision.seat

    def seat_of(self, key: str) -> int:
        """Whose key it is; NOBODY if nobody's. Bots and empty seats have none, and no key opens them."""
        return next((number for number, seat in enumerate(self.seats) if key and seat.key == key), NOBODY)

    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by_person()]

    def owned(self) -> list[int]:
        """The seats that belong to people, also while a bot stands in."""
        return [number for number, seat in enumerate(self.seats) if seat.key]

    def shares(self) -> list[str]:
        return [seat.share for seat in self.seats]

    def choices_json(self) -> dict[str, Any]:
        return hashed_choices(self.choices)

    def deadline(self) -> int:
        """When somebody's time is up; 0 if no clock runs."""
        asked = self.asked()
        if asked == NOBODY or not self.seats[asked].is_played_by_person():
            return 0
        return self.clocks.deadline(self.options.clock, asked)

    def shown(self) -> ShownTable:
        over = self.phase == OVER
        undo = self.undo
        return ShownTable(
            id=self.id,
            name=self.name,
            phase=self.phase,  # type: ignore[arg-type]
            choices=self.choices,
            options=self.options,
            setup=None if self.game is None else public_setup(self.game.setup, over),
            rules=self.rules or door_of(game_of(self.choices)).rules,
            host=self.host,
            seats=[seat.shown() for seat in self.seats],
            undo=None if undo is None else undo.shown(),
            clock=ShownClock(self.asked() if self.deadline() else NOBODY, self.deadline(), self.clocks.banks),
            fair=ShownFair(
                commitment=commitment(self.secret),
                shares=self.shares(),
                secret=self.secret if over else "",
                seed=str(self.game.setup.seed) if over and self.game is not None else "",
            ),
            next=self.next,
            practice=self.practice,
            lesson=self.lesson,
            origin=Origin(*self.origin, self.host) if self.origin[0] else None,
        )

    def file(self) -> dict[str, Any]:
        """What is handed out after the end; of practice the record alone, since nothing was shuffled."""
        assert self.record is not None and self.phase == OVER
        if self.practice:
            return dict(json.loads(self.record.text()))
        return table_file(self.id, self.record, self.secret, self.choices_json(), self.shares())

    # -- what happens ------------------------------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry, prepared: Game | None = None) -> None:
        """``prepared``: the game after the answer, if it was tried out already; its journal holds what happened."""
        if not isinstance(entry, log.Opened) and entry.ref:
            self.remember(entry.seat, entry.ref, entry)
        asked = self.asked()
        if asked != NOBODY:  # whatever happens: who is asked has thought until now
            self.clocks.charge(asked if self.seats[asked].is_played_by_person() else NOBODY, entry.at)
        items = HANDLERS[type(entry)](self, entry) if prepared is None else self.adopt(entry, prepared)
        self.seq += 1
        self.news.append(items)
        self.times.append(entry.at)
        if not isinstance(entry, UNSHOWN) or self.options.clock.kind != "none" or self.phase == OVER:
            self.table_changed = self.seq
        if isinstance(entry, (log.Answered, log.Started, log.Undone)):
            self.view_changed = self.seq
            if self.undo is not None:  # granted, or answered by playing on
                self.undo = None
                self.table_changed = self.seq

    def remember(self, seat: int, ref: str, entry: log.AnyEntry) -> None:
        by = getattr(entry, "by", NOBODY)
        args = {"table": entry.table} if isinstance(entry, log.Rematched) else {}
        key = self.seats[by if isinstance(by, int) and by != NOBODY else seat].key
        mine = self.refs.setdefault(key, {})
        mine[ref] = args
        if len(mine) > REFS:
            del mine[next(iter(mine))]

    def done(self, key: str, ref: str) -> dict[str, Any] | None:
        """What a request of that person was answered with, if it was carried out before."""
        return self.refs.get(key, {}).get(ref)

    def opened(self, entry: log.Opened) -> list[Item]:
        self.id = entry.id
        self.name = entry.name
        self.choices = entry.choices
        self.options = entry.options
        self.secret = entry.secret
        self.practice = entry.practice
        self.lesson = entry.lesson
        self.origin = (entry.origin, entry.step)
        self.seats = [Seat() for _ in range(entry.choices.seats)]
        return [Happened("opened")]

    def put_again(self, seat: int, at: int) -> None:
        """Somebody else answers for a seat now; if it is asked, they are asked anew, but the thought goes on."""
        if seat == self.asked():
            self.clocks.put = at

    def configured(self, entry: log.Configured) -> list[Item]:
        if entry.options is not None:
            self.options = entry.options
        if entry.choices is not None:
            self.choices = entry.choices
            number = entry.choices.seats
            self.seats = self.seats[:number] + [Seat() for _ in range(number - len(self.seats))]
        for seat in self.seats:
            seat.ready = False
        return [Happened("configured", entry.seat)]

    def said_ready(self, entry: log.SaidReady) -> list[Item]:
        seat = self.seats[entry.seat]
        seat.ready = entry.ready
        if entry.ready:
            seat.share = entry.share
        return [Happened("ready" if entry.ready else "unready", entry.seat)]

    def started(self, entry: log.Started) -> list[Item]:
        setup = setup_from_json(entry.setup)
        known = door_of(setup.game).rules
        if entry.rules != known and not self.is_past:
            raise OtherRules(f"it was begun with rules version {entry.rules}, and this program has {known}")
        try:
            game = self.deal(setup, True)
        except DamagedState as problem:  # a position of other rules
            raise OtherRules(str(problem)) from problem
        if entry.check and entry.check != check_of(game):
            raise OtherRules(f"the cards are dealt otherwise than with rules version {entry.rules}")
        self.rules = entry.rules
        self.record = new_record(setup)
        self.record.rules = entry.rules
        self.game = game
        self.clocks.begin(self.options.clock, len(self.seats), entry.at)
        self.decision += 1
        self.put(entry.at)
        return [Happened("started", entry.seat), *taken(game)]

    def answered(self, entry: log.Answered) -> list[Item]:
        """An answer of the past: it was legal then, and if it is not now, the rules have changed."""
        trial = self.tried(entry.option)
        if (entry.check and entry.check != check_of(trial)) or (entry.print and entry.print != self.print_after(trial)):
            raise OtherRules(f"answer {len(self.line) + 1} leads elsewhere than it did with rules version {self.rules}")
        return self.adopt(entry, trial)

    def tried(self, option: int) -> Game:
        """A copy of the game after an answer; the game itself is not touched."""
        assert self.game is not None
        trial = self.game.copy()
        trial.listen()
        trial.answer_number(option)
        return trial

    def print_after(self, trial: Game) -> str:
        """The fingerprint that goes with the next answer, if one does."""
        return trial.fingerprint() if (len(self.line) + 1) % STRIDE == 0 else ""

    def adopt(self, entry: log.AnyEntry, trial: Game) -> list[Item]:
        assert isinstance(entry, log.Answered) and self.record is not None
        items = taken(trial)
        given = Given(entry.seat, entry.decision, entry.option, self.seq + 1, entry.by, self.clocks.spent)
        self.clocks.answered(self.options.clock, entry.seat, len(self.line), entry.by != "bot")
        self.line.append(given)
        self.replies.append(given)
        self.record.answers.append(entry.option)
        if entry.print:
            self.record.prints.append(entry.print)
        self.before, self.game = self.game, trial
        self.decision += 1
        self.put(entry.at)
        seat = self.seats[entry.seat]
        if entry.weaker and not seat.weaker:
            items.append(Happened("weaker", entry.seat, seat.name, seat.bot))
        seat.weaker = entry.weaker
        if trial.decision is None:
            self.record.outcome = trial.outcome()
            items.append(Happened("over"))
        return items

    def undo_asked(self, entry: log.UndoAsked) -> list[Item]:
        answers = self.line.row(self.line.place(entry.decision))
        self.undo = UndoRequest(self.seq + 1, entry.seat, entry.decision, answers, entry.waits_for)
        return [Happened("undo_asked", entry.seat)]

    def agreed(self, entry: log.Agreed) -> list[Item]:
        assert self.undo is not None
        if entry.agree:
            self.undo.waits_for.remove(entry.seat)
            return []
        self.refused.add(self.undo.decision)
        self.undo = None
        return [Happened("undo_refused", entry.seat)]

    def undone(self, entry: log.Undone) -> list[Item]:
        assert self.record is not None
        kept = self.line.place(entry.decision)
        assert kept >= 0
        events, answers = 0, self.line.row(kept)
        for place in range(kept, len(self.line)):
            given = self.line[place]
            events += self.told_by(given)
            self.clocks.keep(place, given.seat, given.spent)
        self.clocks.keep(len(self.line), self.asked(), self.clocks.spent)
        self.game = self.game_at(kept)
        self.before = None
        self.line.cut(kept)
        del self.record.answers[kept:]
        del self.record.prints[kept // STRIDE :]
        self.decision += 1
        self.put(entry.at)
        return [TakenBack(entry.seat, entry.decision, events, answers)]

    def told_by(self, given: Given) -> int:
        """How many events an answer led to."""
        return sum([isinstance(item, Event) for item in self.news[given.seq - 1]])

    def has_answered(self, seat: int) -> bool:
        """Whether its player has given an answer that stands, so that there is one to take back."""
        return self.phase == PLAYING and self.line.has_person(seat)

    def put(self, at: int) -> None:
        """The next question is put: what was thought about it before it was taken back is not given back."""
        self.clocks.opens(len(self.line), self.asked(), at)

    def game_at(self, answers: int) -> Game:
        """The game when so many of its answers had been given."""
        if answers == len(self.line) - 1 and self.before is not None:
            return self.before
        assert self.record is not None
        game = self.deal(self.record.setup, False)
        for option in self.line.options(answers):
            game.answer_number(option)
        return game

    def chatted(self, entry: log.Chatted) -> list[Item]:
        return [Said(entry.seat, entry.text, entry.phrase)]

    def rematched(self, entry: log.Rematched) -> list[Item]:
        self.next = entry.table
        return [Happened("rematch", entry.seat)]


def taken(game: Game) -> list[Item]:
    """What was written into the journal; the game goes on without it, so that copies and comparisons are cheap."""
    events: list[Item] = list(game.journal or ())
    game.journal = None
    return events


HANDLERS: Final[dict[type, Callable[[Table, Any], list[Item]]]] = {
    log.Opened: Table.opened,
    log.Sat: seating.sat,
    log.Moved: seating.moved,
    log.Renamed: seating.renamed,
    log.Filled: seating.filled,
    log.Emptied: seating.emptied,
    log.Removed: seating.removed,
    log.CameBack: seating.came_back,
    log.Offered: handing.offered,
    log.Handed: handing.handed,
    log.Configured: Table.configured,
    log.SaidReady: Table.said_ready,
    log.Started: Table.started,
    log.Answered: Table.answered,
    log.UndoAsked: Table.undo_asked,
    log.Agreed: Table.agreed,
    log.Undone: Table.undone,
    log.Chatted: Table.chatted,
    log.Silenced: seating.silenced,
    log.Rematched: Table.rematched,
}
