"""People in a scene: one skeleton, ten poses, nine clothes, real hands. Replaces `figure`; old recipes stay valid. 50 units high, faces right (m = left), origin between the feet.
pose = stand walk work carry bear fight kneel sit raise point · wear = robe habit gown tunic apron armor coat rags · hs = hair (short long bun bald curly tail bob) · bd = beard (none full long tash)
hat = none hood helm sallet crown witch cap straw veil beret coif turban tophat jester wide kerchief mitre · item in the right hand (ir = turn, is = size), item2 in the left · cape, belt, legs inks · old, kid"""
import re
from pictures.parts import PARTS, part
from pictures.bust import TONE
# hip chest head tilt | SR ER HR | SL EL HL | KR AR | KL AL
POSES = dict(
 stand=((0, -24), (0, -37), (.8, -45), 0, (5.4, -36), (9.4, -29.5), (11.6, -23), (-5.4, -36), (-8.6, -29), (-7, -22), (3.8, -12.5), (4.4, -2), (-3.4, -12.5), (-4, -2)),
 walk=((0, -24), (1.4, -36.6), (3.4, -44.4), 4, (6.4, -35.6), (10, -29), (14.6, -25.6), (-3.6, -35.6), (-8, -29.6), (-9.6, -23), (6.4, -13), (8, -2), (-4.6, -12.4), (-10.4, -3)),
 work=((-4, -22), (2.6, -33.6), (7.4, -40.6), 16, (7, -32.4), (12.4, -27.6), (16.6, -22.4), (-1.6, -34), (-7.4, -39.4), (-3.4, -45.6), (4.6, -12), (4, -2), (-8, -11.6), (-11, -2)),
 carry=((0, -24), (2.4, -36), (7, -42.6), 12, (7, -34.6), (11, -28.6), (15.4, -25), (-2, -35), (-7, -31), (-2.6, -36.4), (5.6, -13), (6.4, -2), (-4.4, -12.4), (-9.6, -3)),
 bear=((0, -24), (-.4, -37), (.6, -45), 6, (5, -36), (9, -28.6), (14.4, -27.4), (-5.6, -36), (-6.6, -27.4), (5.6, -26), (3.8, -12.5), (4.4, -2), (-3.4, -12.5), (-4, -2)),
 fight=((-1, -20.6), (2.4, -32.8), (5, -40.8), 2, (7.6, -32.4), (13.4, -36), (17, -41.6), (-3, -32.6), (-8.6, -28), (-4.6, -23), (9.6, -14.6), (12.6, -2), (-8, -11), (-15, -2)),
 kneel=((-4, -14), (-1, -26.4), (1.6, -34.2), 8, (4, -25.6), (7.4, -19.4), (11.6, -19.6), (-5.6, -25.4), (-6.4, -17.6), (4.4, -17.6), (7.4, -13), (7.4, -2), (-3, -2.4), (-13, -2)),
 sit=((-3, -15), (-3, -28), (-1.6, -36), 2, (2.2, -27), (5.4, -20.6), (10.6, -19.4), (-8.4, -27), (-9, -19), (-1, -17.6), (9, -15.4), (9.4, -2), (6, -14.4), (5, -2)),
 raise_=((0, -24), (0, -37), (.8, -45), -4, (5.4, -36.4), (11, -40.6), (12.6, -48), (-5.4, -36), (-10.8, -30), (-5.6, -25.4), (3.8, -12.5), (4.8, -2), (-3.8, -12.5), (-5.4, -2)),
 point=((0, -24), (.6, -37), (2, -45), 0, (6, -36), (11.6, -34.6), (17.6, -36.4), (-5, -36), (-8.6, -29.4), (-4, -23.6), (4.6, -12.5), (6, -2), (-3.8, -12.5), (-5, -2)))
POSES["raise"] = POSES.pop("raise_")
ROBE = dict(  # long skirts: from the hips down, clockwise from the left
 stand=(-6, -25, -9.4, 0, 9.6, 0, 6, -25), walk=(-6, -25, -13.4, 0, 11, 0, 7, -25), work=(-9.4, -23, -15, 0, 8.4, 0, 2.6, -22), carry=(-6, -25, -12.6, 0, 10.4, 0, 7, -25), bear=(-6, -25, -9, 0, 9.6, 0, 6, -25),
 fight=(-7, -22, -18, -1, 3, -3, 15, -1, 11.6, -16, 5, -21.6), kneel=(-9, -15, -16, 0, 10.6, 0, 10.6, -14, 2, -15.6), sit=(-9, -17, -9.4, -11, .6, -10.6, -.4, 0, 13, 0, 12.4, -15.4, 9, -18.6, 2.6, -16.4),
 **{"raise": (-6, -25, -9.8, 0, 10, 0, 6, -25)}, point=(-6, -25, -9.6, 0, 10.4, 0, 6.4, -25))
