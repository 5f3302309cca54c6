"""Single things for single cards: workshops, masks, frames."""

import math

from pictures.pen import Pen, part


@part
def rays_in(pen: Pen) -> None:
    for t in [i * math.pi / 7 for i in range(14)]:
        pen.polygon(
            "h", 0, 0, 90 * math.cos(t - 0.09), 90 * math.sin(t - 0.09), 90 * math.cos(t + 0.09), 90 * math.sin(t + 0.09)
        )


@part
def shelfplank(pen: Pen) -> None:
    pen.box("d", -32, 0, 64, 3.5)
    pen.box("z", -32, 3.5, 64, 2)


@part
def saw(pen: Pen) -> None:
    pen.polygon("l", -20, 14, 22, 2, 24, 10, -18, 19)
    pen.line("z", 1.3, "M-18 19L24 10")
    pen.shape("c", "M-18 10Q-32 8 -32 18Q-28 26 -16 20Z")
    pen.disc("d", -25, 17, 3)


@part
def vise(pen: Pen) -> None:
    pen.box("i", -12, -12, 10, 14)
    pen.box("m", -2, -16, 6, 14)
    pen.box("i", 4, -12, 10, 14)
    pen.line("l", 2, "M14 -4L24 -4M22 -9L22 1")
    pen.box("a", -4, -34, 10, 20)
    pen.box("z", 2, -34, 4, 20)


@part
def rack(pen: Pen) -> None:
    pen.box("m", -34, -24, 64, 6)
    pen.box("m", -32, -18, 5, 18)
    pen.box("m", 20, -18, 5, 18)
    pen.line("a", 1.8, "M-34 -28L-20 -28M16 -28L30 -28")
    pen.disc("m", -32, -27, 7)
    pen.disc("m", 28, -27, 7)
    pen.line("d", 2, "M-32 -36L-32 -18M-41 -27L-23 -27M28 -36L28 -18M19 -27L37 -27")
    pen.box("h", -34, -24, 64, 1.5)


@part
def brazier(pen: Pen) -> None:
    pen.part("hotfire", 0, -24, 0.85)
    pen.line("i", 2.8, "M-8 -20L-12 0M8 -20L12 0M0 -20L0 0")
    pen.shape("i", "M-16 -28L16 -28Q12 -18 0 -18Q-12 -18 -16 -28Z")
    pen.line("l", 2, "M10 -30L24 -46")
    pen.disc("c", 9, -30, 2)


@part
def seaweed(pen: Pen) -> None:
    pen.line("m", 3, "M40 22Q34 40 40 56Q44 66 38 78M78 20Q84 38 78 52Q74 64 82 76")
    pen.line("c", 2, "M46 18Q40 28 44 36M72 18Q78 26 74 34")


@part
def cloakdark(pen: Pen) -> None:
    pen.shape("d", "M-16 0Q-18 -40 -8 -50Q0 -58 8 -50Q18 -40 16 0Z")
    pen.oval("a", -3.6, -45, 2.6, 1.6)
    pen.oval("a", 4.6, -45, 2.6, 1.6)


@part
def venetian(pen: Pen) -> None:
    pen.line("a", 3, "M-30 2L-34 40")
    pen.shape("a", "M10 -22Q14 -44 34 -48Q26 -38 22 -24Z")
    pen.shape("c", "M4 -22Q2 -46 18 -58Q16 -40 16 -24Z")
    pen.shape("m", "M-4 -22Q-12 -44 -2 -58Q6 -40 8 -24Z")
    pen.shape("l", "M-34 -16Q-16 -28 0 -20Q16 -28 34 -16Q34 6 18 8Q6 8 2 -2L0 -6L-2 -2Q-6 8 -18 8Q-34 6 -34 -16Z")
    pen.shape("z", "M2 -21Q18 -27 34 -16Q34 6 18 8Q6 8 2 -2Z")
    pen.shape("i", "M-26 -8Q-16 -16 -6 -7Q-16 0 -26 -8Z")
    pen.shape("i", "M26 -8Q16 -16 6 -7Q16 0 26 -8Z")
    pen.line("a", 2.2, "M-34 -16Q-16 -28 0 -20Q16 -28 34 -16")
    pen.shape("c", "M0 -20L5 -14L0 -8L-5 -14Z")
    for x, y in ((-28, 0), (-20, 4), (20, 4), (28, 0)):
        pen.disc("a", x, y, 1.5)


@part
def rockhill(pen: Pen) -> None:
    pen.shape("m", "M-40 0Q-34 -36 -10 -44L4 -50Q24 -42 38 0Z")
    pen.shape("z", "M4 -50Q24 -42 38 0L14 0Q18 -28 4 -50Z")
    pen.line("z", 1.5, "M-22 -20L-12 -26M-26 -10L-16 -12M-6 -36L2 -40")


