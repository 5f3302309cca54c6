"""Promotional cards that play others: Prince, Sauna and Avanto."""

from typing import Any, Final

from regalia.dominion.rules.costs import up_to
from regalia.dominion.rules.from_hand import SET_ASIDE, TrashUpTo
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF, SILVER
from regalia.dominion.rules.knowledge import is_secret_hand
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION,
    AFTER_TEXT,
    COMMAND,
    DURATION,
    START_OF_TURN,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import set_aside
from regalia.dominion.rules.playing import AfterText, FollowOne, play_here
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play
from regalia.dominion.rules.promises import kind_of, promise
from regalia.dominion.rules.reactions import MOST_COPIES
from regalia.dominion.rules.reasons import why_not_from, why_wrong_cost
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

# -- Prince --------------------------------------------------------------------------------------------------------------


class SetAsideForPrince(Instruction):
    """Prince: an Action of the hand costing up to $4 may be set aside, to be played whenever a turn starts (G2-PLAYIN-07)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseForPrince(seat, play))


class ChooseForPrince(Effect[Dominion]):
    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        listed: list[Option] = []
        game.list_kinds(hand(self.seat), ACTION, SET_ASIDE, listed)
        options = [option for option in listed if self.why_not(game, option) is None]
        if not options and not is_secret_hand(game, self.seat, ACTION, COMMAND | DURATION):
            return None
        return Decision(self.seat, SET_ASIDE_FOR_PRINCE, [*options, PASS])

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        rule = SET_ASIDE_FOR_PRINCE.rule
        absent = why_not_from(game, hand(self.seat), wish, SET_ASIDE, "not_in_hand", rule, ACTION)
        if absent is not None or wish.verb is not SET_ASIDE:
            return absent
        if game.types()[wish.subject] & (COMMAND | DURATION):
            return Reason("wrong_type", rule, (wish.subject,))
        return why_wrong_cost(game, wish.subject, up_to(4))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        card = game.find(hand(self.seat), option.subject)
        set_aside(game, self.seat, card, hand(self.seat))
        play = self.play.with_cards((game.track(card),))
        promise(game, Later(self.seat, START_OF_TURN, kind_of(game, play), PlayWhereSetAside(), play, True))


class PlayWhereSetAside(Instruction):
    """It stays aside, so that what would move it fails (G2-PLAYIN-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            play_here(game, seat, game.track(card))


# -- Sauna and Avanto ----------------------------------------------------------------------------------------------------


class TrashWithSilver(Listener):
    """Sauna: this turn a card of the hand may be trashed for each Silver that is played, once for each Sauna played."""

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[SILVER]

    def saunas(self, game: Dominion, seat: int) -> int:
        return game.in_force.count(SAUNA)

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, AfterText)
        if seat == about.play.seat == game.active and game.zones[hand(seat)]:
            for number in range(min(self.saunas(game, seat), MOST_COPIES)):
                options.append(self.options[number])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, AfterText)
        game.push(FollowOne(TrashUpTo(1), seat, about.play))


class TrashWithSilverInPlay(TrashWithSilver):
    """First printing: for each Sauna in play."""

    def saunas(self, game: Dominion, seat: int) -> int:
        return len([card for card in game.zones[in_play(seat)] if game.box.kind[card] == SAUNA])


SAUNA: Final = KIND_OF["sauna"]
AVANTO: Final = KIND_OF["avanto"]
SAUNA_TRASHES: Final = TrashWithSilver("sauna_trashes", SAUNA, AFTER_TEXT, must=True, subjects=MOST_COPIES)
SAUNA_TRASHES_IN_PLAY: Final = TrashWithSilverInPlay(
    "sauna_trashes_in_play", SAUNA, AFTER_TEXT, must=True, subjects=MOST_COPIES
)
SET_ASIDE_FOR_PRINCE: Final = Question("set_aside_for_prince", "G2-PLAYIN-07", poker_face=True)
