"""Small things that a few pictures need."""

from pictures.pen import Pen, part


@part
def moonlit(pen: Pen) -> None:
    pen.disc("u", 22, 22, 12)
    pen.part("gable", 100, 98, 1.2, w=24, h=26, roof=16, wall="f", top="d", door=0)


@part
def scarfon(pen: Pen) -> None:
    pen.shape("c", "M43 49Q60 54 77 49Q79 62 60 72Q41 62 43 49Z")
    pen.shape("z", "M66 51Q74 50 77 49Q79 62 60 72Q68 62 66 51Z")
    pen.line("z", 1.3, "M46 55Q56 60 64 58")


@part
def cowlon(pen: Pen) -> None:
    pen.shape("b", "M32 82Q26 10 60 6Q94 10 88 82L78 70Q84 26 60 23Q36 26 42 70Z")
    pen.shape("h", "M34 60Q30 16 56 9Q40 20 38 60Z")


@part
def rosary(pen: Pen) -> None:
    pen.line("a", 1.2, "M46 76Q48 92 60 94Q72 92 74 76")
    for x, y in ((47, 82), (50, 88), (55, 92), (65, 92), (70, 88), (73, 82)):
        pen.disc("a", x, y, 1.8)
    pen.line("a", 2.4, "M60 92L60 103M56 96L64 96")


@part
def goblet(pen: Pen) -> None:
    pen.shape("a", "M-10 -34L10 -34Q10 -18 0 -16Q-10 -18 -10 -34Z")
    pen.shape("z", "M3 -34L10 -34Q10 -18 2 -16Z")
    pen.line("a", 3, "M0 -16L0 -3")
    pen.shape("a", "M-9 0Q0 -6 9 0Z")
    pen.oval("c", 0, -34, 10, 2.4)


@part
def rose(pen: Pen) -> None:
    pen.line("m", 2, "M0 16L0 -4")
    pen.oval("m", 5, 6, 5, 2.4)
    pen.disc("R", 0, -10, 8.4)
    pen.shape("z", "M2 -18Q9 -14 8 -8Q5 -2 0 -2Q6 -8 2 -18Z")
    pen.line("h", 1.3, "M-4 -12Q0 -16 4 -12Q2 -7 -2 -8")


@part
def sign(pen: Pen) -> None:
    pen.line("d", 2, "M20 -14L-4 -14M-8 -14L-8 -10")
    pen.box("l", -18, -10, 20, 16)
    pen.box("z", -4, -10, 6, 16)
    pen.part("mug", -9, 4, 0.5)


@part
def pier(pen: Pen) -> None:
    pen.box("d", -34, -4, 68, 5)
    pen.box("h", -34, -4, 68, 1.4)
    for x in (-30, -12, 6, 24):
        pen.box("d", x, 0, 4, 20)


@part
def clock(pen: Pen) -> None:
    pen.disc("i", 0, 0, 6.6)
    pen.disc("w", 0, 0, 5.2)
    pen.disc("l", 0, 0, 5)
    pen.line("i", 1.3, "M0 0L0 -3.4M0 0L2.6 1")


@part
def bars(pen: Pen) -> None:
    pen.box("i", -6, -9, 12, 13)
    pen.line("f", 1.4, "M-3 -9L-3 4M0 -9L0 4M3 -9L3 4", cap="butt")


@part
def lampon(pen: Pen) -> None:
    pen.line("i", 1.4, "M0 -10L0 4")
    pen.disc("h", 0, 14, 20)
    pen.disc("h", 0, 14, 12)
    pen.polygon("c", -11, 10, -6, 3, 6, 3, 11, 10)
    pen.disc("a", 0, 12, 3.4)


@part
def ghost(pen: Pen) -> None:
    pen.shape("W", "M-11 0Q-14 -34 0 -36Q14 -34 11 0L6 -5L2 0L-3 -5L-7 0Z")
    pen.shape("z", "M3 -36Q14 -32 11 0L6 -5L3 -1Q9 -20 3 -36Z")
    pen.oval("i", -4, -25, 2, 3)
    pen.oval("i", 4, -25, 2, 3)
    pen.oval("i", 0, -17, 2, 2.8)


