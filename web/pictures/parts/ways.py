"""The animals of the Ways, and where they live."""

import math

from pictures.pen import Pen, part


@part
def chameleon(pen: Pen) -> None:
    pen.line("d", 5, "M-60 6Q0 -2 60 8")
    pen.line("m", 6, "M-24 -10Q-44 -10 -44 4Q-42 16 -32 13Q-27 8 -33 4")
    pen.line("m", 4.5, "M-14 -8L-20 2M10 -10L16 3")
    pen.shape("m", "M-30 -8Q-26 -26 -6 -28Q6 -40 20 -33Q34 -28 35 -19Q28 -12 17 -14Q8 -5 -10 -4Z")
    pen.shape("z", "M-30 -8Q0 -8 18 -18L35 -19Q28 -12 17 -14Q8 -5 -10 -4Z")
    pen.line("c", 3, "M-18 -22L-15 -8M-8 -26L-4 -8M2 -29L6 -12")
    pen.disc("a", 19, -24, 6)
    pen.disc("i", 20.5, -24.5, 2.4)
    pen.line("R", 2.2, "M35 -19Q46 -16 54 -28")
    pen.disc("R", 54, -29, 2.6)


@part
def mouse(pen: Pen) -> None:
    pen.line("S2", 2.4, "M-20 -4Q-40 -4 -38 -22")
    pen.shape("l", "M-24 0Q-28 -22 -4 -24Q14 -24 26 -8L30 -3Q26 0 20 0Z")
    pen.shape("z", "M-24 0Q0 -8 26 -4L20 0Z")
    pen.disc("d", 4, -26, 9)
    pen.disc("S1", 4, -26, 6)
    pen.disc("d", 15, -24, 7)
    pen.disc("S1", 15, -24, 4.5)
    pen.disc("i", 19, -11, 2)
    pen.disc("S2", 30, -4, 2.2)
    pen.line("d", 1, "M26 -5L36 -9M26 -3L36 -2")


@part
def cheese(pen: Pen) -> None:
    pen.polygon("a", -18, 0, -18, -16, 14, -24, 18, 0)
    pen.polygon("h", -18, -16, 14, -24, 18, -14, -18, -12)
    pen.polygon("z", 14, -24, 18, -14, 18, 0, 12, 0)
    for x, y, r in ((-9, -6, 3), (1, -4, 2), (5, -12, 2.5)):
        pen.disc("z", x, y, r)


@part
def mulehead(pen: Pen, ink: str = "d") -> None:
    pen.shape(ink, "M-12 -40Q-22 -58 -14 -68Q-4 -58 -4 -42Z")
    pen.shape(ink, "M0 -42Q-2 -60 8 -66Q14 -56 8 -40Z")
    pen.shape("S2", "M1 -44Q1 -56 7 -61Q10 -54 6 -43Z")
    pen.shape(ink, "M-26 10Q-28 -24 -12 -42Q0 -50 12 -40Q26 -28 34 -10Q36 0 28 2Q18 2 10 -8Q4 -4 6 10Z")
    pen.shape("l", "M22 -22Q30 -18 34 -10Q36 0 28 2Q20 2 14 -4Q16 -14 22 -22Z")
    pen.shape("z", "M2 -16Q10 -6 28 2Q18 2 10 -8Q4 -4 6 10L-10 10Q-6 -4 2 -16Z")
    pen.disc("i", 9, -30, 2.4)
    pen.disc("i", 30, -8, 1.7)
    pen.line("c", 2.4, "M4 -20L22 -32M14 -8L20 -29M14 -10L-18 4")


@part
def seal(pen: Pen) -> None:
    pen.shape("d", "M-44 6Q-36 -8 -14 -12Q-6 -34 10 -40Q26 -42 28 -32Q29 -25 20 -22Q22 -4 6 6Z")
    pen.shape("d", "M-40 4L-58 -4L-54 6L-58 14Z")
    pen.shape("z", "M-44 6Q-10 0 8 -8Q18 -14 20 -22Q22 -4 6 6Z")
    pen.shape("d", "M0 2Q8 10 22 10Q18 0 8 -4Z")
    pen.disc("i", 16, -34, 2.2)
    pen.disc("i", 28, -32, 2.4)
    pen.line("l", 1, "M24 -29L34 -27M24 -28L33 -23")
    pen.shape("h", "M-8 -14Q-2 -32 8 -37Q0 -24 0 -12Z")


@part
def squirrel(pen: Pen) -> None:
    pen.shape("c", "M-10 2Q-38 -4 -34 -34Q-30 -56 -10 -54Q4 -50 0 -38Q-6 -46 -14 -40Q-20 -28 -6 -16Z")
    pen.shape("z", "M-10 2Q-30 -6 -28 -30Q-24 -44 -14 -40Q-20 -28 -6 -16Z")
    pen.shape("c", "M-12 2Q-14 -18 2 -24Q4 -38 16 -40Q28 -40 28 -30L32 -26Q30 -22 24 -22Q20 -20 18 -16Q20 -4 18 2Z")
    pen.shape("l", "M6 -18Q14 -16 18 -16Q20 -4 18 2L10 2Q12 -8 6 -18Z")
    pen.shape("c", "M13 -38L13 -48L20 -40Z")
    pen.disc("i", 22, -32, 2)
    pen.disc("i", 32, -26, 1.6)
    pen.line("c", 4, "M12 -14L22 -14")
    pen.shape("d", "M20 -18Q26 -24 32 -18L32 -15L20 -15Z")
    pen.shape("a", "M21 -15L31 -15Q31 -8 26 -5Q21 -8 21 -15Z")


