"""Every district and action card there is; its place in the list is its title (``layout``)."""

from typing import Final

from regalia.citadels.rules.build_offers import BUILD_WITH_FRAMEWORK
from regalia.citadels.rules.districts.listeners import (
    BELL_TOWER_LISTENERS,
    GRAVEYARD_LISTENERS,
    LIGHTHOUSE_LISTENERS,
    MUSEUM_LISTENERS,
    PARK_LISTENERS,
    POOR_HOUSE_LISTENERS,
    THRONE_ROOM_LISTENERS,
)
from regalia.citadels.rules.districts.offers import FILL_MUSEUM, FIRE_ARMORY, USE_LABORATORY, USE_SMITHY
from regalia.citadels.rules.districts.theater import THEATER_LISTENERS
from regalia.citadels.rules.facts import TITLE_ROWS
from regalia.citadels.rules.layout import ACROBAT, ARMORY, KIND_NAMES, NO_KIND, TITLES
from regalia.citadels.rules.printed import UNBUILDABLE, District, Listener, Offer
from regalia.kernel.catalogue import Row

OFFERS: Final[dict[str, Offer]] = {
    "armory": FIRE_ARMORY,
    "framework": BUILD_WITH_FRAMEWORK,
    "laboratory": USE_LABORATORY,
    "museum": FILL_MUSEUM,
    "smithy": USE_SMITHY,
}
LISTENERS: Final[dict[str, tuple[Listener, ...]]] = {
    "museum": MUSEUM_LISTENERS,
    "park": PARK_LISTENERS,
    "poor_house": POOR_HOUSE_LISTENERS,
    "theater": THEATER_LISTENERS,
    "graveyard": GRAVEYARD_LISTENERS,
    "throne_room": THRONE_ROOM_LISTENERS,
    "bell_tower": BELL_TOWER_LISTENERS,
    "lighthouse": LIGHTHOUSE_LISTENERS,
}


def printed(row: Row) -> District:
    """A card of the catalogue, with what it does."""
    name = row["id"]
    cost = row.get("cost", 0)
    return District(
        name,
        KIND_NAMES.index(row["type"]) if "type" in row else NO_KIND,
        UNBUILDABLE if cost is None else cost,
        copies=row["copies"],
        editions=" ".join(row["editions"]),
        origin=row.get("origin", "original"),
        needs=row["restriction"]["requires_character"] if "restriction" in row else "",
        offer=OFFERS.get(name),
        confirmed=row["confirmed"],
        listeners=LISTENERS.get(name, ()),
    )


DISTRICTS: Final[list[District]] = [printed(row) for row in TITLE_ROWS]
BASIC_TITLES: Final = list(range(ARMORY))
UNIQUE_TITLES: Final = list(range(ARMORY, ACROBAT))
ACTION_TITLES: Final = list(range(ACROBAT, TITLES))
TITLE_OF: Final = {district.name: title for title, district in enumerate(DISTRICTS)}
