"""Cornucopia and Guilds: what their Attacks do to the others."""

from typing import Final

from regalia.dominion.rules.gaining import GAIN, GainCopy, gain
from regalia.dominion.rules.instructions import Gain, PlusCards
from regalia.dominion.rules.kinds import CURSE, KIND_OF, KINDS
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import A_KIND, NO_CARD, REST_OF_TURN, VICTORY
from regalia.dominion.rules.moving import discard_top, when_discarded
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb

# -- Jester ------------------------------------------------------------------------------------------------------------------


class DiscardForCopy(Instruction):
    """Jester: discard the top card; for a Victory card gain a Curse, else a copy goes to whom the attacker likes."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        card = discard_top(game, seat)
        if card == NO_CARD:
            return
        if game.has_type(card, VICTORY):
            game.push(FollowOne(Gain(CURSE), seat, play))
        else:
            game.push(WhoGainsCopy(play.seat, seat, game.box.kind[card]))
        when_discarded(game, seat, (card,))


class WhoGainsCopy(Effect[Dominion]):
    """Of a card that cannot be had from the Supply nobody gains a copy (G-NON-SUPPLY-02)."""

    def __init__(self, seat: int, victim: int, kind: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.kind: Final = kind

    def run(self, game: Dominion) -> Decision | None:
        if game.box.pile_of[self.kind] not in game.box.supply or not game.is_available(self.kind):
            return None
        return Decision(self.seat, WHO_GAINS_COPY, [GAIN.options[self.kind], LET_GAIN.options[self.kind]])

    def chosen(self, game: Dominion, option: Option) -> None:
        gainer = self.seat if option.verb is GAIN else self.victim
        game.push(FollowOne(GainCopy(self.kind), gainer, Play(self.seat, NO_CARD, 0)))


# -- Soothsayer --------------------------------------------------------------------------------------------------------------


class CurseThenDraw(Instruction):
    """Soothsayer: gain a Curse; who really gained it draws a card, before the next player (G-GAIN-09, -10)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        gain(game, seat, CURSE, then=PlusCards(1), play=play)


class CurseToDrawLater(Instruction):
    """Soothsayer, first printing: who gained a Curse is marked till all are done."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        gain(game, seat, CURSE, then=MarkForCard(), play=play)


class MarkForCard(Instruction):
    """Followed by the gain it makes a mark; as a mark it does nothing more."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.pending.append(Later(seat, REST_OF_TURN, SOOTHSAYER, self, play))


class DrawIfMarked(Instruction):
    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for later in game.pending:
            if later.moment == REST_OF_TURN and later.seat == seat and isinstance(later.then, MarkForCard):
                if later.play == play:
                    game.pending.remove(later)
                    game.push(FollowOne(PlusCards(1), seat, play))
                    return


SOOTHSAYER: Final = KIND_OF["soothsayer"]
LET_GAIN: Final = Verb("let_gain", KINDS, A_KIND)
WHO_GAINS_COPY: Final = Question("who_gains_copy", "G-GAIN-01")
