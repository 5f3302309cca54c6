"""What is looked at: sizes, seats, languages, themes, moments. All of it at length, otherwise a sample by a seed."""

import os
import random
import secrets
import zlib
from dataclasses import dataclass
from itertools import product
from typing import Any

LONG = os.environ.get("REGALIA_DESIGN", "short") == "long"
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(4)  # the same in all processes of one run
SEED = int(os.environ.get("REGALIA_DESIGN_SEED") or zlib.crc32(RUN.encode()) % 100_000)

SIZES = ((1366, 768), (1440, 900), (1536, 864), (1920, 1080), (2560, 1080), (820, 1180), (768, 1024), (390, 844), (844, 390))
TOUCHED = ((820, 1180), (768, 1024), (390, 844), (844, 390))
LANGUAGES = ("en", "de", "nl")
THEMES = ("light", "dark")
MOMENTS = ("choosing", "turn", "several", "target", "react", "waiting", "over")
SEATS = {"citadels": range(2, 9), "dominion": range(2, 7)}
Size = tuple[int, int]


@dataclass(frozen=True)
class Scene:
    """A game at a moment, and how it is looked at."""

    game: str
    seats: int
    moment: str
    language: str
    sizes: tuple[Size, ...]
    themes: tuple[str, ...]
    wide: bool = False  # a font 12 % wider than the one that is shipped
    seed: int = SEED

    def __str__(self) -> str:
        sizes = "+".join(f"{width}x{height}" for width, height in self.sizes) if len(self.sizes) < len(SIZES) else "all"
        wide = "-wide" if self.wide else ""
        return f"seed{self.seed}-{self.game}-{self.seats}-{self.moment}-{self.language}-{sizes}-{'+'.join(self.themes)}{wide}"


def everything() -> list[Scene]:
    return [
        Scene(game, seats, moment, language, SIZES, THEMES, wide)
        for game, many in SEATS.items()
        for seats, moment, language, wide in product(many, MOMENTS, LANGUAGES, (False, True))
    ]


def sample(number: int, moments: tuple[str, ...] = MOMENTS, sizes: int = 3) -> list[Scene]:
    """So many scenes: both games in turn, each moment and size as often as any other."""
    if LONG:
        return [scene for scene in everything() if scene.moment in moments and (sizes > 1 or not scene.wide)]
    lot = random.Random(SEED)
    order = lot.sample(moments, len(moments))
    screens = lot.sample(SIZES, len(SIZES))
    found = []
    for at in range(number):
        game = ("citadels", "dominion")[at % 2]
        seen = tuple(screens[(at * sizes + n) % len(screens)] for n in range(sizes))
        language, theme = lot.choice(LANGUAGES), lot.choice(THEMES)
        found.append(Scene(game, lot.choice(SEATS[game]), order[at % len(order)], language, seen, (theme,), lot.random() < 0.2))
    return found


def how(scene: Scene, size: Size) -> dict[str, Any]:
    """The browser that shows it."""
    return {
        "viewport": {"width": size[0], "height": size[1]},
        "locale": scene.language,
        "color_scheme": scene.themes[0],
        "has_touch": size in TOUCHED,
    }
