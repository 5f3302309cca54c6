"""What a figure holds: how large it is in a hand, and how far it reaches below."""

from typing import Final

from pictures.pen import PARTS, Pen, part

LONG: Final = frozenset(
    ("spear", "halberd", "staff", "crook", "rod", "fork", "trident", "banner")
)  # their foot stands on the ground
SIZE: Final = dict(book=0.55, sack=0.62, lantern=0.62, scroll=0.5, bread=0.55, mug=0.5, hammer=0.62, key=0.6, shield=0.55, banner=0.72, sword=0.62, dagger=0.62, pick=0.8, lute=0.8, crown=0.5, purse=0.55, goblet=0.5, candle=0.6, staff=1, spear=1, halberd=0.78, hoop=1, whip=1, bowl=1, broom=1, crate=0.8, basket=1, axe=1, bow=1, flask=0.5, wand=0.8, star=0.6, quill=0.5, coin=0.5, rose=0.6, letter=0.55, orb=0.45, pot=0.7, chest=0.55, torch=1, oar=1, saw=1, spade=1, beam=1, mask=0.6, cards=1, openbook=0.5, harp=1, rope=0.6, tongs=1, brush=1, crook=0.76, rod=0.76, fork=0.76, trident=0.76, shovel=0.68, horn=0.46, mallet=0.6, bell=0.42, branch=0.62, cross=0.55, tray=0.55, chisel=0.6, club=0.62, mace=0.7, net=0.6, trowel=0.55)  # fmt: skip
DROP: Final = dict(book=9, sack=15, lantern=21, scroll=8, bread=2, mug=5, spear=20, halberd=20, staff=20, banner=18, lute=8, shield=9, crate=12, basket=9, pot=12, chest=10, spade=20, oar=20, goblet=5, orb=7, openbook=7, candle=3, broom=16, crown=2, purse=8, flask=4, pick=4, hammer=3, crook=26, rod=24, fork=26, trident=26, shovel=19, horn=3, mallet=4, branch=3, cross=5, tray=2, chisel=5, club=5, mace=6, net=3, wand=-3)  # fmt: skip


def give(pen: Pen, item: str, hand: tuple[float, float], turn: float = 0, big: float = 1) -> None:
    drop = DROP.get(item, 1) * big
    if item in LONG and -40 < hand[1] < -15 and not turn:
        drop = -hand[1] - 1
    with pen.at(hand[0], hand[1], 1, False, turn):
        pen.part("held", 0, drop, SIZE.get(item, 0.7) * big, item=item)


@part
def held(pen: Pen, item: str) -> None:
    """Things made for a hand; any other part may be held as well."""
    if item == "spear":
        pen.line("d", 1.5, "M0 0L0 -50")
        pen.shape("l", "M-2.2 -49L0 -59L2.2 -49L0 -47Z")
        pen.shape("z", "M0 -59L2.2 -49L0 -47Z")
    elif item == "staff":
        pen.line("d", 1.8, "M0 0L0 -46")
        pen.disc("a", 0, -48, 3)
    elif item == "hoop":
        pen.line("a", 1.8, "M-9 0Q-9 -12 0 -12Q9 -12 9 0Q9 12 0 12Q-9 12 -9 0")
    elif item == "whip":
        pen.line("d", 2, "M0 2L0 -9")
        pen.line("m", 1.3, "M0 -9Q2 -22 12 -19Q20 -14 16 -6")
    elif item == "bowl":
        pen.shape("m", "M-5 -3L5 -3Q4 2 0 2Q-4 2 -5 -3Z")
        pen.shape("z", "M1 -3L5 -3Q4 2 1 2Z")
    elif item == "broom":
        pen.line("d", 1.6, "M0 0L0 -44")
        pen.shape("a", "M-3.4 6L3.4 6L1.4 -5L-1.4 -5Z")
    elif item == "basket":
        pen.shape("a", "M-7 -9L7 -9L5 0L-5 0Z")
        pen.line("z", 0.9, "M-6 -6L6 -6M-5.6 -3L5.6 -3")
        pen.line("d", 1.2, "M-6 -9Q0 -17 6 -9")
    elif item == "axe":
        pen.line("d", 1.8, "M0 6L0 -22")
        pen.shape("l", "M0 -21L8 -24Q10 -17 8 -11L0 -14Z")
        pen.shape("z", "M4 -22.4L8 -24Q10 -17 8 -11L4 -12.6Z")
    elif item == "bow":
        pen.line("d", 1.8, "M0 -16Q9 -8 9 0Q9 8 0 16")
        pen.line("l", 0.7, "M0 -16L-5 0L0 16")
        pen.line("l", 0.9, "M-5 0L15 0")
        pen.polygon("l", 14, -1.6, 18, 0, 14, 1.6)
    elif item == "torch":
        pen.line("d", 2, "M0 8L0 -9")
        pen.disc("h", 0, -15, 9)
        pen.shape("c", "M-4 -9Q-6 -15 0 -22Q6 -15 4 -9Z")
        pen.shape("a", "M-2 -9Q-3 -13 0 -17Q3 -13 2 -9Z")
    elif item == "pick":
        pen.line("m", 2.6, "M0 2L0 -34")
        pen.shape("l", "M-19 -26Q0 -43 19 -26Q0 -34 -19 -26Z")
        pen.shape("z", "M2 -34.6Q12 -33 19 -26Q10 -30 2 -30.4Z")
    elif item == "oar":
        pen.line("d", 1.6, "M0 0L0 -46")
        pen.shape("l", "M-2.6 4L-2 -10L2 -10L2.6 4Z")
    elif item == "saw":
        pen.polygon("l", -2, 0, -2, -22, 3.6, -20, 3.6, 0)
        pen.box("d", -3, 0, 7, 5)
    elif item == "spade":
        pen.line("d", 1.7, "M0 -6L0 -34M-3 -34L3 -34")
        pen.shape("l", "M-4 -8L4 -8L3.6 2Q0 6 -3.6 2Z")
    elif item == "beam":
        pen.polygon("m", -26, -3, 26, -9, 26, -4, -26, 2)
        pen.polygon("h", -26, -3, 26, -9, 26, -7.6, -26, -1.6)
    elif item == "cards":
        for x in (-3, 1.5, 6):
            pen.polygon("W", x - 2.6, -9, x + 2.6, -9, x + 2.6, -1, x - 2.6, -1)
            pen.polygon("c", x - 1.4, -7.6, x + 1.4, -7.6, x + 1.4, -2.4, x - 1.4, -2.4)
    elif item == "tongs":
        pen.line("i", 1.4, "M-2 0L10 2M-2 2L10 1")
        pen.box("a", 9, 0, 7, 3)
    elif item == "harp":
        pen.line("a", 2, "M-2 4Q-6 -10 -2 -18Q6 -20 10 -14L2 4")
        pen.line("l", 0.6, "M0 -14L1 1M3 -15L2 0M6 -14L3 -2")
    elif item in PARTS:
        pen.part(item)
