"""The hats of portraits, laid over a bust."""

from pictures.pen import Pen


def hat_of(pen: Pen, hat: str, ink: str) -> None:
    if hat == "crown":
        pen.part("crown", 60, 24, w=40)
    if hat == "coronet":
        pen.shape("a", "M41 30L40 17L46 23L51 14L56 22L60 11L64 22L69 14L74 23L80 17L79 30Q60 22 41 30Z")
        pen.disc("c", 60, 20, 2.4)
        pen.shape("z", "M66 20L69 14L74 23L80 17L79 30Q72 26 66 25Z")
    if hat == "imperial":
        pen.shape("c", "M42 24Q44 4 60 3Q76 4 78 24Z")
        pen.line("a", 3.4, "M60 24L60 3M44 18Q52 6 60 4M76 18Q68 6 60 4")
        pen.shape("a", "M40 31L40 21Q60 14 80 21L80 31Q60 23 40 31Z")
        for x, y in ((48, 22.6), (60, 20.4), (72, 22.6)):
            pen.disc("c", x, y, 1.8)
        pen.line("a", 2.4, "M60 3L60 -4M57 -1L63 -1")
    if hat == "mitre":
        pen.shape("W", "M41 31Q38 14 60 -6Q82 14 79 31Q60 23 41 31Z")
        pen.shape("z", "M60 -6Q82 14 79 31Q70 26 62 26Z")
        pen.shape("a", "M41 31Q40 26 41 23Q60 16 79 23Q80 26 79 31Q60 23 41 31Z")
        pen.line("a", 3.4, "M60 20L60 0M53 9L67 9")
    if hat == "galero":
        pen.oval("c", 60, 25, 34, 6.4)
        pen.shape("c", "M42 24Q42 10 60 9Q78 10 78 24Z")
        pen.shape("z", "M66 9Q78 12 78 24L94 25Q88 31 66 31Z")
        pen.line("c", 1.8, "M32 27Q30 50 34 66M88 27Q90 50 86 66")
        for x in (34, 86):
            pen.polygon("c", x - 4, 66, x + 4, 66, x + 5, 76, x - 5, 76)
    if hat == "zucchetto":
        pen.shape(ink, "M43 27Q44 15 60 14Q76 15 77 27Q60 20 43 27Z")
        pen.shape("z", "M66 15Q76 17 77 27L68 24Z")
    if hat == "wizard":
        pen.shape(ink, "M30 31Q60 20 90 31Q86 37 76 31Q60 25 44 31Q34 37 30 31Z")
        pen.shape(ink, "M43 29Q52 8 50 -14L60 -30L77 29Q60 22 43 29Z")
        pen.shape("z", "M64 -10L77 29Q70 26 64 25Z")
        pen.shape("a", "M43.6 28Q60 20 76.6 28L75.6 23Q60 15.6 45 23Z")
    if hat == "pointed":
        pen.shape(ink, "M24 33Q60 18 96 33Q88 38 76 32Q60 26 44 32Q32 38 24 33Z")
        pen.shape(ink, "M43 30Q50 14 66 6Q72 2 84 6Q76 8 76 14L77 30Q60 23 43 30Z")
        pen.shape("z", "M66 12Q74 6 84 6Q76 8 76 14L77 30Q72 27 66 26Z")
        pen.shape("h", "M24 33Q34 26 45 24Q52 14 66 7Q54 15 48 26Q34 28 24 33Z")
        pen.box("a", 54, 19, 9, 7)
        pen.box(ink, 56.4, 21, 4.2, 3.2)
    if hat == "hood":
        pen.shape(ink, "M32 82Q26 10 60 6Q94 10 88 82L76 72Q84 24 60 22Q36 24 44 72Z")
        pen.shape("z", "M64 6Q94 12 88 82L76 72Q84 26 64 22Z")
        pen.shape("h", "M32 82Q26 12 56 6.4Q34 18 36 78Z")
    if hat == "cowl":
        pen.shape(ink, "M36 60Q34 16 60 13Q86 16 84 60Q82 28 60 25Q38 28 36 60Z")
    if hat == "veil":
        pen.shape(ink, "M38 50Q38 13 60 13Q82 13 82 50Q78 28 60 25Q42 28 38 50Z")
        pen.line("W", 2.2, "M41 36Q46 27 60 26Q74 27 79 36")
    if hat == "helmet":
        pen.shape("l", "M40 40Q37 12 60 11Q83 12 80 40L76 40L74 31L46 31L44 40Z")
        pen.shape("z", "M65 11Q83 14 80 40L76 40L74 31L67 31Z")
        pen.box("d", 44, 28, 32, 3.4)
        pen.shape("l", "M58 30L62 30L61.6 46L58.4 46Z")
        pen.shape(ink, "M60 12Q58 -4 36 0Q26 4 22 16Q36 6 50 12Z")
        pen.shape("z", "M60 12Q52 6 36 8Q30 10 22 16Q36 6 50 12Z")
    if hat == "burgonet":
        pen.shape("d", "M41 42Q36 14 60 12Q84 14 79 42L75 42L75 32Q60 28 45 32L45 42Z")
        pen.shape("h", "M44 30Q42 18 56 15Q48 20 47 29Z")
        pen.shape("c", "M56 14Q60 -2 78 4Q92 8 96 20Q80 12 66 15Z")
        pen.line("a", 2, "M44 33Q60 28 76 33")
    if hat == "beret":
        pen.shape(ink, "M36 28Q32 10 58 10Q90 8 88 24Q86 30 78 29Q60 22 43 31Q37 32 36 28Z")
        pen.shape("z", "M70 11Q90 10 88 24Q86 30 78 29Q74 26 68 25Q78 20 70 11Z")
        pen.line("a", 2, "M74 13Q88 0 98 4")
    if hat == "chaperon":
        pen.shape(ink, "M38 32Q32 14 54 12Q60 4 74 10Q90 14 84 30Q82 36 76 32Q60 26 44 33Z")
        pen.shape(ink, "M80 26Q94 34 90 66L82 70Q86 42 76 32Z")
        pen.line("z", 1.8, "M46 26Q56 18 76 22M52 16Q64 12 78 18")
        pen.shape("z", "M80 26Q94 34 90 66L86 68Q88 40 78 30Z")
    if hat == "turban":
        pen.shape("W", "M38 33Q34 10 60 9Q86 10 82 33Q60 24 38 33Z")
        pen.line("z", 1.8, "M40 28Q56 14 78 14M42 20Q52 12 66 11M48 31Q64 20 81 24")
        pen.shape("z", "M70 11Q86 16 82 33Q76 29 70 28Q78 20 70 11Z")
        pen.disc("c", 60, 20, 3.6)
        pen.line("a", 2, "M60 17Q58 6 64 2")
    if hat == "skullcap":
        pen.shape(ink, "M42 33Q40 14 60 13Q80 14 78 33Q60 26 42 33Z")
        pen.polygon(ink, 38, 15, 60, 6, 82, 15, 60, 22)
        pen.polygon("z", 60, 6, 82, 15, 60, 22)
        pen.line("a", 1.6, "M60 14L86 18L86 30")
        pen.disc("a", 86, 31, 2.2)
    if hat == "wig":
        for x, y, r in (
            (46, 22, 9),
            (60, 18, 10),
            (74, 22, 9),
            (40, 33, 8),
            (80, 33, 8),
            (38, 46, 8),
            (82, 46, 8),
            (38, 60, 8),
            (82, 60, 8),
            (40, 72, 7),
            (80, 72, 7),
        ):
            pen.disc("H5", x, y, r)
        pen.shape("z", "M72 14Q92 26 90 60Q90 76 80 80Q86 60 76 34Z")
        for x, y in ((36, 46), (36, 60), (78, 46), (78, 60), (54, 18)):
            pen.line("z", 1.2, f"M{x} {y}Q{x + 4} {y + 4} {x + 8} {y}")
    if hat == "tricorn":
        pen.shape(ink, "M26 22Q44 8 60 8Q76 8 94 22Q84 34 74 30Q60 24 46 30Q36 34 26 22Z")
        pen.line("a", 1.8, "M26 22Q36 33 46 29Q60 23 74 29Q84 33 94 22")
        pen.shape("z", "M68 9Q80 12 94 22Q84 34 74 30L66 27Z")
    if hat == "laurel":
        for x, y in ((43, 32), (44, 24), (48, 18), (55, 15), (65, 15), (72, 18), (76, 24), (77, 32)):
            pen.oval("m", x, y, 3, 5.4)
        pen.disc("a", 60, 15, 2.4)
    if hat == "circlet":
        pen.line("a", 2.6, "M42.6 31Q60 24 77.4 31")
        pen.shape("c", "M60 23L63 28L60 33L57 28Z")
    if hat == "eyemask":
        pen.shape("i", "M42 39Q50 35 60 39Q70 35 78 39L77 46Q70 50 62 45Q60 43 58 45Q50 50 43 46Z")
        pen.oval("W", 52.4, 42.6, 3.8, 2.2)
        pen.oval("W", 67.6, 42.6, 3.8, 2.2)
        pen.disc("i", 53, 42.6, 1.8)
        pen.disc("i", 68.2, 42.6, 1.8)
    if hat == "kerchief":
        pen.shape(ink, "M42 33Q40 15 60 14Q80 15 78 33Q60 25 42 33Z")
        pen.shape(ink, "M77 30Q88 30 92 40Q84 38 80 42Q80 36 77 30Z")
        pen.shape("z", "M68 15Q80 17 78 33L70 29Z")
        for x, y in ((50, 22), (58, 19), (66, 22), (72, 27)):
            pen.disc("l", x, y, 1.3)
    if hat == "scarf":
        pen.shape(ink, "M42 48Q60 54 78 48Q79 62 60 72Q41 62 42 48Z")
        pen.shape("z", "M66 51Q74 50 78 48Q79 62 60 72Q68 62 66 51Z")
        pen.line("z", 1.2, "M46 54Q56 60 64 58")
