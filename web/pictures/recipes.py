"""Recipes to pictures: every line names a card, its palette, and the parts it is made of."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pictures import bust, parts_citadels, parts_dominion, people  # noqa: F401
from pictures.draw import Hand
from pictures.parts import PARTS

FOLDER: Final = Path(__file__).parent / "recipes"
WHOLE: Final = ("sky", "room", "vault", "hallway", "rockface", "ringside", "stage", "cave")  # they paint the whole ground themselves


@dataclass(frozen=True)
class Recipe:
    game: str
    group: str  # what is loaded together; `each`: alone
    id: str
    palette: str
    parts: str


def recipes() -> Iterator[Recipe]:
    for file in sorted(FOLDER.glob("*.txt")):
        group = "each"
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                group = line.strip("[] ")
            elif line.strip() and not line.startswith("#"):
                ident, palette, parts = (field.strip() for field in line.split("|", 2))
                yield Recipe(file.stem, group, ident, palette, parts)


def value(text: str) -> Any:
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        return text


def draw(parts: str) -> str:
    """The picture as the inside of an SVG symbol, 480 by 384."""
    hand = Hand()
    if not parts.startswith(WHOLE):
        hand.r("s", 0, 0, 120, 96)
    for item in (text.strip() for text in parts.split(";") if text.strip()):
        name, *rest = item.split()
        place: list[float] = []
        named: dict[str, Any] = {}
        mirrored, turn = False, 0
        for text in rest:
            if "=" in text:
                key, given = text.split("=", 1)
                named[key] = value(given)
            elif text == "m":
                mirrored = True
            elif re.fullmatch(r"r-?\d+", text):
                turn = int(text[1:])
            else:
                place.append(value(text))
        named.pop("base", None)
        if name == "cauldron" and "brow" in named:
            named["brew"] = named.pop("brow")
        x, y, size = (*place, 0, 0, 1)[:3] if len(place) == 3 else (*(place or (0, 0)), 1)
        with hand(x, y, size, mirrored, turn):
            PARTS[name](hand, **named)
    return hand.svg()
