"""The rulebook as pages of the site: statements by topic, rulings, differences between editions, cards in three languages."""

import re
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from regalia.games import OURS
from regalia.rulebook import Entry, Statement, catalogue, differences, rulings, statements, told_in
from regalia.words.book import told_book
from regalia.words.messages import LANGUAGES
from regalia.words.tongue import Tongue, tongue
from regalia.words.topics import card_name, card_texts, topic_of
from tests.docs.position_pictures import position_lines, write_drawings

RULINGS = {"en": "Rulings", "de": "Entscheidungen", "nl": "Uitspraken"}
SILENT = {
    "en": "What we do where the rule books are silent or disagree.",
    "de": "Was gilt, wo die Regelhefte schweigen oder sich widersprechen.",
    "nl": "Wat geldt waar de boekjes zwijgen of elkaar tegenspreken.",
}
DIFFERENCES = {
    "en": "Differences between the editions of Citadels",
    "de": "Unterschiede der Ausgaben von Citadels",
    "nl": "Verschillen tussen de edities van Machiavelli",
}
CITED = re.compile(r"\b([A-Z]{1,2}(?:-[A-Z0-9]+)+-\d+|R-\d+|R-D\d+\.\d+)\b")


def plain(text: str) -> str:
    """Text as Markdown that means nothing else: no HTML, no emphasis, no tables."""
    return re.sub(r"([\\`*_{}\[\]<>|])", r"\\\1", " ".join(text.split()))


def anchors() -> dict[str, str]:
    """Where every statement and ruling stands: id -> page and anchor."""
    found = {one.id: f"{one.game}.md#{one.id.lower()}" for one in statements()}
    return found | {one.id: f"rulings.md#{one.id.lower().replace('.', '-')}" for one in rulings()}


def cited(text: str, places: dict[str, str]) -> str:
    """Rule ids in a text lead to their rules."""
    return CITED.sub(lambda one: f"[{one[0]}]({places[one[0]]})" if one[0] in places else one[0], plain(text))


def of_game(game: str, places: dict[str, str]) -> str:
    told = tongue("en")
    lines = [f"# {told.say(f'game-{game}')}: the statements", ""]
    lines += ["Each statement has a number that events, cases and refusals cite, and the check that tests it.", ""]
    mine = [one for one in statements(game)]
    for topic, members in groupby(
        sorted(mine, key=lambda one: topic_of(one, told).lower()), key=lambda one: topic_of(one, told)
    ):
        lines += [f"## {plain(topic)}", ""]
        for one in members:
            lines += [*statement_lines(one, places), ""]
    return "\n".join(lines)


def statement_lines(one: Statement, places: dict[str, str]) -> Iterable[str]:
    where = f" ({', '.join(one.editions).upper()})" if one.editions else ""
    yield f"<a id='{one.id.lower()}'></a>**{one.id}**{where}: {cited(one.rule, places)}"
    yield ""
    yield f"*Check:* {cited(one.check, places)}"


def book_page(game: str, language: str) -> str:
    """A rule book as one reads it: chapters, topics, statements, glossary."""
    told = told_book(game, tongue(language))
    places = book_anchors(language)
    lines = [f"# {plain(told.title)}", "", plain(told.introduction), ""]
    for chapter in told.chapters:
        lines += [f"## {plain(chapter.title)}", "", plain(chapter.introduction), ""]
        for topic in chapter.topics:
            lines += [f"### {plain(topic.heading)}", ""]
            for one in topic.rules:
                where = f" ({', '.join(one.editions).upper()})" if one.editions else ""
                lines += [f"<a id='{one.id.lower()}'></a>{cited(one.rule, places)} <small>{one.id}{where}</small>", ""]
                if one.id in chapter.cases:
                    lines += position_lines(one.id, language)
    lines += [f"## {tongue(language).say('book-glossary')}", "", "| en | de | nl |", "|---|---|---|"]
    lines += [f"| {' | '.join(plain(word) for word in row)} |" for row in told.glossary]
    return "\n".join(lines) + "\n"


