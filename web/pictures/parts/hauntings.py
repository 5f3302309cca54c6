"""Single things for single cards: night and ghosts."""

from pictures.pen import Pen, part


@part
def glow(pen: Pen, r: float = 30) -> None:
    pen.disc("h", 0, 0, r)
    pen.disc("h", 0, 0, r * 0.66)


@part
def moon2(pen: Pen) -> None:
    pen.disc("u", 0, 0, 26)
    pen.disc("z", 8, 6, 5)
    pen.disc("z", -8, -6, 3.5)
    pen.disc("z", -4, 11, 2.8)
    pen.disc("z", 10, -10, 2.6)


@part
def fence2(pen: Pen) -> None:
    pen.line("i", 2, "".join(f"M{x} 98L{x} 82" for x in range(2, 122, 9)) + "M-2 86L122 86M-2 94L122 94")
    for x in range(2, 122, 9):
        pen.polygon("i", x - 2, 83, x, 78, x + 2, 83)


@part
def skullstaff(pen: Pen) -> None:
    pen.line("d", 3, "M0 0L0 -60")
    pen.part("skull", 0, -56, 0.52)
    pen.disc("h", 0, -66, 14)


@part
def coinhole(pen: Pen) -> None:
    pen.part("coin", 0, 0, 2.9, mark="none")
    pen.part("clover", 0, -1, 1.15)


@part
def fairyflower(pen: Pen) -> None:
    pen.line("Z2", 3, "M0 4Q4 -14 0 -28")
    pen.shape("Z2", "M1 -8Q14 -18 22 -12Q14 -2 1 -4Z")
    for x, y in ((-22, -34), (-14, -46), (0, -50), (14, -46), (22, -34)):
        pen.shape("m", f"M0 -28Q{x} {y - 6} {x * 1.3} {y}Q{x * 0.6} {y + 8} 0 -28Z")
    pen.disc("a", 0, -30, 5)


@part
def crumble(pen: Pen) -> None:
    pen.polygon("l", -10, 0, -10, -44, -5, -50, -2, -42, 3, -46, 10, -30, 10, 0)
    pen.polygon("z", 2, 0, 2, -45, 3, -46, 10, -30, 10, 0)
    pen.arch("w", -3, -24, 4, 8)
    for x in (14, 24):
        pen.polygon("l", x, 0, x + 3, -6, x + 9, -5, x + 11, 0)
    pen.line("z", 1.4, "M-6 -14L0 -14M-2 -36L2 -30L-1 -26")


@part
def ghostly(pen: Pen, ink: str = "l") -> None:
    pen.shape(ink, "M-8 0Q-12 -24 0 -26Q12 -24 9 -6Q14 2 22 -2Q16 10 6 6Q0 4 -4 8Q-8 6 -8 0Z")
    pen.disc("i", -3, -17, 1.8)
    pen.disc("i", 4, -17, 1.8)
    pen.oval("i", 0.5, -11, 1.6, 2.2)


@part
def feathercap(pen: Pen) -> None:
    pen.shape("m", "M-9 -59.5Q-8 -68.5 1 -68Q10 -67 9.5 -60Q0 -63.5 -9 -59.5Z")
    pen.line("a", 2, "M6 -66Q12 -76 18 -72")


@part
def logs(pen: Pen) -> None:
    for a, b, c, d in ((-20, 2, 10, -8), (20, 2, -10, -8), (-16, 4, 16, 4)):
        pen.line("d", 5, f"M{a} {b}L{c} {d}")


@part
def throneback(pen: Pen) -> None:
    pen.shape("m", "M-34 0L-30 -80L0 -96L30 -80L34 0Z")
    pen.shape("z", "M4 -94L30 -80L34 0L12 0Z")
    pen.line("a", 2.4, "M-34 0L-30 -80L0 -96L30 -80L34 0")
    pen.shape("i", "M-40 0Q-36 -24 -22 -28L22 -28Q36 -24 40 0Z")
    pen.shape("h", "M-36 0Q-34 -20 -22 -25Q-26 -10 -26 0Z")


@part
def wallsprawl(pen: Pen) -> None:
    pen.shape("g", "M-2 98L-2 72Q60 62 122 70L122 98Z")
    pen.shape("l", "M-2 74Q60 62 122 70L122 80Q60 73 -2 84Z")
    pen.shape("z", "M-2 80Q60 69 122 76L122 80Q60 73 -2 84Z")
    for x, y in ((2, 70), (12, 68.5), (34, 65), (62, 63), (90, 64), (114, 66)):
        pen.box("l", x, y, 5, 5)
    pen.shape("l", "M-2 96Q50 82 122 90L122 98L-2 98Z")
    for x, y in ((6, 90), (18, 87), (50, 83.5), (82, 83.5), (96, 84.5)):
        pen.box("l", x, y, 5, 5)


