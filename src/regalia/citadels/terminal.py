"""The table of Citadels at a glance, as one viewer sees it: round, characters, every seat, the own hand."""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from regalia.citadels.rules.districts.catalogue import DISTRICTS
from regalia.citadels.rules.events import GOLD, RANK, TITLE
from regalia.citadels.rules.layout import (
    ACROBAT,
    CIRCUS_TENT,
    DECK,
    FACE_UP,
    KIND_NAMES,
    MILITARY,
    MONUMENT,
    MUSEUM,
    NO_KIND,
    NOBLE,
    RELIGIOUS,
    TICKET_WAGON,
    TRADE,
    UNDER_MUSEUM,
    UNIQUE,
    city,
    drawn,
    hand,
    place_of,
    ring,
    role,
)
from regalia.citadels.rules.printed import UNBUILDABLE
from regalia.cli.look import LOUD, QUIET, styled, wrapped
from regalia.kernel.cards import NOBODY, UNKNOWN
from regalia.kernel.options import Decision, Option
from regalia.kernel.views import View
from regalia.words.game_words import GameWords

STYLES: Final = {
    NOBLE: "yellow",
    RELIGIOUS: "bright_blue",
    TRADE: "green",
    MILITARY: "red",
    UNIQUE: "magenta",
    NO_KIND: "cyan",
}
COMMANDS: Final[dict[str, Callable[[Decision], Option | None]]] = {}  # none of its own
CROWN: Final = "♛"
INDENT: Final = 4
NAME_WIDTH: Final = 8


def letter(kind: int, words: GameWords) -> str:
    """The type of a district as a letter, readable without colour."""
    return words.tongue.attribute(f"citadels-kind-{'action' if kind == NO_KIND else KIND_NAMES[kind]}", "letter")


def kind_text(kind: int, words: GameWords) -> Text:
    said = words.say(f"citadels-kind-{'action' if kind == NO_KIND else KIND_NAMES[kind]}")
    return Text.assemble((letter(kind, words), f"{LOUD} {STYLES[kind]}"), " ", said)


def card_text(title: int, words: GameWords, note: str = "") -> Text:
    """A card with its letter, name and cost: ``N Castle 4``."""
    kind = DISTRICTS[title].kind
    text = Text.assemble((letter(kind, words), f"{LOUD} {STYLES[kind]}"), " ", (words.name(TITLE, title).text, STYLES[kind]))
    if note:
        text.append(f" {note}", QUIET)
    return text


def cost(title: int, words: GameWords) -> str:
    """As printed; action cards and some districts are not built for gold."""
    printed = UNBUILDABLE if title >= ACROBAT else words.box.districts[title].cost
    return words.say("citadels-cost-none") if printed == UNBUILDABLE else str(printed)


def styles(words: GameWords) -> dict[str, str]:
    """The colours of names in sentences."""
    return {words.name(TITLE, title).text: STYLES[printed.kind] for title, printed in enumerate(DISTRICTS)}


def legend(words: GameWords) -> Text:
    """What the letters before cards mean."""
    return Text("  ").join(kind_text(kind, words) for kind in STYLES if kind >= 0)


def table(view: View, words: GameWords, width: int) -> RenderableType:
    """Everything a player looks at before deciding."""
    seats = [seat_text(seat, view, words, width) for seat in order(view)]
    parts: list[RenderableType] = [Text(), headline(view, words), characters(view, words), Text(), *seats]
    if view.viewer >= 0:
        parts.append(own_hand(view, words, width))
    return Group(*parts)


def order(view: View) -> list[int]:
    """The viewer first, then round the table."""
    first = max(view.viewer, 0)
    return [(first + step) % view.seats for step in range(view.seats)]


def headline(view: View, words: GameWords) -> Rule:
    facts = view.facts
    parts = [
        words.say("table-round", number=facts["round"]),
        words.say("table-deck", number=len(view.zones[DECK])),
        words.say("table-goal", number=facts["goal"]),
    ]
    if words.box.rank_of("tax_collector"):
        parts.append(words.say("table-tax", gold=words.amount(GOLD, facts["tax"])))
    return Rule(Text(" · ".join(parts)), style=QUIET, align="left")


# -- characters ------------------------------------------------------------------------------------------------------------


def characters(view: View, words: GameWords) -> Table:
    """The cast in three columns, each rank with what everybody (or the viewer) knows about it."""
    grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
    for _ in range(3):
        grid.add_column(ratio=1)
    cells = [character(rank, view, words) for rank in range(1, words.box.top_rank + 1)]
    cells += [Text()] * (9 - len(cells))
    for row in range(3):
        grid.add_row(cells[row], cells[row + 3], cells[row + 6])
    return grid


def character(rank: int, view: View, words: GameWords) -> Text:
    facts = view.facts
    notes = marks(rank, view, words)
    now = facts["called"] == rank and facts["acting"] == rank
    text = Text.assemble((f"{rank} ", QUIET), (words.name(RANK, rank).text, LOUD if now else ""))
    if notes:
        text.append("  " + ", ".join(notes), "cyan")
    elif facts["called"] >= rank:
        text.append("  " + words.say("mark-absent"), QUIET)
    return text


