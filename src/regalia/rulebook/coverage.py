"""Which statements passing cases and tests cite, and which nobody does."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from regalia.rulebook.library import rulings, statements
from regalia.rulebook.model import Statement, UnknownRule


class Extent(Enum):
    FULL = "full"
    PARTLY = "partly"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Covered:
    """How far one statement is covered."""

    statement: Statement
    extent: Extent
    missing: tuple[str, ...]  # editions it holds in that nobody cited; always empty without editions


class Row(NamedTuple):
    topic: str
    covered: int
    total: int
    missing: tuple[str, ...]  # ids not fully covered


@dataclass(frozen=True, slots=True)
class Coverage:
    """Every statement, in the order of the books."""

    statements: tuple[Covered, ...]
    rulings: tuple[str, ...]  # rulings cited; nothing demands that all are
    misplaced: tuple[tuple[str, str], ...]  # citations for an edition the statement does not hold in

    def count(self, extent: Extent, game: str | None = None) -> int:
        return sum(one.extent is extent and game in (None, one.statement.game) for one in self.statements)

    def table(self, game: str | None = None) -> tuple[Row, ...]:
        """One row per topic of each game, in the order of the books."""
        topics: dict[tuple[str, str], list[Covered]] = {}
        for one in self.statements:
            if game in (None, one.statement.game):
                topics.setdefault((one.statement.game, one.statement.topic), []).append(one)
        return tuple(_row(topic, group) for (_, topic), group in topics.items())


def coverage(cited: Iterable[tuple[str, str]]) -> Coverage:
    """What these citations, pairs of a statement's id and an edition, cover.

    Without an edition ("") a citation covers a statement that has no editions, but only touches one that has: it proves none
    of them. Rulings may be cited, too.
    """
    citations = set(cited)
    book = {one.id: one for one in statements()}
    known_rulings = {one.id for one in rulings()}
    unknown = sorted({rule_id for rule_id, _ in citations} - book.keys() - known_rulings)
    if unknown:
        raise UnknownRule(unknown, (*book, *known_rulings))
    editions: dict[str, set[str]] = {}
    for rule_id, edition in citations:
        editions.setdefault(rule_id, set()).add(edition)
    return Coverage(
        statements=tuple(_covered(one, editions.get(one.id, set())) for one in book.values()),
        rulings=tuple(one.id for one in rulings() if one.id in editions),
        misplaced=tuple(sorted(pair for pair in citations if _misplaced(book.get(pair[0]), pair[1]))),
    )


def _covered(one: Statement, cited: set[str]) -> Covered:
    missing = tuple(edition for edition in one.editions if edition not in cited)
    touched = bool(cited & {"", *one.editions}) if one.editions else bool(cited)
    if touched and not missing:
        return Covered(one, Extent.FULL, missing)
    return Covered(one, Extent.PARTLY if touched else Extent.NONE, missing)


def _misplaced(one: Statement | None, edition: str) -> bool:
    return one is not None and bool(one.editions) and edition not in ("", *one.editions)


def _row(topic: str, group: list[Covered]) -> Row:
    missing = tuple(one.statement.id for one in group if one.extent is not Extent.FULL)
    return Row(topic, len(group) - len(missing), len(group), missing)
