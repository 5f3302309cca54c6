"""The small numbers everything is built of: types, phases, moments, zones of the table."""

from typing import Final

# Types; a card has all of its types at once, as a set of bits (G-CARD-TYPE-01).
ACTION: Final = 1 << 0
TREASURE: Final = 1 << 1
VICTORY: Final = 1 << 2
CURSE_TYPE: Final = 1 << 3
ATTACK: Final = 1 << 4
REACTION: Final = 1 << 5
COMMAND: Final = 1 << 6
DURATION: Final = 1 << 7
ANY_TYPE: Final = (1 << 30) - 1
TYPE_NAMES: Final = ["action", "treasure", "victory", "curse", "attack", "reaction", "command", "duration"]

# Phases of a turn.
ACTION_PHASE: Final = 0
BUY_PHASE: Final = 1
CLEAN_UP: Final = 2
PHASE_NAMES: Final = ["action", "buy", "clean_up"]

# Moments: something happened to which cards listen.
BEFORE_TEXT: Final = 0  # a card is in play, its instructions come next (G-PLAY-05)
AFTER_TEXT: Final = 1  # its instructions were followed (G-PLAY-10)
CARD_GAINED: Final = 2
CARD_TRASHED: Final = 3
CARD_DISCARDED: Final = 4  # outside Clean-up
MOMENTS: Final = 5

# Tokens of a seat. A game none of whose cards deals with tokens has none at all (Box.tokens).
DEBT: Final = 0
TOKENS: Final = 1
TOKEN_NAMES: Final = ["debt"]

# What the subject of an option counts (Verb.about).
A_KIND: Final = "kind"

MOST_SEATS: Final = 6
NO_CARD: Final = -1

# Zones: first the shared ones, then those of every seat, then the piles of this game (Box.piles).
TRASH: Final = 0
LEFT_OUT: Final = 1  # cards of the box that are not in the game
SHARED_ZONES: Final = 2

# The places of a seat. Instructions name them to say where a card goes.
DECK: Final = 0
HAND: Final = 1
DISCARD_PILE: Final = 2
IN_PLAY: Final = 3
ASIDE: Final = 4  # set aside or revealed, for all to see (G-SET-ASIDE-01, -04)
FACE_DOWN: Final = 5  # looked at or set aside face down, seen by the owner only (G-LOOK-AT-01, G-SET-ASIDE-05)
SEAT_ZONES: Final = 6
PLACE_NAMES: Final = ["deck", "hand", "discard", "play", "aside", "face_down"]


def seat_zone(seat: int, place: int) -> int:
    return SHARED_ZONES + SEAT_ZONES * seat + place


def deck(seat: int) -> int:
    return SHARED_ZONES + SEAT_ZONES * seat


def hand(seat: int) -> int:
    return SHARED_ZONES + SEAT_ZONES * seat + HAND


def discard_pile(seat: int) -> int:
    return SHARED_ZONES + SEAT_ZONES * seat + DISCARD_PILE


def in_play(seat: int) -> int:
    return SHARED_ZONES + SEAT_ZONES * seat + IN_PLAY


def aside(seat: int) -> int:
    return SHARED_ZONES + SEAT_ZONES * seat + ASIDE


def face_down(seat: int) -> int:
    return SHARED_ZONES + SEAT_ZONES * seat + FACE_DOWN