SKIRT = dict(
 stand=(-5.4, -26, -7, -12.6, 7.4, -12.6, 5.4, -26), walk=(-5.2, -26, -7.6, -12.4, 9.4, -13.6, 6, -26), work=(-9, -24, -12, -12.6, 4.6, -11.6, 2, -23), carry=(-5.2, -26, -7.4, -12.6, 8.6, -13, 6.4, -26), bear=(-5.4, -26, -7, -12.6, 7.4, -12.6, 5.4, -26),
 fight=(-6.4, -23, -11.6, -12.6, -2, -13.4, 8.6, -11.4, 11, -17, 5, -22.6), kneel=(-9, -15.6, -8.4, -5, 1, -5.4, 9, -10, 9.6, -15, 2, -16.4), sit=(-8.4, -17, -8.6, -11.4, 6.4, -10.8, 9, -12, 9, -18.4, 2, -17),
 **{"raise": (-5.4, -26, -7.4, -12.6, 7.8, -12.6, 5.4, -26)}, point=(-5.4, -26, -7.2, -12.6, 8, -12.6, 5.8, -26))

def mix(p, q, k): return (p[0]+(q[0]-p[0])*k, p[1]+(q[1]-p[1])*k)
def flat(*v): return [t for p in v for t in p]
def half(pts, p, q, side):  # the part of a polygon to the right (side 1) or left (-1) of the line p-q
    def d(t): return side * ((q[0]-p[0])*(t[1]-p[1]) - (q[1]-p[1])*(t[0]-p[0]))
    out = []
    for a, b in zip(pts, pts[1:] + pts[:1]):
        da, db = d(a), d(b)
        if da >= 0: out.append(a)
        if da * db < 0: out.append(mix(a, b, da/(da-db)))
    return out
def limb(o, ink, pts, w):  # a tapered strip along three points
    import math
    L, R = [], []
    for i, p in enumerate(pts):
        a, b = pts[max(0, i-1)], pts[min(len(pts)-1, i+1)]; t = math.hypot(b[0]-a[0], b[1]-a[1]) or 1; nx, ny = -(b[1]-a[1])/t*w[i]/2, (b[0]-a[0])/t*w[i]/2
        L.append((p[0]+nx, p[1]+ny)); R.append((p[0]-nx, p[1]-ny))
    o.g(ink, *flat(*L, *R[::-1]));
def turn_of(a, b):
    import math
    return math.degrees(math.atan2(b[1]-a[1], b[0]-a[0])) - 90  # 0 = hanging down
def palm(o, skin, at, r, fist, s=1):
    with o(at[0], at[1], s, False, r):
        if fist: o.p(skin, "M-2.2 -.8Q-2.4 2.6 0 2.9Q2.5 2.7 2.3 -.6Q0 -2 -2.2 -.8Z"); o.scale > 1.2 and o.s("z", .7, "M-1.6 1L1.8 1.2M-1.2 2L1.4 2.1")
        else: o.p(skin, "M-1.6 -1L1.6 -1Q2.7 .6 3 2.6Q2.4 3 1.7 1.9L1.5 4.6Q.2 5.8 -1.3 4.7Q-2.4 2 -1.6 -1Z"); o.scale > 1.25 and o.s("z", .6, "M0 2.6L-.1 4.7")
def shoe(o, at, r=0, ink="i"):
    with o(at[0], at[1], 1, False, r): o.g(ink, -2.3, -3.4, 2.2, -3.4, 2.6, -1.2, 5.2, -.2, 6, 2, -2.4, 2)
