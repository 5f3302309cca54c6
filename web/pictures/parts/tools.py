"""Tools, and what hands carry."""

import math

from pictures.pen import Pen, part


@part
def axe(pen: Pen) -> None:
    pen.line("d", 3, "M0 0L0 -40")
    pen.shape("l", "M1 -40Q10 -48 18 -44Q20 -32 16 -24Q8 -26 1 -30Z")
    pen.shape("z", "M12 -45Q16 -46 18 -44Q20 -32 16 -24L12 -25Q16 -34 12 -45Z")
    pen.polygon("l", -1, -38, -7, -35, -1, -32)


@part
def rod(pen: Pen) -> None:
    pen.line("d", 2.6, "M0 0L0 -66")


@part
def crook(pen: Pen) -> None:
    pen.line("d", 2.4, "M0 0L0 -58Q0 -70 8 -69Q14 -66 10 -60")


@part
def trident(pen: Pen) -> None:
    pen.line("d", 2.2, "M0 0L0 -58")
    pen.line("l", 2.4, "M-7 -72L-7 -62Q-7 -57 0 -57Q7 -57 7 -62L7 -72M0 -57L0 -76")


@part
def fork(pen: Pen) -> None:
    pen.line("d", 2.2, "M0 0L0 -56")
    pen.line("l", 2, "M-6 -72L-6 -60Q-6 -56 0 -56Q6 -56 6 -60L6 -72M0 -56L0 -73")


@part
def torch(pen: Pen) -> None:
    pen.polygon("d", -2.5, 0, -3.5, -18, 3.5, -18, 2.5, 0)
    pen.disc("h", 0, -26, 14)
    pen.part("hotfire", 0, -16, 0.62)


@part
def club(pen: Pen) -> None:
    pen.shape("d", "M-2 2Q-3 -20 -6 -30Q-4 -42 3 -42Q9 -40 7 -28Q3 -14 2.5 2Z")
    pen.shape("z", "M3 -42Q9 -40 7 -28Q3 -14 2.5 2L1 2Q4 -24 3 -42Z")
    for x, y in ((-2, -36), (3, -32), (-1, -28)):
        pen.disc("l", x, y, 1.3)


@part
def mace(pen: Pen) -> None:
    pen.line("d", 2.8, "M0 0L0 -30")
    for t in (0, 1.05, 2.1, 3.14, 4.2, 5.24):
        pen.polygon(
            "l", 0, -37, 10 * math.cos(t) - 1, -37 + 10 * math.sin(t), 10 * math.cos(t + 0.7), -37 + 10 * math.sin(t + 0.7)
        )
    pen.disc("l", 0, -37, 6.5)
    pen.shape("z", "M2 -43Q7 -41 6.5 -36Q6 -31 1 -30.5Q5 -36 2 -43Z")


@part
def rapier(pen: Pen) -> None:
    pen.line("l", 1.8, "M0 -8L0 -56")
    pen.line("a", 2, "M-7 -8Q0 -2 7 -8M-6 -9L6 -9M0 -8L0 2")
    pen.disc("a", 0, 3, 2.2)


@part
def horn(pen: Pen) -> None:
    pen.shape("a", "M-22 -2Q-8 4 8 -6Q16 -12 16 -28L30 -26Q30 -6 14 4Q-4 14 -22 2Z")
    pen.shape("z", "M-22 2Q-4 6 12 -2Q24 -10 24 -27L30 -26Q30 -6 14 4Q-4 14 -22 2Z")
    pen.oval("i", 23, -27.5, 7.5, 2.8)
    pen.line("c", 2.8, "M0 -2L4 6M11 -9L18 -2", cap="butt")
    pen.line("d", 1.6, "M2 6Q6 22 22 14Q28 8 24 0")


@part
def shovel(pen: Pen) -> None:
    pen.line("d", 2.6, "M0 0L0 -44")
    pen.line("d", 2.6, "M-4 -45L4 -45")
    pen.shape("l", "M-6.5 -4L6.5 -4L6 8Q4 14 0 16Q-4 14 -6 8Z")
    pen.shape("z", "M1 -4L6.5 -4L6 8Q4 14 1 15.6Z")


