"""Workbenches and wares: what craftsmen, traders and thieves have in hand."""

import math

from pictures.pen import Pen, part, shade_right


@part
def loom(pen: Pen) -> None:
    """Upright, half a cloth woven."""
    pen.box("l", -26, -66, 52, 40)
    for x in range(-24, 27, 6):
        pen.line("d", 1.2, f"M{x} -66L{x} -28")
    pen.box("c", -27, -36, 54, 30)
    for y, ink in ((-32, "a"), (-24, "l"), (-16, "a")):
        pen.box(ink, -27, y, 54, 3)
    for x in range(-22, 23, 11):
        pen.polygon("l", x - 4, -10.5, x, -13.5, x + 4, -10.5, x, -7.5)
    pen.box("z", 6, -66, 21, 60)
    pen.line("d", 5, "M-31 0L-31 -72M31 0L31 -72", cap="butt")
    pen.line("m", 6, "M-35 -68L35 -68M-35 -6L35 -6", cap="butt")
    pen.line("a", 3, "M-29 -38L34 -42")
    pen.shape("z", "M31 -72L33.500 -72L33.500 0L31 0Z")


@part
def cartwheel(pen: Pen, r: float = 24) -> None:
    """Spokes, a nave and an iron tyre; the middle is the hub."""
    for i in range(10):
        angle = math.radians(i * 36 + 8)
        pen.line("m", 3, f"M0 0L{(r - 3) * math.cos(angle):.1f} {(r - 3) * math.sin(angle):.1f}")
    k = r * 0.5523
    rim = f"M{-r} 0C{-r} {-k} {-k} {-r} 0 {-r}C{k} {-r} {r} {-k} {r} 0C{r} {k} {k} {r} 0 {r}C{-k} {r} {-r} {k} {-r} 0Z"
    pen.line("i", 6.4, rim)
    pen.line("m", 4.2, rim)
    pen.line("h", 1.4, f"M{-r} 0C{-r} {-k} {-k} {-r} 0 {-r}")
    pen.line("z", 4.2, f"M0 {-r}C{k} {-r} {r} {-k} {r} 0C{r} {k} {k} {r} 0 {r}")
    pen.disc("d", 0, 0, r * 0.26)
    pen.disc("a", 0, 0, r * 0.12)


@part
def hams(pen: Pen) -> None:
    """A rail with hooks: two hams and a string of sausages. Origin: the middle of the rail."""
    pen.line("d", 2.6, "M-34 0L34 0")
    for x in (-22, 20):
        pen.line("l", 1.6, f"M{x} 0L{x} 7")
        pen.shape(
            "R", f"M{x - 2} 6Q{x - 14} 18 {x - 11} 32Q{x - 6} 42 {x + 4} 40Q{x + 14} 36 {x + 11} 22Q{x + 8} 12 {x + 2} 6Z"
        )
        pen.shape("z", f"M{x + 2} 6Q{x + 8} 12 {x + 11} 22Q{x + 14} 36 {x + 4} 40Q{x + 8} 26 {x + 2} 6Z")
        pen.oval("W", x - 1, 33, 5, 4.4)
        pen.oval("R", x - 1, 33, 2, 1.8)
    for x, y in ((-6, 5), (-2, 14), (-5, 23), (-1, 32)):
        pen.oval("F", x, y, 3.4, 5.4)
        pen.oval("z", x + 1.6, y, 1.8, 5)


@part
def cleaver(pen: Pen) -> None:
    pen.line("d", 3.4, "M0 4L0 -8")
    pen.shape("l", "M-3 -8L11 -8L11 -27L-1 -27Q-4 -18 -3 -8Z")
    pen.box("z", 7, -27, 4, 19)
    pen.disc("i", 8, -24, 1.3)


@part
def cups(pen: Pen) -> None:
    """Three cups upside down, a pea under none of them."""
    for x in (-30, 0, 30):
        pen.shape("c", f"M{x - 12} 0L{x - 9} -20Q{x - 8} -28 {x} -28Q{x + 8} -28 {x + 9} -20L{x + 12} 0Z")
        pen.shape("z", f"M{x + 2} -28Q{x + 8} -27 {x + 9} -20L{x + 12} 0L{x + 3} 0Z")
        pen.polygon("a", x - 12.6, 0, x - 12, -4, x + 12, -4, x + 12.6, 0)
        pen.line("a", 2, f"M{x - 9.6} -15L{x + 9.6} -15")


