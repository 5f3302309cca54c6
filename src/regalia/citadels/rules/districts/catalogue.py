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
from regalia.citadels.rules.layout import ACROBAT, ARMORY, MILITARY, NOBLE, RELIGIOUS, TITLES, TRADE, UNIQUE
from regalia.citadels.rules.printed import UNBUILDABLE, District

DARK: Final = "dark_city"
NEW: Final = "2016"

DISTRICTS: Final[list[District]] = [
    District("manor", NOBLE, 3, copies=5),
    District("castle", NOBLE, 4, copies=4),
    District("palace", NOBLE, 5, copies=3),
    District("temple", RELIGIOUS, 1, copies=3),
    District("church", RELIGIOUS, 2, copies=3),
    District("monastery", RELIGIOUS, 3, copies=3),
    District("cathedral", RELIGIOUS, 5, copies=2),
    District("tavern", TRADE, 1, copies=5),
    District("market", TRADE, 2, copies=4),
    District("trading_post", TRADE, 2, copies=3),
    District("docks", TRADE, 3, copies=3),
    District("harbor", TRADE, 4, copies=3),
    District("town_hall", TRADE, 5, copies=2),
    District("watchtower", MILITARY, 1, copies=3),
    District("prison", MILITARY, 2, copies=3),
    District("barracks", MILITARY, 3, copies=3),
    District("fortress", MILITARY, 5, copies=2),
    District("armory", UNIQUE, 3, origin=DARK, offer=FIRE_ARMORY),
    District("basilica", UNIQUE, 4, origin=NEW),
    District("capitol", UNIQUE, 5, origin=NEW),
    District("dragon_gate", UNIQUE, 6),
    District("factory", UNIQUE, 5, origin=DARK),
    District("framework", UNIQUE, 3, origin=NEW, offer=BUILD_WITH_FRAMEWORK),
    District("gold_mine", UNIQUE, 6, origin=NEW),
    District("great_wall", UNIQUE, 6),
    District("haunted_quarter", UNIQUE, 2),
    District("imperial_treasury", UNIQUE, 5, origin=DARK),
    District("ivory_tower", UNIQUE, 5, origin=NEW),
    District("keep", UNIQUE, 3),
    District("laboratory", UNIQUE, 5, offer=USE_LABORATORY),
    District("library", UNIQUE, 6),
    District("map_room", UNIQUE, 5, origin=DARK),
    District("monument", UNIQUE, 4, origin=NEW),
    District("museum", UNIQUE, 4, origin=DARK, offer=FILL_MUSEUM, listeners=MUSEUM_LISTENERS),
    District("necropolis", UNIQUE, 5, origin=NEW),
    District("observatory", UNIQUE, 4),
    District("park", UNIQUE, 6, origin=DARK, listeners=PARK_LISTENERS),
    District("poor_house", UNIQUE, 4, origin=DARK, listeners=POOR_HOUSE_LISTENERS),
    District("quarry", UNIQUE, 5, origin=DARK),
    District("school_of_magic", UNIQUE, 6),
    District("secret_vault", UNIQUE, UNBUILDABLE, origin=NEW),
    District("smithy", UNIQUE, 5, offer=USE_SMITHY),
    District("stables", UNIQUE, 2, origin=NEW),
    District("statue", UNIQUE, 3, origin=NEW),
    District("theater", UNIQUE, 6, origin=NEW, listeners=THEATER_LISTENERS),
    District("thieves_den", UNIQUE, 6, origin=NEW),
    District("wishing_well", UNIQUE, 5, origin=DARK),
    District("graveyard", UNIQUE, 5, editions="de nl", needs="warlord", confirmed=False, listeners=GRAVEYARD_LISTENERS),
    District("hospital", UNIQUE, 6, editions="de nl", origin=DARK, needs="assassin", confirmed=False),
    District("throne_room", UNIQUE, 6, editions="de nl", origin=DARK, confirmed=False, listeners=THRONE_ROOM_LISTENERS),
    District("bell_tower", UNIQUE, 5, editions="nl", origin=DARK, confirmed=False, listeners=BELL_TOWER_LISTENERS),
    District("lighthouse", UNIQUE, 3, editions="nl", origin=DARK, confirmed=False, listeners=LIGHTHOUSE_LISTENERS),
    District("ball_room", UNIQUE, 6, editions="nl", origin=DARK, confirmed=False),
    District("acrobat", copies=1, editions="nl"),
    District("circus_tent", copies=3, editions="nl"),
    District("director", copies=2, editions="nl"),
    District("ticket_wagon", copies=3, editions="nl"),
    District("human_cannonball", copies=2, editions="nl"),
    District("rasputin", copies=2, editions="nl"),
    District("fortune_teller", copies=2, editions="nl"),
]
BASIC_TITLES: Final = list(range(ARMORY))
UNIQUE_TITLES: Final = list(range(ARMORY, ACROBAT))
ACTION_TITLES: Final = list(range(ACROBAT, TITLES))
TITLE_OF: Final = {district.name: title for title, district in enumerate(DISTRICTS)}
