"""Statements, rulings and cards as readable blocks of lines."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from regalia.cli.look import LOUD, QUIET, Hanging, styled
from regalia.cli.speech import say, spoken
from regalia.games import USUAL, door_of
from regalia.rulebook import Difference, Entry, Ruling, Statement, cites, differences, rulings, statement, statements, told_in
from regalia.words.messages import LANGUAGES
from regalia.words.names import plain_words
from regalia.words.pseudo import PSEUDO
from regalia.words.topics import card_name, card_texts, find_cards, find_rules, game_of, topic_of

INDENT: Final = "  "
MOST_CARDS: Final = 20
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
    lines: list[RenderableType] = [
        heading(one.id, topic_of(one, spoken()), " ".join(one.editions).upper()),
        paragraph(told_in(spoken().language, one).rule),
    ]
    if not whole:
        return lines
    if in_english():
        lines.append(labelled(say("rules-check"), one.check, QUIET))
    if one.pages:
        pages = ", ".join(f"{edition} {page}" for edition, page in one.pages)
        lines.append(labelled(say("rules-pages"), pages, QUIET))
    for difference in differences():
        if one.id in difference.statements:
            lines.append(labelled(say("rules-difference"), ways(difference)))
    said = f"{one.rule} {one.check}"
    for ruling in rulings():
        about = f"{ruling.situation} {ruling.ruling}"
        if cites(about, one.id) or cites(said, ruling.id):
            lines.append(ruling_line(ruling))
    return lines


def ways(difference: Difference, edition: str = "") -> str:
    """What the editions, or one of them, say."""
    told = told_in(spoken().language, difference)
    return "; ".join(f"{one}: {text}" for one in LANGUAGES if (text := getattr(told, one)) and edition in ("", one))


def ruling_line(one: Ruling) -> Hanging:
    told = told_in(spoken().language, one)
    return labelled(one.id, f"{told.situation}: {told.ruling} ({certainty(one)})")


def certainty(one: Ruling) -> str:
    return say(f"certainty-{one.certainty.replace(' ', '_')}")


def in_english() -> bool:
    """Whether checks and other texts for developers are shown: they are in English only."""
    return spoken().language in ("en", PSEUDO)


def rule_lines(rule_id: str, edition: str = "") -> list[RenderableType]:
    """The rule an id names: a statement, or a ruling."""
    for ruling in rulings():
        if ruling.id == rule_id.upper():
            told = told_in(spoken().language, ruling)
            return [heading(ruling.id, told.situation, certainty(ruling)), paragraph(told.ruling)]
    one = statement(rule_id.upper())
    lines = statement_lines(one)
    if edition and one.editions and edition not in one.editions:
        lines.append(paragraph(say("rules-elsewhere", edition=edition), "red"))
    return lines


def holds(one: Statement, edition: str) -> bool:
    return not edition or not one.editions or edition in one.editions


def answers(text: str, edition: str = "", game: str = "", limit: int = 5) -> list[Statement]:
    found = find_rules(text, 10 * limit, game, spoken().language)
    return [one for one in found if holds(one, edition)][:limit]


def search_lines(text: str, edition: str = "", game: str = "", limit: int = 5) -> list[RenderableType]:
    """The statements, of one game if asked, that answer a question or fit some words best."""
    lines: list[RenderableType] = []
    for one in answers(text, edition, game, limit):
        lines += statement_lines(one, whole=False)
    cards = [card_name(entry, spoken()) for entry in find_cards(text, game)]
    if 0 < len(cards) <= MOST_CARDS:  # a word on every other card says nothing
        lines.append(Text(say("rules-cards", cards=spoken().several(cards))))
    return lines


# -- cards -----------------------------------------------------------------------------------------------------------------


def card_lines(name: str, edition: str = "", game: str = USUAL) -> list[RenderableType]:
    """A card by its name in any language, as it is called at this table; nothing if there is none."""
    names = door_of(game).part("names")
    card = names.identify(name, edition or "en")
    return [] if card is None else entry_lines(names.entries()[card], edition, everywhere=False)


def entry_lines(
    entry: Entry, edition: str = "", with_statements: bool = False, everywhere: bool = True
) -> list[RenderableType]:
    """What a card does, in which boxes it is and what it is called there, and on request every statement about it."""
    facts = entry.facts
    name = card_name(entry, spoken())
    others = [other for other in entry.names.values() if other != name and everywhere]
    lines: list[RenderableType] = [heading(name, ", ".join(dict.fromkeys(others)), *numbers(entry))]
    texts = card_texts(entry, spoken())
    lines += [paragraph(text) for text in texts]
    if not texts and facts.get("effect") and in_english():  # a card nobody plays with yet
        lines.append(paragraph(facts["effect"]))
    for language in ("en", "de", "nl"):
        difference = card_texts(entry, spoken(), language)[len(texts) :]
        if difference and edition in ("", language):
            lines.append(labelled(language.upper(), difference[0]))
    if facts.get("confirmed") is False:
        lines.append(paragraph(say("cards-unconfirmed"), "red"))
    if with_statements:
        for one in about(entry, edition):
            lines.append(labelled(one.id, told_in(spoken().language, one).rule))
    return lines


def numbers(entry: Entry) -> Iterable[str]:
    facts = entry.facts
    if "rank" in facts:
        yield say("cards-rank", number=facts["rank"])
    if "types" in facts:
        yield ", ".join(say(f"{game_of(entry)}-type-{one.lower()}") for one in facts["types"])
    if "type" in facts:
        yield say(f"{game_of(entry)}-kind-{facts['type']}")
    if "cost" in facts:
        yield cost(facts["cost"])
    if facts.get("copies", 1) > 1:
        yield say("cards-copies", number=facts["copies"])
    if "editions" in facts:
        yield " ".join(facts["editions"]).upper()  # in Dutch "en" and "de" are words
    names = door_of(game_of(entry)).part("names")
    if following := names.following(entry.id):
        yield f"→ {card_name(names.entries()[following], spoken())}"


def cost(printed: object) -> str:
    """A number, or so much of several units."""
    if isinstance(printed, int):
        return say("cards-cost", number=printed)
    if not hasattr(printed, "items"):
        return ""
    units = [spoken().amount(unit, number) for unit, number in printed.items() if unit in ("coins", "potions", "debt")]
    return say("cards-cost", number=" + ".join(units)) if units else ""


def about(entry: Entry, edition: str) -> list[Statement]:
    """The statements of its game that name a card first: its own topic, or the cards it lists."""
    name = entry.names.get("en", "")
    topic = plain_words(name)
    return [
        one
        for one in statements(game_of(entry))
        if (plain_words(one.topic) == topic or name in one.cards[:1]) and holds(one, edition)
    ]