@part
def turtle(pen: Pen) -> None:
    pen.shape("l", "M26 -10Q30 -24 42 -22Q50 -18 46 -10Q40 -4 28 -4Z")
    pen.shape("l", "M-28 -6L-34 6L-22 6L-18 -4Z")
    pen.shape("l", "M16 -4L20 6L32 6L26 -6Z")
    pen.shape("l", "M-32 -6L-42 -2L-30 -1Z")
    pen.shape("Z2", "M-34 -5Q-32 -36 0 -38Q32 -36 32 -5Q0 2 -34 -5Z")
    pen.shape("z", "M6 -38Q32 -34 32 -5Q20 -2 6 -2Q18 -18 6 -38Z")
    pen.line("d", 2.4, "M-10 -34L-16 -20L-6 -10L8 -10L16 -20L8 -34M-16 -20L-30 -18M16 -20L29 -18M-6 -10L-12 -2M8 -10L12 -2")
    pen.disc("i", 40, -16, 1.9)
    pen.line("d", 1.5, "M40 -9Q44 -9 46 -11")


@part
def worm(pen: Pen) -> None:
    pen.line("S2", 9, "M-16 12Q-20 -22 -2 -24Q14 -24 12 -6Q12 8 24 4Q34 -2 32 -18")
    pen.line("S3", 1.6, "M-21 -2L-12 -2M-17 -14L-10 -9M-4 -28L-3 -20M9 -20L15 -22M8 -8L16 -8M14 3L18 9M26 7L23 -1M28 -6L36 -5")
    pen.disc("i", 30.5, -19, 1.3)
    pen.disc("i", 34.5, -19, 1.3)
    pen.shape("d", "M-34 18Q-26 4 -16 8Q-6 4 4 18Z")


@part
def mud(pen: Pen) -> None:
    pen.oval("d", 0, 0, 44, 7)
    pen.oval("h", -12, -1, 14, 2)


@part
def monkey(pen: Pen) -> None:
    pen.disc("H2", -24, -28, 9)
    pen.disc("H2", 24, -28, 9)
    pen.disc("S2", -24, -28, 5)
    pen.disc("S2", 24, -28, 5)
    pen.shape("H2", "M-30 12Q-28 -6 0 -8Q28 -6 30 12Z")
    pen.disc("H2", 0, -28, 23)
    pen.shape(
        "S2", "M0 -40Q8 -48 15 -40Q20 -32 15 -26Q20 -18 14 -12Q0 -4 -14 -12Q-20 -18 -15 -26Q-20 -32 -15 -40Q-8 -48 0 -40Z"
    )
    pen.shape("z", "M6 -50Q22 -46 23 -28Q22 -10 6 -6Q18 -20 6 -50Z")
    pen.disc("i", -7, -31, 3)
    pen.disc("i", 7, -31, 3)
    pen.disc("W", -6, -32, 1)
    pen.disc("W", 8, -32, 1)
    pen.line("H2", 1.8, "M-3 -22L-2 -22M2 -22L3 -22")
    pen.line("H2", 2, "M-8 -16Q0 -9 8 -16")


@part
def branchline2(pen: Pen) -> None:
    pen.shape("d", "M-2 76Q60 70 122 78L122 84Q60 78 -2 84Z")


@part
def grate(pen: Pen) -> None:
    pen.arch("i", 0, 6, 26, 30)
    pen.line("f", 2, "M-7 6L-7 -20M0 6L0 -23M7 6L7 -20", cap="butt")


@part
def floe(pen: Pen) -> None:
    pen.shape("W", "M-46 2L-36 -8L40 -8L48 2L30 10L-30 10Z")
    pen.shape("z", "M-46 2L48 2L30 10L-30 10Z")


@part
def seedling2(pen: Pen) -> None:
    pen.line("Z2", 2.4, "M0 0Q-1 -10 0 -18")
    pen.shape("Z2", "M0 -14Q-12 -12 -13 -22Q-2 -24 0 -14Z")
    pen.shape("Z2", "M0 -16Q11 -16 13 -26Q2 -26 0 -16Z")


@part
def halfgold(pen: Pen) -> None:
    pen.part("ingot", ink="a")
    pen.polygon("H4", -18, 0, -13, -11, -1, -11, 3, -6, -2, -3, 2, 0)
    pen.polygon("H5", -13, -11, -9, -16, 2, -16, -1, -11)
    pen.line("W", 1, "M2 -16L-1 -11L3 -6L-2 -3L2 0")


@part
def stone(pen: Pen) -> None:
    pen.disc("h", 0, 0, 18)
    for t in [i * math.pi / 5 for i in range(10)]:
        pen.line("a", 1.8, f"M{15 * math.cos(t)} {15 * math.sin(t)}L{21 * math.cos(t)} {21 * math.sin(t)}")
    pen.polygon("R", -8, -4, -3, -10, 5, -9, 9, -1, 4, 8, -5, 7)
    pen.polygon("h", -8, -4, -3, -10, 1, -3)
    pen.polygon("z", 9, -1, 4, 8, 1, -3)
