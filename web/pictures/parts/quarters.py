"""Poor house, quarry, hospital, graveyard, theatre: quarters of a city."""

from pictures.pen import Pen, part


@part
def poorhouse(pen: Pen) -> None:
    with pen.at(0, 0, 1, False, -3):
        pen.polygon("l", -26, 0, -24, -28, 22, -26, 24, 0)
        pen.polygon("z", 6, 0, 6, -27, 22, -26, 24, 0)
        pen.polygon("m", -32, -26, -20, -46, -4, -44, 2, -47, 18, -44, 30, -24)
        pen.polygon("z", 6, -46, 18, -44, 30, -24, 8, -25)
        pen.polygon("c", -16, -38, -7, -39, -6, -31, -15, -30)
        pen.line("l", 1.2, "M-15 -37L-8 -31M-24 -38L-19 -36M10 -40L15 -34")
        pen.box("i", -5, -18, 10, 18)
        pen.line("m", 1.5, "M-2 -18L-2 0M2 -18L2 0", cap="butt")
        pen.box("w", -19, -20, 8, 8)
        pen.line("d", 1.6, "M-21 -11L-9 -21M-20 -21L-10 -12")
        pen.box("w", 11, -19, 7, 7)
        pen.line("d", 1.4, "M-24 -16L-21 -8M17 -6L22 -3")
        pen.box("m", 8, -56, 6, 12)


@part
def ashlar(pen: Pen, w: float = 20, h: float = 14) -> None:
    pen.box("l", -w / 2, -h, w, h)
    pen.polygon("h", -w / 2, -h, -w / 2 + 5, -h - 5, w / 2 + 5, -h - 5, w / 2, -h)
    pen.polygon("l", -w / 2, -h, -w / 2 + 5, -h - 5, w / 2 + 5, -h - 5, w / 2, -h)
    pen.polygon("z", w / 2, -h, w / 2 + 5, -h - 5, w / 2 + 5, -5, w / 2, 0)
    pen.line("z", 1.1, f"M{-w / 2 + 4} {-h + 4}L{-w / 2 + 9} {-h + 4}M{-2} {-4}L{4} -4")


@part
def derrick(pen: Pen) -> None:
    pen.line("m", 3.2, "M-14 0L-2 -56M10 0L-2 -56M-6 -30L4 -30")
    pen.line("m", 3, "M-2 -50L26 -62")
    pen.line("c", 1.5, "M26 -62L26 -40M20 -34L26 -40L32 -34")
    pen.part("ashlar", 25, -20, 0.8)
    pen.disc("c", -2, -22, 6)
    pen.disc("l", -2, -22, 2)


@part
def sickbed(pen: Pen, ink: str = "c", skin: str = "S2") -> None:
    pen.box("d", -24, -24, 4, 24)
    pen.box("d", 20, -16, 4, 16)
    pen.box("l", -20, -14, 40, 8)
    pen.box("d", -20, -6, 40, 3)
    pen.shape("W", "M-20 -14Q-19 -21 -12 -21Q-6 -20 -6 -14Z")
    pen.disc(skin, -11, -21, 4.4)
    pen.line("W", 2.2, "M-15 -23L-7.4 -23.6", cap="butt")
    pen.line("H1", 0.8, "M-12.5 -21L-11.5 -21M-9.6 -21L-8.6 -21")
    pen.shape(ink, "M-8 -14Q-4 -21 8 -19Q18 -18 20 -14L20 -7L-8 -7Z")
    pen.shape("z", "M8 -19Q18 -18 20 -14L20 -7L6 -7Z")
    pen.shape("W", "M-9 -17L-5 -18L-5 -7L-9 -7Z")


@part
def redcross(pen: Pen, r: float = 9) -> None:
    pen.disc("W", 0, 0, r)
    pen.polygon(
        "R",
        -r * 0.22,
        -r * 0.66,
        r * 0.22,
        -r * 0.66,
        r * 0.22,
        -r * 0.22,
        r * 0.66,
        -r * 0.22,
        r * 0.66,
        r * 0.22,
        r * 0.22,
        r * 0.22,
        r * 0.22,
        r * 0.66,
        -r * 0.22,
        r * 0.66,
        -r * 0.22,
        r * 0.22,
        -r * 0.66,
        r * 0.22,
        -r * 0.66,
        -r * 0.22,
        -r * 0.22,
        -r * 0.22,
    )


@part
def baretree(pen: Pen, ink: str = "i") -> None:
    pen.shape(ink, "M-5 0Q-2 -18 -4 -30L-16 -44L-14 -45L-4 -35L-6 -54L-3 -54L0 -38L12 -52L14 -50L2 -32Q2 -16 6 0Z")
    pen.line(ink, 1.8, "M-11 -39L-20 -40M6 -44L8 -58M9 -48L20 -50M-5 -46L-12 -56")


