"""Pictures as pixels, alone and on contact sheets, by day and by night. Needs resvg and Pillow."""

import io
from collections.abc import Iterable
from typing import Final

import resvg_py
from PIL import Image

from pictures.palettes import inks
from pictures.recipes import Recipe, drawn

PAPER: Final = {False: "#e6dfd0", True: "#0f1219"}
GAP: Final = 4
WIDE: Final = 1720  # how wide a sheet may be


def image(recipe: Recipe, width: int, night: bool = False, height: int = 0, box: str = "0 0 480 384") -> Image.Image:
    height = height or round(width * 0.8)
    body = drawn(recipe).svg(inks(recipe.palette, night))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{box}" preserveAspectRatio="xMidYMid slice">{body}</svg>'
    return Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))).convert("RGB")


def sheet(chosen: list[Recipe], width: int, nights: Iterable[bool] = (False, True)) -> Image.Image:
    """Rows of pictures, the night below the day."""
    height = round(width * 0.8)
    columns = min(len(chosen), max(1, WIDE // (width + GAP)))
    rows = -(-len(chosen) // columns)
    bands = []
    for night in nights:
        band = Image.new("RGB", (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP), PAPER[night])
        for i, recipe in enumerate(chosen):
            place = (GAP + i % columns * (width + GAP), GAP + i // columns * (height + GAP))
            band.paste(image(recipe, width, night), place)
        bands.append(band)
    whole = Image.new("RGB", (bands[0].width, sum(band.height for band in bands)))
    top = 0
    for band in bands:
        whole.paste(band, (0, top))
        top += band.height
    return whole
