"""No two pictures may look alike: the mean difference of colour between small thumbnails, from 0 to 255. Needs resvg, Pillow, NumPy."""

import sys
from dataclasses import dataclass
from typing import Final

import numpy as np
from PIL import Image

from pictures.recipes import Recipe, recipes
from pictures.sheets import image

DRAWN: Final = (96, 77)
THUMBNAIL: Final = (32, 26)


@dataclass(frozen=True, order=True)
class Pair:
    distance: float
    first: str
    second: str


def pairs(chosen: list[Recipe], night: bool) -> list[Pair]:
    """Every pair of pictures, the most alike first."""
    thumbnails = [image(one, *DRAWN[:1], night, DRAWN[1]).resize(THUMBNAIL, Image.Resampling.BOX) for one in chosen]
    rows = np.stack([np.asarray(one, dtype=np.int16).reshape(-1) for one in thumbnails])
    found = []
    for i, row in enumerate(rows[:-1]):
        distances = np.abs(rows[i + 1 :] - row).mean(axis=1)
        found += [Pair(float(d), chosen[i].id, other.id) for d, other in zip(distances, chosen[i + 1 :], strict=True)]
    return sorted(found)


if __name__ == "__main__":
    every = list(recipes())
    for night in (False, True):
        print("by night:" if night else "by day:")
        for pair in pairs(every, night)[: int(sys.argv[1]) if sys.argv[1:] else 10]:
            print(f"  {pair.distance:.1f} {pair.first} {pair.second}")