def head(o, skin, hat, hair, hs, bd, robe, old, flip):
    sh = TONE.get(skin, "S3"); hk = "c" if robe != "c" else "m"
    if hat in ("none", "crown", "cap", "beret", "straw", "kerchief", "wide", "jester", "turban", "coif", "tophat"):
        if hs == "long": o.p(hair, "M-1 -6.6Q-7.4 -5 -6.4 8Q-3 10 .6 7.4L0 -5Z")
        if hs == "bun": o.c(hair, -6, -3.4, 3.2)
        if hs == "tail": o.p(hair, "M-3 -5Q-9 -5 -8.4 6Q-5.6 3 -3.6 2Z")
    if hat in ("hood", "veil"): o.p(robe if hat == "hood" else "l", "M-2 -7.4Q-8 -5 -7.4 10L5.6 9.6L3 -5Z")
    o.p(skin, "M-4.4 -1Q-4.6 -6 .2 -6.2Q4.7 -6 4.5 -1.6L5.8 1.2L4.6 1.7Q5 4.6 2.8 5.9Q.2 6.6 -1.8 4.8Q-4 3.2 -4.4 -1Z")
    if flip: o.p(sh, "M-1.4 -6Q-4.6 -5 -4.4 -1Q-4 3.2 -1.8 4.8Q-2.4 0 -1.4 -6Z")
    else: o.p(sh, "M2.6 -5.6Q4.7 -4.8 4.5 -1.6L5.8 1.2L4.6 1.7Q5 4.6 2.8 5.9Q3.6 2.6 2.2 1.6Q3.4 -1.6 2.6 -5.6Z")
    dark = "H1"
    fine = o.scale > 1.05
    o.s(dark, .95, "M.8 -.8L.8 .2M3.5 -.8L3.5 .1" + ("M0 -2.6L1.5 -2.7M3 -2.7L4 -2.5" if .92 < o.scale <= 1.3 else ""))
    if o.scale > 1.3: o.s(hair if hair not in ("H5", "H6") else "H4" if hair == "H5" else "H2", .75, "M-.3 -2.3Q.8 -3.1 1.7 -2.5M2.9 -2.5Q3.6 -3 4.3 -2.3")
    if bd == "none" and o.scale > .92: o.s("R" if skin in ("S1", "S2") else dark, .8, "M1.3 3.8Q2.4 4.3 3.5 3.6")
    if old: o.s(sh, .7, "M-1.2 1.4Q0 2 1 1.6M-.6 3Q-.2 4 0 4.6")
    if bd == "full": o.p(hair, "M-3.8 .6Q-2 2.2 .4 2.6Q2.6 1.8 4.7 2.4Q5.4 6.8 2 8.6Q-3 8 -3.8 .6Z"); fine and o.s("R", .8, "M1.6 4Q2.6 4.4 3.4 3.9")
    if bd == "long": o.p(hair, "M-3.8 .6Q-2 2.2 .4 2.6Q2.6 1.8 4.7 2.4Q6 9 2.6 14Q-3.4 9 -3.8 .6Z"); fine and o.s("R", .8, "M1.6 4Q2.6 4.4 3.4 3.9")
    if bd == "tash": o.p(hair, "M-.4 3.6Q1.2 1.6 2.6 2.4Q4 1.8 5.2 3.4Q3.8 4 2.6 3.4Q1 4.2 -.4 3.6Z")
    c = hair
    if hat not in ("hood", "helm", "sallet", "veil", "turban", "coif", "mitre") and hs != "bald":
        o.p(c, "M-4.9 1.8Q-6 -7.4 .4 -7.6Q5.4 -7.4 4.7 -2.6Q2.6 -4.8 -.6 -4.2Q-1.6 -2.6 -2.4 -1.6Q-3 .4 -3.4 2.2Z")
        if hs == "curly": [o.c(c, x, y, 2.2) for x, y in ((-4.6, 1), (-5, -2.4), (-3.4, -5.6), (0, -7), (3.4, -5.8))]
        if hs == "bob": o.p(c, "M-2 -5Q-6.6 -4 -5.6 5.4L-2.2 5Q-3.2 0 -1 -4Z")
    if hs == "bald" and hat == "none": o.p(c, "M-4.6 -1.4Q-5.4 3 -3 4L-2.6 -.6Z")
    # hats
    if hat == "hood": o.p(robe, "M-6.6 8Q-7.6 -8 1 -8.6Q7 -7.6 5.4 -1.4Q3.6 -5.8 -.4 -5Q-4 -3 -3.2 3Q-2.8 6.4 1.6 8.6L-1 10Z"); o.p("z" if not flip else "h", "M1 -8.6Q7 -7.6 5.4 -1.4Q4.2 -5.2 1.2 -5.2Z")
    if hat == "helm": o.p("l", "M-5.6 -1.4Q-5.6 -8.4 .2 -8.8Q6 -8.4 5.8 -2Z"); o.p("l", "M-8.4 -1Q0 -4.4 8.6 -2L8 .1Q0 -2.2 -7.8 1Z"); o.p("z", "M1.8 -8.7Q6 -8.2 5.8 -2.6L8.6 -2L8 .1Q5 -.6 2.4 -.7Z" if not flip else "M-1.4 -8.6Q-5.6 -8 -5.6 -1.8L-8.4 -1L-7.8 1Q-4 -.6 -1.4 -1Z")
    if hat == "sallet": o.p("l", "M-6.4 3.4Q-7 -8.4 .4 -8.8Q6.6 -8.4 6 -.4L2 -.8L-1.6 .6L-2.6 3.4Z"); o.p("z", "M2 -8.6Q6.6 -8 6 -.4L2 -.8Z" if not flip else "M-1.6 -8.4Q-7 -7 -6.4 3.4L-3.4 3.4Q-4 -4 -1.6 -8.4Z"); o.s("i", 1.1, "M1 -2.6L6 -2.8"); o.p("c" if robe != "c" else "a", "M0 -8.6Q-3 -14 -10 -12Q-6 -9.6 -4.4 -6.6Z")
    if hat == "crown": o.g("a", -4.8, -4, -5.8, -10, -2.2, -7.2, .4, -11.6, 3, -7.4, 6.2, -10.2, 5.2, -4.2); o.c("R", .4, -6, .9)
    if hat == "witch": o.p("i", "M-10 -3.4Q0 -7.4 10.4 -4.4L9.6 -3Q0 -4.4 -9.4 -1.8Z"); o.p("i", "M-5 -4.4L1.6 -14.6L7.4 -17.6L5 -12.8L5.4 -4.8Q0 -6.2 -5 -4.4Z"); o.s("a", 1.5, "M-4.4 -6Q0 -7.6 5.2 -6.4", cap="butt")
    if hat == "cap": o.p("d", "M-5.8 -3.4Q-5.6 -9.6 1 -9.2Q7.4 -8.8 7.6 -4.4Q1 -6.8 -5.8 -3.4Z"); o.s("a", 1.3, "M-3 -7.6Q-6 -12 -11 -11")
    if hat == "straw": o.p("a", "M-10.4 -2.6Q0 -7 10.6 -3.8L10 -2.2Q0 -4.4 -9.8 -.8Z"); o.p("a", "M-5.2 -3.8Q-4.4 -9.4 .4 -9.4Q5 -9.2 5.2 -4.6Z"); o.s("c", 1.4, "M-5 -4.4Q0 -6.2 5.1 -5.2", cap="butt"); o.p("z", "M2.4 -9Q5 -8.6 5.2 -4.6L10.6 -3.8L10 -2.2Q6 -3.2 2.6 -3.4Z" if not flip else "M-2 -9Q-5 -8 -5.2 -4L-10.4 -2.6L-9.8 -.8Q-5 -2.8 -2 -3.2Z")
    if hat == "veil": o.p("l", "M-6.6 9Q-7.8 -7.6 .6 -8.2Q6.4 -7.6 5 -2Q3 -5.4 -.6 -4.8Q-3.4 -3.4 -2.8 3Q-2.4 6 .6 8.6Z"); o.s("a", .9, "M5 -2.4Q3 -5.6 -.6 -5")
    if hat == "beret": o.p(hk, "M-7 -3.6Q-8 -8.6 .6 -9Q7.4 -9 6.8 -4.4Q0 -6.4 -7 -3.6Z"); o.s("l", 1.1, "M-4 -8Q-6 -13 -2 -15")
    if hat == "coif": o.p("W", "M-4.6 4Q-6.4 -7.4 .4 -7.8Q5.6 -7.4 4.8 -2.6Q2.4 -5 -1 -4.4Q-3.2 -2 -2.4 4.6Z")
    if hat == "turban": o.p("W", "M-5.8 -1.8Q-7.4 -9.4 .6 -9.8Q7 -9.4 5.6 -3.2Q0 -5.6 -5.8 -1.8Z"); o.s("z", .9, "M-5.4 -4.4Q0 -8.8 5.8 -7M-4.4 -2.6Q0 -6.8 5.8 -4.8"); o.c("a", 3, -6.6, 1.1)
    if hat == "tophat": o.p("i", "M-4.6 -4.4L-5.4 -14L6 -14.8L5.2 -5Z"); o.p("i", "M-8.6 -3.4Q0 -6.6 9 -4.4L8.4 -2.8Q0 -4.6 -8 -1.8Z"); o.s("c", 1.9, "M-4.7 -5.8Q0 -7 5.2 -6.2", cap="butt"); o.p("h", "M-4.4 -13.4L-2.2 -13.6L-2 -7L-4 -6.6Z")
    if hat == "jester": o.p("c", "M-5.2 -3Q-5 -8 -2 -9Q-9 -12 -11 -5Q-9 -7 -7 -5.4Q-6 -4 -5.2 -3Z"); o.p("a", "M-2.4 -8.6Q0 -16 7 -13.4Q3.6 -12.4 3.4 -8.6L5 -4Q0 -6 -3 -4.4Z"); o.p("c", "M-5.2 -2.8Q-4.8 -8.8 1.2 -8.8L1 -5.4Q-2.4 -5 -5.2 -2.8Z"); o.c("l", -11, -4.6, 1.4); o.c("l", 7.4, -13, 1.4)
    if hat == "wide": o.p("d", "M-10.6 -2.4Q0 -7.6 11 -4.4L10.2 -2.6Q0 -4.6 -9.8 -.6Z"); o.p("d", "M-5 -4Q-4.6 -10.4 .6 -10.4Q5.6 -10 5.2 -5Z"); o.s("a", 1.3, "M-4.8 -4.8Q0 -6.8 5.2 -5.8", cap="butt")
    if hat == "kerchief": o.p(hk, "M-5.4 -.6Q-6 -8.6 .6 -8.8Q5.8 -8.4 5 -3.4Q0 -6 -5.4 -.6Z"); o.p(hk, "M-5 -1.4L-9.6 1.6L-6 2.2L-7.4 5.4L-4 1.4Z")
    if hat == "mitre": o.p("W", "M-5 -3.4Q-6.6 -11 .4 -18Q7.4 -11 5.6 -4Q0 -6.4 -5 -3.4Z"); o.s("a", 1.3, "M-5 -4.6Q0 -7 5.4 -5.2M.4 -7L.4 -15")

