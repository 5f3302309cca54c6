"""Playing a card: into play, reactions, instructions from top to bottom, what follows (G-PLAY-01, -04, -05, -09, -10)."""

from typing import Any, Final

from regalia.dominion.kinds import KINDS
from regalia.dominion.knowledge import may_hold
from regalia.dominion.layout import AFTER_TEXT, BEFORE_TEXT, hand, in_play
from regalia.dominion.printed import Instruction, Listener, Play
from regalia.dominion.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision
from regalia.kernel.windows import Happening, Reaction, open_window


def play_from(game: Dominion, seat: int, card: int, source: int) -> bool:
    """Step 1: into play. False if the card is not there to be moved: then it cannot be played (G-PLAY-04, -13)."""
    if source == hand(seat):
        if not game.move(card, source, in_play(seat)):
            return False
    else:
        if not game.lift(card, source, in_play(seat)):
            return False
        game.turn_up(seat)
    play_here(game, seat, card)
    return True


def play_here(game: Dominion, seat: int, card: int) -> None:
    """Steps 2 to 4, wherever the card lies."""
    kind = game.box.kind[card]
    game.played.append(seat * KINDS + kind)
    if game.journal is not None:
        game.tell("plays", "G-PLAY-01", (seat, kind))
    play = Play(seat, card, game.moves[card])
    listening = game.box.listening
    if listening[AFTER_TEXT][kind]:
        open_window(game, AfterText(game.active, kind, play))
    if listening[BEFORE_TEXT][kind]:
        open_window(game, BeforeText(game.active, kind, play))
    else:
        follow_text(game, play, 0)


def follow_text(game: Dominion, play: Play, line: int) -> None:
    """The instructions from top to bottom, beginning with number ``line`` (G-PLAY-09)."""
    text = game.box.printed[game.box.kind[play.card]].play
    stack = game.stack
    while line < len(text):
        below = len(stack)
        text[line].follow(game, play.seat, play)
        line += 1
        if len(stack) > below:
            if line < len(text):
                stack.insert(below, Follow(play, line))  # the rest waits below what this line began (G-ACTIONS-03)
            return


class PlayHere(Effect[Dominion]):
    """Play again, wherever the card lies, what the same effect has just played: even in the trash (G-PLAY-14)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        play_here(game, self.seat, self.card)
        return None


class Follow(Effect[Dominion]):
    """The rest of a card's instructions."""

    def __init__(self, play: Play, line: int) -> None:
        self.play: Final = play
        self.line: Final = line

    def run(self, game: Dominion) -> Decision | None:
        follow_text(game, self.play, self.line)
        return None


class FollowOne(Effect[Dominion]):
    """One instruction of a card, followed by a player who need not be the one who played it."""

    def __init__(self, instruction: Instruction, seat: int, play: Play) -> None:
        self.instruction: Final = instruction
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        self.instruction.follow(game, self.seat, self.play)
        return None


# -- moments ---------------------------------------------------------------------------------------------------------------


class Moment(Happening[Dominion]):
    """Something about a card of some kind, to which the cards of this game may react."""

    def __init__(self, turn_of: int, kind: int) -> None:
        super().__init__(turn_of)
        self.kind: Final = kind

    def number(self) -> int:
        raise NotImplementedError

    def reactions(self, game: Dominion) -> list[Reaction[Any]]:
        return game.box.listening[self.number()][self.kind]

    def suspects(self, game: Dominion, seat: int) -> bool:
        """For all the table knows ``seat`` may hold a card that lets it react."""
        for listener in self.reactions(game):
            assert isinstance(listener, Listener)
            if listener.secret and listener.concerns(game, seat, self) and may_hold(game, seat, listener.kind):
                return True
        return False


class Together(Moment):
    """Something happened to cards of a player at one time: their owner picks the order of what follows (G-TRASH-05)."""

    def __init__(self, turn_of: int, kind: int, owner: int, cards: tuple[int, ...]) -> None:
        super().__init__(turn_of, kind)
        self.owner: Final = owner
        self.cards: Final = cards

    def reactions(self, game: Dominion) -> list[Reaction[Any]]:
        heard: list[Reaction[Any]] = []
        for card in self.cards:
            for reaction in game.box.listening[self.number()][game.box.kind[card]]:
                if reaction not in heard:
                    heard.append(reaction)
        return heard


class BeforeText(Moment):
    """A card was put into play; whoever is marked by a reaction is not affected by it (G-PLAY-05, G-REACTION-04)."""

    def __init__(self, turn_of: int, kind: int, play: Play) -> None:
        super().__init__(turn_of, kind)
        self.play: Final = play

    def number(self) -> int:
        return BEFORE_TEXT

    def settled(self, game: Dominion, marked: int) -> None:
        play = self.play
        follow_text(game, Play(play.seat, play.card, play.moved, marked), 0)


class AfterText(Moment):
    """The instructions of a card were followed (G-PLAY-10)."""

    def __init__(self, turn_of: int, kind: int, play: Play) -> None:
        super().__init__(turn_of, kind)
        self.play: Final = play

    def number(self) -> int:
        return AFTER_TEXT
