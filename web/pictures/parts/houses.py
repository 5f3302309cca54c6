"""Houses, towers, churches, bridges: what a town is built of."""

from pictures.pen import Pen, part, shade_right


@part
def house(
    pen: Pen,
    w: float = 26,
    h: float = 18,
    roof: float = 14,
    door: float = 1,
    chimney: float = 0,
    wall: str = "l",
    top: str = "c",
) -> None:
    a = w / 2
    if chimney:
        pen.box("d", a * 0.35, -h - roof - 2, 5, 12)
        pen.box("z", a * 0.35 + 3, -h - roof - 2, 2, 12)
    pen.box(wall, -a, -h, w, h)
    shade_right(pen, -a, -h, w, h)
    pen.polygon(top, -a - 3, -h, -a + 4, -h - roof, a - 2, -h - roof, a + 3, -h)
    pen.polygon("z", a * 0.25, -h - roof, a - 2, -h - roof, a + 3, -h, a * 0.3, -h)
    if door:
        pen.arch("i", -a * 0.1, 0, w * 0.22, h * 0.58)
    pen.box("w", -a + 3, -h + 5, 4.4, 5)
    pen.box("w", a - 8, -h + 5, 4.4, 5)


@part
def gable(
    pen: Pen,
    w: float = 22,
    h: float = 18,
    roof: float = 14,
    wall: str = "l",
    top: str = "c",
    door: float = 1,
    timber: float = 0,
    round: float = 0,
) -> None:
    a = w / 2
    pen.box(wall, -a, -h, w, h)
    pen.polygon(wall, -a, -h, 0, -h - roof, a, -h)
    pen.polygon("z", 2, -h - roof + 1, a, -h, a, 0, 2, 0)
    if timber:
        pen.line(
            "d",
            1.6,
            f"M{-a} {-h}L{a} {-h}M{-a + 1} {-h + 9}L{a - 1} {-h + 9}M0 {-h}L0 {-h - roof + 4}M{-a} {-h}L{-a * 0.4} {-h + 9}M{a} {-h}L{a * 0.4} {-h + 9}",
            cap="butt",
        )
    pen.line(top, 3.4, f"M{-a - 2.5} {-h + 2}L0 {-h - roof - 0.5}L{a + 2.5} {-h + 2}")
    if door:
        pen.arch("i", 0, 0, w * 0.28, h * 0.6)
    if round:
        pen.disc("w", 0, -h - 3, 3)
    else:
        pen.box("w", -2, -h - 4, 4, 5)
    pen.box("w", -a + 2.5, -h + 4, 4, 5)
    pen.box("w", a - 6.5, -h + 4, 4, 5)


