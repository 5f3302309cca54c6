"""Animals of field, forest and air."""

from pictures.pen import Pen, part


@part
def deer(pen: Pen, ink: str = "m", horns: float = 1) -> None:
    pen.shape(
        ink,
        "M-20 -19Q-20 -25 -12 -26Q0 -28 8 -25L13 -38Q15 -44 21 -43L28 -38Q28 -35 24 -35L20 -34Q17 -24 13 -18L13 0L9.5 0L8.5 -14L-11 -15L-13 0L-16.5 0L-17 -15Q-20 -16 -20 -19Z",
    )
    pen.shape("z", "M-18 -17Q0 -14 15 -22L13 -18L13 0L9.5 0L8.5 -14L-11 -15L-13 0L-15 0L-15 -15Z")
    pen.shape(ink, "M13 -41L6 -45L10 -38Z")
    pen.disc("i", 21, -39.5, 1.2)
    pen.shape("l", "M-20 -19Q-25 -21 -23 -25Q-20 -26 -18 -24Z")
    if horns:
        pen.line("d", 2, "M17 -43Q12 -50 14 -60M14 -53L7 -57M13.5 -48L6 -49M19 -43Q22 -50 22 -60M21.6 -52L28 -57")


@part
def dog(pen: Pen, ink: str = "m", chest: str = "l") -> None:
    pen.line(ink, 4, "M-14 -3Q-26 -4 -25 -16")
    pen.shape(
        ink,
        "M-15 0Q-19 -15 -8 -21Q-4 -28 2 -31Q2 -44 12 -45Q18 -45 20 -40L28 -36Q29 -31 22 -31Q16 -30 15 -25Q16 -12 16 0L8 0L7 -9Q4 -3 5 0Z",
    )
    pen.shape(chest, "M6 -27Q14 -24 15 -25Q16 -12 16 0L11 0Q11 -14 6 -27Z")
    pen.shape("d", "M6 -43Q-1 -38 2 -27Q9 -29 11 -42Z")
    pen.disc("i", 16, -39, 1.5)
    pen.disc("i", 28, -35.5, 2)
    pen.line("c", 2.6, "M3 -29Q9 -24 16 -26")
    pen.shape("z", "M-15 0Q-14 -8 -6 -11Q0 -6 0 0Z")


@part
def collie(pen: Pen) -> None:
    pen.line("H1", 4.5, "M-20 -20Q-30 -22 -33 -12")
    pen.line("W", 3, "M-32 -14L-33 -11")
    pen.line("H1", 4, "M-16 -16L-24 -2M-12 -14L-14 0")
    pen.line("W", 4, "M12 -14L22 -2M8 -14L10 0")
    pen.shape(
        "H1",
        "M-22 -20Q-18 -26 0 -24Q10 -26 14 -32Q18 -37 24 -35L34 -30Q33 -26 26 -26Q20 -24 18 -16Q12 -10 -4 -12Q-20 -12 -22 -20Z",
    )
    pen.shape("W", "M6 -25Q14 -30 17 -30Q20 -26 18 -16Q14 -12 8 -12Q12 -18 6 -25Z")
    pen.shape("H1", "M15 -34L11 -41L21 -36Z")
    pen.shape("W", "M24 -35L34 -30Q33 -28 28 -28Z")
    pen.disc("i", 34, -29.5, 1.8)
    pen.disc("W", 22, -32, 1.2)


@part
def ox(pen: Pen, ink: str = "m") -> None:
    pen.shape(
        ink,
        "M-30 -30Q-32 -36 -22 -37Q-4 -38 10 -35Q16 -44 26 -42Q34 -42 36 -34L40 -22Q38 -16 32 -17L26 -22Q22 -14 18 -13L18 0L11 0L10 -13L-14 -14L-16 0L-23 0L-24 -14Q-32 -16 -30 -30Z",
    )
    pen.shape("z", "M-30 -22Q-6 -14 24 -20Q20 -14 18 -13L18 0L11 0L10 -13L-14 -14L-16 0L-19 0L-19 -14Q-30 -14 -30 -22Z")
    pen.shape("l", "M33 -26L40 -22Q38 -16 32 -17Z")
    pen.shape("W", "M22 -41Q16 -52 24 -58Q23 -50 29 -44Z")
    pen.shape(ink, "M20 -40L10 -42L17 -34Z")
    pen.disc("i", 29, -34, 1.6)
    pen.line("d", 2.4, "M-29 -32Q-36 -26 -33 -12")
    pen.disc("i", 37.5, -21.5, 1)


