"""``python -m tests.docs.write_cases``: write anew what docs/cases.md and docs/cases-dominion.md list of the code."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from regalia.casebook.adapters import adapter_for
from regalia.citadels.cases import facts as citadels_facts
from regalia.citadels.cases import position as citadels_position
from regalia.citadels.cases import setup as citadels_setup
from regalia.citadels.cases import start as citadels_start
from regalia.citadels.cases import views as citadels_views
from regalia.dominion.cases import facts as dominion_facts
from regalia.dominion.cases import position as dominion_position
from regalia.dominion.cases import setup as dominion_setup
from regalia.dominion.cases import views as dominion_views
from regalia.kernel.events import MOVEMENTS
from regalia.words.required_messages import questions
from tests.docs.case_meanings import GIVEN, GIVEN_OF_SEAT, SETUP, START

ROOT = Path(__file__).parent.parent.parent
PAGES = {"citadels": ROOT / "docs" / "cases.md", "dominion": ROOT / "docs" / "cases-dominion.md"}
MESSAGES = ROOT / "src" / "regalia"
MADE = re.compile(r"(<!-- made by python -m tests\.docs\.write_cases -->\n).*?(<!-- until here -->)", re.DOTALL)
TAKES = {
    "title": "CARD", "kind": "CARD", "rank": "CHARACTER", "seat": "SEAT", "place": "PLACE", "seat_and_kind": "SEAT TYPE",
    "number": "NUMBER", "": "",
}  # fmt: skip
MESSAGE = re.compile(r"^([\w-]+) = (.*(?:\n +(?![ .]*\.\w+ =).*)*)", re.MULTILINE)
CHOICE = re.compile(r"\{ \$\w+ ->.*?\*\[\w+\] (.*?)\n\s*\}", re.DOTALL)
CARD = re.compile(r"\{ (?:\w+\()?(?:citadels|dominion)-(?!option)\w+-([\w-]+)\)? \}")
OTHER = re.compile(r"\{ ((?:citadels|dominion)-option-\w+) \}")
ARGUMENT = re.compile(r"\{ (?:\w+\()?\$(\w+)\)? \}")

Names = dict[str, Iterable[str]]
ENTRIES: dict[str, dict[str, tuple[Iterable[str], Mapping[str, str]]]] = {
    "citadels": {
        "Entries of `setup`": (citadels_setup.ENTRIES, SETUP["citadels"]),
        "Entries of `given`": (citadels_position.TABLE_ENTRIES, GIVEN["citadels"]),
        "Entries of a seat in `given`": (citadels_position.SEAT_ENTRIES, GIVEN_OF_SEAT["citadels"]),
        "Entries of `start`": (citadels_start.ENTRIES, START["citadels"]),
    },
    "dominion": {
        "Entries of `setup`": (dominion_setup.ENTRIES, SETUP["dominion"]),
        "Entries of `given`": (dominion_position.TABLE_ENTRIES, GIVEN["dominion"]),
        "Entries of a seat in `given`, with its tokens": (dominion_position.SEAT_ENTRIES, GIVEN_OF_SEAT["dominion"]),
        "Entries of `start`": (dominion_position.START_ENTRIES, START["dominion"]),
    },
}
FACTS: dict[str, Names] = {
    "citadels": {
        "Expected of a seat": citadels_facts.SEAT_FACTS,
        "Expected of the table": citadels_facts.TABLE_FACTS,
        "Seen of a seat": citadels_views.SEEN_OF_SEAT,
        "Seen of the table": citadels_views.SEEN_OF_TABLE,
    },
    "dominion": {
        "Expected of a seat": dominion_facts.SEAT_FACTS,
        "Expected of the table": [*dominion_facts.TABLE_FACTS, *dominion_facts.OTHERS],
        "Seen of a seat": dominion_views.SEEN_OF_SEAT,
        "Seen of the table": [*dominion_views.SEEN_OF_TABLE, "supply"],
    },
}


def messages() -> dict[str, str]:
    """The English sentences, roughly: names in capitals stand for what is put in."""
    found: dict[str, str] = {}
    for path in sorted(MESSAGES.glob("*/messages/en/*.ftl")):
        for name, text in MESSAGE.findall(path.read_text(encoding="utf-8")):
            text = CHOICE.sub(r"\1", text)
            text = ARGUMENT.sub(lambda one: one[1].upper(), text)
            text = CARD.sub(lambda one: one[1].replace("_", " ").title(), text)
            found[name] = " ".join(text.split())
    return {name: OTHER.sub(lambda one: found[one[1]], text) for name, text in found.items()}


def spaced(name: str) -> str:
    return name.replace("_", " ")


def listing(names: Iterable[str]) -> str:
    return ", ".join(f"`{spaced(name)}`" for name in names)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return [*lines, *("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows), ""]


def reference(game: str) -> str:
    """All that can be written about a game, as the code has it."""
    adapter = adapter_for(game)
    said = messages()
    lines: list[str] = []
    for title, (names, meanings) in ENTRIES[game].items():
        lines += [f"### {title}", ""]
        lines += table(("entry", "meaning"), ((f"`{spaced(name)}`", meanings[name]) for name in names))
    lines += ["### Steps", "", listing(adapter.step_names()) + ", and a seat's letter.", ""]
    lines += [f"`skip to` waits for {listing(('asked', 'question', 'over', *adapter.skip_names()))}.", ""]
    for title, names in FACTS[game].items():
        lines += [f"### {title}", "", listing(names) + ".", ""]
    lines += ["### Kinds of events", "", listing((*sorted(adapter.events), *sorted(MOVEMENTS))) + ".", ""]
    lines += ["### Verbs", ""]
    verbs = sorted(adapter.verbs().items())
    lines += table(
        ("option", "on the screen"),
        ((f"`{f'{spaced(name)} {TAKES[verb.about]}'.strip()}`", said.get(f"{game}-option-{name}", "")) for name, verb in verbs),
    )
    lines += ["### Questions", ""]
    asked = sorted({name for name, _ in questions(game)})
    lines += table(
        ("question", "on the screen"), ((f"`{spaced(name)}`", said.get(f"{game}-question-{name}", "")) for name in asked)
    )
    return "\n".join(lines)


def written(game: str, page: str) -> str:
    """The page with its list made anew."""
    assert MADE.search(page), "the page has no place for what is made"
    return MADE.sub(lambda one: f"{one[1]}\n{reference(game)}\n{one[2]}", page)


if __name__ == "__main__":
    for game, path in PAGES.items():
        path.write_text(written(game, path.read_text(encoding="utf-8")), encoding="utf-8")
