"""Gates, engines, vehicles and works."""

import math

from pictures.pen import Pen, part


@part
def archgate(pen: Pen) -> None:
    pen.shape("l", "M-26 0L-26 -46L26 -46L26 0L14 0L14 -16Q13 -32 0 -33Q-13 -32 -14 -16L-14 0Z")
    pen.shape("z", "M14 -46L26 -46L26 0L14 0L14 -16Q14 -22 11 -27Z")
    pen.box("l", -30, -51, 60, 6)
    pen.box("z", -30, -46.5, 60, 1.6)


@part
def burnt(pen: Pen) -> None:
    pen.line("H2", 3.4, "M-16 0L-16 -20M16 0L16 -20M-18 -20L18 -20M-16 -20L0 -38L9 -29M0 -38L0 -20M-16 -9L2 -9")
    pen.shape("d", "M-14 0L-14 -8Q-6 -14 2 -6L6 0Z")
    pen.shape("d", "M6 0Q12 -12 20 0Z")


@part
def trebuchet(pen: Pen) -> None:
    pen.line("m", 3.2, "M-22 0L-4 -34L14 0M-16 -12L8 -12M-26 0L20 0")
    pen.line("c", 3.6, "M-34 -14L22 -48")
    pen.polygon("m", -40, -16, -28, -20, -26, -8, -38, -4)
    pen.line("i", 1.3, "M22 -48L32 -34")
    pen.disc("c", 33, -31, 5)
    pen.disc("a", -4, -32, 3)


@part
def vaultdoor(pen: Pen) -> None:
    pen.disc("d", 0, 0, 32)
    pen.disc("m", 0, 0, 28)
    pen.shape("z", "M8 -27Q28 -20 28 0Q26 22 8 27Q20 0 8 -27Z")
    for t in [i * math.pi / 4 for i in range(8)]:
        pen.disc("a", 24 * math.cos(t), 24 * math.sin(t), 2)
    pen.line("a", 3.6, "M-12 0L12 0M0 -12L0 12M-8.5 -8.5L8.5 8.5M8.5 -8.5L-8.5 8.5")
    pen.disc("d", 0, 0, 6)
    pen.disc("a", 0, 0, 3)


@part
def barrier(pen: Pen) -> None:
    pen.line("d", 4, "M-36 0L-36 -24M36 0L36 -24")
    pen.box("l", -40, -22, 80, 6)
    for i in range(4):
        pen.polygon("c", -36 + i * 18, -22, -27 + i * 18, -22, -31 + i * 18, -16, -40 + i * 18, -16)


@part
def tilt(pen: Pen) -> None:
    pen.box("l", -64, -16, 128, 10)
    for i in range(5):
        pen.polygon("c", -64 + i * 26, -16, -51 + i * 26, -16, -51 + i * 26, -6, -64 + i * 26, -6)
    for x in (-50, -20, 10, 40):
        pen.box("d", x, -18, 3, 18)


@part
def niche3(pen: Pen) -> None:
    for x, y in ((18, 22), (46, 22), (74, 22), (102, 22), (18, 50), (46, 50), (74, 50), (102, 50)):
        pen.arch("i", x, y + 10, 20, 22)
        pen.part("skull", x, y + 9, 0.48)


@part
def counter(pen: Pen, w: float = 124, ink: str = "m") -> None:
    pen.box(ink, -w / 2, -22, w, 24)
    pen.box("d", -w / 2, -26, w, 5)
    pen.box("h", -w / 2, -26, w, 1.6)
    for x in range(int(-w / 2) + 10, int(w / 2), 16):
        pen.line("z", 1.5, f"M{x} -20L{x} 2")


@part
def grille(pen: Pen, w: float = 44, h: float = 40) -> None:
    pen.arch("i", 0, 0, w, h)
    pen.line(
        "a",
        2.2,
        "".join(f"M{x} 0L{x} {-h + abs(x) * 0.5}" for x in range(int(-w / 2) + 6, int(w / 2), 8))
        + f"M{-w / 2} -14L{w / 2} -14M{-w / 2} -26L{w / 2} -26",
        cap="butt",
    )


