"""Horse and rider."""

from pictures.figure import Limb, Point, flat, half, limb, palm, shoe
from pictures.head import head
from pictures.pen import Pen, part


@part
def horse(pen: Pen, ink: str = "m", mane: str = "d") -> None:
    far = (
        "M14 -16L20 -16Q29 -14 29 -8L27 -2L23.5 -3L24 -8Q20 -11 13 -11Z",
        "M-25 -20L-18 -14L-27 -8L-24 0L-29 0L-32 -8.5Q-26 -15 -25 -20Z",
    )
    for k in (ink, "z"):
        for d in far:
            pen.shape(k, d)
    pen.shape(
        ink,
        "M-25 -27Q-14 -33 4 -30L12 -42Q15 -50 22 -53L23 -59L27 -53Q33 -48 37 -41Q37 -37 33 -36L27 -39Q22 -36 20 -28Q19 -20 15 -15L15 0L10 0L9 -14Q-2 -12 -10 -15L-12 -8L-9 0L-14.5 0L-18 -8Q-18 -12 -22 -16Q-29 -20 -25 -27Z",
    )
    pen.shape(
        "z",
        "M-26 -21Q0 -15 19 -24Q18 -19 15 -15L15 0L10 0L9 -14Q-2 -12 -10 -15L-12 -8L-9 0L-14.5 0L-18 -8Q-18 -12 -22 -16Q-25 -18 -26 -21Z",
    )
    pen.shape(mane, "M22 -55Q10 -50 4 -30L11 -31Q15 -43 24 -52Z")
    pen.shape(mane, "M-24 -27Q-36 -27 -35 -6Q-30 -9 -29 -16Q-28 -22 -23 -24Z")
    if pen.scale > 0.8:
        for x in (10, -14.5, -29):
            pen.polygon("i", x, -2.6, x + 5, -2.6, x + 6, 0.2, x, 0.2)
        pen.polygon("i", 23, -4, 28, -3, 27, -0.6, 23, -1.4)
    pen.disc("i", 29, -46, 1.3)
    pen.line("a", 1.3, "M28 -39L32 -48M32 -43L19 -33")


@part
def rider(
    pen: Pen, ink: str = "m", cape: str = "c", knight: float = 1, skin: str = "S2", hat: str = "helm", flag: float = 1
) -> None:
    fine = pen.scale > 0.8
    body = "l" if knight else cape
    pen.shape(cape, "M-4 -49Q-16 -46 -24 -26Q-14 -22 -4 -28L3 -48Z")
    pen.shape("z", "M-2 -46Q-10 -40 -14 -25Q-8 -25 -4 -28L3 -48Z")
    far: Limb = ((5, -45.5), (10.5, -40), (14.5, -37))
    near: Limb = ((-4, -46), (-8, -38.6), (-0.6, -33.6))
    limb(pen, body, far, (5, 4.4, 3.4))
    pen.part("horse", ink=ink)
    if fine:
        pen.polygon("c" if cape != "c" else "d", -9, -31, 9, -31, 11, -22, -11, -21)
    limb(pen, body, ((0, -30), (7.5, -25), (5, -14)), (6.4, 5, 3.4))
    shoe(pen, (5.4, -13))
    pts: list[Point] = [(-2.4, -50), (3, -50), (6.4, -47), (6, -37), (6.6, -28), (-6.6, -28), (-5.6, -37), (-5.8, -47)]
    pen.polygon(cape if knight else "m", *flat(*pts))
    pen.polygon("z", *flat(*half(pts, (1.4, -52), (1.4, -26), 1 if pen.mirrored else -1)))
    pen.polygon("a", -6.2, -31.8, 6.3, -31.8, 6.4, -30, -6.3, -30)
    if knight:
        pen.polygon("a", -0.8, -47, 1.6, -47, 1.6, -36, -0.8, -36)
        pen.polygon("a", -4, -44, 4.6, -44, 4.6, -41.6, -4, -41.6)
    with pen.at(1.8, -57.4, 1.02):
        head(pen, skin, "sallet" if hat == "helm" else hat, "H2", "short", "none", cape)
    if flag:
        pen.line("d", 1.9, "M12.6 -18L21 -84")
        pen.polygon("a" if cape == "c" else "c", 21, -84, 39, -78, 30.5, -75.5, 37, -69, 19.4, -71)
    if fine:
        palm(pen, skin, far, True)
    limb(pen, body, near, (5.4, 4.8, 3.6))
    palm(pen, skin, near, True)
