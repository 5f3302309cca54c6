"""What portraits hold and wear: laid over a bust, on its canvas."""

from pictures.pen import Pen, part


@part
def specs(pen: Pen) -> None:
    pen.line(
        "a",
        1.5,
        "M47 42.4Q47 38 52.4 38Q57.6 38 57.6 42.4Q57.6 47 52.4 47Q47 47 47 42.4M62.4 42.4Q62.4 38 67.6 38Q73 38 73 42.4Q73 47 67.6 47Q62.4 47 62.4 42.4M57.6 42Q60 40.6 62.4 42",
    )


@part
def patch(pen: Pen) -> None:
    pen.shape("i", "M63 38L73 38Q74 46 68 47.4Q62 46 63 38Z")
    pen.line("i", 1.4, "M43 33L77 40")


@part
def quill(pen: Pen) -> None:
    pen.shape("W", "M0 0Q-4 -16 8 -34Q12 -20 4 -8Z")
    pen.line("z", 1.2, "M0 2L6 -24")
    pen.line("i", 1.6, "M0 0L-2 6")


@part
def crozier(pen: Pen) -> None:
    pen.line("a", 3, "M0 40L0 -20Q0 -36 -10 -34Q-18 -30 -12 -22Q-7 -20 -8 -27")
    pen.disc("a", 0, -8, 3.4)


@part
def sceptre(pen: Pen) -> None:
    pen.line("a", 3, "M0 34L0 -18")
    pen.disc("c", 0, -22, 5)
    pen.disc("h", -1.6, -23.6, 1.6)
    pen.line("a", 2.2, "M-6 -16L6 -16")
    pen.line("a", 2, "M0 -27L0 -33M-3 -30L3 -30")


@part
def wand(pen: Pen) -> None:
    pen.line("i", 3, "M0 20L8 -14")
    pen.line("W", 3, "M6.8 -9L8 -14")
    pen.part("star", 9, -20, r=9)
    pen.part("star", -4, -28, r=5)
    pen.part("star", 20, -30, r=4)


@part
def dividers(pen: Pen) -> None:
    pen.line("a", 3, "M0 -22L-9 14M0 -22L9 14")
    pen.line("a", 1.8, "M-6 0Q0 -4 6 0")
    pen.disc("a", 0, -24, 4.4)
    pen.disc("i", 0, -24, 1.6)


@part
def palette(pen: Pen) -> None:
    pen.shape("a", "M-16 0Q-18 -16 0 -18Q18 -16 17 -4Q14 0 9 -2Q4 -3 5 4Q2 10 -6 8Q-14 7 -16 0Z")
    for k, x, y in (("c", -9, -4), ("m", -4, -11), ("W", 4, -13), ("d", 11, -9), ("R", -7, 3)):
        pen.disc(k, x, y, 2.8)
    pen.line("d", 2, "M14 6L30 -22")
    pen.shape("i", "M28 -20L34 -31L32 -18Z")


@part
def olive(pen: Pen) -> None:
    pen.line("m", 2, "M0 16Q2 -8 10 -22")
    for x, y in ((-4, 4), (8, 0), (-1, -8), (11, -10), (3, -18), (14, -22)):
        pen.oval("m", x, y, 5, 2.4)


@part
def gavel(pen: Pen) -> None:
    pen.line("d", 3.6, "M0 16L0 -8")
    pen.box("m", -13, -20, 26, 13)
    pen.box("z", 3, -20, 10, 13)
    pen.line("a", 2, "M-8 -20L-8 -7M8 -20L8 -7", cap="butt")


@part
def letter(pen: Pen) -> None:
    pen.polygon("W", -15, -9, 15, -9, 15, 11, -15, 11)
    pen.line("z", 1.4, "M-15 -9L0 3L15 -9")
    pen.disc("R", 0, 3, 4.2)


@part
def purse(pen: Pen) -> None:
    pen.shape("m", "M-11 12Q-16 -2 -5 -8L-8 -14L8 -14L5 -8Q16 -2 11 12Z")
    pen.shape("z", "M2 -8L5 -8Q16 -2 11 12L3 12Z")
    pen.line("a", 2.2, "M-6 -8L6 -8")
    pen.disc("a", -1, 3, 4)


@part
def spyglass(pen: Pen) -> None:
    pen.polygon("a", -20, 2, -20, -5, -4, -4, -4, 1)
    pen.polygon("m", -4, 2, -4, -5, 10, -7, 10, 4)
    pen.polygon("d", 10, 5, 10, -8, 22, -10, 22, 7)
    pen.shape("h", "M-20 -5L22 -10L22 -7L-20 -3Z")


