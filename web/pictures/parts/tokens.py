"""Tokens, card backs and their ornaments."""

import math

from pictures.pen import Pen, part


@part
def bigcrown(pen: Pen) -> None:
    pen.shape("c", "M-22 -6Q-22 -36 0 -38Q22 -36 22 -6Z")
    pen.shape("a", "M-28 0L-33 -30L-16 -17L0 -42L16 -17L33 -30L28 0Z")
    pen.shape("z", "M5 -34L16 -17L33 -30L28 0L9 0Z")
    pen.shape("a", "M-29 0Q0 8 29 0L29 12Q0 20 -29 12Z")
    pen.shape("z", "M9 5.5Q20 3 29 0L29 12Q20 15 9 17Z")
    for k, x, y, r in (
        ("R", 0, 10, 4),
        ("c", -16, 8, 3),
        ("c", 16, 8, 3),
        ("R", -33, -32, 3.6),
        ("R", 0, -44, 4.2),
        ("R", 33, -32, 3.6),
    ):
        pen.disc(k, x, y, r)
    pen.line("h", 1.6, "M-26 -4L-29 -22M-10 -16L0 -34")


@part
def parchment(pen: Pen, signed: float = 0, back: float = 0) -> None:
    pen.polygon("z", -25, -36, 29, -36, 29, 40, -25, 40)
    pen.polygon("l", -28, -38, 26, -38, 26, 36, 12, 36, 10, 38, -28, 38)
    pen.polygon("h", -28, -38, -18, -38, -18, 38, -28, 38)
    if back:
        pen.polygon("c", -28, -38, 26, -38, -1, 2)
        pen.polygon("z", 8, -11, 26, -38, -1, 2)
        pen.line("z", 1.6, "M-28 38L-1 2L26 36")
        pen.disc("R", -1, 2, 10)
        pen.disc("z", 1, 4, 8)
        pen.part("crown", -1, 6, 0.4)
        return
    pen.line("d", 2.4, "M-16 -28L14 -28")
    pen.line("f", 2, "M-20 -18L18 -18M-20 -11L18 -11M-20 -4L10 -4")
    if signed:
        pen.line("i", 2.2, "M-22 16Q-16 4 -14 14Q-12 22 -6 10Q-4 6 -2 14Q2 18 4 10")
        pen.disc("R", 14, 22, 10)
        pen.shape("z", "M16 12Q24 14 24 22Q23 31 14 32Q21 24 16 12Z")
        pen.part("crown", 14, 26, 0.42)
        pen.polygon("R", 8, 28, 6, 42, 12, 37, 14, 42, 16, 30)
    else:
        pen.line("f", 1.6, "M-20 16L2 16")
        pen.line("R", 3.4, "M8 16L20 28M20 16L8 28")


@part
def flowerbig(pen: Pen) -> None:
    pen.line("m", 3.4, "M0 10Q-2 26 4 44")
    pen.shape("m", "M0 28Q12 16 20 24Q12 34 2 32Z")
    pen.shape("z", "M2 32Q12 28 20 24Q12 34 2 32Z")
    for i in range(6):
        with pen.at(0, -8, 1, False, i * 60):
            pen.shape("R", "M0 0Q-14 -12 -8 -24Q0 -30 8 -24Q14 -12 0 0Z")
            pen.shape("z", "M0 0Q14 -12 8 -24Q4 -27 2 -27Q6 -12 0 0Z")
    pen.disc("a", 0, -8, 8.4)
    for i in range(0, 7, 1):
        pen.disc("d", 0 + 4 * math.cos(i), -8 + 4 * math.sin(i), 1)


@part
def taxplate(pen: Pen) -> None:
    pen.oval("z", 2, 14, 40, 14)
    pen.oval("d", 0, 10, 40, 14)
    pen.oval("m", 0, 7, 40, 14)
    pen.oval("d", 0, 7, 32, 10)
    pen.oval("m", 0, 8.5, 31, 9)
    pen.part("stack", -12, 10, 1.15, k=5)
    pen.part("stack", 12, 12, 1.15, k=3)
    pen.part("stack", 0, 16, 1.15, k=2)