@part
def tower(
    pen: Pen, w: float = 14, h: float = 44, top: str = "crenel", wall: str = "l", cap: str = "c", win: int = 2, flag: float = 0
) -> None:
    a = w / 2
    pen.box(wall, -a, -h, w, h)
    shade_right(pen, -a, -h, w, h)
    for i in range(win):
        pen.arch("w", -1, -h + 13 + i * 13, 3.6, 7)
    if top == "crenel":
        pen.box(wall, -a - 2, -h - 4, w + 4, 5)
        k = (w + 4) / 5
        for i in (0, 2, 4):
            pen.box(wall, -a - 2 + i * k, -h - 8, k, 5)
        pen.box("z", a * 0.4, -h - 4, a * 0.6 + 2, 5)
        pen.box("z", -a - 2 + 4 * k, -h - 8, k, 4)
        pen.box("z", -a - 2, -h + 1, w + 4, 1.6)
        y = -h - 8
    elif top == "cone":
        pen.polygon(cap, -a - 3, -h + 1, 0, -h - w * 1.35, a + 3, -h + 1)
        pen.polygon("z", 1, -h - w * 1.35 + 2, a + 3, -h + 1, 1, -h + 1)
        y = -h - w * 1.35
    elif top == "dome":
        pen.shape(cap, f"M{-a - 2} {-h}C{-a - 2} {-h - w * 0.9} {a + 2} {-h - w * 0.9} {a + 2} {-h}Z")
        pen.shape("z", f"M1 {-h - w * 0.67}C{a} {-h - w * 0.6} {a + 2} {-h - 4} {a + 2} {-h}L3 {-h}Z")
        pen.line(cap, 1.8, f"M0 {-h - w * 0.6}L0 {-h - w * 0.95}")
        y = -h - w * 0.95
    elif top == "onion":
        pen.shape(cap, f"M{-a} {-h}Q{-a - 5} {-h - w * 0.7} 0 {-h - w * 1.4}Q{a + 5} {-h - w * 0.7} {a} {-h}Z")
        pen.shape("z", f"M0 {-h - w * 1.4}Q{a + 5} {-h - w * 0.7} {a} {-h}L2 {-h}Q4 {-h - w * 0.6} 0 {-h - w * 1.4}Z")
        y = -h - w * 1.4
    else:
        pen.box(cap, -a - 2, -h - 2.5, w + 4, 4)
        y = -h - 2
    if flag:
        pen.line("i", 1.4, f"M0 {y + 1}L0 {y - 13}")
        pen.polygon("a" if flag == 1 else "c", 0, y - 13, 12, y - 10.5, 8, y - 8.5, 12, y - 5.5, 0, y - 5.5)


@part
def wall(pen: Pen, w: float = 50, h: float = 18, ink: str = "l") -> None:
    pen.box(ink, -w / 2, -h, w, h)
    k = w / 11
    for i in range(0, 11, 2):
        pen.box(ink, -w / 2 + i * k, -h - 4, k, 5)
    pen.box("z", -w / 2, -h + 2, w, 1.8)
    for x, y in ((-0.3, 0.45), (0.1, 0.3), (0.28, 0.6), (-0.1, 0.7), (-0.42, 0.78), (0.36, 0.85)):
        pen.line("z", 1.4, f"M{x * w} {-h + y * h}L{x * w + 5} {-h + y * h}")


@part
def gate(pen: Pen, w: float = 16, h: float = 22, bars: float = 1) -> None:
    pen.arch("i", 0, 0, w, h)
    if bars:
        pen.line(
            "f",
            1.2,
            f"M{-w * 0.22} {-h * 0.92}L{-w * 0.22} -8M{w * 0.22} {-h * 0.92}L{w * 0.22} -8M0 {-h}L0 -8M{-w * 0.45} {-h * 0.55}L{w * 0.45} {-h * 0.55}",
            cap="butt",
        )


@part
def castle(pen: Pen, flag: float = 1) -> None:
    pen.part("tower", w=18, h=40, win=1, flag=flag)
    pen.part("wall", w=62, h=20)
    for x in (-30, 30):
        pen.part("tower", x, w=14, h=31, win=1)
    pen.part("gate")


@part
def columns(pen: Pen, w: float = 50, h: float = 24, k: int = 5, ped: float = 12) -> None:
    a = w / 2
    pen.box("d", -a + 3, -h, w - 6, h - 3)
    for i in range(k):
        x = -a + 4 + i * (w - 12) / (k - 1)
        pen.box("l", x, -h, 5, h - 3)
        pen.box("z", x + 3, -h, 2, h - 3)
    pen.box("l", -a - 2, -4, w + 4, 4)
    pen.box("z", -a - 2, -1.6, w + 4, 1.6)
    pen.box("l", -a - 1, -h - 4, w + 2, 4.4)
    pen.polygon("l", -a - 2, -h - 4, 0, -h - 4 - ped, a + 2, -h - 4)
    pen.polygon("m", -a + 6, -h - 5.5, 0, -h - 1 - ped, a - 6, -h - 5.5)
    pen.polygon("z", 0, -h - 4 - ped, a + 2, -h - 4, 0, -h - 4)


