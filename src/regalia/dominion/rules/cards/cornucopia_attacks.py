"""Cornucopia and Guilds: what their Attacks do to the others, and what answers Attacks."""

from typing import Any, Final

from regalia.dominion.rules.cards.nocturne_instructions import BackIntoHand
from regalia.dominion.rules.from_hand import REVEAL
from regalia.dominion.rules.gaining import GAIN, CardGained, GainCopy, gain
from regalia.dominion.rules.instructions import Gain, PlusCards
from regalia.dominion.rules.kinds import CURSE, KIND_OF, KINDS
from regalia.dominion.rules.knowledge import is_suspected
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION_PHASE,
    ATTACK,
    BEFORE_TEXT,
    CARD_GAINED,
    NO_CARD,
    REST_OF_TURN,
    START_OF_TURN,
    VICTORY,
    hand,
)
from regalia.dominion.rules.moving import discard_top, reveal, set_aside, when_discarded
from regalia.dominion.rules.playing import BeforeText, FollowOne, InOrder
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, no_play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.reactions import HandReaction
from regalia.dominion.rules.reasons import why_not_only
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

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


# -- Footpad -----------------------------------------------------------------------------------------------------------------


class DrawOnGain(Listener):
    """Footpad: in games using it everybody draws a card for each card gained in an Action phase (G-GAMES-USING-01)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer and about.phase == ACTION_PHASE:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.push(FollowOne(PlusCards(1), seat, no_play(seat)))


# -- Young Witch -------------------------------------------------------------------------------------------------------------


class BaneOrCurse(Instruction):
    """Young Witch: gain a Curse unless a Bane is revealed from the hand; that is no Reaction (G2-SETUP-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseToRevealBane(seat))


class ChooseToRevealBane(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        own = [REVEAL.options[kind] for kind in game.box.banes if game.find(hand(self.seat), kind) != NO_CARD]
        if own or any([is_suspected(game, self.seat, kind) for kind in game.box.banes]):
            return Decision(self.seat, REVEAL_BANE, [*own, PASS])
        self.chosen(game, PASS)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        found: Reason | None = None
        for kind in game.box.banes:  # several, where the Bane is a pile of several cards
            found = why_not_only(game, self.seat, kind, wish, REVEAL, REVEAL_BANE.rule)
            if found is None or found.name == "only_card":
                return found
        return found

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            gain(game, self.seat, CURSE)
        else:
            reveal(game, self.seat, game.find(hand(self.seat), option.subject))


# -- Horse Traders -----------------------------------------------------------------------------------------------------------


class GoAside(HandReaction):
    """Horse Traders: set aside from the hand before an Attack of another player does anything (G-REACTION-01)."""

    def hears(self, card: Card) -> bool:
        return card.types & ATTACK != 0

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, BeforeText)
        return seat != about.play.seat

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        card = game.find(hand(seat), self.kind)
        set_aside(game, seat, card, hand(seat))
        back = InOrder((PlusCards(1), BackIntoHand()))
        promise(game, Later(seat, START_OF_TURN, self.kind, back, Play(seat, card, game.moves[card])))


REVEAL_BANE: Final = Question("reveal_bane", "G-REVEAL-01", poker_face=True)
FOOTPAD: Final = KIND_OF["footpad"]
HORSE_TRADERS: Final = KIND_OF["horse_traders"]
FOOTPAD_DRAWS: Final = DrawOnGain("footpad_draws", FOOTPAD, CARD_GAINED, must=True)
HORSE_TRADERS_ASIDE: Final = GoAside("set_aside_horse_traders", HORSE_TRADERS, BEFORE_TEXT, repeats=True)
SOOTHSAYER: Final = KIND_OF["soothsayer"]
LET_GAIN: Final = Verb("let_gain", KINDS, A_KIND)
WHO_GAINS_COPY: Final = Question("who_gains_copy", "G-GAIN-01")
