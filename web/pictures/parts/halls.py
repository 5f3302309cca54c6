"""Halls and what stands in them."""

from pictures.pen import Pen, part


@part
def stable(pen: Pen) -> None:
    pen.polygon("c", -46, -42, -34, -66, 34, -66, 46, -42)
    pen.polygon("z", 10, -66, 34, -66, 46, -42, 14, -42)
    pen.line("z", 1.4, "M-38 -48L36 -48M-36 -55L34 -55M-34 -61L32 -61")
    pen.box("l", -42, -42, 84, 42)
    pen.box("z", 22, -42, 20, 42)
    pen.line("d", 2.6, "M-42 -41L42 -41M-41 -42L-41 0M41 -42L41 0M-1 -42L-1 0", cap="butt")
    for x in (-21, 20):
        pen.box("i", x - 14, -35, 28, 35)
        pen.box("m", x - 14, -15, 28, 15)
        pen.line("d", 1.6, f"M{x - 14} -15L{x + 14} 0M{x + 14} -15L{x - 14} 0M{x - 14} -14.2L{x + 14} -14.2", cap="butt")
    pen.line("a", 2.4, "M-4.5 -50Q-6 -60 0 -60Q6 -60 4.5 -50")


@part
def stallhorse(pen: Pen, ink: str = "c", mane: str = "i") -> None:
    pen.shape(ink, "M-14 6Q-13 -10 -6 -20Q-2 -26 4 -27L5 -33L9 -28L24 -15Q26 -10 21 -8.5L10 -12Q9 -2 11 6Z")
    pen.shape("z", "M-2 6Q2 -8 8 -14L10 -12Q9 -2 11 6Z")
    pen.shape(mane, "M4 -29Q-10 -26 -15 -6L-14 6L-10 6Q-8 -12 5 -27Z")
    pen.disc("i", 9, -21, 1.6)
    pen.line("a", 1.5, "M17 -19L13 -11M11 -24L3 -12M15 -15L4 -12")
    pen.shape("l", "M8 -27L14 -22.5L13 -19Z")


@part
def chandelier(pen: Pen) -> None:
    pen.line("i", 1.4, "M0 -20L0 -4")
    pen.disc("h", 0, 6, 26)
    pen.line("a", 2.6, "M-26 6Q-22 16 0 16Q22 16 26 6M-13 6Q-11 12 0 12Q11 12 13 6M0 -6L0 18")
    pen.disc("a", 0, -4, 3)
    pen.disc("a", 0, 20, 3.4)
    for x in (-26, -13, 0, 13, 26):
        pen.box("W", x - 1.6, 0, 3.2, 7)
        pen.shape("a", f"M{x} -7Q{x + 2.6} -2 {x} 0Q{x - 2.6} -2 {x} -7Z")


@part
def dancers(pen: Pen) -> None:
    """A couple in a turn."""
    pen.shape("c", "M-3 -34Q-9 -34 -10 -29L-9 -22Q-24 -8 -26 0Q-12 3 2 0Q-2 -10 -3 -22Z")
    pen.shape("z", "M-6 -22Q-10 -8 -8 1.5Q-3 1.6 2 0Q-2 -10 -3 -22Z")
    pen.line("a", 1.4, "M-10 -22L-3 -22M-25 -3Q-12 0 1 -3")
    pen.disc("S2", -6, -40, 5)
    pen.shape("H3", "M-11.5 -38Q-12 -46.5 -5 -46Q.4 -45 -1 -40Q-5 -44 -8 -40Q-8.5 -37 -9.6 -35Z")
    pen.disc("H3", -11, -43, 2.8)
    pen.shape("d", "M2 -35Q10 -37 12 -30L12 -17L3 -17Z")
    pen.shape("z", "M7 -36Q11 -35 12 -30L12 -17L8 -17Z")
    pen.line("i", 4.4, "M5 -17L3 -2M10 -17L14 -2")
    pen.shape("i", "M1 -2L8 -2L8 1L0 1Z")
    pen.shape("i", "M12 -2L19 -2L19 1L12 1Z")
    pen.disc("S4", 5, -42, 5)
    pen.shape("H1", "M0 -41Q-.5 -48.5 6 -48Q11.5 -47 10.6 -39Q8 -44 4 -44Q1.6 -43 0 -41Z")
    pen.line("H1", 0.9, "M1.5 -42L1.5 -41")
    pen.line("H1", 0.9, "M-2.6 -40.4L-2.6 -39.4")
    pen.polygon("a", 1, -35, 5, -35, 4, -30)
    pen.line("c", 3.4, "M-9 -31Q-14 -40 -15 -48")
    pen.disc("S2", -15, -50, 2.1)
    pen.line("d", 3.6, "M10 -32Q2 -26 -4 -25")
    pen.disc("S4", -5, -25, 2.1)
    pen.line("d", 3.6, "M4 -33Q-6 -38 -13 -47")
    pen.disc("S4", -14.5, -48.4, 2)


