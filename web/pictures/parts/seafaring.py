"""Coasts and ships: what sailors look at, dive for and fear."""

import math

from pictures.pen import Pen, part, shade_right


@part
def astrolabe(pen: Pen) -> None:
    """A brass disc on a ring; the middle is the middle of the disc."""
    pen.line("a", 3, "M-6 -44Q-6 -54 0 -54Q6 -54 6 -44Q6 -39 0 -39Q-6 -39 -6 -44")
    pen.polygon("a", -9, -36, -4, -42, 4, -42, 9, -36)
    pen.disc("d", 1.5, 1.5, 38)
    pen.disc("a", 0, 0, 38)
    pen.disc("l", 0, 0, 31)
    pen.shape("z", "M10 -36.600Q38 -24 37.600 3Q34 32 4 37.800Q34 12 10 -36.600Z")
    for i in range(24):
        angle = i * math.pi / 12
        far, near = 37, 33 if i % 6 else 29
        pen.line(
            "d",
            1.4,
            f"M{near * math.cos(angle):.1f} {near * math.sin(angle):.1f}L{far * math.cos(angle):.1f} {far * math.sin(angle):.1f}",
        )
    pen.line("m", 1.6, "M-24 0Q-24 -24 0 -24Q24 -24 24 0Q24 24 0 24Q-24 24 -24 0")
    pen.line("m", 1.6, "M-10 10Q-20 -6 -4 -16Q14 -16 14 0Q8 14 -10 10")
    pen.polygon("c", -27, 17, -23, 11, 27, -17, 23, -11)
    pen.disc("a", 0, 0, 4.6)
    pen.disc("d", 0, 0, 1.8)
    pen.shape("h", "M-36 -6Q-32 -30 -6 -36Q-26 -26 -29 -6Z")


@part
def crowsnest(pen: Pen) -> None:
    """The top of a mast with its basket; the sail hangs below. Origin: the rim of the basket."""
    pen.box("d", -3.5, -6, 7, 80)
    pen.box("z", 0.6, -6, 2.9, 80)
    pen.line("d", 1.3, "M-4 20L-54 74M4 20L54 74M-3 44L-40 74M3 44L40 74")
    pen.box("m", -50, 28, 100, 4)
    pen.shape("l", "M-46 32L46 32Q40 54 50 74L-50 74Q-40 54 -46 32Z")
    pen.shape("z", "M8 32L46 32Q40 54 50 74L12 74Q18 54 8 32Z")
    pen.line("z", 1.2, "M-20 34Q-16 54 -22 73M-34 34Q-30 54 -37 73")
    pen.polygon("m", -20, 0, 20, 0, 15, 20, -15, 20)
    pen.polygon("z", 4, 0, 20, 0, 15, 20, 4, 20)
    pen.line("d", 2.2, "M-21 0L21 0M-18 10L18 10", cap="butt")
    pen.line("z", 1.1, "M-10 2L-8 18M0 2L0 18M10 2L8 18")


@part
def diver(pen: Pen, skin: str = "S4") -> None:
    """Head down, arms ahead, bubbles above; origin the hands."""
    pen.shape(skin, "M0 0Q5 -12 5 -24L-4 -24Q-4 -12 -3 0Z")
    pen.shape(skin, "M5 -18Q13 -30 11 -46Q4 -56 -5 -48Q-9 -32 -6 -20Z")
    pen.shape("z", "M4 -18Q13 -30 11 -46Q8 -52 4 -53Q8 -32 4 -18Z")
    pen.shape("c", "M11 -44Q14 -54 12 -61L-3 -62Q-6 -54 -6 -45Q4 -41 11 -44Z")
    pen.shape(skin, "M-2 -60Q-4 -74 -14 -86L-10 -90L-7 -87Q3 -76 5 -60Z")
    pen.shape(skin, "M4 -60Q8 -74 2 -90L5 -96L9 -94Q16 -76 12 -60Z")
    pen.shape("z", "M8 -60Q12 -76 7 -94L9 -94Q16 -76 12 -60Z")
    pen.disc(skin, -7, -16, 7)
    pen.shape("H1", "M-13 -19Q-15 -10 -8 -8Q0 -7 0 -15Q-6 -12 -13 -19Z")
    for x, y, r in ((-20, -30, 2.6), (-17, -42, 1.8), (-23, -54, 2.2)):
        pen.disc("h", x, y, r)


