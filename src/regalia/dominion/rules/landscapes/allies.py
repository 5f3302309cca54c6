"""Allies: what Favors may be spent on (G-FAVORS-02)."""

from typing import Any, Final

from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.gaining import CardGained
from regalia.dominion.rules.kinds import KIND_OF, KINDS
from regalia.dominion.rules.knowledge import is_secret, may_hold_any
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    ANY_TYPE,
    CARD_GAINED,
    FAVORS,
    SHUFFLING,
    START_OF_BUY_PHASE,
    hand,
)
from regalia.dominion.rules.playing import may_play_from_hand, play_from
from regalia.dominion.rules.printed import Card, Landscape, Listener, Sheet
from regalia.dominion.rules.reasons import why_not_from
from regalia.dominion.rules.shuffling import AboutToShuffle, IntoDiscardPile, Shuffling, choose_to_place, keep_out
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening


class PlayGained(Listener):
    """City-state: play the Action just gained, from where it was gained to (G-GAIN-07, G-PLAY-13, -15)."""

    def hears(self, card: Card) -> bool:
        return card.types & ACTION != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer == game.active and game.token(seat, FAVORS) >= 2 and about.is_tracked(game):
            if about.zone != hand(seat) or may_play_from_hand(game, seat):
                options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        assert isinstance(about, CardGained)
        return (self.options[0],) if seat == about.gainer == game.active else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        game.add_tokens(seat, FAVORS, -2)
        play_from(game, seat, about.card, about.zone)


class PlayForFavor(Listener):
    """Market Towns: Actions of the hand, for a Favor each and no Action (G-BUY-PHASE-02)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == game.active and game.token(seat, FAVORS) > 0 and may_play_from_hand(game, seat):
            listed: list[Option] = []
            game.list_kinds(hand(seat), ACTION, PLAY, listed)
            options.extend([self.options[option.subject] for option in listed])

    def might(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        if seat != game.active or game.token(seat, FAVORS) == 0 or not may_play_from_hand(game, seat):
            return False
        return may_hold_any(game, seat, ACTION)

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        """Whatever may still come into the hand."""
        return tuple(self.options) if seat == game.active else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.add_tokens(seat, FAVORS, -1)
        play_from(game, seat, game.find(hand(seat), subject), hand(seat))


class PlaceForFavor(Listener):
    """Order of Astrologers: a card goes on top of those that are shuffled, for a Favor each (G-SHUFFLE-03)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Shuffling)
        if seat == about.turn_of and game.token(seat, FAVORS) > 0 and game.zones[about.zone]:
            options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        return (self.options[0],) if seat == about.turn_of else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Shuffling)
        game.add_tokens(seat, FAVORS, -1)
        choose_to_place(game, seat, about.zone, self.kind)


class KeepOutForFavor(Listener):
    """Order of Masons: up to two cards for a Favor stay in the discard pile (G-SHUFFLE-04)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Shuffling)
        if seat == about.turn_of and game.token(seat, FAVORS) > 0 and game.zones[about.zone]:
            options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        return (self.options[0],) if seat == about.turn_of else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Shuffling)
        game.add_tokens(seat, FAVORS, -1)
        game.show(about.zone, 1 << seat)
        game.push(ChooseToKeepOut(seat, about.zone, self.kind, ()))


class ChooseToKeepOut(AboutToShuffle):
    """One card, then perhaps a second one."""

    def __init__(self, seat: int, zone: int, kind: int, cards: tuple[Track, ...]) -> None:
        super().__init__(seat, zone, kind)
        self.cards: Final = cards

    def holds(self) -> tuple[Track, ...]:
        return self.cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        if len(self.cards) < CARDS_FOR_FAVOR:
            game.list_kinds(self.zone, ANY_TYPE, KEEP_OUT, options, game.found(self.cards))
        if not options:
            self.keep(game)
            return None
        if self.cards:
            options.append(PASS)
        elif len(options) == 1 and not is_secret(game, game.zones[self.zone]):
            self.chosen(game, options[0])
            return None
        return Decision(self.seat, KEEP_WHICH_OUT, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        rule = KEEP_WHICH_OUT.rule
        return why_not_from(game, self.zone, wish, KEEP_OUT, self.missing(), rule, ANY_TYPE, game.found(self.cards))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            self.keep(game)
        else:
            card = game.track(game.pick(self.zone, option.subject, game.found(self.cards)))
            game.push(ChooseToKeepOut(self.seat, self.zone, self.kind, (*self.cards, card)))

    def keep(self, game: Dominion) -> None:
        keep_out(game, self.seat, self.zone, self.kind, game.found(self.cards), IntoDiscardPile())


CITY_STATE: Final = KIND_OF["city_state"]
MARKET_TOWNS: Final = KIND_OF["market_towns"]
ORDER_OF_ASTROLOGERS: Final = KIND_OF["order_of_astrologers"]
ORDER_OF_MASONS: Final = KIND_OF["order_of_masons"]
CARDS_FOR_FAVOR: Final = 2

USE_CITY_STATE: Final = PlayGained("use_city_state", CITY_STATE, CARD_GAINED)
USE_MARKET_TOWNS: Final = PlayForFavor(
    "use_market_towns", MARKET_TOWNS, START_OF_BUY_PHASE, repeats=True, subjects=KINDS, about=A_KIND
)
USE_ASTROLOGERS: Final = PlaceForFavor("use_astrologers", ORDER_OF_ASTROLOGERS, SHUFFLING, repeats=True)
USE_MASONS: Final = KeepOutForFavor("use_masons", ORDER_OF_MASONS, SHUFFLING, repeats=True)

ALLY_CARDS: Final[list[Landscape]] = [
    Landscape("city_state", listeners=(USE_CITY_STATE,), tokens=1 << FAVORS),
    Landscape("market_towns", listeners=(USE_MARKET_TOWNS,), tokens=1 << FAVORS),
    Landscape("order_of_astrologers", listeners=(USE_ASTROLOGERS,), tokens=1 << FAVORS),
    Landscape("order_of_masons", listeners=(USE_MASONS,), tokens=1 << FAVORS),
]

KEEP_OUT: Final = Verb("keep_out", KINDS, A_KIND)
KEEP_WHICH_OUT: Final = Question("keep_out", "G-SHUFFLE-04", poker_face=True)

SHEET: Final = Sheet(ALLY_CARDS)
