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
NIGHT: Final = 1 << 8
RESERVE: Final = 1 << 9
TRAVELLER: Final = 1 << 10
LOOTER: Final = 1 << 11
RUINS: Final = 1 << 12
SHELTER: Final = 1 << 13
KNIGHT: Final = 1 << 14
CASTLE: Final = 1 << 15
FATE: Final = 1 << 16
DOOM: Final = 1 << 17
HEIRLOOM: Final = 1 << 18
SPIRIT: Final = 1 << 19
ZOMBIE: Final = 1 << 20
PRIZE: Final = 1 << 21
LIAISON: Final = 1 << 22
AUGUR: Final = 1 << 23
ODYSSEY: Final = 1 << 24
TOWNSFOLK: Final = 1 << 25
WIZARD: Final = 1 << 26
REWARD: Final = 1 << 27
CARD_TYPES: Final = (1 << 48) - 1  # room for them
ANY_TYPE: Final = (1 << 30) - 1  # in effects that ask for a card of any type: every card has one of the first thirty
# Printed sideways: these are no cards, and no instruction about cards means them (G-LANDSCAPE-01, -02).
EVENT: Final = 1 << 48
PROJECT: Final = 1 << 49
LANDMARK: Final = 1 << 50
WAY: Final = 1 << 51
ALLY: Final = 1 << 52
STATE: Final = 1 << 53
ARTIFACT: Final = 1 << 54
BOON: Final = 1 << 55
HEX: Final = 1 << 56
TYPE_NAMES: Final = [  # by bit; 62 fit a machine word
    "action", "treasure", "victory", "curse", "attack", "reaction", "command", "duration", "night", "reserve",
    "traveller", "looter", "ruins", "shelter", "knight", "castle", "fate", "doom", "heirloom", "spirit", "zombie",
    "prize", "liaison", "augur", "odyssey", "townsfolk", "wizard", "reward",
    *[""] * 20,
    "event", "project", "landmark", "way", "ally", "state", "artifact", "boon", "hex",
]  # fmt: skip

# Phases of a turn.
ACTION_PHASE: Final = 0
BUY_PHASE: Final = 1
NIGHT_PHASE: Final = 2
CLEAN_UP: Final = 3
TURN_STARTS: Final = 4  # before the Action phase
PHASE_NAMES: Final = ["action", "buy", "night", "clean_up", "start"]

# Moments: something happened to which cards and landscapes listen. First those about a card ...
BEFORE_TEXT: Final = 0  # a card is in play, its instructions come next (G-PLAY-05)
AFTER_TEXT: Final = 1  # its instructions were followed (G-PLAY-10)
CARD_GAINED: Final = 2
CARD_TRASHED: Final = 3
CARD_DISCARDED: Final = 4  # outside Clean-up
WOULD_GAIN: Final = 5  # the gain may still become another, or none
CARD_BOUGHT: Final = 6  # before it is gained
CARD_REVEALED: Final = 7
DISCARDED_FROM_PLAY: Final = 8  # in Clean-up (G-CLEAN-UP-05)
# ... then those about a turn.
START_OF_TURN: Final = 9
START_OF_BUY_PHASE: Final = 10
END_OF_BUY_PHASE: Final = 11
START_OF_CLEAN_UP: Final = 12
END_OF_TURN: Final = 13
NEW_HAND: Final = 14  # the hand for the next turn was drawn (G-CLEAN-UP-10)
SHUFFLING: Final = 15  # a player is about to shuffle
MOMENTS: Final = 16
MOMENT_NAMES: Final = [
    "plays", "followed", "gained", "trashed", "discarded", "would_gain", "bought", "revealed", "left_play", "turn_starts",
    "buy_starts", "buy_ends", "clean_up_starts", "turn_ends", "new_hand", "shuffles",
]  # fmt: skip
# What is promised for later is kept by moment too; these are no windows.
DUE: Final = 16  # its moment has come
ALWAYS: Final = 17  # for the rest of the game
EXTRA_TURN: Final = 18  # a turn to be taken after this one
REST_OF_TURN: Final = 19  # a mark on a card: something that holds about it until this turn ends (G-THIS-TURN-01)
SHUFFLED: Final = 20  # what was taken out of a shuffle goes back to where it belongs
CLEANED_UP: Final = 21  # what was set aside is discarded with all other cards of this turn

# Tokens and other counts of a seat. A game none of whose cards deals with tokens has none at all (Box.tokens).
DEBT: Final = 0
COFFERS: Final = 1
VILLAGERS: Final = 2
FAVORS: Final = 3
POINTS: Final = 4  # VP tokens
MINUS_CARD: Final = 5  # 1: the -1 Card token lies on the deck
MINUS_COIN: Final = 6
SKIPS: Final = 7  # turns to be skipped (G-SKIP-TURN-01)
GAINS: Final = 8  # cards gained in the current turn
LAST_GAINS: Final = 9  # cards gained in the own last turn
CARD_TOKEN: Final = 10  # the zone of the pile the own +1 Card token lies on, or 0
ACTION_TOKEN: Final = 11
BUY_TOKEN: Final = 12
COIN_TOKEN: Final = 13
ACTION_GAINS: Final = 14  # Actions gained in the current turn
PIRATE_COINS: Final = 15  # on the Pirate Ship mat
TOKENS: Final = 16
TOKEN_NAMES: Final = [
    "debt", "coffers", "villagers", "favors", "vp_tokens", "minus_card", "minus_coin", "skips", "gains", "last_gains",
    "card_token", "action_token", "buy_token", "coin_token", "action_gains",
    "pirate_coins",
]  # fmt: skip

# What the subject of an option counts (Verb.about).
A_KIND: Final = "kind"
A_NUMBER: Final = "number"  # of coins, of cards

MOST_SEATS: Final = 6
NO_CARD: Final = -1
ANY_PLAYS: Final = 1 << 20  # as many cards may be played as one has

# Zones: first the shared ones, then those of every seat, then the piles of this game (Box.piles), then what else it needs:
# mats, Boons, Hexes, the Black Market deck (Box.beyond).
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

# Zones only some games have. Shared ones first, then those of every seat.
BOONS: Final = 0
BOON_DISCARDS: Final = 1
HEXES: Final = 2
HEX_DISCARDS: Final = 3
BLACK_MARKET_DECK: Final = 4
UNUSED: Final = 5  # cards of a shuffled pile that are not in the game, and nobody knows which
SHARED_BEYOND: Final = 6
TAVERN: Final = 0  # Reserve cards waiting to be called
EXILE: Final = 1
KEPT_BOONS: Final = 2  # taken and not yet received, or kept until Clean-up
SEAT_BEYOND: Final = 3
SHARED_BEYOND_NAMES: Final = ["boons", "boon_discards", "hexes", "hex_discards", "black_market_deck", "unused"]
SEAT_BEYOND_NAMES: Final = ["tavern", "exile", "kept_boons"]
# Mats of every seat that are there only with the cards that use them (Box.own_mat).
ISLAND_MAT: Final = 0  # in the open
NATIVE_VILLAGE_MAT: Final = 1  # face down, seen by its owner
OWN_MATS: Final = 2
OWN_MAT_NAMES: Final = ["island_mat", "native_village_mat"]


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
