"""Houses, courts and doors of single cards."""

from pictures.pen import Pen, part, shade_right


@part
def courtyard(pen: Pen) -> None:
    """Two storeys of arches around a paved yard, seen from its gate."""
    pen.polygon("l", 0, 0, 34, 20, 34, 64, 0, 96)
    pen.polygon("l", 120, 0, 86, 20, 86, 64, 120, 96)
    pen.box("l", 34, 20, 52, 44)
    pen.polygon("c", 0, -10, 40, 12, 80, 12, 120, -10, 120, 4, 86, 22, 34, 22, 0, 4)
    for x in (42, 54, 66, 78):
        pen.arch("d", x, 64, 9, 18)
        pen.arch("w", x, 42, 7, 13)
    pen.box("m", 34, 43, 52, 3)
    for x, top, wide in ((8, 8, 9), (22, 16, 7)):
        low = 88 - x * 0.94
        pen.arch("d", x, low, wide, (low - top) * 0.4)
        pen.arch("w", x, low - (low - top) * 0.5, wide * 0.8, (low - top) * 0.28)
        pen.arch("d", 120 - x, low, wide, (low - top) * 0.4)
        pen.arch("w", 120 - x, low - (low - top) * 0.5, wide * 0.8, (low - top) * 0.28)
    pen.polygon("z", 120, 0, 86, 20, 86, 64, 120, 96)
    pen.polygon("g", 0, 96, 34, 64, 86, 64, 120, 96)
    pen.line("z", 1.3, "M46 64L28 96M60 64L60 96M74 64L92 96M24 74L96 74M10 86L110 86")


@part
def watermill(pen: Pen) -> None:
    """A house with a wheel in the stream."""
    pen.box("l", -34, -40, 48, 40)
    pen.box("z", -6, -40, 20, 40)
    pen.polygon("c", -40, -38, -10, -68, 20, -38)
    pen.polygon("z", -10, -68, 20, -38, -6, -38)
    pen.line("d", 2.4, "M-34 -20L14 -20M-20 -40L-20 0M0 -40L0 0", cap="butt")
    pen.box("w", -30, -34, 7, 9)
    pen.arch("i", -10, 0, 11, 17)
    pen.part("cartwheel", 26, -18, 1.05)
    for x, y in ((26, -46), (46, -38), (54, -18), (46, 2), (26, 10), (6, 2), (-2, -18), (6, -38)):
        pen.box("d", x - 3.4, y - 3.4, 6.8, 6.8)


@part
def logcabin(pen: Pen) -> None:
    for i in range(5):
        y = -6 - i * 7
        pen.box("m", -30, y, 60, 6)
        pen.box("h", -30, y, 60, 1.6)
        pen.disc("a", -30, y + 3, 3.2)
        pen.disc("a", 30, y + 3, 3.2)
    pen.box("z", 6, -34, 26, 34)
    pen.polygon("d", -38, -34, -24, -56, 24, -56, 38, -34)
    pen.polygon("z", 4, -56, 24, -56, 38, -34, 8, -34)
    pen.box("l", 12, -66, 9, 14)
    pen.box("z", 17, -66, 4, 14)
    pen.box("i", -8, -22, 14, 22)
    pen.box("w", -24, -24, 10, 9)
    pen.box("w", 14, -24, 10, 9)


@part
def guildhouse(pen: Pen) -> None:
    """A stepped gable with rows of windows and gilt scales over the door."""
    pen.polygon(
        "m", -30, 0, -30, -50, -22, -50, -22, -60, -14, -60, -14, -70, -6, -70, -6, -78, 6, -78, 6, -70, 14, -70, 14, -60, 22, -60, 22, -50, 30, -50, 30, 0,
    )  # fmt: skip
    pen.polygon("z", 6, 0, 6, -78, 6, -70, 14, -70, 14, -60, 22, -60, 22, -50, 30, -50, 30, 0)
    pen.line("l", 2, "M-31 -50L-21 -50M-23 -60L-13 -60M-15 -70L-5 -70M-7 -78L7 -78M13 -70L15 -70M13 -60L23 -60M21 -50L31 -50")
    pen.box("l", -30, -29, 60, 2.4)
    for x in (-22, -11, 4, 15):
        pen.box("l", x - 1, -47, 9, 15)
        pen.box("w", x, -46, 7, 13)
    pen.arch("w", 0, -56, 8, 11)
    pen.arch("i", 0, 0, 16, 22)
    for x in (-24, 13):
        pen.box("l", x - 1, -20, 13, 13)
        pen.box("w", x, -19, 11, 11)
    pen.disc("l", 0, -26, 8.4)
    pen.part("scales", 0, -20, 0.26)


