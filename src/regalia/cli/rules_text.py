"""Statements, rulings and cards as readable blocks of lines."""

import re
from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from regalia.cli.look import LOUD, QUIET, Hanging, styled
from regalia.cli.speech import say
from regalia.rulebook import Entry, Statement, catalogue, differences, rulings, search, statement, statements
from regalia.words import dominion_names
from regalia.words.names import SECTIONS, identify, plain_words

INDENT: Final = "  "
LABEL: Final = 8  # the width of a short label


def heading(name: str, *notes: str) -> Text:
    text = styled(name, f"{LOUD} cyan")
    shown = " · ".join(note for note in notes if note)
    return text.append(f"  {shown}", QUIET) if shown else text


def labelled(label: str, body: str, style: str = "") -> Hanging:
    return Hanging(Text(body, style), styled(f"{INDENT}{label:<{LABEL}}  ", QUIET))


def paragraph(body: str, style: str = "") -> Hanging:
    return Hanging(Text(body, style), Text(INDENT))


# -- statements ------------------------------------------------------------------------------------------------------------


def statement_lines(one: Statement, whole: bool = True) -> list[RenderableType]:
    """A statement with its check; whole: also its pages, the rulings about it and the differences between editions."""
    lines: list[RenderableType] = [heading(one.id, one.topic, " ".join(one.editions)), paragraph(one.rule)]
    if not whole:
        return lines
    lines.append(labelled(say("rules-check"), one.check, QUIET))
    if one.pages:
        pages = ", ".join(f"{edition} {page}" for edition, page in one.pages)
        lines.append(labelled(say("rules-pages"), pages, QUIET))
    for difference in differences():
        if one.id in difference.statements:
            ways = [f"{edition}: {text}" for edition in ("en", "de", "nl") if (text := getattr(difference, edition))]
            lines.append(labelled(say("rules-difference"), "; ".join(ways)))
    said = f"{one.rule} {one.check}"
    for ruling in rulings():
        about = f"{ruling.situation} {ruling.ruling}"
        if mentions(about, one.id) or mentions(said, ruling.id):
            lines.append(labelled(ruling.id, f"{ruling.situation}: {ruling.ruling} ({ruling.certainty})"))
    return lines


def mentions(text: str, rule_id: str) -> bool:
    return re.search(rf"(?<![\w.-]){re.escape(rule_id)}(?![\w.]*\w)", text) is not None


def rule_lines(rule_id: str, edition: str = "") -> list[RenderableType]:
    """The rule an id names: a statement, or a ruling."""
    for ruling in rulings():
        if ruling.id == rule_id.upper():
            return [heading(ruling.id, ruling.situation, ruling.certainty), paragraph(ruling.ruling)]
    one = statement(rule_id.upper())
    lines = statement_lines(one)
    if edition and one.editions and edition not in one.editions:
        lines.append(paragraph(say("rules-elsewhere", edition=edition), "red"))
    return lines


def holds(one: Statement, edition: str) -> bool:
    return not edition or not one.editions or edition in one.editions


def search_lines(text: str, edition: str = "", game: str = "", limit: int = 5) -> list[RenderableType]:
    """The statements, of one game if asked, that fit some words best."""
    found = [one for one in search(text, limit=10 * limit) if holds(one, edition) and game in ("", one.game)]
    return [line for one in found[:limit] for line in statement_lines(one, whole=False)]


# -- cards -----------------------------------------------------------------------------------------------------------------


def card_lines(name: str, edition: str = "", game: str = "citadels") -> list[RenderableType]:
    """A card by its name in any language; nothing if there is none."""
    if game == "dominion":
        kind = dominion_names.identify(name)
        return [] if kind is None else entry_lines(dominion_names.entries()[kind])
    card = identify(name, edition or "en")
    return [] if card is None else entry_lines(citadels_entry(card), edition)


def citadels_entry(card: str) -> Entry:
    return next(section[card] for name, section in catalogue("citadels").items() if name in SECTIONS and card in section)


def entry_lines(entry: Entry, edition: str = "", with_statements: bool = False) -> list[RenderableType]:
    """What is printed on a card, in which boxes it is, and on request every statement about it."""
    facts = entry.facts
    others = [name for language, name in entry.names.items() if language != "en" and name != entry.names.get("en")]
    lines: list[RenderableType] = [heading(entry.names.get("en", entry.id), ", ".join(dict.fromkeys(others)), *numbers(entry))]
    if facts.get("effect"):
        lines.append(paragraph(facts["effect"]))
    if facts.get("timing"):
        lines.append(labelled(say("cards-timing"), facts["timing"]))
    for language, difference in facts.get("edition_differences", {}).items():
        if edition in ("", language):
            lines.append(labelled(language, difference))
    if facts.get("confirmed") is False:
        lines.append(paragraph(say("cards-unconfirmed"), "red"))
    if with_statements:
        for one in about(entry, edition):
            lines.append(labelled(one.id, one.rule))
    return lines


def numbers(entry: Entry) -> Iterable[str]:
    facts = entry.facts
    if "rank" in facts:
        yield say("cards-rank", number=facts["rank"])
    if "types" in facts:
        yield ", ".join(facts["types"])
    if "type" in facts:
        yield say(f"citadels-kind-{facts['type']}")
    if "cost" in facts:
        yield cost(facts["cost"])
    if facts.get("copies", 1) > 1:
        yield say("cards-copies", number=facts["copies"])
    if "editions" in facts:
        yield " ".join(facts["editions"])


def cost(printed: object) -> str:
    """Gold in Citadels; coins, potions and debt in Dominion."""
    if isinstance(printed, int):
        return say("cards-cost", number=printed)
    if not hasattr(printed, "items"):
        return ""
    units = [f"{number} {unit}" for unit, number in printed.items()]
    return say("cards-cost", number=", ".join(units))


def about(entry: Entry, edition: str) -> list[Statement]:
    """The statements of its game that name a card first: its own topic, or the cards it lists."""
    game = "dominion" if entry.section in dominion_names.SECTIONS else "citadels"
    name = entry.names.get("en", "")
    topic = plain_words(name)
    return [
        one for one in statements(game) if (plain_words(one.topic) == topic or name in one.cards[:1]) and holds(one, edition)
    ]
