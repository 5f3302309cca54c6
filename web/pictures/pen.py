"""The drawing pen: shapes in units of a 120 by 96 canvas, moved by a place, written as compact SVG. Fills are one-letter inks."""

import itertools
import math
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

STEPS: Final = 4  # whole numbers to the unit: the picture is 480 by 384
LITERAL: Final = {  # people keep their colours by day and by night; so do the dead, the potion and fire
    "S1": "#f3d2b3", "S2": "#e3b48b", "S3": "#c08a5c", "S4": "#8f5c3a", "S5": "#64402b",
    "H1": "#2b2428", "H2": "#5b3b25", "H3": "#a9532b", "H4": "#b6b1a8", "H5": "#efe9dd", "H6": "#d6a955",
    "R": "#a63a32", "W": "#fbf7ea", "Z1": "#a9bd8d", "Z2": "#728d66", "P": "#3d7cc4", "V": "#8a4fb0", "F": "#e8662a",
}  # fmt: skip
COMMAND: Final = re.compile(r"([MLQCZ])([^MLQCZ]*)")
NUMBER: Final = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")
POINTS: Final = {"L": 1, "Q": 2, "C": 3}

Value = str | float
Part = Callable[..., None]
PARTS: Final[dict[str, Part]] = {}


def part(draw: Part) -> Part:
    """Everything a recipe may name."""
    name = draw.__name__.strip("_")
    if name in PARTS:
        raise ValueError(f"two parts are called {name}")
    PARTS[name] = draw
    return draw


@dataclass
class Stroke:
    ink: str
    path: str
    joins: bool  # a single clockwise shape: with its like it may share one path
    width: str  # "": filled
    cap: str


