"""Huts, kilns, plants at the wayside."""

import math

from pictures.pen import Pen, part


@part
def hut(pen: Pen, w: float = 34, ink: str = "a") -> None:
    a = w / 2
    pen.box("d", -a + 4, -16, w - 8, 16)
    pen.arch("i", -2, 0, 9, 12)
    pen.box("w", 6, -12, 5, 5)
    pen.shape(
        ink,
        f"M{-a - 3} -12Q{-a * 0.5} -32 0 -36Q{a * 0.5} -32 {a + 3} -12Q{a} -10 {a - 3} -12Q0 -16 {-a + 3} -12Q{-a} -10 {-a - 3} -12Z",
    )
    pen.shape("z", f"M3 -35Q{a * 0.6} -30 {a + 3} -12Q{a} -10 {a - 3} -12Q8 -14.5 5 -14.5Z")
    pen.line("z", 1.3, "M-8 -27L-11 -18M0 -30L0 -20M-13 -22L-15 -16")


@part
def yurt(pen: Pen, ink: str = "l") -> None:
    pen.shape(ink, "M-22 0L-22 -14Q0 -18 22 -14L22 0Z")
    pen.shape("c", "M-25 -13Q-12 -30 0 -32Q12 -30 25 -13Q0 -18 -25 -13Z")
    pen.shape("z", "M4 -31Q14 -28 25 -13Q14 -15.5 8 -16L8 0L22 0L22 -14Q14 -16 8 -16.5Z")
    pen.arch("i", -3, 0, 9, 11)
    pen.line("a", 2, "M-22 -8L-9 -8M3 -8L22 -8", cap="butt")
    pen.disc("d", 0, -32, 3)


@part
def palisade(pen: Pen, w: float = 80, h: float = 22) -> None:
    k = int(w / 6)
    for i in range(k):
        pen.polygon(
            "m" if i % 2 else "l",
            -w / 2 + i * 6,
            0,
            -w / 2 + i * 6,
            -h + i * 3 % 4,
            -w / 2 + i * 6 + 3,
            -h - 5 + i * 3 % 4,
            -w / 2 + i * 6 + 6,
            -h + i * 3 % 4,
            -w / 2 + i * 6 + 6,
            0,
        )
    pen.line("d", 2, f"M{-w / 2} {-h * 0.35}L{w / 2 - 4} {-h * 0.35}M{-w / 2} {-h * 0.75}L{w / 2 - 4} {-h * 0.75}", cap="butt")


@part
def furnace(pen: Pen) -> None:
    pen.polygon("d", -20, 0, -13, -58, 13, -58, 20, 0)
    pen.polygon("z", 3, -58, 13, -58, 20, 0, 6, 0)
    pen.box("m", -15, -62, 30, 5)
    pen.arch("a", -1, 0, 17, 17)
    pen.arch("F", -1, 0, 11, 11)
    pen.shape("a", "M-8 0L8 0L44 8L44 12L-4 4Z")
    pen.shape("F", "M-10 -62Q-14 -74 -4 -82Q-4 -74 1 -72Q2 -80 8 -84Q6 -74 11 -62Z")
    pen.line("z", 1.5, "M-14 -22L-4 -22M-11 -34L0 -34M-10 -46L-2 -46M4 -28L12 -28")


@part
def kiln(pen: Pen) -> None:
    pen.shape("c", "M-28 0Q-30 -40 -8 -48L-8 -62L8 -62L8 -48Q30 -40 28 0Z")
    pen.shape("z", "M2 -62L8 -62L8 -48Q30 -40 28 0L10 0Q14 -30 2 -62Z")
    pen.arch("i", 0, 0, 26, 24)
    pen.part("hotfire", 0, 0, 0.7)
    for x, y in ((-24, -14), (-22, -26), (-12, -34), (-4, -42), (8, -34), (16, -22), (-20, -6)):
        pen.line("z", 1.5, f"M{x} {y}L{x + 7} {y}")
    pen.box("d", -10, -64, 20, 3.5)


