"""People in a scene: one skeleton, many poses and clothes, real hands. 50 units high, facing right (mirrored: left), origin between the feet."""

import math
from dataclasses import dataclass, replace
from typing import Final

from pictures.bust import TONE
from pictures.head import head
from pictures.held import give
from pictures.pen import Pen, part

Point = tuple[float, float]
Limb = tuple[Point, Point, Point]


@dataclass(frozen=True)
class Pose:
    """Where the joints are; "far" is the arm and leg on the viewer's right."""

    hip: Point = (0, -24)
    chest: Point = (0, -37)
    head: Point = (0.8, -45)
    tilt: float = 0
    far_arm: Limb = ((5.4, -36), (9.4, -29.5), (11.6, -23))
    near_arm: Limb = ((-5.4, -36), (-8.6, -29), (-7, -22))
    far_leg: tuple[Point, Point] = ((3.8, -12.5), (4.4, -2))
    near_leg: tuple[Point, Point] = ((-3.4, -12.5), (-4, -2))
    robe: tuple[float, ...] = (-6, -25, -9.4, 0, 9.6, 0, 6, -25)  # a long skirt from the hips down, from the left
    skirt: tuple[float, ...] = (-5.4, -26, -7, -12.6, 7.4, -12.6, 5.4, -26)