@part
def oxhead(pen: Pen, ink: str = "m") -> None:
    pen.shape("W", "M-13 -38Q-34 -34 -40 -58Q-28 -48 -12 -48Z")
    pen.shape("W", "M13 -38Q34 -34 40 -58Q28 -48 12 -48Z")
    pen.shape(ink, "M-15 -36L-32 -32Q-28 -24 -16 -26Z")
    pen.shape(ink, "M15 -36L32 -32Q28 -24 16 -26Z")
    pen.shape(ink, "M-15 -44Q0 -54 15 -44Q18 -32 13 -18Q13 0 0 0Q-13 0 -13 -18Q-18 -32 -15 -44Z")
    pen.shape("l", "M-13 -14Q0 -20 13 -14Q15 2 0 3Q-15 2 -13 -14Z")
    pen.shape("z", "M3 -49Q12 -48 15 -44Q18 -32 13 -18Q15 2 0 3Q8 -12 3 -49Z")
    pen.disc("i", -8, -31, 2.4)
    pen.disc("i", 8, -31, 2.4)
    pen.oval("i", -5, -8, 2, 2.8)
    pen.oval("i", 5, -8, 2, 2.8)
    pen.shape("d", "M-8 -46Q0 -54 8 -46Q4 -36 0 -34Q-4 -36 -8 -46Z")
    pen.line("a", 2.6, "M-5 -3Q0 6 5 -3")


@part
def horsehead(pen: Pen, ink: str = "m", mane: str = "d") -> None:
    pen.shape(ink, "M-26 10Q-24 -26 -6 -40L-6 -52L2 -44Q16 -40 32 -16Q36 -10 33 -5Q28 0 22 -4L8 -10Q4 -4 8 10Z")
    pen.shape("z", "M4 -18Q14 -10 33 -8Q30 1 22 -4L8 -10Q4 -4 8 10L-6 10Q-4 -6 4 -18Z")
    pen.shape(mane, "M-2 -48Q-32 -40 -34 10L-22 10Q-20 -18 -4 -36L6 -30Q4 -38 2 -44Z")
    pen.shape(mane, "M-2 -46Q8 -42 12 -30Q4 -34 -4 -38Z")
    pen.disc("i", 10, -28, 2.4)
    pen.disc("i", 30, -10, 1.7)
    pen.line("a", 2.2, "M0 -20L22 -32M20 -18L26 -30M20 -18L-16 2")


@part
def mole(pen: Pen) -> None:
    pen.shape("d", "M-40 0Q-30 -18 0 -20Q30 -18 40 0Z")
    pen.shape("z", "M6 -20Q32 -16 40 0L14 0Z")
    pen.shape("i", "M-20 -8Q-24 -40 0 -42Q24 -40 20 -8Q0 -2 -20 -8Z")
    pen.shape("h", "M-16 -16Q-18 -36 -2 -39Q-12 -30 -10 -12Z")
    pen.shape("S1", "M-7 -27Q0 -34 7 -27Q4 -19 0 -18Q-4 -19 -7 -27Z")
    pen.disc("c", 0, -28, 3.4)
    pen.disc("W", -8.5, -31, 1.7)
    pen.disc("W", 8.5, -31, 1.7)
    for k in (-1, 1):
        pen.shape("S1", f"M{k * 14} -16Q{k * 30} -20 {k * 30} -10Q{k * 28} -2 {k * 16} -6Z")
        pen.line("S1", 2, f"M{k * 28} -14L{k * 33} -13M{k * 28} -10L{k * 33} -8M{k * 26} -6L{k * 30} -3")