@part
def packframe(pen: Pen) -> None:
    """What a pedlar bears on his back: a box of drawers, pans and ribbons."""
    pen.box("m", -15, -40, 30, 40)
    pen.box("z", 4, -40, 11, 40)
    pen.polygon("c", -17, -40, -9, -50, 11, -50, 17, -40)
    for y in (-30, -20, -10):
        pen.line("d", 1.5, f"M-14 {y}L14 {y}")
        pen.disc("a", -3, y + 5, 1.4)
    pen.line("d", 1.6, "M-15 -34L-21 -30M-15 -24L-21 -20")
    pen.disc("l", -22, -26, 5)
    pen.disc("a", -22, -15, 4)
    pen.line("a", 2, "M12 -48Q20 -44 17 -34Q15 -26 20 -20")
    pen.line("l", 1.8, "M8 -49Q15 -41 13 -34")


@part
def spice(pen: Pen, ink: str = "a", heap: str = "F") -> None:
    """An open sack with a heap in it."""
    pen.shape(heap, "M-12 -22Q-4 -36 0 -37Q4 -36 12 -22Z")
    pen.shape("z", "M2 -36.600Q6 -33 12 -22L3 -22Z")
    pen.shape(ink, "M-13 -24Q-20 -10 -15 0L15 0Q20 -10 13 -24Z")
    pen.shape("z", "M4 -24L13 -24Q20 -10 15 0L6 0Q8 -12 4 -24Z")
    pen.line("l", 4.2, "M-13 -23Q0 -19 13 -23")


@part
def goldpan(pen: Pen) -> None:
    """A pan with gravel and something that shines."""
    pen.oval("i", 1, 4, 46, 19)
    pen.oval("d", 0, 0, 46, 18)
    pen.oval("m", 0, 1, 38, 13.6)
    pen.oval("f", 0, 4, 30, 9)
    for x, y, r in ((-18, 5, 5), (-6, 9, 4), (9, 3, 5), (19, 7, 4), (-10, 0, 4)):
        pen.oval("g", x, y, r, r * 0.7)
    for x, y, s in ((2, 5, 7), (-22, 0, 4.6), (20, -1, 5)):
        pen.polygon("a", x - s, y, x - s * 0.4, y - s * 0.8, x + s * 0.6, y - s * 0.7, x + s, y, x + s * 0.2, y + s * 0.7)
        pen.polygon("z", x + s * 0.6, y - s * 0.7, x + s, y, x + s * 0.2, y + s * 0.7, x + s * 0.1, y)
    pen.shape("h", "M-45 -3Q-34 -18 0 -18Q-30 -12 -38 0Z")


@part
def screwpress(pen: Pen) -> None:
    """A coin press: frame, screw, weighted arm."""
    pen.box("i", -24, -12, 48, 12)
    pen.box("m", -22, -58, 9, 48)
    pen.box("m", 13, -58, 9, 48)
    pen.box("z", 17, -58, 5, 48)
    pen.box("m", -24, -64, 48, 9)
    pen.box("z", 4, -64, 20, 9)
    pen.box("l", -4.5, -78, 9, 46)
    pen.line("z", 2, "M-5 -70L5 -67M-5 -52L5 -49M-5 -46L5 -43M-5 -40L5 -37")
    pen.box("d", -11, -33, 22, 8)
    pen.line("d", 4, "M-36 -80L36 -80")
    pen.disc("c", -38, -80, 7)
    pen.disc("c", 38, -80, 7)
    pen.shape("z", "M39 -87Q45 -86 45 -80Q45 -74 39 -73Z")
    pen.oval("a", 0, -14, 11, 3.4)
    pen.oval("a", 0, -16.4, 11, 3.4)
    pen.oval("h", -2, -17, 7, 1.6)


@part
def stoneoven(pen: Pen) -> None:
    """A dome of bricks, loaves before the fire."""
    pen.shape("m", "M-34 0L-34 -28Q-32 -58 0 -58Q32 -58 34 -28L34 0Z")
    pen.shape("z", "M8 -57.400Q32 -54 34 -28L34 0L14 0Q22 -34 8 -57.400Z")
    pen.line(
        "d",
        1.3,
        "M-34 -14L-22 -14M-32 -34L-20 -34M-26 -46L-12 -46M34 -14L22 -14M31 -34L20 -34M-28 -24L-28 -14M28 -24L28 -14M0 -58L0 -50",
    )
    pen.box("d", -9, -74, 18, 18)
    pen.box("z", 2, -74, 7, 18)
    pen.arch("i", 0, -10, 38, 30)
    pen.part("hotfire", 2, -10, 0.66)
    pen.box("l", -38, -11, 76, 6)
    pen.box("z", 8, -11, 30, 6)
    pen.part("bread", -12, -11, 0.6)