@part
def lattice(pen: Pen, ink: str = "f", step: int = 16) -> None:
    d = "".join(f"M{x} -4L{x + 104} 100M{x + 104} -4L{x} 100" for x in range(-104, 124, step))
    pen.line(ink, 1.3, d)


@part
def border(pen: Pen, ink: str = "a") -> None:
    pen.line(ink, 2, "M5 5L115 5L115 91L5 91L5 5")
    pen.line(ink, 1, "M9 9L111 9L111 87L9 87L9 9")


@part
def medal(pen: Pen, ink: str = "d", rim: str = "a", r: float = 27) -> None:
    pen.disc(rim, 60, 48, r)
    pen.disc(ink, 60, 48, r - 2.6)
    pen.line(
        rim,
        0.9,
        f"M{60 - r + 5.4} 48Q{60 - r + 5.4} {48 - r + 5.4} 60 {48 - r + 5.4}Q{60 + r - 5.4} {48 - r + 5.4} {60 + r - 5.4} 48Q{60 + r - 5.4} {48 + r - 5.4} 60 {48 + r - 5.4}Q{60 - r + 5.4} {48 + r - 5.4} {60 - r + 5.4} 48",
    )


@part
def cityseal(pen: Pen) -> None:
    pen.polygon(
        "l",
        -17,
        6,
        -17,
        -8,
        -14,
        -8,
        -14,
        -6,
        -12,
        -6,
        -12,
        -8,
        -9,
        -8,
        -9,
        0,
        -6,
        0,
        -6,
        -16,
        0,
        -24,
        6,
        -16,
        6,
        0,
        9,
        0,
        9,
        -8,
        12,
        -8,
        12,
        -6,
        14,
        -6,
        14,
        -8,
        17,
        -8,
        17,
        6,
    )
    pen.polygon("z", 1, 6, 1, -23, 6, -16, 6, 0, 9, 0, 9, -8, 12, -8, 12, -6, 14, -6, 14, -8, 17, -8, 17, 6)
    pen.polygon("c", -7.5, -15, 0, -26, 7.5, -15)
    pen.arch("i", 0, 6, 6, 10)
    pen.line("a", 1.5, "M-19 8L19 8M0 -25L0 -31")
    pen.polygon("a", 0, -31, 7, -29, 0, -27)


@part
def halfmask(pen: Pen) -> None:
    pen.shape("l", "M-17 -8Q-8 -14 0 -9Q8 -14 17 -8Q17 6 8 6Q3 6 0 1Q-3 6 -8 6Q-17 6 -17 -8Z")
    pen.shape("z", "M0 -9Q8 -14 17 -8Q17 6 8 6Q3 6 0 1Z")
    pen.oval("d", -8, -3, 4.4, 2.8)
    pen.oval("d", 8, -3, 4.4, 2.8)
    pen.shape("a", "M0 -9Q-4 -18 0 -24Q4 -18 0 -9Z")
    pen.shape("a", "M-2 -10Q-10 -16 -11 -22Q-4 -18 -2 -10Z")
    pen.shape("a", "M2 -10Q10 -16 11 -22Q4 -18 2 -10Z")
    pen.line("c", 1.6, "M-14 10L14 10")


@part
def pond(pen: Pen) -> None:
    pen.oval("h", 0, 2, 30, 7)
    pen.oval("c", 0, 3, 28, 5.6)
    pen.line("h", 1.4, "M-18 3L-8 3M4 5L16 5M-4 1L2 1")


@part
def hay(pen: Pen) -> None:
    pen.shape("a", "M-18 2Q-17 -18 0 -20Q17 -18 18 2Z")
    pen.shape("z", "M5 -19Q17 -16 18 2L7 2Z")
    pen.line("z", 1.2, "M-11 -2L-7 -12M-3 -2L-1 -15M5 -3L6 -12M-14 -1L-12 -5")


@part
def window2(pen: Pen) -> None:
    pen.arch("i", 0, 0, 18, 28)
    pen.arch("u", 0, -2, 13, 23)
    pen.line("i", 1.6, "M0 -25L0 -1M-7 -12L7 -12")


@part
def steps(pen: Pen) -> None:
    pen.polygon("l", -34, 0, -30, -6, 30, -6, 34, 0)
    pen.polygon("l", -44, 7, -38, 0, 38, 0, 44, 7)
    pen.line("z", 1.6, "M-34 0L34 0M-44 7L44 7")
    pen.polygon("c", -12, -6, 12, -6, 17, 8, -17, 8)