@part
def witchhut(pen: Pen) -> None:
    """A crooked house with a bent roof, one lit window."""
    pen.polygon("m", -24, 0, -28, -34, 24, -38, 20, 0)
    pen.polygon("z", 4, 0, 3, -36, 24, -38, 20, 0)
    pen.shape("d", "M-40 -28Q-20 -42 -10 -66Q-4 -84 16 -92Q8 -78 16 -62Q26 -44 40 -32Q0 -44 -40 -28Z")
    pen.shape("z", "M8 -86Q6 -78 16 -62Q26 -44 40 -32Q22 -38 8 -39Q10 -62 8 -86Z")
    pen.line("h", 1.5, "M-26 -38L-16 -44M-14 -52L-4 -56M-10 -44L0 -46")
    pen.polygon("i", 20, -60, 30, -64, 31, -46, 22, -52)
    pen.shape("i", "M-16 0Q-18 -22 -8 -24Q2 -22 1 0Z")
    pen.polygon("a", 6, -26, 16, -28, 17, -16, 7, -15)
    pen.line("d", 1.6, "M11 -27L12 -15.500M6.500 -21L16.500 -22")


@part
def keyhole(pen: Pen) -> None:
    """A door from close by, its lock, and an eye behind it."""
    pen.backdrop("m")
    for x in (20, 58, 98):
        pen.line("d", 2, f"M{x} 0L{x} 96")
    pen.line("z", 1.3, "M8 20Q10 40 6 70M36 6Q40 30 34 60M78 50Q82 70 78 90M110 10Q106 40 112 80")
    pen.polygon("a", 36, 10, 84, 10, 92, 18, 92, 80, 84, 88, 36, 88, 28, 80, 28, 18)
    pen.polygon("z", 66, 10, 84, 10, 92, 18, 92, 80, 84, 88, 66, 88)
    for x in (36, 84):
        for y in (18, 80):
            pen.disc("d", x, y, 3)
    pen.shape("i", "M60 20Q82 20 82 40Q82 52 72 58L80 82L40 82L48 58Q38 52 38 40Q38 20 60 20Z")
    pen.shape("S2", "M40 42Q50 26 60 26Q72 27 80 42Q72 55 60 55Q48 55 40 42Z")
    pen.shape("W", "M42 42Q50 32 60 32Q70 32 78 42Q70 51 60 51Q50 51 42 42Z")
    pen.disc("c", 61, 41, 9)
    pen.disc("i", 61, 41, 4.6)
    pen.disc("W", 58, 38, 1.8)
    pen.line("H1", 2.6, "M42 41Q50 31 60 31Q70 31 78 41")


@part
def bookdoor(pen: Pen) -> None:
    """A bookcase swung open; steps go down behind it."""
    pen.polygon("i", 30, 12, 78, 12, 78, 88, 30, 88)
    pen.polygon("F", 40, 24, 68, 24, 68, 88, 40, 88)
    pen.polygon("a", 46, 32, 62, 32, 62, 88, 46, 88)
    pen.polygon("l", 51, 40, 57, 40, 57, 88, 51, 88)
    for i in range(5):
        y = 56 + i * 8
        pen.polygon("d" if i % 2 else "m", 44 - i * 3.4, y, 64 + i * 3.4, y, 67 + i * 3.4, y + 8, 41 - i * 3.4, y + 8)
    pen.polygon("d", 76, 12, 108, 2, 108, 98, 76, 88)
    pen.polygon("m", 79, 15, 105, 7, 105, 92, 79, 85)
    for row in range(4):
        top, foot = 12 + row * 20, 30 + row * 18.6
        for k, ink in enumerate(("c", "l", "a", "R", "c", "d")):
            x = 81 + k * 4
            pen.polygon(ink, x, foot - 12 + k * 0.3, x + 3.2, foot - 12 - k * 0.2, x + 3.2, foot, x, foot)
        pen.line("d", 1.8, f"M79 {foot + 1}L105 {foot + 2 + row - top * 0.02:.1f}")
    pen.polygon("z", 92, 7, 108, 2, 108, 98, 92, 93)


