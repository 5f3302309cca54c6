"""The table, the fields and the fair: food, beasts in cages, things larger than life."""

from pictures.pen import Pen, part, shade_right


@part
def cornucopia(pen: Pen) -> None:
    """The horn of plenty, its fruit rolling out to the right."""
    pen.shape("m", "M6 -40Q-24 -46 -40 -24Q-48 -8 -38 4Q-34 8 -30 4Q-38 -6 -28 -16Q-14 -26 6 -2Z")
    pen.shape("z", "M6 -22Q-16 -34 -32 -14Q-40 -2 -32 6Q-31 5 -30 4Q-38 -6 -28 -16Q-14 -26 6 -2Z")
    pen.line("a", 2.4, "M-6 -39Q-12 -30 -8 -17M-20 -37Q-27 -30 -23 -20M-33 -30Q-38 -24 -34 -14")
    pen.oval("d", 7, -21, 9, 20)
    pen.oval("i", 9, -21, 6.4, 16)
    pen.disc("V", 12, -30, 5)
    pen.disc("V", 18, -25, 5)
    pen.disc("V", 12, -22, 5)
    pen.disc("V", 24, -20, 5)
    pen.disc("V", 18, -16, 5)
    pen.disc("R", 14, -8, 8.6)
    pen.shape("z", "M16 -16.400Q23 -14 22.600 -7Q21 0 14 0.600Q22 -6 16 -16.400Z")
    pen.disc("F", 30, -8, 8)
    pen.shape("z", "M32 -15.600Q38 -13 38 -8Q37 -1 30 0Q38 -6 32 -15.600Z")
    pen.disc("R", 40, -16, 6)
    pen.shape("a", "M34 0Q50 -2 54 -12Q56 -18 53 -20Q50 -10 34 -4Z")
    pen.oval("c", 46, -4, 6, 4)
    pen.line("c", 2, "M14 -16Q12 -20 16 -22M40 -22Q40 -25 43 -26")


@part
def turnip(pen: Pen, leaf: str = "m") -> None:
    """Larger than a man; the root in the ground."""
    pen.shape(leaf, "M-4 -54Q-24 -66 -34 -90Q-14 -88 -2 -62Q-6 -84 2 -98Q12 -82 6 -60Q18 -86 38 -88Q30 -64 8 -52Z")
    pen.line("z", 1.6, "M-2 -56Q-16 -72 -26 -84M3 -58Q3 -78 3 -90M7 -56Q20 -72 30 -82")
    pen.shape("W", "M0 2Q-40 -4 -42 -30Q-40 -56 0 -58Q40 -56 42 -30Q40 -4 0 2Z")
    pen.shape("V", "M-42 -32Q-40 -56 0 -58Q40 -56 42 -32Q32 -38 22 -32Q12 -40 0 -34Q-12 -40 -22 -32Q-32 -38 -42 -32Z")
    pen.shape("z", "M10 -57.600Q40 -54 42 -30Q40 -4 0 2Q34 -20 10 -57.600Z")
    pen.shape("h", "M-36 -30Q-34 -48 -14 -53Q-28 -44 -28 -28Z")
    pen.line("z", 1.4, "M-24 -14Q-14 -10 -6 -12M4 -6Q14 -6 20 -10")


@part
def roast(pen: Pen) -> None:
    """A roast bird on its platter, fruit around it."""
    pen.oval("a", 0, -3, 40, 6)
    pen.shape("z", "M6 -9Q40 -8 40 -3Q36 3 4 3Z")
    pen.shape("m", "M-26 -6Q-30 -28 -6 -32Q20 -34 26 -18Q28 -8 22 -5Z")
    pen.shape("z", "M2 -32.400Q24 -32 26 -18Q28 -8 22 -5L4 -5Q18 -16 2 -32.400Z")
    pen.shape("m", "M14 -12Q26 -22 34 -18L42 -24L45 -20L38 -13Q34 -4 18 -4Z")
    pen.disc("W", 43, -24, 3)
    pen.disc("W", 46, -20, 3)
    pen.shape("h", "M-20 -14Q-20 -26 -6 -28Q-14 -22 -14 -12Z")
    pen.disc("R", -30, -8, 5)
    pen.disc("V", -20, -6, 4)
    pen.disc("c", 0, -5, 4.4)
    pen.disc("R", 12, -5, 4)


