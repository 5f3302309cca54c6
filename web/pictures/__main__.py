"""`python -m pictures`: all pictures and their palettes as JSON, for the page's build (web/pictures.ts)."""

import json
import sys

from pictures.palettes import css
from pictures.sprites import index, sprites

json.dump({"css": css(), "index": index(), "sprites": sprites()}, sys.stdout)