@part
def shopfront(pen: Pen) -> None:
    """A window full of wares under an awning, a door beside it."""
    pen.box("l", -46, -84, 92, 84)
    pen.box("m", -50, -90, 100, 10)
    pen.box("z", 10, -90, 40, 90)
    pen.box("d", -40, -50, 52, 38)
    pen.box("w", -37, -47, 46, 32)
    for x, ink, h in ((-30, "c", 16), (-18, "a", 10), (-6, "l", 18), (4, "m", 12)):
        pen.shape(
            ink,
            f"M{x - 4} -15Q{x - 6} {-15 - h * 0.6} {x - 2} {-15 - h}L{x + 2} {-15 - h}Q{x + 6} {-15 - h * 0.6} {x + 4} -15Z",
        )
    pen.box("d", -42, -14, 56, 5)
    pen.box("i", 20, -46, 20, 46)
    pen.box("m", 22, -44, 16, 44)
    pen.box("w", 24, -40, 12, 14)
    pen.disc("a", 25, -18, 1.8)
    for i in range(8):
        pen.polygon("c" if i % 2 == 0 else "W", -46 + i * 8, -68, -38 + i * 8, -68, -36 + i * 8.6, -50, -45 + i * 8.6, -50)
    shade_right(pen, -46, -68, 64, 4, 0)
    pen.box("d", -30, -82, 52, 11)
    pen.line("a", 2, "M-24 -77L-10 -77M-4 -77L8 -77M14 -77L18 -77")


@part
def dogkennel(pen: Pen) -> None:
    pen.box("m", -20, -22, 40, 22)
    pen.box("z", 4, -22, 16, 22)
    pen.polygon("c", -25, -20, 0, -42, 25, -20)
    pen.polygon("z", 0, -42, 25, -20, 3, -20)
    pen.arch("i", 0, 0, 18, 19)


@part
def panelroom(pen: Pen) -> None:
    """Wainscot with one panel slid aside; a lamp burns in what is behind."""
    pen.backdrop("m")
    pen.box("d", 0, 88, 120, 8)
    for x in (2, 92):
        for y, high in ((6, 34), (46, 38)):
            pen.box("d", x, y, 26, high)
            pen.box("m", x + 3, y + 3, 20, high - 6)
            pen.polygon("h", x + 3, y + 3, x + 23, y + 3, x + 20, y + 6, x + 6, y + 6)
    pen.box("i", 32, 4, 56, 84)
    pen.box("F", 38, 10, 44, 78)
    pen.box("a", 42, 14, 36, 74)
    pen.polygon("z", 38, 88, 46, 74, 74, 74, 82, 88)
    pen.box("d", 44, 34, 32, 3)
    for x, ink, high in ((47, "c", 12), (52, "R", 10), (57, "d", 13), (63, "c", 9), (70, "R", 12)):
        pen.box(ink, x, 34 - high, 4, high)
    pen.polygon("m", 88, 0, 104, 0, 104, 92, 88, 92)
    pen.polygon("d", 91, 8, 101, 8, 101, 40, 91, 40)
    pen.polygon("d", 91, 48, 101, 48, 101, 84, 91, 84)
    pen.polygon("z", 88, 0, 104, 0, 104, 92, 88, 92)


@part
def brickwall(pen: Pen) -> None:
    """Half taken down, its bricks in a heap."""
    pen.polygon("m", -52, 0, -52, -62, -30, -62, -30, -54, -20, -54, -20, -46, -8, -46, -8, -30, 2, -30, 2, -14, 12, -14, 12, 0)
    for y in range(-56, -1, 8):
        right = -30 if y < -54 else -20 if y < -46 else -8 if y < -30 else 2 if y < -14 else 12
        pen.line("l", 1.3, f"M-52 {y}L{right} {y}")
        for x in range(-48 + (y // 8 % 2) * 7, right, 14):
            pen.line("l", 1.3, f"M{x} {y}L{x} {y - 8 if y > -54 else y - 6}")
    for x, y, turn in ((24, 0, 0), (40, 0, 0), (32, -8, 8), (50, -2, 24), (12, -3, -30)):
        with pen.at(x, y, 1, False, turn):
            pen.box("m", -7, -8, 14, 8)
            shade_right(pen, -7, -8, 14, 8)
