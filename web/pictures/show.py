"""`make pictures`: contact sheets to look at, the page's icons and link preview, and the README's sheet.

`python -m pictures.show OUT.png WIDTH id ...` (in web/) shows only some, by day and by night: what one looks at while drawing.
"""

import sys
from fnmatch import fnmatch
from pathlib import Path

from pictures import icons
from pictures.recipes import recipes
from pictures.sheets import sheet


def everything(out: Path, public: Path, images: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for game in ("citadels", "dominion"):
        chosen = [one for one in recipes() if one.game == game]
        for width in (64, 120, 300):
            for night in (False, True):
                sheet(chosen, width, (night,)).save(out / f"{game}-{width}-{'night' if night else 'day'}.png")
    icons.write(public, images)


def some(out: str, width: int, patterns: list[str]) -> None:
    sheet([one for pattern in patterns for one in recipes() if fnmatch(one.id, pattern)], width).save(out)


if __name__ == "__main__":
    first, second, *rest = sys.argv[1:]
    if second.isdigit():
        some(first, int(second), rest)
    else:
        everything(Path(first), Path(second), Path(rest[0]))