@part
def stove(pen: Pen) -> None:
    """An iron stove with hot stones on it."""
    pen.line("i", 7, "M8 -50L8 -96", cap="butt")
    for x, y, r in ((-13, -44, 7), (0, -47, 8), (13, -44, 7), (-7, -51, 6), (8, -53, 6)):
        pen.oval("f", x, y, r, r * 0.8)
        pen.oval("z", x + r * 0.4, y + 1, r * 0.5, r * 0.6)
    pen.box("i", -22, -42, 44, 40)
    pen.box("h", -22, -42, 44, 3)
    pen.box("F", -14, -30, 28, 18)
    pen.shape("a", "M-12 -12Q-10 -24 -5 -20Q0 -32 5 -20Q10 -26 12 -12Z")
    pen.line("i", 1.6, "M-6 -30L-6 -12M6 -30L6 -12")
    pen.line("i", 4, "M-18 -2L-20 2M18 -2L20 2")


@part
def charter(pen: Pen) -> None:
    """A charter with the king's great seal pressed upon it, its ribbons hanging down."""
    pen.polygon("z", -37, -66, 43, -66, 43, 22, -37, 22)
    pen.polygon("l", -40, -68, 40, -68, 40, 20, -40, 20)
    for y, w in ((-60, 64), (-53, 54), (-46, 60)):
        pen.line("d", 1.8, f"M-32 {y}L{-32 + w} {y}")
    pen.polygon("c", -14, -4, -3, 4, -8, 30, -14, 24, -21, 27)
    pen.polygon("c", 14, -4, 3, 4, 8, 30, 14, 24, 21, 27)
    for i in range(12):
        turn = math.radians(i * 30)
        pen.disc("R", 24 * math.cos(turn), -10 + 24 * math.sin(turn), 5)
    pen.disc("R", 0, -10, 25)
    pen.disc("z", 0, -10, 20)
    pen.disc("R", -1, -11, 19)
    pen.part("crown", 0, -3, 1)
    pen.shape("h", "M-25 -14Q-22 -30 -4 -35Q-18 -26 -20 -12Z")


@part
def amulet(pen: Pen) -> None:
    """A stone in a gold eye, on a chain."""
    for i in range(9):
        y = -62 + i * 5.4
        x = 30 - (i / 8) ** 1.5 * 22
        pen.disc("a", x, y, 2.2)
        pen.disc("a", -x, y, 2.2)
    pen.shape("a", "M-36 6Q-18 -20 0 -20Q18 -20 36 6Q18 32 0 32Q-18 32 -36 6Z")
    pen.shape("d", "M-27 6Q-14 -12 0 -12Q14 -12 27 6Q14 24 0 24Q-14 24 -27 6Z")
    pen.disc("c", 0, 6, 16)
    pen.disc("z", 3, 8, 12)
    pen.disc("c", -1, 5, 12)
    pen.polygon("h", -8, 0, -2, -5, 2, 3, -5, 7)
    pen.shape("z", "M4 -20Q20 -18 36 6Q18 32 4 32Q26 20 28 6Q20 -12 4 -20Z")
    for x, y in ((-18, 28), (0, 36), (18, 28)):
        pen.line("a", 1.4, f"M{x} {y - 6}L{x} {y}")
        pen.shape("a", f"M{x} {y - 2}L{x + 3.6} {y + 5}L{x} {y + 10}L{x - 3.6} {y + 5}Z")


@part
def cutbelt(pen: Pen) -> None:
    """A belt from which a purse hangs by one string, and the hand with the knife."""
    pen.box("c", -64, -42, 128, 30)
    pen.box("z", 10, -42, 54, 30)
    pen.box("d", -64, -46, 128, 13)
    pen.box("a", -42, -48, 20, 17)
    pen.box("d", -37, -44, 10, 9)
    pen.line("l", 2, "M-4 -34Q-8 -20 -2 -10M6 -34Q7 -28 12 -26")
    pen.shape("m", "M-10 -12Q-2 -6 8 -12Q4 -6 12 6Q24 26 14 36Q0 43 -16 36Q-26 26 -14 6Q-6 -6 -10 -12Z")
    pen.shape("z", "M2 -9Q6 -10 8 -12Q4 -6 12 6Q24 26 14 36Q8 39 2 39.400Q16 22 2 -9Z")
    pen.line("a", 2.4, "M-8 -5Q-1 -1 6 -5")
    pen.shape("l", "M8 -24L34 -36L38 -31L16 -18Z")
    pen.shape("z", "M16 -18L38 -31L37 -33L12 -21Z")
    pen.shape("i", "M33 -36L46 -44L51 -37L38 -30Z")
    pen.shape("S2", "M40 -44Q48 -50 54 -44L66 -36L66 -14Q52 -18 44 -24Q36 -32 40 -44Z")
    pen.line("z", 1.4, "M41 -38L48 -34M43 -31L49 -28")
    pen.disc("a", -30, 30, 7)
    pen.disc("a", 36, 34, 6)


