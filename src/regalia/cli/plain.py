"""The table of any game at a glance: what the viewer sees of every zone, and the facts that have a name in the messages.

``NAME-zone-ZONE`` and ``NAME-fact-FACT`` are said; a zone or fact without one is not shown.
"""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.cli.look import LOUD, QUIET, styled, wrapped
from regalia.games import door_of
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.options import Decision, Option
from regalia.kernel.views import View
from regalia.words.game_words import GameWords

COMMANDS: Final[dict[str, Callable[[Decision], Option | None]]] = {}
TABLE: Final = -1  # what belongs to no seat
HAND: Final = "hand"


def table(view: View, words: GameWords, width: int) -> RenderableType:
    """What belongs to nobody, then seat by seat from the viewer on."""
    first = max(view.viewer, 0)
    seats = [(first + step) % view.seats for step in range(view.seats)]
    lines = [wrapped(parts, width) for parts in (shown(view, words, TABLE),) if parts]
    room = max(len(name) for name in words.names) + 2
    for seat in seats:
        name = styled(words.seat(seat).ljust(room), LOUD)
        lines.append(wrapped(shown(view, words, seat), width, name.cell_len, name))
    return Group(Text(), *lines)


def shown(view: View, words: GameWords, seat: int) -> list[Text]:
    parts: list[Text] = []
    types = door_of(words.game).facts
    for name, fact in view.facts.items():
        value = fact[seat] if isinstance(fact, list) and len(fact) == view.seats and seat != TABLE else fact
        if not isinstance(value, list) and isinstance(fact, list) == (seat != TABLE) and name in types:
            parts += labelled(words, f"fact-{name}", str(words.said(types[name], value)))
    for zone, faces in zip(view.zone_names, view.zones, strict=True):
        place, _, owner = zone.rpartition("_")
        mine = owner.isdecimal() and int(owner) == seat
        if faces and (mine or (seat == TABLE and not owner.isdecimal())):
            parts += labelled(words, f"zone-{place if mine else zone}", cards(zone, faces, words))
    return parts


def labelled(words: GameWords, message: str, value: str) -> list[Text]:
    label = f"{words.own}{message}"
    return [Text.assemble((f"{words.say(label)}: ", QUIET), value)] if value and words.tongue.has(label) else []


def cards(zone: str, faces: list[int], words: GameWords) -> str:
    """Those that are seen by name, the others by number."""
    of = door_of(words.game).face_type(zone)
    known = [str(words.said(of, face)) for face in sorted(faces) if face != UNKNOWN]
    backs = faces.count(UNKNOWN)
    return ", ".join([*known, *([words.cards(backs)] if backs else [])])


def purse(view: View, words: GameWords, width: int) -> Text:
    """The short form between two questions: the hand."""
    zone = f"{HAND}_{view.viewer}"
    held = view.zone(zone) if zone in view.zone_names else []
    first = styled(words.say("table-hand") + "  ", LOUD)
    return wrapped([Text(cards(zone, held, words) if held else words.say("table-empty"))], width, first.cell_len, first)


def styles(words: GameWords) -> dict[str, str]:
    return {}


def legend(words: GameWords) -> Text:
    return Text()
