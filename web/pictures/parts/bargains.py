"""Bargaining, building, moving on: parts of people at their business."""

from pictures.pen import Pen, part


@part
def bubble(pen: Pen, coins: int = 1) -> None:
    """What somebody offers, as coins in a speech bubble; the tip points down to the left."""
    wide = 8 + coins * 5
    pen.shape(
        "W", f"M{-wide} -26Q{-wide} -31 {-wide + 5} -31L{wide - 5} -31Q{wide} -31 {wide} -26L{wide} -12Q{wide} -7 {wide - 5} -7L-3 -7L-9 1L-10 -7L{-wide + 5} -7Q{-wide} -7 {-wide} -12Z"
    )  # fmt: skip
    for i in range(coins):
        x = (i - (coins - 1) / 2) * 9.4
        pen.disc("d", x + 0.8, -18.4, 5.4)
        pen.disc("a", x, -19, 5.4)
        pen.disc("h", x - 1, -20, 3)


@part
def logpile(pen: Pen, rows: int = 3) -> None:
    """Felled trunks, their cut ends to the front."""
    for row in range(rows):
        for i in range(rows - row):
            x, y = (i - (rows - row - 1) / 2) * 16, -8 - row * 13.6
            pen.disc("H2", x + 1, y + 0.6, 8)
            pen.disc("H6", x - 0.4, y, 6.4)
            pen.disc("H3", x - 0.4, y, 3.8)
            pen.disc("H6", x - 0.4, y, 2.4)


@part
def stump(pen: Pen) -> None:
    pen.shape("H2", "M-10 -14L10 -14Q10 -4 15 0L-15 0Q-10 -4 -10 -14Z")
    pen.shape("z", "M3 -14L10 -14Q10 -4 15 0L5 0Z")
    pen.oval("H6", 0, -14, 10, 3.6)
    pen.oval("H3", 0, -14, 5, 1.8)


@part
def halfbuilt(pen: Pen) -> None:
    """A house with its walls up, its rafters bare, and a scaffold before it."""
    pen.box("l", -24, -30, 48, 30)
    pen.box("z", 6, -30, 18, 30)
    pen.arch("d", 0, 0, 11, 19)
    pen.box("w", -19, -22, 8, 9)
    pen.box("w", 12, -22, 8, 9)
    pen.line("m", 3, "M-29 -29L0 -56L29 -29M-29 -30L29 -30", cap="butt")
    pen.line("m", 2.4, "M-14 -30L-14 -43M0 -30L0 -56M14 -30L14 -43")
    pen.shape("c", "M-31 -27L-8 -49L-8 -30L-29 -28Z")
    pen.line("z", 1.2, "M-25 -32L-8 -32M-20 -38L-8 -38M-14 -43L-8 -43")
    pen.line("a", 2.4, "M20 0L20 -34M38 0L38 -34M16 -18L42 -18M16 -33L42 -33")
    pen.line("a", 1.6, "M20 -1L38 -17M38 -19L20 -32")


@part
def barrow(pen: Pen) -> None:
    """A wheelbarrow full of bricks, its wheel to the right."""
    pen.line("d", 2.4, "M-26 -15L14 -7M-12 -11L-14 0")
    pen.box("c", -11, -24, 9, 5)
    pen.box("c", -1, -25, 9, 5)
    pen.box("R", -6, -29, 9, 5)
    pen.shape("m", "M-16 -21L14 -19L9 -8L-9 -9Z")
    pen.shape("z", "M4 -19.700L14 -19L9 -8L4 -8.300Z")
    pen.disc("i", 16, -6, 6)
    pen.disc("a", 16, -6, 2)


@part
def packload(pen: Pen) -> None:
    """A household on the back of a beast: the rolled tent, its poles, a kettle."""
    pen.line("d", 2, "M-38 -30L16 -46M-38 -26L18 -42")
    pen.shape("c", "M-16 -40L8 -40L10 -20L-18 -20Z")
    pen.shape("z", "M0 -40L8 -40L10 -20L2 -20Z")
    pen.line("a", 1.6, "M-17 -24L9.600 -24")
    pen.shape("l", "M-24 -52L10 -52Q18 -52 18 -45Q18 -38 10 -38L-24 -38Z")
    pen.shape("z", "M-24 -44L17 -44Q16 -38 10 -38L-24 -38Z")
    pen.disc("l", -24, -45, 7)
    pen.line("m", 1.6, "M-24 -41Q-28 -42 -28 -45Q-27 -49 -23 -49Q-20 -48 -20 -45.500")
    pen.line("a", 2, "M-12 -52L-12 -38M6 -52L6 -38", cap="butt")
    pen.disc("i", -24, -27, 4.6)
    pen.line("i", 1.2, "M-28 -30Q-24 -37 -20 -30")


@part
def lead(pen: Pen, x: float = 0, y: float = 0) -> None:
    """A slack rope from here to there."""
    pen.line("a", 1.4, f"M0 0Q{x / 2} {max(0, y) + 9} {x} {y}")
