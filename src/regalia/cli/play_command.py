"""``regalia play``: a person against bots in the terminal."""

import argparse
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.bots import shown
from regalia.bots.advice import advise
from regalia.cli import choices
from regalia.cli.errors import FINE, INTERRUPTED, Misuse
from regalia.cli.glance import commands, legend, painter_for, purse, table
from regalia.cli.hint import hint_lines
from regalia.cli.look import LOUD, QUIET, console_for, in_columns, styled
from regalia.cli.rules_text import card_lines, rule_lines, search_lines
from regalia.cli.scores import score_table
from regalia.cli.session import Session, resume
from regalia.cli.speech import say, words_in
from regalia.cli.story import story
from regalia.games import USUAL, names
from regalia.kernel import guests
from regalia.kernel.chance import Chance
from regalia.kernel.reasons import Reason
from regalia.kernel.setup import Setup
from regalia.kernel.views import View
from regalia.words.game_words import GameWords
from regalia.words.parse_answer import NotUnderstood, parse, wished
from regalia.words.refusals import say_trouble
from regalia.words.required_messages import verbs_of
from regalia.words.scores import verdict
from regalia.words.tongue import tongue
from regalia.words.topics import find_pages

SEED_BITS: Final = 32
LAST_EVENTS: Final = 20
# Where one may have meant another thing.
VAGUE: Final = ("asked_otherwise", "no_instruction", "not_among", "not_in_game", "other_character", "other_moment")
COMMANDS: Final = ("answer", "question", "look_up", "hint", "table", "log", "undo", "save", "quit")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=USUAL, metavar="GAME", help=say("help-game", games=", ".join(names())))
    parser.add_argument("--seat", metavar="N", help=say("help-play_seat"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("help-seed"))
    parser.add_argument("--bots", metavar="NAMES", help=say("help-play_bots"))
    parser.add_argument("--resume", metavar="FILE", type=Path, help=say("help-resume"))
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    bots = args.bots.split(",") if args.bots else []
    if args.resume is not None:
        if args.setup is not None or args.seed is not None or choices.typed(args):
            raise Misuse(say("misuse-resume"))
        seat = None if args.seat is None else choices.seat_number(args.seat, 8, "--seat")
        session = resume(args.resume, seat, bots)
        file = args.resume
    else:
        choices.ask_open(args)
        setup = choices.setup_of(args, secrets.randbits(SEED_BITS) if args.seed is None else args.seed)
        refuse_wordless(setup)
        seat = choices.seat_number(args.seat or "1", setup.seats, "--seat")
        session = Session(setup, seat, bots or ["random"])
        file = session.default_file()
    return Player(session, file, console_for()).play()


def refuse_wordless(setup: Setup) -> None:
    """Characters and cards that packages bring to a game have no sentences, so bots and programs alone play with them."""
    named = {name for chosen in setup.json().values() if isinstance(chosen, list) for name in chosen if isinstance(name, str)}
    for name in sorted(named & guests.entries(f"regalia.{setup.game}").keys()):
        raise Misuse(say("misuse-wordless", name=name, game=setup.game))


def everybody(words: GameWords) -> str:
    """All players, the reader first."""
    first = max(words.reader, 0)
    seats = [(first + step) % len(words.names) for step in range(len(words.names))]
    return words.tongue.several([words.seat(seat) for seat in seats])


class Player:
    """The conversation: tell what happened, ask, understand the answer."""

    def __init__(self, session: Session, file: Path, console: Console) -> None:
        self.session: Final = session
        self.file = file
        self.console: Final = console
        self.words: Final = words_in(session.record.setup, session.seat, session.bot_names)
        self.painter: Final = painter_for(self.words)
        self.heard = self._beginning()
        self.kept = file.exists() and bool(session.record.answers)

    def _beginning(self) -> int:
        """Dealing is seen in the hand; a resumed game goes on where it stopped."""
        events = self.session.events
        if self.session.record.answers:
            return len(events)
        return next((at for at, event in enumerate(events) if event.kind in self.words.heads[:1]), 0)

    def play(self) -> int:
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history at the prompt)
        self.greet()
        try:
            while True:
                others_played = self.session.let_bots_play()
                self.tell_news()
                if self.session.game.decision is None:
                    return self.finish()
                if not self.ask(others_played or not self.session.past):
                    return FINE
        except KeyboardInterrupt:
            self.console.print()
            self.keep(self.file)
            return INTERRUPTED
        except EOFError:
            self.console.print()
            self.keep(self.file)
            return FINE

    def greet(self) -> None:
        setup = self.session.record.setup
        self.line("play-welcome", names=everybody(self.words), seed=setup.seed)
        self.line("play-help")

    def line(self, message: str, **arguments: object) -> None:
        self.console.print(Text(self.words.say(message, **arguments), QUIET))

    # -- telling -----------------------------------------------------------------------------------------------------------

    def told(self, since: int) -> list[Text]:
        seen = [event.seen_by(self.session.seat) for event in self.session.events[since:]]
        return story(seen, self.words, self.painter)

    def tell_news(self) -> None:
        news = self.told(self.heard)
        self.heard = len(self.session.events)
        if news:
            self.console.print()
        for line in news:
            self.console.print(line)

    def show_table(self) -> None:
        self.console.print(table(self.view(), self.words, self.console.width))

    def view(self) -> View:
        return self.session.game.view(self.session.seat)

    # -- asking ------------------------------------------------------------------------------------------------------------

    def ask(self, whole_table: bool) -> bool:
        """Put the question until it is answered. False: the person leaves."""
        view = self.view()
        assert view.question is not None
        if whole_table:
            self.show_table()
        else:
            self.console.print()
            self.console.print(purse(view, self.words, self.console.width))
        self.show_question(view)
        while True:
            typed = input("> ").strip()
            command, _, rest = typed.partition(" ")
            if self.means(command, "quit"):
                if self.keep(self.file):
                    return False
            elif self.means(command, "undo"):
                if self.take_back():
                    return True
            elif self.answers_itself(typed):
                return True
            elif not self.obey(command, rest.strip(), view):
                try:
                    option = parse(typed, view, self.words)
                except NotUnderstood as problem:
                    why = self.why(typed, view, not problem.fits_several)
                    self.console.print(Text(why or str(problem), "red"))
                    continue
                self.session.answer(option)
                return True

    def means(self, typed: str, command: str) -> bool:
        """Whether a word is one of those for a command, in the language of the table or in English."""
        known = {word for one in (self.words.tongue, tongue()) for word in one.typed(f"play-{command}")}
        return typed.casefold() in known

    def answers_itself(self, typed: str) -> bool:
        """One word for many answers, where the game has one that fits what is asked."""
        answered = False
        for name, next_answer in commands(self.words).items():
            if self.means(typed, name):
                while (asked := self.session.game.decision) is not None and (answer := next_answer(asked)) is not None:
                    self.session.answer(answer)
                    answered = True
        return answered

    def show_question(self, view: View) -> None:
        assert view.question is not None
        self.console.print()
        self.console.print(Text(self.words.question(view.question, view), LOUD))
        lines = []
        for number, option in enumerate(view.options, 1):
            lines.append(styled(f"{number:>4}  ", QUIET).append_text(self.painter.paint(self.words.option(option, view))))
        for line in in_columns(lines, self.console.width):
            self.console.print(line)

    def obey(self, command: str, rest: str, view: View) -> bool:
        """Everything typed that is no answer. False if it is none of these."""
        if command.startswith("?"):
            self.explain((command[1:] + " " + rest).strip(), view)
        elif self.means(command, "hint"):
            self.show_hint()
        elif self.means(command, "table"):
            self.show_table()
            self.show_question(view)
        elif self.means(command, "log"):
            self.show_log(rest)
        elif self.means(command, "save"):
            self.keep(Path(rest) if rest else self.file)
        else:
            return False
        return True

    def show_hint(self) -> None:
        """From what the person may know, as every bot is shown it."""
        game, setup = self.session.game, self.session.record.setup
        self.line("web-hint-thinking")
        for line in hint_lines(advise(shown(game), setup, Chance(len(self.session.record.answers))), self.view(), self.words):
            self.console.print(line)

    def show_log(self, rest: str) -> None:
        most = max(1, int(rest)) if rest.isdecimal() else LAST_EVENTS
        for line in self.told(0)[-most:]:
            self.console.print(line)

    def explain(self, wanted: str, view: View) -> None:
        """The rule behind the question, or rules and cards about some words."""
        assert view.question is not None
        setup = self.session.record.setup
        edition = str(setup.json().get("edition", ""))
        cards = card_lines(wanted, edition, setup.game) if wanted else []
        reason = self.reason_for(wanted, view) if wanted else None
        if reason is not None and not (reason.name in VAGUE and find_pages(wanted)):
            for line in [*cards, Text(self.said(reason))]:  # a card's name may also say what is to be done: museum
                self.console.print(line)
            return
        if wanted:
            cards = cards or self.named_card(wanted, edition)
            lines = cards or search_lines(wanted, edition, setup.game)
            for line in lines or [Text(self.words.say("rules-nothing", text=wanted))]:
                self.console.print(line)
            return
        rows = Table.grid(padding=(0, 3, 0, 0))
        for name in (*COMMANDS, *commands(self.words)):
            rows.add_row(*self.command_row(name))
        self.console.print(rows)
        self.console.print(legend(self.words))
        for line in self.about_question(view, edition):
            self.console.print(line)

    def named_card(self, wanted: str, edition: str) -> list[RenderableType]:
        """The card that is named among other words: "use the library"."""
        spoken = wanted.split()
        parts = [spoken[first:last] for first in range(len(spoken)) for last in range(first + 1, len(spoken) + 1)]
        for part in sorted(parts, key=len, reverse=True):
            if lines := card_lines(" ".join(part), edition, self.session.record.setup.game):
                return lines
        return []

    def why(self, wish: str, view: View, shortened: bool = True) -> str:
        """Whether the person may do what was typed, and why not, with the rule; "" if it names nothing one can do."""
        reason = self.reason_for(wish, view, shortened)
        return "" if reason is None else self.said(reason)

    def reason_for(self, wish: str, view: View, shortened: bool = True) -> Reason | None:
        game = self.session.game
        wishes = wished(wish, view, self.words, verbs_of(self.session.record.setup.game), shortened)
        reasons = [game.explain(self.session.seat, option) for option in wishes]
        return min(reasons, key=lambda one: (not one.is_legal(), one.name in VAGUE), default=None)

    def said(self, reason: Reason) -> str:
        return f"{self.words.reason(reason)} ({reason.rule})"

    def about_question(self, view: View, edition: str) -> list[RenderableType]:
        """The card that asks, and the rule, in words the reader knows."""
        assert view.question is not None
        rule = view.question.rule
        card = self.words.asking(view)
        game = self.session.record.setup.game
        about = card_lines(card, edition, game) if card else []
        return [*about, *rule_lines(rule, edition)]

    def command_row(self, name: str) -> tuple[str, Text]:
        message = f"play-{name}"
        return self.words.say(message), Text(self.words.tongue.attribute(message, "means"), QUIET)

    def take_back(self) -> bool:
        reason = self.session.why_not_undo()
        if reason:
            self.console.print(Text(self.words.say(reason), "red"))
            return False
        self.session.undo()
        self.heard = len(self.session.events)
        self.line("undo-done")
        return True

    # -- leaving -----------------------------------------------------------------------------------------------------------

    def keep(self, file: Path) -> bool:
        try:
            self.session.save(file)
        except OSError as problem:
            self.console.print(Text(self.words.say("play-unsaved", file=file, problem=self.trouble(problem)), "red"))
            return False
        self.file, self.kept = file, True
        self.line("play-saved", file=file)
        return True

    def trouble(self, problem: OSError) -> str:
        return say_trouble(OSError(problem.errno, problem.strerror), self.words.tongue)

    def finish(self) -> int:
        outcome = self.session.record.outcome
        assert outcome is not None
        self.show_table()
        self.console.print()
        self.console.print(Text(verdict(outcome, self.words), LOUD))
        self.console.print()
        self.console.print(score_table(outcome, self.words))
        if self.kept:  # the file of a game that was left once should not stay behind
            self.session.save(self.file)
            self.line("play-record", file=self.file)
        return FINE