@part
def gravestone(pen: Pen, kind: str = "round", ink: str = "l") -> None:
    if kind == "round":
        pen.arch(ink, 0, 0, 18, 26)
        pen.box("z", 3, -20, 6, 20)
        pen.line("d", 1.6, "M0 -20L0 -11M-3.5 -17L3.5 -17")
        pen.line("z", 1.1, "M-5 -6L4 -6")
    else:
        pen.polygon(ink, -3, 0, -3, -20, -10, -20, -10, -26, -3, -26, -3, -34, 3, -34, 3, -26, 10, -26, 10, -20, 3, -20, 3, 0)
        pen.polygon("z", 0.4, 0, 0.4, -34, 3, -34, 3, -26, 10, -26, 10, -20, 3, -20, 3, 0)
    pen.shape("g", "M-13 2Q0 -6 13 2Z")


@part
def ironfence(pen: Pen) -> None:
    pen.line("d", 1.7, "M-2 86L122 86M-2 94L122 94" + "".join(f"M{x} 98L{x} 80" for x in range(6, 122, 12)), cap="butt")
    for x in range(6, 122, 12):
        pen.polygon("a", x - 2.2, 81, x, 75, x + 2.2, 81)


@part
def bigtree(pen: Pen, ink: str = "c") -> None:
    pen.shape("d", "M-4 0Q-2 -14 -4 -24L4 -24Q3 -12 6 0Z")
    for x, y, r in ((-16, -34, 12), (0, -46, 15), (15, -34, 13), (0, -30, 13)):
        pen.disc(ink, x, y, r)
    pen.shape("z", "M6 -60Q30 -48 27 -32Q22 -18 4 -18Q20 -34 6 -60Z")
    for x, y, r in ((-8, -50, 4), (-18, -38, 3)):
        pen.disc("h", x, y, r)


@part
def bench(pen: Pen) -> None:
    pen.box("d", -16, -9, 32, 3)
    pen.box("d", -16, -17, 32, 2.6)
    pen.line("d", 2, "M-14 0L-14 -18M14 0L14 -18")


@part
def swan(pen: Pen) -> None:
    pen.shape("W", "M-14 0Q-18 -10 -6 -11Q2 -12 6 -6Q10 -8 9 -16Q8 -20 5 -18L1 -17Q3 -24 9 -23Q15 -20 13 -8Q12 0 4 1L-10 1Z")
    pen.shape("z", "M-4 -2Q6 -2 12 -8Q12 0 4 1L-10 1Z")
    pen.polygon("c", 2, -19, -2, -16.5, 3, -16.4)
    pen.disc("i", 6, -20.5, 1)


@part
def stage(pen: Pen) -> None:
    pen.backdrop("d")
    pen.box("s", 14, 14, 92, 60)
    pen.disc("h", 60, 46, 30)
    pen.box("g", 0, 72, 120, 26)
    for i in range(7):
        pen.line("z", 1.2, f"M{60 + (i - 3) * 18} 72L{60 + (i - 3) * 30} 86")
    pen.box("m", 0, 86, 120, 12)
    pen.box("h", 0, 86, 120, 1.8)
    for x in range(12, 120, 16):
        pen.disc("a", x, 91, 3)


@part
def pelmet(pen: Pen) -> None:
    for x in range(0, 120, 20):
        pen.shape("c", f"M{x} -2L{x + 20} -2L{x + 20} 9Q{x + 10} 20 {x} 9Z")
    for x in range(0, 120, 20):
        pen.shape("z", f"M{x + 12} -2L{x + 20} -2L{x + 20} 9Q{x + 16} 14 {x + 12} 14.5Z")
    pen.line("a", 1.7, "M0 9Q10 20 20 9Q30 20 40 9Q50 20 60 9Q70 20 80 9Q90 20 100 9Q110 20 120 9")


@part
def dramamask(pen: Pen, sad: float = 0, ink: str = "W") -> None:
    pen.shape(ink, "M-13 -30Q0 -35 13 -30Q15 -6 0 2Q-15 -6 -13 -30Z")
    pen.shape("z", "M3 -33Q9 -32 13 -30Q15 -6 0 2Q8 -10 3 -33Z")
    if sad:
        pen.shape("i", "M-10 -19Q-6 -24 -2 -22Q-4 -17 -10 -19Z")
        pen.shape("i", "M10 -19Q6 -24 2 -22Q4 -17 10 -19Z")
        pen.shape("i", "M-6 -5Q0 -15 6 -5Q0 -9 -6 -5Z")
    else:
        pen.shape("i", "M-10 -20Q-6 -25 -2 -20Q-6 -18 -10 -20Z")
        pen.shape("i", "M10 -20Q6 -25 2 -20Q6 -18 10 -20Z")
        pen.shape("i", "M-8 -12Q0 -3 8 -12Q0 -8 -8 -12Z")


@part
def cave(pen: Pen) -> None:
    pen.backdrop("i")
    pen.shape("d", "M10 96Q4 50 20 28Q30 10 58 10Q92 8 102 32Q116 56 110 96Z")
    pen.shape("m", "M22 96Q16 58 32 38Q44 24 62 26Q86 26 92 46Q102 66 98 96Z")
    pen.shape("h", "M40 96Q36 66 46 54Q60 42 74 54Q84 68 80 96Z")
    pen.box("g", 0, 84, 120, 14)
    for x, y in ((26, 24), (38, 17), (72, 20), (86, 26), (54, 13)):
        pen.polygon("i", x, 0, x + 9, 0, x + 4, y)


