"""Ships and carts, plants, tame animals, food."""

from pictures.pen import Pen, part


@part
def ship(pen: Pen, ink: str = "c", pirate: float = 0) -> None:
    pen.line("i", 2, "M0 -10L0 -52M-20 -8L-20 -38M20 -8L20 -36")
    for x, y, w, h in ((0, -50, 15, 20), (0, -28, 17, 14), (-20, -37, 11, 22), (20, -35, 10, 20)):
        pen.shape(
            ink if w > 14 else "l",
            f"M{x - w / 2} {y}L{x + w / 2} {y}Q{x + w / 2 + 6} {y + h / 2} {x + w / 2} {y + h}Q{x} {y + h - 4} {x - w / 2} {y + h}Q{x - w / 2 + 5} {y + h / 2} {x - w / 2} {y}Z",
        )
    if not pirate:
        pen.shape("h", "M-7 -49L0 -49L0 -32Q-4 -33 -7 -31Q-3 -40 -7 -49Z")
    pen.shape("d", "M-36 -14L-30 -10L26 -10L40 -18Q36 2 22 4L-22 4Q-32 0 -36 -14Z")
    pen.shape("m", "M-36 -14L-30 -10L26 -10L40 -18L38 -10Q0 -3 -33 -7Z")
    pen.shape("z", "M8 -10L26 -10L40 -18Q36 2 22 4L4 4Z")
    pen.line("a", 1.6, "M-32 -6Q0 -3 34 -9")
    pen.line("i", 1.6, "M38 -17L52 -26")
    pen.polygon("a", 0, -52, 10, -55, 0, -58)


@part
def boat(pen: Pen, ink: str = "l") -> None:
    pen.line("i", 1.6, "M0 -6L0 -34")
    pen.shape(ink, "M1 -34Q20 -20 16 -9L1 -9Z")
    pen.shape("c", "M-1 -30Q-14 -18 -12 -9L-1 -9Z")
    pen.shape("z", "M8 -27Q20 -18 16 -9L9 -9Z")
    pen.shape("d", "M-20 -7L20 -7Q16 3 8 3L-10 3Q-17 2 -20 -7Z")
    pen.line("a", 1.4, "M-18 -4L18 -4")


@part
def cart(pen: Pen, load: str = "hay") -> None:
    if load == "hay":
        pen.shape("a", "M-20 -14Q-18 -30 0 -30Q18 -30 20 -14Z")
        pen.shape("z", "M4 -30Q18 -28 20 -14L6 -14Z")
        pen.line("z", 1.2, "M-14 -18L-8 -26M-4 -17L0 -27M6 -17L10 -25")
    if load == "cover":
        pen.shape("l", "M-20 -14Q-20 -34 0 -34Q20 -34 20 -14Z")
        pen.shape("z", "M6 -33Q20 -30 20 -14L9 -14Z")
        pen.line("z", 1.3, "M-8 -32Q-10 -24 -9 -14M4 -33Q5 -24 4 -14")
    if load == "barrels":
        for x in (-12, 0, 12):
            pen.oval("c", x, -19, 5.5, 6)
            pen.line("i", 1.2, f"M{x - 5} -21L{x + 5} -21M{x - 5} -16L{x + 5} -16")
    pen.polygon("d", -22, -15, 22, -15, 20, -7, -20, -7)
    pen.line("d", 2, "M20 -11L36 -8")
    for x in (-12, 12):
        pen.disc("i", x, -6, 7)
        pen.disc("m", x, -6, 4.6)
        pen.line("i", 1.2, f"M{x - 5} -6L{x + 5} -6M{x} -11L{x} -1")


@part
def tree(pen: Pen, ink: str = "m", h: float = 34) -> None:
    pen.box("d", -2, -12, 4.4, 12)
    pen.disc(ink, 0, -h + 10, 11)
    pen.disc(ink, -8, -h + 17, 8)
    pen.disc(ink, 8, -h + 17, 8.4)
    pen.shape("z", f"M5 {-h + 1}Q18 {-h + 6} 16 {-h + 18}Q14 {-h + 27} 3 {-h + 25}Q10 {-h + 14} 5 {-h + 1}Z")
    pen.disc("h", -5, -h + 8, 3)