@part
def beamlight(pen: Pen) -> None:
    pen.polygon("h", 0, 0, -70, -26, -70, 12)
    pen.polygon("h", 4, 0, 80, -30, 80, 10)
    pen.polygon("a", 0, -2, -4, 4, 8, 4, 4, -2)


@part
def ballhall(pen: Pen) -> None:
    pen.backdrop("m")
    for x in (18, 60, 102):
        pen.arch("d", x, 72, 22, 60)
        pen.arch("u", x, 72, 16, 54)
        pen.line("d", 1.5, f"M{x} 18L{x} 72M{x - 8} 40L{x + 8} 40", cap="butt")
    for x in (36, 78):
        pen.box("l", x, 0, 6, 72)
        pen.box("z", x + 4, 0, 2, 72)
    pen.shape("c", "M-2 -2L16 -2Q12 30 -2 44Z")
    pen.shape("c", "M122 -2L104 -2Q108 30 122 44Z")


@part
def plinth(pen: Pen) -> None:
    pen.shape("c", "M-13 0L-10 -16L10 -16L13 0Z")
    pen.shape("z", "M2 -16L10 -16L13 0L3 0Z")
    pen.oval("a", 0, -16, 10.5, 2.4)
    pen.part("star", -1, -7, r=4)


@part
def wagonsill(pen: Pen) -> None:
    pen.box("l", -16, -1, 32, 3.4)
    pen.box("z", 4, -1, 12, 3.4)


@part
def motion(pen: Pen) -> None:
    pen.line("l", 1.8, "M-14 14L-24 20M-8 2L-22 10M-2 18L-16 28")


@part
def cross3(pen: Pen) -> None:
    pen.line("a", 3, "M0 6L0 -34M-9 -24L9 -24M-5 -30L5 -30M-7 -6L7 -12", cap="butt")


@part
def letteropen(pen: Pen) -> None:
    pen.polygon("z", -32, -18, 36, -18, 36, 30, -32, 30)
    pen.polygon("l", -34, -20, 34, -20, 34, 28, -34, 28)
    pen.polygon("c", -34, -20, 34, -20, 0, -42)
    pen.polygon("z", 6, -38, 34, -20, 0, -20)
    pen.polygon("W", -24, -34, 24, -34, 24, 6, -24, 6)
    pen.polygon("l", -34, -20, 0, 8, 34, -20, 34, 28, -34, 28)
    pen.line("z", 1.6, "M-34 28L0 4L34 28M-34 -20L0 8L34 -20")
    pen.line("f", 1.8, "M-14 -26L14 -26M-14 -19L14 -19M-14 -12L8 -12")


@part
def cutcoins(pen: Pen) -> None:
    for x, y, s in ((0, 0, 0.9), (14, 6, 0.8), (-60, 8, 0.8)):
        pen.part("coin", x, y, s)


@part
def backsky(pen: Pen, ink: str = "d") -> None:
    pen.backdrop(ink)


@part
def backstripes(pen: Pen) -> None:
    pen.backdrop("d")
    for t in (i * math.pi / 4 for i in range(8)):
        pen.polygon(
            "c",
            60,
            48,
            60 + 110 * math.cos(t - 0.196),
            48 + 110 * math.sin(t - 0.196),
            60 + 110 * math.cos(t + 0.196),
            48 + 110 * math.sin(t + 0.196),
        )


@part
def scales2(pen: Pen) -> None:
    pen.line(
        "m",
        1.3,
        "".join(
            (
                f"M{x} {y}Q{x} {y + 8} {x + 8} {y + 8}Q{x + 16} {y + 8} {x + 16} {y}"
                for j, y in enumerate(range(-4, 100, 8))
                for x in range(-8 - j % 2 * 8, 124, 16)
            )
        ),
    )


