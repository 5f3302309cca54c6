"""``regalia cards``: what there is, and everything about one of them."""

import argparse
from difflib import get_close_matches

from rich.console import Console
from rich.table import Table
from rich.text import Text

from regalia.cli.errors import FINE, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.rules_command import check_edition
from regalia.cli.rules_pages import measured_lines
from regalia.cli.rules_text import entry_lines, numbers
from regalia.cli.speech import say, spoken
from regalia.games import USUAL, door_of
from regalia.rulebook import Entry, catalogue
from regalia.words.messages import LANGUAGES
from regalia.words.names import plain_words
from regalia.words.topics import card_name


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", metavar="NAME", help=say("help-card"))
    parser.add_argument("--edition", metavar="en|de|nl", help=say("help-cards_edition"))
    parser.add_argument("--game", default=USUAL, metavar="NAME", help=say("help-simulate_game", usual=USUAL))


def run(args: argparse.Namespace) -> int:
    check_edition(args.edition)
    console = console_for()
    edition = args.edition or ""
    book = catalogue(args.game)
    sections = door_of(args.game).cards
    entries = [entry for section in sections for entry in book[section].values() if is_in(entry, edition)]
    if args.name:
        for entry in named(" ".join(args.name), entries):
            for line in [*entry_lines(entry, edition, with_statements=True), *measured_lines(entry, edition)]:
                console.print(line)
        return FINE
    for section in sections:
        show_section(console, section, [entry for entry in entries if entry.section == section], edition)
    console.print(Text(say("cards-more"), QUIET))
    return FINE


def is_in(entry: Entry, edition: str) -> bool:
    return not edition or "editions" not in entry.facts or edition in entry.facts["editions"]


def named(name: str, entries: list[Entry]) -> list[Entry]:
    """Cards of this name; else those whose name begins like it."""
    wanted = plain_words(name)
    ways = {id(entry): [plain_words(way) for way in every_name(entry)] for entry in entries}
    found = [entry for entry in entries if wanted in ways[id(entry)]]
    found = found or [entry for entry in entries if any(" ".join(way).startswith(" ".join(wanted)) for way in ways[id(entry)])]
    if not wanted or not found:
        called = {way: card_name(entry, spoken()) for entry in entries for way in every_name(entry)}
        close = dict.fromkeys(called[way] for way in get_close_matches(name, called, n=3))
        hint = f" ({', '.join(close)}?)" if close else ""
        raise Misuse(say("misuse-card", name=name) + hint)
    return found


def every_name(entry: Entry) -> list[str]:
    return [entry.id.replace("_", " "), *entry.names.values(), *entry.facts.get("aliases", ())]


def show_section(console: Console, section: str, entries: list[Entry], edition: str) -> None:
    if not entries:
        return
    console.print(Text(say(f"cards-{section}"), LOUD))
    if not any("effect" in entry.facts for entry in entries):
        console.print(name_table(entries))
    else:
        for entry in entries:
            for line in entry_lines(entry, edition):
                console.print(line)
    console.print()


def name_table(entries: list[Entry]) -> Table:
    """Cards that are all name and numbers; the reader's own names come first."""
    languages = sorted(LANGUAGES, key=lambda language: language != spoken().names)
    table = Table.grid(padding=(0, 2, 0, 0))
    for language in languages:
        table.add_column(style="cyan" if language == languages[0] else "")
    table.add_column(style=QUIET)
    for entry in entries:
        names = [entry.names.get(language, "") for language in languages]
        table.add_row(*names, " · ".join(note for note in numbers(entry) if note))
    return table