@part
def balls(pen: Pen) -> None:
    pen.line("d", 2.4, "M-14 -18L14 -18M0 -18L0 -26")
    pen.line("d", 1.4, "M-12 -18L-12 -8M12 -18L12 -8M0 -18L0 -2")
    for x, y in ((-12, -3), (12, -3), (0, 6)):
        pen.disc("a", x, y, 7)
        pen.disc("h", x - 2, y - 2, 2.2)
        pen.shape(
            "z", f"M{x + 2} {y - 6.6}Q{x + 7} {y - 4} {x + 7} {y}Q{x + 6} {y + 6} {x} {y + 7}Q{x + 5} {y} {x + 2} {y - 6.6}Z"
        )


@part
def drawers(pen: Pen) -> None:
    pen.backdrop("d")
    cells = [(4 + i * 23.5, 2 + j * 19, (i * 3 + j * 2) % 5) for i in range(5) for j in range(5)]
    for x, y, k in cells:
        if k:
            pen.box("m", x, y, 21, 16.5)
    for x, y, k in cells:
        if not k:
            pen.box("i", x, y, 21, 16.5)
    for x, y, k in cells:
        if k:
            pen.box("l", x + 6, y + 4, 9, 4)
    for x, y, k in cells:
        if k:
            pen.disc("a", x + 10.5, y + 12, 1.5)
    for x, y, k in cells:
        if not k:
            for q in (5, 11, 17):
                pen.disc("l", x + q, y + 12, 3.2)


@part
def pyramid(pen: Pen) -> None:
    pen.polygon("l", -34, 0, -26, -12, -20, -12, -14, -24, -9, -24, -5, -34, 5, -34, 9, -24, 14, -24, 20, -12, 26, -12, 34, 0)
    pen.polygon("z", 2, -34, 5, -34, 9, -24, 14, -24, 20, -12, 26, -12, 34, 0, 6, 0)
    pen.polygon("i", -4, 0, -3, -9, 3, -9, 4, 0)
    pen.line("d", 1.5, "M-6 0L-3 -34M6 0L3 -34")


@part
def carriage(pen: Pen) -> None:
    pen.line("a", 2.2, "M-34 -12Q-26 -6 26 -8L42 -14")
    pen.shape("c", "M-22 -10Q-28 -34 -18 -40L16 -40Q26 -34 20 -10Q0 -4 -22 -10Z")
    pen.shape("z", "M6 -40L16 -40Q26 -34 20 -10Q14 -8 8 -7.5Z")
    pen.shape("a", "M-24 -38Q0 -50 22 -38L20 -34Q0 -44 -22 -34Z")
    pen.part("crown", -1, -43, 0.42)
    pen.box("w", -15, -33, 11, 11)
    pen.box("w", 3, -33, 11, 11)
    pen.line("a", 1.6, "M-15 -33L-4 -33L-4 -22L-15 -22L-15 -33M3 -33L14 -33L14 -22L3 -22L3 -33M-23 -16Q0 -10 21 -16")
    for x, r in ((-22, 11), (20, 9)):
        pen.disc("a", x, -r + 1, r)
        pen.disc("d", x, -r + 1, r - 2.4)
        pen.line(
            "a",
            1.5,
            f"M{x - r} {-r + 1}L{x + r} {-r + 1}M{x} {-2 * r + 1}L{x} 1M{x - r * 0.7} {-r * 1.7 + 1}L{x + r * 0.7} {-r * 0.3 + 1}M{x + r * 0.7} {-r * 1.7 + 1}L{x - r * 0.7} {-r * 0.3 + 1}",
        )
        pen.disc("a", x, -r + 1, 2.4)


@part
def sleigh(pen: Pen) -> None:
    pen.line("a", 2.8, "M-34 -2L26 -2Q38 -3 36 -14")
    pen.line("d", 2, "M-20 -2L-18 -10M14 -2L12 -10")
    pen.shape("c", "M-32 -34Q-34 -12 -22 -9L20 -9Q34 -10 34 -26Q28 -18 18 -19Q0 -18 -8 -22Q-18 -24 -20 -36Z")
    pen.shape("z", "M4 -20Q12 -19 18 -19Q28 -18 34 -26Q34 -10 20 -9L6 -9Z")
    pen.line("a", 1.8, "M-32 -34Q-34 -12 -22 -9L20 -9Q34 -10 34 -26")
    pen.shape("l", "M-18 -24Q-12 -30 4 -24L6 -19Q-8 -18 -18 -24Z")