@part
def ropeladder(pen: Pen) -> None:
    pen.line("a", 1.5, "M-5 0L-5 -56M5 0L5 -56")
    for y in range(-52, 0, 8):
        pen.line("a", 1.5, f"M-5 {y}L5 {y}")


@part
def bigwell(pen: Pen) -> None:
    pen.line("d", 4, "M-21 -20L-21 -52M21 -20L21 -52", cap="butt")
    pen.polygon("c", -36, -47, -22, -68, 22, -68, 36, -47)
    pen.polygon("z", 4, -68, 22, -68, 36, -47, 6, -47)
    pen.line("z", 1.4, "M-30 -54L28 -54M-26 -61L24 -61")
    pen.line("m", 4, "M-21 -40L21 -40")
    pen.line("l", 1.6, "M0 -40L0 -27")
    pen.shape("m", "M-5 -30L5 -30L4 -21L-4 -21Z")
    pen.shape("l", "M-29 -20L29 -20L26 2L-26 2Z")
    pen.shape("z", "M8 -20L29 -20L26 2L9 2Z")
    pen.oval("i", 0, -20, 29, 5)
    pen.oval("m", 0, -19, 23, 3)
    pen.line("z", 1.5, "M-26 -11L-14 -11M-10 -11L4 -11M-20 -4L-8 -4M-2 -4L10 -4M14 -11L24 -11")


@part
def glint(pen: Pen, r: float = 6) -> None:
    pen.part("star", r=r)


@part
def vein(pen: Pen) -> None:
    pen.line("a", 2.4, "M4 22L14 30L10 42L20 50M104 14L96 28L106 38L100 50M62 2L56 12L66 18M34 6L28 14")
    for x, y, r in ((14, 30, 2.4), (20, 51, 3), (97, 28, 2.4), (100, 51, 3), (57, 12, 2), (28, 15, 2.4)):
        pen.disc("a", x, y, r)


@part
def goldcart(pen: Pen) -> None:
    for x, y, r in ((-13, -19, 6), (-4, -24, 7), (6, -21, 7), (14, -18, 5.4), (0, -18, 7)):
        pen.disc("a", x, y, r)
    pen.shape("z", "M2 -30Q18 -26 19 -16L8 -14Z")
    for x, y, r in ((-12, -28, 4), (12, -30, 5)):
        pen.part("star", x, y, r=r)
    pen.polygon("m", -22, -16, 22, -16, 18, -3, -18, -3)
    pen.polygon("z", 5, -16, 22, -16, 18, -3, 6, -3)
    pen.line("i", 1.8, "M-22 -15L22 -15M-8 -15L-7 -3M8 -15L7 -3", cap="butt")
    for x in (-11, 11):
        pen.disc("i", x, 0, 5.4)
        pen.disc("l", x, 0, 2)
    pen.line("i", 1.8, "M-40 5.5L40 5.5", cap="butt")


@part
def armorstand(pen: Pen) -> None:
    pen.line("d", 2.4, "M0 0L0 -12M-8 0L8 0")
    pen.shape("l", "M-10 -36Q0 -40 10 -36L8 -22Q9 -16 8 -12L-8 -12Q-9 -16 -8 -22Z")
    pen.shape("z", "M1 -38Q6 -38 10 -36L8 -22Q9 -16 8 -12L2 -12Z")
    pen.line("d", 1.2, "M0 -36L0 -22M-8 -22Q0 -19 8 -22M-8 -17Q0 -14 8 -17")
    pen.shape("l", "M-14 -37Q-15 -30 -11 -27L-8 -34Z")
    pen.shape("l", "M14 -37Q15 -30 11 -27L8 -34Z")
    pen.shape("z", "M14 -37Q15 -30 11 -27L8 -34Z")
    pen.part("helm", 0, -41, 0.5)


@part
def warehouse(pen: Pen) -> None:
    """Stepped gable with a hoist."""
    pen.polygon(
        "l",
        -16,
        0,
        -16,
        -40,
        -12,
        -40,
        -12,
        -46,
        -8,
        -46,
        -8,
        -52,
        -4,
        -52,
        -4,
        -57,
        4,
        -57,
        4,
        -52,
        8,
        -52,
        8,
        -46,
        12,
        -46,
        12,
        -40,
        16,
        -40,
        16,
        0,
    )
    pen.polygon("z", 4, 0, 4, -57, 4, -52, 8, -52, 8, -46, 12, -46, 12, -40, 16, -40, 16, 0)
    pen.arch("c", 0, 0, 11, 17)
    pen.box("c", -4.5, -36, 9, 11)
    pen.line("i", 1, "M0 0L0 -16M0 -25L0 -36", cap="butt")
    for x, y in ((-13, -34), (8, -34), (-13, -20), (8, -20)):
        pen.box("w", x, y, 5, 7)
    pen.line("i", 2, "M0 -44L15 -46")
    pen.line("i", 1.1, "M14 -46L14 -30")
    pen.part("crate", 14, -22, 0.5)