@part
def smoke(pen: Pen, ink: str = "l") -> None:
    pen.shape(ink, "M-4 0Q-12 -10 -4 -16Q-14 -24 -2 -32Q-4 -44 10 -44Q22 -42 18 -32Q26 -24 14 -18Q18 -8 6 -6Q6 0 -4 0Z")
    pen.shape("z", "M6 -6Q18 -8 14 -18Q26 -24 18 -32Q22 -42 12 -44Q16 -30 8 -22Q12 -12 6 -6Z")


@part
def silo(pen: Pen, h: float = 44, ink: str = "l") -> None:
    pen.box(ink, -12, -h, 24, h)
    pen.shape("c", f"M-14 {-h}Q-12 {-h - 15} 0 {-h - 17}Q12 {-h - 15} 14 {-h}Z")
    pen.box("z", 3, -h, 9, h)
    pen.shape("z", f"M2 {-h - 17}Q12 {-h - 15} 14 {-h}L4 {-h}Z")
    pen.line("z", 1.4, f"M-12 {-h * 0.33}L12 {-h * 0.33}M-12 {-h * 0.66}L12 {-h * 0.66}", cap="butt")
    pen.arch("w", -2, 0, 7, 10)
    pen.disc("a", 0, -h - 18, 2.2)


@part
def campanile(pen: Pen) -> None:
    pen.box("c", -8, -56, 16, 56)
    pen.box("z", 2, -56, 6, 56)
    pen.box("l", -10, -70, 20, 15)
    for x in (-4, 4):
        pen.arch("w", x, -57, 4.5, 10)
    pen.polygon("m", -11, -70, 0, -90, 11, -70)
    pen.polygon("z", 1, -89, 11, -70, 2, -70)
    pen.line("l", 2, "M-8 -38L8 -38M-8 -20L8 -20", cap="butt")
    pen.disc("a", 0, -91, 2.6)


@part
def mausoleum(pen: Pen) -> None:
    pen.box("l", -24, -26, 48, 26)
    pen.polygon("l", -28, -26, 0, -42, 28, -26)
    pen.polygon("z", 0, -42, 28, -26, 24, -26, 24, 0, 8, 0, 8, -26)
    pen.arch("i", 0, 0, 14, 20)
    for x in (-20, -13, 10, 17):
        pen.box("d", x, -26, 3.4, 26)
    pen.box("d", -27, -3, 54, 3.5)
    pen.part("skull", 0, -27, 0.3)
    pen.line("f", 1.2, "M-3 -18L-3 0M3 -18L3 0", cap="butt")


@part
def basilica(pen: Pen) -> None:
    pen.box("l", -30, -26, 60, 26)
    pen.polygon("c", -33, -26, -27, -33, 27, -33, 33, -26)
    pen.box("l", -18, -44, 36, 12)
    pen.polygon("c", -21, -44, 0, -56, 21, -44)
    pen.polygon("z", 0, -56, 21, -44, 18, -44, 18, -33, 27, -33, 33, -26, 30, -26, 30, 0, 10, 0, 6, -44)
    for x in (-12, -4, 4, 12):
        pen.arch("w", x, -34, 4.5, 8)
    for x in (-24, -12, 0, 12, 24):
        pen.arch("i", x, 0, 8, 17)
    pen.disc("a", 0, -48, 2.6)
    pen.line("a", 2, "M0 -56L0 -65M-3.5 -62L3.5 -62")
    pen.box("d", -34, -2, 68, 3)


@part
def villa(pen: Pen) -> None:
    pen.box("l", -38, -20, 60, 20)
    pen.polygon("c", -42, -20, -36, -29, 20, -29, 26, -20)
    pen.box("l", 10, -34, 26, 34)
    pen.polygon("c", 6, -34, 12, -43, 34, -43, 40, -34)
    pen.polygon("z", 24, -43, 34, -43, 40, -34, 36, -34, 36, 0, 24, 0)
    for x in (-32, -21, -10, 1):
        pen.arch("i", x, 0, 8, 15)
    for x in (17, 28):
        pen.arch("w", x, -18, 5, 9)
    pen.arch("i", 23, 0, 8, 12)
    pen.box("z", -38, -20, 60, 2)


