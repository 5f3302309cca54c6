"""Objects of science, games and rooms."""

import math

from pictures.pen import Pen, part


@part
def abacus(pen: Pen) -> None:
    pen.box("d", -22, -32, 44, 32)
    pen.box("l", -19, -29, 38, 26)
    for y, k, xs in (
        (-25, "c", (-15, -9, -3, 12)),
        (-18, "m", (-15, 3, 9, 15)),
        (-11, "a", (-15, -9, 9, 15)),
        (-5.5, "c", (-9, -3, 3, 9)),
    ):
        pen.line("d", 1.2, f"M-19 {y}L19 {y}")
        for x in xs:
            pen.disc(k, x, y, 2.8)
    pen.box("z", 8, -32, 14, 32)


@part
def ladder(pen: Pen, h: float = 50, w: float = 12, ink: str = "d") -> None:
    pen.line(
        ink,
        2.2,
        f"M{-w / 2} 0L{-w / 2} {-h}M{w / 2} 0L{w / 2} {-h}"
        + "".join(f"M{-w / 2} {-y}L{w / 2} {-y}" for y in range(6, int(h), 8)),
    )


@part
def map_(pen: Pen, w: float = 64, h: float = 42) -> None:
    a, b = (w / 2, h / 2)
    pen.shape(
        "a",
        f"M{-a} {-b + 3}Q{-a / 2} {-b - 3} 0 {-b + 2}Q{a / 2} {-b + 6} {a} {-b}L{a - 2} {b}Q{a / 2} {b + 4} 0 {b - 2}Q{-a / 2} {b - 5} {-a + 2} {b}Z",
    )
    pen.shape("h", f"M{-a} {-b + 3}Q{-a / 2} {-b - 3} 0 {-b + 2}L0 {b - 2}Q{-a / 2} {b - 5} {-a + 2} {b}Z")
    pen.shape(
        "m",
        f"M{-a + 9} {-b + 13}Q{-a + 16} {-b + 5} {-a + 24} {-b + 11}Q{-a + 28} {-b + 19} {-a + 18} {-b + 24}Q{-a + 8} {-b + 22} {-a + 9} {-b + 13}Z",
    )
    pen.shape("m", f"M{a - 24} {b - 17}Q{a - 14} {b - 24} {a - 8} {b - 15}Q{a - 10} {b - 6} {a - 20} {b - 8}Z")
    pen.line("d", 1.8, "M-10 6L-6 9M-2 10L2 8M5 5L8 1M9 -3L11 -7")
    pen.line("R", 3, "M9 -17L17 -9M17 -17L9 -9")
    pen.shape("z", f"M{a * 0.55} {-b + 4}Q{a * 0.8} {-b + 3} {a} {-b}L{a - 2} {b}Q{a * 0.8} {b + 2} {a * 0.6} {b + 1}Z")


@part
def compassrose(pen: Pen, r: float = 20) -> None:
    pen.disc("l", 0, 0, r)
    pen.disc("h", 0, 0, r * 0.8)
    [pen.part("star", 0, 0, 1, False, 45, ink="m") if False else None]
    for t, k in ((-math.pi / 2, "c"), (0, "a"), (math.pi / 2, "a"), (math.pi, "a")):
        pen.polygon(
            k,
            0,
            0,
            r * 0.22 * math.cos(t + 0.785),
            r * 0.22 * math.sin(t + 0.785),
            r * 0.9 * math.cos(t),
            r * 0.9 * math.sin(t),
        )
        pen.polygon(
            "d",
            0,
            0,
            r * 0.22 * math.cos(t - 0.785),
            r * 0.22 * math.sin(t - 0.785),
            r * 0.9 * math.cos(t),
            r * 0.9 * math.sin(t),
        )
    pen.disc("i", 0, 0, r * 0.1)


@part
def armillary(pen: Pen) -> None:
    pen.line("a", 2.6, "M-22 -30Q-22 -52 0 -52Q22 -52 22 -30Q22 -8 0 -8Q-22 -8 -22 -30")
    pen.line(
        "a", 2, "M-22 -30Q-20 -22 0 -22Q20 -22 22 -30Q20 -38 0 -38Q-20 -38 -22 -30M-9 -50Q-18 -28 8 -10M9 -50Q20 -30 -8 -10"
    )
    pen.disc("c", 0, -30, 6)
    pen.disc("h", -2, -32, 2)
    pen.line("d", 3, "M0 -8L0 -1")
    pen.shape("d", "M-14 4Q0 -6 14 4Z")
    pen.line("a", 2.2, "M-16 -54L16 -6")


@part
def squares(pen: Pen) -> None:
    pen.line("c", 5, "M-24 -22L0 0L24 -22")
    pen.line("a", 4, "M0 -50L-18 -8M0 -50L18 -8")
    pen.disc("a", 0, -51, 5)
    pen.disc("i", 0, -51, 2)
    pen.polygon("a", -19.5, -9, -15, -9, -19, 0)
    pen.polygon("a", 19.5, -9, 15, -9, 19, 0)