@part
def golem(pen: Pen, ink: str = "m") -> None:
    """A man of clay and stones, runes on brow and breast."""
    for x in (-14, 14):
        pen.shape(ink, f"M{x - 10} 0L{x - 9} -26L{x + 9} -26L{x + 11} 0Z")
        pen.shape("z", f"M{x + 1} -26L{x + 9} -26L{x + 11} 0L{x + 2} 0Z")
    pen.shape(ink, "M-30 -62L-42 -56L-50 -30L-48 -12L-34 -12L-33 -30L-24 -46Z")
    pen.shape(ink, "M30 -62L42 -56L50 -30L48 -12L34 -12L33 -30L24 -46Z")
    pen.shape("z", "M30 -62L42 -56L50 -30L48 -12L34 -12L33 -30L24 -46Z")
    pen.shape(ink, "M-32 -62Q0 -74 32 -62L26 -24Q0 -18 -26 -24Z")
    pen.shape("z", "M6 -68Q22 -67 32 -62L26 -24Q16 -21 6 -21Q14 -44 6 -68Z")
    pen.shape(ink, "M-15 -64L-17 -82Q-12 -92 0 -92Q12 -92 17 -82L15 -64Z")
    pen.shape("z", "M4 -92Q12 -91 17 -82L15 -64L5 -64Q9 -78 4 -92Z")
    pen.box("d", -13, -80, 26, 4)
    pen.box("F", -9, -76, 6, 5)
    pen.box("F", 4, -76, 6, 5)
    pen.line("d", 2, "M-7 -67L7 -67")
    pen.line("F", 2.6, "M-8 -52L0 -40L8 -52M0 -40L0 -32M-6 -34L6 -34")
    pen.line("z", 1.4, "M-28 -50L-20 -46M-46 -28L-40 -30M18 -32L24 -36M-20 -12L-12 -14M10 -10L18 -8M38 -40L44 -38")


@part
def beastcage(pen: Pen, ink: str = "a") -> None:
    """The bars of a cage on wheels, laid over a beast; 52 wide."""
    pen.box("c", -30, -50, 60, 7)
    pen.box("z", 6, -50, 24, 7)
    pen.box("c", -30, -10, 60, 6)
    pen.box("z", 6, -10, 24, 6)
    for x in range(-26, 27, 10):
        pen.line(ink, 2, f"M{x} -44L{x} -9", cap="butt")
    pen.polygon("c", -26, -50, 0, -60, 26, -50)
    pen.polygon("z", 0, -60, 26, -50, 3, -50)
    for x in (-19, 19):
        pen.disc("i", x, -1, 6)
        pen.disc(ink, x, -1, 3.6)
        pen.disc("i", x, -1, 1.2)


@part
def lion(pen: Pen) -> None:
    """A face in its mane; the middle of the face."""
    for x, y in ((0, -17), (-12, -13), (12, -13), (-17, -2), (17, -2), (-14, 9), (14, 9), (-5, 15), (6, 15)):
        pen.disc("H3", x, y, 7)
    pen.disc("H6", 0, 0, 13)
    pen.shape("z", "M3 -12.600Q13 -9 13 1Q11 12 2 13Q11 4 3 -12.600Z")
    pen.disc("i", -5, -3, 1.8)
    pen.disc("i", 5, -3, 1.8)
    pen.shape("H1", "M-4 3L4 3L0 7Z")
    pen.line("H1", 1.4, "M0 7Q-2 10 -5 9M0 7Q2 10 5 9")