@part
def float_(pen: Pen) -> None:
    pen.box("a", -30, -18, 60, 8)
    pen.shape("c", "M-30 -10L30 -10L30 -4Q25 1 20 -4Q15 1 10 -4Q5 1 0 -4Q-5 1 -10 -4Q-15 1 -20 -4Q-25 1 -30 -4Z")
    for x in (-20, 20):
        pen.disc("d", x, 0, 6)
        pen.disc("a", x, 0, 2.5)
    pen.line("a", 2.4, "M-26 -18L-26 -44M26 -18L26 -44")
    pen.shape(
        "m",
        "M-30 -44Q0 -62 30 -44L30 -40Q25 -35 20 -40Q15 -35 10 -40Q5 -35 0 -40Q-5 -35 -10 -40Q-15 -35 -20 -40Q-25 -35 -30 -40Z",
    )
    pen.shape("z", "M6 -53Q20 -50 30 -44L30 -40Q25 -35 20 -40Q15 -35 10 -40Z")
    pen.disc("a", 0, -54, 4)


@part
def flyingmachine(pen: Pen) -> None:
    pen.shape("l", "M0 -6Q-24 -34 -54 -22Q-46 -16 -44 -8Q-36 -14 -30 -4Q-22 -10 -14 0Q-6 -4 0 4Z")
    pen.shape("l", "M0 -6Q24 -34 54 -22Q46 -16 44 -8Q36 -14 30 -4Q22 -10 14 0Q6 -4 0 4Z")
    pen.shape("z", "M0 -6Q24 -34 54 -22Q46 -16 44 -8Q36 -14 30 -4Q22 -10 14 0Q6 -4 0 4Z")
    pen.line(
        "d",
        1.8,
        "M0 -4Q-24 -30 -54 -22M-30 -26L-30 -4M-14 -18L-14 0M0 -4Q24 -30 54 -22M30 -26L30 -4M14 -18L14 0M-44 -26L-44 -8M44 -26L44 -8",
    )
    pen.shape("d", "M-5 -6L5 -6L3 22L-3 22Z")
    pen.shape("c", "M-3 20L-14 36L0 30L14 36L3 20Z")
    pen.part("figure", 0, 16, 0.55, robe="a", skin="S3", hat="cap", pose="wide")


@part
def ploughfield(pen: Pen) -> None:
    for i, k in enumerate(("a", "g", "c", "m", "a")):
        pen.polygon(k, 60 + (i - 2.5) * 13, 52, 60 + (i - 1.5) * 13, 52, 60 + (i - 1.5) * 52, 98, 60 + (i - 2.5) * 52, 98)
    for i in range(1, 26):
        x = i - 13
        pen.line("z", 1.1, f"M{60 + x * 2.6} 53L{60 + x * 10.4} 98")


@part
def roads(pen: Pen) -> None:
    pen.shape("l", "M-2 90Q30 78 44 66Q54 56 62 40L66 40Q64 58 54 70Q44 84 20 98L-2 98Z")
    pen.shape("l", "M122 92Q86 82 62 64L56 68Q80 86 122 98Z")
    pen.shape("l", "M-2 62Q30 66 52 62L52 66Q28 71 -2 68Z")
    pen.shape("l", "M60 60Q84 58 122 46L122 51Q88 63 58 65Z")
    pen.line("z", 1.2, "M20 94Q44 80 54 66Q62 54 64 42")


@part
def starchart(pen: Pen) -> None:
    pen.backdrop("d")
    for r in (14, 28, 42, 56):
        pen.line(
            "m",
            1.2,
            f"M{60 - r} 48Q{60 - r} {48 - r} 60 {48 - r}Q{60 + r} {48 - r} {60 + r} 48Q{60 + r} {48 + r} 60 {48 + r}Q{60 - r} {48 + r} {60 - r} 48",
        )
    pen.line("m", 1, "M0 48L120 48M60 0L60 96M16 4L104 92M104 4L16 92")
    pts = ((28, 62), (40, 44), (55, 50), (66, 34), (84, 28), (92, 44), (80, 58))
    pen.line("a", 1.6, "M" + "L".join((f"{x} {y}" for x, y in pts)) + "L66 34")
    for x, y in pts:
        pen.part("star", x, y, 0.75, ink="l")
    pen.part("star", 66, 34, 1.2)
    pen.line("a", 1.4, "M30 26L42 30L50 22")
    for x, y in ((30, 26), (42, 30), (50, 22), (100, 66), (70, 70), (46, 72)):
        pen.disc("l", x, y, 1.8)
