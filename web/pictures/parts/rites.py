"""Single things for single cards: woes, flags, palaces."""

import math

from pictures.pen import Pen, part


@part
def emptypurse(pen: Pen) -> None:
    pen.shape("m", "M-20 6Q-26 -10 -10 -20L-16 -28L16 -30L10 -20Q24 -12 20 6Q0 12 -20 6Z")
    pen.shape("z", "M4 -20L10 -20Q24 -12 20 6Q12 9 6 9Q12 -6 4 -20Z")
    pen.oval("i", 0, -29, 16, 3.6)
    pen.line("a", 2.2, "M-11 -20Q0 -17 11 -20")
    pen.polygon("c", -12, -8, 0, -10, 1, 2, -11, 3)
    pen.line("l", 1.2, "M-13 -4L-10 -4M-7 -11L-7 -7M2 -4L-1 -4M-5 4L-5 1")


@part
def swarm(pen: Pen) -> None:
    for x, y, s, r in ((-34, -14, 0.5, 10), (-8, -24, 0.42, -8), (24, -18, 0.55, 6), (40, 4, 0.4, -10)):
        pen.part("locust", x, y, s, False, r)


@part
def hyp(pen: Pen) -> None:
    pen.disc("l", 0, 0, 22)
    pen.line("d", 3.2, "M0 0Q5 -4 1 -8Q-8 -9 -9 1Q-7 11 4 11Q15 8 14 -4Q10 -17 -4 -16Q-17 -12 -17 2")


@part
def sadface(pen: Pen, tears: int = 1) -> None:
    pen.line("c", 4, "M-22 -16Q-34 -6 -30 16M22 -16Q34 -6 30 16")
    pen.shape("l", "M-23 -20Q0 -30 23 -20Q26 8 0 27Q-26 8 -23 -20Z")
    pen.shape("z", "M6 -25.5Q16 -24 23 -20Q26 8 0 27Q18 4 6 -25.5Z")
    pen.shape("i", "M-17 -4Q-12 -11 -4 -7Q-10 2 -17 -4Z")
    pen.shape("i", "M17 -4Q12 -11 4 -7Q10 2 17 -4Z")
    pen.line("i", 2.4, "M-17 -11Q-10 -17 -4 -15M17 -11Q10 -17 4 -15")
    pen.shape("i", "M-10 17Q0 4 10 17Q0 11 -10 17Z")
    for x in ((-12,), (-12, 12))[tears - 1]:
        pen.shape("P", f"M{x} 1Q{x + 4} 9 {x} 11Q{x - 4} 9 {x} 1Z")


@part
def woods(pen: Pen) -> None:
    for x, w in ((0, 12), (22, 8), (88, 9), (106, 14)):
        pen.box("d", x, 0, w, 98)
        pen.box("z", x + w * 0.6, 0, w * 0.4, 98)
    for x, w in ((40, 5), (74, 5), (16, 4)):
        pen.box("f", x, 0, w, 88)


@part
def flagbig(pen: Pen, ink: str = "c") -> None:
    pen.line("d", 3, "M-36 46L-36 -34")
    pen.disc("a", -36, -36, 3.4)
    pen.shape(ink, "M-35 -32Q-12 -42 10 -32Q26 -26 42 -32Q36 -14 42 4Q22 12 4 4Q-16 -4 -35 4Z")
    pen.shape("z", "M10 -32Q26 -26 42 -32Q36 -14 42 4Q22 12 4 4Q14 -14 10 -32Z")
    pen.shape("z", "M-35 -32Q-28 -35 -20 -36Q-16 -18 -22 -1Q-28 0 -35 4Z")
    pen.line("a", 2, "M-35 -32Q-12 -42 10 -32Q26 -26 42 -32M-35 4Q-16 -4 4 4Q22 12 42 4")
    pen.part("crown", 2, -8, 0.7)


@part
def keybig(pen: Pen) -> None:
    pen.disc("a", -28, 0, 15)
    pen.disc("s", -28, 0, 8)
    pen.line("a", 6, "M-13 0L38 0M26 0L26 12M36 0L36 14")
    pen.shape("z", "M-36 12Q-28 17 -18 11L-22 6Q-28 9 -33 7Z")
    pen.line("z", 2, "M-12 2.5L38 2.5")
    for t in (2.3, 3.14, 3.98):
        pen.disc("c", -28 + 14 * math.cos(t), 14 * math.sin(t), 2.2)


@part
def bank(pen: Pen) -> None:
    pen.part("columns", w=60, h=26, k=5, ped=14)
    pen.part("coin", 0, -35, 0.6)


@part
def pigeons(pen: Pen) -> None:
    for x, y in ((-20, 0), (0, 4), (22, -2)):
        pen.shape(
            "m",
            f"M{x - 6} {y}Q{x - 2} {y - 6} {x + 3} {y - 5}L{x + 6} {y - 8}Q{x + 9} {y - 6} {x + 7} {y - 3}Q{x + 4} {y + 1} {x - 6} {y}Z",
        )


@part
def palace(pen: Pen) -> None:
    pen.box("l", -30, -28, 60, 28)
    pen.polygon("c", -34, -28, -28, -36, 28, -36, 34, -28)
    pen.box("z", 8, -28, 22, 28)
    for x in (-22, -11, 0, 11, 22):
        pen.arch("i", x, 0, 8, 12)
    for x in (-22, -11, 0, 11, 22):
        pen.arch("w", x, -15, 5, 9)


@part
def plough(pen: Pen) -> None:
    pen.line("d", 3.4, "M-26 -22L0 -6L22 -8M-22 -30L-6 -8")
    pen.shape("l", "M-4 -8L14 -8L4 8Q-4 4 -4 -8Z")
    pen.shape("z", "M4 -8L14 -8L4 8Z")


@part
def falconarm(pen: Pen) -> None:
    pen.shape("c", "M-50 30Q-40 0 -6 -2L16 -4Q22 -2 20 4Q18 10 8 10L-14 14Q-24 18 -28 34Z")
    pen.shape("z", "M-44 32Q-36 10 -6 8L18 6Q16 10 8 10L-14 14Q-24 18 -28 34Z")
    pen.line("a", 2.4, "M-30 4Q-26 12 -24 18")
    pen.part("falcon", 6, -4, 1.1)


@part
def snowpine(pen: Pen) -> None:
    pen.part("pine")
    for w, y in ((7, -13), (6, -22), (4.5, -31)):
        pen.polygon("W", -w, y, 0, y - 9, w * 0.4, y - 6, 0, y - 3)


@part
def snowgable(pen: Pen, w: float = 24, h: float = 18) -> None:
    pen.part("gable", w=w, h=h, roof=14, top="W", timber=1)


@part
def reindeer(pen: Pen) -> None:
    pen.part("deer", ink="d")
    pen.line("c", 2.4, "M4 -28Q8 -20 14 -22M-8 -27L-8 -15")
    pen.line("a", 1.4, "M-8 -20L-30 -14")


@part
def skyline(pen: Pen) -> None:
    pen.part("tower", -44, w=10, h=26, top="cone")
    pen.part("tower", 44, w=10, h=28, top="cone")
    pen.part("tower", -26, w=12, h=38, top="onion")
    pen.part("tower", 26, w=12, h=38, top="onion")
    pen.part("domehall", 0, 0, 1.1, w=40)