@part
def trowel(pen: Pen) -> None:
    pen.box("d", -1.8, 0, 3.6, 9)
    pen.line("l", 1.8, "M0 0L0 -4")
    pen.polygon("l", -6, -4, 6, -4, 0, -20)
    pen.polygon("z", 0, -4, 6, -4, 0, -20)


@part
def mallet(pen: Pen) -> None:
    pen.line("d", 3, "M0 2L0 -22")
    pen.polygon("m", -9, -36, 9, -36, 7, -21, -7, -21)
    pen.polygon("z", 1, -36, 9, -36, 7, -21, 1, -21)


@part
def chisel(pen: Pen) -> None:
    pen.box("m", -2.6, -12, 5.2, 13)
    pen.polygon("l", -2.2, -12, 2.2, -12, 3.4, -30, -3.4, -30)
    pen.polygon("z", 0, -12, 2.2, -12, 3.4, -30, 0, -30)


@part
def horseshoe(pen: Pen, ink: str = "l") -> None:
    pen.line(ink, 7.5, "M-12 0Q-22 -34 0 -36Q22 -34 12 0")
    pen.line("z", 3, "M3 -36Q22 -34 14 1")
    for x, y in ((-14.5, -12), (-13, -24), (-5, -34), (6, -34), (13.5, -24), (14.5, -12)):
        pen.disc("i", x, y, 1.2)


@part
def bell(pen: Pen) -> None:
    pen.shape("a", "M-16 0Q-11 -4 -11 -18Q-10 -30 0 -31Q10 -30 11 -18Q11 -4 16 0Z")
    pen.shape("z", "M3 -31Q10 -30 11 -18Q11 -4 16 0L5 0Q7 -18 3 -31Z")
    pen.line("d", 2, "M0 -31L0 -37")
    pen.disc("d", 0, 2, 3.4)
    pen.line("z", 1.5, "M-13 -4L13 -4", cap="butt")


@part
def basket(pen: Pen, fill: str = "herbs") -> None:
    pen.line("d", 2, "M-13 -14Q-12 -34 0 -34Q12 -34 13 -14")
    if fill == "herbs":
        for x, k in ((-8, -3), (-2, 1), (5, 3), (9, -1)):
            pen.shape("m", f"M{x} -14Q{x - 6 + k} -24 {x + k * 1.5} -30Q{x + 5 + k} -22 {x} -14Z")
        for x, y in ((-9, -26), (4, -27), (9, -20)):
            pen.disc("a", x, y, 2)
    if fill == "fruit":
        for x, ink in ((-8, "c"), (-1, "a"), (6, "c")):
            pen.disc(ink, x, -16, 4)
    pen.shape("a", "M-15 -15L15 -15L11 0L-11 0Z")
    pen.shape("z", "M4 -15L15 -15L11 0L3 0Z")
    pen.line("z", 1.3, "M-14 -10L13 -10M-13 -5L12 -5", cap="butt")


@part
def gear(pen: Pen, r: float = 14, ink: str = "a") -> None:
    for t in [i * math.pi / 4 for i in range(8)]:
        pen.polygon(
            ink,
            (r + 4) * math.cos(t - 0.14),
            (r + 4) * math.sin(t - 0.14),
            (r + 4) * math.cos(t + 0.14),
            (r + 4) * math.sin(t + 0.14),
            (r - 3) * math.cos(t + 0.22),
            (r - 3) * math.sin(t + 0.22),
            (r - 3) * math.cos(t - 0.22),
            (r - 3) * math.sin(t - 0.22),
        )
    pen.disc(ink, 0, 0, r)
    pen.disc("d", 0, 0, r * 0.42)
    pen.shape("z", f"M{r * 0.3} {-r}Q{r * 1.1} {-r * 0.6} {r} 0Q{r * 0.9} {r * 0.8} {r * 0.2} {r}Q{r * 0.9} 0 {r * 0.3} {-r}Z")
