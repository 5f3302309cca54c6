"""What one card alone shows, drawn large."""

from pictures.pen import Pen, part, shade_right


@part
def timberframe(pen: Pen) -> None:
    """A house of bare beams, thick enough for a thumbnail."""
    pen.box("l", -30, -16, 60, 16)
    shade_right(pen, -30, -16, 60, 16)
    pen.line("z", 1.3, "M-30 -8L30 -8M-16 -16L-16 -8M4 -16L4 -8M-6 -8L-6 0M16 -8L16 0")
    pen.line("d", 5, "M-28 -14L-28 -46M0 -14L0 -46M28 -14L28 -46M-32 -46L32 -46M-32 -30L32 -30", cap="butt")
    pen.line("d", 5, "M-34 -44L0 -74L34 -44")
    pen.line("m", 3.6, "M-26 -31L-2 -45M26 -31L2 -45M0 -46L0 -68M-15 -58L15 -58")
    pen.line("a", 2, "M0 -74L0 -84")
    pen.polygon("c", 0, -84, 11, -81, 0, -77)


@part
def terraces(pen: Pen) -> None:
    """A quarry cut in steps: dark rock, one white seam."""
    pen.polygon("f", 0, 96, 0, 16, 20, 8, 44, 16, 74, 6, 98, 14, 120, 8, 120, 96)
    for ink, y, left, right in (("m", 26, 52, 84), ("d", 44, 38, 92), ("m", 62, 24, 104)):
        pen.polygon(ink, 0, y, left, y, left - 4, y + 18, 0, y + 18)
        pen.polygon(ink, 120, y + 4, right, y + 4, right + 4, y + 18, 120, y + 18)
        pen.box("h", 0, y, left, 3)
        pen.polygon("z", 120, y + 4, right, y + 4, right + 4, y + 18, 120, y + 18)
        pen.line("z", 1.5, f"M{left * 0.3} {y + 3}L{left * 0.3} {y + 18}M{left * 0.68} {y + 3}L{left * 0.68} {y + 18}")
    pen.polygon("g", 0, 80, 120, 80, 120, 98, 0, 98)
    pen.line("z", 1.5, "M12 90L28 90M84 86L104 86M52 93L70 93")


@part
def cloister(pen: Pen) -> None:
    """An arcade around a garden, a bell over it."""
    pen.box("l", -8, -56, 16, 40)
    shade_right(pen, -8, -56, 16, 40)
    pen.polygon("c", -11, -56, 0, -74, 11, -56)
    pen.polygon("z", 0, -74, 11, -56, 1, -56)
    pen.line("a", 2, "M0 -74L0 -83M-3.500 -79.500L3.500 -79.500")
    pen.arch("i", 0, -42, 8, 11)
    pen.shape("a", "M-2.500 -42Q-2 -49 0 -49Q2 -49 2.500 -42Z")
    pen.box("l", -48, -26, 96, 26)
    pen.polygon("c", -52, -25, -44, -38, 44, -38, 52, -25)
    pen.polygon("z", 8, -38, 44, -38, 52, -25, 12, -25)
    for x in (-38, -19, 0, 19, 38):
        pen.arch("d", x, 0, 13, 19)
        pen.arch("w", x, 0, 8, 14)
    pen.box("z", 20, -26, 28, 26)
    pen.box("l", -50, -2, 100, 4)


@part
def medallion(pen: Pen) -> None:
    """The noblest coin, alone: a crown within a laurel wreath."""
    pen.disc("m", 2, 2, 33)
    pen.disc("l", 0, 0, 33)
    pen.disc("m", 0, 0, 28.5)
    pen.disc("l", 0, 0, 26.5)
    pen.shape("z", "M8 -31Q33 -24 33 2Q30 30 4 33Q26 14 8 -31Z")
    for x, y in ((-20, 6), (-19, -4), (-16, 13), (20, 6), (19, -4), (16, 13), (-9, 19), (9, 19)):
        pen.oval("m", x, y, 3, 4.6)
    pen.shape("d", "M-13 10L-16 -9L-8 -2L0 -15L8 -2L16 -9L13 10Z")
    pen.box("d", -13, 11.5, 26, 4)
    for x, y in ((-16, -10), (0, -16), (16, -10)):
        pen.disc("c", x, y, 2.6)
    pen.shape("h", "M-27 -8Q-22 -26 -2 -28Q-18 -20 -21 -6Z")


@part
def bookpile(pen: Pen) -> None:
    """More than one man should carry."""
    for i, (ink, wide, shift) in enumerate(
        (("c", 26, 0), ("m", 22, 2), ("d", 25, -1), ("a", 20, 2), ("c", 23, -2), ("d", 18, 1), ("m", 21, 0))
    ):
        foot = -i * 6.4
        pen.box(ink, shift - wide / 2, foot - 6, wide, 6)
        pen.box("W", shift + wide / 2 - 3, foot - 4.6, 3, 3.2)
        pen.box("z", shift + 2, foot - 6, wide / 2 - 2, 6)


@part
def tail(pen: Pen, ink: str = "F") -> None:
    """Wings and tail of a little devil, behind a figure."""
    pen.shape("b", "M0 -24Q-14 -40 -28 -34Q-24 -28 -25 -22Q-18 -24 -14 -17Q-8 -20 0 -14Z")
    pen.shape("b", "M0 -24Q14 -40 28 -34Q24 -28 25 -22Q18 -24 14 -17Q8 -20 0 -14Z")
    pen.line(ink, 2.6, "M-4 -6Q-18 0 -22 -10")
    pen.polygon(ink, -26, -8, -18, -10, -23, -17)


@part
def rubble(pen: Pen) -> None:
    """Broken drums of columns and blocks."""
    for x, y, w, h in ((-40, 0, 16, 9), (-22, 2, 12, 7), (-2, 0, 18, 10), (20, 2, 13, 8), (38, 0, 15, 10), (8, -9, 12, 7)):
        pen.box("l", x - w / 2, y - h, w, h)
        shade_right(pen, x - w / 2, y - h, w, h)


@part
def brokenarch(pen: Pen) -> None:
    """One pillar stands, the other fell."""
    pen.shape("l", "M-30 0L-30 -52Q-26 -70 -4 -70Q6 -70 12 -62L4 -54Q0 -58 -5 -58Q-17 -58 -18 -48L-18 0Z")
    pen.shape("z", "M-23 0L-23 -50Q-20 -63 -5 -63Q2 -62 7 -57L4 -54Q0 -58 -5 -58Q-17 -58 -18 -48L-18 0Z")
    pen.polygon("l", 20, 0, 20, -26, 25, -30, 28, -22, 33, -24, 33, 0)
    pen.polygon("z", 28, 0, 28, -22, 33, -24, 33, 0)
    pen.line("z", 1.5, "M-30 -16L-19 -16M-30 -34L-19 -34M20 -12L33 -12")
