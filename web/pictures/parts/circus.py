"""The circus of the Dutch action cards."""

from pictures.pen import Pen, part


@part
def bigtop(pen: Pen) -> None:
    pen.polygon("l", -44, 0, -44, -26, 44, -26, 44, 0)
    for x in (-44, -26, -8, 10, 28):
        pen.polygon("c", x, 0, x, -26, x + 9, -26, x + 9, 0)
    pen.box("z", 16, -26, 28, 26)
    pen.polygon("l", -50, -26, 0, -66, 50, -26)
    for a, b in ((-50, -34), (-18, -6), (8, 20), (34, 50)):
        pen.polygon("c", a, -26, b, -26, 0, -66)
    pen.polygon("z", 6, -61, 50, -26, 16, -26)
    for x in range(-50, 50, 10):
        pen.shape("a", f"M{x} -27L{x + 10} -27Q{x + 10} -19 {x + 5} -19Q{x} -19 {x} -27Z")
    pen.polygon("i", -8, 0, 0, -22, 8, 0)
    pen.polygon("a", -11, 0, -8, 0, 0, -22, -1.6, -22)
    pen.line("i", 1.6, "M0 -65L0 -80")
    pen.polygon("c", 0, -80, 14, -76, 0, -72)


@part
def ringside(pen: Pen, ink: str = "f", wall: str = "s") -> None:
    """Inside of the tent: stripes that meet above."""
    pen.backdrop(wall)
    for i in range(6):
        pen.polygon(ink, 60, -8, -40 + i * 40, 72, -20 + i * 40, 72)
    pen.shape("c", "M-2 -2L122 -2L122 3Q112 13 102 3Q92 13 81 3Q71 13 60 3Q49 13 39 3Q28 13 18 3Q8 13 -2 3Z")
    pen.shape("g", "M-2 98L-2 74Q60 64 122 74L122 98Z")
    pen.shape("l", "M-2 76Q60 66 122 76L122 81Q60 71 -2 81Z")
    for x, y in ((8, 77), (26, 74.6), (44, 73), (62, 72.6), (80, 73.4), (98, 75), (114, 77)):
        pen.disc("a", x, y, 1.7)


@part
def wagon(pen: Pen) -> None:
    pen.shape("c", "M-38 -46Q0 -60 38 -46L40 -42L-40 -42Z")
    pen.shape("z", "M8 -52Q26 -51 38 -46L40 -42L10 -42Z")
    pen.box("m", -35, -43, 70, 30)
    pen.box("z", 12, -43, 23, 30)
    for x in range(-35, 35, 10):
        pen.shape("a", f"M{x} -43L{x + 10} -43Q{x + 10} -37 {x + 5} -37Q{x} -37 {x} -43Z")
    pen.box("d", -37, -14, 74, 4)
    pen.box("i", -20, -34, 26, 17)
    pen.box("w", -18, -33, 22, 14)
    pen.box("l", -23, -18.5, 32, 3)
    pen.box("a", 14, -32, 15, 11)
    pen.line("i", 1.3, "M17 -28L26 -28M17 -25L23 -25")
    pen.line("d", 2, "M36 -12L50 -6")
    for x in (-22, 22):
        pen.disc("i", x, -6, 10)
        pen.disc("a", x, -6, 7.6)
        pen.disc("c", x, -6, 5.4)
        pen.line("i", 1.3, f"M{x - 8} -6L{x + 8} -6M{x} -14L{x} 2M{x - 5.6} -11.6L{x + 5.6} -.4M{x - 5.6} -.4L{x + 5.6} -11.6")
        pen.disc("i", x, -6, 2)


@part
def clerk(pen: Pen) -> None:
    pen.shape("c", "M-7 0Q-7 -8 0 -8Q7 -8 7 0Z")
    pen.disc("S3", 0, -12, 5)
    pen.shape("H1", "M-5.4 -12Q-5.6 -18.4 0 -18.4Q5.6 -18.4 5.4 -12Q3 -15.4 0 -15.4Q-3 -15.4 -5.4 -12Z")
    pen.line("H1", 1, "M-2 -12L-2 -11M2 -12L2 -11")
    pen.shape("H1", "M-3 -9.4Q0 -11 3 -9.4Q0 -8.4 -3 -9.4Z")


