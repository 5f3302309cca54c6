"""Reserve cards: they wait on the Tavern mat to be called (G-CALL-01, -02)."""

from typing import Any, Final

from regalia.dominion.rules.choosing import PLUS_ACTION, PLUS_BUY, PLUS_CARD, PLUS_COIN
from regalia.dominion.rules.costs import up_to
from regalia.dominion.rules.from_hand import TrashFromHand
from regalia.dominion.rules.gaining import CardGained, GainCopy
from regalia.dominion.rules.instructions import PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import KIND_OF, KINDS
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    ACTION_TOKEN,
    AFTER_TEXT,
    BEFORE_TEXT,
    BUY_TOKEN,
    CARD_GAINED,
    CARD_TOKEN,
    COIN_TOKEN,
    NO_CARD,
    START_OF_TURN,
    TAVERN,
    in_play,
)
from regalia.dominion.rules.moving import call, to_tavern
from regalia.dominion.rules.playing import AfterText, BeforeText, FollowOne, PlayHere
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, no_play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening


class PutOnTavern(Instruction):
    """Put this on your Tavern mat, if it is still in play (G-THIS-CARD-01, G-LOST-TRACK-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.moves[play.card] == play.moved:
            to_tavern(game, seat, play.card, in_play(seat))


class CallFromMat(Listener):
    """One of the cards of this kind on the mat may be called at this moment; it is no playing, and all see the mat."""

    def __init__(self, name: str, kind: int, moment: int) -> None:
        super().__init__(name, kind, moment, repeats=True)

    def whose(self, game: Dominion, about: Happening[Any]) -> int:
        """Who may call at this moment."""
        return game.active

    def may_call(self, game: Dominion, about: Happening[Any]) -> bool:
        return True

    def called(self, game: Dominion, seat: int, about: Happening[Any], card: int) -> None:
        """``card`` was called."""
        raise NotImplementedError

    def waiting(self, game: Dominion, seat: int) -> int:
        return game.find(game.box.mat(seat, TAVERN), self.kind)

    def why_not_now(self, game: Dominion, seat: int) -> Reason | None:
        return Reason("not_on_tavern", "G-CALL-01", (self.kind,)) if self.waiting(game, seat) == NO_CARD else None

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == self.whose(game, about) and self.waiting(game, seat) != NO_CARD and self.may_call(game, about):
            options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        return (self.options[0],) if seat == self.whose(game, about) and self.waiting(game, seat) != NO_CARD else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        card = self.waiting(game, seat)
        call(game, seat, card)
        self.called(game, seat, about, card)


# -- Ratcatcher, Duplicate, Royal Carriage -------------------------------------------------------------------------------


class CallToTrash(CallFromMat):
    """Ratcatcher: at the start of one's turn."""

    def called(self, game: Dominion, seat: int, about: Happening[Any], card: int) -> None:
        game.push(FollowOne(TrashFromHand(), seat, no_play(seat)))


