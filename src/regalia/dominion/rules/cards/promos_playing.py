"""Promotional cards that play others: Prince, Sauna and Avanto."""

from typing import Any, Final

from regalia.dominion.rules.costs import up_to
from regalia.dominion.rules.from_hand import SET_ASIDE, TrashUpTo
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF, KINDS, SILVER
from regalia.dominion.rules.knowledge import is_secret_hand
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    AFTER_TEXT,
    COMMAND,
    DISCARDED_FROM_PLAY,
    DURATION,
    REST_OF_TURN,
    START_OF_TURN,
    aside,
    discard_pile,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import set_aside
from regalia.dominion.rules.playing import AfterText, FollowOne, InOrder, Together, play_from, play_here
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, no_play
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
        game.push(ChooseForPrince(seat, play, COMMAND | DURATION))


class ChooseForPrince(Effect[Dominion]):
    """Of Actions with none of the types ``barred``."""

    def __init__(self, seat: int, play: Play, barred: int) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.barred: Final = barred

    def options(self, game: Dominion) -> list[Option]:
        listed: list[Option] = []
        game.list_kinds(hand(self.seat), ACTION, SET_ASIDE, listed)
        return [option for option in listed if self.why_not(game, option) is None]

    def run(self, game: Dominion) -> Decision | None:
        options = self.options(game)
        if not options and not is_secret_hand(game, self.seat, ACTION, self.barred):
            return None
        return Decision(self.seat, SET_ASIDE_FOR_PRINCE, [*options, PASS])

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        rule = SET_ASIDE_FOR_PRINCE.rule
        absent = why_not_from(game, hand(self.seat), wish, SET_ASIDE, "not_in_hand", rule, ACTION)
        if absent is not None or wish.verb is not SET_ASIDE:
            return absent
        if game.types()[wish.subject] & self.barred:
            return Reason("wrong_type", rule, (wish.subject,))
        return why_wrong_cost(game, wish.subject, up_to(4))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        card = game.find(hand(self.seat), option.subject)
        set_aside(game, self.seat, card, hand(self.seat))
        self.wait(game, card)

    def wait(self, game: Dominion, card: int) -> None:
        play = self.play.with_cards((game.track(card),))
        promise(game, Later(self.seat, START_OF_TURN, kind_of(game, play), PlayWhereSetAside(), play, True))


class PlayWhereSetAside(Instruction):
    """It stays aside, so that what would move it fails (G2-PLAYIN-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            play_here(game, seat, game.track(card))


# First printing: Prince itself is set aside, then the Action, which is put into play each turn and aside again in Clean-up.


class SetThisAsideFirst(Instruction):
    """This may be set aside, if it is in play; then any Action of the hand costing up to $4 is, too."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(play.track()) and game.place[play.card] == in_play(seat):  # G-LOST-TRACK-04
            game.push(ChooseToSetThisAside(seat, play))


class ChooseToSetThisAside(Effect[Dominion]):
    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, SET_THIS_ASIDE, [SET_ASIDE.options[game.box.kind[self.play.card]], PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            set_aside(game, self.seat, self.play.card, in_play(self.seat))
            game.push(ChooseAfterPrince(self.seat, self.play, 0))


class ChooseAfterPrince(ChooseForPrince):
    """One has to be set aside, if there is one."""

    def run(self, game: Dominion) -> Decision | None:
        options = self.options(game)
        if len(options) > 1 or is_secret_hand(game, self.seat, ACTION):
            return Decision(self.seat, SET_ASIDE_FOR_PRINCE, options or [PASS])
        if options:
            self.chosen(game, options[0])
        return None

    def wait(self, game: Dominion, card: int) -> None:
        wait_for_turn(game, self.seat, card)


def wait_for_turn(game: Dominion, seat: int, card: int) -> None:
    """It is put into play when the next turn starts, and waits for that Clean-up."""
    play = no_play(seat).with_cards((game.track(card),))
    promise(game, Later(seat, START_OF_TURN, PRINCE, PlayForPrince(), play))


class PlayForPrince(Instruction):
    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            mark = no_play(seat).with_cards(((card, game.moves[card] + 1),))  # it moves into play
            promise(game, Later(seat, REST_OF_TURN, PRINCE, InOrder(()), mark))
            play_from(game, seat, card, aside(seat))


class SetAsideAgain(Listener):
    """What Prince played this turn is set aside again when it leaves play in Clean-up, else it is lost (G-CLEAN-UP-05)."""

    def hears(self, card: Card) -> bool:
        return card.types & ACTION != 0

    def played(self, game: Dominion, seat: int, about: Together) -> list[int]:
        marks = [later for later in game.pending if later.moment == REST_OF_TURN and later.kind == PRINCE]
        tracks = [track for later in marks if later.seat == seat for track in later.play.cards]
        return [card for card in game.found(about.cards) if (card, game.moves[card] - 1) in tracks]  # one move since then

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        if seat == about.owner == game.active and game.pending:
            for card in self.played(game, seat, about):
                option = self.options[game.box.kind[card]]
                if option not in options:
                    options.append(option)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Together)
        card = game.card_among(tuple(self.played(game, seat, about)), subject)
        set_aside(game, seat, card, discard_pile(seat))
        wait_for_turn(game, seat, card)


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


PRINCE: Final = KIND_OF["prince"]
SAUNA: Final = KIND_OF["sauna"]
AVANTO: Final = KIND_OF["avanto"]
SAUNA_TRASHES: Final = TrashWithSilver("sauna_trashes", SAUNA, AFTER_TEXT, must=True, subjects=MOST_COPIES)
SAUNA_TRASHES_IN_PLAY: Final = TrashWithSilverInPlay(
    "sauna_trashes_in_play", SAUNA, AFTER_TEXT, must=True, subjects=MOST_COPIES
)
SET_ASIDE_FOR_PRINCE: Final = Question("set_aside_for_prince", "G2-PLAYIN-07", poker_face=True)
SET_THIS_ASIDE: Final = Question("set_this_aside", "G-SET-ASIDE-01")
PRINCE_SETS_ASIDE: Final = SetAsideAgain(
    "prince_sets_aside", PRINCE, DISCARDED_FROM_PLAY, must=True, repeats=True, subjects=KINDS, about=A_KIND
)