@part
def pine(pen: Pen, ink: str = "m") -> None:
    pen.box("d", -1.8, -7, 3.6, 7)
    for w, y in ((12, -6), (10, -15), (7.4, -24)):
        pen.polygon(ink, -w, y, 0, y - 16, w, y)
        pen.polygon("z", 0, y - 16, w, y, 1, y)


@part
def hedge(pen: Pen, ink: str = "m") -> None:
    for x in (-20, -8, 4, 16):
        pen.disc(ink, x, -6, 8)
    pen.box(ink, -26, -6, 50, 6)
    pen.box("z", -26, -2.4, 50, 2.4)
    for x, y in ((-20, -9), (-10, -6), (2, -10), (14, -7), (20, -4)):
        pen.disc("a", x, y, 1.7)


@part
def topiary(pen: Pen) -> None:
    pen.box("d", -1.2, -12, 2.4, 12)
    pen.disc("m", 0, -26, 6)
    pen.disc("m", 0, -15, 8)
    pen.polygon("c", -6, -6, 6, -6, 4.6, 0, -4.6, 0)
    pen.shape("z", "M2 -31Q8 -27 5 -22Q10 -14 3 -8Q6 -18 2 -31Z")


@part
def wheat(pen: Pen) -> None:
    for r in (-24, -12, 0, 12, 24):
        with pen.at(0, 0, 1, False, r):
            pen.line("a", 1.5, "M0 0L0 -34")
            pen.line("a", 3, "M-2.4 -20L-3.4 -25M2.4 -20L3.4 -25M-2.4 -27L-3.4 -32M2.4 -27L3.4 -32M0 -34L0 -40")
    pen.line("d", 3, "M-5 -14Q0 -12 5 -14")


@part
def vine(pen: Pen) -> None:
    for x, y in ((-6, -22), (0, -22), (6, -22), (-3, -16), (3, -16), (0, -10)):
        pen.disc("c", x, y, 3.8)
        pen.disc("h", x - 1.2, y - 1.2, 1.1)
    pen.shape("m", "M0 -25Q-12 -28 -12 -36Q-4 -40 0 -32Q6 -40 13 -35Q12 -27 0 -25Z")
    pen.line("d", 1.8, "M0 -25Q2 -36 8 -42")


@part
def sheep(pen: Pen) -> None:
    pen.line("i", 2.4, "M-8 0L-8 -8M8 0L8 -8")
    for x, y, r in ((-9, -14, 8), (0, -17, 9), (9, -14, 8), (0, -11, 8)):
        pen.disc("l", x, y, r)
    pen.shape("z", "M-12 -8Q4 -4 17 -12Q16 -6 8 -5Q-4 -3 -12 -8Z")
    pen.oval("i", 18, -18, 4.6, 5.6)
    pen.disc("l", 15, -23, 3.6)


@part
def cat(pen: Pen, ink: str = "i") -> None:
    pen.shape(ink, "M-10 0Q-12 -18 -2 -24L-3 -34L2 -30L8 -30L12 -34L12 -25Q10 -20 8 -18Q12 -10 11 0Z")
    pen.line(ink, 3, "M-9 -2Q-22 0 -20 -14")
    pen.disc("a", 2.6, -26, 1.4)
    pen.disc("a", 8, -26, 1.4)


@part
def raven(pen: Pen, ink: str = "i") -> None:
    pen.shape(ink, "M-22 0Q-14 -8 -8 -18Q-2 -26 6 -25L14 -22L7 -20Q10 -10 0 -5Q-10 -3 -22 0Z")
    pen.line(ink, 1.4, "M-2 -5L-2 2M3 -6L4 2")
    pen.disc("a", 5, -22, 1.1)


