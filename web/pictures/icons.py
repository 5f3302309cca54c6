"""The pictures that stand for the page elsewhere: its icons, its link preview, and the sheet in the README."""

from pathlib import Path
from typing import Final

from PIL import Image

from pictures.palettes import inks
from pictures.recipes import Recipe, drawn, recipes
from pictures.sheets import image, sheet

ICON: Final = "t-crown"
ICONS: Final = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}
SQUARE: Final = "48 0 384 384"  # the crown stays within the round that some systems cut out
PREVIEW: Final = (1200, 630)
SHOWN: Final = (
    "c-king", "d-harbor", "m-village", "c-seer", "d-observatory",
    "m-witch", "d-castle", ICON, "m-pirate_ship", "c-assassin",
    "d-library", "c-queen", "m-vineyard", "d-lighthouse", "m-moat",
)  # fmt: skip
CHOSEN: Final = (
    "c-assassin", "c-magician", "c-king", "c-bishop", "c-merchant", "c-architect", "c-warlord", "c-queen", "c-seer", "a-rasputin",
    "d-tavern", "d-harbor", "d-cathedral", "d-palace", "d-dragon_gate", "d-library", "d-observatory", "d-theater", "d-park", "d-graveyard",
    "m-village", "m-smithy", "m-militia", "m-witch", "m-moat", "m-council_room", "m-library", "m-pirate_ship", "m-masquerade", "m-gladiator",
    "m-vampire", "m-coven", "m-black_cat", "m-sunken_treasure", "m-snowy_village", "l-boon-the-seas-gift", "l-hex-war", "l-way-of-the-owl",
    "m-platinum",
)  # fmt: skip


def small(picture: Image.Image) -> Image.Image:
    """Few inks make few colours: a third of the bytes."""
    return picture.quantize(256, kmeans=4, dither=Image.Dither.NONE)


def preview(every: dict[str, Recipe]) -> Image.Image:
    """Fifteen pictures, the crown among them, as a wall of tiles."""
    whole = Image.new("RGB", PREVIEW, "#24315f")
    gap, columns, rows = 6, 5, 3
    wide = (PREVIEW[0] - gap * (columns + 1)) // columns
    high = (PREVIEW[1] - gap * (rows + 1)) // rows
    for i, name in enumerate(SHOWN):
        tile = image(every[name], wide, night=i % 2 == 1 and name != ICON, height=high)
        whole.paste(tile, (gap + i % columns * (wide + gap), gap + i // columns * (high + gap)))
    return whole


def favicon(recipe: Recipe) -> str:
    """The icon as a drawing, its corners round."""
    body = drawn(recipe).svg(inks(recipe.palette))
    round_corners = '<clipPath id="r"><rect x="48" width="384" height="384" rx="72"/></clipPath>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{SQUARE}">{round_corners}<g clip-path="url(#r)">{body}</g></svg>\n'
    )


def write(public: Path, images: Path) -> None:
    every = {one.id: one for one in recipes()}
    (public / "icon.svg").write_text(favicon(every[ICON]), encoding="utf-8")
    for name, side in ICONS.items():
        small(image(every[ICON], side, height=side, box=SQUARE)).save(public / name, optimize=True)
    small(preview(every)).save(public / "preview.png", optimize=True)
    small(sheet([every[name] for name in CHOSEN], 120)).save(images / "pictures.png", optimize=True)
