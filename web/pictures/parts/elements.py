"""Weather, water, fire and spirits."""

import random

from pictures.pen import Pen, part


@part
def wave(pen: Pen) -> None:
    pen.shape("m", "M-62 30Q-40 26 -22 -2Q-8 -28 22 -30Q44 -28 46 -8Q44 4 32 2Q40 -6 32 -14Q20 -20 8 -8Q-2 6 8 30Z")
    pen.shape("z", "M-62 30Q-30 22 -10 -6Q4 -22 20 -20Q10 -16 4 -4Q-2 8 8 30Z")
    pen.line("W", 3.6, "M-20 -4Q-6 -28 22 -29Q43 -27 45 -9Q43 3 33 1")
    for x, y, r in ((48, -14, 3), (52, -4, 2.4), (42, 8, 2.6), (34, -32, 2.6), (50, -24, 2)):
        pen.disc("W", x, y, r)


@part
def swirl(pen: Pen, ink: str = "l") -> None:
    pen.line(
        ink,
        3.2,
        "M-44 0L10 0Q26 0 26 -12Q24 -22 14 -20Q6 -18 9 -10M-36 10L30 10Q42 11 42 20Q40 28 32 26Q27 24 29 19M-50 -12L-14 -12Q-2 -13 -2 -22Q-4 -30 -12 -28Q-17 -26 -15 -21",
    )


@part
def leafs(pen: Pen) -> None:
    for x, y, k in ((-30, -8, "c"), (-8, 18, "a"), (14, -14, "c"), (30, 4, "a"), (-20, 22, "c"), (38, -20, "a")):
        pen.shape(k, f"M{x} {y}Q{x + 3} {y - 7} {x + 10} {y - 7}Q{x + 8} {y + 1} {x} {y}Z")


@part
def bigpeak(pen: Pen) -> None:
    pen.polygon("m", 14, 84, 60, 18, 106, 84)
    pen.polygon("z", 60, 18, 106, 84, 66, 84, 58, 60, 68, 44)
    pen.polygon("W", 60, 18, 74, 38, 67, 35, 63, 44, 57, 36, 49, 43, 46, 38)
    pen.polygon("d", 0, 90, 20, 58, 40, 90)
    pen.polygon("d", 84, 90, 104, 54, 124, 90)


@part
def flamebig(pen: Pen) -> None:
    pen.disc("h", 0, -26, 34)
    pen.shape("F", "M-20 0Q-32 -24 -12 -44Q-12 -30 -4 -26Q-8 -46 8 -62Q8 -44 18 -34Q30 -18 20 0Z")
    pen.shape("a", "M-12 0Q-18 -14 -6 -26Q-2 -18 2 -18Q2 -28 8 -34Q18 -16 12 0Z")
    pen.shape("u", "M-5 0Q-8 -8 0 -14Q8 -8 5 0Z")


@part
def crescent(pen: Pen) -> None:
    pen.disc("u", 0, 0, 24)
    pen.disc("s", 10, -6, 20)
    pen.disc("h", -10, 4, 3)
    pen.disc("h", -14, -6, 2)


@part
def comet(pen: Pen) -> None:
    pen.shape("a", "M0 0Q-30 -8 -60 -26Q-34 -16 -2 -8Z")
    pen.shape("h", "M-2 4Q-30 0 -58 -10Q-30 -4 0 -4Z")
    pen.part("star", 0, -2, 1.5, ink="u")


@part
def eye(pen: Pen, iris: str = "m") -> None:
    pen.shape("W", "M-36 0Q-16 -26 0 -26Q16 -26 36 0Q16 22 0 22Q-16 22 -36 0Z")
    pen.disc(iris, 0, -2, 17)
    pen.disc("i", 0, -2, 8.5)
    pen.disc("W", -5, -8, 3.4)
    pen.shape("z", "M-36 0Q-16 -26 0 -26Q16 -26 36 0Q16 -14 0 -14Q-16 -14 -36 0Z")
    pen.line("i", 4, "M-38 0Q-16 -27 0 -27Q16 -27 38 0")


@part
def eyes(pen: Pen, ink: str = "a") -> None:
    for x, y in ((0, 0),):
        pen.shape(ink, f"M{x - 5} {y}Q{x} {y - 5} {x + 5} {y}Q{x} {y + 4} {x - 5} {y}Z")
        pen.shape(ink, f"M{x + 9} {y}Q{x + 14} {y - 5} {x + 19} {y}Q{x + 14} {y + 4} {x + 9} {y}Z")
        pen.disc("i", x + 0.5, y - 0.5, 1.6)
        pen.disc("i", x + 13.5, y - 0.5, 1.6)


@part
def spiral(pen: Pen, ink: str = "a") -> None:
    pen.line(ink, 3, "M0 0Q6 -6 0 -10Q-12 -10 -12 2Q-10 16 6 14Q22 10 20 -6Q14 -24 -6 -22Q-26 -16 -24 8")