@part
def ticket(pen: Pen) -> None:
    pen.shape("l", "M-11 -6L11 -6L11 -2Q8 0 11 2L11 6L-11 6L-11 2Q-8 0 -11 -2Z")
    pen.line("c", 1.4, "M-5 -2L6 -2M-5 2L3 2")
    pen.shape("z", "M5 -6L11 -6L11 -2Q8 0 11 2L11 6L5 6Z")


@part
def cannon(pen: Pen) -> None:
    with pen.at(0, -16, 1, False, -34):
        pen.shape("m", "M-20 -11Q-26 0 -20 11L34 7.5L34 -7.5Z")
        pen.shape("z", "M-23 2L34 1L34 7.5L-20 11Z")
        pen.shape("h", "M-20 -9L34 -6L34 -3.5L-22 -5Z")
        pen.oval("i", 35, 0, 2, 7)
        pen.box("a", 30, -9, 5.4, 18)
        pen.box("a", -4, -10, 4, 20)
        pen.box("a", 14, -8.6, 3.4, 17)
        pen.disc("d", -25, 0, 4)
    pen.shape("c", "M-22 0L-8 -22L6 -14L10 0Z")
    pen.shape("z", "M-2 -18L6 -14L10 0L0 0Z")
    pen.disc("i", -6, -7, 12)
    pen.disc("c", -6, -7, 9.4)
    pen.line("i", 1.6, "M-16 -7L4 -7M-6 -17L-6 3M-13 -14L1 0M-13 0L1 -14")
    pen.disc("a", -6, -7, 3)


@part
def cannonman(pen: Pen) -> None:
    """A man shot through the air, arms ahead."""
    pen.line("c", 5.4, "M-2 0L-18 2")
    pen.line("c", 4.2, "M-16 2L-30 -2M-16 3L-29 7")
    pen.shape("i", "M-33 -5L-28 -4L-28 1L-33 -1Z")
    pen.shape("i", "M-32 10L-28 9L-27 4L-33 6Z")
    pen.shape("c", "M-6 -6L6 -5L7 5L-6 6Z")
    pen.shape("a", "M-4 -6Q-16 -14 -26 -13Q-20 -8 -20 -3Q-10 -2 -4 2Z")
    pen.line("c", 3.6, "M5 -3L16 -7L25 -8M5 2L16 0L25 -3")
    pen.disc("S2", 26, -8.4, 2.2)
    pen.disc("S2", 26, -3, 2.2)
    pen.disc("S2", 10, -2, 5.2)
    pen.shape("l", "M4.5 -2Q4 -9 10 -9Q16 -8 15.4 -3Q10 -4.6 4.5 -2Z")
    pen.line("a", 1.2, "M4.6 -2.4Q10 -5 15.4 -3")
    pen.line("H1", 1, "M11.5 -2.4L11.5 -1.4M14 -2.2L14 -1.2")
    pen.oval("H1", 13, 1, 1, 1.2)
    pen.shape("z", "M-6 2L6 1L7 5L-6 6Z")


@part
def puff(pen: Pen) -> None:
    for x, y, r in ((-9, 0, 8), (0, -6, 9), (9, 0, 8), (0, 4, 8), (16, -6, 5)):
        pen.disc("l", x, y, r)
    pen.shape("z", "M-14 4Q0 2 15 4Q10 10 0 12Q-10 10 -14 4Z")
    for x, y in ((14, -12), (4, -17), (20, -2), (-8, -13)):
        pen.line("a", 2, f"M{x} {y}L{x * 1.5} {y * 1.5}")


