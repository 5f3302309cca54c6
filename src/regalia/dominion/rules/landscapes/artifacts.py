"""Artifacts: there is one of each, and taking it takes it from the player who had it (G-TAKE-01, -03)."""

from typing import Any, Final

from regalia.dominion.rules.instructions import Gain, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import GOLD, KIND_NAMES, KIND_OF
from regalia.dominion.rules.landscapes.owning import OwnMoment
from regalia.dominion.rules.layout import (
    DISCARDED_FROM_PLAY,
    NEW_HAND,
    NO_CARD,
    START_OF_BUY_PHASE,
    START_OF_TURN,
    discard_pile,
)
from regalia.dominion.rules.moving import topdeck
from regalia.dominion.rules.playing import Together
from regalia.dominion.rules.printed import Card, Instruction, Landscape, Listener, Play, Sheet
from regalia.dominion.rules.receiving import take
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening


class TakeArtifact(Instruction):
    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        take(game, seat, self.kind, True)


class KeepGuard(Listener):
    """Horn: once per turn a Border Guard discarded from play may go onto the deck (G-CLEAN-UP-05)."""

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[BORDER_GUARD]

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        if seat == about.owner and game.has(seat, self.kind) and self.kind not in game.in_force:
            if guard_of(game, seat, about) != NO_CARD:
                options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Together)
        game.in_force.append(self.kind)
        topdeck(game, seat, guard_of(game, seat, about), discard_pile(seat), True, "G-CLEAN-UP-05")


def guard_of(game: Dominion, seat: int, about: Together) -> int:
    for card in game.found(about.cards):
        if game.box.kind[card] == BORDER_GUARD:
            return card
    return NO_CARD


BORDER_GUARD: Final = KIND_OF["border_guard"]
FLAG: Final = KIND_OF["flag"]
HORN: Final = KIND_OF["horn"]
KEY: Final = KIND_OF["key"]
LANTERN: Final = KIND_OF["lantern"]
TREASURE_CHEST: Final = KIND_OF["treasure_chest"]

FLAG_DRAWS: Final = OwnMoment("flag_draws", FLAG, NEW_HAND, PlusCards(1))  # G-CLEAN-UP-10
HORN_TOPDECKS: Final = KeepGuard("horn_topdecks", HORN, DISCARDED_FROM_PLAY)
KEY_PAYS: Final = OwnMoment("key_pays", KEY, START_OF_TURN, PlusCoins(1))
CHEST_GIVES: Final = OwnMoment("treasure_chest_gives", TREASURE_CHEST, START_OF_BUY_PHASE, Gain(GOLD))  # G-BUY-PHASE-01

ARTIFACTS: Final = [
    Landscape("flag", listeners=(FLAG_DRAWS,)),
    Landscape("horn", listeners=(HORN_TOPDECKS,)),
    Landscape("key", listeners=(KEY_PAYS,)),
    Landscape("lantern"),  # Border Guard asks for it
    Landscape("treasure_chest", listeners=(CHEST_GIVES,), gives=(GOLD,)),
]

SHEET: Final = Sheet(ARTIFACTS)