@part
def mortar(pen: Pen) -> None:
    pen.line("d", 4, "M4 -18L16 -36")
    pen.shape("l", "M-15 -20L15 -20Q14 -6 5 -3L8 0L-8 0L-5 -3Q-14 -6 -15 -20Z")
    pen.shape("z", "M3 -20L15 -20Q14 -6 5 -3L8 0L2 0Z")
    pen.oval("m", 0, -20, 15, 2.8)


@part
def potion(pen: Pen, ink: str = "P") -> None:
    pen.disc("h", 0, -20, 22)
    pen.disc(ink, 0, -19, 18)
    pen.shape("l", "M-18 -19Q-16 -30 -6 -36L-6 -46L6 -46L6 -36Q16 -30 18 -19Q9 -25 0 -21Q-9 -17 -18 -19Z")
    pen.shape("z", "M3 -46L6 -46L6 -36Q18 -30 18 -19Q17 -2 0 -1Q14 -16 3 -46Z")
    pen.shape("d", "M-5 -46L5 -46L4 -53L-4 -53Z")
    pen.shape("h", "M-14 -19Q-14 -10 -8 -6Q-12 -14 -10 -20Z")
    for x, y, r in ((-2, -10, 2.6), (5, -14, 1.8), (3, -6, 1.5)):
        pen.disc("h", x, y, r)
    pen.box("a", -7.5, -41, 15, 3)


@part
def cushion(pen: Pen, ink: str = "c") -> None:
    pen.shape(ink, "M-32 -2Q-36 -16 -28 -17Q0 -22 28 -17Q36 -16 32 -2Q34 4 26 3Q0 0 -26 3Q-34 4 -32 -2Z")
    pen.shape("z", "M8 -20Q20 -19 28 -17Q36 -16 32 -2Q34 4 26 3Q18 2 10 2Q20 -8 8 -20Z")
    pen.line("a", 2, "M-30 0Q0 -4 30 0")
    for x in (-31, 31):
        pen.disc("a", x, 2, 3)


@part
def tiara(pen: Pen) -> None:
    pen.line("l", 3.4, "M-22 0Q0 9 22 0")
    pen.shape("l", "M-23 1L-24 -12L-15 -5L-11 -19L-5 -8L0 -28L5 -8L11 -19L15 -5L24 -12L23 1Q0 10 -23 1Z")
    pen.shape("z", "M5 -8L11 -19L15 -5L24 -12L23 1Q14 5 6 5.5Z")
    for x, y in ((-15, 0), (-8, 2.6), (8, 2.6), (15, 0)):
        pen.disc("c", x, y, 2.8)
        pen.disc("h", x - 0.8, y - 0.8, 1)
    pen.shape("c", "M0 -9L4.5 -2L0 5L-4.5 -2Z")
    pen.disc("a", 0, -29, 3)
    pen.disc("a", -11, -20, 2.2)
    pen.disc("a", 11, -20, 2.2)


@part
def shell(pen: Pen) -> None:
    pen.shape("l", "M0 0Q-22 -6 -20 -22Q-12 -34 0 -30Q12 -34 20 -22Q22 -6 0 0Z")
    pen.line("z", 1.5, "M0 -1L0 -29M0 -1L-9 -28M0 -1L9 -28M0 -1L-17 -20M0 -1L17 -20")


@part
def mirror(pen: Pen) -> None:
    pen.oval("a", 0, -40, 20, 27)
    pen.oval("s", 0, -40, 16, 23)
    pen.shape("h", "M-12 -50Q-8 -60 2 -61L-12 -30Z")
    pen.box("a", -3, -14, 6, 12)
    pen.shape("a", "M-14 2Q0 -6 14 2Z")
    pen.disc("a", 0, -69, 4)
    pen.shape("z", "M8 -66Q20 -60 20 -40Q19 -20 6 -14Q22 -30 8 -66Z")


@part
def frame(pen: Pen, w: float = 34, h: float = 40) -> None:
    pen.box("a", -w / 2, -h, w, h)
    pen.box("s", -w / 2 + 4, -h + 4, w - 8, h - 8)
    pen.box("z", w / 2 - 4, -h, 4, h)
    pen.box("z", -w / 2, -4, w, 4)


@part
def pawn(pen: Pen, ink: str = "l") -> None:
    pen.disc(ink, 0, -46, 10)
    pen.shape(ink, "M-9 -36L9 -36L7 -32Q7 -16 14 -10L-14 -10Q-7 -16 -7 -32Z")
    pen.shape(ink, "M-18 0Q-18 -9 -12 -10L12 -10Q18 -9 18 0Z")
    pen.shape("z", "M3 -55.5Q10 -54 10 -46Q9.5 -38 6 -36L9 -36L7 -32Q7 -16 14 -10Q18 -9 18 0L6 0Q2 -30 3 -55.5Z")
    pen.line("z", 1.5, "M-12 -10L12 -10", cap="butt")


