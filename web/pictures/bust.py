"""Portraits: one bust, eleven choices. The face is in the middle of the canvas, so that a square or an upright crop keeps it."""

from typing import Final

from pictures.hats import hat_of
from pictures.pen import Pen, part

# A skin in the shade.
TONE: Final = {"S1": "S2", "S2": "S3", "S3": "S4", "S4": "S5", "S5": "H1", "Z1": "Z2", "Z2": "H1", "W": "H4", "F": "R"}


def hair_behind(pen: Pen, kind: str, ink: str) -> None:
    if kind == "long":
        pen.shape(ink, "M40 36Q38 16 60 15Q82 16 80 36Q84 56 82 76L38 76Q36 56 40 36Z")
        pen.shape("z", "M66 16Q82 18 80 36Q84 56 82 76L68 76Z")
    if kind == "braid":
        pen.shape(ink, "M41 36Q40 16 60 15Q80 16 79 36L78 50L42 50Z")
        for i in range(4):
            pen.oval(ink, 81 + i * 0.6, 50 + i * 9, 5 - i * 0.4, 6)
        pen.disc("a", 83, 83, 3)
    if kind == "bun":
        pen.shape(ink, "M41 40Q38 16 60 16Q82 16 79 40Z")
        pen.disc(ink, 78, 20, 9)
        pen.shape("z", "M80 12Q90 18 85 28Q80 30 78 26Q86 20 80 12Z")
    if kind == "curly":
        for x, y, r in (
            (44, 30, 10),
            (50, 20, 10),
            (60, 16, 11),
            (70, 20, 10),
            (77, 30, 10),
            (79, 42, 9),
            (41, 42, 9),
            (42, 53, 7),
            (79, 53, 7),
        ):
            pen.disc(ink, x, y, r)
        pen.shape("z", "M72 12Q88 24 88 44Q86 58 79 60Q80 30 72 12Z")
        pen.shape("h", "M35 54Q29 40 35 27Q40 14 54 8Q43 18 40 30Q35 42 39 56Z")
    if kind == "afro":
        pen.disc(ink, 60, 32, 27)
        pen.shape("h", "M34 42Q29 20 48 8Q37 20 38 40Z")
        pen.shape("z", "M70 8Q90 20 87 38Q84 54 76 56Q84 30 70 8Z")


def hair_before(pen: Pen, kind: str, ink: str) -> None:
    if kind in ("long", "braid", "bun"):
        pen.shape(ink, "M42 38Q42 20 60 18Q78 20 78 38Q72 28 60 26Q50 30 42 38Z")
    if kind == "part":
        pen.shape(ink, "M41 42Q39 18 60 17Q81 18 79 42L76 36Q76 28 62 25Q50 26 45 34Z")
    if kind == "short":
        pen.shape(ink, "M42 36Q40 18 60 17Q80 18 78 36L75 32Q72 25 60 25Q48 25 45 32Z")
    if kind == "curly":
        pen.shape(ink, "M44 34Q46 22 60 22Q74 22 76 34Q70 26 60 28Q50 26 44 34Z")
    if kind == "afro":
        pen.shape(ink, "M43 32Q46 20 60 20Q74 20 77 32Q70 26 60 27Q50 26 43 32Z")
    if kind == "fringe":
        pen.shape(ink, "M40 46Q40 34 44 30L46 44Z")
        pen.shape(ink, "M80 46Q80 34 76 30L74 44Z")
    if kind == "tonsure":
        pen.shape(ink, "M41 42Q39 30 44 26Q60 32 76 26Q81 30 79 42Q76 34 60 35Q44 34 41 42Z")
    if kind == "bob":
        pen.shape(ink, "M38 58Q36 16 60 16Q84 16 82 58L75 58Q78 36 66 28Q54 36 46 34Q44 44 45 58Z")
        pen.shape("z", "M70 18Q84 22 82 58L76 58Q78 36 70 18Z")


def beard_of(pen: Pen, kind: str, ink: str) -> None:
    if kind == "full":
        pen.shape(ink, "M43 44Q46 52 52 52Q60 48 68 52Q74 52 77 44Q78 66 60 74Q42 66 43 44Z")
        pen.shape("z", "M64 50Q72 54 77 44Q78 66 60 74Q70 64 64 50Z")
    if kind == "long":
        pen.shape(ink, "M43 44Q46 52 52 52Q60 48 68 52Q74 52 77 44Q80 74 60 92Q40 74 43 44Z")
        pen.shape("z", "M64 50Q72 54 77 44Q80 74 60 92Q72 70 64 50Z")
        pen.line("z", 1.2, "M54 62Q56 74 59 82M62 62Q62 72 61 80")
    if kind == "goatee":
        pen.shape(ink, "M53 58Q60 56 67 58Q66 72 60 73Q54 72 53 58Z")
        pen.line(ink, 2.6, "M52 53.6Q56 51 60 53Q64 51 68 53.6")
    if kind == "moustache":
        pen.shape(ink, "M47 55Q53 49 60 52Q67 49 73 55Q66 57 60 55Q54 57 47 55Z")
    if kind == "stubble":
        pen.shape("z", "M43 48Q48 54 60 52Q72 54 77 48Q74 60 60 66Q46 60 43 48Z")