@part
def pearl(pen: Pen) -> None:
    """In its open shell."""
    pen.shape("m", "M-26 -10Q-30 -40 0 -44Q30 -40 26 -10Q0 -20 -26 -10Z")
    pen.line("l", 1.5, "M0 -16L0 -40M-9 -16L-14 -37M9 -16L14 -37M-17 -14L-24 -28M17 -14L24 -28")
    pen.shape("z", "M6 -43Q30 -38 26 -10Q16 -14 8 -15Z")
    pen.shape("l", "M-26 -10Q0 -24 26 -10Q24 2 0 4Q-24 2 -26 -10Z")
    pen.oval("c", 0, -10, 20, 4.6)
    pen.disc("W", 0, -14, 8)
    pen.shape("z", "M2 -21.600Q8 -18 7.600 -13Q6 -7 1 -6Q7 -12 2 -21.600Z")
    pen.shape("z", "M8 2Q24 -2 26 -8Q20 4 8 2Z")


@part
def jollyroger(pen: Pen) -> None:
    """A black flag on its pole."""
    pen.line("d", 3, "M-30 40L-30 -30")
    pen.shape("b", "M-29 -27Q-12 -34 4 -27Q20 -20 34 -27L34 9Q20 16 4 9Q-12 2 -29 9Z")
    pen.shape("z", "M14 -23Q24 -22 34 -27L34 9Q24 14 14 12Z")
    pen.line("h", 1.3, "M-29 -27Q-12 -34 4 -27Q20 -20 34 -27L34 9Q20 16 4 9Q-12 2 -29 9")
    pen.line("W", 3, "M-12 3L16 -9M-12 -9L16 3")
    pen.part("skull", 2, 1, 0.5)


@part
def crab(pen: Pen, ink: str = "c") -> None:
    pen.line(ink, 2.2, "M-10 -6L-19 -2L-20 3M-9 -3L-14 2L-14 5M10 -6L19 -2L20 3M9 -3L14 2L14 5")
    pen.line(ink, 2.6, "M-10 -10Q-18 -12 -17 -19M10 -10Q18 -12 17 -19")
    for side in (-1, 1):
        pen.shape(
            ink,
            f"M{side * 17} -17Q{side * 11} -21 {side * 12} -28L{side * 17} -23L{side * 21} -29Q{side * 25} -20 {side * 17} -17Z",
        )
    pen.oval(ink, 0, -7, 13, 8)
    pen.shape("z", "M3 -14.700Q13 -13 13 -7Q11 0 2 1Q11 -5 3 -14.700Z")
    pen.line(ink, 1.6, "M-4 -14L-5 -18M4 -14L5 -18")
    pen.disc("W", -5, -19, 2.6)
    pen.disc("W", 5, -19, 2.6)
    pen.disc("i", -4.6, -19, 1.4)
    pen.disc("i", 5.4, -19, 1.4)


@part
def starfish(pen: Pen, ink: str = "c") -> None:
    points = []
    for i in range(10):
        far = 13 if i % 2 == 0 else 5.4
        angle = math.radians(i * 36 - 82)
        points += [far * math.cos(angle), far * math.sin(angle) * 0.8]
    pen.polygon(ink, *points)
    for i in range(5):
        angle = math.radians(i * 72 - 82)
        pen.disc("a", 7 * math.cos(angle), 5.6 * math.sin(angle), 1.2)
    pen.disc("a", 0, 0, 1.6)


@part
def pool(pen: Pen, w: float = 40, ink: str = "m") -> None:
    """Still water between stones."""
    pen.oval("d", 0, 1.5, w / 2 + 5, w / 4 + 4)
    pen.oval("l", 0, 0, w / 2 + 1.5, w / 4 + 1.5)
    pen.oval(ink, 0, 0.8, w / 2, w / 4)
    pen.oval("h", -w * 0.08, 0, w * 0.36, w * 0.15)
    pen.line("l", 1.6, f"M{-w * 0.3} -1L{-w * 0.08} -1M{w * 0.06} 4L{w * 0.26} 4")