STAND: Final = Pose()
POSES: Final = {
    "stand": STAND,
    "hold": replace(STAND, far_arm=((5.4, -36), (10.6, -31), (15.4, -33))),
    "both": replace(STAND, far_arm=((5.4, -36), (9.6, -29.4), (7.6, -31)), near_arm=((-5.4, -36), (-7, -28.6), (4, -30))),
    "pray": replace(STAND, tilt=8, far_arm=((5.4, -36), (9.4, -30.4), (7.8, -36)), near_arm=((-5.4, -36), (-4.6, -29), (5.2, -35))),
    "cheer": replace(STAND, tilt=-4, far_arm=((5.4, -36.4), (11, -41), (12.6, -49)), near_arm=((-5.4, -36.4), (-11, -41), (-12.6, -49))),
    "wide": replace(STAND, far_arm=((5.4, -36.4), (12, -37), (18.4, -39)), near_arm=((-5.4, -36.4), (-12, -37), (-18.4, -39))),
    "hips": replace(STAND, far_arm=((5.4, -36), (11.6, -30.4), (6, -25.6)), near_arm=((-5.4, -36), (-11.4, -30.4), (-5.8, -25.6))),
    "reach": replace(
        STAND, chest=(1.4, -36.6), head=(3.4, -44.4), tilt=6, far_arm=((6.4, -35.4), (11.4, -31.6), (17.4, -30.8)),
        near_arm=((-3.8, -35.4), (-2.4, -28), (10, -28)),
    ),
    "bow": replace(
        STAND, hip=(-2, -23), chest=(2.6, -34.6), head=(7.6, -41), tilt=22, far_arm=((7, -33.4), (12.4, -30), (18, -27.6)),
        near_arm=((-2, -34.4), (-3.6, -27), (5.6, -24.4)),
    ),
    "raise": replace(
        STAND, tilt=-4, far_arm=((5.4, -36.4), (11, -40.6), (12.6, -48)), near_arm=((-5.4, -36), (-10.8, -30), (-5.6, -25.4)),
        far_leg=((3.8, -12.5), (4.8, -2)), near_leg=((-3.8, -12.5), (-5.4, -2)), robe=(-6, -25, -9.8, 0, 10, 0, 6, -25),
        skirt=(-5.4, -26, -7.4, -12.6, 7.8, -12.6, 5.4, -26),
    ),
    "point": replace(
        STAND, chest=(0.6, -37), head=(2, -45), far_arm=((6, -36), (11.6, -34.6), (17.6, -36.4)), near_arm=((-5, -36), (-8.6, -29.4), (-4, -23.6)),
        far_leg=((4.6, -12.5), (6, -2)), near_leg=((-3.8, -12.5), (-5, -2)), robe=(-6, -25, -9.6, 0, 10.4, 0, 6.4, -25),
        skirt=(-5.4, -26, -7.2, -12.6, 8, -12.6, 5.8, -26),
    ),
    "bear": replace(
        STAND, chest=(-0.4, -37), head=(0.6, -45), tilt=6, far_arm=((5, -36), (9, -28.6), (14.4, -27.4)), near_arm=((-5.6, -36), (-6.6, -27.4), (5.6, -26)),
        robe=(-6, -25, -9, 0, 9.6, 0, 6, -25),
    ),
    "walk": Pose(
        chest=(1.4, -36.6), head=(3.4, -44.4), tilt=4, far_arm=((6.4, -35.6), (10, -29), (14.6, -25.6)), near_arm=((-3.6, -35.6), (-8, -29.6), (-9.6, -23)),
        far_leg=((6.4, -13), (8, -2)), near_leg=((-4.6, -12.4), (-10.4, -3)), robe=(-6, -25, -13.4, 0, 11, 0, 7, -25),
        skirt=(-5.2, -26, -7.6, -12.4, 9.4, -13.6, 6, -26),
    ),
    "work": Pose(
        hip=(-4, -22), chest=(2.6, -33.6), head=(7.4, -40.6), tilt=16, far_arm=((7, -32.4), (12.4, -27.6), (16.6, -22.4)),
        near_arm=((-1.6, -34), (-7.4, -39.4), (-3.4, -45.6)), far_leg=((4.6, -12), (4, -2)), near_leg=((-8, -11.6), (-11, -2)),
        robe=(-9.4, -23, -15, 0, 8.4, 0, 2.6, -22), skirt=(-9, -24, -12, -12.6, 4.6, -11.6, 2, -23),
    ),
    "carry": Pose(
        chest=(2.4, -36), head=(7, -42.6), tilt=12, far_arm=((7, -34.6), (11, -28.6), (15.4, -25)), near_arm=((-2, -35), (-7, -31), (-2.6, -36.4)),
        far_leg=((5.6, -13), (6.4, -2)), near_leg=((-4.4, -12.4), (-9.6, -3)), robe=(-6, -25, -12.6, 0, 10.4, 0, 7, -25),
        skirt=(-5.2, -26, -7.4, -12.6, 8.6, -13, 6.4, -26),
    ),
    "fight": Pose(
        hip=(-1, -20.6), chest=(2.4, -32.8), head=(5, -40.8), tilt=2, far_arm=((7.6, -32.4), (13.4, -36), (17, -41.6)),
        near_arm=((-3, -32.6), (-8.6, -28), (-4.6, -23)), far_leg=((9.6, -14.6), (12.6, -2)), near_leg=((-8, -11), (-15, -2)),
        robe=(-7, -22, -18, -1, 3, -3, 15, -1, 11.6, -16, 5, -21.6), skirt=(-6.4, -23, -11.6, -12.6, -2, -13.4, 8.6, -11.4, 11, -17, 5, -22.6),
    ),
    "kneel": Pose(
        hip=(-4, -14), chest=(-1, -26.4), head=(1.6, -34.2), tilt=8, far_arm=((4, -25.6), (7.4, -19.4), (11.6, -19.6)),
        near_arm=((-5.6, -25.4), (-6.4, -17.6), (4.4, -17.6)), far_leg=((7.4, -13), (7.4, -2)), near_leg=((-3, -2.4), (-13, -2)),
        robe=(-9, -15, -16, 0, 10.6, 0, 10.6, -14, 2, -15.6), skirt=(-9, -15.6, -8.4, -5, 1, -5.4, 9, -10, 9.6, -15, 2, -16.4),
    ),
    "sit": Pose(
        hip=(-3, -15), chest=(-3, -28), head=(-1.6, -36), tilt=2, far_arm=((2.2, -27), (5.4, -20.6), (10.6, -19.4)),
        near_arm=((-8.4, -27), (-9, -19), (-1, -17.6)), far_leg=((9, -15.4), (9.4, -2)), near_leg=((6, -14.4), (5, -2)),
        robe=(-9, -17, -9.4, -11, 0.6, -10.6, -0.4, 0, 13, 0, 12.4, -15.4, 9, -18.6, 2.6, -16.4),
        skirt=(-8.4, -17, -8.6, -11.4, 6.4, -10.8, 9, -12, 9, -18.4, 2, -17),
    ),
}  # fmt: skip
SHORT: Final = frozenset(("armor", "tunic", "apron", "coat", "rags"))  # the legs show


def between(first: Point, second: Point, share: float) -> Point:
    return (first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share)


def flat(*points: Point) -> list[float]:
    return [number for point in points for number in point]


def half(points: list[Point], first: Point, second: Point, side: int) -> list[Point]:
    """What of a polygon lies right (side 1) or left (-1) of a line."""

    def far(point: Point) -> float:
        return side * ((second[0] - first[0]) * (point[1] - first[1]) - (second[1] - first[1]) * (point[0] - first[0]))

    out = []
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        if far(a) >= 0:
            out.append(a)
        if far(a) * far(b) < 0:
            out.append(between(a, b, far(a) / (far(a) - far(b))))
    return out