@part
def coif(pen: Pen) -> None:
    pen.shape("l", "M37 74Q34 14 60 13Q86 14 83 74L73 66Q80 28 60 26Q40 28 47 66Z")
    pen.shape("z", "M64 13Q86 16 83 74L73 66Q80 30 64 26Z")
    pen.line("z", 1.1, "M40 40Q42 30 46 24M50 18Q60 14 70 18M40 52L44 56M40 60L45 64")


@part
def greathelm(pen: Pen, plume: str = "c") -> None:
    pen.shape(plume, "M58 8Q50 -10 28 -2Q18 4 16 20Q34 4 56 14Z")
    pen.shape("l", "M40 12Q60 4 80 12L82 62Q72 74 60 75Q48 74 38 62Z")
    pen.shape("z", "M62 6Q72 7 80 12L82 62Q72 74 62 75Z")
    pen.box("i", 40, 33, 40, 5)
    pen.polygon("a", 57, 10, 63, 10, 62, 72, 58, 72)
    pen.polygon("a", 38.6, 30, 81.4, 30, 81.2, 33, 38.8, 33)
    for x in (47, 52, 69, 74):
        for y in (46, 52, 58):
            pen.disc("i", x, y, 1.5)


@part
def winghelm(pen: Pen) -> None:
    pen.shape("l", "M40 40Q37 12 60 11Q83 12 80 40L76 40L74 31L46 31L44 40Z")
    pen.shape("z", "M65 11Q83 14 80 40L76 40L74 31L67 31Z")
    pen.line("a", 3, "M43 31Q60 26 77 31")
    for k in (-1, 1):
        pen.shape(
            "W",
            f"M{60 + k * 18} 30Q{60 + k * 36} 26 {60 + k * 38} -4Q{60 + k * 30} 2 {60 + k * 28} 8Q{60 + k * 26} 8 {60 + k * 24} 14Q{60 + k * 20} 16 {60 + k * 18} 30Z",
        )
    pen.shape("z", "M78 30Q96 26 98 -4Q88 20 78 30Z")


@part
def hornhelm(pen: Pen) -> None:
    pen.shape("l", "M40 40Q37 10 60 9Q83 10 80 40L76 40L74 32L46 32L44 40Z")
    pen.shape("z", "M65 9Q83 12 80 40L76 40L74 32L67 32Z")
    pen.line("a", 3.2, "M42.5 32Q60 27 77.5 32M60 10L60 30")
    pen.shape("W", "M42 26Q22 26 20 2Q30 16 42 15Z")
    pen.shape("W", "M78 26Q98 26 100 2Q90 16 78 15Z")
    pen.shape("z", "M78 26Q98 26 100 2Q94 22 78 22Z")


@part
def kettlehat(pen: Pen) -> None:
    pen.shape("l", "M28 33Q60 20 92 33Q88 39 76 34Q60 28 44 34Q32 39 28 33Z")
    pen.shape("l", "M42 30Q42 10 60 9Q78 10 78 30Q60 24 42 30Z")
    pen.shape("z", "M64 9Q78 12 78 30L92 33Q88 39 76 34L66 31Z")
    pen.line("d", 1.5, "M60 9L60 27")


@part
def sallet(pen: Pen, plume: str = "c") -> None:
    pen.shape(plume, "M60 12Q62 -6 84 -2Q96 4 98 20Q82 8 66 14Z")
    pen.shape("l", "M38 56Q34 10 60 10Q86 10 84 44L92 54L78 52L78 42L44 42L42 56Z")
    pen.shape("z", "M66 10Q86 12 84 44L92 54L78 52L78 42L68 42Z")
    pen.box("i", 44, 36, 34, 3.4)


@part
def jester(pen: Pen) -> None:
    pen.shape("c", "M60 28Q46 22 42 34Q26 34 22 12Q34 18 44 8Q54 6 60 14Z")
    pen.shape("a", "M60 28Q74 22 78 34Q94 34 98 12Q86 18 76 8Q66 6 60 14Z")
    pen.shape("m", "M48 26Q50 0 60 -8Q70 0 72 26Q60 20 48 26Z")
    pen.shape("z", "M60 28Q74 22 78 34Q94 34 98 12Q92 26 78 24Z")
    for x, y in ((22, 11), (98, 11), (60, -6)):
        pen.disc("W", x, y, 4)


@part
def plumehat(pen: Pen, ink: str = "d", plume: str = "l") -> None:
    pen.shape(ink, "M22 32Q60 16 98 28Q92 36 76 31Q60 26 44 32Q32 37 22 32Z")
    pen.shape(ink, "M43 29Q42 8 62 8Q78 10 77 28Q60 22 43 29Z")
    pen.shape("z", "M66 8Q78 10 77 28L98 28Q92 36 76 31L66 29Z")
    pen.line("a", 2.4, "M43.5 27Q60 20.5 77 26.5")
    pen.shape(plume, "M66 24Q70 2 98 0Q112 2 112 16Q100 8 90 14Q78 16 66 24Z")


