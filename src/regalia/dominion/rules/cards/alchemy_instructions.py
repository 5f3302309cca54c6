"""Instructions of Alchemy."""

from typing import Any, Final

from regalia.dominion.rules.from_hand import TrashFromHand
from regalia.dominion.rules.gaining import WouldGain, gain_card
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.kinds import DUCHY, GOLD, KIND_OF
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import ACTION, EXTRA_TURN, TREASURE, VICTORY, hand
from regalia.dominion.rules.moving import trash
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Listener, Play, no_play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening

TRANSMUTE: Final = KIND_OF["transmute"]
MADE_OF: Final = ((ACTION, DUCHY), (TREASURE, TRANSMUTE), (VICTORY, GOLD))


class TrashToTransmute(TrashFromHand):
    """Transmute: trash a card; each of its types is made into another card, in the printed order (G-CARD-TYPE-01)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        for types, kind in reversed(MADE_OF):
            if game.has_type(cards[0], types):
                game.push(FollowOne(Gain(kind), seat, play))
        trash(game, seat, cards, hand(seat))


# -- Possession --------------------------------------------------------------------------------------------------------------


class PossessLeft(Instruction):
    """Possession: the player to the left takes an extra turn, and the player of this card decides everything in it.

    G-EXTRA-TURN-01. The card is no Duration and does not wait in play for that turn.
    ``once``: not a second extra turn in a row.
    """

    def __init__(self, once: bool = False) -> None:
        self.once: Final = once

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later((seat + 1) % game.seats, EXTRA_TURN, POSSESSION, BePossessed(self.once), no_play(seat)))


class BePossessed(Instruction):
    """As the turn begins: ``play.seat`` sees what ``seat`` sees and is asked instead, until it ends."""

    def __init__(self, once: bool = False) -> None:
        self.once: Final = once

    def follows_extra_turn(self) -> bool:
        return not self.once

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        deputies = list(range(game.seats))
        deputies[seat] = play.seat
        game.deputies = deputies
        if game.journal is not None:
            game.tell("is_possessed", "G-EXTRA-TURN-01", (seat, play.seat))


class GainForPossessed(Listener):
    """Possession: what the possessed player would gain the possessor gains, and so nothing follows (G-GAIN-10)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, WouldGain)
        if game.deputies is not None and seat == about.gaining.seat and game.deputies[seat] != seat:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, WouldGain) and game.deputies is not None
        for card in game.found((about.gaining.card,)):
            gain_card(game, game.deputies[seat], card, about.gaining.source)

    def marks(self, seat: int) -> int:
        return 1 << seat


POSSESSION: Final = KIND_OF["possession"]