@part
def wisp(pen: Pen) -> None:
    pen.disc("h", 0, -8, 16)
    pen.shape("l", "M-8 -2Q-12 -14 0 -30Q-1 -20 6 -14Q12 -4 4 3Q-4 6 -8 -2Z")
    pen.shape("u", "M-4 -1Q-5 -8 1 -14Q6 -6 2 1Q-2 2 -4 -1Z")
    pen.disc("i", -2, -4, 1.2)
    pen.disc("i", 3, -4, 1.2)


@part
def circle(pen: Pen) -> None:
    pen.oval("h", 0, 0, 36, 11)
    pen.line(
        "a",
        2,
        "M-36 0Q-34 -11 0 -11Q34 -11 36 0Q34 11 0 11Q-34 11 -36 0M-26 0Q-24 -7 0 -7Q24 -7 26 0Q24 7 0 7Q-24 7 -26 0M0 -11L-22 6L30 -4L-30 -4L22 6L0 -11",
    )


@part
def genie(pen: Pen) -> None:
    pen.shape("m", "M-4 0Q-16 -8 0 -16Q12 -22 4 -32L-12 -40Q-14 -54 0 -56Q14 -54 12 -40L6 -32Q20 -20 4 -10Q-4 -6 4 0Z")
    pen.line("m", 7, "M-10 -48Q-24 -46 -20 -34L-6 -36M10 -48Q24 -46 20 -34L6 -36")
    pen.disc("m", 0, -63, 9)
    pen.shape("z", "M3 -71Q9 -69 9 -62Q8 -55 2 -54L12 -48L12 -40L6 -32Q14 -24 6 -12Q8 -30 3 -71Z")
    pen.disc("a", -3, -64, 1.5)
    pen.disc("a", 4, -64, 1.5)
    pen.shape("i", "M-2 -72Q0 -82 8 -80Q3 -76 4 -71Z")
    pen.line("a", 2.2, "M-11 -43L11 -43", cap="butt")


@part
def devil(pen: Pen, ink: str = "c", size: float = 1) -> None:
    pen.line(ink, 2.6, "M10 -6Q26 -4 24 -22")
    pen.polygon(ink, 20, -20, 28, -20, 25, -29)
    pen.shape("i", "M-8 -34Q-26 -40 -30 -20Q-22 -26 -18 -18Q-14 -24 -8 -20Z")
    pen.shape("i", "M8 -34Q26 -40 30 -20Q22 -26 18 -18Q14 -24 8 -20Z")
    pen.shape(ink, "M-9 0Q-12 -20 -8 -32L8 -32Q12 -20 9 0L4 0L2 -8L-2 -8L-4 0Z")
    pen.disc(ink, 0, -40, 10)
    pen.shape(ink, "M-8 -45L-14 -58Q-6 -54 -3 -48Z")
    pen.shape(ink, "M8 -45L14 -58Q6 -54 3 -48Z")
    pen.shape("z", "M3 -49.5Q10 -48 10 -40Q9 -32 6 -31Q12 -20 9 0L4 0L3 -6Q8 -30 3 -49.5Z")
    pen.oval("a", -4, -41, 2.4, 1.8)
    pen.oval("a", 4, -41, 2.4, 1.8)
    pen.disc("i", -3.6, -41, 1)
    pen.disc("i", 4.4, -41, 1)
    pen.line("i", 1.6, "M-5 -35Q0 -31 5 -35")
    pen.polygon("W", -4, -34.6, -1.5, -33.6, -3, -31)


@part
def troll(pen: Pen) -> None:
    pen.shape("m", "M-34 20Q-36 -16 -20 -24L-18 -34Q-16 -48 2 -48Q18 -46 18 -34L20 -24Q36 -16 34 20Z")
    pen.shape("z", "M6 -48Q18 -46 18 -34L20 -24Q36 -16 34 20L12 20Q18 -10 6 -48Z")
    pen.shape("m", "M-17 -36L-30 -42L-18 -26Z")
    pen.shape("m", "M17 -36L30 -42L18 -26Z")
    pen.disc("a", -7, -36, 3.2)
    pen.disc("a", 7, -36, 3.2)
    pen.disc("i", -6.5, -36, 1.5)
    pen.disc("i", 7.5, -36, 1.5)
    pen.shape("d", "M-3 -34L4 -34L6 -26Q1 -23 -5 -26Z")
    pen.line("i", 2, "M-10 -19Q1 -14 12 -19")
    pen.polygon("W", -9, -19, -6, -18, -8, -25)
    pen.polygon("W", 9, -19, 12, -19.5, 10, -26)
    pen.shape("i", "M-14 -46Q-4 -58 2 -50Q10 -58 16 -46Q2 -52 -14 -46Z")


@part
def pixie(pen: Pen) -> None:
    pen.shape("h", "M0 -20Q-30 -44 -30 -20Q-26 -6 0 -14Z")
    pen.shape("h", "M0 -20Q30 -44 30 -20Q26 -6 0 -14Z")
    pen.shape("l", "M0 -16Q-22 4 -14 8Q-4 8 0 -10Z")
    pen.shape("l", "M0 -16Q22 4 14 8Q4 8 0 -10Z")
    pen.part("figure", 0, 12, 0.8, robe="c", skin="S1", hc="H6", hair="bun", pose="raise", item="wand")