def marks(rank: int, view: View, words: GameWords) -> list[str]:
    """What is known of a character: who has it, and what was done to it."""
    facts = view.facts
    found: list[str] = []
    if facts["revealed"][rank] != NOBODY:
        found.append(words.seat(facts["revealed"][rank]))
    elif view.viewer >= 0 and rank in view.zones[role(view.viewer)]:
        found.append(words.seat(view.viewer))
    else:
        found += [words.names[seat] for seat in range(view.seats) if rank in view.zones[role(seat)]]
    if rank in view.zones[FACE_UP]:
        found.append(words.say("mark-face_up"))
    found += [words.say(f"mark-{name}") for name in ("killed", "robbed", "bewitched") if facts[name] == rank]
    if rank in facts["warrants"]:
        found.append(words.say("mark-signed" if facts["signed_warrant"] == rank else "mark-warrant"))
    if rank in facts["threats"]:
        found.append(words.say("mark-flower" if facts["flowered_threat"] == rank else "mark-threat"))
    return found


# -- seats -----------------------------------------------------------------------------------------------------------------


def seat_text(seat: int, view: View, words: GameWords, width: int) -> Text:
    facts = view.facts
    text = Text.assemble(
        (f"{CROWN} " if facts["crown"] == seat else "  ", "bright_yellow"),
        (
            words.seat(seat).ljust(max(NAME_WIDTH, *[len(name) + 1 for name in words.names])),
            LOUD if facts["active"] != seat else f"{LOUD} underline",
        ),
    )
    counts = [
        words.amount(GOLD, facts["gold"][seat]).rjust(7),
        words.cards(len(view.zones[hand(seat)])).rjust(8),
        words.say("table-built", number=size(seat, view), goal=facts["goal"]).rjust(7),
    ]
    text.append("  ".join(counts))
    notes = seat_notes(seat, view, words)
    if notes:
        text.append("  " + ", ".join(notes), "cyan")
    districts = [district(seat, title, view, words) for title in sorted(view.zones[city(seat)])]
    lying = [action(title, seat, view, words) for title in view.zones[ring(seat)]]
    if districts or lying:
        text.append("\n").append_text(wrapped([*districts, *lying], width, INDENT))
    known = [card_text(title, words) for title in sorted(view.zones[hand(seat)]) if title != UNKNOWN]
    if known and seat != view.viewer:
        first = styled(" " * INDENT + words.say("table-known_hand") + "  ", QUIET)
        text.append("\n").append_text(wrapped(known, width, first.cell_len, first))
    return text


def size(seat: int, view: View) -> int:
    """Districts towards the goal, as the rules count them (D-MONUMENT-02, A-CIRCUSTENT-02)."""
    mine = view.zones[city(seat)]
    return len(mine) + int(MONUMENT in mine) + view.zones[ring(seat)].count(CIRCUS_TENT)


def seat_notes(seat: int, view: View, words: GameWords) -> list[str]:
    facts = view.facts
    notes = [words.name(RANK, rank).text for rank, holder in enumerate(facts["revealed"]) if holder == seat]
    if facts["protected"] == seat:
        notes.append(words.say("mark-protected"))
    if seat in facts["finished"]:
        notes.append(words.say("mark-complete"))
    return notes


def district(seat: int, title: int, view: View, words: GameWords) -> Text:
    note = cost(title, words)
    beautified = [place for place in view.facts["beautified"] if place == place_of(seat, title, True)]
    if beautified:
        note += "+1"
    if title == MUSEUM and view.zones[UNDER_MUSEUM]:
        note += f" ({words.cards(len(view.zones[UNDER_MUSEUM]))})"
    return card_text(title, words, note)


def action(title: int, seat: int, view: View, words: GameWords) -> Text:
    if title != TICKET_WAGON:
        return card_text(title, words)
    owners, gold = view.facts["wagon_owners"], view.facts["wagon_gold"]
    held = [words.amount(GOLD, gold[number]) for number, owner in enumerate(owners) if owner == seat]
    return card_text(title, words, f"({', '.join(held)})")


# -- the viewer's own cards ------------------------------------------------------------------------------------------------


def own_hand(view: View, words: GameWords, width: int) -> Text:
    """The hand, and cards drawn of which one may be kept."""
    mine = [card_text(title, words, cost(title, words)) for title in sorted(view.zones[hand(view.viewer)])]
    first = styled(words.say("table-hand") + "  ", LOUD)
    text = Text("\n").append_text(wrapped(mine or [Text(words.say("table-empty"), QUIET)], width, first.cell_len, first))
    fresh = view.zones[drawn(view.viewer)]
    if fresh:
        first = styled(words.say("table-drawn") + "  ", LOUD)
        cards = [card_text(title, words, cost(title, words)) for title in fresh]
        text.append("\n").append_text(wrapped(cards, width, first.cell_len, first))
    return text


def purse(view: View, words: GameWords, width: int) -> Text:
    """The short form between two questions of one turn."""
    first = styled(words.amount(GOLD, view.facts["gold"][view.viewer]) + "  ", LOUD)
    cards = [card_text(title, words, cost(title, words)) for title in sorted(view.zones[hand(view.viewer)])]
    return wrapped(cards or [Text(words.say("table-empty"), QUIET)], width, first.cell_len, first)