@part
def bust(
    pen: Pen,
    skin: str = "S2",
    hair: str = "short",
    hc: str = "H2",
    robe: str = "m",
    collar: str = "l",
    hat: str = "none",
    hk: str = "c",
    beard: str = "none",
    age: float = 0,
    brow: int = 0,
    smile: int = 1,
    lips: float = 0,
    cloak: str = "none",
    chain: float = 0,
    eye: str = "i",
) -> None:
    shaded = TONE[skin]
    pen.disc("n", 60, 46, 44)  # a lamp behind the head, by night
    pen.disc("n", 60, 46, 33)
    hair_behind(pen, hair, hc)
    if hat == "cowl":
        pen.shape(hk, "M30 80Q30 8 60 5Q90 8 90 80Z")
        pen.shape("z", "M66 6Q90 12 90 80L74 80Z")
    if hat == "veil":
        pen.shape(hk, "M34 82Q36 10 60 10Q84 10 86 82Z")
        pen.shape("z", "M68 11Q84 16 86 82L74 82Z")
    pen.shape(robe, "M16 98Q18 78 42 73L78 73Q102 78 104 98Z")
    pen.shape("z", "M64 73L78 73Q102 78 104 98L72 98Z")
    if cloak == "none":
        pen.shape("h", "M16 98Q18 78 42 73L45 75Q23 81 21 98Z")
    if cloak != "none":
        pen.shape(cloak, "M12 98Q12 76 40 71L50 98Z")
        pen.shape(cloak, "M108 98Q108 76 80 71L70 98Z")
        pen.shape("z", "M108 98Q108 76 80 71L70 98Z")
        pen.shape("h", "M12 98Q12 76 40 71L41 74Q17 79 17 98Z")
    pen.shape(shaded, "M51 56L69 56L70 74L60 82L50 74Z")
    pen.shape("z", "M52 64Q60 70 69 62L70 74L60 82L56 78Z")
    if collar == "ruff":
        for x, y in ((42, 73), (47, 78), (53, 81), (60, 82), (67, 81), (73, 78), (78, 73)):
            pen.disc("W", x, y, 5.4)
        pen.shape("z", "M62 80Q74 82 82 72L83 78Q74 88 62 87Z")
    elif collar == "fur":
        pen.shape("W", "M34 76Q46 70 50 73Q60 84 70 73Q74 70 86 76Q84 86 74 88Q60 96 46 88Q36 86 34 76Z")
        for x, y in ((42, 79), (52, 84), (60, 88), (68, 84), (78, 79)):
            pen.line("i", 1.6, f"M{x} {y}L{x} {y + 3}")
    elif collar == "armor":
        pen.shape("l", "M26 98Q24 78 42 74L52 76Q60 86 68 76L78 74Q96 78 94 98Z")
        pen.shape("z", "M64 84Q66 80 68 76L78 74Q96 78 94 98L70 98Z")
        pen.line("d", 1.6, "M34 86Q46 94 60 94Q74 94 86 86M60 86L60 98")
    elif collar != "none":
        pen.polygon(collar, 44, 73, 51, 70, 60, 82, 56, 92)
        pen.polygon(collar, 76, 73, 69, 70, 60, 82, 64, 92)
        pen.polygon("z", 76, 73, 69, 70, 60, 82, 64, 92)
    if chain:
        pen.line("a", 2.6, "M40 76Q46 94 60 95Q74 94 80 76")
        pen.disc("a", 60, 95, 4.6)
    pen.disc(skin, 42, 43, 4)
    pen.disc(shaded, 78, 43, 4)
    pen.shape(skin, "M42 38Q42 19 60 19Q78 19 78 38L77 47Q74 60 60 67Q46 60 43 47Z")
    pen.shape(shaded, "M64 19Q78 21 78 38L77 47Q74 60 60 67Q68 60 68 52Q70 50 67 47L69 41Q66 30 64 19Z")
    pen.shape(shaded, "M59 40L55.6 50Q58 52.6 62 51L61 41Z")
    brows = {
        0: "M48 38Q52 35.4 56 37.6M64 37.6Q68 35.4 72 38",
        1: "M48 35.6Q53 36 56.6 39M63.4 39Q67 36 72 35.6",
        2: "M48 37Q51 33.6 56 35.6M64 35.6Q69 33.6 72 37",
    }[brow]
    pen.line(hc if hc not in ("H5", "H6", "H4") else "H4" if hc != "H6" else "H2", 2.1, brows)
    pen.oval("W", 52.4, 42.4, 3.6, 2.2)
    pen.oval("W", 67.6, 42.4, 3.6, 2.2)
    pen.disc(eye, 53, 42.4, 1.9)
    pen.disc(eye, 68.2, 42.4, 1.9)
    pen.line("H1", 1.3, "M48.6 41.6Q52 39.4 56 41.8M64 41.8Q68 39.4 71.4 41.6")
    if age:
        pen.line(shaded, 1.2, "M48 47Q51 48.6 54 47.6M50 54Q49 57 51 60M54 29Q60 27.6 65 29")
        pen.line("z", 1.2, "M66 47.6Q69 48.6 72 47M70 54Q71 57 69 60")
    mouth = {1: "M54.6 56.6Q60 60 65.4 56.6", 0: "M55 57.6L65 57.6", -1: "M55 58.6Q60 56 65 58.6"}[smile]
    if lips:
        pen.shape("R", "M54.6 56.8Q57.6 54.8 60 56Q62.4 54.8 65.4 56.8Q60 61.6 54.6 56.8Z")
    else:
        pen.line("R" if skin in ("S1", "S2") else "H1", 1.7, mouth)
    hair_before(pen, hair, hc)
    beard_of(pen, beard, hc)
    if beard not in ("none", "stubble", "moustache"):
        pen.line("R", 1.6, "M56 57.4Q60 59 64 57.4")
    hat_of(pen, hat, hk)
