"""Single things for single cards: ruins, knights, fugitives."""

from pictures.pen import Pen, part


@part
def procline(pen: Pen) -> None:
    for i, (x, y, s, k, sk) in enumerate(((-30, -6, 0.66, "d", "S3"), (-4, -1, 0.82, "m", "S2"), (28, 4, 1, "c", "S1"))):
        pen.part("figure", x, y, s * 1.3, robe=k, hat="hood", pose="hold", item="torch" if i % 2 == 0 else "cross", skin=sk)


@part
def junk(pen: Pen) -> None:
    pen.shape("d", "M-34 0Q-30 -18 -14 -22Q-4 -36 8 -26Q26 -22 32 0Z")
    pen.shape("z", "M4 -30L8 -26Q26 -22 32 0L8 0Z")
    pen.part("wheel", -14, -20, 0.55)
    pen.line("l", 2.6, "M6 -22L16 -44M-2 -26L-6 -40")
    pen.part("pot", 18, -14, 0.5, ink="c")
    pen.box("m", -26, -10, 14, 8)
    pen.part("helm", 2, -14, 0.35)


@part
def planks(pen: Pen) -> None:
    pen.line("l", 4.4, "M-24 -40L24 -10M24 -40L-24 -10M-26 -24L26 -26")
    pen.line("z", 1.4, "M-22 -37L24 -8M26 -23L-26 -21")


@part
def crackwall(pen: Pen) -> None:
    pen.polygon(
        "l",
        -50,
        0,
        -50,
        -40,
        -42,
        -52,
        -34,
        -44,
        -24,
        -56,
        -14,
        -42,
        -4,
        -50,
        4,
        -30,
        14,
        -34,
        20,
        -18,
        34,
        -22,
        40,
        -8,
        50,
        -10,
        50,
        0,
    )
    pen.polygon("z", -4, -50, 4, -30, 14, -34, 20, -18, 34, -22, 40, -8, 50, -10, 50, 0, 4, 0, 6, -16)
    for x, y in ((-44, -30), (-30, -36), (-20, -24), (-40, -14), (-8, -34), (6, -14), (24, -8), (-26, -8)):
        pen.line("z", 1.4, f"M{x} {y}L{x + 8} {y}")


@part
def family(pen: Pen) -> None:
    pen.part("figure", -16, 2, 1, robe="d", hat="hood", skin="S3", beard="full", pose="both", belt="l", mood=-1)
    pen.part("figure", 16, 2, 0.96, True, robe="m", hat="veil", skin="S2", pose="both", belt="l", mood=-1)
    pen.part("figure", 1, 4, 0.85, robe="c", hc="H3", skin="S2", hair="curly", wear="rags", kid=1, mood=-1)


@part
def twinpic(pen: Pen) -> None:
    for x in (-24, 24):
        pen.box("a", x - 16, -46, 32, 38)
        pen.box("l", x - 13, -43, 26, 32)
        pen.shape("m", f"M{x - 13} -11L{x - 4} -24L{x + 3} -17L{x + 8} -22L{x + 13} -16L{x + 13} -11Z")
        pen.disc("c", x + 5, -34, 4)
        pen.box("z", x + 13, -46, 3, 38)
        pen.line("d", 2, f"M{x - 12} 6L{x - 8} -8M{x + 12} 6L{x + 8} -8")


@part
def board(pen: Pen) -> None:
    pen.box("d", -24, -36, 48, 36)
    pen.box("i", -21, -33, 42, 30)
    pen.line("l", 1.8, "M-14 -26L-8 -14M-8 -26L-14 -14M-2 -20L6 -20M10 -26L16 -26L10 -14L16 -14M-14 -8L14 -8")


@part
def pupils(pen: Pen) -> None:
    for x, k, b in ((-24, "H3", "c"), (0, "H1", "m"), (24, "H6", "c")):
        pen.disc(k, x, -14, 6)
        pen.shape(b, f"M{x - 10} 6Q{x - 9} -8 {x} -8Q{x + 9} -8 {x + 10} 6Z")


@part
def bigx(pen: Pen) -> None:
    pen.line("R", 5, "M-10 -6L10 6M10 -6L-10 6")


@part
def runlines(pen: Pen) -> None:
    pen.line("l", 1.8, "M-34 -40L-20 -40M-38 -28L-22 -28M-34 -14L-18 -14")


@part
def runner(pen: Pen, robe: str = "d", skin: str = "S2", hc: str = "H2", item: str = "none") -> None:
    pen.line("d", 6, "M-2 -26L-16 -16L-28 -18M3 -26L14 -14L12 -1")
    pen.line("i", 6, "M-28 -18L-31 -15M12 -1L17 -1")
    pen.shape(robe, "M-9 -22Q-8 -42 4 -50Q12 -48 13 -42Q10 -30 10 -20Z")
    pen.shape("z", "M6 -49Q12 -48 13 -42Q10 -30 10 -20L3 -21Q8 -36 6 -49Z")
    pen.line(robe, 5.6, "M9 -44L20 -36L28 -42M3 -46L-8 -36L-16 -40")
    pen.disc(skin, 28, -42, 2.9)
    pen.disc(skin, -16, -40, 2.9)
    with pen.at(7, 0, 1):
        pen.shape(skin, "M-4 -57Q-4.5 -65 2.5 -65Q9.5 -65 9.3 -57Q9.3 -50 3.5 -48.6Q-3.5 -49.5 -4 -57Z")
        pen.shape("z", "M5.3 -64.6Q9.5 -63.5 9.3 -57Q9.3 -50 3.5 -48.6Q7 -54 5.3 -64.6Z")
        pen.line("H1", 1.5, "M2.4 -57.4L2.4 -56.2M6.8 -57.4L6.8 -56.2")
        pen.line("H1", 1.2, "M3 -52L6 -52")
        pen.shape(hc, "M-5 -55Q-6 -66.5 2.5 -66.5Q11 -66.5 10 -58Q8 -61.5 2.5 -62Q-2 -61 -5 -55Z")
    if item == "sack":
        pen.part("sack", -16, -32, 0.7)


