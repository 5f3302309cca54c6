"""Treasure, books, lights and the fire of workshops."""

import math

from pictures.pen import Pen, part


@part
def coin(pen: Pen, r: float = 9, mark: str = "cross") -> None:
    pen.disc("d", 0.8, 1, r + 0.6)
    pen.disc("a", 0, 0, r)
    pen.line(
        "z",
        1.3,
        f"M{-r * 0.68} 0Q{-r * 0.68} {-r * 0.68} 0 {-r * 0.68}Q{r * 0.68} {-r * 0.68} {r * 0.68} 0Q{r * 0.68} {r * 0.68} 0 {r * 0.68}Q{-r * 0.68} {r * 0.68} {-r * 0.68} 0",
    )
    if mark == "cross":
        pen.line("i", r * 0.2, f"M0 {-r * 0.38}L0 {r * 0.38}M{-r * 0.38} 0L{r * 0.38} 0")
    if mark == "crown":
        pen.polygon(
            "i",
            -r * 0.4,
            r * 0.3,
            -r * 0.45,
            -r * 0.25,
            -r * 0.18,
            0,
            0,
            -r * 0.4,
            r * 0.18,
            0,
            r * 0.45,
            -r * 0.25,
            r * 0.4,
            r * 0.3,
        )
    if mark == "head":
        pen.shape(
            "i",
            f"M{-r * 0.2} {r * 0.45}Q{-r * 0.45} {-r * 0.4} {r * 0.05} {-r * 0.45}Q{r * 0.4} {-r * 0.3} {r * 0.3} {r * 0.1}L{r * 0.1} {r * 0.2}L{r * 0.15} {r * 0.45}Z",
        )
    pen.shape(
        "h",
        f"M{-r * 0.85} {-r * 0.1}Q{-r * 0.8} {-r * 0.8} {-r * 0.1} {-r * 0.85}Q{-r * 0.6} {-r * 0.6} {-r * 0.85} {-r * 0.1}Z",
    )


@part
def stack(pen: Pen, k: int = 4, ink: str = "a") -> None:
    for i in range(k):
        pen.shape(
            ink,
            f"M-9 {-i * 4.4}L-9 {-i * 4.4 - 3.4}Q0 {-i * 4.4 - 7} 9 {-i * 4.4 - 3.4}L9 {-i * 4.4}Q0 {-i * 4.4 + 3.4} -9 {-i * 4.4}Z",
        )
        pen.line("z", 1.1, f"M-9 {-i * 4.4}Q0 {-i * 4.4 + 3.4} 9 {-i * 4.4}")
    pen.oval("h", 0, -k * 4.4 + 0.6, 8, 2.6)


@part
def ingot(pen: Pen, ink: str = "a") -> None:
    pen.polygon(ink, -18, 0, -13, -11, 11, -11, 18, 0)
    pen.polygon("h", -13, -11, -9, -16, 14, -16, 11, -11)
    pen.polygon("z", 11, -11, 14, -16, 21, -5, 18, 0)


@part
def chest(pen: Pen, open: float = 0, ink: str = "m") -> None:
    if open:
        pen.shape(ink, "M-20 -18Q-20 -40 0 -40Q20 -40 20 -18Z")
        pen.shape("i", "M-17 -18Q-16 -36 0 -36Q16 -36 17 -18Z")
        for x, y in ((-11, -20), (-3, -23), (6, -21), (13, -19), (-7, -18), (1, -18)):
            pen.disc("a", x, y, 4)
    else:
        pen.shape(ink, "M-20 -17Q-20 -32 -8 -32L8 -32Q20 -32 20 -17Z")
        pen.shape("z", "M8 -32Q20 -32 20 -17L10 -17Z")
    pen.box(ink, -20, -17, 40, 17)
    pen.box("z", 6, -17, 14, 17)
    pen.line("i", 2, "M-20 -17L20 -17M-13 -17L-13 0M13 -17L13 0", cap="butt")
    pen.box("a", -4, -19, 8, 8)
    pen.disc("i", 0, -15, 1.6)


