"""`python -m pictures`: all pictures and their palettes as JSON, for the page's build (web/pictures.ts)."""

import json
import sys

from pictures.palettes import css
from pictures.recipes import draw, recipes

drawn = [{"id": one.id, "game": one.game, "group": one.group, "palette": one.palette, "svg": draw(one.parts)} for one in recipes()]
json.dump({"css": css(), "pictures": drawn}, sys.stdout)
