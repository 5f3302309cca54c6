"""Naming a card: any card there is, in this game or not (G-NAME-06)."""

from typing import Final

from regalia.dominion.rules.kinds import KINDS
from regalia.dominion.rules.layout import A_KIND
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


class NameCard(Instruction):
    """Name a card; subclasses say what follows from it."""

    def named(self, game: Dominion, seat: int, play: Play, kind: int) -> None:
        raise NotImplementedError

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(Naming(self, seat, play))


class Naming(Effect[Dominion]):
    """The cards of this game come first, then all the others."""

    def __init__(self, instruction: NameCard, seat: int, play: Play) -> None:
        self.instruction: Final = instruction
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        box = game.box
        kinds = [kind for kind in box.present if kind in box.printing]
        kinds += [kind for kind in box.printing if kind not in kinds]
        return Decision(self.seat, NAME_WHICH, [NAME.options[kind] for kind in kinds])

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not NAME or wish.subject in game.box.printing:
            return None
        return Reason("not_in_game", NAME_WHICH.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        if game.journal is not None:
            game.tell("names", "G-NAME-06", (self.seat, option.subject))
        self.instruction.named(game, self.seat, self.play, option.subject)


NAME: Final = Verb("name", KINDS, A_KIND)
NAME_WHICH: Final = Question("name", "G-NAME-06")
