"""The head of a figure: face, hair, beard and hat."""

from typing import Final

from pictures.bust import TONE
from pictures.pen import Pen

HAT: Final = {"cap": "d", "witch": "a", "imp": "F"}  # inks of hats, or of their bands


def head(
    pen: Pen, skin: str, hat: str, hc: str, hair: str, beard: str, robe: str, hk: str = "", old: float = 0, mood: int = 1
) -> None:
    """Three quarters to the right; where the figure is mirrored, light still falls from the left."""
    shaded = TONE.get(skin, "S3")
    flip = pen.mirrored
    if hat in (
        "none",
        "crown",
        "cap",
        "beret",
        "straw",
        "kerchief",
        "wide",
        "jester",
        "turban",
        "coif",
        "tophat",
        "witch",
        "circlet",
        "band",
        "horned",
    ):
        if hair == "long":
            pen.shape(hc, "M-1 -6.6Q-7.4 -5 -6.4 8Q-3 10 .6 7.4L0 -5Z")
        if hair == "bun":
            pen.disc(hc, -6, -3.4, 3.2)
        if hair == "tail":
            pen.shape(hc, "M-3 -5Q-9 -5 -8.4 6Q-5.6 3 -3.6 2Z")
    if hat in ("hood", "veil"):
        pen.shape(robe if hat == "hood" else "l", "M-2 -7.4Q-8 -5 -7.4 10L5.6 9.6L3 -5Z")
    pen.shape(skin, "M-4.4 -1Q-4.6 -6 .2 -6.2Q4.7 -6 4.5 -1.6L5.8 1.2L4.6 1.7Q5 4.6 2.8 5.9Q.2 6.6 -1.8 4.8Q-4 3.2 -4.4 -1Z")
    if flip:
        pen.shape(shaded, "M-1.4 -6Q-4.6 -5 -4.4 -1Q-4 3.2 -1.8 4.8Q-2.4 0 -1.4 -6Z")
    else:
        pen.shape(shaded, "M2.6 -5.6Q4.7 -4.8 4.5 -1.6L5.8 1.2L4.6 1.7Q5 4.6 2.8 5.9Q3.6 2.6 2.2 1.6Q3.4 -1.6 2.6 -5.6Z")
    dark = "H1"
    fine = pen.scale > 1.05
    pen.line(dark, 0.95, "M.8 -.8L.8 .2M3.5 -.8L3.5 .1" + ("M0 -2.6L1.5 -2.7M3 -2.7L4 -2.5" if 0.92 < pen.scale <= 1.3 else ""))
    if pen.scale > 1.3:
        pen.line(
            hc if hc not in ("H5", "H6") else "H4" if hc == "H5" else "H2",
            0.75,
            "M-.3 -2.3Q.8 -3.1 1.7 -2.5M2.9 -2.5Q3.6 -3 4.3 -2.3",
        )
    if beard == "none" and pen.scale > 0.92:
        mouth = "M1.3 3.8Q2.4 4.3 3.5 3.6" if mood > 0 else "M1.3 4.2Q2.4 3.4 3.5 4.2"
        pen.line("R" if skin in ("S1", "S2") else dark, 0.8, mouth)
    if old:
        pen.line(shaded, 0.7, "M-1.2 1.4Q0 2 1 1.6M-.6 3Q-.2 4 0 4.6")
    if beard == "full":
        pen.shape(hc, "M-3.8 .6Q-2 2.2 .4 2.6Q2.6 1.8 4.7 2.4Q5.4 6.8 2 8.6Q-3 8 -3.8 .6Z")
        if fine:
            pen.line("R", 0.8, "M1.6 4Q2.6 4.4 3.4 3.9")
    if beard == "long":
        pen.shape(hc, "M-3.8 .6Q-2 2.2 .4 2.6Q2.6 1.8 4.7 2.4Q6 9 2.6 14Q-3.4 9 -3.8 .6Z")
        if fine:
            pen.line("R", 0.8, "M1.6 4Q2.6 4.4 3.4 3.9")
    if beard == "tash":
        pen.shape(hc, "M-.4 3.6Q1.2 1.6 2.6 2.4Q4 1.8 5.2 3.4Q3.8 4 2.6 3.4Q1 4.2 -.4 3.6Z")
    if hat not in ("hood", "helm", "sallet", "veil", "turban", "coif", "mitre", "kettle", "horned", "skull") and hair != "bald":
        pen.shape(hc, "M-4.9 1.8Q-6 -7.4 .4 -7.6Q5.4 -7.4 4.7 -2.6Q2.6 -4.8 -.6 -4.2Q-1.6 -2.6 -2.4 -1.6Q-3 .4 -3.4 2.2Z")
        if hair == "curly":
            for x, y in ((-4.6, 1), (-5, -2.4), (-3.4, -5.6), (0, -7), (3.4, -5.8)):
                pen.disc(hc, x, y, 2.2)
        if hair == "bob":
            pen.shape(hc, "M-2 -5Q-6.6 -4 -5.6 5.4L-2.2 5Q-3.2 0 -1 -4Z")
    if hair == "bald" and hat == "none":
        pen.shape(hc, "M-4.6 -1.4Q-5.4 3 -3 4L-2.6 -.6Z")
    headgear(pen, hat, robe, hk or HAT.get(hat, "c" if robe != "c" else "m"), flip)