SIZE = dict(book=.55, sack=.62, lantern=.62, scroll=.5, bread=.55, mug=.5, hammer=.62, key=.6, shield=.55, banner=.72, sword=.62, dagger=.62, pick=.8, lute=.8, crown=.5, purse=.55, goblet=.5, candle=.6, staff=1, spear=1, halberd=.78, hoop=1, whip=1, bowl=1, broom=1, crate=.8, basket=1, axe=1, bow=1, flask=.5, wand=.8, star=.6, quill=.5, coin=.5, rose=.6, letter=.55, orb=.45, pot=.7, chest=.55, torch=1, oar=1, saw=1, spade=1, beam=1, mask=.6, cards=1, openbook=.5, harp=1, rope=1, tongs=1, brush=1)
DROP = dict(book=9, sack=15, lantern=21, scroll=8, bread=2, mug=5, spear=20, halberd=20, staff=20, banner=18, lute=8, shield=9, crate=12, basket=9, pot=12, chest=10, spade=20, oar=20, goblet=5, orb=7, openbook=7, candle=3, broom=16, crown=2, purse=8, flask=4, pick=4, hammer=3)
@part
def held(o, item): 
    if item == "spear": o.s("d", 1.5, "M0 0L0 -50"); o.p("l", "M-2.2 -49L0 -59L2.2 -49L0 -47Z"); o.p("z", "M0 -59L2.2 -49L0 -47Z")
    elif item == "staff": o.s("d", 1.8, "M0 0L0 -46"); o.c("a", 0, -48, 3)
    elif item == "hoop": o.s("a", 1.8, "M-9 0Q-9 -12 0 -12Q9 -12 9 0Q9 12 0 12Q-9 12 -9 0")
    elif item == "whip": o.s("d", 2, "M0 2L0 -9"); o.s("m", 1.3, "M0 -9Q2 -22 12 -19Q20 -14 16 -6")
    elif item == "bowl": o.p("m", "M-5 -3L5 -3Q4 2 0 2Q-4 2 -5 -3Z"); o.p("z", "M1 -3L5 -3Q4 2 1 2Z")
    elif item == "broom": o.s("d", 1.6, "M0 0L0 -44"); o.p("a", "M-3.4 6L3.4 6L1.4 -5L-1.4 -5Z")
    elif item == "basket": o.p("a", "M-7 -9L7 -9L5 0L-5 0Z"); o.s("z", .9, "M-6 -6L6 -6M-5.6 -3L5.6 -3"); o.s("d", 1.2, "M-6 -9Q0 -17 6 -9")
    elif item == "axe": o.s("d", 1.8, "M0 6L0 -22"); o.p("l", "M0 -21L8 -24Q10 -17 8 -11L0 -14Z"); o.p("z", "M4 -22.4L8 -24Q10 -17 8 -11L4 -12.6Z")
    elif item == "bow": o.s("d", 1.8, "M0 -16Q9 -8 9 0Q9 8 0 16"); o.s("l", .7, "M0 -16L-5 0L0 16"); o.s("l", .9, "M-5 0L15 0"); o.g("l", 14, -1.6, 18, 0, 14, 1.6)
    elif item == "torch": o.s("d", 2, "M0 8L0 -9"); o.c("h", 0, -15, 9); o.p("c", "M-4 -9Q-6 -15 0 -22Q6 -15 4 -9Z"); o.p("a", "M-2 -9Q-3 -13 0 -17Q3 -13 2 -9Z")
    elif item == "pick": o.s("m", 2.6, "M0 2L0 -34"); o.p("l", "M-19 -26Q0 -43 19 -26Q0 -34 -19 -26Z"); o.p("z", "M2 -34.6Q12 -33 19 -26Q10 -30 2 -30.4Z")
    elif item == "oar": o.s("d", 1.6, "M0 0L0 -46"); o.p("l", "M-2.6 4L-2 -10L2 -10L2.6 4Z")
    elif item == "saw": o.g("l", -2, 0, -2, -22, 3.6, -20, 3.6, 0); o.r("d", -3, 0, 7, 5)
    elif item == "spade": o.s("d", 1.7, "M0 -6L0 -34M-3 -34L3 -34"); o.p("l", "M-4 -8L4 -8L3.6 2Q0 6 -3.6 2Z")
    elif item == "beam": o.g("m", -26, -3, 26, -9, 26, -4, -26, 2); o.g("h", -26, -3, 26, -9, 26, -7.6, -26, -1.6)
    elif item == "cards": [(o.g("W", x-2.6, -9, x+2.6, -9, x+2.6, -1, x-2.6, -1), o.g("c", x-1.4, -7.6, x+1.4, -7.6, x+1.4, -2.4, x-1.4, -2.4)) for x in (-3, 1.5, 6)]
    elif item == "tongs": o.s("i", 1.4, "M-2 0L10 2M-2 2L10 1"); o.r("a", 9, 0, 7, 3)
    elif item == "harp": o.s("a", 2, "M-2 4Q-6 -10 -2 -18Q6 -20 10 -14L2 4"); o.s("l", .6, "M0 -14L1 1M3 -15L2 0M6 -14L3 -2")
    elif item in PARTS: PARTS[item](o)
