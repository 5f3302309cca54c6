"""Kingdom cards of Intrigue."""

from typing import Final

from regalia.dominion.choosing import Alternative, Choose
from regalia.dominion.costs import ANY_COST, up_to
from regalia.dominion.gaining import GAIN, GAIN_WHICH, ChooseGain, gain, gain_from_trash
from regalia.dominion.instructions import TRASH_CARD, MayTrashThis, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.kinds import KINDS
from regalia.dominion.layout import ACTION, ANY_TYPE, DISCARD_PILE, TRASH, TREASURE, VICTORY
from regalia.dominion.moving import trash
from regalia.dominion.playing import InOrder
from regalia.dominion.printed import Card, Instruction, Play
from regalia.dominion.table import Dominion
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import Decision, Option, Question

# -- Conspirator, Ironworks ------------------------------------------------------------------------------------------------


class IfActionsPlayed(Instruction):
    """Conspirator: +1 Card, +1 Action once so many Actions were played this turn, wherever they are now (G-PLAY-11)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        played = [one % KINDS for one in game.played if one // KINDS == seat]
        if len([kind for kind in played if game.types()[kind] & ACTION]) >= self.number:
            InOrder((PlusCards(1), PlusActions(1))).follow(game, seat, play)


class GainForBonus(Instruction):
    """Ironworks: what the gained card is decides what else there is, if it is gained (G-GAIN-09, -10)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseForBonus(seat, up_to(4), ANY_TYPE, DISCARD_PILE, None, play))


class ChooseForBonus(ChooseGain):
    def chosen(self, game: Dominion, option: Option) -> None:
        bonuses = tuple([bonus for types, bonus in BONUSES if game.types()[option.subject] & types])
        gain(game, self.seat, option.subject, self.place, InOrder(bonuses), self.play)


BONUSES: Final[tuple[tuple[int, Instruction], ...]] = (
    (ACTION, PlusActions(1)),
    (TREASURE, PlusCoins(1)),
    (VICTORY, PlusCards(1)),
)

# -- Lurker ------------------------------------------------------------------------------------------------------------------


class TrashActionOfSupply(Instruction):
    """Lurker: an Action of the Supply, of any cost, goes to the trash."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseOfSupply(seat))


class ChooseOfSupply(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_supply(ANY_COST, ACTION, TRASH_CARD, options)
        return Decision(self.seat, TRASH_OF_SUPPLY, options) if options else None

    def chosen(self, game: Dominion, option: Option) -> None:
        pile = game.box.pile_of[option.subject]
        trash(game, self.seat, (game.zones[pile][-1],), pile)


class GainActionOfTrash(Instruction):
    """Lurker: an Action of the trash is gained, if there is one (G-CHOOSE-02, G-GAIN-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseOfTrash(seat))


class ChooseOfTrash(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(TRASH, ACTION, GAIN, options)
        if len(options) > 1:
            return Decision(self.seat, GAIN_WHICH, options)
        if options:
            self.chosen(game, options[0])
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        gain_from_trash(game, self.seat, game.find(TRASH, option.subject))


PAWN: Final = Choose(
    2,
    (
        Alternative("plus_card", PlusCards(1)),
        Alternative("plus_action", PlusActions(1)),
        Alternative("plus_buy", PlusBuys(1)),
        Alternative("plus_coin", PlusCoins(1)),
    ),
)
LURKER: Final = Choose(
    1, (Alternative("trash_from_supply", TrashActionOfSupply()), Alternative("gain_from_trash", GainActionOfTrash()))
)

INTRIGUE: Final = [
    Card("lurker", 2, ACTION, (PlusActions(1), LURKER)),
    Card("pawn", 2, ACTION, (PAWN,)),
    Card("conspirator", 4, ACTION, (PlusCoins(2), IfActionsPlayed(3))),
    Card("ironworks", 4, ACTION, (GainForBonus(),)),
    Card("mining_village", 4, ACTION, (PlusCards(1), PlusActions(2), MayTrashThis(PlusCoins(2)))),
]

TRASH_OF_SUPPLY: Final = Question("trash_of_supply", "G-TRASH-01")