class CallForCopy(CallFromMat):
    """Duplicate: when its owner gained a card that costs up to $6, in any player's turn."""

    def whose(self, game: Dominion, about: Happening[Any]) -> int:
        assert isinstance(about, CardGained)
        return about.gainer

    def may_call(self, game: Dominion, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return up_to(6).allows(game.price(about.kind))

    def called(self, game: Dominion, seat: int, about: Happening[Any], card: int) -> None:
        assert isinstance(about, CardGained)
        game.push(FollowOne(GainCopy(about.kind), seat, no_play(seat)))


class CallToReplay(CallFromMat):
    """Royal Carriage: directly after an Action was resolved, if that is still in play (G-PLAY-10)."""

    def hears(self, card: Card) -> bool:
        return card.types & ACTION != 0

    def whose(self, game: Dominion, about: Happening[Any]) -> int:
        assert isinstance(about, AfterText)
        return about.play.seat

    def may_call(self, game: Dominion, about: Happening[Any]) -> bool:
        assert isinstance(about, AfterText)
        play = about.play
        return game.moves[play.card] == play.moved and game.place[play.card] == in_play(play.seat)

    def called(self, game: Dominion, seat: int, about: Happening[Any], card: int) -> None:
        assert isinstance(about, AfterText)
        game.push(PlayHere(seat, about.play.track(), game.track(card)))  # it stays with a Duration (G-CLEAN-UP-07)


# -- Teacher -------------------------------------------------------------------------------------------------------------


class CallToTeach(CallFromMat):
    """Teacher: at the start of one's turn."""

    def called(self, game: Dominion, seat: int, about: Happening[Any], card: int) -> None:
        game.push(ChooseToken(seat))


def free_piles(game: Dominion, seat: int) -> list[int]:
    """Action Supply piles without a token of this player; the placeholder decides (G-ACTION-CARD-02, -03)."""
    box = game.box
    taken = [game.token(seat, sort) for sort in BONUS_TOKENS]
    return [zone for zone in box.supply if box.piles[zone - box.first_pile].types & ACTION and zone not in taken]


def pile_kind(game: Dominion, zone: int) -> int:
    """What a pile is called in options: its top card or, once it is empty, the card that lay on top at first."""
    pile = game.zones[zone]
    return game.box.kind[pile[-1]] if pile else game.box.piles[zone - game.box.first_pile].kinds[-1]


class ChooseToken(SeatEffect[Dominion]):
    """First which of the four tokens ..."""

    def run(self, game: Dominion) -> Decision | None:
        if not free_piles(game, self.seat):
            return None
        return Decision(self.seat, WHICH_TOKEN, [PLUS_CARD, PLUS_ACTION, PLUS_BUY, PLUS_COIN])

    def chosen(self, game: Dominion, option: Option) -> None:
        game.push(ChooseTokenPile(self.seat, BONUS_TOKENS[[PLUS_CARD, PLUS_ACTION, PLUS_BUY, PLUS_COIN].index(option)]))


class ChooseTokenPile(Effect[Dominion]):
    """... then the pile it goes to."""

    def __init__(self, seat: int, sort: int) -> None:
        self.seat: Final = seat
        self.sort: Final = sort

    def run(self, game: Dominion) -> Decision | None:
        options = [PUT_TOKEN_ON.options[pile_kind(game, zone)] for zone in free_piles(game, self.seat)]
        if len(options) > 1:
            return Decision(self.seat, WHICH_PILE, options)
        self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not PUT_TOKEN_ON or wish.subject in [pile_kind(game, zone) for zone in free_piles(game, self.seat)]:
            return None
        zone = game.box.pile_of[wish.subject]
        if zone not in game.box.supply:
            return Reason("not_in_supply", WHICH_PILE.rule, (wish.subject,))
        if not game.box.piles[zone - game.box.first_pile].types & ACTION:
            return Reason("wrong_type", WHICH_PILE.rule, (wish.subject,))
        return Reason("not_on_top" if zone in free_piles(game, self.seat) else "token_there", WHICH_PILE.rule, (wish.subject,))

    def chosen(self, game: Dominion, option: Option) -> None:
        for zone in free_piles(game, self.seat):
            if pile_kind(game, zone) == option.subject:
                game.set_token(self.seat, self.sort, zone)
                if game.journal is not None:
                    game.tell("moves_token", "G-ACTION-CARD-02", (self.seat, self.sort, option.subject))
                return


class TokenOnPile(Listener):
    """The token on the pile of a card that is played gives its bonus before the instructions (G-PLAY-05)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, BeforeText)
        if seat == about.play.seat and token_for(game, seat, about.kind) >= 0:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, BeforeText)
        game.push(FollowOne(BONUS_OF[token_for(game, seat, about.kind)], seat, about.play))


def token_for(game: Dominion, seat: int, kind: int) -> int:
    """Which of the four tokens lies on the pile of this card, or -1; a pile has at most one of a player."""
    zone = game.box.pile_of[kind]
    for number, sort in enumerate(BONUS_TOKENS):
        if zone >= 0 and game.token(seat, sort) == zone:
            return number
    return -1


BONUS_TOKENS: Final = (CARD_TOKEN, ACTION_TOKEN, BUY_TOKEN, COIN_TOKEN)
BONUS_OF: Final[tuple[Instruction, ...]] = (PlusCards(1), PlusActions(1), PlusBuys(1), PlusCoins(1))

CALL_RATCATCHER: Final = CallToTrash("call_ratcatcher", KIND_OF["ratcatcher"], START_OF_TURN)
CALL_DUPLICATE: Final = CallForCopy("call_duplicate", KIND_OF["duplicate"], CARD_GAINED)
CALL_ROYAL_CARRIAGE: Final = CallToReplay("call_royal_carriage", KIND_OF["royal_carriage"], AFTER_TEXT)
CALL_TEACHER: Final = CallToTeach("call_teacher", KIND_OF["teacher"], START_OF_TURN)
TOKEN_ON_PILE: Final = TokenOnPile("token_on_pile", KIND_OF["teacher"], BEFORE_TEXT, must=True)

PUT_TOKEN_ON: Final = Verb("put_token_on", KINDS, A_KIND)
WHICH_TOKEN: Final = Question("which_token", "G-PLAY-05")
WHICH_PILE: Final = Question("which_pile", "G-ACTION-CARD-02")
