"""The numbers of actions, questions and events, fixed by version: ``data/GAME_vN.json`` is only ever added to at its ends.

The version is in the names of environments: what a learner learned with one is worth nothing with another.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from regalia.env.part import environment_of
from regalia.games import door_of
from regalia.kernel.options import PASS

VERSION: Final = 1


class VerbRow:
    """One verb: its actions are ``first`` … ``first + subjects - 1``; ``about`` says what the subjects count."""

    def __init__(self, name: str, first: int, subjects: int, about: str) -> None:
        self.name: Final = name
        self.first: Final = first
        self.subjects: Final = subjects
        self.about: Final = about


class Tables:
    """What one version of a game's environment numbers: action 0 is "pass", or waiting while somebody else is asked."""

    def __init__(
        self,
        game: str,
        version: int,
        verbs: list[tuple[str, int, str]],
        questions: list[str],
        events: list[str],
        per_seat: dict[str, int],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.per_seat: Final = per_seat  # by what a verb is about: how many subjects in a row name the same seat
        self.rows: Final[list[VerbRow]] = []
        self.row_of: Final[dict[str, VerbRow]] = {}
        first = 0
        for name, subjects, about in verbs:
            row = VerbRow(name, first, subjects, about)
            self.rows.append(row)
            self.row_of[name] = row
            first += subjects
        self.actions: Final = first
        self.questions: Final = questions
        self.question_of: Final = {name: number for number, name in enumerate(questions)}
        self.event_of: Final = {name: number for number, name in enumerate(events)}


@cache
def tables_of(game: str, version: int = VERSION) -> Tables:
    file = files("regalia.env").joinpath(f"data/{game}_v{version}.json")
    stored = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else as_they_are(game)
    verbs = [(str(name), int(subjects), str(about)) for name, subjects, about in stored["verbs"]]
    per_seat: dict[str, int] = environment_of(game).SUBJECTS_OF_A_SEAT
    questions = [str(name) for name in stored["questions"]]
    return Tables(game, int(stored["version"]), verbs, questions, [str(name) for name in stored["events"]], per_seat)


def as_they_are(game: str) -> dict[str, Any]:
    """The numbers of a game that nobody has released: they follow from the names in its rules, so they change with them."""
    from regalia.words.required_messages import questions, verbs  # reads the rules, which released tables need not

    found = verbs(game)
    names = [PASS.verb.name, *sorted(found.keys() - {PASS.verb.name})]
    return {
        "version": VERSION,
        "verbs": [(name, len(found[name].options), found[name].about) for name in names],
        "questions": sorted({name for name, _ in questions(game)}),
        "events": sorted(door_of(game).part("events")),
    }