def headgear(pen: Pen, hat: str, robe: str, hk: str, flip: bool) -> None:
    if hat == "hood":
        pen.shape(robe, "M-6.6 8Q-7.6 -8 1 -8.6Q7 -7.6 5.4 -1.4Q3.6 -5.8 -.4 -5Q-4 -3 -3.2 3Q-2.8 6.4 1.6 8.6L-1 10Z")
        pen.shape("z" if not flip else "h", "M1 -8.6Q7 -7.6 5.4 -1.4Q4.2 -5.2 1.2 -5.2Z")
    if hat == "helm":
        pen.shape("l", "M-5.6 -1.4Q-5.6 -8.4 .2 -8.8Q6 -8.4 5.8 -2Z")
        pen.shape("l", "M-8.4 -1Q0 -4.4 8.6 -2L8 .1Q0 -2.2 -7.8 1Z")
        pen.shape(
            "z",
            "M1.8 -8.7Q6 -8.2 5.8 -2.6L8.6 -2L8 .1Q5 -.6 2.4 -.7Z"
            if not flip
            else "M-1.4 -8.6Q-5.6 -8 -5.6 -1.8L-8.4 -1L-7.8 1Q-4 -.6 -1.4 -1Z",
        )
    if hat == "sallet":
        pen.shape("l", "M-6.4 3.4Q-7 -8.4 .4 -8.8Q6.6 -8.4 6 -.4L2 -.8L-1.6 .6L-2.6 3.4Z")
        pen.shape("z", "M2 -8.6Q6.6 -8 6 -.4L2 -.8Z" if not flip else "M-1.6 -8.4Q-7 -7 -6.4 3.4L-3.4 3.4Q-4 -4 -1.6 -8.4Z")
        pen.line("i", 1.1, "M1 -2.6L6 -2.8")
        pen.shape("c" if robe != "c" else "a", "M0 -8.6Q-3 -14 -10 -12Q-6 -9.6 -4.4 -6.6Z")
    if hat == "crown":
        pen.polygon("a", -4.8, -4, -5.8, -10, -2.2, -7.2, 0.4, -11.6, 3, -7.4, 6.2, -10.2, 5.2, -4.2)
        pen.disc("R", 0.4, -6, 0.9)
    if hat == "witch":
        pen.shape("i", "M-10 -3.4Q0 -7.4 10.4 -4.4L9.6 -3Q0 -4.4 -9.4 -1.8Z")
        pen.shape("i", "M-5 -4.4L1.6 -14.6L7.4 -17.6L5 -12.8L5.4 -4.8Q0 -6.2 -5 -4.4Z")
        pen.line(hk, 1.5, "M-4.4 -6Q0 -7.6 5.2 -6.4", cap="butt")
    if hat == "cap":
        pen.shape(hk, "M-5.8 -3.4Q-5.6 -9.6 1 -9.2Q7.4 -8.8 7.6 -4.4Q1 -6.8 -5.8 -3.4Z")
        pen.line("a", 1.3, "M-3 -7.6Q-6 -12 -11 -11")
    if hat == "straw":
        pen.shape("a", "M-10.4 -2.6Q0 -7 10.6 -3.8L10 -2.2Q0 -4.4 -9.8 -.8Z")
        pen.shape("a", "M-5.2 -3.8Q-4.4 -9.4 .4 -9.4Q5 -9.2 5.2 -4.6Z")
        pen.line("c", 1.4, "M-5 -4.4Q0 -6.2 5.1 -5.2", cap="butt")
        pen.shape(
            "z",
            "M2.4 -9Q5 -8.6 5.2 -4.6L10.6 -3.8L10 -2.2Q6 -3.2 2.6 -3.4Z"
            if not flip
            else "M-2 -9Q-5 -8 -5.2 -4L-10.4 -2.6L-9.8 -.8Q-5 -2.8 -2 -3.2Z",
        )
    if hat == "veil":
        pen.shape("l", "M-6.6 9Q-7.8 -7.6 .6 -8.2Q6.4 -7.6 5 -2Q3 -5.4 -.6 -4.8Q-3.4 -3.4 -2.8 3Q-2.4 6 .6 8.6Z")
        pen.line("a", 0.9, "M5 -2.4Q3 -5.6 -.6 -5")
    if hat == "beret":
        pen.shape(hk, "M-7 -3.6Q-8 -8.6 .6 -9Q7.4 -9 6.8 -4.4Q0 -6.4 -7 -3.6Z")
        pen.line("l", 1.1, "M-4 -8Q-6 -13 -2 -15")
    if hat == "coif":
        pen.shape("W", "M-4.6 4Q-6.4 -7.4 .4 -7.8Q5.6 -7.4 4.8 -2.6Q2.4 -5 -1 -4.4Q-3.2 -2 -2.4 4.6Z")
    if hat == "turban":
        pen.shape("W", "M-5.8 -1.8Q-7.4 -9.4 .6 -9.8Q7 -9.4 5.6 -3.2Q0 -5.6 -5.8 -1.8Z")
        pen.line("z", 0.9, "M-5.4 -4.4Q0 -8.8 5.8 -7M-4.4 -2.6Q0 -6.8 5.8 -4.8")
        pen.disc("a", 3, -6.6, 1.1)
    if hat == "tophat":
        pen.shape("i", "M-4.6 -4.4L-5.4 -14L6 -14.8L5.2 -5Z")
        pen.shape("i", "M-8.6 -3.4Q0 -6.6 9 -4.4L8.4 -2.8Q0 -4.6 -8 -1.8Z")
        pen.line("c", 1.9, "M-4.7 -5.8Q0 -7 5.2 -6.2", cap="butt")
        pen.shape("h", "M-4.4 -13.4L-2.2 -13.6L-2 -7L-4 -6.6Z")
    if hat == "jester":
        pen.shape("c", "M-5.2 -3Q-5 -8 -2 -9Q-9 -12 -11 -5Q-9 -7 -7 -5.4Q-6 -4 -5.2 -3Z")
        pen.shape("a", "M-2.4 -8.6Q0 -16 7 -13.4Q3.6 -12.4 3.4 -8.6L5 -4Q0 -6 -3 -4.4Z")
        pen.shape("c", "M-5.2 -2.8Q-4.8 -8.8 1.2 -8.8L1 -5.4Q-2.4 -5 -5.2 -2.8Z")
        pen.disc("l", -11, -4.6, 1.4)
        pen.disc("l", 7.4, -13, 1.4)
    if hat == "wide":
        pen.shape("d", "M-10.6 -2.4Q0 -7.6 11 -4.4L10.2 -2.6Q0 -4.6 -9.8 -.6Z")
        pen.shape("d", "M-5 -4Q-4.6 -10.4 .6 -10.4Q5.6 -10 5.2 -5Z")
        pen.line("a", 1.3, "M-4.8 -4.8Q0 -6.8 5.2 -5.8", cap="butt")
    if hat == "kerchief":
        pen.shape(hk, "M-5.4 -.6Q-6 -8.6 .6 -8.8Q5.8 -8.4 5 -3.4Q0 -6 -5.4 -.6Z")
        pen.shape(hk, "M-5 -1.4L-9.6 1.6L-6 2.2L-7.4 5.4L-4 1.4Z")
    if hat == "mitre":
        pen.shape("W", "M-5 -3.4Q-6.6 -11 .4 -18Q7.4 -11 5.6 -4Q0 -6.4 -5 -3.4Z")
        pen.line("a", 1.3, "M-5 -4.6Q0 -7 5.4 -5.2M.4 -7L.4 -15")

    if hat == "kettle":
        pen.shape("l", "M-5.2 -2.6Q-5 -9 .4 -9.2Q5.6 -9 5.4 -3.2Z")
        pen.shape("l", "M-9.4 -1.6Q0 -5.6 9.8 -2.6L9 -.6Q0 -3 -8.6 .6Z")
        pen.shape(
            "z",
            "M1.6 -9Q5.6 -8.6 5.4 -3.2L9.8 -2.6L9 -.6Q5 -1.8 2 -1.8Z"
            if not flip
            else "M-1.4 -9Q-5 -8 -5.2 -2.6L-9.4 -1.6L-8.6 .6Q-5 -1 -1.6 -1.6Z",
        )
    if hat == "skull":
        pen.shape(hk, "M-5 -2.2Q-5.6 -8.8 .4 -9Q5.6 -8.8 5 -3.4Q0 -6.2 -5 -2.2Z")
        pen.shape("z", "M1.6 -8.9Q5.6 -8.4 5 -3.4L2 -4.6Z")
    if hat == "circlet":
        pen.line("a", 1.3, "M-5 -2.6Q0 -5.6 5 -3.6")
        pen.disc("c", 3, -4.4, 1.2)
    if hat == "band":
        pen.line(hk, 1.7, "M-5 -2.4Q0 -5.4 5 -3.4")
        pen.line(hk, 1.4, "M-5 -2.4L-8.4 .8M-5 -2.4L-8.8 -2.2")
    if hat == "horned":
        pen.shape("l", "M-5.4 -1.6Q-5.8 -8.8 .2 -9Q6 -8.8 5.6 -2.4Z")
        pen.shape("z", "M1.8 -8.9Q6 -8.2 5.6 -2.4L2 -2Z")
        pen.line("a", 1.3, "M-5.2 -2.4Q0 -4.6 5.4 -3", cap="butt")
        pen.shape("W", "M-4.6 -5.6Q-10.6 -5.4 -10.8 -12.6Q-8 -8.8 -3.6 -8.2Z")
        pen.shape("W", "M4.8 -6Q10.4 -6.6 9.6 -13Q7.4 -9.4 3.6 -8.4Z")
    if hat == "imp":
        pen.shape(hk, "M-4.8 -3Q-9 -5 -9.4 -10Q-5 -8.6 -2.6 -6Z")
        pen.shape(hk, "M4.8 -3.4Q8.6 -6 8.2 -11Q4.400 -9 2.6 -6Z")
        pen.shape("W", "M-3.6 -5.4Q-4.6 -9.6 -2.6 -12Q-1.4 -8.6 -1 -6.2Z")
        pen.shape("W", "M2 -6.2Q2.6 -9.8 5 -11.6Q5.4 -8.4 4 -5.4Z")