@part
def telescope(pen: Pen) -> None:
    pen.polygon("a", -4, 4, 0, -5, 26, -20, 31, -10)
    pen.polygon("d", 26, -21, 32, -25, 38, -12, 32, -9)
    pen.shape("h", "M0 -5L26 -20L27.4 -17L1 -2Z")


@part
def wallrun(pen: Pen) -> None:
    pen.shape("g", "M-2 98L-2 78Q40 66 122 72L122 98Z")
    pen.shape("l", "M-2 96L-2 74Q20 78 40 70Q66 58 122 62L122 76Q70 72 48 82Q24 96 -2 96Z")
    pen.shape("z", "M-2 96L-2 86Q24 86 46 77Q70 68 122 71L122 76Q70 72 48 82Q24 96 -2 96Z")
    for x, y in (
        (0, 70),
        (9, 71),
        (18, 70),
        (27, 68),
        (36, 66),
        (45, 62.5),
        (54, 60),
        (63, 58.5),
        (72, 58),
        (81, 58),
        (100, 58),
        (110, 58),
    ):
        pen.box("l", x, y, 5, 5)


@part
def fence(pen: Pen) -> None:
    for x in range(4, 122, 14):
        pen.line("l", 2.6, f"M{x} 96L{x} 82")
    pen.line("l", 2, "M-2 86L122 86M-2 92L122 92")


@part
def pines(pen: Pen) -> None:
    for x, y, s in ((8, 84, 1.6), (26, 82, 1.3), (96, 82, 1.4), (114, 84, 1.7), (70, 80, 1.1)):
        pen.part("pine", x, y, s, ink="f")


@part
def bridgeup(pen: Pen) -> None:
    pen.polygon("d", -9, 4, -7, -16, 7, -16, 9, 4)
    pen.line("i", 1.3, "M-9 -2L9 -2M-8 -8L8 -8M-7 -13L7 -13")
    pen.line("i", 1.2, "M-7 -16L-12 -26M7 -16L12 -26")


@part
def rosewin(pen: Pen) -> None:
    pen.disc("i", 0, 0, 20)
    pen.disc("u", 0, 0, 17.5)
    for k, x, y in (("c", 0, -11), ("m", 9.5, -5.5), ("c", 9.5, 5.5), ("m", 0, 11), ("c", -9.5, 5.5), ("m", -9.5, -5.5)):
        pen.disc(k, x, y, 4.6)
    pen.disc("a", 0, 0, 4.6)
    pen.polygon("h", -14, 20, 14, 20, 34, 70, -26, 70)


@part
def vault(pen: Pen) -> None:
    pen.backdrop("d")
    pen.shape("s", "M8 96L8 44Q10 12 34 10Q58 12 60 44L60 96Z")
    pen.shape("s", "M60 96L60 44Q62 12 86 10Q110 12 112 44L112 96Z")
    pen.box("g", 0, 84, 120, 12)
    pen.shape("z", "M40 11Q58 14 60 44L60 84L48 84Q52 30 40 11Z")
    pen.shape("z", "M92 11Q110 14 112 44L112 84L100 84Q104 30 92 11Z")
    for x, y in ((1, 20), (60, 8), (114, 30), (2, 60), (114, 66), (58, 4)):
        pen.line("m", 1.4, f"M{x} {y}L{x + 5} {y}")


@part
def hallway(pen: Pen) -> None:
    pen.backdrop("s")
    for x in (14, 106):
        pen.arch("f", x, 80, 18, 66)
        pen.arch("u", x, 78, 10, 54)
    for x in (28, 86):
        pen.box("l", x, 0, 6, 82)
        pen.box("z", x + 4, 0, 2, 82)
    pen.box("g", 0, 80, 120, 16)
    pen.polygon("c", 48, 80, 72, 80, 86, 98, 34, 98)
    pen.polygon("h", 50, 80, 53, 80, 42, 98, 37, 98)


@part
def rug(pen: Pen) -> None:
    pen.box("g", 0, 82, 120, 16)
    pen.polygon("c", 34, 86, 86, 86, 98, 97, 22, 97)
    pen.line("a", 1.4, "M37 88L83 88L92 95L28 95L37 88")