def book_anchors(language: str) -> dict[str, str]:
    """Where every statement and ruling stands in one language: id -> page and anchor."""
    found = {one.id: f"{one.game}-book-{language}.md#{one.id.lower()}" for one in statements()}
    return found | {one.id: f"{rulings_name(language)}#{one.id.lower().replace('.', '-')}" for one in rulings()}


def rulings_name(language: str) -> str:
    return "rulings.md" if language == "en" else f"rulings-{language}.md"


def rulings_page(places: dict[str, str], language: str = "en") -> str:
    lines = [f"# {RULINGS[language]}", "", SILENT[language], ""]
    for ruling in rulings():
        one = told_in(language, ruling)
        sure = tongue(language).say(f"certainty-{one.certainty.replace(' ', '_')}")
        anchor = one.id.lower().replace(".", "-")
        lines += [
            f"<a id='{anchor}'></a>**{one.id}** ({plain(sure)}): {cited(one.situation, places)}",
            "",
        ]
        lines += [cited(one.ruling, places), ""]
    return "\n".join(lines)


def differences_page(places: dict[str, str], language: str = "en") -> str:
    lines = [f"# {DIFFERENCES[language]}", ""]
    if language == "en":
        lines += ["Weight A changes a result in play, B is wording that could, C is editorial.", ""]
    for difference in differences():
        one = told_in(language, difference)
        ids = ", ".join(cited(rule, places) for rule in one.statements)
        lines += [f"## {one.number}. {plain(one.topic)}", "", f"{one.weight}: {ids}", ""]
        for edition in ("en", "de", "nl"):
            if text := getattr(one, edition):
                lines += [f"- **{edition.upper()}**: {cited(text, places)}"]
        lines.append("")
    return "\n".join(lines)


def cards_page(game: str, told: Tongue) -> str:
    """Every card with a text of ours, by section of the catalogue."""
    lines = [f"# {told.say(f'game-{game}')}", ""]
    for entries in catalogue(game).values():
        with_text = [
            (card_name(entry, told), card_texts(entry, told), entry) for entry in entries.values() if "en" in entry.names
        ]
        shown = sorted(((name, texts, entry) for name, texts, entry in with_text if texts), key=lambda one: one[0])
        for name, texts, entry in shown:
            lines += [f"## {plain(name)}", "", *card_lines(name, texts, entry), ""]
    return "\n".join(lines)


def card_lines(name: str, texts: Iterable[str], entry: Entry) -> Iterable[str]:
    others = [other for other in dict.fromkeys(entry.names.values()) if other != name]
    if others:
        yield f"*{plain(' · '.join(others))}*"
        yield ""
    for text in texts:
        yield plain(text)
        yield ""


def write(folder: Path) -> str:
    """Write the pages; what the navigation says of them."""
    folder.mkdir(parents=True, exist_ok=True)
    places = anchors()
    lines = [""]
    overview = ["# Rulebook", "", "Written from the data the program itself reads.", ""]

    def add(title: str, name: str, text: str) -> None:
        (folder / name).write_text(text, encoding="utf-8")
        lines.append(f'      - "{title}": rulebook/{name}')
        overview.append(f"- [{title}]({name})")

    for game in OURS:
        add(tongue("en").say(f"game-{game}"), f"{game}.md", of_game(game, places))
    for language in LANGUAGES:
        told_places = places if language == "en" else book_anchors(language)
        rulings_file, ending = rulings_name(language), "" if language == "en" else f"-{language}"
        for game in OURS:
            name = f"{game}-book-{language}.md"
            text = book_page(game, language)
            add(told_book(game, tongue(language)).title, name, text)
            write_drawings(folder, text)
        add(RULINGS[language], rulings_file, rulings_page(told_places, language))
        add(DIFFERENCES[language], f"differences{ending}.md", differences_page(told_places, language))
    for game in OURS:
        for language in LANGUAGES:
            told = tongue(language)
            add(f"{told.say(f'game-{game}')} ({language})", f"{game}-cards-{language}.md", cards_page(game, told))
    (folder / "index.md").write_text("\n".join(overview) + "\n", encoding="utf-8")
    lines.insert(1, "      - rulebook/index.md")
    return "\n".join(lines)
