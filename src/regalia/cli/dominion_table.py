"""The table of Dominion at a glance, as one viewer sees it: the turn, the Supply, every seat, the own hand."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from regalia.cli.look import LOUD, QUIET, styled, wrapped
from regalia.dominion.layout import (
    ACTION,
    CURSE_TYPE,
    REACTION,
    TOKEN_NAMES,
    TOKENS,
    TRASH,
    TREASURE,
    VICTORY,
    aside,
    deck,
    discard_pile,
    face_down,
    hand,
    in_play,
)
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.views import View
from regalia.words.dominion import DominionWords

INDENT: Final = 4
NAME_WIDTH: Final = 8
LETTERS: Final = (  # the first type a card has decides; letters say the same as colours
    (REACTION, "reaction", "bright_blue"),
    (ACTION, "action", "cyan"),
    (TREASURE, "treasure", "yellow"),
    (VICTORY, "victory", "green"),
    (CURSE_TYPE, "curse", "magenta"),
)
PLAIN: Final = ("·", "")


def look_of(kind: int, words: DominionWords) -> tuple[str, str]:
    """The letter and the colour of a card."""
    types = words.box.types[kind]
    return next(((letter(name, words), style) for bit, name, style in LETTERS if types & bit), PLAIN)


def letter(name: str, words: DominionWords) -> str:
    return words.tongue.attribute(f"dominion-type-{name}", "letter")


def styles(words: DominionWords) -> dict[str, str]:
    return {words.card(kind).text: look_of(kind, words)[1] for kind in words.box.present}


def legend(words: DominionWords) -> Text:
    return Text("  ").join(
        Text.assemble((letter(name, words), f"{LOUD} {style}"), " ", words.say(f"dominion-type-{name}"))
        for _, name, style in LETTERS
    )


def card_text(kind: int, words: DominionWords, number: int = 1, note: str = "") -> Text:
    """A card with its letter, how many there are, and a note: ``T Copper ×3``."""
    sign, style = look_of(kind, words)
    text = Text.assemble((sign, f"{LOUD} {style}"), " ", (words.times(kind, number), style))
    return text.append(f" {note}", QUIET) if note else text


def cards_text(kinds: Iterable[int], words: DominionWords) -> list[Text]:
    """Cards sorted by type and cost, equal ones together; backs are only counted."""
    counted = Counter(kinds)
    backs = counted.pop(UNKNOWN, 0)
    order = sorted(counted, key=lambda kind: (look_of(kind, words)[0], -words.box.cost[kind], kind))
    texts = [card_text(kind, words, counted[kind]) for kind in order]
    return [*texts, Text(words.cards(backs), QUIET)] if backs else texts


def table(view: View, words: DominionWords, width: int) -> RenderableType:
    """Everything a player looks at before deciding."""
    parts: list[RenderableType] = [Text(), headline(view, words), supply(view, words)]
    if view.zones[TRASH]:
        first = styled(words.say("dominion-table-trash") + "  ", QUIET)
        parts.append(wrapped(cards_text(view.zones[TRASH], words), width, first.cell_len, first))
    first_seat = max(view.viewer, 0)
    parts.append(Text())
    parts += [seat_text((first_seat + step) % view.seats, view, words, width) for step in range(view.seats)]
    if view.viewer >= 0:
        parts += [Text(), own_hand(view, words, width, words.say("table-hand"))]
    return Group(*parts)


def headline(view: View, words: DominionWords) -> Rule:
    facts = view.facts
    active = facts["active"]
    who = ["seat"] if active == words.reader else []
    parts = [
        words.tongue.phrase("dominion-table-turn", who, (), {"seat": words.seat(active), "number": facts["turns"][active]}),
        words.say(f"dominion-table-{facts['phase']}"),
        *resources(view, words),
    ]
    return Rule(Text(" · ".join(parts)), style=QUIET, align="left")


def resources(view: View, words: DominionWords) -> list[str]:
    shown = [words.amount(unit, view.facts[unit]) for unit in ("actions", "buys", "coins")]
    return [*shown, words.amount("potions", view.facts["potions"])] if view.facts["potions"] else shown


# -- the Supply ------------------------------------------------------------------------------------------------------------


def supply(view: View, words: DominionWords) -> Columns:
    """Every pile with what its top card costs and how many there are, from the cheapest on, base cards first."""
    return Columns([pile_text(zone, view, words) for zone in range(words.box.first_pile, len(view.zones))], padding=(0, 3))


def pile_text(zone: int, view: View, words: DominionWords) -> Text:
    pile = view.zones[zone]
    laid = words.box.laid[zone]
    kind = pile[-1] if pile and pile[-1] != UNKNOWN else words.box.kind[laid[-1]]
    sign, style = look_of(kind, words)
    return Text.assemble(
        (sign, f"{LOUD} {style}"),
        " ",
        (words.card(kind).text, style if pile else f"{style} strike".strip()),
        (f" {words.cost(kind)}", QUIET),
        (f" ×{len(pile)}", LOUD if pile else "red"),
    )


# -- seats -----------------------------------------------------------------------------------------------------------------


def seat_text(seat: int, view: View, words: DominionWords, width: int) -> Text:
    facts = view.facts
    name = words.seat(seat).ljust(NAME_WIDTH)
    text = styled("  " + name, f"{LOUD} underline" if facts["active"] == seat else LOUD)
    counts = [words.amount("turns", facts["turns"][seat]), words.cards(len(view.zones[hand(seat)]))]
    if seat == view.viewer:
        counts.append(words.say("dominion-table-deck", number=len(view.zones[deck(seat)])))
    top = view.zones[discard_pile(seat)][-1:]
    if top and top[0] != UNKNOWN:
        counts.append(words.say("dominion-table-discard", card=words.card(top[0])))
    text.append("  " + " · ".join(counts + tokens(seat, view, words)))
    for place, zone in (("in_play", in_play(seat)), ("aside", aside(seat)), ("face_down", face_down(seat))):
        if view.zones[zone]:
            first = styled(" " * INDENT + words.say(f"dominion-table-{place}") + "  ", QUIET)
            text.append("\n").append_text(wrapped(cards_text(view.zones[zone], words), width, first.cell_len, first))
    known = [kind for kind in view.zones[hand(seat)] if kind != UNKNOWN]
    if known and seat != view.viewer:
        first = styled(" " * INDENT + words.say("table-known_hand") + "  ", QUIET)
        text.append("\n").append_text(wrapped(cards_text(known, words), width, first.cell_len, first))
    return text


def tokens(seat: int, view: View, words: DominionWords) -> list[str]:
    """What a seat has of every sort; a game without tokens lists none."""
    mine = view.facts["tokens"][seat * TOKENS : (seat + 1) * TOKENS]
    return [words.amount(TOKEN_NAMES[sort], number) for sort, number in enumerate(mine) if number]


def own_hand(view: View, words: DominionWords, width: int, label: str) -> Text:
    first = styled(label + "  ", LOUD)
    mine = cards_text(view.zones[hand(view.viewer)], words) or [Text(words.say("table-empty"), QUIET)]
    return wrapped(mine, width, first.cell_len, first)


def purse(view: View, words: DominionWords, width: int) -> Text:
    """The short form between two questions of one turn: what there is to spend, and the hand."""
    return own_hand(view, words, width, " · ".join(resources(view, words)))
