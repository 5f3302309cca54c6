"""The great buildings of Citadels."""

from pictures.pen import Pen, part


@part
def romanbasilica(pen: Pen) -> None:
    """Nave with a round window, low aisles, and a campanile."""
    pen.box("l", 20, -62, 13, 62)
    pen.box("z", 27, -62, 6, 62)
    pen.box("c", 18.5, -50, 16, 2)
    pen.polygon("c", 18, -62, 26.5, -78, 35, -62)
    pen.polygon("z", 26.5, -78, 35, -62, 28, -62)
    for x in (23.5, 29.5):
        pen.arch("w", x, -53, 3.6, 7)
    for y in (-36, -22):
        pen.arch("w", 26.5, y, 3.4, 7)
    pen.line("a", 1.5, "M26.5 -78L26.5 -85M24 -82.5L29 -82.5")
    pen.polygon("l", -36, 0, -36, -17, -20, -24, 16, -24, 20, -22, 20, 0)
    pen.polygon("c", -38, -16, -19, -25, -19, -21, -38, -12)
    pen.polygon("l", -20, 0, -20, -36, -3, -46, 14, -36, 14, 0)
    pen.polygon("z", -2, 0, -2, -45, 14, -36, 14, 0)
    pen.line("c", 3, "M-22 -35L-3 -46.5L16 -35")
    pen.disc("i", -3, -33, 6)
    pen.disc("w", -3, -33, 4.6)
    pen.line("l", 1, "M-3 -38L-3 -28M-8 -33L2 -33M-6.4 -36.4L.4 -29.6M-6.4 -29.6L.4 -36.4")
    for x in (-14, -3, 8):
        pen.arch("d", x, 0, 8, 17)
    pen.arch("i", -3, 0, 5, 13)
    pen.box("l", -21, -19.5, 36, 2.2)
    for x in (-31, -25):
        pen.arch("w", x, -4, 3.6, 7)
    pen.box("l", -38, -2, 60, 2.4)


@part
def capitol(pen: Pen) -> None:
    for x, w in ((-34, 26), (34, 26)):
        pen.box("l", x - w / 2, -22, w, 18)
        for i in range(4):
            pen.box("d", x - w / 2 + 3 + i * 6, -18, 3, 12)
        pen.box("c", x - w / 2 - 1, -24, w + 2, 3)
    pen.box("z", 34, -22, 13, 18)
    pen.polygon("l", -23, -4, -23, -22, 23, -22, 23, -4)
    pen.polygon("d", -18, -4, -18, -20, 18, -20, 18, -4)
    for left in (-16, -9.6, -3.2, 3.2, 9.6, 16):
        pen.box("l", left - 1.6, -21, 3.2, 17)
    pen.polygon("l", -25, -21, 0, -32, 25, -21)
    pen.polygon("m", -17, -22.4, 0, -29.6, 17, -22.4)
    pen.box("z", 8, -20, 15, 16)
    pen.box("l", -13, -40, 26, 10)
    for x in (-9, -3, 3, 9):
        pen.arch("w", x, -31.5, 3, 7)
    pen.shape("c", "M-14 -40C-13 -60 13 -60 14 -40Z")
    pen.shape("z", "M2 -55C12 -54 14 -46 14 -40L5 -40Q6 -48 2 -55Z")
    pen.line("h", 1.1, "M-8 -41Q-8 -50 -3 -54M-1 -41L0 -55")
    pen.box("l", -3, -61, 6, 7)
    pen.line("a", 1.8, "M0 -61L0 -70")
    pen.disc("a", 0, -71, 2.4)
    pen.polygon("l", -28, 4, -22, -4, 22, -4, 28, 4)
    pen.polygon("l", -34, 12, -28, 4, 28, 4, 34, 12)
    pen.line("z", 1.3, "M-24 -1L24 -1M-27 3L27 3M-30 7L30 7M-33 11L33 11")