@part
def blindfold(pen: Pen) -> None:
    pen.shape("W", "M42 37Q60 42 78 37L78 47Q60 51 42 47Z")
    pen.shape("z", "M66 40Q74 39 78 37L78 47Q74 48.5 66 49Z")
    pen.shape("W", "M78 40L92 46L90 52L78 46Z")


@part
def fangs(pen: Pen) -> None:
    pen.polygon("W", 55.5, 57.5, 58, 57.5, 56.7, 62)
    pen.polygon("W", 62, 57.5, 64.5, 57.5, 63.3, 62)


@part
def hennin(pen: Pen) -> None:
    pen.shape("c", "M44 28Q56 -8 74 -16Q80 4 77 30Q60 22 44 28Z")
    pen.shape("z", "M72 -14Q80 4 77 30L68 26Z")
    pen.shape("h", "M74 -16Q96 10 94 60Q84 30 72 -10Z")
    pen.line("a", 2.6, "M43.5 29.5Q60 22 77.5 31")


@part
def highcollar(pen: Pen, ink: str = "i", lining: str = "c") -> None:
    pen.shape(ink, "M22 98Q24 50 34 36Q44 60 50 76L70 76Q76 60 86 36Q96 50 98 98Z")
    pen.shape(lining, "M30 90Q30 60 36 46Q44 66 52 80L44 98Z")
    pen.shape(lining, "M90 90Q90 60 84 46Q76 66 68 80L76 98Z")
    pen.shape("z", "M98 98Q96 50 86 36Q84 60 76 98Z")


@part
def stitches(pen: Pen) -> None:
    pen.line("i", 1.4, "M46 30L56 34M49 28L48 34M53 29.5L52 35.5")
    pen.line("i", 1.2, "M66 54L72 50M67 50L71 54")
    pen.oval("z", 52.4, 46.5, 4, 2)
    pen.oval("z", 67.6, 46.5, 4, 2)


@part
def charge(pen: Pen, ink: str = "a", kind: str = "star") -> None:
    """On a shield of parts.py, origin at the foot of the shield."""
    if kind == "star":
        pen.part("star", 0, -20, 1.2, ink=ink)
    if kind == "tower":
        pen.box(ink, -6, -26, 12, 16)
        for x in (-7, -1.7, 3.6):
            pen.box(ink, x, -30, 3.4, 5)
        pen.arch("i", 0, -10, 4, 8)
    if kind == "rose":
        for x, y in ((0, -25), (5.5, -21), (3.5, -14.5), (-3.5, -14.5), (-5.5, -21)):
            pen.disc(ink, x, y, 4.4)
        pen.disc("c", 0, -19, 3)
    if kind == "lily":
        pen.shape(ink, "M0 -31Q6 -24 1.5 -16L1.5 -9L-1.5 -9L-1.5 -16Q-6 -24 0 -31Z")
        pen.shape(ink, "M-2 -16Q-10 -16 -9 -25Q-4 -25 -2 -16Z")
        pen.shape(ink, "M2 -16Q10 -16 9 -25Q4 -25 2 -16Z")
        pen.box(ink, -6, -16.5, 12, 2.6)
    if kind == "lion":
        pen.shape(
            ink, "M-6 -8L-7 -18Q-8 -24 -2 -26Q-3 -31 3 -31Q9 -30 8 -25L11 -24L9 -21L5 -21Q7 -15 5 -8L2 -8L1 -14L-2 -14L-3 -8Z"
        )
        pen.line(ink, 1.8, "M-6 -14Q-12 -16 -10 -24")
    if kind == "moon":
        pen.shape(ink, "M4 -29Q-8 -26 -6 -16Q-3 -9 5 -11Q-2 -16 4 -29Z")
    if kind == "oak":
        for x, y in ((0, -27), (-5, -22), (5, -22), (0, -20)):
            pen.disc(ink, x, y, 4)
        pen.box(ink, -1.5, -19, 3, 10)
    if kind == "boar":
        pen.shape(ink, "M-11 -14Q-10 -23 0 -23Q6 -25 8 -20L12 -17L9 -14L6 -14L6 -10L3 -10L2 -14L-5 -14L-6 -10L-9 -10L-9 -14Z")
    if kind == "pale":
        pen.box(ink, -4, -34, 8, 31)
    if kind == "quarter":
        pen.box(ink, -14, -34, 14, 17)
        pen.shape(ink, "M0 -17L14 -17Q13 -6 0 0Z")