@part
def trophy(pen: Pen) -> None:
    pen.part("goblet", 0, 0, 1.3)
    pen.line("a", 2.8, "M-12 -40Q-22 -40 -20 -30Q-16 -24 -9 -26M12 -40Q22 -40 20 -30Q16 -24 9 -26")


@part
def overhelm(pen: Pen) -> None:
    pen.shape("i", "M-24 0Q-30 -44 0 -52Q30 -44 24 0L14 8L-14 8Z")
    pen.shape("h", "M-20 -6Q-24 -40 -2 -48Q-14 -36 -14 -4Z")
    pen.shape("i", "M-22 -30Q-44 -34 -44 -62Q-34 -46 -16 -46Z")
    pen.shape("i", "M22 -30Q44 -34 44 -62Q34 -46 16 -46Z")
    pen.shape("R", "M-16 -24Q-8 -28 -3 -20Q-10 -17 -16 -24Z")
    pen.shape("R", "M16 -24Q8 -28 3 -20Q10 -17 16 -24Z")
    pen.line("m", 1.8, "M-6 -8L-6 4M0 -8L0 5M6 -8L6 4")
    pen.line("a", 2.4, "M-25 -4Q0 -12 25 -4M0 -52L0 -14")


@part
def caparison(pen: Pen) -> None:
    pen.shape("c", "M-23 -28Q-6 -32 8 -29L14 -12L8 -8L-18 -8L-24 -14Z")
    pen.shape("z", "M-2 -30L8 -29L14 -12L8 -8L-2 -8Z")
    pen.line("a", 1.8, "M-24 -13L-18 -7.5L8 -7.5L14 -12.5")
    pen.shape("d", "M-9 -31Q-2 -35 5 -31L4 -26L-8 -26Z")
    for x in (-14, -4, 6):
        pen.disc("a", x, -18, 2)


@part
def runnerbag(pen: Pen) -> None:
    pen.part("sack", -20, -28, 1.1)
    pen.part("runner", robe="i", skin="S3", hc="H1")
    pen.shape("i", "M6.5 -60Q10 -62 16.5 -60L16 -55Q13 -53 11.5 -55.5Q10 -53 7 -55Z")
    pen.disc("W", 9.6, -57.5, 1.1)
    pen.disc("W", 13.6, -57.5, 1.1)
    pen.line("c", 2.2, "M5 -50L12 -49")


@part
def tabletop(pen: Pen) -> None:
    pen.polygon("m", -4, 96, 6, 50, 114, 50, 124, 96)
    pen.polygon("h", 6, 50, 114, 50, 114.5, 52, 5.5, 52)
    pen.line("z", 1.4, "M30 51L18 96M60 51L60 96M90 51L102 96")


@part
def furs(pen: Pen) -> None:
    pen.line("d", 2.6, "M-22 0L-22 -50M22 0L22 -50M-24 -48L24 -48")
    pen.shape("c", "M-18 -46L-4 -46L-2 -34L-8 -30L-8 -14L-11 -8L-14 -14L-14 -30L-20 -34Z")
    pen.shape("d", "M4 -46L18 -46L20 -34L14 -30L14 -14L11 -8L8 -14L8 -30L2 -34Z")
    pen.shape("z", "M-11 -46L-4 -46L-2 -34L-8 -30L-8 -14L-11 -8Z")
    pen.shape("z", "M11 -46L18 -46L20 -34L14 -30L14 -14L11 -8Z")


@part
def cultmark(pen: Pen) -> None:
    pen.line("a", 2.2, "M0 -14L10 3L-10 3L0 -14")
    pen.disc("a", 0, -4, 2.6)


@part
def circletx(pen: Pen) -> None:
    pen.line("a", 3, "M41 32Q60 25 79 32")
    pen.disc("c", 60, 28, 3)


@part
def cartbroken(pen: Pen) -> None:
    pen.polygon("d", -22, -12, 20, -22, 24, -12, -14, -2)
    pen.disc("i", -14, -6, 7)
    pen.disc("m", -14, -6, 4.4)
    pen.disc("i", 26, -5, 6)
    pen.disc("m", 26, -5, 3.6)
    pen.disc("a", 0, -18, 2.4)
    pen.disc("a", 6, -20, 2.4)


@part
def puddle(pen: Pen) -> None:
    pen.oval("h", 0, 0, 16, 3.4)
    pen.oval("l", -3, -0.5, 8, 1.2)


@part
def bunchrats(pen: Pen) -> None:
    pen.line("d", 2.6, "M0 0L0 -60M-14 -54L14 -54")
    for x in (-12, -3, 5, 13):
        pen.line("i", 1.2, f"M{x} -54L{x} -46")
        pen.shape("H2", f"M{x - 3.5} -36Q{x - 4} -44 {x} -47Q{x + 4} -44 {x + 3.5} -36Q{x} -28 {x - 3.5} -36Z")
