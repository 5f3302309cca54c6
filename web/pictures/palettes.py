"""The inks of a picture, by day and by night. A palette names nine colours; the rest, and the whole night, follow from them."""

from typing import Final

INKS: Final = ("s", "f", "g", "l", "m", "d", "i", "c", "a")  # sky far ground lit mid deep ink counter accent
DAY: Final = {
    "noble": "f7e7ba e6c974 c49a3f fff7e0 d9a93a 8a6416 33220a 9a2f3c f4c430",
    "religious": "d3e4f4 a4c5e7 7ba6d3 f8f9fb 4a86c8 24508a 10233f c4633a f2bf3d",
    "trade": "dbeee0 a6d1b9 6aa985 f8f6e6 2f8a68 17553f 0c2a20 c9602c f2bc3e",
    "military": "f8dccb e8b096 c07a5a fcf2e4 bf4a32 7d2717 330f0a 3f5172 f0b83e",
    "unique": "e6dcf2 c2abdd 9174b6 f8f3fb 6d46a0 40245f 1c0e2d 1f8488 f2be3e",
    "action": "e6e3da bfc0bf 9a968b fbf8ef 66708a 3a4150 171a22 b9562d ecb43c",
    "field": "cde4f0 abcfae 93b15f fff7e2 c98f58 6b4a32 281b14 b8452e f4c34c",
    "dusk": "f6cfa6 dc9a80 8a5f6c ffeccc b55a42 5f2f3c 26131c 2f6078 ffd061",
    "forge": "6b4a3d 8a6350 3d2a24 ffdca6 b06b43 55322a 1c100d e8662a ffc549",
    "sea": "d2ecee 97cad2 3f8fa0 fdf8ea 32758d 1d4558 0e2531 cc572e f4c24a",
    "wood": "e1ebc8 abc48a 6d9058 fbf6de 528249 2d4a32 15241a ab4b2a f0c14c",
    "hall": "f1dfc4 dcbd92 ad8152 fff4dc a2603f 5f3526 2a1711 3d5c8c f2bf44",
    "copper": "f5d9c4 e3ac87 b9714a fff0e2 c47a4e 7c4325 33180a 5a6b7a cf7f4c",
    "silver": "e3e9ee b9c6d1 8b9aa8 fcfdfd 8496a6 48586a 171f29 35609c cfd8df",
    "duration": "f8e0bd eab877 c38a4a fff5e1 cf7d2f 7e4516 321a08 34668c f4c345",
    "way": "cfe9e4 92cabf 4f9d93 f7f9ee 2c7f78 17504e 0b2a2b c8683a f1c24a",
    "ally": "f3dcd9 ddb0ac b57d7c fdf4ef a8575c 653037 2a1217 3c6c72 efbf52",
    # Scenes that are dark by day as well, snow, swamp, under water.
    "moon": "34406f 4a588f 222b4d e6e8f4 6272ac 2c3460 10142b c25f7c f2cf6a",
    "blood": "5c2129 813338 33131b ffe2cb a83d38 4c171f 1b080c ea7430 ffc44c",
    "swamp": "ccd6b0 a2b386 63774d f6f2da 6d895a 384834 181f17 8a4f7d e6c04a",
    "snow": "d5e5f3 b2cce4 8fb2d3 ffffff 6a8db4 3a5377 17253a bf473b f0bf4c",
    "deep": "2b7d98 3d99b1 195266 f5f4e1 2a6f8c 143d53 09202d dd6a3b f4c44d",
    "spring": "fbe3ea e6c0c8 8fb56b fff9ee d0708c 6b3b52 2b1722 4d8a5a f3c14a",
}
# Laid over other colours: stars, shade, shine, lamplight. By day there are no stars and no lamps.
SHARED: Final = {
    "t": ("#0000", "#f4e9c8"),
    "z": ("#180c1e45", "#04040e6b"),
    "h": ("#ffffff5c", "#fff0d633"),
    "n": ("#0000", "#ffd69621"),
}
LAMP: Final = "ffd36a"  # windows by night
MOON: Final = "f3ecd4"


def mix(first: str, second: str, share: float) -> str:
    """A colour between two, `share` of the way to the second."""
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (0, 2, 4))
    return "".join(f"{round(a * (1 - share) + b * share):02x}" for a, b in pairs)


def by_night(day: dict[str, str]) -> dict[str, str]:
    dark = mix(day["d"], "101a3c", 0.56)
    return {
        "s": dark,
        "f": mix(mix(dark, day["m"], 0.34), "1f2d52", 0.15),
        "g": mix(mix(day["i"], day["g"], 0.4), "0a1020", 0.28),
        "l": mix(mix(day["l"], day["m"], 0.18), "9fb0d8", 0.14),
        "m": mix(day["m"], "8fa2cf", 0.14),
        "d": mix(mix(day["d"], day["m"], 0.3), "6f7ca3", 0.1),  # wood, roofs and ropes stand off the sky
        "i": mix(day["i"], "05070f", 0.55),
        "c": mix(day["c"], "ffdcc0", 0.08),
        "a": mix(day["a"], "ffe08a", 0.3),
    }


def inks(palette: str, night: bool = False) -> dict[str, str]:
    """Every ink of a palette as a colour, windows and sun or moon included."""
    day = dict(zip(INKS, DAY[palette].split(), strict=True))
    found = by_night(day) if night else day
    found = found | {
        "k": mix(day["d"], "10182c", 0.18) if night else day["d"],  # a wall all of deep colour stays behind what is before it
        "w": LAMP if night else mix(day["i"], day["d"], 0.5),
        "u": MOON if night else mix(day["a"], "fff8dc", 0.55),
        "b": mix(mix(day["i"], day["m"], 0.42), "8fa2cf", 0.2) if night else day["i"],  # black cloth is seen by night
    }
    return {ink: f"#{colour}" for ink, colour in found.items()} | {ink: both[night] for ink, both in SHARED.items()}


def css() -> str:
    """One class a palette; day or night is the element's colour scheme."""
    lines = [":root{" + "".join(f"--k{ink}:light-dark({day},{night});" for ink, (day, night) in SHARED.items()) + "}"]
    for palette in DAY:
        day, night = inks(palette), inks(palette, night=True)
        own = (ink for ink in day if ink not in SHARED)
        lines.append(f".p-{palette}{{" + "".join(f"--k{ink}:light-dark({day[ink]},{night[ink]});" for ink in own) + "}")
    return "\n".join(lines) + "\n"
