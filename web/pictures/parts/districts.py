"""The basic districts, close."""

from pictures.pen import Pen, part


@part
def wyrm(pen: Pen) -> None:
    """A dragon astride the gate, wings spread, breathing fire."""
    pen.shape("c", "M-4 -26Q-20 -34 -34 -60Q-38 -40 -46 -34Q-38 -34 -34 -26Q-28 -30 -24 -20Q-18 -24 -14 -14L-2 -14Z")
    pen.line("z", 1.4, "M-4 -26Q-22 -38 -34 -60M-8 -24Q-24 -30 -34 -26M-8 -20Q-18 -20 -24 -20")
    pen.shape("c", "M4 -26Q18 -36 26 -62Q32 -44 42 -38Q34 -36 32 -28Q26 -30 22 -20Q17 -24 14 -14L2 -14Z")
    pen.shape("z", "M8 -30Q18 -36 26 -62Q32 -44 42 -38Q34 -36 32 -28Q26 -30 22 -20Q17 -24 14 -14L6 -14Z")
    pen.shape(
        "m",
        "M-11 0Q-16 -16 -8 -26Q-4 -34 -10 -42Q-16 -48 -13 -54Q-10 -60 -2 -60L2 -66L4 -59L9 -64L9 -56L22 -52Q24 -48 20 -46L8 -46Q2 -46 5 -38Q12 -30 12 -20Q14 -8 9 0Z",
    )
    pen.shape("l", "M-5 0Q-8 -14 -2 -24Q2 -32 -3 -40Q-6 -46 -3 -50Q-1 -44 3 -36Q9 -28 7 -14L5 0Z")
    pen.line("z", 1.3, "M-5 -8L5 -8M-5 -15L6 -15M-3 -22L6 -22M-1 -29L4 -29")
    pen.shape("z", "M5 -38Q12 -30 12 -20Q14 -8 9 0L5 0Q9 -20 4 -36Z")
    pen.shape("m", "M-11 0Q-30 -2 -32 12Q-33 22 -24 26L-28 28Q-18 32 -17 24Q-24 24 -24 14Q-22 6 -8 6Z")
    pen.shape("m", "M-12 -2L-2 -2L0 7L-13 7Z")
    pen.shape("m", "M3 -2L12 -2L14 7L2 7Z")
    pen.line("a", 1.8, "M-12 8L-10 4M-7 8L-6 4M-2 8L-2 4M4 8L4 4M9 8L8 4M13 8L12 4")
    pen.disc("a", 6, -53, 1.8)
    pen.line("W", 1.2, "M13 -46.5L14 -44M18 -46.5L19 -44")
    pen.shape("a", "M22 -50Q34 -56 46 -52Q40 -48 48 -44Q38 -42 36 -38Q30 -44 22 -47Z")
    pen.shape("R", "M23 -49Q32 -52 39 -49Q35 -46 38 -44Q30 -44 23 -47.5Z")


@part
def bookladder(pen: Pen) -> None:
    pen.line("a", 2, "M-6 0L6 -64M6 2L18 -62")
    for t in (0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.93):
        pen.line("a", 1.7, f"M{-6 + t * 12} {-64 * t}L{6 + t * 12} {2 - 64 * t}")


@part
def manorhouse(pen: Pen) -> None:
    pen.box("d", -24, -50, 6, 18)
    pen.box("d", 18, -50, 6, 18)
    pen.box("z", 21, -50, 3, 18)
    pen.polygon("c", -40, -24, -30, -42, 30, -42, 40, -24)
    pen.polygon("z", 12, -42, 30, -42, 40, -24, 14, -24)
    pen.box("l", -36, -25, 72, 25)
    pen.box("z", 12, -25, 24, 25)
    for x in (-31, -22, 17, 26):
        pen.box("w", x, -19, 6, 9)
    pen.line("d", 1.4, "M-36 -5L-12 -5M12 -5L36 -5", cap="butt")
    pen.polygon("l", -13, 0, -13, -30, 0, -46, 13, -30, 13, 0)
    pen.polygon("z", 2, 0, 2, -44, 13, -30, 13, 0)
    pen.line("c", 3.2, "M-15.5 -28L0 -47L15.5 -28")
    pen.line("d", 1.6, "M-13 -29L13 -29M-13 -17L13 -17M-7 -29L-7 -17M7 -29L7 -17M0 -43L0 -29", cap="butt")
    pen.arch("i", 0, 0, 9, 13)
    for left in (-5.5, 0.5):
        pen.box("w", left, -27, 5, 7)
    pen.line("d", 1.3, "M-3 -36Q-7 -38 -7 -43M3 -36Q7 -38 7 -43M-6 -39.5L-9 -41M6 -39.5L9 -41")
    pen.polygon("l", -14, 5, -8, 0, 8, 0, 14, 5)


