"""``regalia rules``: look up, search, and see what is covered."""

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from regalia.cli.errors import FINE, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.rules_pages import example_lines, page_lines
from regalia.cli.rules_text import answers, rule_lines, search_lines
from regalia.cli.speech import percent, say, spoken
from regalia.rulebook import UnknownGame, books
from regalia.rulebook.coverage import Coverage, Extent, Row, coverage
from regalia.words.refusals import say_refusal
from regalia.words.topics import find_pages

AN_ID: Final = re.compile(r"(?:[A-Z]\d?-[A-Z0-9-]+-\d+|R-\S+|DECISION-\d+|P\d)", re.IGNORECASE)
CASES: Final = Path("cases")
CITATIONS: Final = Path("build/citations.json")
EDITIONS: Final = ("en", "de", "nl")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help=say("help-rule_words"))
    parser.add_argument("--edition", metavar="en|de|nl", help=say("help-rules_edition"))
    parser.add_argument("--limit", type=int, default=10, metavar="N", help=say("help-limit"))
    parser.add_argument("--coverage", action="store_true", help=say("help-coverage"))
    parser.add_argument("--missing", action="store_true", help=say("help-missing"))
    parser.add_argument("--game", metavar="NAME", help=say("help-rules_game", games=", ".join(books())))


def run(args: argparse.Namespace) -> int:
    check_edition(args.edition)
    console = console_for()
    if args.game is not None and args.game not in books():
        raise UnknownGame(args.game, books())
    if args.coverage or args.missing:
        show_coverage(console, args.game, args.missing)
        return FINE
    if not args.words:
        raise Misuse(say("misuse-rules"))
    if all(AN_ID.fullmatch(word) for word in args.words):
        for at, word in enumerate(args.words):
            if at:
                console.print()
            for line in (*rule_lines(word, args.edition or ""), *example_lines(word.upper(), args.edition or "")):
                console.print(line)
        return FINE
    text = " ".join(args.words)
    found = [page for page in find_pages(text) if args.game in (None, page.game)]
    if found:
        for at, page in enumerate(found):
            if at:
                console.print()
            for line in page_lines(page, args.edition or ""):
                console.print(line)
        console.print(Text(say("rules-more"), QUIET))
        return FINE
    lines = search_lines(text, args.edition or "", args.game or "", limit=args.limit)
    for line in lines or [Text(say("rules-nothing", text=text))]:
        console.print(line)
    for one in answers(text, args.edition or "", args.game or "", limit=min(args.limit, 1)):
        for line in example_lines(one.id, args.edition or "", others=False):
            console.print(line)
    if lines:
        console.print(Text(say("rules-more"), QUIET))
    return FINE


def check_edition(edition: str | None) -> None:
    if edition not in (None, *EDITIONS):
        raise Misuse(say("misuse-edition", edition=edition, known=", ".join(EDITIONS)))


# -- coverage --------------------------------------------------------------------------------------------------------------


def show_coverage(console: Console, game: str | None, missing: bool) -> None:
    """What the cases in ./cases prove, and what the tests cited when they last ran."""
    from regalia.casebook import citations, run_files

    results = run_files([CASES]) if CASES.is_dir() else []
    tests = read_citations(CITATIONS)
    found = coverage(citations(results) | tests)
    console.print(coverage_table(found, game))
    console.print()
    passed = sum(result.passed for result in results)
    told = say("coverage-cases", passed=passed, number=len(results), cited=len(tests))
    console.print(Text(told, QUIET))
    if found.misplaced:
        rules = ", ".join(f"{rule} ({edition})" for rule, edition in found.misplaced)
        console.print(Text(say("coverage-misplaced", rules=rules), "red"))
    if missing:
        console.print()
        for one in found.statements:
            if one.extent is not Extent.FULL and game in (None, one.statement.game):
                console.print(Text.assemble((one.statement.id, "cyan"), (f"  {' '.join(one.missing)}", QUIET)))


def read_citations(file: Path) -> set[tuple[str, str]]:
    if not file.exists():
        return set()
    try:
        return {(str(rule), str(edition)) for rule, edition in json.loads(file.read_text(encoding="utf-8"))}
    except (ValueError, TypeError) as problem:
        raise Misuse(say("misuse-citations", file=file, problem=say_refusal(problem, spoken()))) from problem


def coverage_table(found: Coverage, game: str | None) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=LOUD)
    table.add_column(say("coverage-topic"))
    for column in ("covered", "total", "share"):
        table.add_column(say(f"coverage-{column}"), justify="right")
    rows = found.table(game)
    for row in rows:
        table.add_row(row.topic, str(row.covered), str(row.total), share(row.covered, row.total))
    table.add_section()
    for name in books() if game is None else [game]:
        add_total(table, name.title(), found.table(name))
    if game is None:
        add_total(table, say("coverage-total"), rows)
    return table


def add_total(table: Table, name: str, rows: Sequence[Row]) -> None:
    covered, total = sum(row.covered for row in rows), sum(row.total for row in rows)
    table.add_row(*[Text(cell, LOUD) for cell in (name, str(covered), str(total))], share(covered, total))


def share(covered: int, total: int) -> Text:
    style = "green" if covered == total else "red" if not covered else "yellow"
    return Text(percent(covered / total), style)
