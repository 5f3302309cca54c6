"""Positions beside the rules on the site: seats, what they have, and the cards as drawings."""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from regalia.casebook.positions import shown
from regalia.words.positions import ToldHeap, ToldPosition, ToldSeat, told_position
from regalia.words.tongue import tongue

WEB = Path(__file__).parents[2] / "web"
FOLDER = "positions"  # where the drawings lie, beside the pages
SIZE = (75, 60)


@cache
def drawn_cards() -> dict[tuple[str, str], str]:
    """By game and card its drawing by day, as a file of its own."""
    if str(WEB) not in sys.path:
        sys.path.append(str(WEB))
    from pictures.palettes import inks
    from pictures.recipes import drawn, recipes

    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE[0]}" height="{SIZE[1]}" viewBox="0 0 480 384">'
    return {
        (one.game, one.id.partition("-")[2]): f"{head}{drawn(one).svg(inks(one.palette))}</svg>"
        for one in recipes()
        if not one.id.startswith(("t-", "b-"))
    }


def position_lines(rule: str, language: str) -> Iterator[str]:
    """A quotation with a line for every seat; nothing if no case lays one out."""
    found = shown(rule, language)
    if found is None:
        return
    told = told_position(found, language)
    for seat in told.seats:
        yield f"> {seat_line(told, seat, language)}"
        yield ">"
    for line in told.story:
        yield f"> {line}<br>"
    yield ""


def seat_line(told: ToldPosition, seat: ToldSeat, language: str) -> str:
    name = seat.name or tongue(language).say("web-book-table")
    return " · ".join([f"**{name}**", *seat.amounts, *[heap_line(told.game, heap) for heap in seat.heaps]])


def heap_line(game: str, heap: ToldHeap) -> str:
    cards = []
    for card in heap.cards:
        picture = f"![]({FOLDER}/{game}-{card.id}.svg) " if (game, card.id) in drawn_cards() else ""
        cards.append(f"{picture}{card.name}" + (f" ×{card.number}" if card.number > 1 else ""))
    return f"{heap.label}: {', '.join(cards)}"


def write_drawings(folder: Path, pages: str) -> None:
    """The drawings that these pages show."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    for (game, card), drawing in drawn_cards().items():
        if f"{FOLDER}/{game}-{card}.svg" in pages:
            (folder / FOLDER / f"{game}-{card}.svg").write_text(drawing, encoding="utf-8")
