"""Which messages stand on buttons: in the page's own sources, and of the games' options."""

import re
from collections.abc import Iterator
from pathlib import Path

from regalia.words import check
from regalia.words import required_messages as required
from regalia.words.wording import wording_of

SOURCES = Path(__file__).parents[2] / "web" / "src"
OPENS = re.compile(r"<(button|a)\b")
LOOKS = re.compile(r'class="[^"]*\bbtn\b')  # others are cards, tiles, tabs and signs
SAYS = re.compile(r"\bui\(((?:[^()]|\([^()]*\))*)\)")
ID = re.compile(r'"([\w-]+)"')
# Said by way of a value that the page's component is handed (Strip.svelte), or with an id that is put together.
HANDED = ("web-all-treasures",)
BEGINNINGS = ("web-dom-act-",)


def said_in(source: str) -> Iterator[str]:
    """The messages a component says inside its buttons."""
    for opened in OPENS.finditer(source):
        depth, at = 0, opened.end()
        while depth or source[at] != ">":  # an arrow of a function stands in braces
            depth += {"{": 1, "}": -1}.get(source[at], 0)
            at += 1
        if LOOKS.search(source[opened.start() : at]):
            inside = source[at : source.index(f"</{opened[1]}", at)]
            yield from (f"web-{name}" for call in SAYS.findall(inside) for name in ID.findall(call))


def of_the_page() -> set[str]:
    known = check.messages("en")
    said = {one for path in SOURCES.rglob("*.svelte") for one in said_in(path.read_text(encoding="utf-8"))}
    return {one for one in said if one in known} | {*HANDED} | {one for one in known if one.startswith(BEGINNINGS)}


def of_options() -> set[str]:
    """What ends a question, and what is chosen first and then confirmed by a button that says it; all others are tiles."""
    found = set()
    for game in required.GAMES:
        declared = wording_of(game).declared
        for name, verb in required.verbs(game).items():
            if name in declared.ends or {name, verb.about} & {*declared.confirmed}:
                found.add(f"{game}-option-{name}")
    return found