class Pen:
    def __init__(self) -> None:
        self.strokes: list[Stroke] = []
        self.place = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    @contextmanager
    def at(self, x: float = 0, y: float = 0, size: float = 1, mirror: bool = False, turn: float = 0) -> Iterator[None]:
        """Draws at another place, in another size, mirrored or turned."""
        before = a, b, c, d, e, f = self.place
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        wide = -size if mirror else size
        p, q, r, s = cos * wide, sin * wide, -sin * size, cos * size
        self.place = (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f)
        yield
        self.place = before

    def part(
        self, name: str, x: float = 0, y: float = 0, size: float = 1, mirror: bool = False, turn: float = 0, /, **named: Value
    ) -> None:
        with self.at(x, y, size, mirror, turn):
            PARTS[name](self, **named)

    @property
    def scale(self) -> float:
        a, b, c, d, _, _ = self.place
        return math.sqrt(abs(a * d - b * c))

    @property
    def mirrored(self) -> bool:
        return self.place[0] < 0

    def point(self, x: float, y: float) -> tuple[int, int]:
        a, b, c, d, e, f = self.place
        return round((a * x + c * y + e) * STEPS), round((b * x + d * y + f) * STEPS)

    def points(self, numbers: list[float]) -> list[tuple[int, int]]:
        return [self.point(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]

    def put(self, ink: str, path: str, joins: bool = False, width: str = "", cap: str = "round") -> None:
        last = self.strokes[-1] if self.strokes else None
        if last and last.ink == ink and last.width == width and ((joins and last.joins) or (width and last.cap == cap)):
            last.path += path
        else:
            self.strokes.append(Stroke(ink, path, joins, width, cap))

    def relative(self, path: str) -> str:
        """Absolute in, whole relative numbers out."""
        out: list[str] = []
        at = start = (0, 0)
        last = ""
        for command, body in COMMAND.findall(path):
            if command == "Z":
                out.append("z")
                at, last = start, ""
                continue
            points = self.points([float(number) for number in NUMBER.findall(body)])
            if command == "M":
                at = start = points[0]
                last = ""
                out.append(f"M{at[0]} {at[1]}")
                continue
            count = POINTS[command]
            for first in range(0, len(points), count):
                chunk = points[first : first + count]
                out.append(
                    (" " if command == last else command.lower()) + " ".join(f"{x - at[0]} {y - at[1]}" for x, y in chunk)
                )
                at, last = chunk[-1], command
        return "".join(out).replace(" -", "-")

    def shape(self, ink: str, path: str) -> None:
        """A filled path, closed if it is not."""
        points = self.points([float(number) for number in NUMBER.findall(path)])
        self.put(
            ink, self.relative(path if path.rstrip().endswith("Z") else path + "Z"), path.count("M") == 1 and area(points) > 0
        )

    def line(self, ink: str, width: float, path: str, cap: str = "round") -> None:
        self.put(ink, self.relative(path), width=short(width * self.scale * STEPS), cap=cap)

    def polygon(self, ink: str, *numbers: float) -> None:
        points = self.points(list(numbers))
        if area(points) < 0:
            points.reverse()
        path, last = f"M{points[0][0]} {points[0][1]}", ""
        for (x, y), (to_x, to_y) in itertools.pairwise(points):
            if y == to_y:
                path, last = path + f"h{to_x - x}", "h"
            elif x == to_x:
                path, last = path + f"v{to_y - y}", "v"
            else:
                path, last = path + f"{' ' if last == 'l' else 'l'}{to_x - x} {to_y - y}", "l"
        self.put(ink, path.replace(" -", "-") + "z", joins=True)

    def box(self, ink: str, x: float, y: float, width: float, height: float) -> None:
        self.polygon(ink, x, y, x + width, y, x + width, y + height, x, y + height)

    def backdrop(self, ink: str) -> None:
        """The whole canvas; deep colour has a night of its own there."""
        self.box("k" if ink == "d" else ink, 0, 0, 120, 96)

    def disc(self, ink: str, x: float, y: float, radius: float) -> None:
        at_x, at_y = self.point(x, y)
        r = max(2, round(radius * self.scale * STEPS))
        self.put(ink, f"M{at_x - r} {at_y}a{r} {r} 0 1 1 0 1z", joins=True)  # a round but for a hair

    def oval(self, ink: str, x: float, y: float, rx: float, ry: float) -> None:
        k, j = 0.5523 * rx, 0.5523 * ry
        left, right, top, foot = x - rx, x + rx, y - ry, y + ry
        self.shape(
            ink,
            f"M{left} {y}C{left} {y - j} {x - k} {top} {x} {top}C{x + k} {top} {right} {y - j} {right} {y}"
            f"C{right} {y + j} {x + k} {foot} {x} {foot}C{x - k} {foot} {left} {y + j} {left} {y}Z",
        )

    def arch(self, ink: str, x: float, foot: float, width: float, height: float) -> None:
        """A round-headed opening; x is its middle."""
        a, top = width / 2, foot - height
        self.shape(
            ink,
            f"M{x - a} {foot}L{x - a} {top + a}C{x - a} {top + a * 0.2} {x - a * 0.55} {top} {x} {top}"
            f"C{x + a * 0.55} {top} {x + a} {top + a * 0.2} {x + a} {top + a}L{x + a} {foot}Z",
        )

    def svg(self, inks: dict[str, str] | None = None) -> str:
        """What was drawn; the inks as variables of the page's stylesheet, or as the colours given."""
        body = []
        for stroke in self.strokes:
            colour = LITERAL.get(stroke.ink) or (inks[stroke.ink] if inks else f"var(--k{stroke.ink})")
            if stroke.width:
                cap = "" if stroke.cap == "round" else f' stroke-linecap="{stroke.cap}"'
                body.append(f'<path stroke="{colour}" stroke-width="{stroke.width}"{cap} d="{stroke.path}"/>')
            else:
                body.append(f'<path fill="{colour}" d="{stroke.path}"/>')
        return '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' + "".join(body) + "</g>"


def area(points: list[tuple[int, int]]) -> int:
    """Twice the area; positive if the points run clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))


def short(number: float) -> str:
    text = f"{number:.1f}".rstrip("0").rstrip(".")
    return text[1:] if text.startswith("0.") else text


def shade_right(pen: Pen, x: float, y: float, width: float, height: float, share: float = 0.6) -> None:
    """Light falls from the left: the right of a wall lies in the shade."""
    pen.box("z", x + width * share, y, width * (1 - share), height)