@part
def dove(pen: Pen) -> None:
    pen.shape("W", "M-20 -2Q-10 -4 -6 -10Q-16 -18 -16 -28Q-4 -24 2 -14Q6 -20 12 -18L18 -16L12 -13Q10 -4 0 -2Q-8 0 -20 -2Z")
    pen.shape("z", "M-6 -10Q-16 -18 -16 -28Q-8 -20 2 -14Q0 -10 -6 -10Z")
    pen.disc("i", 11, -16, 0.9)
    pen.line("m", 1.4, "M17 -15Q22 -12 24 -8M21 -13L25 -14M22 -11L20 -8")


@part
def dragon(pen: Pen, ink: str = "m") -> None:
    pen.shape(
        ink, "M-34 0Q-20 -14 -8 -12Q0 -22 10 -26Q12 -38 24 -40L22 -46L30 -41L44 -34L42 -30L32 -29Q24 -26 24 -18Q24 -6 10 0Z"
    )
    pen.shape("c", "M2 -20Q-14 -26 -22 -52Q-8 -48 -2 -40Q0 -50 6 -54Q14 -38 8 -24Z")
    pen.line("z", 1.4, "M2 -20Q-10 -32 -22 -52M4 -22Q0 -34 -2 -40")
    pen.shape("z", "M-34 0Q-10 -6 8 -10Q20 -14 24 -22Q26 -6 10 0Z")
    pen.disc("a", 30, -37, 1.8)
    pen.line("a", 2, "M44 -32Q52 -32 56 -26M44 -31Q50 -28 50 -22")


@part
def bread(pen: Pen) -> None:
    pen.shape("a", "M-16 0Q-20 -14 0 -14Q20 -14 16 0Z")
    pen.shape("z", "M4 -14Q20 -12 16 0L6 0Z")
    pen.line("z", 1.6, "M-8 -3L-4 -11M0 -3L4 -11")


@part
def mug(pen: Pen) -> None:
    pen.line("m", 3, "M9 -16Q18 -16 17 -9Q16 -4 9 -5")
    pen.box("m", -9, -20, 18, 20)
    pen.box("z", 3, -20, 6, 20)
    pen.line("d", 1.6, "M-9 -6L9 -6M-9 -15L9 -15", cap="butt")
    pen.disc("W", -6, -21, 4)
    pen.disc("W", 0, -23, 5)
    pen.disc("W", 6, -21, 4)


@part
def barrel(pen: Pen) -> None:
    pen.shape("m", "M-10 0Q-14 -13 -10 -26L10 -26Q14 -13 10 0Z")
    pen.shape("z", "M3 -26L10 -26Q14 -13 10 0L3 0Q6 -13 3 -26Z")
    pen.line("i", 1.8, "M-12 -8L12 -8M-12 -18L12 -18", cap="butt")
    pen.oval("d", 0, -26, 10, 2.4)


@part
def crate(pen: Pen, w: float = 20) -> None:
    pen.box("m", -w / 2, -w * 0.8, w, w * 0.8)
    pen.box("z", w * 0.15, -w * 0.8, w * 0.35, w * 0.8)
    pen.line(
        "d",
        1.8,
        f"M{-w / 2 + 1} {-w * 0.8 + 1}L{w / 2 - 1} {-w * 0.8 + 1}L{w / 2 - 1} -1L{-w / 2 + 1} -1L{-w / 2 + 1} {-w * 0.8 + 1}L{w / 2 - 1} -1",
    )


@part
def sack(pen: Pen, ink: str = "l") -> None:
    pen.shape(ink, "M-12 0Q-18 -14 -4 -21L-7 -27L7 -27L4 -21Q18 -14 12 0Z")
    pen.shape("z", "M2 -21L4 -21Q18 -14 12 0L3 0Q9 -10 2 -21Z")
    pen.line("c", 2, "M-5 -21L5 -21")
    pen.disc("a", -1, -9, 4)
