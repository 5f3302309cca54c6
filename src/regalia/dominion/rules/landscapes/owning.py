"""What a Project, State or Artifact does for the player who has it, at a moment of that player's turn."""

from typing import Any, Final

from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Listener, no_play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening


class OwnMoment(Listener):
    """``then`` is followed by the player whose turn it is and who has the landscape; perhaps only if the player likes."""

    def __init__(self, name: str, kind: int, moment: int, then: Instruction, must: bool = True) -> None:
        super().__init__(name, kind, moment, must=must)
        self.then: Final = then

    def is_of_use(self, game: Dominion, seat: int) -> bool:
        return True

    def might_be_of_use(self, game: Dominion, seat: int) -> bool:
        """For all the table knows."""
        return False

    def might(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        return seat == about.turn_of and game.has(seat, self.kind) and self.might_be_of_use(game, seat)

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == about.turn_of and game.has(seat, self.kind) and self.is_of_use(game, seat):
            options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        return (self.options[0],) if seat == about.turn_of and game.has(seat, self.kind) else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.push(FollowOne(self.then, seat, no_play(seat)))