@part
def nimbusring(pen: Pen) -> None:
    pen.line("a", 2.6, "M-14 0Q-12 -5 0 -5Q12 -5 14 0Q12 5 0 5Q-12 5 -14 0")


@part
def chainx(pen: Pen) -> None:
    for x in (-18, -9, 0, 9):
        pen.line("l", 2, f"M{x} 0Q{x - 4} -4 {x} -8Q{x + 4} -4 {x} 0")
    pen.disc("d", 18, -5, 7)
    pen.shape("h", "M13 -8Q16 -12 20 -11Q16 -9 14 -4Z")


@part
def ghostface(pen: Pen) -> None:
    pen.shape("h", "M-12 14Q-16 -16 0 -18Q16 -16 12 14Q6 20 0 14Q-6 20 -12 14Z")
    pen.oval("i", -5, -4, 2.8, 4)
    pen.oval("i", 5, -4, 2.8, 4)
    pen.oval("i", 0, 7, 2.6, 4)


@part
def nightsky(pen: Pen) -> None:
    pen.backdrop("d")
    for x, y, w in ((10, 14, 30), (60, 10, 40), (30, 28, 20), (78, 34, 30), (4, 44, 16), (50, 54, 26)):
        pen.line("m", 1.5, f"M{x} {y}L{x + w} {y}")


@part
def seedling(pen: Pen) -> None:
    pen.shape("d", "M-40 10Q-30 -8 0 -10Q30 -8 40 10Z")
    pen.shape("z", "M6 -10Q30 -8 40 10L14 10Z")
    pen.line("m", 3.6, "M0 -8Q-2 -22 0 -34")
    pen.shape("m", "M0 -26Q-22 -24 -24 -42Q-4 -44 0 -26Z")
    pen.shape("m", "M0 -30Q20 -30 24 -48Q4 -48 0 -30Z")
    pen.shape("z", "M0 -30Q20 -30 24 -48Q16 -38 0 -30Z")
    pen.line("a", 1.6, "M-14 2L-8 -2M6 2L12 -2M20 6L24 3")
    pen.disc("a", -22, 4, 2.4)
    pen.disc("a", 14, 6, 2)


@part
def skyisle(pen: Pen) -> None:
    pen.part("cloud", -28, 8, 1.4)
    pen.part("cloud", 30, 14, 1.2)
    pen.part("cloud", 2, -8, 0.8)


@part
def greedhand(pen: Pen) -> None:
    pen.shape("c", "M-60 -14L-22 -18L-22 8L-60 14Z")
    pen.shape("z", "M-60 2L-22 -2L-22 8L-60 14Z")
    pen.shape(
        "S2",
        "M-24 -14Q-8 -22 10 -18Q26 -16 30 -8Q32 -4 26 -4L12 -6Q28 -4 32 4Q30 8 24 6L10 2Q22 6 24 12Q20 16 14 12L0 8Q-14 12 -24 6Z",
    )
    pen.shape("z", "M-24 -2Q0 4 10 2Q22 6 24 12Q20 16 14 12L0 8Q-14 12 -24 6Z")
    pen.line("z", 1.3, "M10 -18Q4 -14 6 -8")


@part
def crossed(pen: Pen) -> None:
    pen.part("sword", -22, 10, 1.15, False, 45)
    pen.part("sword", 22, 10, 1.15, False, -45)


@part
def kneel(pen: Pen, robe: str = "d", skin: str = "S2", hc: str = "H2") -> None:
    pen.shape(robe, "M-22 0Q-24 -10 -12 -12Q-12 -28 -2 -34Q10 -36 12 -26Q14 -12 20 -6Q22 0 16 0Z")
    pen.shape("z", "M4 -34Q11 -34 12 -26Q14 -12 20 -6Q22 0 16 0L6 0Q12 -16 4 -34Z")
    pen.line(robe, 5, "M2 -30Q14 -24 12 -34")
    pen.disc(skin, 8, -39, 7)
    pen.shape(hc, "M1 -38Q0 -48 9 -47Q16 -46 15 -40Q10 -42 6 -38Z")
    pen.disc(skin, 12, -36, 3)
    pen.line(skin, 3, "M9 -33L12 -38")