@part
def crown(pen: Pen, w: float = 28) -> None:
    pen.shape(
        "a",
        f"M{-w / 2} 0L{-w * 0.56} {-w * 0.5}L{-w * 0.26} {-w * 0.24}L0 {-w * 0.66}L{w * 0.26} {-w * 0.24}L{w * 0.56} {-w * 0.5}L{w / 2} 0Z",
    )
    pen.shape("z", f"M{w * 0.1} {-w * 0.5}L{w * 0.26} {-w * 0.24}L{w * 0.56} {-w * 0.5}L{w / 2} 0L{w * 0.16} 0Z")
    pen.box("c", -w / 2, -w * 0.15, w, w * 0.09)
    for x, y in ((-0.56, -0.53), (0, -0.69), (0.56, -0.53)):
        pen.disc("c", x * w, y * w, w * 0.07)


@part
def gem(pen: Pen, ink: str = "c") -> None:
    pen.polygon(ink, -9, -13, -5, -18, 5, -18, 9, -13, 0, 0)
    pen.polygon("h", -9, -13, -5, -18, 0, -18, -3, -13)
    pen.polygon("z", 3, -13, 9, -13, 0, 0)


@part
def key(pen: Pen) -> None:
    pen.disc("a", 0, -26, 8)
    pen.disc("s", 0, -26, 4)
    pen.line("a", 3.2, "M0 -18L0 0M0 -1L7 -1M0 -7L6 -7")


@part
def scales(pen: Pen) -> None:
    pen.line("i", 2.2, "M0 0L0 -36M-8 0L8 0M-20 -30L20 -34")
    pen.line("i", 1.1, "M-20 -30L-26 -16M-20 -30L-14 -16M20 -34L14 -20M20 -34L26 -20")
    pen.shape("a", "M-28 -16L-12 -16Q-14 -8 -20 -8Q-26 -8 -28 -16Z")
    pen.shape("a", "M12 -20L28 -20Q26 -12 20 -12Q14 -12 12 -20Z")
    pen.disc("a", 0, -38, 3)


@part
def book(pen: Pen, ink: str = "c") -> None:
    pen.polygon(ink, -14, 0, -14, -34, 12, -34, 12, 0)
    pen.box("l", -12, -4, 24, 4)
    pen.box("z", 2, -34, 10, 30)
    pen.line("a", 1.8, "M-9 -28L7 -28L7 -10L-9 -10L-9 -28")
    pen.disc("a", -1, -19, 3.4)


@part
def openbook(pen: Pen) -> None:
    pen.shape("d", "M-26 0L-26 -20L26 -20L26 0Q0 6 -26 0Z")
    pen.shape("l", "M0 -3Q-12 -9 -24 -4L-24 -22Q-12 -28 0 -21Z")
    pen.shape("l", "M0 -3Q12 -9 24 -4L24 -22Q12 -28 0 -21Z")
    pen.shape("z", "M0 -3Q4 -6 8 -6L8 -24Q4 -24 0 -21Z")
    pen.line(
        "d",
        1.1,
        "M-19 -19Q-12 -22 -5 -18M-19 -14Q-12 -17 -5 -13M-19 -9Q-12 -12 -5 -8M10 -19Q14 -21 19 -19M10 -14Q14 -16 19 -14",
    )


@part
def scroll(pen: Pen, seal: float = 1) -> None:
    pen.box("l", -15, -30, 30, 26)
    pen.box("z", 6, -28, 9, 24)
    pen.shape("l", "M-18 -34Q0 -37 18 -34L18 -28Q0 -31 -18 -28Z")
    pen.shape("l", "M-18 -7Q0 -4 18 -7L18 -1Q0 2 -18 -1Z")
    pen.line("d", 1.2, "M-10 -24L8 -24M-10 -19L10 -19M-10 -14L4 -14")
    pen.line("z", 1.1, "M-18 -28Q0 -31 18 -28M-18 -7Q0 -4 18 -7")
    if seal:
        pen.disc("c", 9, -8, 4.6)
        pen.polygon("c", 6, -6, 5, 3, 9, 0, 13, 3, 12, -6)


@part
def candle(pen: Pen) -> None:
    pen.disc("h", 0, -26, 13)
    pen.box("l", -3.4, -18, 6.8, 18)
    pen.box("z", 1, -18, 2.4, 18)
    pen.shape("a", "M0 -33Q6 -24 0 -20Q-6 -24 0 -33Z")
    pen.box("d", -7, -2, 14, 3)