@part
def stonebridge(pen: Pen) -> None:
    """Three arches over a river, from bank to bank; origin the middle of the water under it."""
    pen.shape(
        "l",
        "M-66 -36Q0 -54 66 -36L66 4L52 4L52 0Q52 -22 36 -22Q21 -22 20 0L20 4L15 4L15 -4Q14 -29 0 -29Q-14 -29 -15 -4L-15 4L-20 4L-20 0Q-21 -22 -36 -22Q-52 -22 -52 0L-52 4L-66 4Z",
    )
    pen.shape("z", "M22 -43Q46 -40 66 -36L66 4L52 4L52 0Q52 -22 36 -22Q21 -22 20 0L20 4L17 4Q18 -26 22 -43Z")
    pen.shape("m", "M-66 -39Q0 -57 66 -39L66 -33Q0 -51 -66 -33Z")
    pen.shape("h", "M-66 -39Q0 -57 66 -39L66 -37Q0 -55 -66 -37Z")
    for x in (-36, 36):
        pen.line("z", 1.3, f"M{x - 12} -25L{x - 16} -31M{x} -28L{x} -36M{x + 12} -25L{x + 15} -32")
    pen.line("z", 1.3, "M-9 -33L-12 -40M0 -35L0 -43M9 -33L12 -40")


@part
def boom(pen: Pen) -> None:
    """A chain with floats across a harbour mouth."""
    for i, x in enumerate(range(-56, 57, 14)):
        y = 10 - 10 * (x / 56) ** 2
        pen.line("i", 2.6, f"M{x - 5} {y - 1:.1f}Q{x} {y - 5:.1f} {x + 5} {y - 1:.1f}Q{x} {y + 3:.1f} {x - 5} {y - 1:.1f}")
        if i % 2:
            pen.oval("c", x, y, 6, 4.6)
            pen.shape(
                "z", f"M{x + 1} {y - 4.6:.1f}Q{x + 6} {y - 3:.1f} {x + 6} {y:.1f}Q{x + 5} {y + 4:.1f} {x + 1} {y + 4.6:.1f}Z"
            )


@part
def isle(pen: Pen) -> None:
    """A mountain in the sea, green below, a beach around it."""
    pen.shape("a", "M-46 2Q-30 -8 0 -8Q34 -8 48 2Z")
    pen.shape("d", "M-34 -4Q-18 -14 -8 -40L-2 -44L4 -40L9 -43Q18 -20 36 -4Z")
    pen.shape("z", "M1 -42L4 -40L9 -43Q18 -20 36 -4L8 -4Q10 -22 1 -42Z")
    pen.shape("m", "M-40 -2Q-34 -16 -22 -14Q-16 -24 -6 -16Q2 -24 12 -15Q24 -20 28 -10Q38 -12 42 -1Q0 -8 -40 -2Z")
    pen.shape("z", "M12 -15Q24 -20 28 -10Q38 -12 42 -1Q26 -5 12 -5Z")
    pen.part("palm", -30, -2, 0.8)
    pen.part("palm", 38, -1, 0.62, True)
    pen.shape("l", "M-56 6Q-40 2 -28 5Q-12 8 4 5Q22 2 36 5Q46 7 58 4L58 7Q40 9 22 8Q-10 11 -56 8Z")


@part
def stilthouse(pen: Pen, ink: str = "a") -> None:
    """A reed house on posts in the water, a ladder to its door."""
    pen.line("d", 2.6, "M-16 0L-16 -20M-5 0L-5 -20M7 0L7 -20M17 0L17 -20")
    pen.box("m", -22, -22, 45, 4)
    pen.box("l", -17, -38, 34, 16)
    pen.box("z", 4, -38, 13, 16)
    pen.line("z", 1.2, "M-12 -37L-12 -23M-6 -37L-6 -23M13 -37L13 -23")
    pen.box("w", -2, -35, 9, 13)
    pen.shape(ink, "M-25 -34Q-12 -44 -4 -60L5 -60Q13 -44 26 -34Z")
    pen.shape("z", "M2 -60L5 -60Q13 -44 26 -34L8 -34Q8 -48 2 -60Z")
    pen.line("d", 1.6, "M-1 -20L-4 2M5 -20L3 2M-2 -13L4.500 -13M-3 -6L4 -6")


