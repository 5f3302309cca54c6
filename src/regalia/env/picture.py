"""What one seat sees as a text or a small picture."""

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from regalia.citadels.layout import KINDS as DISTRICT_KINDS
from regalia.citadels.layout import NO_KIND, city
from regalia.citadels.table import Citadels
from regalia.dominion.layout import ACTION, NIGHT, TREASURE, VICTORY, in_play
from regalia.dominion.table import Dominion
from regalia.env.explain import Explainer
from regalia.env.play import Play

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

Color = tuple[int, int, int]
Tile = tuple[str, Color]

WIDTH: Final = 960
MARGIN: Final = 12
TILE: Final = 116
ROW: Final = 52
LINE: Final = 16
PAPER: Final[Color] = (250, 246, 236)
INK: Final[Color] = (40, 36, 30)
PLAIN: Final[Color] = (205, 198, 184)
# noble, religious, trade, military, unique
DISTRICT_COLORS: Final[list[Color]] = [(240, 205, 90), (130, 170, 225), (130, 190, 120), (215, 120, 105), (185, 140, 205)]
CARD_COLORS: Final[list[tuple[int, Color]]] = [
    (TREASURE, (240, 205, 90)), (VICTORY, (130, 190, 120)), (NIGHT, (120, 120, 140)), (ACTION, (225, 222, 214)),
]  # fmt: skip
assert len(DISTRICT_COLORS) == DISTRICT_KINDS


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
    from PIL import Image, ImageDraw

    seats = play.setup.seats
    height = 2 * MARGIN + seats * (ROW + MARGIN) + 40 * LINE
    image = Image.new("RGB", (WIDTH, height), PAPER)
    draw = ImageDraw.Draw(image)
    explainer = Explainer(play.spec, language)
    observer = max(0, play.asked())
    top = MARGIN
    for distance in range(seats):
        seat = (observer + distance) % seats
        draw.text((MARGIN, top), explainer.words.seat(distance), INK)
        draw.text((MARGIN, top + LINE), summary(play, seat), INK)
        draw_tiles(draw, tiles(play, seat, explainer), top)
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


def summary(play: Play, seat: int) -> str:
    game = play.game
    if isinstance(game, Citadels):
        return f"{game.gold[seat]}"
    assert isinstance(game, Dominion)
    return f"{game.turns[seat]}"


def tiles(play: Play, seat: int, explainer: Explainer) -> list[Tile]:
    """The open cards of a seat with the colours of their types."""
    game = play.game
    if isinstance(game, Citadels):
        districts = [(game.box.title[card], game.box.kind[card]) for card in game.zones[city(seat)]]
        return [
            (explainer.words.card(title).text, PLAIN if kind == NO_KIND else DISTRICT_COLORS[kind]) for title, kind in districts
        ]
    assert isinstance(game, Dominion)
    kinds = [game.box.kind[card] for card in game.zones[in_play(seat)]]
    return [(explainer.words.card(kind).text, card_color(game.box.types[kind])) for kind in kinds]


def card_color(types: int) -> Color:
    for one, color in CARD_COLORS:
        if types & one:
            return color
    return PLAIN
