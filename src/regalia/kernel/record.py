"""Setup and answers: the save file, the replay and the proof."""

import json
from collections.abc import Callable
from typing import Any, Final

from regalia.kernel.game import Game
from regalia.kernel.options import IllegalOption
from regalia.kernel.refusals import Refusal
from regalia.kernel.setup import Setup
from regalia.kernel.store import fingerprint

FORMAT: Final = "regalia-record"
VERSION: Final = 1
STRIDE: Final = 50  # answers between two fingerprints
PARTS: Final = frozenset(("format", "version", "rules", "setup", "chance", "answers", "prints", "outcome"))


class RecordError(Refusal):
    """A record that cannot be read or does not replay; the message says where it breaks.

    >>> from regalia.games import load_record
    >>> load_record("")
    Traceback (most recent call last):
    regalia.kernel.record.RecordError: not a whole record: line 1, column 1 of the JSON
    """


class Record:
    """Setup and answers: the save file, the replay, the proof. Kept beside a game by the program that plays it.

    >>> from regalia.games import USUAL, load_record, new_record, setup_for, start
    >>> setup = setup_for(USUAL, seats=4, seed=7)
    >>> game, record = start(setup), new_record(setup)
    >>> record.answer(game, 2)
    >>> record.answers, load_record(record.text()).replay(start) == game
    ([2], True)
    """

    def __init__(self, setup: Setup, rules: int) -> None:
        self.setup = setup
        self.rules = rules
        self.answers: list[int] = []
        self.prints: list[str] = []
        self.outcome: dict[str, object] | None = None

    def answer(self, game: Game, number: int) -> None:
        """Answer the open decision of ``game`` and write it down."""
        game.answer_number(number)
        self.answers.append(number)
        if len(self.answers) % STRIDE == 0:
            self.prints.append(fingerprint(game))
        if game.decision is None:
            self.outcome = game.outcome()

    def replay(self, new: Callable[[Setup], Game], upto: int | None = None, check: bool = True) -> Game:
        """The game after the first ``upto`` answers (all, if not said), compared with every fingerprint on the way."""
        game = new(self.setup)
        answers = self.answers if upto is None else self.answers[:upto]
        for at, number in enumerate(answers, 1):
            try:
                game.answer_number(number)
            except IllegalOption as problem:
                raise RecordError(
                    "answer {at} of {number} does not fit: {problem}",
                    "record-answer",
                    at=at,
                    number=len(self.answers),
                    problem=problem,
                ) from problem
            if check and at % STRIDE == 0:
                self._compare(game, at)
        if check and len(answers) == len(self.answers):
            self._compare_outcome(game)
        return game

    def _compare(self, game: Game, at: int) -> None:
        expected = self.prints[at // STRIDE - 1]
        found = fingerprint(game)
        if found != expected:
            raise RecordError(
                "after answer {at} the game's fingerprint is {found}, but the record says {expected}: "
                "it was played with other rules, or changed",
                "record-fingerprint",
                at=at,
                found=found,
                expected=expected,
            )

    def _compare_outcome(self, game: Game) -> None:
        if self.outcome is None:
            return
        if game.decision is not None:
            raise RecordError(
                "the record has an outcome, but after all {number} answers the game goes on",
                "record-goes_on",
                number=len(self.answers),
            )
        found = json.loads(json.dumps(game.outcome()))
        if found != json.loads(json.dumps(self.outcome)):
            raise RecordError(
                "the game ends with {found}, but the record says {expected}",
                "record-outcome",
                found=str(found),
                expected=str(self.outcome),
            )

    def __repr__(self) -> str:
        end = "not over" if self.outcome is None else "over"
        return f"<Record of {self.setup.game}, rules {self.rules}, {len(self.answers)} answers, {end}>"

    def text(self) -> str:
        """The record as a JSON text of one line."""
        parts = {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.rules,
            "setup": self.setup.json(),
            "chance": self.setup.chance,
            "answers": self.answers,
            "prints": self.prints,
            "outcome": self.outcome,
        }
        return json.dumps(parts, separators=(",", ":"), ensure_ascii=False)


def read_record(text: str, setup_from: Callable[[dict[str, Any]], Setup]) -> Record:
    """Read a record, or say what is wrong with it and where."""
    try:
        parts = json.loads(text)
    except json.JSONDecodeError as problem:
        raise RecordError(
            "not a whole record: line {line}, column {column} of the JSON",
            "record-json",
            line=problem.lineno,
            column=problem.colno,
        ) from problem
    except (ValueError, RecursionError) as problem:  # numbers of thousands of digits, brackets without end
        raise RecordError("not a whole record", "record-whole") from problem
    if not isinstance(parts, dict) or parts.get("format") != FORMAT:
        raise RecordError(
            'not a Regalia record: expected a JSON object with "format": "{format}"', "record-none", format=FORMAT
        )
    if parts.get("version") != VERSION:
        raise RecordError(
            "record version {version}; this program reads version {known}",
            "record-version",
            version=repr(parts.get("version")),
            known=VERSION,
        )
    for name, kind in (("rules", int), ("setup", dict), ("chance", str), ("answers", list), ("prints", list)):
        if not isinstance(parts.get(name), kind):
            raise RecordError("{entry!r} is missing or not a {kind}", "record-entry", entry=name, kind=kind.__name__)
    if surplus := sorted(set(parts) - PARTS):
        raise RecordError(
            "unknown entries in the record: {surplus}; expected {known}",
            "record-surplus",
            surplus=tuple(surplus),
            known=tuple(sorted(PARTS)),
        )
    try:
        setup = setup_from(parts["setup"])
    except (ValueError, KeyError, TypeError, OverflowError) as problem:
        raise RecordError("'setup' cannot be read: {problem}", "record-setup", problem=problem) from problem
    if parts["chance"] != setup.chance:
        raise RecordError(
            "'chance' is {found!r}, but the setup says {expected!r}",
            "record-chance",
            found=parts["chance"],
            expected=setup.chance,
        )
    record = Record(setup, parts["rules"])
    for at, number in enumerate(parts["answers"], 1):
        if type(number) is not int or number < 0:
            raise RecordError(
                "answer {at} is {found}; expected the number of an option", "record-number", at=at, found=repr(number)
            )
        record.answers.append(number)
    if len(parts["prints"]) != len(record.answers) // STRIDE:
        raise RecordError(
            "{number} answers need {expected} fingerprints, but there are {found}",
            "record-prints",
            number=len(record.answers),
            expected=len(record.answers) // STRIDE,
            found=len(parts["prints"]),
        )
    record.prints = [str(print_) for print_ in parts["prints"]]
    outcome = parts.get("outcome")
    if outcome is not None and not isinstance(outcome, dict):
        raise RecordError("'outcome' is neither missing nor a JSON object", "record-no_outcome")
    record.outcome = outcome
    return record
