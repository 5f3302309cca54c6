"""Pages of the rulebook as lines: a card, a term or a topic with its statements, rulings, differences and worked examples."""

from itertools import islice
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from regalia.arena.balance import CHARACTERS, DISTRICTS
from regalia.casebook import examples
from regalia.cli.balance_page import balance_line
from regalia.cli.look import QUIET, Hanging
from regalia.cli.rules_text import INDENT, entry_lines, heading, holds, labelled, paragraph, ruling_line, ways
from regalia.cli.speech import say, spoken
from regalia.rulebook import Entry, Page, told_in
from regalia.rulebook.pages import TERMS
from regalia.words.topics import term_name, topic_of

MEASURED: Final = {"characters": CHARACTERS, "basic_districts": DISTRICTS, "unique_districts": DISTRICTS}
DEFAULT_EDITION: Final = "en"
MOST_EXAMPLES: Final = 5  # titles of further cases that are listed


def page_lines(page: Page, edition: str = "") -> list[RenderableType]:
    """All there is about one thing: its text and rules, what editions change, what was ruled, where it is shown."""
    lines = page_heading(page, edition)
    if page.see:
        lines.append(labelled(say("rules-see"), ", ".join(term_name(entry, spoken()) for entry in page.see)))
    shown = [one for one in page.statements if holds(one, edition)]
    lines += [labelled(one.id, told_in(spoken().language, one).rule) for one in shown]
    if not shown:
        lines.append(paragraph(say("rules-no_rule"), QUIET))
    for difference in page.differences():
        lines.append(labelled(say("rules-difference"), ways(difference, edition)))
    lines += [ruling_line(one) for one in page.rulings()]
    lines += measured_lines(page.entry, edition)
    mentions = [one.id for one in page.mentions if holds(one, edition)]
    if mentions:
        lines.append(labelled(say("rules-named_in"), ", ".join(mentions), QUIET))
    for one in shown:
        if block := example_lines(one.id, edition, others=False):
            return [*lines, *block]
    return lines


def measured_lines(entry: Entry | None, edition: str) -> list[RenderableType]:
    """How often a card wins, if that was measured."""
    if entry is None or entry.section not in MEASURED:
        return []
    told = balance_line(MEASURED[entry.section], entry.id, edition or DEFAULT_EDITION)
    return [labelled(say("balance-label"), told, QUIET)] if told else []


def page_heading(page: Page, edition: str) -> list[RenderableType]:
    if page.entry is not None and page.entry.section != TERMS:
        return entry_lines(page.entry, edition)
    others = list(page.entry.names.values()) if page.entry is not None else []
    name = topic_of(page.statements[0], spoken()) if page.statements else others[0]
    return [heading(name, ", ".join(other for other in dict.fromkeys(others) if other != name), say(f"game-{page.game}"))]


def example_lines(rule_id: str, edition: str = "", others: bool = True) -> list[RenderableType]:
    """The shortest passing case that shows a rule, as it is written, and the titles of others."""
    found = list(islice(examples(rule_id, edition), 1 + MOST_EXAMPLES if others else 1))
    if not found:
        return []
    first = found[0]
    lines: list[RenderableType] = [labelled(say("rules-example"), f"{first.title} ({first.place})")]
    for line in first.text.splitlines()[1:]:
        words = line.lstrip()
        lines.append(Hanging(Text(words, QUIET), Text(INDENT + " " * (len(line) - len(words)))))
    lines += [labelled(say("rules-examples"), f"{one.title} ({one.place})", QUIET) for one in found[1:]]
    return lines
