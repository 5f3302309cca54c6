"""Games kept on disk as they end: whatever stops a contest, the next start plays only what is missing.

Results are lines of one file, after a heading that says what they have in common; records are lines of another, so that every
game can be opened again (``regalia replay NAME.records.jsonl --line N``).
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

from regalia.arena.executors import play_all
from regalia.arena.match import Result, Sitting, Terms, result_of
from regalia.kernel.setup import SetupError

GAMES: Final = ".games.jsonl"
RECORDS: Final = ".records.jsonl"

Key = tuple[int, tuple[str, ...]]


class Book:
    """The games of a contest. A game is known by its deal and by who sat where: a contest may grow by deals and entrants."""

    def __init__(self, file: Path, heading: dict[str, Any], version: str = "") -> None:
        self.file: Final = file
        self.records: Final = file.with_name(file.name.removesuffix(GAMES) + RECORDS)
        self.version: Final = version
        self.results: Final[dict[Key, Result]] = {}
        first = json.dumps(heading, sort_keys=True)
        kept = whole_lines(file)
        if kept and kept[0].strip() != first:
            raise SetupError("{file} belongs to another tournament; name another file", "tournament-other", file=str(file))
        if not kept:
            file.write_text(first + "\n", encoding="utf-8")
        self.lines = len(whole_lines(self.records))
        for line in kept[1:]:
            result = result_of(json.loads(line))
            if result.line <= self.lines:
                self.results[result.deal, result.lineup] = result
        self.out: Final[IO[str]] = file.open("a", encoding="utf-8")
        self.out_records: Final[IO[str]] = self.records.open("a", encoding="utf-8")

    def add(self, result: Result) -> Result:
        """The record first: no result is ever without it."""
        line = 0
        if result.record:
            self.out_records.write(result.record + "\n")
            self.out_records.flush()
            self.lines += 1
            line = self.lines
        kept = replace(result, version=self.version, line=line, record="")
        self.results[kept.deal, kept.lineup] = kept
        self.out.write(json.dumps(kept.json()) + "\n")
        self.out.flush()
        return kept

    def close(self) -> None:
        self.out.close()
        self.out_records.close()

    def sorted(self) -> list[Result]:
        return [self.results[key] for key in sorted(self.results)]


def whole_lines(file: Path) -> list[str]:
    """The lines of a file; an interrupt may have cut the last one, which is then taken off the file, too."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
    kept = [line for line in lines if line.endswith("\n")]
    if len(kept) < len(lines):
        file.write_text("".join(kept), encoding="utf-8")
    return kept


def play_missing(
    terms: Terms,
    wanted: Iterable[Sitting],
    book: Book | None,
    workers: int,
    ray: str,
    stop: Callable[[], bool],
    heard: Callable[[Result], None],
) -> None:
    """Play what the book lacks; ``heard`` is told of every game, also of those already in the book."""
    if book is None:
        for result in play_all(terms, list(wanted), workers, ray, stop):
            heard(result)
        return
    missing = []
    for sitting in wanted:
        known = book.results.get((sitting.deal, sitting.lineup))
        if known is None:
            missing.append(sitting)
        else:
            heard(replace(known, number=sitting.number))
    for result in play_all(replace(terms, keep_records=True), missing, workers, ray, stop):
        heard(book.add(result))