@part
def tumbler(pen: Pen) -> None:
    """An acrobat on her hands, a foot in the air."""
    pen.line("m", 5.4, "M1 -33Q14 -44 24 -35L31 -27")
    pen.shape("i", "M28 -27L33 -30L36 -24L33 -22Z")
    pen.line("m", 5.4, "M-1 -34Q-9 -44 -12 -52Q-10 -58 -3 -60")
    pen.shape("i", "M-5 -63L2 -61L1 -57L-5 -57Z")
    pen.shape("c", "M-7 -16L7 -16L5 -36L-5 -36Z")
    pen.shape("z", "M1 -16L7 -16L5 -36L1 -36Z")
    pen.polygon("a", -5.6, -29, 5.6, -29, 5.2, -33, -5.2, -33)
    pen.line("c", 4, "M-6 -18L-11 -11M6 -18L11 -11")
    pen.line("S3", 3.6, "M-11 -11L-10 -2M11 -11L10 -2")
    pen.shape("S3", "M-13.5 -3L-8 -3L-5 1L-13 1Z")
    pen.shape("S3", "M13.5 -3L8 -3L5 1L13 1Z")
    pen.shape("S3", "M-4.6 -11Q-5 -16 0 -16.4Q5 -16 4.6 -11Q4 -5.4 0 -5Q-4 -5.4 -4.6 -11Z")
    pen.shape("S4", "M1.5 -16.2Q5 -15 4.6 -11Q4 -5.4 1 -5Q3 -10 1.5 -16.2Z")
    pen.shape("H1", "M-4.7 -9.4Q-5 -3 0 -3Q5 -3 4.7 -9.4Q2 -6.6 0 -6.8Q-2 -6.6 -4.7 -9.4Z")
    pen.shape("H1", "M2 -4Q7 -1 6 3L9 6Q11 -2 4 -6Z")
    pen.line("H1", 1, "M-1.8 -10L-1.8 -11M2 -10L2 -11")
    pen.line("R", 0.9, "M-1.5 -13.4Q0 -14.2 1.6 -13.4")


@part
def bigball(pen: Pen, r: float = 16) -> None:
    pen.disc("l", 0, -r, r)
    pen.shape("c", f"M{-r} {-r}Q0 {-r * 1.5} {r} {-r}Q0 {-r * 0.5} {-r} {-r}Z")
    pen.shape(
        "a",
        f"M0 {-2 * r}Q{r * 0.55} {-r * 1.9} {r * 0.62} {-r * 1.78}Q0 {-r * 1.45} {-r * 0.62} {-r * 1.78}Q{-r * 0.5} {-r * 1.9} 0 {-2 * r}Z",
    )
    pen.shape(
        "z", f"M{r * 0.3} {-r * 1.95}Q{r} {-r * 1.7} {r} {-r}Q{r} {-r * 0.2} 0 0Q{r * 0.7} {-r * 0.8} {r * 0.3} {-r * 1.95}Z"
    )
    pen.part("star", -r * 0.3, -r * 0.98, r=r * 0.3)


@part
def cardfan(pen: Pen) -> None:
    for i, (r, k) in enumerate(((-26, "c"), (0, "m"), (26, "d"))):
        with pen.at(0, 0, 1, False, r):
            pen.polygon("W", -8, -12, 8, -12, 8, -38, -8, -38)
            pen.polygon(k, -6, -14, 6, -14, 6, -36, -6, -36)
            pen.line("a", 1, "M-6 -14L6 -14L6 -36L-6 -36L-6 -14")
            if i == 0:
                pen.disc("a", 0, -25, 3.4)
            elif i == 1:
                pen.part("star", 0, -25, r=5)
            else:
                pen.shape("a", "M3 -20Q-4 -20 -3 -26Q-2 -31 3 -30Q-1 -26 3 -20Z")


@part
def hypno(pen: Pen, r: float = 3.4) -> None:
    """Glowing eyes laid on a bust."""
    for x in (52.6, 67.8):
        pen.disc("h", x, 42.4, 6)
        pen.oval("W", x, 42.4, 4.2, 2.8)
        pen.disc("c", x, 42.4, 2.4)
        pen.disc("i", x, 42.4, 1.1)


@part
def earrings(pen: Pen) -> None:
    for x in (41, 79):
        pen.line("a", 1.6, f"M{x} 47Q{x - 4} 51 {x} 55Q{x + 4} 51 {x} 47")


@part
def blessing(pen: Pen, skin: str = "S2") -> None:
    pen.shape("i", "M-8 34Q-10 8 -5 4L6 4Q10 10 10 34Z")
    pen.shape(skin, "M-5 5L-5 -6Q-6 -10 -3 -10L-3 -20Q-1.5 -23 0 -20L0 -11L1.5 -21Q3.5 -23 4 -20L3.5 -9Q7 -9 6.5 -5L5 5Z")
    pen.line("z", 1.1, "M-4 -5L3 -6M-3 -2L4 -2")