@part
def cypress(pen: Pen) -> None:
    pen.box("d", -1.6, -5, 3.2, 5)
    pen.shape("m", "M0 -50Q9 -28 6 -10Q4 -3 0 -3Q-4 -3 -6 -10Q-9 -28 0 -50Z")
    pen.shape("z", "M0 -50Q9 -28 6 -10Q4 -3 1 -3Q5 -24 0 -50Z")


@part
def deadtree(pen: Pen, ink: str = "d") -> None:
    pen.shape(
        ink,
        "M-7 0Q-3 -14 -5 -26L-22 -42L-20 -44L-6 -34L-8 -54L-5 -54L-2 -36L8 -50L10 -48L3 -34L3 -28L16 -38L18 -36L4 -20Q3 -10 8 0Z",
    )
    pen.line(ink, 2, "M-14 -36L-24 -34M-7 -46L-14 -54M9 -33L20 -30M7 -46L14 -56")


@part
def bush(pen: Pen, ink: str = "m") -> None:
    pen.shape(ink, "M-20 0Q-24 -12 -14 -14Q-10 -24 0 -20Q10 -24 14 -13Q24 -12 20 0Z")
    pen.shape("z", "M4 -20Q10 -24 14 -13Q24 -12 20 0L4 0Q12 -8 4 -20Z")


@part
def mushroom(pen: Pen, ink: str = "c") -> None:
    pen.box("W", -2.4, -9, 4.8, 9)
    pen.shape(ink, "M-9 -8Q-8 -18 0 -18Q8 -18 9 -8Z")
    pen.disc("W", -3, -12, 1.5)
    pen.disc("W", 3, -14, 1.2)


@part
def flower(pen: Pen, ink: str = "c", h: float = 20, stem: str = "m") -> None:
    pen.line(stem, 1.8, f"M0 0Q1 {-h * 0.5} 0 {-h}")
    pen.oval(stem, 4, -h * 0.4, 4, 2)
    for t in [i * math.pi * 0.4 for i in range(5)]:
        pen.disc(ink, 4.6 * math.cos(t), -h + 4.6 * math.sin(t), 3.4)
    pen.disc("a", 0, -h, 2.8)


@part
def ivy(pen: Pen, h: float = 40) -> None:
    pen.line("m", 2.4, f"M0 0Q-6 {-h * 0.3} 2 {-h * 0.55}Q8 {-h * 0.8} 0 {-h}")
    for x, y in ((-3, -4), (4, -10), (-5, -14), (3, -h * 0.5), (-3, -h * 0.6), (7, -h * 0.7), (-2, -h * 0.85), (5, -h)):
        pen.shape("m", f"M{x} {y}Q{x - 6} {y - 4} {x - 4} {y - 9}Q{x + 2} {y - 10} {x + 4} {y - 4}Z")


@part
def lily(pen: Pen) -> None:
    pen.oval("m", 0, 0, 12, 3.4)
    pen.shape("s", "M0 0L12 -2L11 2Z")
    pen.shape("W", "M-6 -2Q-7 -9 0 -11Q7 -9 6 -2Z")
    pen.disc("a", 0, -6, 2)


@part
def column(pen: Pen, h: float = 40, broken: float = 0) -> None:
    pen.box("l", -6, -h, 12, h)
    pen.box("z", 1.5, -h, 4.5, h)
    pen.box("l", -9, -4, 18, 4)
    pen.line("z", 1.2, f"M-3 -4L-3 {-h}", cap="butt")
    if broken:
        pen.polygon("s", -7, -h - 1, 7, -h - 1, 7, -h + 8, 2, -h + 3, -2, -h + 7, -7, -h + 2)
    else:
        pen.box("l", -9, -h - 4, 18, 5)
        pen.box("z", 3, -h - 4, 6, 5)