@part
def lantern(pen: Pen) -> None:
    pen.disc("h", 0, -14, 18)
    pen.line("i", 1.6, "M-6 -25Q0 -36 6 -25")
    pen.polygon("i", -8, -24, -5, -28, 5, -28, 8, -24)
    pen.box("a", -6, -24, 12, 18)
    pen.line("i", 1.5, "M-6 -24L-6 -6M6 -24L6 -6M0 -24L0 -6")
    pen.box("i", -8, -6, 16, 4)


@part
def flask(pen: Pen, ink: str = "c", smoke: float = 1) -> None:
    if smoke:
        pen.line("l", 2.2, "M1 -40Q-5 -45 1 -50Q7 -55 1 -61")
    pen.shape("h", "M-4 -38L4 -38L4 -24L15 -4Q16 0 12 0L-12 0Q-16 0 -15 -4L-4 -24Z")
    pen.shape(ink, "M-9 -15L9 -15L15 -4Q16 0 12 0L-12 0Q-16 0 -15 -4Z")
    pen.shape("z", "M4 -15L9 -15L15 -4Q16 0 12 0L7 0Z")
    pen.line("l", 1.8, "M-4 -38L-4 -24L-15 -4Q-16 0 -12 0L12 0Q16 0 15 -4L4 -24L4 -38M-6 -38L6 -38")
    pen.disc("l", -3, -8, 1.8)
    pen.disc("l", 3, -11, 1.2)


@part
def retort(pen: Pen) -> None:
    pen.disc("m", 0, -12, 12)
    pen.shape("m", "M-4 -22Q2 -36 34 -24L33 -20Q12 -28 6 -18Z")
    pen.shape("c", "M-11 -9L11 -9Q10 0 0 0Q-10 0 -11 -9Z")
    pen.disc("h", -4, -16, 3.4)


@part
def cauldron(pen: Pen, brew: str = "c") -> None:
    pen.oval(brew, 0, -26, 20, 4.6)
    pen.shape("i", "M-23 -27L-19 -25Q0 -20 19 -25L23 -27Q30 -2 10 0L-10 0Q-30 -2 -23 -27Z")
    pen.shape("h", "M-20 -20Q-22 -8 -12 -4Q-17 -12 -16 -20Z")
    pen.line("i", 3, "M-10 -1L-13 5M10 -1L13 5")
    for x, y, r in ((-8, -32, 3), (4, -36, 4), (10, -31, 2.4), (-2, -43, 2.2)):
        pen.disc(brew, x, y, r)
    pen.line("l", 1.8, "M-12 -36Q-18 -44 -11 -50M12 -40Q18 -48 11 -56")


@part
def fire(pen: Pen, big: float = 1) -> None:
    pen.shape("c", "M-12 0Q-18 -14 -6 -24Q-6 -16 -2 -14Q-4 -26 5 -34Q5 -24 10 -18Q18 -8 11 0Z")
    pen.shape("a", "M-6 0Q-9 -8 -2 -14Q0 -9 3 -9Q3 -14 5 -17Q10 -8 6 0Z")


@part
def forge(pen: Pen) -> None:
    pen.polygon("d", -26, 0, -26, -30, -14, -46, -12, -80, 12, -80, 14, -46, 26, -30, 26, 0)
    pen.polygon("z", 6, 0, 6, -80, 12, -80, 14, -46, 26, -30, 26, 0)
    pen.arch("i", 0, -6, 32, 22)
    pen.part("fire", 0, -6, 0.62)
    pen.line("z", 1.4, "M-22 -34L-10 -34M-4 -40L8 -40M-10 -52L0 -52M-8 -64L4 -64M-24 -3L-6 -3")


@part
def anvil(pen: Pen) -> None:
    pen.shape("i", "M-26 -24L18 -24L18 -18Q8 -16 7 -8L12 -4L12 0L-12 0L-12 -4L-7 -8Q-6 -14 -14 -16Q-24 -17 -26 -24Z")
    pen.box("h", -22, -24, 38, 2.4)
    pen.box("m", -15, 0, 30, 12)
    pen.box("z", 2, 0, 13, 12)


@part
def sparks(pen: Pen) -> None:
    for i in range(11):
        t = math.pi * (1.05 + i * 0.09)
        k = 10 + i * 7 % 12
        pen.line("a", 1.6, f"M{k * math.cos(t)} {k * math.sin(t)}L{(k + 5) * math.cos(t)} {(k + 5) * math.sin(t)}")
