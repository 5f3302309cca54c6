"""Kingdoms as people pass them on: lists by commas or lines in any language, and links of the common tools.

Three forms are understood: names as printed (``Throne Room, Witch``), ids with underscores and a pile in brackets
(``throne_room, inspiring(bishop)``), and links whose parameters list names run together (``?supply=throneroom&events=ball``).
The further pile of Young Witch or Ferryman has its own parameter, or is named after its word: ``Bane: Moat``.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from regalia.dominion.names import identify
from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, LANDSCAPE_NAMES
from regalia.dominion.rules.kingdoms import REMARK

LISTED: Final = ("supply", "events", "landmarks", "projects", "ways", "allies", "ally", "traits", "prophecy", "mouse")
FURTHER: Final = ("bane", "ferryman")  # one pile each, beside the ten
SWITCHES: Final = {"colonies": "colonies", "colony": "colonies", "platinum": "colonies", "shelters": "shelters"}
NO: Final = ("0", "false", "no")
# Base cards that tools list, too: they follow from the rest.
UNASKED: Final = frozenset(
    ("copper", "silver", "gold", "estate", "duchy", "province", "curse", "potion", "hovel", "necropolis", "overgrown_estate")
)


@dataclass
class WrittenKingdom:
    """``choices``: what the text says, as the door names it; ``unknown``: parts nobody here knows, as they were written."""

    choices: dict[str, Any] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)


def read_choices(text: str) -> WrittenKingdom:
    """What a pasted text chooses.

    >>> found = read_choices("https://example.org/?supply=throneroom,witch&events=bonfire&colonies=1")
    >>> found.choices
    {'kingdom': ['throne_room', 'witch'], 'landscapes': ['bonfire'], 'colonies': True}
    """
    found = WrittenKingdom()
    for part in parts_of(text, found):
        take(part, found)
    return found


def parts_of(text: str, found: WrittenKingdom) -> list[str]:
    link = re.search(r"\bhttps?://\S+", text)
    if link is None:
        lines = [line for line in text.splitlines() if not line.lstrip().startswith(REMARK)]
        return [part for line in lines for part in re.split(r"[,;\t]", line)]
    parts: list[str] = []
    for name, value in parse_qsl(urlsplit(link.group()).query, keep_blank_values=True):
        if name in SWITCHES:
            found.choices[SWITCHES[name]] = value.lower() not in NO
        elif name in FURTHER:
            parts.append(f"{name}: {value}")
        elif name in LISTED:
            parts += value.split(",")
    return parts


def take(part: str, found: WrittenKingdom) -> None:
    """A name, perhaps with a number before it and the pile it is about behind it: ``10 x Village``, ``Inspiring (Bishop)``."""
    bare = re.sub(r"^\s*(\d+\s*[x×]?\s+|[-*•·]\s+)", "", part).strip().strip(".").strip()
    further = re.match(r"(\w+)\s*[:=]\s*(.+)", bare)
    if further is not None and further[1].lower() in FURTHER:
        take_further(further[1].lower(), further[2], found)
        return
    name = re.split(r"[(\[:]", bare, maxsplit=1)[0].rstrip()
    card = identified(name)
    switch = SWITCHES.get(card or name.lower())
    if switch is not None:
        found.choices[switch] = True
    elif card in LANDSCAPE_NAMES:
        put("landscapes", card, found)
    elif card in EXPANSION_OF:
        put("kingdom", card, found)
    elif name and card not in UNASKED:
        found.unknown.append(bare)


def take_further(choice: str, name: str, found: WrittenKingdom) -> None:
    """The pile that Young Witch or Ferryman brings: ``Bane: Moat``."""
    card = identified(name)
    if card in EXPANSION_OF:
        found.choices[choice] = [card]
    elif name:
        found.unknown.append(name)


def identified(name: str) -> str | None:
    """A pile of two cards is named by its upper one or by both, ``Sauna / Avanto``."""
    return identify(name) or identify(name.partition("/")[0].rstrip())


def put(choice: str, card: str | None, found: WrittenKingdom) -> None:
    ids = found.choices.setdefault(choice, [])
    if card not in ids:
        ids.append(card)