@part
def church(pen: Pen, spire: float = 1, cross: float = 1) -> None:
    pen.part("house", 6, w=34, h=16, roof=15, door=0)
    pen.part("tower", -14, w=14, h=36, top="cone" if spire else "flat", win=1)
    pen.arch("i", -14, 0, 7, 12)
    pen.disc("w", -14, -29, 0.1)
    for x in (2, 10, 18):
        pen.arch("w", x, -3, 4, 9)
    if cross:
        pen.line("i", 1.8, "M-14 -55L-14 -66M-17.5 -62L-10.5 -62")


@part
def cathedral(pen: Pen) -> None:
    for x in (-17, 17):
        pen.part("tower", x, w=15, h=44, top="cone", win=2)
    pen.part("gable", w=30, h=30, roof=16, door=0)
    pen.box("l", -4.5, -30, 24, 0.1)
    pen.disc("i", 0, -28, 7.5)
    pen.disc("w", 0, -28, 6)
    pen.line("l", 1.2, "M0 -34L0 -22M-6 -28L6 -28M-4 -32L4 -24M-4 -24L4 -32")
    pen.arch("i", 0, 0, 11, 16)
    pen.arch("c", 0, 0, 7, 12)
    for x in (-17, 17):
        pen.arch("i", x, 0, 6, 11)
    pen.line("i", 1.6, "M0 -47L0 -56M-3 -53L3 -53")


@part
def domehall(pen: Pen, w: float = 44, drum: float = 1) -> None:
    pen.shape("c", "M-16 -28C-16 -52 16 -52 16 -28Z")
    pen.shape("z", "M2 -46C14 -44 16 -34 16 -28L4 -28Z")
    pen.line("c", 2, "M0 -46L0 -54")
    pen.disc("a", 0, -55, 2.4)
    pen.box("l", -15, -29, 30, 7)
    pen.box("z", 3, -29, 12, 7)
    pen.box("l", -w / 2, -22, w, 22)
    shade_right(pen, -w / 2, -22, w, 22)
    for x in (-16, -8, 8, 16):
        pen.arch("w", x * w / 44, -3, 4.4, 12)
    pen.arch("i", 0, 0, 9, 15)
    pen.box("d", -w / 2 - 2, -23, w + 4, 2.6)


@part
def barn(pen: Pen) -> None:
    pen.part("gable", w=34, h=20, roof=15, wall="c", top="d", door=0)
    pen.box("i", -7, -15, 14, 15)
    pen.line("l", 1.5, "M-7 -15L7 0M7 -15L-7 0M-7 -15L7 -15")


@part
def mill(pen: Pen) -> None:
    pen.polygon("l", -11, 0, -7, -34, 7, -34, 11, 0)
    pen.polygon("z", 2, -34, 7, -34, 11, 0, 3, 0)
    pen.shape("c", "M-9 -33Q0 -48 9 -33Z")
    pen.arch("i", 0, 0, 6, 10)
    pen.box("w", -3, -22, 4, 5)
    for r in (20, 110, 200, 290):
        with pen.at(0, -36, 1, False, r):
            pen.line("i", 1.6, "M0 0L24 0")
            pen.polygon("l", 6, 0, 24, 0, 24, 7, 6, 6)
            pen.line("d", 1, "M12 0L12 6M18 0L18 6.5", cap="butt")


@part
def tent(pen: Pen, ink: str = "c") -> None:
    pen.polygon(ink, -20, 0, -16, -20, 0, -32, 16, -20, 20, 0)
    pen.polygon("l", -10, 0, -8, -21, 0, -32, 0, 0)
    pen.polygon("z", 6, 0, 7, -21, 0, -32, 16, -20, 20, 0)
    pen.polygon("i", -3, 0, 0, -18, 4, 0)
    pen.shape("a", "M-17 -20L17 -20L15 -16L11 -18L7 -15L3 -18L-1 -15L-5 -18L-9 -15L-13 -18Z")
    pen.line("i", 1.4, "M0 -32L0 -42")
    pen.polygon("a", 0, -42, 9, -39.5, 0, -37)


