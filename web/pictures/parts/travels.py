"""Single things for single cards: crafts and journeys."""

import math

from pictures.pen import Pen, part


@part
def pots(pen: Pen) -> None:
    pen.part("pot", -14, 0, 0.8, ink="c")
    pen.part("pot", 4, 0, 0.6, ink="m")
    pen.part("pot", 18, 0, 0.9, ink="c")


@part
def bigarm(pen: Pen) -> None:
    pen.shape("c", "M-34 30Q-34 8 -18 2L-10 14L-6 30Z")
    pen.line("S3", 11, "M-16 10L6 -2L4 -24")
    pen.line("z", 4, "M-10 12L9 1L8 -22")
    pen.disc("S3", 4, -26, 6.5)
    pen.part("hammer", 4, -18, 1.3, False, 20)


@part
def wheatsack(pen: Pen) -> None:
    pen.part("sack", ink="l")
    pen.part("wheat", 0, -24, 0.4)


@part
def stars3(pen: Pen) -> None:
    pen.part("star", -30, 0, 0.7)
    pen.part("star", 0, -10, 0.9)
    pen.part("star", 30, 2, 0.6)


@part
def rabbit(pen: Pen) -> None:
    pen.part("hare", ink="W")


@part
def tophat(pen: Pen) -> None:
    pen.oval("i", 0, 0, 24, 5)
    pen.shape("i", "M-16 0L-14 -26L14 -26L16 0Z")
    pen.shape("h", "M-13 -2L-11 -24L-6 -24L-7 -2Z")
    pen.line("c", 4, "M-15.5 -5L15.5 -5", cap="butt")


@part
def desk(pen: Pen) -> None:
    pen.polygon("m", -40, 0, -34, -22, 34, -22, 40, 0)
    pen.polygon("z", 10, -22, 34, -22, 40, 0, 12, 0)
    pen.box("d", -36, -25, 72, 4)


@part
def stoa(pen: Pen) -> None:
    """Four great columns on their steps, seen from below, a gilded roof over them."""
    pen.polygon("l", 2, 98, 10, 84, 110, 84, 118, 98)
    pen.line("z", 1.6, "M6 90L114 90M8 86L112 86")
    pen.box("m", 10, 24, 100, 60)
    pen.box("z", 60, 24, 50, 60)
    for x in (14, 38, 66, 90):
        pen.box("l", x, 30, 16, 54)
        pen.box("z", x + 10, 30, 6, 54)
        pen.line("z", 1.3, f"M{x + 4} 36L{x + 4} 78M{x + 7.5} 36L{x + 7.5} 78")
        pen.box("l", x - 3, 25, 22, 6)
        pen.box("z", x - 3, 29, 22, 2)
        pen.box("l", x - 2, 80, 20, 5)
    pen.box("l", 4, 16, 112, 10)
    pen.box("a", 4, 13, 112, 4)
    pen.box("z", 70, 16, 46, 10)
    for x in range(12, 112, 16):
        pen.disc("c", x, 21, 2.6)


@part
def roofridge(pen: Pen) -> None:
    pen.polygon("d", -2, 98, -2, 88, 20, 74, 100, 74, 122, 88, 122, 98)
    pen.line("z", 1.6, "M14 84L106 84M4 92L116 92")
    pen.box("i", 92, 58, 12, 20)
    pen.box("m", 90, 55, 16, 4)


@part
def dust(pen: Pen) -> None:
    for x, y, r in ((-44, 0, 8), (-30, 4, 6), (-14, 4, 5), (18, 5, 6), (36, 2, 7)):
        pen.disc("h", x, y, r)


@part
def bottles(pen: Pen) -> None:
    pen.box("d", -56, 0, 112, 4)
    for x, k in ((-46, "m"), (-34, "c"), (-22, "d"), (26, "c"), (38, "m"), (50, "d")):
        pen.part("bottle", x, 0, 0.62, ink=k)


@part
def apronx(pen: Pen) -> None:
    pen.shape("c", "M44 78Q60 84 76 78L82 98L38 98Z")
    pen.shape("z", "M62 82Q70 81 76 78L82 98L66 98Z")


@part
def javelins(pen: Pen) -> None:
    pen.line("d", 2.6, "M-30 -8L28 -20")
    pen.polygon("l", 26, -24, 40, -22.5, 27, -16)


@part
def arrowfly(pen: Pen) -> None:
    pen.line("d", 1.8, "M-14 4L10 -4")
    pen.polygon("l", 8, -7, 17, -6.5, 10, 0)


