"""``regalia replay``: a record, told in words, from one seat's view or with all hands open."""

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from regalia.cli import choices
from regalia.cli.errors import FINE, Misuse
from regalia.cli.glance import painter_for, table
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.records import read_texts
from regalia.cli.scores import score_table
from regalia.cli.speech import say, words_in
from regalia.cli.story import story
from regalia.games import load_record, start
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.game import Game
from regalia.kernel.record import Record, RecordError
from regalia.kernel.views import SPECTATOR, View
from regalia.words.game_words import Seen
from regalia.words.scores import verdict


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-record"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", help=say("help-replay_seat"))
    who.add_argument("--open", action="store_true", help=say("help-open"))
    parser.add_argument("--step", type=int, default=0, metavar="N", help=say("help-step"))
    parser.add_argument("--line", type=int, default=1, metavar="N", help=say("help-line"))
    parser.add_argument("--all", action="store_true", help=say("help-all"))


def run(args: argparse.Namespace) -> int:
    record = record_of(args.file, args.line)
    if not 0 <= args.step <= len(record.answers):
        raise Misuse(say("misuse-step", file=args.file, number=len(record.answers)))
    if args.open and record.outcome is None:
        raise Misuse(say("misuse-open", file=args.file))
    seats = record.setup.seats
    seat = SPECTATOR if args.seat is None else choices.seat_number(args.seat, seats, "--seat")
    replay = Replay(record, seat, args.open, console_for())
    replay.go_to(args.step)
    if args.all:
        replay.to_the_end()
    else:
        replay.converse()
    return FINE


def record_of(file: Path, line: int) -> Record:
    texts = read_texts(file)
    if not 1 <= line <= len(texts):
        raise Misuse(say("misuse-line", file=file, number=len(texts)))
    try:
        record = load_record(texts[line - 1])
        record.replay(start)
    except RecordError as problem:
        raise RecordError("{file}: {problem}", "in_file", file=str(file), problem=problem) from problem
    return record


def all_hands(game: Game) -> View:
    """What all seats know together: every zone as the seat sees it that sees most of it."""
    view = game.view(SPECTATOR)
    for seat in range(game.seats):
        for zone, faces in enumerate(game.view(seat).zones):
            if faces.count(UNKNOWN) < view.zones[zone].count(UNKNOWN):
                view.zones[zone] = faces
    return view


class Replay:
    """A place in a record, and what the reader is told on the way."""

    def __init__(self, record: Record, seat: int, is_open: bool, console: Console) -> None:
        self.record: Final = record
        self.seat: Final = seat
        self.is_open: Final = is_open
        self.console: Final = console
        self.words: Final = words_in(record.setup, seat)
        self.painter: Final = painter_for(self.words)
        self.game = start(record.setup, listen=True)
        self.at = 0
        self.heard = 0

    def seen(self, since: int) -> list[Seen]:
        events = self.game.listen()[since:]
        if self.is_open:
            return [(event.kind, event.rule, event.told, event.secret) for event in events]
        return [event.seen_by(self.seat) for event in events]

    def view(self) -> View:
        return all_hands(self.game) if self.is_open else self.game.view(self.seat)

    def go_to(self, step: int) -> None:
        """Back means from the beginning: a game does not run backwards."""
        step = max(0, min(step, len(self.record.answers)))
        if step < self.at:
            self.game = start(self.record.setup, listen=True)
            self.at = 0
        while self.at < step:
            self.game.answer_number(self.record.answers[self.at])
            self.at += 1
        self.heard = len(self.game.listen()) if step else 0

    def forward(self) -> None:
        """On until something is to be told."""
        before = self.heard
        lines: list[Text] = []
        while self.at < len(self.record.answers) and not lines:
            self.game.answer_number(self.record.answers[self.at])
            self.at += 1
            lines = story(self.seen(before), self.words, self.painter)
        self.heard = len(self.game.listen())
        for line in lines:
            self.console.print(line)

    def to_the_end(self) -> None:
        since = self.heard
        self.go_to(len(self.record.answers))
        for line in story(self.seen(since), self.words, self.painter):
            self.console.print(line)
        self.finish()

    def finish(self) -> None:
        self.console.print()
        if self.record.outcome is None:
            self.console.print(Text(self.words.say("replay-unfinished"), QUIET))
            return
        self.console.print(Text(verdict(self.record.outcome, self.words), LOUD))
        self.console.print()
        self.console.print(score_table(self.record.outcome, self.words))

    def show_table(self) -> None:
        self.console.print(table(self.view(), self.words, self.console.width))
        decision = self.game.decision
        if decision is not None:
            view = self.game.view(decision.seat)
            question = self.words.question(decision.question, view)
            asked = self.words.say("replay-asked", seat=self.words.seat(decision.seat), question=question)
            self.console.print()
            self.console.print(Text(asked, QUIET))

    def converse(self) -> None:
        setup = self.record.setup
        most = len(self.record.answers)
        header = self.words.say("replay-header", game=setup.game, seats=setup.seats, seed=setup.seed, number=most)
        self.console.print(Text(header, QUIET))
        self.console.print(Text(self.words.say("replay-keys"), QUIET))
        if not self.at:
            for line in story(self.seen(0), self.words, self.painter):
                self.console.print(line)
            self.heard = len(self.game.listen())
        self.show_table()
        while self.at < most:
            try:
                typed = input(f"{self.at}/{most}> ").strip()
            except EOFError:
                self.console.print()
                return
            if typed == "q":
                return
            if typed == "e":
                self.to_the_end()
                return
            if typed == "t":
                self.show_table()
            elif typed == "b" or typed.isdecimal():
                self.go_to(int(typed) if typed.isdecimal() else self.at - 1)
                self.show_table()
            else:
                self.forward()
        self.finish()
