"""Sky, ground and weather: what lies behind a scene."""

import math
import random

from pictures.pen import Pen, part


@part
def sky(pen: Pen, kind: str = "lines", x: float = 88, y: float = 24, seed: int = 1, ink: str = "f") -> None:
    lots = random.Random(seed)
    with pen.at(0, 0):
        pen.backdrop("s")
    if kind == "lines":
        for i in range(7):
            yy = 8 + i * 8 + lots.random() * 4
            a = lots.random() * 80
            w = 14 + lots.random() * 34
            pen.line(ink, 1.5, f"M{a} {yy}L{a + w} {yy}")
    elif kind == "rays":
        for i in range(16):
            t = i * math.pi / 8 + 0.1
            q = 0.11
            pen.polygon(
                ink,
                x,
                y,
                x + 150 * math.cos(t - q),
                y + 150 * math.sin(t - q),
                x + 150 * math.cos(t + q),
                y + 150 * math.sin(t + q),
            )
    elif kind == "arcs":
        for r in (22, 34, 46, 58, 70):
            pen.line(
                ink,
                1.6,
                f"M{x - r} {y}Q{x - r} {y - r} {x} {y - r}Q{x + r} {y - r} {x + r} {y}Q{x + r} {y + r} {x} {y + r}Q{x - r} {y + r} {x - r} {y}",
            )
    elif kind == "dots":
        for _ in range(26):
            pen.disc(ink, lots.random() * 120, lots.random() * 70, 0.8 + lots.random() * 0.9)
    for _ in range(9):
        pen.disc("t", lots.random() * 118, 3 + lots.random() * 40, 0.6 + lots.random() * 0.7)


@part
def sun(pen: Pen, r: float = 11) -> None:
    pen.disc("u", 0, 0, r)


@part
def cloud(pen: Pen, ink: str = "l") -> None:
    pen.shape(ink, "M-18 0Q-20 -7 -12 -8Q-10 -15 -2 -13Q4 -19 10 -12Q19 -12 18 0Z")
    pen.shape("z", "M-12 0Q0 -4 18 -3Q19 -1 18 0Z")


@part
def rain(pen: Pen) -> None:
    for i, x in enumerate(range(-22, 24, 6)):
        pen.line("l", 1.3, f"M{x} {i * 5 % 9}L{x - 4} {10 + i * 5 % 9}")


@part
def bolt(pen: Pen) -> None:
    pen.polygon("a", 2, -30, -8, -10, -1, -10, -5, 4, 9, -16, 2, -16, 8, -30)


@part
def ground(pen: Pen, y: float = 80, ink: str = "g", wave: float = 3) -> None:
    pen.shape(ink, f"M-2 {y}Q30 {y - wave} 60 {y}Q92 {y + wave} 122 {y - wave}L122 98L-2 98Z")
    for x, yy, w in ((6, 6, 16), (34, 10, 12), (64, 7, 20), (94, 11, 18)):
        pen.line("z", 1.4, f"M{x} {y + yy}L{x + w} {y + yy}")


@part
def hills(pen: Pen, y: float = 78, ink: str = "f") -> None:
    pen.shape(
        ink, f"M-2 {y + 20}L-2 {y - 8}Q18 {y - 26} 40 {y - 8}Q58 {y - 24} 82 {y - 6}Q100 {y - 20} 122 {y - 10}L122 {y + 20}Z"
    )


@part
def peaks(pen: Pen, y: float = 80, ink: str = "f") -> None:
    pen.polygon(ink, -4, y, 18, y - 40, 34, y - 18, 52, y - 46, 74, y - 14, 92, y - 34, 124, y)
    pen.polygon("h", 18, y - 40, 24, y - 28, 18, y - 30, 12, y - 27)
    pen.polygon("h", 52, y - 46, 60, y - 32, 53, y - 34, 46, y - 30)
    pen.polygon("h", 92, y - 34, 98, y - 27, 92, y - 28, 87, y - 25)
    pen.polygon("z", 18, y - 40, 34, y - 18, 30, y, 20, y)
    pen.polygon("z", 52, y - 46, 74, y - 14, 72, y, 56, y)


@part
def sea(pen: Pen, y: float = 74, ink: str = "g") -> None:
    pen.box(ink, -2, y, 124, 98 - y)
    for i, (x, yy) in enumerate(((4, 5), (40, 4), (82, 6), (18, 12), (60, 13), (98, 12), (2, 19), (40, 20), (84, 19))):
        pen.line(
            "l" if i % 2 else "h",
            1.5,
            f"M{x} {y + yy}Q{x + 4} {y + yy - 3} {x + 8} {y + yy}Q{x + 12} {y + yy + 3} {x + 16} {y + yy}",
        )


@part
def path(pen: Pen, y: float = 80) -> None:
    pen.shape("l", f"M57 {y - 1}Q62 {y + 4} 50 {y + 9}Q44 {y + 13} 42 98L72 98Q66 {y + 10} 67 {y + 5}Q66 {y + 1} 62 {y - 1}Z")


@part
def field(pen: Pen, y: float = 80) -> None:
    for i in range(6):
        pen.polygon("z" if i % 2 else "h", 58 + i * 2, y, 60 + i * 2, y, -10 + i * 28 + 16, 98, -10 + i * 28, 98)


@part
def room(
    pen: Pen, floor: float = 74, wall: str = "s", ink: str = "f", tiles: bool = True, boards: bool = False, window: float = 0
) -> None:
    pen.backdrop(wall)
    if boards:
        for x in range(10, 120, 16):
            pen.line(ink, 1.2, f"M{x} 0L{x} {floor}")
    else:
        for i, yy in enumerate(range(10, int(floor), 12)):
            for x in range(-8 + i % 2 * 14, 120, 28):
                pen.line(ink, 1.3, f"M{x} {yy}L{x + 14} {yy}")
    if window:
        pen.arch("i", window, 50, 22, 34)
        pen.arch("u", window, 48, 17, 29)
        pen.line("i", 1.8, f"M{window} 20L{window} 49M{window - 9} 34L{window + 9} 34")
        pen.polygon("h", window - 9, 52, window + 9, 52, window + 46, 96, window + 8, 96)
    pen.box("g", -2, floor, 124, 98 - floor)
    if tiles:
        for i in range(7):
            pen.line("z", 1.2, f"M{60 + (i - 3) * 20} {floor}L{60 + (i - 3) * 44} 98")
        pen.line("z", 1.2, f"M0 {floor + 9}L120 {floor + 9}")


@part
def drape(pen: Pen, ink: str = "c") -> None:
    for k in (0, 1):
        with pen.at(120 * k, 0, 1, bool(k)):
            pen.shape(ink, "M0 0L34 0Q30 22 16 34Q8 42 0 60Z")
            pen.shape("z", "M22 0L34 0Q30 22 16 34Q24 18 22 0Z")
            pen.line("a", 1.8, "M34 0Q30 22 16 34Q8 42 0 60")


@part
def niche(pen: Pen, ink: str = "f") -> None:
    pen.arch(ink, 0, 0, 76, 92)
    pen.arch("h", -3, 0, 60, 82)


@part
def nimbus(pen: Pen, r: float = 30, ink: str = "a") -> None:
    pen.disc(ink, 0, 0, r)
    pen.disc("h", 0, 0, r * 0.8)