@part
def camel(pen: Pen, ink: str = "m", load: str = "c") -> None:
    pen.shape(
        ink,
        "M-22 -26Q-20 -30 -14 -30Q-8 -44 0 -44Q7 -42 10 -31Q16 -28 19 -33Q20 -48 26 -52Q32 -54 40 -48L39 -44L30 -44Q30 -24 18 -18L18 0L13 0L12 -16L-12 -17L-13 0L-18 0L-19 -18Q-23 -20 -22 -26Z",
    )
    pen.shape("z", "M-21 -22Q0 -16 22 -22L18 -18L18 0L13 0L12 -16L-12 -17L-13 0L-15.5 0L-16 -18Z")
    pen.disc("i", 32, -48, 1.3)
    pen.line("d", 2, "M-21 -26Q-27 -22 -25 -12")
    pen.shape(ink, "M25 -51L22 -56L28 -53Z")
    if load != "none":
        pen.shape(load, "M-13 -33Q-8 -47 0 -47Q8 -45 11 -33L9 -18L-11 -18Z")
        pen.shape("z", "M3 -46Q9 -44 11 -33L9 -18L3 -18Z")
        pen.line("a", 2, "M-12 -21L9.5 -21M-13 -30L10.5 -30", cap="butt")
        pen.line("a", 1.4, "M31 -44L36 -50M36 -44L22 -34")


@part
def goat(pen: Pen, ink: str = "l") -> None:
    pen.shape(
        ink,
        "M-22 -26Q-20 -31 -8 -30Q4 -30 8 -33Q10 -42 18 -43Q22 -44 24 -40L31 -33Q31 -29 26 -29L21 -30Q18 -22 14 -18L14 0L9 0L8 -14L-11 -15L-13 0L-18 0L-18 -16Q-23 -20 -22 -26Z",
    )
    pen.shape("z", "M-21 -21Q0 -14 18 -24L14 -18L14 0L9 0L8 -14L-11 -15L-13 0L-15 0L-15 -15Z")
    pen.shape("d", "M17 -43Q14 -58 0 -58Q10 -54 11 -42Z")
    pen.shape("d", "M21 -43Q20 -56 8 -60Q17 -52 16 -43Z")
    pen.shape(ink, "M24 -30Q25 -22 21 -19Q20 -24 21 -30Z")
    pen.disc("i", 21, -38, 1.4)
    pen.shape(ink, "M14 -39L6 -39L13 -34Z")
    pen.shape(ink, "M-22 -27L-28 -33L-19 -31Z")


@part
def bat(pen: Pen, ink: str = "i") -> None:
    pen.shape(
        ink,
        "M0 -7L-3 -12L-4 -5Q-8 -8 -12 -15Q-24 -15 -32 -5Q-25 -6 -22 1Q-16 -4 -12 3Q-5 -1 0 8Q5 -1 12 3Q16 -4 22 1Q25 -6 32 -5Q24 -15 12 -15Q8 -8 4 -5L3 -12Z",
    )
    pen.disc("a", -1.8, -4, 1)
    pen.disc("a", 1.8, -4, 1)


@part
def rat(pen: Pen, ink: str = "d") -> None:
    pen.line("S2", 1.8, "M-14 -3Q-26 -2 -28 -12")
    pen.shape(ink, "M-17 0Q-19 -13 -4 -14Q7 -14 15 -5L18 -2Q16 0 12 0Z")
    pen.disc(ink, 5, -13, 4)
    pen.disc("S2", 5, -13, 2.2)
    pen.disc("W", 11, -6.5, 1.2)
    pen.disc("S2", 17.5, -2.5, 1.5)
    pen.shape("z", "M-17 0Q0 -6 15 -2L12 0Z")


