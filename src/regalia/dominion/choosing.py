"""Choose one, choose two: alternatives printed on a card (G-CHOOSE-01 … -05)."""

from typing import Final

from regalia.dominion.playing import FollowOne
from regalia.dominion.printed import Instruction, Play
from regalia.dominion.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb


class Alternative(Instruction):
    """One of the things to choose from. ``name`` is the verb of its option."""

    def __init__(self, name: str, then: Instruction) -> None:
        self.name: Final = name
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        self.then.follow(game, seat, play)


class Choose(Instruction):
    """Exactly so many different ones, all announced first, then done in the printed order, as far as possible."""

    def __init__(self, number: int, alternatives: tuple[Alternative, ...]) -> None:
        self.number: Final = number
        self.alternatives: Final = alternatives

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(Choosing(seat, play, self.number, self.alternatives, ()))


class Choosing(Effect[Dominion]):
    """``announced`` are places in the list of alternatives."""

    def __init__(
        self, seat: int, play: Play, number: int, alternatives: tuple[Alternative, ...], announced: tuple[int, ...]
    ) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.number: Final = number
        self.alternatives: Final = alternatives
        self.announced: Final = announced

    def run(self, game: Dominion) -> Decision | None:
        if len(self.announced) < min(self.number, len(self.alternatives)):
            left = [place for place in range(len(self.alternatives)) if place not in self.announced]
            return Decision(self.seat, CHOOSE_ONE, [CHOICES[self.alternatives[place].name] for place in left])
        for place in sorted(self.announced, reverse=True):  # the first one printed comes to lie on top of the stack
            game.push(FollowOne(self.alternatives[place], self.seat, self.play))
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        names = [alternative.name for alternative in self.alternatives]
        announced = (*self.announced, names.index(option.verb.name))
        game.push(Choosing(self.seat, self.play, self.number, self.alternatives, announced))


PLUS_CARD: Final = Verb("plus_card").of(0)
PLUS_ACTION: Final = Verb("plus_action").of(0)
PLUS_BUY: Final = Verb("plus_buy").of(0)
PLUS_COIN: Final = Verb("plus_coin").of(0)
TRASH_FROM_SUPPLY: Final = Verb("trash_from_supply").of(0)
GAIN_FROM_TRASH: Final = Verb("gain_from_trash").of(0)
INTO_HAND: Final = Verb("into_hand").of(0)
DISCARD_THEM: Final = Verb("discard_them").of(0)

CHOICES: Final = {
    option.verb.name: option
    for option in (
        PLUS_CARD,
        PLUS_ACTION,
        PLUS_BUY,
        PLUS_COIN,
        TRASH_FROM_SUPPLY,
        GAIN_FROM_TRASH,
        INTO_HAND,
        DISCARD_THEM,
    )
}
CHOOSE_ONE: Final = Question("choose", "G-CHOOSE-01")