@part
def minemouth(pen: Pen) -> None:
    pen.shape("d", "M-38 0Q-44 -44 -14 -56Q14 -62 34 -44Q46 -28 40 0Z")
    pen.shape("i", "M-24 0L-22 -38L22 -38L24 0Z")
    pen.polygon("l", -30, 0, -27, -42, -20, -42, -22, 0)
    pen.polygon("l", 30, 0, 27, -42, 20, -42, 22, 0)
    pen.polygon("l", -33, -38, -33, -46, 33, -47, 33, -39)
    pen.polygon("z", 30, 0, 27, -42, 22, -42, 24, 0)
    pen.polygon("z", 4, -38.5, 4, -46.5, 33, -47, 33, -39)
    pen.line("z", 1.2, "M-28 -42L-10 -42M-26 -30L-25 -12")
    pen.polygon("h", -14, 0, -5, -26, 5, -26, 14, 0)


@part
def quay(pen: Pen, w: float = 76) -> None:
    pen.box("m", -2, 4, w, 20)
    pen.box("l", -2, 0, w + 2, 5)
    pen.box("z", -2, 5, w, 2.6)
    pen.line("z", 1.3, "M6 11L20 11M30 15L46 15M56 11L68 11M12 19L26 19M44 21L58 21")
    pen.box("d", w - 8, -6, 5, 8)
    pen.box("d", w - 9, -7, 7, 2.6)


@part
def stars(pen: Pen) -> None:
    for x, y, r in (
        (10, 12, 1),
        (28, 30, 0.8),
        (40, 10, 1.2),
        (74, 8, 0.9),
        (112, 10, 1),
        (106, 48, 0.8),
        (14, 44, 0.9),
        (78, 40, 0.7),
        (36, 50, 0.7),
        (96, 60, 0.8),
    ):
        pen.disc("l", x, y, r)


@part
def stabledoors(pen: Pen) -> None:
    for x in (-21, 20):
        pen.box("m", x - 14, -15, 28, 15)
        pen.line("d", 1.6, f"M{x - 14} -15L{x + 14} 0M{x + 14} -15L{x - 14} 0M{x - 14} -14.2L{x + 14} -14.2", cap="butt")


@part
def plaguedoctor(pen: Pen) -> None:
    pen.part("figure", robe="d", skin="W", hat="wide", item="staff", hair="bald", cape="i")
    pen.shape("W", "M1 -44Q6 -46 7 -42L19 -34Q10 -36 5 -37Q0 -38 1 -44Z")
    pen.shape("z", "M6 -39L19 -34Q10 -36 5 -37Z")
    pen.disc("i", 3.6, -42.4, 1.7)


@part
def prisoner(pen: Pen) -> None:
    pen.box("i", -9, -14, 18, 18)
    pen.disc("S2", 0, -3, 5.4)
    pen.shape("H2", "M-6 -3Q-6 -10 0 -10Q6 -10 6 -3Q3 -6 0 -6Q-3 -6 -6 -3Z")
    pen.shape("H2", "M-4 0Q0 4 4 0L3 3L-3 3Z")
    pen.line("H1", 1, "M-2 -3.5L-2 -2.5M2 -3.5L2 -2.5")
    pen.line("f", 1.7, "M-5 -14L-5 4M0 -14L0 4M5 -14L5 4", cap="butt")
    pen.disc("S2", -5, 1, 1.8)
    pen.disc("S2", 5, 1, 1.8)


@part
def dummy(pen: Pen) -> None:
    pen.line("d", 2.6, "M0 0L0 -30M-12 -26L12 -26")
    pen.shape("a", "M-7 -10Q-9 -28 0 -30Q9 -28 7 -10Z")
    pen.shape("z", "M1 -30Q9 -28 7 -10L2 -10Z")
    pen.disc("a", 0, -36, 5.4)
    pen.shape("z", "M1 -41Q7 -38 4 -32L1 -31Z")
    pen.disc("c", 0, -20, 4.4)
    pen.disc("l", 0, -20, 2.2)
    pen.line("d", 1.3, "M-5 -31L5 -31")


@part
def plus(pen: Pen) -> None:
    """One more of it; the middle is the middle."""
    pen.line("i", 9, "M-10 0L10 0M0 -10L0 10")
    pen.line("W", 5, "M-9 0L9 0M0 -9L0 9")


@part
def strike(pen: Pen) -> None:
    """One less of it: through what lies below, as on the Embargo."""
    pen.line("W", 6, "M-21 -21L21 21")
    pen.line("R", 3.4, "M-21 -21L21 21")