@part
def figureinframe(pen: Pen) -> None:
    pen.disc("m", 0, -26, 9)
    pen.shape("c", "M-12 0Q-12 -16 0 -17Q12 -16 12 0Z")
    pen.disc("S2", 0, -25, 6)
    pen.part("crown", 0, -30, 0.42)


@part
def ghostframe(pen: Pen) -> None:
    pen.box("h", -13, -38, 26, 34)
    pen.line("d", 1.4, "M0 -44L0 -38")
    pen.disc("d", 0, -45, 1.6)


@part
def watchpost(pen: Pen) -> None:
    pen.line("d", 3, "M-16 0L-12 -40M16 0L12 -40M-15 -10L13 -28M15 -10L-13 -28")
    pen.box("m", -18, -54, 36, 14)
    pen.box("z", 4, -54, 14, 14)
    pen.line("d", 1.5, "M-18 -47L18 -47", cap="butt")
    pen.line("d", 2.2, "M-15 -54L-15 -66M15 -54L15 -66", cap="butt")
    pen.part("figure", 0, -38, 0.6, robe="c", hat="kettle", pose="hold", item="spear")
    pen.box("m", -18, -50, 36, 10)
    pen.polygon("c", -22, -65, 0, -80, 22, -65)
    pen.polygon("z", 0, -80, 22, -65, 2, -65)


@part
def arrowcurve(pen: Pen) -> None:
    pen.line("a", 3, "M-12 14Q0 6 12 14")
    pen.polygon("a", 10, 8, 18, 18, 7, 18)


@part
def hotfire(pen: Pen) -> None:
    pen.shape("F", "M-12 0Q-18 -14 -6 -24Q-6 -16 -2 -14Q-4 -26 5 -34Q5 -24 10 -18Q18 -8 11 0Z")
    pen.shape("a", "M-6 0Q-9 -8 -2 -14Q0 -9 3 -9Q3 -14 5 -17Q10 -8 6 0Z")


@part
def jouster(pen: Pen, ink: str = "m", cape: str = "c", lance: str = "a") -> None:
    pen.part("horse", ink=ink)
    pen.shape(cape, "M-24 -29Q-10 -33 8 -30L16 -16Q12 -8 8 -12L-20 -12Q-28 -18 -24 -29Z")
    pen.shape("z", "M-2 -31L8 -30L16 -16Q12 -8 8 -12L-2 -12Z")
    pen.shape("l", "M-7 -29L-6 -52Q0 -56 6 -52L8 -29Z")
    pen.shape("z", "M1 -54L6 -52L8 -29L3 -29Z")
    pen.line(lance, 3, "M-14 -40L58 -48")
    pen.line("l", 4.6, "M4 -48L10 -42L16 -43")
    pen.shape("l", "M-7 -56Q-8 -68 0 -69Q8 -68 8 -60L7 -55Z")
    pen.box("i", 0, -63, 8, 2.2)
    pen.shape(cape, "M-1 -68Q-6 -80 -18 -74Q-8 -72 -6 -65Z")


@part
def fan(pen: Pen) -> None:
    pen.shape("c", "M0 0L-20 -20Q-12 -34 0 -34Q14 -34 20 -20Z")
    pen.shape("z", "M0 0L4 -34Q14 -32 20 -20Z")
    pen.line("a", 1.4, "M0 0L-20 -20M0 0L-11 -30M0 0L0 -34M0 0L11 -30M0 0L20 -20")
    pen.disc("a", 0, 0, 2.4)


@part
def pearls(pen: Pen) -> None:
    for t in [-1.25 + i * 0.357 for i in range(8)]:
        pen.disc("W", 60 + 16 * math.sin(t), 74 + 11 * math.cos(t), 2.3)
    pen.shape("c", "M60 84L64 90L60 96L56 90Z")


@part
def loot(pen: Pen) -> None:
    for x, y in (
        (-22, -3),
        (-14, -5),
        (-6, -3),
        (2, -6),
        (10, -3),
        (18, -5),
        (24, -3),
        (-18, -9),
        (-8, -10),
        (4, -11),
        (14, -9),
        (-2, -14),
    ):
        pen.disc("a", x, y, 3.6)
    for x, y in ((-14, -5), (2, -6), (18, -5), (-8, -10), (14, -9)):
        pen.line("z", 1, f"M{x - 2} {y}L{x + 2} {y}")


@part
def shovelgrave(pen: Pen) -> None:
    pen.shape("d", "M-36 2Q-24 -20 -8 -16Q2 -22 10 -10Q18 -6 20 2Z")
    pen.shape("z", "M-8 -16Q2 -22 10 -10Q18 -6 20 2L0 2Q2 -10 -8 -16Z")