@part
def falcon(pen: Pen) -> None:
    pen.shape("d", "M-6 0Q-16 -18 -8 -32Q-6 -42 4 -42Q12 -42 13 -35L17 -31L12 -31Q14 -14 4 -6L-2 10L-8 8Z")
    pen.shape("l", "M12 -31Q14 -14 4 -6Q0 -18 6 -30Z")
    pen.shape("i", "M-8 -30Q2 -24 0 -4L-6 4Q-16 -14 -8 -30Z")
    pen.shape("a", "M12 -36L18.5 -31L12 -31Z")
    pen.disc("a", 7, -36, 2)
    pen.disc("i", 7.4, -36, 1.1)
    for k in (0, 1, 2):
        pen.line("i", 1.3, f"M{5 + k} {-24 + k * 5}L{9 + k * 0.3} {-24 + k * 5}")
    pen.line("a", 2, "M0 -4L0 1M4 -5L5 0")


@part
def flyer(pen: Pen, ink: str = "d") -> None:
    pen.shape(ink, "M-30 -6Q-14 -14 -4 -4Q0 -8 4 -4Q14 -14 30 -6Q16 -6 4 4L0 10L-4 4Q-16 -6 -30 -6Z")


@part
def birds(pen: Pen, ink: str = "d") -> None:
    for x, y in ((0, 0), (16, -8), (-14, -10), (28, 3)):
        pen.line(ink, 1.6, f"M{x - 6} {y}Q{x - 3} {y - 5} {x} {y}Q{x + 3} {y - 5} {x + 6} {y}")


@part
def archcat(pen: Pen, ink: str = "i") -> None:
    pen.line(ink, 4, "M-19 -22Q-32 -26 -26 -46Q-24 -52 -19 -52")
    pen.shape(
        ink,
        "M-22 0L-20 -16Q-20 -34 -4 -35Q8 -36 13 -26L12 -38L18 -33L24 -33L29 -38L29 -25Q27 -18 18 -17L16 0L11 0L11 -14Q0 -20 -11 -14L-13 0L-17 0L-17 -8L-18 0Z",
    )
    pen.disc("a", 18, -27, 1.9)
    pen.disc("a", 25, -27, 1.9)
    pen.shape("h", "M-17 -20Q-16 -32 -4 -33Q-14 -28 -14 -18Z")


@part
def goose(pen: Pen) -> None:
    pen.line("a", 2, "M-3 0L-3 -6M3 0L3 -6")
    pen.shape("W", "M-18 -14Q-10 -20 2 -18Q6 -22 6 -30Q7 -37 13 -37Q17 -36 17 -32L12 -30Q13 -14 8 -9Q-8 -2 -18 -14Z")
    pen.polygon("a", 16, -35, 23, -32, 16, -31)
    pen.disc("i", 13, -33.5, 1)
    pen.shape("z", "M-18 -14Q-4 -8 10 -14Q6 -6 -2 -6Q-12 -7 -18 -14Z")


@part
def pig(pen: Pen) -> None:
    pen.line("S2", 3.4, "M-12 0L-12 -6M10 0L10 -6")
    pen.oval("S1", 0, -13, 18, 10)
    pen.disc("S1", 16, -15, 7.5)
    pen.oval("S2", 22, -14, 3, 3.6)
    pen.shape("S2", "M12 -20L10 -27L18 -22Z")
    pen.disc("i", 17, -17, 1.2)
    pen.shape("z", "M-18 -12Q0 -4 20 -9Q14 -2 0 -3Q-14 -3 -18 -12Z")
    pen.line("S2", 1.6, "M-17 -15Q-23 -18 -21 -22Q-18 -22 -20 -17")


@part
def frog(pen: Pen, ink: str = "m") -> None:
    pen.shape(ink, "M-20 0Q-24 -14 -12 -16Q-12 -28 0 -28Q14 -28 16 -18Q20 -14 14 -10Q10 -4 14 0Z")
    pen.disc(ink, 2, -28, 5)
    pen.disc(ink, 12, -26, 5)
    pen.disc("a", 3, -29, 3)
    pen.disc("a", 12.5, -27, 3)
    pen.disc("i", 3.5, -29, 1.4)
    pen.disc("i", 13, -27, 1.4)
    pen.line("d", 1.6, "M0 -17Q8 -13 16 -17")
    pen.shape("z", "M-20 0Q-20 -10 -8 -10Q-2 -4 -4 0Z")