def limb(pen: Pen, ink: str, points: Limb, widths: tuple[float, float, float]) -> None:
    """A tapered strip along three points."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(2, i + 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        dx, dy = -(b[1] - a[1]) / length * widths[i] / 2, (b[0] - a[0]) / length * widths[i] / 2
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    pen.polygon(ink, *flat(*left, *right[::-1]))


def palm(pen: Pen, skin: str, arm: Limb, fist: bool) -> None:
    (_, (ex, ey), (x, y)) = arm
    with pen.at(x, y, 1, False, math.degrees(math.atan2(y - ey, x - ex)) - 90):  # 0: hanging down
        if fist:
            pen.shape(skin, "M-2.2 -.8Q-2.4 2.6 0 2.9Q2.5 2.7 2.3 -.6Q0 -2 -2.2 -.8Z")
            if pen.scale > 1.2:
                pen.line("z", 0.7, "M-1.6 1L1.8 1.2M-1.2 2L1.4 2.1")
        else:
            pen.shape(skin, "M-1.6 -1L1.6 -1Q2.7 .6 3 2.6Q2.4 3 1.7 1.9L1.5 4.6Q.2 5.8 -1.3 4.7Q-2.4 2 -1.6 -1Z")
            if pen.scale > 1.25:
                pen.line("z", 0.6, "M0 2.6L-.1 4.7")


def shoe(pen: Pen, ankle: Point) -> None:
    with pen.at(*ankle):
        pen.polygon("i", -2.3, -3.4, 2.2, -3.4, 2.6, -1.2, 5.2, -0.2, 6, 2, -2.4, 2)


def legs(pen: Pen, pose: Pose, ink: str) -> None:
    x, y = pose.hip
    far: Limb = ((x + 2.6, y + 1), *pose.far_leg)
    limb(pen, ink, far, (5.4, 4.4, 3.2))
    limb(pen, "z", far, (5.4, 4.4, 3.2))
    limb(pen, ink, ((x - 2.6, y + 1), *pose.near_leg), (5.6, 4.6, 3.4))
    shoe(pen, pose.far_leg[1])
    shoe(pen, pose.near_leg[1])


def clothes(pen: Pen, pose: Pose, wear: str, robe: str, belt: str, front: str) -> None:
    (hx, hy), (cx, cy) = pose.hip, pose.chest
    lower = pose.skirt if wear in SHORT else pose.robe
    points = list(zip(lower[::2], lower[1::2], strict=True))
    waist = between(pose.chest, pose.hip, 0.55)
    body = [(cx - 2.4, cy - 2.4), (cx + 2.4, cy - 2.4), (cx + 6.2, cy + 0.4), (waist[0] + 5.4, waist[1])]
    body += [*points[::-1], (waist[0] - 5.4, waist[1]), (cx - 6.2, cy + 0.4)]
    pen.polygon(robe, *flat(*body))
    low = max(y for _, y in points)
    feet = [x for x, y in points if y > low - 3]
    hem = sum(feet) / len(feet)
    if wear == "rags":
        first, second = sorted(points, key=lambda point: point[1])[-2:]
        x0, step, y = min(first[0], second[0]), abs(first[0] - second[0]) / 4, first[1]
        for i in range(4):
            pen.polygon(robe, x0 + i * step, y - 0.3, x0 + (i + 1) * step, y - 0.3, x0 + (i + 0.4) * step, y + 3.4)
    side = -1 if pen.mirrored else 1
    pen.polygon("z", *flat(*half(body, (cx + side * 1.2, cy - 5), (hem + side * 1.6, low + 0.1), -side)))
    bx, by = between(pose.chest, pose.hip, 0.86)
    if wear in ("apron", "habit"):
        pen.polygon(
            front,
            cx - 2.6,
            cy + 3,
            cx + 3.6,
            cy + 3,
            hx + 4.6,
            hy + 1,
            hem + 4.4,
            low - 1.4,
            hem - 3.6,
            low - 1.4,
            hx - 3.6,
            hy + 1,
        )
        pen.polygon(
            "z",
            cx + 1.4,
            cy + 3,
            cx + 3.6,
            cy + 3,
            hx + 4.6,
            hy + 1,
            hem + 4.4,
            low - 1.4,
            hem + 1.4,
            low - 1.4,
            hx + 1.6,
            hy + 1,
        )
        belt = "d"
    if wear == "coat":
        pen.polygon("l", cx - 1, cy - 1, cx + 3.4, cy - 1, hx + 2.4, hy - 1, hx + 0.6, hy - 1)
        for share in (0.25, 0.5, 0.75):
            x, y = between(pose.chest, pose.hip, share)
            pen.disc("a", x - 1.6, y, 0.8)
        pen.line("a", 1, f"M{hx} {hy}L{hem} {low}")
    if wear == "gown":
        pen.polygon("l", hx - 0.6, hy, hx + 2.6, hy, hem + 4, low, hem - 2, low)
    if wear == "armor":
        mx, my = between(pose.chest, pose.hip, 0.5)
        pen.polygon("a", cx - 0.6, cy + 2, cx + 1.8, cy + 2, mx + 1.8, my + 3, mx - 0.6, my + 3)
        pen.polygon("a", cx - 3, cy + 4.6, cx + 4.2, cy + 4.6, cx + 4.2, cy + 7, cx - 3, cy + 7)
    if wear == "rags":
        pen.line("l", 1.1, f"M{bx - 5.4} {by}L{bx + 5.4} {by}")
        pen.polygon("f", hx - 4, hy + 2, hx - 0.6, hy + 1.6, hx - 0.4, hy + 5, hx - 4, hy + 5)
    else:
        pen.polygon(
            belt, bx - 5.4, by - 0.8, hx, by + 0.1, bx + 5.4, by - 0.8, bx + 5.4, by + 0.9, hx, by + 1.8, bx - 5.4, by + 0.9
        )


@part
def figure(
    pen: Pen,
    robe: str = "c",
    skin: str = "S2",
    hat: str = "none",
    hk: str = "",
    hc: str = "H2",
    hair: str = "short",
    beard: str = "none",
    pose: str = "stand",
    wear: str = "",
    cape: str = "none",
    belt: str = "a",
    front: str = "l",
    hose: str = "d",
    collar: str = "none",
    item: str = "none",
    turn: float = 0,
    left: str = "none",
    turn2: float = 0,
    big: float = 1,
    old: float = 0,
    kid: float = 0,
    mood: int = 1,
) -> None:
    """`item` in the hand on the right, `left` in the other (`turn`, `turn2` and `big` set how); on the shoulder when carried."""
    wear = wear or ("armor" if hat in ("helm", "sallet") else "robe")
    stance = POSES[pose]
    (hx, hy), (cx, cy), (x, y) = stance.hip, stance.chest, stance.head
    sleeves = "l" if wear == "armor" else robe
    with pen.at(0, 0, 0.74 if kid else 0.94):
        if cape != "none":
            back = min(stance.robe[::2])
            pen.shape(cape, f"M{cx - 5} {cy - 1.6}Q{hx - 9} {hy - 4} {back - 4} -4L{hx + 3} -5L{cx + 5} {cy - 1.4}Z")
            pen.shape("z", f"M{cx - 3} {cy}Q{hx - 5} {hy - 4} {back + 1.6} -4.6L{hx + 3} -5L{cx + 3} {cy}Z")
        limb(pen, sleeves, stance.far_arm, (5, 4.4, 3.4))
        if not pen.mirrored:
            limb(pen, "z", stance.far_arm, (5, 4.4, 3.4))
        if wear in SHORT:
            legs(pen, stance, "l" if wear == "armor" else hose)
        else:
            shoe(pen, (stance.far_leg[1][0] + 1, stance.far_leg[1][1]))
            shoe(pen, (stance.near_leg[1][0] - 0.4, stance.near_leg[1][1]))
        clothes(pen, stance, wear, robe, belt, front)
        pen.polygon(
            TONE.get(skin, "S3"), cx - 2, cy - 1, x - 2.4, y + 3, x + 2.2, y + 4, cx + 2.4, cy - 0.6, cx + 0.4, cy + 1.6
        )
        if collar != "none":
            pen.polygon(collar, cx - 4.4, cy - 1.6, cx + 0.4, cy + 4, cx + 5, cy - 1.6, cx + 0.4, cy + 0.6)
        if pose == "carry" and item != "none":
            give(pen, item, (-6, -31), -14, big * 1.25)
        with pen.at(x, y, 1.3 if kid else 1.04, False, stance.tilt):
            head(pen, skin, hat, hc, hair, beard, robe, hk, old, mood)
        holds = item != "none" and pose != "carry"
        if holds:
            give(pen, item, stance.far_arm[2], turn, big)
        palm(pen, skin, stance.far_arm, holds)
        if left not in ("none", "shield"):
            give(pen, left, stance.near_arm[2], turn2, big)
        limb(pen, sleeves, stance.near_arm, (5.4, 4.8, 3.6))
        if pose not in ("carry", "work") and wear != "armor" and pen.scale > 1:
            (sx, sy), (ex, ey), _ = stance.near_arm
            pen.line("z", 0.9, f"M{sx + 2} {sy + 3}L{ex + 2} {ey - 1}")
        palm(pen, skin, stance.near_arm, left != "none" or pose in ("work", "carry", "bear", "fight", "both", "reach"))
        if left == "shield":
            give(pen, "shield", (stance.near_arm[2][0] + 1, stance.near_arm[2][1]), 0, big)