def give(o, item, at, r=0, s=1):
    k = SIZE.get(item, .7) * s
    with o(at[0], at[1], 1, False, r):
        with o(0, DROP.get(item, 1)*s, k): held(o, item)

@part
def figure(o, robe="c", skin="S2", hat="none", item="none", hair="H2", legs=0, pose="stand", wear="", hs="short", bd="none", cape="none", belt="a", hose="d", item2="none", ir=0, ir2=0, old=0, kid=0, collar="none", head_=1, **kw):
    isz = kw.pop("is", 1); size = kw.pop("size", 1)
    if kw: raise ValueError(kw)
    if not wear: wear = "tunic" if legs else "armor" if hat in ("helm", "sallet") else "robe"
    flip = o.m[0]*1 < 0; skirtless = wear in ("armor", "tunic", "apron", "coat", "rags")
    (hip, chest, hd, tilt, SR, ER, HR, SL, EL, HL, KR, AR, KL, AL) = POSES[pose]
    k = .94 if not kid else .74
    with o(0, 0, k):
        side = 1 if not flip else -1
        mail = "l" if wear == "armor" else robe
        if cape != "none":
            a = ROBE[pose]; x0 = min(a[::2]); o.p(cape, f"M{chest[0]-5} {chest[1]-1.6}Q{hip[0]-9} {hip[1]-4} {x0-4} {-4}L{hip[0]+3} {-5}L{chest[0]+5} {chest[1]-1.4}Z"); o.p("z", f"M{chest[0]-3} {chest[1]}Q{hip[0]-5} {hip[1]-4} {x0+1.6} {-4.6}L{hip[0]+3} {-5}L{chest[0]+3} {chest[1]}Z")
        # far arm behind the body
        arm = (SR, ER, HR), (5, 4.4, 3.4); limb(o, mail, *arm)
        # legs
        if skirtless:
            hipL, hipR = (hip[0]-2.6, hip[1]+1), (hip[0]+2.6, hip[1]+1); hk = "l" if wear == "armor" else hose; leg = (hipR, KR, AR), (5.4, 4.4, 3.2)
            limb(o, hk, *leg); limb(o, "z", *leg)
            if not flip: limb(o, "z", *arm)
            limb(o, hk, (hipL, KL, AL), (5.6, 4.6, 3.4)); shoe(o, AR); shoe(o, AL); lower = SKIRT[pose]
        else:
            if not flip: limb(o, "z", *arm)
            shoe(o, (AR[0]+1, AR[1]), 0); shoe(o, (AL[0]-.4, AL[1]), 0); lower = ROBE[pose]
        pts = [(lower[i], lower[i+1]) for i in range(0, len(lower), 2)]
        a, b = (chest[0]-6.2, chest[1]+.4), (chest[0]+6.2, chest[1]+.4)
        top = [(chest[0]-2.4, chest[1]-2.4), (chest[0]+2.4, chest[1]-2.4), b, (mix(chest, hip, .55)[0]+5.4, mix(chest, hip, .55)[1])]
        body = top + pts[::-1] + [(mix(chest, hip, .55)[0]-5.4, mix(chest, hip, .55)[1]), a]
        if wear == "rags": z = sorted(pts, key=lambda p: p[1])[-2:]; x0, x1 = sorted((z[0][0], z[1][0])); y = z[0][1]
        o.g(robe, *flat(*body))
        if wear == "rags": [o.g(robe, x0+i*(x1-x0)/4, y-.3, x0+(i+1)*(x1-x0)/4, y-.3, x0+(i+.4)*(x1-x0)/4, y+3.4) for i in range(4)]
        mid = mix(chest, hip, .5); lo = max(pts, key=lambda p: p[1])[1]; hem = sum(p[0] for p in pts if p[1] > lo-3) / len([p for p in pts if p[1] > lo-3])
        dx = 1 if not flip else -1
        o.g("z", *flat(*half(body, (chest[0]+dx*1.2, chest[1]-5), (hem+dx*1.6, lo+.1), -side)))
        # front of the dress
        hl, hr = (mix(chest, hip, .86)[0]-5.4, mix(chest, hip, .86)[1]), (mix(chest, hip, .86)[0]+5.4, mix(chest, hip, .86)[1])
        if wear in ("apron", "habit"): o.g("l", chest[0]-2.6, chest[1]+3, chest[0]+3.6, chest[1]+3, hip[0]+4.6, hip[1]+1, hem+4.4, lo-1.4, hem-3.6, lo-1.4, hip[0]-3.6, hip[1]+1); o.g("z", chest[0]+1.4, chest[1]+3, chest[0]+3.6, chest[1]+3, hip[0]+4.6, hip[1]+1, hem+4.4, lo-1.4, hem+1.4, lo-1.4, hip[0]+1.6, hip[1]+1); belt_ = "d"
        else: belt_ = belt
        if wear == "coat": o.g("l", chest[0]-1, chest[1]-1, chest[0]+3.4, chest[1]-1, hip[0]+2.4, hip[1]-1, hip[0]+.6, hip[1]-1); [o.c("a", mix(chest, hip, t)[0]-1.6, mix(chest, hip, t)[1], .8) for t in (.25, .5, .75)]; o.s("a", 1, f"M{hip[0]} {hip[1]}L{hem} {lo}")
        if wear == "gown": o.g("l", hip[0]-.6, hip[1], hip[0]+2.6, hip[1], hem+4, lo, hem-2, lo)
        if wear == "armor": o.g("a", chest[0]-.6, chest[1]+2, chest[0]+1.8, chest[1]+2, mid[0]+1.8, mid[1]+3, mid[0]-.6, mid[1]+3); o.g("a", chest[0]-3, chest[1]+4.6, chest[0]+4.2, chest[1]+4.6, chest[0]+4.2, chest[1]+7, chest[0]-3, chest[1]+7)
        if wear != "rags": o.g(belt_, hl[0], hl[1]-.8, hip[0], hl[1]+.1, hr[0], hr[1]-.8, hr[0], hr[1]+.9, hip[0], hl[1]+1.8, hl[0], hl[1]+.9)
        else: o.s("l", 1.1, f"M{hl[0]} {hl[1]}L{hr[0]} {hr[1]}"); o.g("f", hip[0]-4, hip[1]+2, hip[0]-.6, hip[1]+1.6, hip[0]-.4, hip[1]+5, hip[0]-4, hip[1]+5)
        # neck and head
        o.g(TONE.get(skin, "S3"), chest[0]-2, chest[1]-1, hd[0]-2.4, hd[1]+3, hd[0]+2.2, hd[1]+4, chest[0]+2.4, chest[1]-.6, chest[0]+.4, chest[1]+1.6)
        if collar != "none": o.g(collar, chest[0]-4.4, chest[1]-1.6, chest[0]+.4, chest[1]+4, chest[0]+5, chest[1]-1.6, chest[0]+.4, chest[1]+.6)
        load = pose == "carry"
        if load and item != "none":
            with o(-6, -31, 1): give(o, item, (0, 0), -14, isz*1.25)
        with o(hd[0], hd[1], 1.04 if not kid else 1.3, False, tilt): head(o, skin, hat, hair, hs, bd, robe, old, flip)
        # the right hand and what it holds
        if item != "none" and not load: give(o, item, HR, ir, isz)
        fist = item != "none" and not load
        palm(o, skin, HR, turn_of(ER, HR), fist)
        # near arm over the body
        if item2 != "none" and item2 != "shield": give(o, item2, HL, ir2, isz)
        limb(o, mail, (SL, EL, HL), (5.4, 4.8, 3.6)); o.s("z", .9, f"M{SL[0]+2} {SL[1]+3}L{EL[0]+2} {EL[1]-1}") if pose not in ("carry", "work") and wear != "armor" and o.scale > 1 else None
        palm(o, skin, HL, turn_of(EL, HL), item2 != "none" or pose in ("work", "carry", "bear", "fight"))
        if item2 == "shield": give(o, "shield", (HL[0]+1, HL[1]), 0, isz)
