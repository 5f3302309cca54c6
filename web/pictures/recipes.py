"""Recipes to pictures: every line names a card, its palette, and the parts it is made of."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pictures.parts import load
from pictures.pen import Pen, Value

load()

TURN: Final = re.compile(r"r-?\d+")
FOLDER: Final = Path(__file__).parent / "recipes"
WHOLE: Final = (
    "sky",
    "room",
    "vault",
    "hallway",
    "rockface",
    "ringside",
    "stage",
    "cave",
)  # they paint the whole ground themselves


@dataclass(frozen=True)
class Recipe:
    game: str
    group: str  # what is loaded together; `each`: alone
    id: str
    palette: str
    parts: str


def lines() -> Iterator[tuple[str, str, str]]:
    """Every line that is not a comment, with its game and its group."""
    for file in sorted(FOLDER.glob("*.txt")):
        group = "each"
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                group = line.strip("[] ")
            elif line.strip() and not line.startswith("#"):
                yield file.stem, group, line


def recipes() -> Iterator[Recipe]:
    for game, group, line in lines():
        if "|" in line:
            ident, palette, parts = (field.strip() for field in line.split("|", 2))
            yield Recipe(game, group, ident, palette, parts)


def others() -> dict[str, str]:
    """What shows the picture of another (`m-augurs = m-herb_gatherer`)."""
    pairs = (line.split("=") for _, _, line in lines() if "|" not in line)
    return {ident.strip(): shown.strip() for ident, shown in pairs}


def value(text: str) -> Value:
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        return text


def drawn(recipe: Recipe) -> Pen:
    pen = Pen()
    if not recipe.parts.startswith(WHOLE):
        pen.backdrop("s")
    for item in recipe.parts.split(";"):
        name, *rest = item.split()
        place: list[float] = []
        named: dict[str, Value] = {}
        mirrored, turn = False, 0
        for text in rest:
            if "=" in text:
                key, given = text.split("=", 1)
                named[key] = value(given)
            elif text == "m":
                mirrored = True
            elif TURN.fullmatch(text):
                turn = int(text[1:])
            else:
                place.append(float(text))
        x, y, size = (*place, 1)[:3] if place else (0, 0, 1)
        pen.part(name, x, y, size, mirrored, turn, **named)
    return pen


def draw(recipe: Recipe) -> str:
    """The picture as the inside of an SVG symbol, 480 by 384."""
    return drawn(recipe).svg()
