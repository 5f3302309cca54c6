"""The numbers of actions, questions and events, fixed by version: ``data/GAME_vN.json`` is only ever added to at its ends."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from regalia.games import door_of


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
def tables_of(game: str, version: int = 0) -> Tables:
    text = files("regalia.env").joinpath(f"data/{game}_v{version}.json").read_text(encoding="utf-8")
    stored = json.loads(text)
    verbs = [(str(name), int(subjects), str(about)) for name, subjects, about in stored["verbs"]]
    per_seat: dict[str, int] = door_of(game).part("environment").SUBJECTS_OF_A_SEAT
    questions = [str(name) for name in stored["questions"]]
    return Tables(game, int(stored["version"]), verbs, questions, [str(name) for name in stored["events"]], per_seat)
