"""What an option of a turn costs or brings, read from what the asked seat sees. A test holds it against what is then paid."""

from regalia.citadels.editions import Edition
from regalia.citadels.layout import (
    ACROBAT,
    DECK,
    FACTORY,
    GOLD_MINE,
    GREAT_WALL,
    LIBRARY,
    NO_KIND,
    OBSERVATORY,
    RELIGIOUS,
    SCHOOL_OF_MAGIC,
    UNIQUE,
    city,
    is_beautified_place,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.printed import IN_CARDS, UNBUILDABLE, Box
from regalia.kernel.views import View


def printed_cost(box: Box, title: int) -> int | None:
    """What is printed on the card; None for what is not built for gold."""
    if title >= ACROBAT or box.districts[title].cost == UNBUILDABLE:
        return None
    return box.districts[title].cost


def build_price(box: Box, view: View, title: int) -> int:
    """The Factory takes 1 off any other unique district (D-FACTORY-01, -02)."""
    printed = box.districts[title]
    helped = printed.kind == UNIQUE and title != FACTORY and FACTORY in view.zones[city(view.viewer)]
    return printed.cost - int(helped)


def standing_cost(box: Box, place: int) -> int:
    """One more with an Artist's coin on it (C-ARTIST-02)."""
    return box.districts[title_of_place(place)].cost + int(is_beautified_place(place))


def wall_surcharge(edition: Edition, view: View, place: int) -> int:
    """D-GREATWALL-01, -05, -06."""
    if GREAT_WALL not in view.zones[city(seat_of_place(place))]:
        return 0
    return int(title_of_place(place) != GREAT_WALL or edition.wall_covers_itself)


def destroy_price(box: Box, view: View, place: int) -> int:
    """C-WARLORD-02."""
    return standing_cost(box, place) - 1 + wall_surcharge(box.edition, view, place)


def seize_price(box: Box, view: View, place: int) -> int:
    """C-MARSHAL-02, D-GREATWALL-03."""
    return standing_cost(box, place) + wall_surcharge(box.edition, view, place)


def count(box: Box, view: View, kind: int) -> int:
    return sum(1 for title in view.zones[city(view.viewer)] if box.districts[title].kind == kind)


def gathered_gold(view: View) -> int:
    return 3 if GOLD_MINE in view.zones[city(view.viewer)] else 2


def gathered_cards(view: View) -> tuple[int, bool]:
    """How many are drawn, and whether all are kept (D-OBSERVATORY-01, D-LIBRARY-01)."""
    mine = view.zones[city(view.viewer)]
    return min(3 if OBSERVATORY in mine else 2, len(view.zones[DECK])), LIBRARY in mine


def income(box: Box, view: View) -> tuple[int, bool]:
    """How much the acting character earns, and whether in cards (C-TURN-14, D-SCHOOL-01)."""
    character = box.cast[view.facts["acting"]]
    if character.income == NO_KIND:
        return 0, False
    number = count(box, view, character.income) + int(SCHOOL_OF_MAGIC in view.zones[city(view.viewer)])
    in_cards = character.income_in == IN_CARDS
    return min(number, len(view.zones[DECK])) if in_cards else number, in_cards


def collection(box: Box, view: View, gold: int) -> tuple[int, int]:
    """Gold and cards the Abbot gets, if so many of the shares are gold (C-ABBOT-01, -07 … -09)."""
    number, extra = count(box, view, RELIGIOUS), 0
    if SCHOOL_OF_MAGIC in view.zones[city(view.viewer)]:
        if box.edition.school_pays_abbot_both:
            extra = 1
        else:
            number += 1
    return gold + extra, min(number - gold + extra, len(view.zones[DECK]))