@part
def masterwork(pen: Pen) -> None:
    """The great painting in its gold frame: a sea, a sun, a ship."""
    pen.box("d", -43, -75, 88, 72)
    pen.box("a", -46, -78, 92, 74)
    pen.box("z", 8, -78, 38, 74)
    pen.box("a", -40, -72, 80, 62)
    pen.box("d", -38, -70, 76, 58)
    pen.box("F", -36, -68, 72, 30)
    pen.box("R", -36, -68, 72, 12)
    pen.disc("a", 12, -40, 13)
    pen.box("P", -36, -38, 72, 24)
    pen.box("z", -36, -22, 72, 8)
    pen.line("a", 2, "M2 -33L22 -33M6 -28L18 -28M9 -23L15 -23")
    pen.shape("H1", "M-28 -36L-4 -36L-8 -29L-24 -29Z")
    pen.shape("W", "M-17 -58Q-4 -50 -6 -38L-17 -38Z")
    pen.shape("W", "M-19 -54L-19 -38L-28 -38Q-22 -46 -19 -54Z")
    pen.shape("h", "M-36 -68L-20 -68L-36 -36Z")
    for x in (-43, 43):
        for y in (-75, -7):
            pen.disc("l", x, y, 2.4)


@part
def mandarinhat(pen: Pen) -> None:
    """Laid over a bust: a black hat with a red button and a peacock feather, long moustaches."""
    pen.shape("b", "M36 33Q36 24 42 25Q60 17 78 25Q84 24 84 33Q60 22 36 33Z")
    pen.shape("c", "M42 26Q46 10 60 8Q74 10 78 26Q60 18 42 26Z")
    pen.shape("z", "M63 8Q74 11 78 26L66 21Z")
    pen.disc("a", 60, 6, 4)
    pen.disc("R", 60, 0, 3.4)
    pen.shape("m", "M62 3Q84 2 94 26Q80 14 63 8Z")
    pen.disc("a", 89, 20, 2.4)
    pen.line("H1", 2, "M56 54Q48 55 47 66Q46 76 49 84M64 54Q72 55 73 66Q74 76 71 84")
    pen.shape("H1", "M57 64Q60 62 63 64Q63 76 60 82Q57 76 57 64Z")


@part
def tradecoin(pen: Pen, mark: str = "cart") -> None:
    """A round token with a thing upon it; the middle is the middle."""
    pen.disc("d", 2, 2, 38)
    pen.disc("a", 0, 0, 38)
    pen.disc("d", 0, 0, 32)
    pen.disc("c", 0, 0, 30)
    pen.shape("z", "M8 -37Q38 -28 37.600 3Q34 33 4 37.800Q32 14 8 -37Z")
    if mark == "cart":
        pen.part("cart", -1, 14, 0.76, load="cover")
    if mark == "barred":
        pen.part("sack", 0, 19, 1)
        pen.line("W", 6, "M-21 -21L21 21")
        pen.line("R", 3.4, "M-21 -21L21 21")
    if mark == "ship":
        pen.part("skull", 0, 18, 1.25)
    pen.shape("h", "M-36 -6Q-32 -30 -6 -36Q-26 -26 -30 -6Z")


@part
def steam(pen: Pen) -> None:
    """Rising in three wisps."""
    for x, y in ((-16, 0), (0, -8), (16, 2)):
        pen.line("h", 5, f"M{x} {y}Q{x - 8} {y - 10} {x} {y - 20}Q{x + 8} {y - 30} {x} {y - 40}")


@part
def icehole(pen: Pen) -> None:
    """Sawn into the ice, dark water, a ladder into it."""
    pen.polygon("f", -44, 4, -34, -15, 36, -15, 46, 4)
    pen.polygon("i", -40, 2, -31, -12, 33, -12, 42, 2)
    pen.polygon("d", -37, 2, -33, -5, 36, -5, 39, 2)
    pen.line("l", 1.8, "M-22 -2L-8 -2M4 -6L18 -6")
    pen.polygon("l", -44, 4, 46, 4, 46, 9, -44, 9)
    pen.line("m", 3, "M18 0L18 -34M32 0L32 -34M18 -28L32 -28M18 -20L32 -20M18 -12L32 -12")
    shade_right(pen, -44, 4, 90, 5)