@part
def checker(pen: Pen, y: float = 72, a: str = "l", b: str = "d") -> None:
    pen.box(b, 0, y, 120, 98 - y)
    h = (96 - y) / 3
    yy = y
    for i, hh in enumerate((h * 0.62, h * 0.96, h * 1.42)):
        t0, t1 = ((yy - y) / (96 - y), (yy + hh - y) / (96 - y))
        w0, w1 = (14 + t0 * 16, 14 + t1 * 16)
        for j in range(-6, 6):
            if (i + j) % 2 == 0:
                pen.polygon(a, 60 + j * w0, yy, 60 + (j + 1) * w0, yy, 60 + (j + 1) * w1, yy + hh, 60 + j * w1, yy + hh)
        yy += hh


@part
def mapwall(pen: Pen) -> None:
    """A great map on the wall."""
    pen.box("d", -42, -56, 84, 54)
    pen.box("l", -39, -53, 78, 48)
    pen.shape("f", "M-39 -53L-8 -53Q-2 -42 -12 -36Q-20 -30 -14 -22Q-22 -12 -39 -18Z")
    pen.shape("m", "M-34 -53L-13 -53Q-8 -43 -17 -38Q-25 -32 -20 -23Q-28 -16 -39 -22L-39 -46Z")
    pen.shape("c", "M2 -5Q0 -20 10 -26Q14 -38 28 -36Q34 -44 39 -40L39 -5Z")
    pen.shape("c", "M6 -50Q14 -54 20 -49Q22 -43 14 -41Q6 -43 6 -50Z")
    pen.shape("z", "M20 -5Q22 -24 39 -28L39 -5Z")
    pen.line("i", 1.2, "M-12 -30Q-2 -40 4 -28Q8 -18 22 -22")
    pen.line("R", 2.4, "M20 -25L26 -19M26 -25L20 -19")
    pen.line("i", 1, "M-24 -5L-24 -14M-28 -9.5L-20 -9.5")
    pen.part("star", -2, -14, r=7)
    pen.part("ship", -6, -41, 0.2)
    pen.line("a", 2, "M-43 -57L43 -57M-43 -1L43 -1")
    pen.disc("a", -43, -57, 2)
    pen.disc("a", 43, -57, 2)


@part
def painting(pen: Pen, w: float = 24, h: float = 20, kind: str = "land") -> None:
    pen.box("a", -w / 2 - 3, -h - 3, w + 6, h + 6)
    pen.box("z", w / 2, -h - 3, 3, h + 6)
    pen.box("s", -w / 2, -h, w, h)
    if kind == "land":
        pen.shape(
            "m",
            f"M{-w / 2} 0L{-w / 2} {-h * 0.3}L{-w * 0.2} {-h * 0.6}L{w * 0.1} {-h * 0.25}L{w * 0.3} {-h * 0.5}L{w / 2} {-h * 0.2}L{w / 2} 0Z",
        )
        pen.disc("c", w * 0.25, -h * 0.75, 2.6)
    if kind == "head":
        pen.box("d", -w / 2, -h, w, h)
        pen.shape("c", f"M{-w * 0.36} 0Q{-w * 0.3} {-h * 0.3} 0 {-h * 0.34}Q{w * 0.3} {-h * 0.3} {w * 0.36} 0Z")
        pen.oval("S2", 0, -h * 0.56, w * 0.17, h * 0.21)
        pen.shape(
            "H2",
            f"M{-w * 0.2} {-h * 0.5}Q{-w * 0.24} {-h * 0.86} 0 {-h * 0.84}Q{w * 0.24} {-h * 0.86} {w * 0.2} {-h * 0.5}Q{w * 0.1} {-h * 0.72} 0 {-h * 0.7}Q{-w * 0.1} {-h * 0.72} {-w * 0.2} {-h * 0.5}Z",
        )
    if kind == "ship":
        pen.box("c", -w / 2, -h * 0.3, w, h * 0.3)
        pen.part("boat", 0, -h * 0.26, h / 46)


@part
def bustmarble(pen: Pen) -> None:
    pen.box("d", -8, -14, 16, 14)
    pen.box("z", 2, -14, 6, 14)
    pen.box("l", -10, -17, 20, 3.4)
    pen.shape(
        "W",
        "M-10 -17Q-10 -25 -3 -26L-3 -29Q-7 -32 -6 -39Q-3 -44 2 -43Q7 -42 6.5 -37L8.4 -33.4L6.4 -33Q6 -29 3 -28.6L3 -26Q10 -25 10 -17Z",
    )
    pen.shape("z", "M2 -43Q7 -42 6.5 -37L8.4 -33.4L6.4 -33Q6 -29 3 -28.6L3 -26Q10 -25 10 -17L3 -17Q2 -30 2 -43Z")
    pen.line("z", 1.3, "M-5 -38Q-2 -41 2 -40M-5 -35Q-3 -37 -1 -36")