@part
def stall(pen: Pen, ink: str = "c", goods: float = 1) -> None:
    pen.line("d", 2, "M-17 0L-17 -24M17 0L17 -24", cap="butt")
    pen.box("m", -18, -12, 36, 12)
    pen.box("z", 4, -12, 14, 12)
    pen.box("l", -20, -14, 40, 3)
    if goods:
        for x, k in ((-13, "a"), (-8, "c"), (-3, "a"), (4, "c"), (9, "l"), (14, "a")):
            pen.disc(k, x, -16, 3)
    for i in range(6):
        pen.shape(
            ink if i % 2 else "l",
            f"M{-21 + i * 7} -32L{-14 + i * 7} -32L{-14 + i * 7} -24Q{-17.5 + i * 7} -19 {-21 + i * 7} -24Z",
        )
    pen.polygon("d", -21, -32, -16, -37, 16, -37, 21, -32)


@part
def bridge(pen: Pen) -> None:
    pen.shape("l", "M-50 -6L-50 -15Q0 -34 50 -15L50 -6L44 -6Q38 -20 28 -6L12 -6Q2 -24 -12 -6L-28 -6Q-38 -20 -44 -6Z")
    pen.line("z", 1.8, "M-50 -12Q0 -30 50 -12")
    pen.line("d", 1.6, "M-50 -16Q0 -35 50 -16")


@part
def well(pen: Pen) -> None:
    pen.line("d", 2.4, "M-10 -8L-10 -28M10 -8L10 -28")
    pen.polygon("c", -17, -25, 0, -37, 17, -25)
    pen.polygon("z", 0, -37, 17, -25, 2, -25)
    pen.line("d", 2, "M-10 -20L10 -20")
    pen.line("i", 1.2, "M0 -20L0 -12")
    pen.polygon("m", -3, -13, 3, -13, 2, -8, -2, -8)
    pen.shape("l", "M-14 -10L14 -10L12 0L-12 0Z")
    pen.polygon("z", 3, -10, 14, -10, 12, 0, 3, 0)
    pen.oval("i", 0, -10, 14, 2.4)
    pen.line("z", 1.2, "M-12 -5L-4 -5M-8 -2L2 -2")


@part
def lighthouse(pen: Pen) -> None:
    pen.polygon("l", -9, 0, -6, -44, 6, -44, 9, 0)
    pen.polygon("c", -8.2, -12, -7.4, -23, 7.4, -23, 8.2, -12)
    pen.polygon("c", -6.7, -33, -6, -44, 6, -44, 6.7, -33)
    pen.polygon("z", 2, -44, 6, -44, 9, 0, 3, 0)
    pen.box("i", -8, -46, 16, 2.6)
    pen.box("a", -4.5, -54, 9, 8)
    pen.line("i", 1.4, "M-4.5 -54L-4.5 -46M4.5 -54L4.5 -46")
    pen.polygon("d", -7, -54, 0, -61, 7, -54)
    pen.polygon("h", 4, -53, 46, -66, 46, -42, 4, -48)
    pen.arch("i", 0, 0, 5, 8)


@part
def fountain(pen: Pen) -> None:
    pen.shape("l", "M-24 -6L24 -6L20 0L-20 0Z")
    pen.oval("m", 0, -7, 24, 3.4)
    pen.shape("l", "M-3 -6L-2 -20L2 -20L3 -6Z")
    pen.shape("l", "M-12 -21L12 -21Q8 -14 0 -14Q-8 -14 -12 -21Z")
    pen.shape("z", "M2 -21L12 -21Q8 -14 2 -14Z")
    pen.box("l", -1.5, -30, 3, 10)
    pen.line("h", 1.8, "M0 -31Q-8 -38 -10 -22M0 -31Q8 -38 10 -22M-11 -20Q-20 -22 -20 -8M11 -20Q20 -22 20 -8")
    pen.polygon("z", 6, -5, 23, -5, 20, 0, 6, 0)


