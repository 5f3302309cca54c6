"""Naming a card: any card there is, in this game or not (G-NAME-06)."""

from typing import Final

from regalia.dominion.rules.kinds import KINDS
from regalia.dominion.rules.later import Later, Named
from regalia.dominion.rules.layout import A_KIND, REST_OF_TURN
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


class LeftNames(NameCard):
    """The player to the left names a card; the name is public and holds for this turn (G2-BAN-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(Naming(self, (seat + 1) % game.seats, play))

    def named(self, game: Dominion, seat: int, play: Play, kind: int) -> None:
        game.pending.append(Later(play.seat, REST_OF_TURN, game.box.kind[play.card], Named(kind), play))


def is_named(game: Dominion, by: int, kind: int) -> bool:
    """Whether this kind was named this turn for a card of the kind ``by``."""
    for later in game.pending:
        if later.kind == by and isinstance(later.then, Named) and later.then.kind == kind:
            return True
    return False


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
