"""What one seat sees as a text or a small picture."""

from typing import TYPE_CHECKING, Final

from regalia.env.explain import Explainer
from regalia.env.layout import Color
from regalia.env.part import environment_of
from regalia.env.play import Play
from regalia.extras import extra

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

Tile = tuple[str, Color]

WIDTH: Final = 960
MARGIN: Final = 12
TILE: Final = 116
ROW: Final = 52
LINE: Final = 16
PAPER: Final[Color] = (250, 246, 236)
INK: Final[Color] = (40, 36, 30)


def text_of(play: Play, language: str = "en") -> str:
    """The table as the seat that is asked sees it, and what it may do; after the end, as the first seat sees it."""
    explainer = Explainer(play.spec, language)
    seat = max(0, play.asked())
    lines = explainer.observation(play.observation(seat).tolist())
    if play.asked() < 0:
        return "\n".join([*lines, explainer.say("env-over")])
    offered = [f"  {action}: {explainer.action(action, play.game)}" for action in play.legal(seat)]
    return "\n".join([*lines, explainer.say("env-asked_you"), *offered])


def picture_of(play: Play, language: str = "en") -> NDArray[np.uint8]:
    """Every seat with what lies open before it, then the words of ``text_of``; always of the same size for a setup."""
    with extra("rl"):
        from PIL import Image, ImageDraw

    seats = play.setup.seats
    height = 2 * MARGIN + seats * (ROW + MARGIN) + 40 * LINE
    image = Image.new("RGB", (WIDTH, height), PAPER)
    draw = ImageDraw.Draw(image)
    explainer = Explainer(play.spec, language)
    observer = max(0, play.asked())
    part = environment_of(play.setup.game)
    top = MARGIN
    for distance in range(seats):
        seat = (observer + distance) % seats
        draw.text((MARGIN, top), explainer.words.seat(distance), INK)
        draw.text((MARGIN, top + LINE), part.summary(play.game, seat), INK)
        tiles = [(str(explainer.words.said(of, face)), color) for of, face, color in part.open_cards(play.game, seat)]
        draw_tiles(draw, tiles, top)
        top += ROW + MARGIN
    for line in text_of(play, language).splitlines():
        if top < height - LINE:
            draw.text((MARGIN, top), line.encode("latin-1", "replace").decode("latin-1")[:150], INK)
            top += LINE
    return np.asarray(image, dtype=np.uint8)


def draw_tiles(draw: "ImageDraw", shown: list[Tile], top: int) -> None:
    room = WIDTH - 2 * MARGIN - TILE
    step = min(TILE + 4, room // max(1, len(shown)))
    for number, (name, color) in enumerate(shown):
        left = MARGIN + TILE + number * step
        draw.rectangle((left, top, left + step - 4, top + ROW), color, INK)
        draw.text((left + 4, top + 4), name.encode("latin-1", "replace").decode("latin-1")[: step // 6], INK)
