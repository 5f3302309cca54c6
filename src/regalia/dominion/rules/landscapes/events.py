"""Events: bought in the Buy phase, carried out at once (G-BUY-09)."""

from typing import Final

from regalia.dominion.rules.costs import up_to
from regalia.dominion.rules.from_hand import TRASH_CARD
from regalia.dominion.rules.gaining import ChooseGain, gain
from regalia.dominion.rules.instructions import PlusCards
from regalia.dominion.rules.kinds import COPPER, KIND_OF, NO_KIND
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION,
    ANY_TYPE,
    DISCARD_PILE,
    EXTRA_TURN,
    NEW_HAND,
    START_OF_TURN,
    in_play,
    seat_zone,
)
from regalia.dominion.rules.moving import set_aside, trash
from regalia.dominion.rules.playing import InOrder, PlayFromAside
from regalia.dominion.rules.printed import Instruction, Landscape, Play, Sheet, no_play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question

# -- Expedition, Journey -------------------------------------------------------------------------------------------------


class CardsInNextHand(Instruction):
    """Expedition: so many cards more after the next hand is drawn (G-CLEAN-UP-10)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, NEW_HAND, EXPEDITION, PlusCards(self.number), play))


class GoOnJourney(Instruction):
    """Journey: nothing is discarded from play, and an extra turn follows, unless the turn before was one's own too.

    G-EXTRA-TURN-01; what is in force keeps the cards in play (``cleaning.leaving``)
    """

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.in_force.append(JOURNEY)
        if game.last_turn_of != seat:
            promise(game, Later(seat, EXTRA_TURN, JOURNEY, InOrder(()), play))


class OncePerTurn(Landscape):
    """An Event that cannot be bought again in the turn it was bought in."""

    def may_be_bought(self, game: Dominion, seat: int) -> bool:
        return self.kind not in game.in_force


# -- Bonfire -------------------------------------------------------------------------------------------------------------


class TrashFromPlay(Instruction):
    """Bonfire: trash up to so many of one's cards in play, perhaps of one kind only, at one time (G-TRASH-01, G-IN-PLAY-03)."""

    def __init__(self, number: int, kind: int = NO_KIND) -> None:
        self.number: Final = number
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(PickFromPlay(seat, self.number, self.kind, ()))


class PickFromPlay(Effect[Dominion]):
    def __init__(self, seat: int, number: int, kind: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.kind: Final = kind
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        if len(self.cards) < self.number:
            game.list_kinds(in_play(self.seat), ANY_TYPE, TRASH_CARD, options, game.found(self.cards))
        if self.kind != NO_KIND:
            options = [option for option in options if option.subject == self.kind]
        if options:
            return Decision(self.seat, TRASH_FROM_PLAY, [*options, PASS])
        self.chosen(game, PASS)
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            trash(game, self.seat, game.found(self.cards), in_play(self.seat))
        else:
            card = game.track(game.pick(in_play(self.seat), option.subject, game.found(self.cards)))
            game.push(PickFromPlay(self.seat, self.number, self.kind, (*self.cards, card)))


# -- Summon --------------------------------------------------------------------------------------------------------------


class GainToSummon(Instruction):
    """Summon: gain an Action costing up to so much and set it aside; if so, play it when the next turn starts.

    G-SET-ASIDE-02, G-GAIN-05
    """

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseToSummon(seat, up_to(self.coins), ACTION, DISCARD_PILE, play=play))


class ChooseToSummon(ChooseGain):
    def chosen(self, game: Dominion, option: Option) -> None:
        card = game.zones[game.box.pile_of[option.subject]][-1]
        gain(game, self.seat, option.subject, self.place, SetAsideToPlay((card, game.moves[card] + 1)), no_play(self.seat))


class SetAsideToPlay(Instruction):
    """The card as it was gained, if it still is where it was gained to."""

    def __init__(self, card: Track) -> None:
        self.card: Final = card

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        card = self.card[0]
        if game.is_found(self.card):
            set_aside(game, seat, card, seat_zone(seat, game.box.gained_to[game.box.kind[card]]))
            promise(game, Later(seat, START_OF_TURN, SUMMON, PlayFromAside(), play.with_cards((game.track(card),))))


EXPEDITION: Final = KIND_OF["expedition"]
JOURNEY: Final = KIND_OF["journey"]
SUMMON: Final = KIND_OF["summon"]

EVENT_CARDS: Final[list[Landscape]] = [
    Landscape("bonfire", (TrashFromPlay(2),)),
    Landscape("expedition", (CardsInNextHand(2),)),
    OncePerTurn("journey", (GoOnJourney(),)),
    Landscape("summon", (GainToSummon(4),)),
]
BONFIRE_NEWEST: Final = Landscape("bonfire", (TrashFromPlay(2, COPPER),))

TRASH_FROM_PLAY: Final = Question("trash_from_play", "G-TRASH-01")

SHEET: Final = Sheet(EVENT_CARDS, printings={"bonfire_newest": BONFIRE_NEWEST})