@part
def deadhand(pen: Pen) -> None:
    pen.line("Z1", 6, "M0 4L1 -14")
    pen.line("Z1", 2.8, "M-3 -14L-7 -26M0 -15L-1 -30M3 -15L5 -29M5 -12L12 -20M-4 -11L-12 -16")
    pen.disc("Z1", 1, -13, 5.5)
    pen.shape("z", "M2 -18Q7 -16 6 -12Q5 -6 4 4L1 4Q4 -8 2 -18Z")
    pen.shape("d", "M-14 6Q-8 -4 0 -1Q8 -5 15 6Z")


@part
def rainbow(pen: Pen) -> None:
    for r, k in ((50, "c"), (45.5, "a"), (41, "m")):
        pen.line(k, 4.5, f"M{60 - r} 80Q{60 - r} {80 - r * 1.05} 60 {80 - r * 1.05}Q{60 + r} {80 - r * 1.05} {60 + r} 80")


@part
def beam(pen: Pen, ink: str = "h") -> None:
    pen.polygon(ink, -10, 0, 10, 0, 34, 90, -34, 90)
    pen.polygon(ink, -4, 0, 4, 0, 16, 90, -16, 90)


@part
def snowfall(pen: Pen, seed: int = 4) -> None:
    lots = random.Random(seed)
    for _i in range(34):
        pen.disc("W", lots.random() * 120, lots.random() * 92, 0.9 + lots.random() * 1.1)


@part
def rainall(pen: Pen) -> None:
    for x, y in [(i * 37 % 124, i * 23 % 84) for i in range(26)]:
        pen.line("l", 1.4, f"M{x} {y}L{x - 4} {y + 9}")


@part
def seabed(pen: Pen) -> None:
    pen.shape("g", "M-2 98L-2 80Q30 70 60 80Q90 88 122 76L122 98Z")
    pen.line("m", 3, "M12 84Q6 70 14 58Q20 48 14 38M20 84Q16 74 22 66M108 82Q114 68 106 56Q102 48 108 40M100 82Q104 74 99 68")
    for x, y in ((76, 40), (82, 26), (78, 14), (40, 30)):
        pen.line(
            "l",
            1.2,
            f"M{x} {y}Q{x - 2.5} {y} {x - 2.5} {y - 2.5}Q{x - 2.5} {y - 5} {x} {y - 5}Q{x + 2.5} {y - 5} {x + 2.5} {y - 2.5}Q{x + 2.5} {y} {x} {y}",
        )


@part
def lightbars(pen: Pen) -> None:
    for x in (30, 62, 94):
        pen.polygon("h", x, -2, x + 10, -2, x - 14, 98, x - 34, 98)


@part
def tunnelview(pen: Pen) -> None:
    pen.backdrop("d")
    for r, k in ((56, "i"), (46, "d"), (36, "i"), (26, "m"), (18, "u")):
        pen.shape(
            k,
            f"M{60 - r} 96L{60 - r} {60 - r * 0.3}Q{60 - r} {60 - r * 1.3} 60 {60 - r * 1.3}Q{60 + r} {60 - r * 1.3} {60 + r} {60 - r * 0.3}L{60 + r} 96Z",
        )
    pen.line("z", 1.4, "M4 30L14 34M10 12L20 20M30 2L36 12M84 12L90 2M100 20L110 12M106 34L116 30")
    pen.polygon("h", 42, 96, 78, 96, 78, 56, 42, 56)
    pen.polygon("a", 46, 82, 74, 82, 96, 98, 24, 98)
    pen.shape("z", "M60 8Q106 10 108 60L108 96L84 96Q90 40 60 8Z")


@part
def cracks(pen: Pen, y: float = 70) -> None:
    pen.line(
        "d",
        2,
        f"M10 {y + 6}L24 {y + 12}L20 {y + 22}M24 {y + 12}L40 {y + 8}L52 {y + 16}L48 {y + 26}M52 {y + 16}L72 {y + 10}L80 {y + 20}L74 {y + 28}M80 {y + 20}L100 {y + 12}L112 {y + 18}M40 {y + 8}L36 {y}M72 {y + 10}L76 {y + 2}",
    )


@part
def bowl(pen: Pen) -> None:
    pen.shape("m", "M-18 -12L18 -12Q16 0 6 1L-6 1Q-16 0 -18 -12Z")
    pen.shape("z", "M4 -12L18 -12Q16 0 6 1L2 1Z")
    pen.oval("i", 0, -12, 18, 4)


@part
def ribs(pen: Pen) -> None:
    pen.line("l", 2.8, "M-26 -6Q0 -18 24 -8M-14 -10Q-18 0 -14 6M-6 -13Q-10 0 -5 7M2 -13Q-1 0 4 7M10 -12Q8 -2 12 5")
    pen.part("skull", 32, 2, 0.5)
    pen.shape("l", "M28 -12Q18 -14 16 -24Q24 -18 32 -16Z")
    pen.shape("l", "M36 -12Q46 -14 48 -24Q40 -18 34 -16Z")