@part
def statue(pen: Pen) -> None:
    pen.box("l", -11, -12, 22, 12)
    pen.box("z", 3, -12, 8, 12)
    pen.box("d", -13, -14, 26, 3)
    pen.box("d", -13, -2, 26, 2)
    pen.line("a", 1.6, "M12 -14L12 -60")
    pen.shape("m", "M-8 -14Q-9 -26 -4 -30L-6 -38Q-5 -42 0 -42Q6 -42 6 -37L5 -30Q9 -24 8 -14Z")
    pen.line("m", 3.4, "M5 -39Q10 -38 12 -44")
    pen.line("m", 3.4, "M-5 -38Q-10 -33 -6 -28")
    pen.shape("z", "M1 -42Q6 -42 6 -37L5 -30Q9 -24 8 -14L2 -14Q3 -28 1 -42Z")
    pen.line("z", 1.2, "M-4 -15L-2 -29M-1 -15L0 -28")
    pen.box("m", -1.6, -44, 3.4, 4)
    pen.disc("m", 0.4, -47, 4.4)
    pen.shape("a", "M-4 -48Q0 -46 5 -48L5 -50.500Q0 -48.500 -4 -50.500Z")
    pen.polygon("a", 10, -59, 12, -65, 14, -59)


@part
def scaffold(pen: Pen) -> None:
    pen.line(
        "d",
        1.8,
        "M-18 0L-18 -40M0 0L0 -40M18 0L18 -40M-20 -12L20 -12M-20 -26L20 -26M-20 -40L20 -40M-18 -12L0 -26M0 -12L18 -26M0 -26L-18 -40",
    )


@part
def crane(pen: Pen) -> None:
    pen.polygon("d", -4, 0, -2, -40, 2, -40, 4, 0)
    pen.line("d", 3, "M-10 -34L26 -50M-2 -26L12 -44")
    pen.line("i", 1.2, "M25 -50L25 -22")
    pen.box("c", 19, -22, 12, 10)
    pen.line("i", 1.2, "M19 -17L31 -17M25 -22L25 -12")
    pen.disc("l", -6, -16, 6)
    pen.line("d", 1.2, "M-12 -16L0 -16M-6 -22L-6 -10")


@part
def tombs(pen: Pen) -> None:
    for x, h, k in ((-18, 18, "l"), (4, 24, "l"), (22, 15, "m")):
        pen.arch(k, x, 0, 14, h)
        pen.box("z", x + 2, -h + 6, 5, h - 6)
        pen.line("i", 1.6, f"M{x} {-h + 4}L{x} {-h + 12}M{x - 3} {-h + 7}L{x + 3} {-h + 7}")


@part
def ruin(pen: Pen) -> None:
    pen.polygon("l", -26, 0, -26, -30, -20, -36, -16, -28, -12, -30, -12, 0)
    pen.polygon("l", 6, 0, 6, -18, 12, -24, 18, -14, 24, -16, 26, 0)
    pen.polygon("z", -18, 0, -18, -30, -16, -28, -12, -30, -12, 0)
    pen.polygon("z", 16, 0, 16, -17, 18, -14, 24, -16, 26, 0)
    pen.arch("w", -20, -12, 4, 9)
    pen.polygon("l", -8, 0, -4, -6, 2, -4, 4, 0)
    pen.shape("m", "M-26 -20Q-32 -10 -28 0L-24 0Q-28 -10 -24 -18Z")


@part
def arena(pen: Pen) -> None:
    pen.shape("l", "M-44 0L-44 -26Q0 -44 44 -26L44 0Z")
    pen.shape("z", "M10 -35Q30 -34 44 -26L44 0L10 0Z")
    pen.shape("d", "M-38 -27Q0 -42 38 -27Q0 -20 -38 -27Z")
    for x in (-36, -24, -12, 0, 12, 24, 36):
        pen.arch("w", x, -2, 7, 11)
        pen.arch("w", x, -15, 5, 7)
