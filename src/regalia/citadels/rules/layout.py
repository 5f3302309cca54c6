"""The small numbers everything is built of: types, ranks, titles of cards, zones of the table."""

from typing import Final

# Types of districts (D-TYPE-01).
NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
NO_KIND: Final = -1
KINDS: Final = 5
KIND_NAMES: Final = ["noble", "religious", "trade", "military", "unique"]

WARRANTS: Final = 1  # whose markers they are, by rank
THREATS: Final = 2
RANKS: Final = 10  # ranks 1 to 9; rank 0 is nobody. A character card has its rank as its number.
FIRST_DISTRICT: Final = 10  # the numbers of district cards and action cards follow

# Titles: what is printed on district cards and action cards. Cards of equal title are identical (C-TURN-10).
MANOR: Final = 0
CASTLE: Final = 1
PALACE: Final = 2
TEMPLE: Final = 3
CHURCH: Final = 4
MONASTERY: Final = 5
CATHEDRAL: Final = 6
TAVERN: Final = 7
MARKET: Final = 8
TRADING_POST: Final = 9
DOCKS: Final = 10
HARBOR: Final = 11
TOWN_HALL: Final = 12
WATCHTOWER: Final = 13
PRISON: Final = 14
BARRACKS: Final = 15
FORTRESS: Final = 16
ARMORY: Final = 17
BASILICA: Final = 18
CAPITOL: Final = 19
DRAGON_GATE: Final = 20
FACTORY: Final = 21
FRAMEWORK: Final = 22
GOLD_MINE: Final = 23
GREAT_WALL: Final = 24
HAUNTED_QUARTER: Final = 25
IMPERIAL_TREASURY: Final = 26
IVORY_TOWER: Final = 27
KEEP: Final = 28
LABORATORY: Final = 29
LIBRARY: Final = 30
MAP_ROOM: Final = 31
MONUMENT: Final = 32
MUSEUM: Final = 33
NECROPOLIS: Final = 34
OBSERVATORY: Final = 35
PARK: Final = 36
POOR_HOUSE: Final = 37
QUARRY: Final = 38
SCHOOL_OF_MAGIC: Final = 39
SECRET_VAULT: Final = 40
SMITHY: Final = 41
STABLES: Final = 42
STATUE: Final = 43
THEATER: Final = 44
THIEVES_DEN: Final = 45
WISHING_WELL: Final = 46
GRAVEYARD: Final = 47
HOSPITAL: Final = 48
THRONE_ROOM: Final = 49
BELL_TOWER: Final = 50
LIGHTHOUSE: Final = 51
BALL_ROOM: Final = 52
ACROBAT: Final = 53
CIRCUS_TENT: Final = 54
DIRECTOR: Final = 55
TICKET_WAGON: Final = 56
HUMAN_CANNONBALL: Final = 57
RASPUTIN: Final = 58
FORTUNE_TELLER: Final = 59
TITLES: Final = 60  # few enough for a set of titles to be one small number

# Moments that characters and districts listen to (``printed.Listener``). Each is about a seat, most about a card.
CHARACTERS_CHOSEN: Final = 0  # the selection is over, nobody was called yet
LAID_OUT: Final = 1  # a district lies on the site, to be built for gold or FREE
BUILT: Final = 2  # it entered the city of the player who built or confiscated it
SEIZED: Final = 3  # a city took it from another for its cost
DESTROYED: Final = 4  # the Warlord destroyed it; it lies on the site (R-D3.22)
TAKEN_DOWN: Final = 5  # it is about to go from a city to the deck, for whatever reason
BURIED: Final = 6  # it went under the deck
HANDED_OVER: Final = 7  # it stands in another city now
CROWN_MOVED: Final = 8  # to another player
HEIR_REVEALED: Final = 9  # a killed rank 4 character, at the end of the round
TURN_ENDS: Final = 10
MOMENTS: Final = 11
FREE: Final = -1  # instead of the gold that was paid

# Titles as sets of one: to look for in a skyline.
THE_FACTORY: Final = 1 << FACTORY
THE_GOLD_MINE: Final = 1 << GOLD_MINE
THE_LIBRARY: Final = 1 << LIBRARY
THE_OBSERVATORY: Final = 1 << OBSERVATORY
THE_PARK: Final = 1 << PARK
THE_POOR_HOUSE: Final = 1 << POOR_HOUSE
THE_QUARRY: Final = 1 << QUARRY
THE_STABLES: Final = 1 << STABLES
THE_CIRCUS_TENT: Final = 1 << CIRCUS_TENT

# What the subject of an option counts (Verb.about).
A_TITLE: Final = "title"
A_SEAT: Final = "seat"
A_RANK: Final = "rank"
A_PLACE: Final = "place"  # a district in a city: see place_of
A_SEAT_AND_KIND: Final = "seat_and_kind"
A_NUMBER: Final = "number"

MOST_SEATS: Final = 8
PLACES: Final = MOST_SEATS * TITLES * 2
# What each thing such a number names is multiplied by, the largest first.
FACTORS: Final = {A_PLACE: {"owner": 2 * TITLES, "card": 2, "coin": 1}, A_SEAT_AND_KIND: {"seat": KINDS, "kind": 1}}

# Zones.
DECK: Final = 0
FACE_UP: Final = 1  # characters set aside in the open
FACE_DOWN: Final = 2  # characters set aside unseen
PACK: Final = 3  # characters being passed around
SITE: Final = 4  # paid for, not yet in a city
UNDER_MUSEUM: Final = 5
SHARED_ZONES: Final = 6
SEAT_ZONES: Final = 5
# Those of the first seat; where it matters, the functions below are written out.
HANDS: Final = SHARED_ZONES
CITIES: Final = SHARED_ZONES + 1
ROLES: Final = SHARED_ZONES + 2
DRAWN: Final = SHARED_ZONES + 3
RINGS: Final = SHARED_ZONES + 4


def hand(seat: int) -> int:
    return HANDS + SEAT_ZONES * seat


def city(seat: int) -> int:
    return CITIES + SEAT_ZONES * seat


def role(seat: int) -> int:
    return ROLES + SEAT_ZONES * seat


def drawn(seat: int) -> int:
    """Cards just drawn, before some are kept."""
    return DRAWN + SEAT_ZONES * seat


def ring(seat: int) -> int:
    """Action cards lying before a player: tents, wagons, Rasputin."""
    return RINGS + SEAT_ZONES * seat


def owner_of(zone: int) -> int:
    return (zone - SHARED_ZONES) // SEAT_ZONES if zone >= SHARED_ZONES else -1


def place_of(seat: int, title: int, beautified: bool) -> int:
    """Names a district in a city by all that tells it from others: whose, what, and whether a coin lies on it."""
    return (seat * TITLES + title) * 2 + int(beautified)


def seat_of_place(place: int) -> int:
    return place // (2 * TITLES)


def title_of_place(place: int) -> int:
    return place // 2 % TITLES


def is_beautified_place(place: int) -> bool:
    return place % 2 == 1
