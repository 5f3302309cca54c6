"""Arms, instruments and furniture."""

import random

from pictures.pen import Pen, part


@part
def sword(pen: Pen) -> None:
    pen.polygon("l", -2.6, -12, 2.6, -12, 2.6, -44, 0, -50, -2.6, -44)
    pen.polygon("z", 0, -12, 2.6, -12, 2.6, -44, 0, -50)
    pen.box("a", -9, -13, 18, 3.4)
    pen.box("d", -1.8, -10, 3.6, 9)
    pen.disc("a", 0, 0, 2.6)


@part
def dagger(pen: Pen) -> None:
    pen.polygon("W", -3, -10, 3, -10, 0, -32)
    pen.polygon("z", 0, -10, 3, -10, 0, -32)
    pen.box("a", -8, -11, 16, 3)
    pen.box("i", -2, -8, 4, 8)
    pen.disc("a", 0, 1, 2.6)


@part
def halberd(pen: Pen) -> None:
    pen.line("d", 2, "M0 0L0 -52")
    pen.polygon("l", 0, -60, 2.4, -50, 0, -46, -2.4, -50)
    pen.shape("l", "M0 -48L10 -52Q14 -44 10 -36L0 -40Z")
    pen.polygon("l", 0, -46, -7, -44, 0, -41)


@part
def shield(pen: Pen, ink: str = "c", charge: str = "chevron") -> None:
    pen.shape(ink, "M-14 -34L14 -34L14 -18Q13 -6 0 0Q-13 -6 -14 -18Z")
    pen.shape("z", "M0 -34L14 -34L14 -18Q13 -6 0 0Z")
    if charge == "chevron":
        pen.polygon("a", -14, -14, 0, -26, 14, -14, 14, -20, 0, -32, -14, -20)
    if charge == "cross":
        pen.box("l", -2.6, -34, 5.2, 32)
        pen.box("l", -14, -25, 28, 5.2)
    if charge == "bend":
        pen.polygon("a", -14, -34, -7, -34, 13, -13, 11, -8)
    pen.line("i", 1.6, "M-14 -34L14 -34L14 -18Q13 -6 0 0Q-13 -6 -14 -18L-14 -34")


@part
def banner(pen: Pen, ink: str = "c", charge: float = 1) -> None:
    pen.line("d", 2, "M-12 0L-12 -60")
    pen.shape(ink, "M-12 -58L16 -58L16 -26L2 -32L-12 -26Z")
    pen.shape("z", "M6 -58L16 -58L16 -26L6 -30Z")
    if charge:
        pen.disc("a", 2, -45, 5.4)
    pen.disc("a", -12, -62, 2.6)


@part
def helm(pen: Pen) -> None:
    pen.shape("l", "M-14 0L-14 -18Q-14 -32 0 -34Q14 -32 14 -18L14 0L8 4L-8 4Z")
    pen.shape("z", "M2 -34Q14 -32 14 -18L14 0L8 4L4 4Z")
    pen.box("i", -12, -18, 24, 4)
    pen.box("i", -1.4, -18, 2.8, 20)
    pen.shape("c", "M0 -34Q-2 -48 -20 -44Q-8 -42 -4 -33Z")


@part
def globe(pen: Pen) -> None:
    pen.disc("m", 0, -16, 16)
    pen.shape("l", "M-13 -22Q-4 -32 4 -26Q2 -18 -6 -18Q-8 -10 -13 -14Z")
    pen.shape("l", "M4 -12Q12 -18 14 -10Q10 -2 4 -4Z")
    pen.shape("z", "M4 -31Q16 -28 16 -16Q15 -3 2 0Q14 -12 4 -31Z")
    pen.line("a", 2, "M-18 -16Q-18 6 8 4")
    pen.line("d", 3, "M0 2L0 8M-9 9L9 9")


@part
def orb(pen: Pen, ink: str = "m") -> None:
    pen.disc(ink, 0, -18, 17)
    pen.shape("z", "M6 -34Q20 -28 16 -12Q10 0 -4 -2Q14 -12 6 -34Z")
    pen.disc("h", -6, -24, 5)
    for x, y in ((4, -20), (-3, -12)):
        pen.line("a", 1.5, f"M{x - 3} {y}L{x + 3} {y}M{x} {y - 3}L{x} {y + 3}")
    pen.polygon("d", -14, 0, -9, -6, 9, -6, 14, 0, 11, 4, -11, 4)


@part
def star(pen: Pen, r: float = 8, ink: str = "a") -> None:
    pen.shape(
        ink,
        f"M0 {-r}Q{r * 0.16} {-r * 0.16} {r} 0Q{r * 0.16} {r * 0.16} 0 {r}Q{-r * 0.16} {r * 0.16} {-r} 0Q{-r * 0.16} {-r * 0.16} 0 {-r}Z",
    )


@part
def easel(pen: Pen) -> None:
    pen.line("d", 2.4, "M-12 4L-2 -50M12 4L2 -50M0 -50L0 0")
    pen.box("l", -18, -44, 36, 28)
    pen.shape("m", "M-16 -18L-6 -30L2 -22L8 -28L16 -18Z")
    pen.disc("a", 9, -37, 3.4)
    pen.box("d", -20, -16, 40, 3)


