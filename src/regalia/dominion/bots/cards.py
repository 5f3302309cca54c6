"""What the text of a card of Dominion gives, read from its instructions."""

from typing import Final

from regalia.dominion.rules.box import Box
from regalia.dominion.rules.instructions import PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import KIND_NAMES

TRASHERS: Final = (
    "chapel",
    "steward",
    "remake",
    "ambassador",
    "masquerade",
    "forager",
    "sentry",
    "donate",
    "junk_dealer",
    "moneylender",
)

# Reactions that are worth it whenever they are offered, the best first.
WELCOME: Final = (
    "reveal_moat",
    "set_aside_horse_traders",
    "play_clerk",
    "play_guard_dog",
    "reveal_tunnel",
    "play_gained_trail",
    "play_trashed_trail",
    "play_discarded_trail",
    "play_discarded_weaver",
    "trash_fools_gold",
    "play_pirate",
    "sailor_plays",
    "treasury_topdecks",
    "treasury_discarded",
)


def actions_of(box: Box, kind: int) -> int:
    return sum([line.number for line in box.printed[kind].play if isinstance(line, PlusActions)])


def cards_of(box: Box, kind: int) -> int:
    return sum([line.number for line in box.printed[kind].play if isinstance(line, PlusCards)])


def buys_of(box: Box, kind: int) -> int:
    return sum([line.number for line in box.printed[kind].play if isinstance(line, PlusBuys)])


def coins_of(box: Box, kind: int) -> int:
    """The coins a card says it gives."""
    return sum([line.number for line in box.printed[kind].play if isinstance(line, PlusCoins)])


def eats_deck(kind: int) -> bool:
    """Trashes with every play, also what is wanted: one of them is enough."""
    return KIND_NAMES[kind] == "lookout"


def is_trasher(box: Box, kind: int) -> bool:
    """Cards the habits of rule lists trash well with."""
    return KIND_NAMES[kind] in TRASHERS