@part
def factory(pen: Pen) -> None:
    """Saw roof, chimneys, a great cog."""
    for x, h in ((-26, 54), (-12, 48)):
        pen.polygon("m", x - 4, -14, x - 3, -h, x + 3, -h, x + 4, -14)
        pen.polygon("z", x + 0.6, -14, x + 0.6, -h, x + 3, -h, x + 4, -14)
        pen.box("d", x - 4.4, -h - 2, 8.8, 4)
    for x, y, r in (
        (-24, -58, 4.4),
        (-17, -62, 6),
        (-7, -64, 6.6),
        (4, -63, 6),
        (-10, -52, 4),
        (-2, -55, 5),
        (8, -58, 5.4),
        (17, -61, 4),
    ):
        pen.disc("l", x, y, r)
    pen.shape("z", "M-14 -58Q0 -60 21 -60Q18 -55 10 -53Q-2 -46 -14 -50Q-10 -56 -14 -58Z")
    pen.box("l", -36, -24, 74, 24)
    for left in (-36, -17.5, 1, 19.5):
        pen.polygon("c", left, -24, left, -36, left + 18.5, -24)
        pen.polygon("w", left + 3, -25.5, left + 3, -30.5, left + 10.5, -25.5)
    pen.box("z", 8, -24, 30, 24)
    pen.arch("i", 26, 0, 13, 16)
    for x in (-32, -23):
        pen.box("w", x, -18, 6, 7)


@part
def cog(pen: Pen, r: float = 12, ink: str = "a", teeth: int = 8) -> None:
    for i in range(teeth):
        with pen.at(0, 0, 1, False, i * 360 / teeth):
            pen.polygon(ink, -r * 0.2, -r * 0.8, -r * 0.14, -r * 1.24, r * 0.14, -r * 1.24, r * 0.2, -r * 0.8)
    pen.disc(ink, 0, 0, r)
    pen.shape("z", f"M0 {-r}Q{r} {-r} {r} 0Q{r} {r} 0 {r}Q{r * 0.7} 0 0 {-r}Z")
    pen.disc("d", 0, 0, r * 0.42)


@part
def ivory(pen: Pen) -> None:
    """Slender, above the clouds."""
    pen.polygon("W", -11, 0, -7, -66, 7, -66, 11, 0)
    pen.polygon("z", 2, -66, 7, -66, 11, 0, 4, 0)
    pen.line("z", 1.5, "M-9.6 -10Q0 -6 9 -16M-8.8 -24Q0 -20 8.4 -30M-8 -38Q0 -34 7.8 -44M-7.4 -52Q0 -48 7.2 -58")
    for x, y in ((-2, -18), (1, -32), (-2, -46)):
        pen.arch("w", x, y, 3.4, 7)
    pen.box("W", -10, -70, 20, 5)
    pen.box("z", 3, -70, 7, 5)
    for left in (-10, -1.8, 6.4):
        pen.polygon("W", left, -70, left + 3.6, -70, left + 3.6, -73, left, -73)
    pen.box("W", -6, -80, 12, 10)
    pen.box("z", 1.6, -80, 4.4, 10)
    pen.arch("w", -1, -71, 4, 7)
    pen.polygon("c", -8.5, -79, 0, -98, 8.5, -79)
    pen.polygon("z", 1, -96, 8.5, -79, 1.4, -79)
    pen.disc("a", 0, -98, 2)


