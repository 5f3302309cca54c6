"""What a viewer must see of a table of Dominion, and what must stay hidden from it."""

from collections.abc import Callable
from typing import Any, Final

from regalia.casebook.adapters import Failed, letter_of, seat_of
from regalia.casebook.facts import HIDDEN, Fact, Mismatch, Words, a_count, compare, in_words, looked_at, refute
from regalia.casebook.nodes import SEAT_LETTERS, Node
from regalia.dominion.cases.facts import a_number, a_phase, a_seat, cards, some_words, supply_mismatches
from regalia.dominion.cases.words import kind_words, kinds
from regalia.dominion.rules.knowledge import is_browsing
from regalia.dominion.rules.layout import OWN_MAT_NAMES, PLACE_NAMES, SEAT_BEYOND_NAMES, SHARED_BEYOND_NAMES
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.views import OPEN, View

PILES: Final = ("deck", "discard")  # written from the top; the table does not see how many cards they have (G-COUNT-01)
COUNTS: Final = tuple(f"{name}_size" for name in PILES)


class Seen:
    """A view together with the game, which only tells whether its counts are true ones."""

    def __init__(self, game: Dominion, viewer: int) -> None:
        self.game: Final = game
        self.view: Final[View] = game.view(viewer)

    def zone(self, name: str) -> list[int]:
        """Nothing where this game has no such place."""
        return self.view.zone(name) if name in self.view.zone_names else []

    def faces(self, zone: str) -> list[str]:
        """What is seen of a zone, from the top."""
        return [kind_words(face) for face in reversed(self.zone(zone)) if face != UNKNOWN]

    def counts(self, name: str, at: int) -> bool:
        """Whether the viewer is shown how many cards there are: that there are none is seen by everybody."""
        viewer = self.view.viewer
        if name not in PILES or viewer == OPEN or self.game.box.open_counts or not self.zone(f"{name}_{at}"):
            return True
        return viewer == at if name == "deck" else is_browsing(self.game, at, viewer)


def shown(name: str) -> Callable[[Seen, int], Words]:
    return lambda seen, at: seen.faces(f"{name}_{at}")


def backs(name: str) -> Callable[[Seen, int], Words]:
    """A single back stands for any number, unless all are shown; above a Stash they are counted."""

    def seen_backs(seen: Seen, at: int) -> Words:
        zone = seen.zone(f"{name}_{at}")
        return HIDDEN if zone == [UNKNOWN] and not seen.counts(name, at) else zone.count(UNKNOWN)

    return seen_backs


def size(name: str) -> Callable[[Seen, int], Words]:
    return lambda seen, at: len(seen.zone(f"{name}_{at}")) if seen.counts(name, at) else HIDDEN


def plain(name: str) -> Callable[[Seen], Any]:
    return lambda seen: seen.view.facts[name]


def marks_of(seen: Seen, at: int) -> list[str]:
    """What was chosen for cards in play: ``marks: [courtier three coins]``."""
    marks = seen.view.facts["marks"]
    return [f"{kind_words(number)} {verb.replace('_', ' ')}" for seat, number, verb in marks if seat == at]


PLACES: Final = (*PLACE_NAMES, *SEAT_BEYOND_NAMES, *OWN_MAT_NAMES)
SEEN_OF_SEAT: Final = {
    **{name: Fact(cards, shown(name), ordered=name in PILES) for name in PLACES},
    **{name + "_unknown": Fact(a_count, backs(name)) for name in PLACES},
    **{name + "_size": Fact(a_count, size(name)) for name in PLACES},
    "turns": Fact(a_number, lambda seen, at: seen.view.facts["turns"][at]),
    "marks": Fact(some_words, lambda seen, at: marks_of(seen, at)),
}


def seen_deck(name: str) -> Callable[[Seen], Words]:
    """From the top."""
    return lambda seen: seen.faces(name)


def backs_of(name: str) -> Callable[[Seen], Words]:
    return lambda seen: seen.zone(name).count(UNKNOWN)


def size_of(name: str) -> Callable[[Seen], Words]:
    return lambda seen: len(seen.zone(name))


SEEN_OF_TABLE: Final = {
    **{name: Fact(cards, seen_deck(name)) for name in SHARED_BEYOND_NAMES},
    **{name + "_unknown": Fact(a_number, backs_of(name)) for name in SHARED_BEYOND_NAMES},
    **{name + "_size": Fact(a_number, size_of(name)) for name in SHARED_BEYOND_NAMES},
    "turn": Fact(a_seat, lambda seen: letter_of(seen.view.facts["active"])),
    "phase": Fact(a_phase, plain("phase")),
    "actions": Fact(a_number, plain("actions")),
    "buys": Fact(a_number, plain("buys")),
    "coins": Fact(a_number, plain("coins")),
    "trash": Fact(cards, lambda seen: seen.faces("trash")),
    "asked": Fact(a_seat, lambda seen: letter_of(seen.view.asked)),
    "options": Fact(a_number, lambda seen: len(seen.view.options)),
}


def check_sees(game: Dominion, viewer: int, node: Node) -> None:
    seen = Seen(game, viewer)
    found: list[Mismatch] = []
    for name, part in looked_at(node).items():
        if name in SEAT_LETTERS[: game.seats]:
            at = SEAT_LETTERS.index(name)
            for entry, value in part.some_entries().items():
                found += compare(SEEN_OF_SEAT, entry, value, game, f"{name.upper()} ", seen, at)
        elif name == "supply":
            found += supply_mismatches(game, part, lambda zone: len(seen.view.zones[zone]))
        else:
            found += compare(SEEN_OF_TABLE, name, part, game, "", seen)
    refute(found)


def check_hides(game: Dominion, viewer: int, node: Node) -> None:
    """``A: [hand, deck]``: no card there is seen; ``A: {discard: [curse]}``: this one is not; ``A: [deck size]``: no count.

    ``table: [boons]`` and ``table: {hexes: [war]}``: of the decks that belong to nobody.
    """
    seen = Seen(game, viewer)
    for name, part in looked_at(node).items():
        at = -1 if name == "table" else seat_of(part, name, game.seats)
        places = SHARED_BEYOND_NAMES if at < 0 else [*PLACES, *COUNTS]
        wanted = part.entries(places, "what may be hidden") if part.is_mapping else {}
        for value in [] if part.is_mapping else part.some():
            wanted[value.one_of(places, "place")] = value
        for place, value in wanted.items():
            if place in COUNTS:
                hides_count(seen, place.removesuffix("_size"), at, value)
                continue
            zone = place if at < 0 else f"{place}_{at}"
            lying = game.zones[game.zone_names().index(zone)] if zone in game.zone_names() else []
            there = [kind_words(game.face(card)) for card in lying]
            visible = seen.faces(zone)
            hidden = [kind_words(number) for number in kinds(value)] if part.is_mapping else there
            if not hidden or [word for word in hidden if word not in there]:
                raise Failed(value, f"{in_words(hidden)} hidden in {place}", f"{place}: {in_words(there)}")
            if known := [word for word in hidden if word in visible]:
                raise Failed(value, f"{in_words(hidden)} hidden in {place}", f"{place}: {in_words(known)} seen")


def hides_count(seen: Seen, name: str, at: int, node: Node) -> None:
    if seen.counts(name, at):
        raise Failed(node, f"how many cards the {name} has is hidden", f"{name} size: {len(seen.zone(f'{name}_{at}'))} seen")
