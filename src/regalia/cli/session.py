"""One person at a table of bots: who decides, what was answered, what can be taken back, how it is kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from regalia.arena.simulate import answer_of, seed_of
from regalia.bots import Bot, bots_of, check_bots, make_bot, seated
from regalia.cli.records import read_seats, read_texts, saved_text
from regalia.games import load_record, new_record, start
from regalia.kernel.chance import Chance
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.record import STRIDE, Record, RecordError
from regalia.kernel.setup import Setup, SetupError

REVEALING: Final = ("reveals_threat",)  # events that show what is no card


class Moment:
    """The table just before the person answered."""

    def __init__(self, game: Game, record: Record, heard: int, others_answered: int) -> None:
        self.game: Final = game.copy()
        self.answers: Final = len(record.answers)
        self.prints: Final = len(record.prints)
        self.heard: Final = heard
        self.others_answered: Final = others_answered


class Session:
    """A game, its record, the person's seat and the bots of all others."""

    def __init__(self, setup: Setup, seat: int, bots: Sequence[str], record: Record | None = None) -> None:
        if not 0 <= seat < setup.seats:
            raise SetupError("the table has seats 1 to {seats}, not {found}", "seat", seats=setup.seats, found=seat + 1)
        self.seat: Final = seat
        check_bots(list(bots), setup.game)
        self.bot_names: Final = seated(list(bots), setup.seats)
        self.record: Final = new_record(setup) if record is None else record
        self.game = start(setup, listen=True)
        self.past: list[Moment] = []
        self.others_answered = 0  # how often anybody else was asked
        for number in self.record.answers:
            self.game.answer_number(number)
        self.bots: Final = self._bots(setup)

    def _bots(self, setup: Setup) -> list[Bot]:
        """A resumed game goes on with streams of its own."""
        begun = len(self.record.answers)
        seeds = [seed_of(seed_of(setup.seed, begun), seat + 1) for seat in range(setup.seats)]
        return [make_bot(name, setup, seat, Chance(seeds[seat])) for seat, name in enumerate(self.bot_names)]

    @property
    def events(self) -> list[Event]:
        return self.game.listen()

    def let_bots_play(self) -> bool:
        """Until the person is asked or the game is over. Whether anybody else decided.

        What the person is asked only so that the others learn nothing has a single answer, which is given without asking.
        """
        before = self.others_answered
        while (decision := self.game.decision) is not None and (decision.seat != self.seat or decision.is_bluff()):
            self.record.answer(self.game, answer_of(self.bots[decision.seat], self.game))
            self.others_answered += decision.seat != self.seat  # with a choice or without: undoing must not tell which
        return self.others_answered > before

    def answer(self, option: Option) -> None:
        decision = self.game.decision
        assert decision is not None and decision.seat == self.seat
        self.past.append(Moment(self.game, self.record, len(self.events), self.others_answered))
        self.record.answer(self.game, decision.options.index(option))

    # -- taking back -------------------------------------------------------------------------------------------------------

    def why_not_undo(self) -> str:
        """The message that says why the last answer stands; "" if it can be taken back."""
        if not self.past:
            return "undo-nothing"
        last = self.past[-1]
        if self.others_answered > last.others_answered:
            return "undo-others"
        if self.game.chance.state() != last.game.chance.state():
            return "undo-chance"
        if self.game.is_more_known_than(last.game) or any(event.kind in REVEALING for event in self.events[last.heard :]):
            return "undo-seen"
        return ""

    def undo(self) -> None:
        assert not self.why_not_undo()
        last = self.past.pop()
        journal = self.events
        del journal[last.heard :]
        del self.record.answers[last.answers :]
        del self.record.prints[last.prints :]
        self.record.outcome = None
        self.game = last.game
        self.game.journal = journal

    # -- keeping -----------------------------------------------------------------------------------------------------------

    def default_file(self) -> Path:
        setup = self.record.setup
        return Path(f"{setup.game}-{setup.seed}.json")

    def save(self, file: Path) -> None:
        """Written whole or not at all; an answer that an interrupt cut short is not part of it."""
        while len(self.record.prints) < len(self.record.answers) // STRIDE:
            self.record.answers.pop()
        draft = file.with_name(file.name + ".part")
        draft.write_text(saved_text(self.record, self.seat, self.bot_names), encoding="utf-8")
        draft.replace(file)


def resume(file: Path, seat: int | None, bots: Sequence[str]) -> Session:
    """The session a save file holds; any other record can be taken up, too, from a seat of one's choice."""
    text = read_texts(file)[0]
    saved = read_seats(file)
    try:
        record = load_record(text)
        record.replay(start)
    except RecordError as problem:
        raise RecordError("{file}: {problem}", "in_file", file=str(file), problem=problem) from problem
    for name in saved.bots if not bots else ():
        if name not in bots_of(record.setup.game):  # a file must not decide which code is loaded
            raise SetupError(
                "{file} was played with the bot {text!r}; name the bots to go on with: --bots {bots}",
                "bot-unknown",
                file=str(file),
                text=name,
                bots=",".join(saved.bots),
            )
    return Session(record.setup, saved.seat if seat is None else seat, list(bots) or saved.bots, record)