@part
def chessboard(pen: Pen) -> None:
    for j in range(3):
        for i in range(8):
            y0, y1 = (70 + j * j * 3.2 + j * 4, 70 + (j + 1) ** 2 * 3.2 + (j + 1) * 4)
            w0, w1 = (11 + j * 3.2, 11 + (j + 1) * 3.2)
            pen.polygon(
                "l" if (i + j) % 2 else "d",
                60 + (i - 4) * w0 * 1.3,
                y0,
                60 + (i - 3) * w0 * 1.3,
                y0,
                60 + (i - 3) * w1 * 1.3,
                y1,
                60 + (i - 4) * w1 * 1.3,
                y1,
            )


@part
def handrelic(pen: Pen) -> None:
    pen.shape(
        "a",
        "M-12 0L-10 -22Q-11 -28 -10 -40Q-9 -43 -6 -42Q-4.5 -41 -5 -34L-4.5 -47Q-4 -51 -1 -51Q2 -51 2 -47L2 -36L3.5 -46Q4 -50 7 -49.5Q10 -49 9 -44L8 -33L11 -39Q13 -42 15.5 -40.5Q17.5 -39 16 -35L11 -22L12 0Z",
    )
    pen.shape("z", "M3 -36L3.5 -46Q4 -50 7 -49.5Q10 -49 9 -44L8 -33L11 -39Q13 -42 15.5 -40.5Q17.5 -39 16 -35L11 -22L12 0L4 0Z")
    pen.box("c", -13, -8, 26, 5)
    pen.disc("c", 0, -20, 3.5)
    pen.disc("h", -1, -21, 1.3)
    pen.shape("d", "M-18 4Q0 -4 18 4Z")


@part
def strings(pen: Pen) -> None:
    pen.line("d", 3, "M-26 0L26 0M0 -8L0 8")
    pen.line("l", 1.2, "M-24 0L-17 34M24 0L17 34M0 6L0 24M-12 0L-9 60M12 0L9 60")


@part
def puppeteer(pen: Pen) -> None:
    pen.shape("c", "M-44 -44L-8 -44L-7 -20L-26 -13Z")
    pen.shape(
        "S4",
        "M-26 -22L-10 -26L-4 -14Q4 -12 14 -10Q20 -8 18 -4Q10 -5 6 -5L12 2Q12 6 8 5L-2 -2L2 6Q1 10 -3 8L-12 -4Q-20 -10 -26 -14Z",
    )
    pen.shape("z", "M-16 -44L-8 -44L-7 -20L-16 -16Z")


@part
def cross(pen: Pen) -> None:
    pen.line("a", 4, "M0 6L0 -26M-9 -15L9 -15")


@part
def branch(pen: Pen) -> None:
    pen.line("d", 2, "M0 4L0 -26")
    for x, y in ((-5, -8), (5, -12), (-5, -17), (5, -21), (0, -29)):
        pen.oval("m", x, y, 4.6, 2.4)


@part
def clover(pen: Pen) -> None:
    pen.line("m", 2.6, "M0 2Q2 12 8 18")
    for x, y in ((0.95, 0.95), (-0.95, 0.95), (0.95, -0.95), (-0.95, -0.95)):
        pen.disc("m", 5.5 * x - 3 * y * 0.9, 5.5 * y + 3 * x * 0.9, 5.4)
        pen.disc("m", 5.5 * x + 3 * y * 0.9, 5.5 * y - 3 * x * 0.9, 5.4)
    pen.line("h", 1.4, "M0 0L7 7M0 0L-7 7M0 0L7 -7M0 0L-7 -7")


@part
def bottle(pen: Pen, ink: str = "m") -> None:
    pen.shape(ink, "M-3 -34L3 -34L3 -24Q9 -21 9 -14L9 0L-9 0L-9 -14Q-9 -21 -3 -24Z")
    pen.shape("z", "M1 -34L3 -34L3 -24Q9 -21 9 -14L9 0L3 0Q5 -16 1 -34Z")
    pen.box("l", -7, -14, 12, 8)
    pen.box("d", -3, -37, 6, 4)


@part
def block(pen: Pen, w: float = 30, h: float = 22, ink: str = "l") -> None:
    pen.polygon(ink, -w / 2, 0, -w / 2, -h, w / 2, -h, w / 2, 0)
    pen.polygon("h", -w / 2, -h, -w / 2 + 6, -h - 6, w / 2 + 6, -h - 6, w / 2, -h)
    pen.polygon("z", w / 2, -h, w / 2 + 6, -h - 6, w / 2 + 6, -6, w / 2, 0)
    pen.line("z", 1.3, f"M{-w * 0.3} {-h * 0.6}L{-w * 0.1} {-h * 0.6}M{w * 0.1} {-h * 0.3}L{w * 0.3} {-h * 0.3}")


@part
def lamp(pen: Pen) -> None:
    pen.line("d", 2.6, "M0 0L0 -44M0 -44L12 -44")
    pen.disc("h", 12, -34, 13)
    pen.polygon("i", 6, -40, 9, -44, 15, -44, 18, -40)
    pen.polygon("a", 7, -40, 17, -40, 15.5, -29, 8.5, -29)