@part
def rockface(pen: Pen) -> None:
    pen.backdrop("m")
    pen.polygon("d", 0, 0, 40, 0, 24, 26, 34, 50, 0, 70)
    pen.polygon("d", 120, 0, 84, 0, 100, 30, 92, 56, 120, 76)
    pen.line("z", 2, "M44 6L52 20L46 28M78 8L72 18L80 30M30 60L22 74M100 60L106 78")
    pen.box("g", 0, 84, 120, 12)


@part
def signpost(pen: Pen) -> None:
    pen.line("d", 3, "M0 4L0 -46")
    pen.polygon("l", -4, -44, 22, -44, 28, -38, 22, -32, -4, -32)
    pen.polygon("m", 4, -28, -20, -28, -25, -23, -20, -18, 4, -18)
    pen.line("z", 1.4, "M2 -38L18 -38M-16 -23L0 -23")


@part
def rock(pen: Pen) -> None:
    pen.shape("d", "M-32 12L-24 -8L-10 -12L8 -10L24 -4L34 12Z")
    pen.shape("z", "M4 -10L24 -4L34 12L10 12Z")


@part
def dunes(pen: Pen) -> None:
    pen.shape("g", "M-2 98L-2 76Q30 62 60 76Q90 64 122 78L122 98Z")
    pen.shape("z", "M60 76Q90 64 122 78L122 84Q90 74 60 76Z")


@part
def chainsx(pen: Pen) -> None:
    for x in (-36, 38):
        for y in range(0, 36, 6):
            pen.line("i", 1.6, f"M{x} {y}Q{x - 3} {y + 3} {x} {y + 6}Q{x + 3} {y + 3} {x} {y}")


@part
def reeds(pen: Pen) -> None:
    for x, y, k in ((8, 30, 4), (14, 38, -3), (104, 28, -4), (112, 36, 3), (98, 42, 2)):
        pen.line("m", 1.8, f"M{x} 70Q{x + 2} 50 {x + k} {y}")
    for x, y in ((12, 30), (100, 28), (115, 36)):
        pen.oval("c", x, y, 2, 5)


@part
def otter(pen: Pen) -> None:
    pen.shape("c", "M-32 4Q-20 -12 -2 -12Q0 -26 12 -28Q24 -28 26 -18Q27 -12 20 -9Q22 0 14 6Q-6 10 -32 4Z")
    pen.shape("l", "M8 -10Q16 -6 22 -10Q20 0 13 4Q8 -2 8 -10Z")
    pen.disc("c", 8, -27, 3)
    pen.disc("i", 17, -20, 1.7)
    pen.disc("i", 25.4, -18, 2.2)
    pen.shape("z", "M-32 4Q-8 0 14 6Q-6 10 -32 4Z")
    pen.line("l", 1, "M22 -14L31 -13M22 -13L30 -9")
    pen.line("h", 1.8, "M-38 9Q-20 14 0 10M6 11Q18 14 30 9")


@part
def fishy(pen: Pen) -> None:
    pen.shape("l", "M-12 0Q-2 -8 8 0L14 -6L14 6L8 0Q-2 8 -12 0Z")
    pen.disc("i", -7, -1, 1.1)


@part
def face(pen: Pen) -> None:
    pen.line("d", 2.2, "M-8 -4Q-5 -7 -2 -4M3 -4Q6 -7 9 -4M-6 6Q0 11 7 6M1 -2L0 3L2 3")


@part
def wins(pen: Pen) -> None:
    for x in (-10, 0, 10):
        pen.arch("w", x, 8, 5, 11)
    for x in (-10, 0, 10):
        pen.arch("w", x, 22, 5, 9)


@part
def palm(pen: Pen) -> None:
    pen.line("d", 3, "M0 0Q-3 -16 2 -30")
    for x, y in ((-18, -28), (-14, -38), (2, -46), (18, -38), (20, -26)):
        pen.shape("m", f"M2 -30Q{x * 0.5} {y - 8} {x} {y}Q{x * 0.5} {y - 1} 2 -30Z")