@part
def hare(pen: Pen, ink: str = "l") -> None:
    pen.shape(ink, "M-16 0Q-20 -12 -8 -16Q0 -20 6 -18Q8 -24 14 -24Q20 -23 20 -17Q20 -12 14 -11Q12 -4 14 0Z")
    pen.shape(ink, "M9 -22Q0 -30 0 -40Q8 -36 13 -23Z")
    pen.shape(ink, "M13 -23Q10 -34 13 -42Q18 -34 17 -23Z")
    pen.disc("i", 15, -18.5, 1.3)
    pen.disc("W", -17, -5, 3)
    pen.shape("z", "M-16 0Q0 -8 14 -4L14 0Z")


@part
def owl(pen: Pen) -> None:
    pen.shape("d", "M-12 0Q-18 -26 -10 -34L-12 -42L-4 -38L4 -38L12 -42L10 -34Q18 -26 12 0Z")
    pen.shape("m", "M-6 -2Q-10 -20 0 -24Q10 -20 6 -2Z")
    pen.disc("a", -5, -31, 5)
    pen.disc("a", 5, -31, 5)
    pen.disc("i", -4.5, -31, 2.4)
    pen.disc("i", 5.5, -31, 2.4)
    pen.polygon("a", -2, -27, 2, -27, 0, -22)
    pen.line("d", 1.4, "M-3 -16Q0 -14 3 -16M-3 -10Q0 -8 3 -10")
    pen.shape("z", "M4 -38L12 -42L10 -34Q18 -26 12 0L6 0Z")


@part
def locust(pen: Pen, ink: str = "m") -> None:
    pen.line("i", 1.8, "M4 -3L12 -16L20 0M-2 -3L2 4M-10 -3L-8 4")
    pen.shape(ink, "M-22 -8Q-18 -14 -10 -12L24 -6Q28 -3 22 -1L-12 -1Q-22 -1 -22 -8Z")
    pen.shape("l", "M-10 -11L22 -14Q28 -10 22 -7L-6 -5Z")
    pen.shape("z", "M-4 -5L24 -6Q28 -3 22 -1L-6 -1Z")
    pen.disc("c", -17, -8, 2)
    pen.line("i", 1.2, "M-20 -12Q-28 -18 -32 -14M-18 -13Q-22 -22 -28 -22")


@part
def fish(pen: Pen, ink: str = "c") -> None:
    pen.shape(ink, "M-16 0Q-4 -12 10 -2L18 -9Q16 0 18 9L10 2Q-4 12 -16 0Z")
    pen.shape("z", "M-16 0Q-2 6 10 2L18 9Q17 4 16 0L10 0Z")
    pen.disc("l", -9, -2, 2)
    pen.disc("i", -9, -2, 1)


@part
def moth(pen: Pen) -> None:
    pen.shape("l", "M0 0Q-12 -12 -14 0Q-12 8 0 2Z")
    pen.shape("l", "M0 0Q12 -12 14 0Q12 8 0 2Z")
    pen.line("d", 2, "M0 -4L0 5")
    pen.disc("m", -8, -1, 2)
    pen.disc("m", 8, -1, 2)


@part
def butterfly(pen: Pen, ink: str = "c") -> None:
    pen.shape(ink, "M0 0Q-10 -18 -16 -10Q-18 -2 0 1Z")
    pen.shape(ink, "M0 0Q10 -18 16 -10Q18 -2 0 1Z")
    pen.shape("a", "M0 1Q-12 4 -8 11Q-3 12 0 3Z")
    pen.shape("a", "M0 1Q12 4 8 11Q3 12 0 3Z")
    pen.line("i", 1.8, "M0 -4L0 7")