@part
def keep(pen: Pen) -> None:
    """The great square donjon on its rock."""
    pen.polygon("d", -50, 14, -38, -6, -20, -10, 22, -10, 36, -4, 50, 14)
    pen.polygon("z", 12, -10, 22, -10, 36, -4, 50, 14, 18, 14)
    pen.line("m", 1.6, "M-36 4L-26 0M-14 6L-4 2M10 8L20 4")
    pen.box("l", -22, -56, 44, 48)
    pen.box("z", 6, -56, 16, 48)
    for x in (-24, 24):
        pen.box("l", x - 6, -66, 12, 58)
        pen.box("z", x + 1, -66, 5, 58)
        for i in range(3):
            pen.box("l", x - 7 + i * 5.4, -70, 3.4, 5)
        pen.box("z", x - 6, -63, 12, 1.8)
        pen.arch("w", x, -46, 3, 8)
    for i in range(5):
        pen.box("l", -16 + i * 7.2, -61, 4, 6)
    pen.box("z", -18, -53, 36, 2)
    for x in (-9, 9):
        pen.arch("w", x, -34, 4.4, 10)
    pen.arch("i", 0, -8, 11, 17)
    pen.line("m", 1.5, "M-3 -9L-3 -22M0 -9L0 -24M3 -9L3 -22", cap="butt")
    pen.line("i", 1.5, "M-24 -69L-24 -84")
    pen.polygon("c", -24, -84, -8, -80, -13, -77.5, -8, -74, -24, -74)
    pen.polygon("m", -6, -8, 6, -8, 9, 8, -9, 8)
    pen.line("d", 1.1, "M-7 -4L7 -4M-7.6 0L7.6 0M-8.4 4L8.4 4", cap="butt")


@part
def obelisk(pen: Pen) -> None:
    pen.box("l", -26, -6, 52, 6)
    pen.box("l", -20, -12, 40, 6)
    pen.box("l", -13, -26, 26, 14)
    pen.box("z", 3, -26, 10, 14)
    pen.box("z", 6, -12, 14, 6)
    pen.box("z", 8, -6, 18, 6)
    pen.box("c", -9, -23, 12, 8)
    pen.line("a", 1.1, "M-7 -20.5L1 -20.5M-7 -17.5L-1 -17.5")
    pen.polygon("l", -7, -26, -4.4, -66, 4.4, -66, 7, -26)
    pen.polygon("z", 0.6, -66, 4.4, -66, 7, -26, 1, -26)
    pen.line("z", 1.1, "M-3 -40L0 -40M-3 -46L0 -46M-2.6 -52L0 -52M-3 -34L1 -34")
    pen.disc("a", 0, -69, 3.4)
    pen.shape("a", "M-3 -72L-2.4 -80Q0 -83 2.4 -80L3.4 -72Z")
    pen.disc("a", 0.4, -84.6, 2.5)
    pen.shape("a", "M-1.5 -80Q-12 -92 -17 -80Q-11 -81 -10 -77Q-6 -80 -3 -75Z")
    pen.shape("a", "M1.5 -80Q12 -92 17 -80Q11 -81 10 -77Q6 -80 3 -75Z")
    pen.shape("z", "M1.5 -80Q12 -92 17 -80Q11 -81 10 -77Q6 -80 3 -75Z")
    pen.line("a", 1.5, "M2 -80L7 -91")


@part
def rocktomb(pen: Pen) -> None:
    """A facade carved into the cliff."""
    pen.polygon("f", -60, 10, -60, -70, -44, -82, -28, -72, 0, -88, 26, -74, 44, -84, 60, -72, 60, 10)
    pen.polygon("z", 26, 10, 30, -72, 44, -84, 60, -72, 60, 10)
    pen.line("z", 1.6, "M-52 -60L-46 -40M-40 -72L-36 -56M48 -60L52 -38")
    for x, y, w in (
        (-48, -46, 8),
        (-37, -56, 7),
        (-50, -20, 9),
        (-12, -68, 6),
        (12, -68, 6),
        (48, -46, 8),
        (38, -58, 7),
        (51, -20, 9),
    ):
        pen.arch("l", x, y + 1.5, w + 4, w * 1.5 + 3)
        pen.arch("w", x, y, w, w * 1.5)
    pen.box("l", -26, -42, 52, 48)
    pen.polygon("l", -29, -42, 0, -58, 29, -42)
    pen.polygon("m", -20, -44, 0, -54.6, 20, -44)
    pen.box("z", 8, -42, 18, 48)
    pen.box("i", -8, -30, 16, 36)
    for x in (-21, -13, 13, 21):
        pen.box("l", x - 2.4, -38, 4.8, 40)
        pen.box("z", x + 0.6, -38, 1.8, 40)
    pen.box("d", -28, -42, 56, 3)
    pen.box("l", -32, 3, 64, 4)
    pen.part("skull", 0, -28, 0.42)
    pen.disc("c", 0, -6, 0.1)
    for x in (-38, 38):
        pen.polygon("d", x - 4, 6, x - 2, -6, x + 2, -6, x + 4, 6)
        pen.oval("d", x, -7, 6, 2)
        pen.part("fire", x, -7, 0.5)