@part
def throne(pen: Pen) -> None:
    pen.shape("c", "M-17 0L-17 -48Q-12 -60 0 -62Q12 -60 17 -48L17 0Z")
    pen.shape("z", "M4 -62Q13 -58 17 -48L17 0L8 0Z")
    pen.line("a", 3, "M-17 0L-17 -48Q-12 -60 0 -62Q12 -60 17 -48L17 0")
    pen.disc("a", 0, -63, 4)
    pen.box("a", -24, -24, 9, 4)
    pen.box("a", 15, -24, 9, 4)
    pen.box("d", -23, -20, 6, 20)
    pen.box("d", 17, -20, 6, 20)
    pen.shape("m", "M-16 -16L16 -16L19 -8L-19 -8Z")
    pen.box("d", -20, -8, 40, 8)
    pen.disc("a", 0, -42, 5)


@part
def table(pen: Pen, w: float = 60, cloth: str = "d") -> None:
    pen.box(cloth, -w / 2, -20, w, 5)
    pen.box("h", -w / 2, -20, w, 1.6)
    pen.box(cloth, -w / 2 + 5, -15, 5, 15)
    pen.box(cloth, w / 2 - 10, -15, 5, 15)
    pen.box("z", w / 2 - 8, -15, 3, 15)


@part
def shelf(pen: Pen, w: float = 44) -> None:
    pen.box("d", -w / 2, -62, w, 62)
    lots = random.Random(5)
    for y in (-44, -24, -4):
        x = -w / 2 + 4
        while x < w / 2 - 6:
            bw, bh = (3 + lots.random() * 3, 10 + lots.random() * 5)
            pen.box(lots.choice("cmalm"), x, y - bh, bw, bh)
            x += bw + 0.8
        pen.box("i", -w / 2 + 2, y, w - 4, 2.4)
    pen.box("z", w * 0.2, -62, w * 0.3, 62)


@part
def altar(pen: Pen) -> None:
    pen.box("l", -22, -18, 44, 18)
    pen.box("z", 6, -18, 16, 18)
    pen.box("c", -24, -21, 48, 6)
    pen.shape("c", "M-8 -16L8 -16L8 -4L0 -8L-8 -4Z")
    pen.line("a", 3.2, "M0 -22L0 -46M-7 -38L7 -38")


@part
def pot(pen: Pen, ink: str = "c") -> None:
    pen.shape(ink, "M-5 -24L5 -24L4 -20Q14 -12 8 0L-8 0Q-14 -12 -4 -20Z")
    pen.shape("z", "M1 -20L4 -20Q14 -12 8 0L3 0Q8 -10 1 -20Z")


@part
def wheel(pen: Pen) -> None:
    for x, y in ((0, -19), (0, 19), (19, 0), (-19, 0), (13.5, -13.5), (-13.5, 13.5), (13.5, 13.5), (-13.5, -13.5)):
        pen.line("d", 2.6, f"M0 0L{x} {y}")
    pen.line("m", 3.4, "M-13 0Q-13 -13 0 -13Q13 -13 13 0Q13 13 0 13Q-13 13 -13 0")
    pen.disc("a", 0, 0, 3.4)


@part
def skull(pen: Pen) -> None:
    pen.shape("l", "M-13 -16Q-14 -32 0 -32Q14 -32 13 -16Q12 -10 8 -9L8 0L-8 0L-8 -9Q-12 -10 -13 -16Z")
    pen.shape("z", "M4 -32Q14 -30 13 -16Q12 -10 8 -9L8 0L4 0Z")
    pen.disc("i", -5.4, -17, 3.8)
    pen.disc("i", 5.4, -17, 3.8)
    pen.polygon("i", 0, -12, -2, -8, 2, -8)
    pen.line("i", 1.3, "M-3 0L-3 -4M1 0L1 -4", cap="butt")


@part
def lute(pen: Pen) -> None:
    pen.line("d", 3, "M8 -22L20 -42")
    pen.shape("a", "M-12 -4Q-16 -20 2 -26Q14 -24 12 -12Q6 2 -6 2Q-10 1 -12 -4Z")
    pen.shape("z", "M2 -26Q14 -24 12 -12Q6 2 -6 2Q8 -8 2 -26Z")
    pen.disc("i", 0, -12, 4)
    pen.line("l", 0.9, "M-6 -2L18 -40")


@part
def bunting(pen: Pen, ink: str = "c") -> None:
    pen.line("i", 1.2, "M0 0Q60 22 120 0")
    for x, y, k in ((8, 3, ink), (24, 7, "a"), (40, 9.5, "l"), (56, 10.5, ink), (72, 9, "a"), (88, 6.5, "l"), (104, 2.5, ink)):
        pen.polygon(k, x, y, x + 9, y + 1, x + 4, y + 11)


@part
def tunnel(pen: Pen) -> None:
    pen.shape("d", "M-34 0Q-36 -44 0 -48Q36 -44 34 0Z")
    pen.shape("i", "M-24 0Q-26 -34 0 -38Q26 -34 24 0Z")
    pen.line("m", 3.4, "M-22 0L-22 -28L22 -28L22 0")
    pen.line("z", 1.6, "M-30 -18L-26 -18M28 -26L32 -24M-20 -40L-16 -36")