@part
def canoe(pen: Pen, ink: str = "c") -> None:
    pen.shape(ink, "M-30 -10Q-22 -4 0 -4Q22 -4 30 -10Q28 4 14 5L-14 5Q-28 4 -30 -10Z")
    pen.shape("z", "M4 -4Q22 -4 30 -10Q28 4 14 5L2 5Z")
    pen.line("l", 1.6, "M-24 -3Q0 1 24 -3")


@part
def raft(pen: Pen) -> None:
    """A ferry: flat, railed, drawn along a rope."""
    pen.line("l", 1.3, "M-64 -26Q0 -16 64 -26")
    pen.line("d", 2, "M-28 -4L-28 -22M28 -4L28 -22M-28 -18L28 -18")
    pen.polygon("m", -38, -6, 38, -6, 33, 6, -33, 6)
    pen.polygon("z", 6, -6, 38, -6, 33, 6, 8, 6)
    pen.box("a", -40, -8, 80, 3)
    pen.line("l", 1.6, "M-48 9Q-40 6 -32 9Q-16 12 0 9Q16 6 32 9Q40 11 48 8")


@part
def bale(pen: Pen, ink: str = "m") -> None:
    """Goods under seal: roped, crossed out."""
    pen.box(ink, -28, -44, 56, 44)
    pen.box("z", 6, -44, 22, 44)
    pen.box("h", -28, -44, 56, 4)
    pen.line("d", 2, "M-28 -30L28 -30M-28 -14L28 -14")
    pen.line("i", 4, "M-27 -43L27 -1M27 -43L-27 -1")
    pen.disc("c", 0, -22, 13)
    pen.disc("R", 0, -22, 10)
    pen.line("W", 3.4, "M-4.600 -26.600L4.600 -17.400M4.600 -26.600L-4.600 -17.400")


@part
def deckrail(pen: Pen) -> None:
    """A deck with its rail, seen from behind the wheel."""
    pen.box("m", -64, -10, 128, 30)
    pen.line("z", 1.3, "M-64 -3L64 -3M-64 4L64 4M-20 -10L-26 12M22 -10L28 12")
    pen.box("d", -64, -30, 128, 4)
    for x in range(-60, 66, 12):
        pen.line("d", 2.6, f"M{x} -27L{x} -10", cap="butt")
    shade_right(pen, -64, -30, 128, 4)


@part
def hoisted(pen: Pen) -> None:
    """A dripping chest on a rope; origin the foot of the chest."""
    pen.line("l", 2, "M0 -30L0 -78")
    pen.line("l", 1.8, "M-16 -20L0 -36L16 -20")
    pen.part("chest", 0, 0, 1, open=0, ink="c")
    pen.line("h", 2.2, "M-14 4L-14 10M-2 5L-2 14M12 4L12 9")


@part
def tentacles(pen: Pen, ink: str = "c") -> None:
    """Two arms out of the deep, left and right of the middle."""
    for side in (-1, 1):
        x = [side * at for at in (30, 62, 50, 28, 34, 44, 40, 22, 54)]
        pen.shape(
            ink,
            f"M{x[0]} 4Q{x[1]} -20 {x[2]} -50Q{x[3] * 1.5} -72 {x[3]} -62Q{x[3] * 0.8} -54 {x[4]} -54Q{x[6]} -60 {x[5]} -46Q{x[6]} -24 {x[7] * 0.6} 4Z",
        )
        for y, at in ((-6, 36), (-18, 44), (-30, 48), (-42, 47)):
            pen.disc("l", side * (at - 3), y, 2.2)
    pen.shape("z", "M30 4Q62 -20 50 -50Q46 -60 40 -64Q52 -40 44 -20Q38 -6 24 4Z")