@part
def horse(o, ink="m", mane="d"):
    far = "M14 -16L20 -16Q29 -14 29 -8L27 -2L23.5 -3L24 -8Q20 -11 13 -11Z", "M-25 -20L-18 -14L-27 -8L-24 0L-29 0L-32 -8.5Q-26 -15 -25 -20Z"
    for k in (ink, "z"):
        for d in far: o.p(k, d)
    o.p(ink, "M-25 -27Q-14 -33 4 -30L12 -42Q15 -50 22 -53L23 -59L27 -53Q33 -48 37 -41Q37 -37 33 -36L27 -39Q22 -36 20 -28Q19 -20 15 -15L15 0L10 0L9 -14Q-2 -12 -10 -15L-12 -8L-9 0L-14.5 0L-18 -8Q-18 -12 -22 -16Q-29 -20 -25 -27Z"); o.p("z", "M-26 -21Q0 -15 19 -24Q18 -19 15 -15L15 0L10 0L9 -14Q-2 -12 -10 -15L-12 -8L-9 0L-14.5 0L-18 -8Q-18 -12 -22 -16Q-25 -18 -26 -21Z")
    o.p(mane, "M22 -55Q10 -50 4 -30L11 -31Q15 -43 24 -52Z"); o.p(mane, "M-24 -27Q-36 -27 -35 -6Q-30 -9 -29 -16Q-28 -22 -23 -24Z")
    if o.scale > .8: [o.g("i", x, -2.6, x+5, -2.6, x+6, .2, x, .2) for x in (10, -14.5, -29)]; o.g("i", 23, -4, 28, -3, 27, -.6, 23, -1.4)
    o.c("i", 29, -46, 1.3); o.s("a", 1.3, "M28 -39L32 -48M32 -43L19 -33")
