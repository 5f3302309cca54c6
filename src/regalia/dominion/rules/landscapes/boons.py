"""Boons: what a player who receives one follows (G-RECEIVE-01). Some stay until Clean-up (G-RECEIVE-02)."""

from typing import Final

from regalia.dominion.rules.cards.base_instructions import TopdeckFromDiscard
from regalia.dominion.rules.from_hand import DISCARD, DiscardFromHand, TrashUpTo
from regalia.dominion.rules.instructions import Gain, GainUpTo, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import ANY_TYPE, TREASURE, face_down, hand
from regalia.dominion.rules.printed import Instruction, Landscape, Play
from regalia.dominion.rules.promises import AtEndOfTurn
from regalia.dominion.rules.reasons import why_not_shown
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import DiscardThese, PutBack, look_at
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- The Sky's Gift ----------------------------------------------------------------------------------------------------------


class MayDiscardThree(Instruction):
    """The Sky's Gift: discard 3 cards for a Gold; with fewer they are discarded for nothing. Nothing less may be chosen."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[hand(seat)]:
            game.push(ChooseToDiscardThree(seat, play))


class ChooseToDiscardThree(Effect[Dominion]):
    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, DISCARD_THREE_OR_NOT, [DISCARD_THREE, PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            DiscardFromHand(3, then=Gain(GOLD)).follow(game, self.seat, self.play)


# -- The Sun's Gift ----------------------------------------------------------------------------------------------------------


class LookAtFour(Instruction):
    """The Sun's Gift: look at the top 4 cards, discard any number of them and put back the others (G-LOOK-AT-01, -02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 4, self, play):
            return
        cards = look_at(game, seat, 4)
        if cards:
            game.push(DiscardOfLookedAt(seat, game.tracks(cards), ()))


class DiscardOfLookedAt(Effect[Dominion]):
    """Picks one after the other; all are discarded together, then the rest goes back."""

    def __init__(self, seat: int, cards: tuple[Track, ...], discarded: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.discarded: Final = discarded

    def holds(self) -> tuple[Track, ...]:
        return (*self.cards, *self.discarded)

    def run(self, game: Dominion) -> Decision | None:
        if self.cards:
            options: list[Option] = []
            game.list_cards(game.found(self.cards), ANY_TYPE, DISCARD, options)
            options.append(PASS)
            return Decision(self.seat, DISCARD_LOOKED_AT, options)
        self.act(game)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.cards), wish, DISCARD, DISCARD_LOOKED_AT.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            self.act(game)
            return
        card = game.track(game.card_among(game.found(self.cards), option.subject))
        rest = tuple([other for other in self.cards if other != card])
        game.push(DiscardOfLookedAt(self.seat, rest, (*self.discarded, card)))

    def act(self, game: Dominion) -> None:
        game.push(PutBack(self.seat, self.cards))
        game.push(DiscardThese(self.seat, self.discarded, face_down(self.seat)))


DISCARD_THREE: Final = Verb("discard_three").of(0)
DISCARD_THREE_OR_NOT: Final = Question("discard_three", "G-RECEIVE-01")
DISCARD_LOOKED_AT: Final = Question("discard_looked_at", "G-LOOK-AT-02")

WILL_O_WISP: Final = KIND_OF["will_o_wisp"]

BOON_CARDS: Final[list[Landscape]] = [
    Landscape("the_earths_gift", text=(DiscardFromHand(1, TREASURE, GainUpTo(4), optional=True),)),
    Landscape("the_fields_gift", text=(PlusActions(1), PlusCoins(1)), stays=True),
    Landscape("the_flames_gift", text=(TrashUpTo(1),)),
    Landscape("the_forests_gift", text=(PlusBuys(1), PlusCoins(1)), stays=True),
    Landscape("the_moons_gift", text=(TopdeckFromDiscard(may=True),)),
    Landscape("the_mountains_gift", text=(Gain(SILVER),), gives=(SILVER,)),
    Landscape("the_rivers_gift", text=(AtEndOfTurn(PlusCards(1)),), stays=True),  # G-CLEAN-UP-11
    Landscape("the_seas_gift", text=(PlusCards(1),)),
    Landscape("the_skys_gift", text=(MayDiscardThree(),), gives=(GOLD,)),
    Landscape("the_suns_gift", text=(LookAtFour(),)),
    Landscape("the_swamps_gift", text=(Gain(WILL_O_WISP),), gives=(WILL_O_WISP,)),
    Landscape("the_winds_gift", text=(PlusCards(2), DiscardFromHand(2))),
]