@part
def belfry(pen: Pen) -> None:
    """Close: the great bell in its arch."""
    pen.box("l", -34, -66, 68, 70)
    pen.box("z", 16, -66, 18, 70)
    pen.polygon("c", -40, -66, 0, -92, 40, -66)
    pen.polygon("z", 4, -90, 40, -66, 8, -66)
    pen.box("d", -37, -67, 74, 3.6)
    pen.box("d", -36, -4, 72, 4)
    pen.shape("i", "M-23 -4L-23 -36Q-22 -60 0 -62Q22 -60 23 -36L23 -4Z")
    pen.shape("s", "M-20 -4L-20 -36Q-19 -56 0 -58Q19 -56 20 -36L20 -4Z")
    pen.box("d", -20, -48, 40, 4)
    for x, y in ((-31, -56), (-32, -30), (-30, -16), (26, -44), (25, -22), (-31, -44)):
        pen.line("z", 1.4, f"M{x} {y}L{x + 6} {y}")
    with pen.at(0, -46, 1, False, 14):
        pen.disc("a", 0, 1, 3.4)
        pen.shape("a", "M-5 2Q0 -1 5 2Q9 10 10 20Q11 27 16 31L-16 31Q-11 27 -10 20Q-9 10 -5 2Z")
        pen.shape("z", "M2 1.5Q4 1.5 5 2Q9 10 10 20Q11 27 16 31L5 31Q6 14 2 1.5Z")
        pen.line("d", 1.6, "M-10 20Q0 22.5 10 20M-13 27Q0 30 13 27")
        pen.shape("h", "M-4 4Q-8 12 -8.5 19L-6 19.4Q-6 10 -2 4Z")
        pen.disc("i", 0, 33.5, 3.6)
    pen.line("a", 1.5, "M-27 -26Q-31 -20 -27 -13M27 -26Q31 -20 27 -13")


@part
def horseman(pen: Pen) -> None:
    """An equestrian bronze on its plinth."""
    pen.box("l", -30, -7, 60, 7)
    pen.box("l", -24, -30, 48, 23)
    pen.box("z", 6, -30, 18, 23)
    pen.box("d", -27, -33, 54, 4)
    pen.box("d", -26, -9, 52, 3)
    pen.box("a", -12, -25, 18, 10)
    pen.line("d", 1.1, "M-9 -21.5L3 -21.5M-9 -18L0 -18")
    with pen.at(-2, -33, 0.92):
        pen.shape(
            "c",
            "M-20 0L-19 -14Q-25 -18 -23 -26Q-10 -31 4 -29L11 -42Q13 -49 20 -52L21 -56L25 -52L33 -44Q33 -40 29 -40L23 -42Q19 -37 18 -27Q24 -26 29 -19Q30 -13 25 -10L22 -13Q24 -18 19 -19Q17 -18 14 -14L15 0L9 0L8 -14L-9 -14L-13 0Z",
        )
        pen.shape("z", "M-23 -21Q0 -15 17 -21L14 -14L15 0L9 0L8 -14L-9 -14L-13 0L-16 0L-14 -15Z")
        pen.shape("c", "M-23 -26Q-34 -24 -31 -6Q-27 -10 -26 -16Z")
        pen.shape("z", "M20 -52Q10 -48 4 -29L10 -30Q14 -42 22 -50Z")
    with pen.at(-2, -33, 0.92):
        pen.shape("c", "M-6 -27Q-18 -30 -20 -18Q-12 -22 -5 -25L-4 -46Q1 -50 6 -46L7 -28L12 -18L8 -17L2 -26Z")
        pen.disc("c", 1.5, -52, 4.6)
        pen.line("c", 3.4, "M4 -44L14 -52L17 -62")
        pen.line("a", 1.8, "M15 -56L20 -80")
        pen.shape("c", "M-3.5 -54Q2 -60 6.6 -54Q2 -55 -3.5 -54Z")
        pen.shape("z", "M2 -48Q5 -48 6 -46L7 -28L12 -18L8 -17L3 -26Z")