@part
def rider(o, ink="m", cape="c", knight=1, skin="S2", hat="helm", flag=1):
    flip = o.m[0] < 0; fine = o.scale > .8; body = "l" if knight else cape
    o.p(cape, "M-4 -49Q-16 -46 -24 -26Q-14 -22 -4 -28L3 -48Z"); o.p("z", "M-2 -46Q-10 -40 -14 -25Q-8 -25 -4 -28L3 -48Z")
    limb(o, body, ((5, -45.5), (10.5, -40), (14.5, -37)), (5, 4.4, 3.4)); horse(o, ink)
    if fine: o.g("c" if cape != "c" else "d", -9, -31, 9, -31, 11, -22, -11, -21)
    limb(o, body, ((0, -30), (7.5, -25), (5, -14)), (6.4, 5, 3.4)); shoe(o, (5.4, -13))
    pts = [(-2.4, -50), (3, -50), (6.4, -47), (6, -37), (6.6, -28), (-6.6, -28), (-5.6, -37), (-5.8, -47)]; o.g(cape if knight else "m", *flat(*pts)); o.g("z", *flat(*half(pts, (1.4, -52), (1.4, -26), -1 if not flip else 1)))
    o.g("a", -6.2, -31.8, 6.3, -31.8, 6.4, -30, -6.3, -30)
    if knight: o.g("a", -.8, -47, 1.6, -47, 1.6, -36, -.8, -36); o.g("a", -4, -44, 4.6, -44, 4.6, -41.6, -4, -41.6)
    with o(1.8, -57.4, 1.02): head(o, skin, "sallet" if hat == "helm" else hat, "H2", "short", "none", cape, 0, flip)
    if flag: o.s("d", 1.9, "M12.6 -18L21 -84"); o.g("a" if cape == "c" else "c", 21, -84, 39, -78, 30.5, -75.5, 37, -69, 19.4, -71)
    if fine: palm(o, skin, (15, -36.6), -70, True)
    limb(o, body, ((-4, -46), (-8, -38.6), (-.6, -33.6)), (5.4, 4.8, 3.6)); palm(o, skin, (0, -33.2), -60, True)