@part
def redstone(pen: Pen) -> None:
    """The stone of the wise, cut like an egg, in a gold square and circle."""
    k = 0.5523 * 42
    pen.line("a", 3, f"M-42 0C-42 {-k} {-k} -42 0 -42C{k} -42 42 {-k} 42 0C42 {k} {k} 42 0 42C{-k} 42 -42 {k} -42 0Z")
    pen.line("a", 2.4, "M0 -41L36 22L-36 22Z")
    pen.polygon("R", 0, -26, 14, -16, 19, 2, 12, 18, -12, 18, -19, 2, -14, -16)
    pen.polygon("F", 0, -26, -14, -16, -19, 2, -6, -4)
    pen.polygon("a", 0, -26, -6, -4, 7, -4)
    pen.polygon("z", 7, -4, 19, 2, 12, 18, 2, 10)
    pen.polygon("h", -19, 2, -6, -4, 2, 10, -12, 18)


@part
def bindle(pen: Pen, ink: str = "c") -> None:
    """A bundle on a stick, over a shoulder."""
    pen.line("d", 2.2, "M18 12L-20 -14")
    pen.shape(ink, "M-20 -14Q-34 -8 -32 4Q-28 12 -18 10Q-8 6 -12 -6Q-14 -12 -20 -14Z")
    pen.shape("z", "M-18 -12Q-12 -8 -11 -2Q-10 8 -18 10Q-24 11 -26 9Q-14 2 -18 -12Z")
    pen.polygon(ink, -20, -14, -27, -17, -22, -20)
    pen.polygon(ink, -20, -14, -14, -20, -13, -14)
    for x, y in ((-25, -2), (-19, 3), (-25, 6)):
        pen.disc("l", x, y, 1.3)


@part
def silks(pen: Pen) -> None:
    """Bolts of cloth, one unrolled."""
    for i, (x, ink) in enumerate(((-24, "c"), (-8, "a"), (8, "m"), (24, "R"))):
        top = -26 - i % 2 * 5
        pen.box(ink, x - 7, top, 14, -top)
        pen.box("z", x + 2, top, 5, -top)
        pen.oval("l", x, top, 7, 3)
        pen.oval("d", x, top, 2.6, 1.2)
    pen.shape("c", "M-31 -8Q-44 -10 -46 2L-20 4Q-18 -4 -17 -8Z")
    shade_right(pen, -31, -3, 14, 3, 0.5)


@part
def mendedpot(pen: Pen) -> None:
    """Its shards joined with gold."""
    pen.shape("c", "M-10 -56L10 -56L9 -48Q32 -38 30 -18Q28 -4 14 0L-14 0Q-28 -4 -30 -18Q-32 -38 -9 -48Z")
    pen.shape("z", "M3 -56L10 -56L9 -48Q32 -38 30 -18Q28 -4 14 0L4 0Q20 -20 3 -56Z")
    pen.box("c", -13, -60, 26, 6)
    pen.box("z", 3, -60, 10, 6)
    pen.line("a", 2.4, "M-4 -54L-10 -38L2 -28L-8 -14L-2 0M-10 -38L-30 -26M2 -28L16 -34L28 -30M-8 -14L-27 -8M2 -28L14 -14L26 -8")
    pen.shape("h", "M-26 -18Q-26 -34 -12 -42Q-18 -32 -20 -16Z")


@part
def shards(pen: Pen) -> None:
    for x, y, turn in ((-20, 0, -14), (-6, -2, 20), (10, 0, -6), (22, -3, 34), (0, -10, 60)):
        with pen.at(x, y, 1, False, turn):
            pen.polygon("c", -7, 0, -9, -8, -2, -14, 6, -9, 8, 0)
            pen.polygon("z", 1, 0, 0, -12, 6, -9, 8, 0)