@part
def candleheld(pen: Pen) -> None:
    pen.disc("h", 0, -12, 15)
    pen.box("W", -3, -8, 6, 14)
    pen.shape("a", "M0 -22Q5.5 -14 0 -9Q-5.5 -14 0 -22Z")
    pen.disc("S2", -3, 4, 3)
    pen.disc("S2", 4, 4, 3)


@part
def glowbar(pen: Pen) -> None:
    pen.line("F", 5, "M-22 2L24 -1")
    pen.line("a", 2, "M-12 1L14 -.5")


@part
def lightningball(pen: Pen) -> None:
    pen.disc("h", 0, 0, 22)
    pen.disc("a", 0, 0, 9)
    pen.disc("W", -1, -1, 5)
    pen.line("a", 2.2, "M0 -9L4 -16L-2 -20L3 -28M8 4L16 2L18 8L26 8M-7 5L-14 8L-14 14L-22 18M6 -7L14 -10L14 -16")


@part
def anchor(pen: Pen) -> None:
    pen.line("d", 3.4, "M0 0L0 -30M-8 -24L8 -24M-14 -10Q-12 0 0 1Q12 0 14 -10")
    pen.line("d", 2.4, "M0 -30Q-4 -33 0 -37Q4 -33 0 -30")
    pen.polygon("d", -18, -8, -10, -8, -15, -15)
    pen.polygon("d", 18, -8, 10, -8, 15, -15)


@part
def soundarcs(pen: Pen) -> None:
    pen.line("a", 2.2, "M6 -6Q10 0 6 6M12 -10Q18 0 12 10M18 -14Q26 0 18 14")


@part
def roadsm(pen: Pen) -> None:
    pen.shape("l", "M-2 82Q30 72 60 76Q92 80 122 70L122 78Q92 88 60 84Q30 80 -2 92Z")


@part
def crescentsm(pen: Pen) -> None:
    pen.shape("u", "M4 -14Q-14 -10 -10 4Q-4 14 8 10Q-6 4 4 -14Z")


@part
def blocksarch(pen: Pen) -> None:
    pen.box("f", 0, 70, 120, 28)
    for t in [0.02 + i * 0.312 for i in range(10)]:
        pen.polygon(
            "l",
            60 + 46 * math.cos(t),
            76 - 52 * math.sin(t),
            60 + 46 * math.cos(t + 0.28),
            76 - 52 * math.sin(t + 0.28),
            60 + 34 * math.cos(t + 0.28),
            76 - 40 * math.sin(t + 0.28),
            60 + 34 * math.cos(t),
            76 - 40 * math.sin(t),
        )
    for t in [0.02 + i * 0.312 for i in range(4)]:
        pen.polygon(
            "z",
            60 + 46 * math.cos(t),
            76 - 52 * math.sin(t),
            60 + 46 * math.cos(t + 0.28),
            76 - 52 * math.sin(t + 0.28),
            60 + 34 * math.cos(t + 0.28),
            76 - 40 * math.sin(t + 0.28),
            60 + 34 * math.cos(t),
            76 - 40 * math.sin(t),
        )


@part
def meander(pen: Pen) -> None:
    pen.shape("h", "M58 48Q74 52 62 56Q40 60 50 66Q84 72 50 98L108 98Q112 76 76 64Q62 60 74 56Q84 52 64 48Z")
    pen.shape("l", "M60 49Q74 52 63 56Q46 60 56 65Q90 72 62 98L70 98Q92 74 62 64Q52 60 66 56Q78 52 62 49Z")


@part
def plankx(pen: Pen) -> None:
    pen.line("d", 3, "M-34 2L-22 -8M14 2L34 -6")


@part
def coinless(pen: Pen) -> None:
    for x, y, k in ((-40, -1, "a"), (-26, 2, "c"), (10, 2, "a"), (22, 0, "c"), (30, 3, "a")):
        pen.disc(k, x, y, 2.8)


@part
def potwheel(pen: Pen) -> None:
    pen.line("d", 4, "M0 0L0 -18")
    pen.oval("d", 0, 0, 16, 4)
    pen.oval("m", 0, -19, 18, 4)
    pen.oval("h", -3, -20, 10, 1.8)
    pen.part("pot", 0, -19, 1.15, ink="c")
    pen.line("z", 1.4, "M-9 -29Q0 -27 9 -29")