@part
def tavernhouse(pen: Pen) -> None:
    pen.polygon("c", -34, -36, -26, -56, 26, -56, 34, -36)
    pen.polygon("z", 6, -56, 26, -56, 34, -36, 8, -36)
    pen.box("d", 14, -64, 6, 12)
    pen.box("l", -30, -37, 60, 37)
    pen.box("z", 9, -37, 21, 37)
    pen.line(
        "d",
        2,
        "M-30 -36L30 -36M-30 -20L30 -20M-30 -36L-30 0M30 -36L30 0M-12 -36L-12 0M12 -36L12 0M-29 -21L-20 -35M29 -21L20 -35",
        cap="butt",
    )
    for x, y in ((-4.5, -33), (-26, -15), (17, -15)):
        pen.box("w", x, y, 9, 9)
    pen.line("d", 1.1, "M0 -33L0 -24M-21.5 -15L-21.5 -6M21.5 -15L21.5 -6", cap="butt")
    pen.arch("i", 0, 0, 11, 16)
    pen.arch("c", -1, 0, 8, 14)
    pen.disc("a", 1, -6, 1)


@part
def inn_sign(pen: Pen) -> None:
    pen.line("i", 2, "M0 -22L22 -22M3 -14L10 -22")
    pen.line("i", 1.1, "M8 -22L8 -17M18 -22L18 -17")
    pen.box("d", 2, -17, 22, 20)
    pen.box("l", 4, -15, 18, 16)
    pen.box("a", 8, -11, 8, 10)
    pen.line("a", 1.8, "M16 -9Q20 -8 16 -3")
    pen.disc("W", 9, -11, 2.4)
    pen.disc("W", 13, -12, 2.8)
    pen.disc("W", 16, -11, 2)


@part
def hotmetal(pen: Pen) -> None:
    pen.polygon("a", -14, -3, 8, -3, 12, 0, 8, 2, -14, 2)


@part
def hearth(pen: Pen) -> None:
    pen.polygon("d", -24, 0, -24, -38, -13, -52, -12, -84, 12, -84, 13, -52, 24, -38, 24, 0)
    pen.polygon("z", 5, 0, 5, -84, 12, -84, 13, -52, 24, -38, 24, 0)
    pen.polygon("m", -27, -38, 27, -38, 25, -44, -25, -44)
    pen.arch("i", 0, -6, 34, 26)
    pen.shape("R", "M-13 -6Q-18 -18 -7 -27Q-7 -20 -3 -18Q-4 -28 5 -34Q5 -24 10 -20Q17 -12 12 -6Z")
    pen.shape("a", "M-7 -6Q-9 -13 -2 -18Q0 -14 3 -14Q3 -18 5 -21Q10 -12 6 -6Z")
    pen.line("z", 1.4, "M-20 -30L-12 -30M-9 -58L0 -58M-8 -70L2 -70M12 -30L20 -30")


@part
def flaskshelf(pen: Pen) -> None:
    pen.box("d", -26, 0, 52, 3.4)
    for x, k in ((-17, "c"), (0, "a"), (17, "R")):
        pen.disc(k, x, -6, 6)
        pen.box("h", x - 2, -16, 4, 6)
        pen.line("l", 1.2, f"M{x - 2} -16L{x - 2} -11M{x + 2} -16L{x + 2} -11M{x - 3.5} -16L{x + 3.5} -16")
        pen.disc("h", x - 2, -8, 1.6)


@part
def firebowl(pen: Pen) -> None:
    pen.line("i", 1.8, "M-4 0L0 -9L4 0")
    pen.shape("d", "M-6 -13L6 -13L4 -8L-4 -8Z")
    pen.disc("h", 0, -18, 9)
    pen.shape("R", "M-5 -13Q-7 -19 0 -26Q7 -19 5 -13Z")
    pen.shape("a", "M-2.5 -13Q-4 -17 0 -21Q4 -17 2.5 -13Z")


@part
def eagle(pen: Pen, ink: str = "i") -> None:
    pen.shape(
        ink,
        "M0 0L-4 -8Q-18 -8 -18 -30Q-12 -24 -9 -24Q-8 -28 -4 -28Q-8 -36 0 -38Q5 -36 9 -33L4 -31Q5 -28 4 -27Q8 -28 9 -24Q12 -24 18 -30Q18 -8 4 -8Z",
    )
    pen.shape("z", "M1 -37Q5 -36 9 -33L4 -31Q5 -28 4 -27Q8 -28 9 -24Q12 -24 18 -30Q18 -8 4 -8L1 -2Z")
    pen.line("a", 1.3, "M-14 -20L-8 -14M14 -20L8 -14M-5 -12L5 -12")
    pen.disc("a", 1, -34.4, 1.2)


@part
def hammer(pen: Pen) -> None:
    pen.line("m", 3.4, "M0 0L0 -26")
    pen.box("i", -10, -36, 20, 11)
    pen.polygon("h", -10, -36, 10, -36, 10, -33.4, -5, -33.4, -5, -25, -10, -25)


@part
def pick(pen: Pen) -> None:
    pen.line("m", 3, "M0 0L0 -34")
    pen.shape("i", "M-20 -26Q0 -44 20 -26Q0 -36 -20 -26Z")
    pen.shape("h", "M-20 -26Q-8 -37 4 -35.5Q-8 -33 -20 -26Z")
