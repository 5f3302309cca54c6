"""What is looked at: sizes, seats, languages, themes, moments. All of it at length, otherwise a sample by a seed."""

import hashlib
import os
import random
import secrets
import zlib
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]

LONG = os.environ.get("REGALIA_DESIGN", "short") == "long"
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(4)  # the same in all processes of one run


def state() -> str:
    """What is looked at, in short: the same for as long as neither the page, the program nor these tests change."""
    found = hashlib.sha256()
    for folder in ("src/regalia", "web/src", "web/pictures", "tests/web"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and "static" not in path.parts:
                found.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:12]


STATE = state() if LONG else RUN  # whoever goes on with the whole looks at the same tables
SEED = int(os.environ.get("REGALIA_DESIGN_SEED") or zlib.crc32(STATE.encode()) % 100_000)
# The tests of the whole that passed, one a line: the next run leaves them out.
PASSED = Path(os.environ.get("REGALIA_DESIGN_PASSED") or ROOT / "build" / f"design-{STATE}.txt")

SIZES = ((1366, 768), (1440, 900), (1536, 864), (1920, 1080), (2560, 1080), (820, 1180), (768, 1024), (390, 844), (844, 390))
TOUCHED = ((820, 1180), (768, 1024), (390, 844), (844, 390))
LANGUAGES = ("en", "de", "nl")
THEMES = ("light", "dark")
FONTS = ("shipped", "wide")  # one that is 12 % wider
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
    fonts: tuple[str, ...] = ("shipped",)
    seed: int = SEED

    def __str__(self) -> str:
        sizes = "+".join(f"{width}x{height}" for width, height in self.sizes) if len(self.sizes) < len(SIZES) else "all"
        looks = "+".join((*self.themes, *self.fonts))
        return f"seed{self.seed}-{self.game}-{self.seats}-{self.moment}-{self.language}-{sizes}-{looks}"


def everything() -> list[Scene]:
    return [
        Scene(game, seats, moment, language, SIZES, THEMES, FONTS)
        for game, many in SEATS.items()
        for seats, moment, language in product(many, MOMENTS, LANGUAGES)
    ]


def themes_at(scene: Scene, size: Size, font: str) -> tuple[str, ...]:
    """A theme changes colours and nothing else (styles.test.ts), and to change it is dear. So of everything a third of the
    sizes is seen by night, in every language another third, and only in the font that is shipped."""
    if scene.sizes != SIZES:
        return scene.themes
    by_night = font == "shipped" and (SIZES.index(size) + LANGUAGES.index(scene.language)) % 3 == 0
    return scene.themes if by_night else scene.themes[:1]


def sample(number: int, moments: tuple[str, ...] = MOMENTS, sizes: int = 3, tongues: int = 3) -> list[Scene]:
    """So many scenes: both games in turn, each moment and size as often as any other. At length all there are; ``tongues=1``:
    what takes long and hangs little on words, in one language after the other."""
    if LONG:
        chosen = [scene for scene in everything() if scene.moment in moments]
        turns = [LANGUAGES[(scene.seats + MOMENTS.index(scene.moment)) % 3] for scene in chosen]
        return [scene for scene, turn in zip(chosen, turns, strict=True) if tongues == 3 or scene.language == turn]
    lot = random.Random(SEED)
    order = lot.sample(moments, len(moments))
    screens = lot.sample(SIZES, len(SIZES))
    found = []
    for at in range(number):
        game = ("citadels", "dominion")[at % 2]
        seen = tuple(screens[(at * sizes + n) % len(screens)] for n in range(sizes))
        language, theme = lot.choice(LANGUAGES), lot.choice(THEMES)
        font = FONTS[lot.random() < 0.2]
        found.append(Scene(game, lot.choice(SEATS[game]), order[at % len(order)], language, seen, (theme,), (font,)))
    return found


def few(*moments: str) -> list[Scene]:
    """What is seen at one size and needs few tables: one of each game; at length every game, moment and language once, and the
    sizes in turn."""
    if not LONG:
        return sample(2, moments, sizes=1)
    lot = random.Random(SEED)
    return [
        Scene(game, lot.choice(SEATS[game]), moment, language, (SIZES[at % len(SIZES)],), (THEMES[at % 2],))
        for at, (game, moment, language) in enumerate(product(SEATS, moments, LANGUAGES))
    ]


def how(scene: Scene, size: Size) -> dict[str, Any]:
    """The browser that shows it."""
    return {
        "viewport": {"width": size[0], "height": size[1]},
        "locale": scene.language,
        "color_scheme": scene.themes[0],
        "has_touch": size in TOUCHED,
    }