@part
def towerhat(pen: Pen) -> None:
    """A school of wizards: crooked towers with hats."""

    def hat(x: float, y: float, w: float, h: float, bend: float) -> None:
        pen.shape(
            "c",
            f"M{x - w} {y}Q{x - w * 0.2} {y - h * 0.5} {x + bend} {y - h}Q{x + w * 0.5} {y - h * 0.4} {x + w} {y}Q{x} {y + w * 0.35} {x - w} {y}Z",
        )
        pen.shape(
            "z",
            f"M{x + bend} {y - h}Q{x + w * 0.5} {y - h * 0.4} {x + w} {y}Q{x + w * 0.5} {y + w * 0.2} {x + w * 0.2} {y + w * 0.16}Q{x + w * 0.35} {y - h * 0.4} {x + bend} {y - h}Z",
        )
        pen.disc("a", x + bend, y - h, 2)

    pen.polygon("l", -9, 0, -10, -50, 10, -50, 9, 0)
    pen.polygon("z", 3, 0, 3, -50, 10, -50, 9, 0)
    pen.polygon("l", -34, 0, -30, -32, -17, -34, -16, 0)
    pen.polygon("z", -23, 0, -22, -33, -17, -34, -16, 0)
    pen.polygon("l", 16, 0, 16, -38, 28, -36, 32, 0)
    pen.polygon("z", 23, 0, 23, -37, 28, -36, 32, 0)
    hat(0, -49, 15, 36, 6)
    hat(-24, -32, 11, 24, -6)
    hat(22, -36, 10, 26, 5)
    pen.box("l", -18, -14, 36, 14)
    pen.box("z", 5, -14, 13, 14)
    pen.arch("i", 0, 0, 10, 13)
    for x, y, w in (
        (0, -28, 5),
        (-4, -38, 3.4),
        (4.5, -38, 3.4),
        (-25, -18, 4.4),
        (23, -20, 4.4),
        (-27, -6, 3.6),
        (25, -6, 3.6),
    ):
        pen.arch("w", x, y, w, w * 1.7)
    pen.part("star", 0, -62, r=4)
    pen.part("star", -25, -41, r=2.6)
    pen.part("star", 22, -47, r=2.6)


@part
def rounddoor(pen: Pen) -> None:
    """A round iron door, ajar, gold behind."""
    pen.disc("i", 0, -34, 36)
    pen.disc("a", 0, -34, 31)
    pen.disc("h", -4, -38, 22)
    pen.shape("z", "M6 -64Q31 -58 31 -34Q31 -8 4 -4Q24 -20 22 -36Q20 -54 6 -64Z")
    for x, y, s, k in ((8, -8, 0.62, 5), (20, -12, 0.55, 3), (14, -4, 0.6, 2)):
        pen.part("stack", x, y, s, k=k)
    with pen.at(-14, -34):
        pen.oval("d", -10, 0, 24, 34)
        pen.oval("m", -13, 0, 23, 33)
        pen.oval("z", -13, 0, 23, 33)
        pen.oval("m", -14, 0, 19, 28)
        pen.line("l", 2.6, "M-14 -17L-14 17M-26 0L-2 0M-22.5 -12L-5.5 12M-22.5 12L-5.5 -12")
        pen.oval("l", -14, 0, 6, 8.4)
        pen.oval("d", -14, 0, 3, 4.4)
        for x, y in ((-14, -30), (-14, 30), (-33, 0), (-28, -20), (-28, 20), (3, -18), (3, 18)):
            pen.disc("l", x, y, 1.5)
    for x, y in ((-4, -54), (-1, -36), (-4, -18)):
        pen.box("l", x, y, 6, 4)
