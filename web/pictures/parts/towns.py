"""Single things for single cards: towns, walls, roads."""

from pictures.pen import Pen, part


@part
def bar(pen: Pen) -> None:
    pen.box("d", -64, -24, 128, 5)
    pen.box("m", -64, -19, 128, 24)
    pen.box("h", -64, -24, 128, 1.6)
    for x in range(-56, 64, 18):
        pen.line("z", 1.5, f"M{x} -18L{x} 4")


@part
def island(pen: Pen) -> None:
    pen.shape("a", "M-30 2Q-10 -8 10 -6Q26 -6 34 2Z")
    pen.shape("m", "M-16 -4Q-2 -22 14 -5Z")
    pen.shape("z", "M2 -13Q10 -10 14 -5L4 -6Z")
    pen.part("palm", 18, -3, 0.7)
    pen.part("palm", -14, -3, 0.85)


@part
def liche(pen: Pen) -> None:
    pen.shape("i", "M-30 30Q-34 -34 0 -44Q34 -34 30 30Z")
    pen.shape("h", "M-26 24Q-30 -28 -4 -40Q-18 -20 -18 24Z")
    pen.part("skull", 0, 8, 1.2)
    pen.disc("Z1", -6.5, -12.4, 2.8)
    pen.disc("Z1", 6.5, -12.4, 2.8)
    pen.part("crown", 0, -26, 1.05)


@part
def tripod(pen: Pen) -> None:
    pen.line("a", 2.6, "M-12 -24L-18 0M12 -24L18 0M0 -24L0 0")
    pen.shape("a", "M-18 -28L18 -28Q14 -18 0 -18Q-14 -18 -18 -28Z")
    pen.line("l", 3, "M-6 -30Q-12 -40 -4 -48Q4 -56 -4 -66M8 -30Q14 -42 6 -50Q0 -58 8 -66")


@part
def milestone(pen: Pen) -> None:
    pen.arch("l", 0, 0, 16, 22)
    pen.box("z", 3, -16, 5, 16)
    pen.line("d", 1.6, "M-4 -12L4 -12M-3 -7L3 -7")


@part
def floorhole(pen: Pen) -> None:
    pen.polygon("m", -2, 98, 12, 52, 108, 52, 122, 98)
    pen.line("z", 1.5, "M30 53L24 98M50 53L48 98M70 53L72 98M90 53L96 98")
    pen.polygon("i", 36, 60, 84, 60, 92, 88, 28, 88)
    pen.part("chest", 60, 86, 0.9, open=1)
    pen.polygon("l", 84, 58, 116, 50, 120, 56, 88, 66)
    pen.polygon("l", 90, 68, 120, 66, 121, 73, 93, 76)


@part
def ringfront(pen: Pen) -> None:
    pen.shape("l", "M2 78Q60 92 118 78L118 92Q60 106 2 92Z")
    for x, y in ((4, 75), (18, 78), (32, 80.5), (46, 82), (60, 82.5), (74, 82), (88, 80.5), (102, 78)):
        pen.box("l", x, y, 6, 6)
    pen.shape("z", "M70 85Q98 84 118 78L118 92Q98 98 70 99Z")
    pen.arch("i", 58, 98, 13, 13)


@part
def ringback(pen: Pen) -> None:
    pen.shape("m", "M6 72Q60 60 114 72L114 80L6 80Z")
    for x, y in ((10, 67), (24, 64.5), (38, 62.5), (52, 62), (66, 62), (80, 62.5), (94, 65), (106, 67.5)):
        pen.box("m", x, y, 5, 5)


@part
def branchline(pen: Pen) -> None:
    pen.shape("d", "M124 76Q96 74 66 78Q90 82 124 84Z")
    pen.line("d", 2, "M84 78L76 70")


@part
def nightred(pen: Pen) -> None:
    pen.backdrop("i")
    pen.shape("d", "M0 0L120 0L120 96L0 96Z")
    pen.shape("i", "M0 96Q10 40 26 30Q40 46 44 70Q56 20 70 16Q84 30 84 66Q96 36 108 34Q120 50 122 96Z")


@part
def hutbox(pen: Pen) -> None:
    pen.box("l", -14, -48, 28, 48)
    for i in range(1, 3):
        pen.polygon("c", -14, -48 + i * 16, 14, -60 + i * 16 + 4, 14, -52 + i * 16 + 4, -14, -40 + i * 16)
    pen.box("z", 4, -48, 10, 48)
    pen.polygon("d", -18, -47, 0, -60, 18, -47)
    pen.arch("i", 0, 0, 14, 34)


@part
def mastrig(pen: Pen) -> None:
    pen.line("d", 2.4, "M12 0L12 -50M12 -46L-6 0M12 -46L30 0")
    pen.line("d", 1.2, "M6 -30L18 -30M2 -20L22 -20M-2 -10L26 -10")


@part
def cowhide(pen: Pen) -> None:
    pen.part("ox", ink="l")
    pen.shape("d", "M-22 -36Q-10 -38 -8 -28Q-16 -22 -24 -26Z")
    pen.shape("d", "M0 -36Q10 -36 8 -26Q2 -24 0 -36Z")


@part
def ribbon(pen: Pen) -> None:
    pen.disc("c", 0, 0, 4.5)
    pen.polygon("c", -3, 2, -5, 12, 0, 8, 5, 12, 3, 2)
    pen.disc("a", 0, 0, 2)


@part
def train(pen: Pen) -> None:
    for x, y, s, k, load in ((-38, -6, 0.58, "m", "c"), (-6, -2, 0.74, "m", "d"), (32, 4, 0.95, "m", "c")):
        pen.part("camel", x, y, s, ink=k, load=load)


@part
def charge3(pen: Pen) -> None:
    for x, y, s, k, c, f in ((-24, -8, 0.66, "d", "m", 0), (12, 2, 0.86, "m", "c", 1)):
        pen.part("rider", x, y, s, ink=k, cape=c, knight=1, flag=f)


@part
def witches3(pen: Pen) -> None:
    for x, y, s, m, k, sk, p, h in (
        (-38, 0, 0.95, False, "d", "S1", "reach", "H4"),
        (38, 0, 0.95, True, "i", "S4", "reach", "H1"),
        (0, -16, 0.85, False, "m", "S2", "cheer", "H3"),
    ):
        pen.part("figure", x, y, s * 1.3, m, robe=k, hat="witch", hk="c", skin=sk, pose=p, hc=h, hair="long", belt="c")
