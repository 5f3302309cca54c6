"""Kingdom cards of Empires."""

from typing import Final

from regalia.dominion.rules.cards.empires_castles import CASTLES
from regalia.dominion.rules.cards.empires_instructions import ENCHANTED, BackToActions, SetThreeAside, ShowOrLeave
from regalia.dominion.rules.costs import up_to
from regalia.dominion.rules.from_hand import PLAY, REVEAL, PickFromHand
from regalia.dominion.rules.instructions import (
    Gain,
    GainUpTo,
    MayTrashThis,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    PlusTokens,
)
from regalia.dominion.rules.kinds import GOLD, KIND_OF
from regalia.dominion.rules.knowledge import may_hold
from regalia.dominion.rules.layout import ACTION, COMMAND, DURATION, NO_CARD, POINTS, hand, in_play
from regalia.dominion.rules.moving import reveal, trash
from regalia.dominion.rules.playing import FollowOne, play_here
from regalia.dominion.rules.printed import Card, Instruction, Play
from regalia.dominion.rules.promises import NextTurn
from regalia.dominion.rules.reactions import WhenGained
from regalia.dominion.rules.reasons import why_not_of_supply
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- Overlord --------------------------------------------------------------------------------------------------------------


class PlayFromSupply(Instruction):
    """Overlord: play an Action of the Supply that costs up to $5 where it lies, but none of some types (G-PLAY-04)."""

    def __init__(self, barred: int) -> None:
        self.barred: Final = barred

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseFromSupply(seat, self.barred))


class ChooseFromSupply(Effect[Dominion]):
    def __init__(self, seat: int, barred: int) -> None:
        self.seat: Final = seat
        self.barred: Final = barred

    def run(self, game: Dominion) -> Decision | None:
        listed: list[Option] = []
        game.list_supply(up_to(5), ACTION, PLAY, listed)
        options = [option for option in listed if not game.types()[option.subject] & self.barred]
        return Decision(self.seat, PLAY_FROM_SUPPLY, options) if options else None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not PLAY:
            return None
        return why_not_of_supply(game, wish.subject, up_to(5), ACTION, self.barred)

    def chosen(self, game: Dominion, option: Option) -> None:
        play_here(game, self.seat, game.track(game.zones[game.box.pile_of[option.subject]][-1]))


# -- Gladiator and Fortune -------------------------------------------------------------------------------------------------


class ShowToLeft(PickFromHand):
    """Gladiator: reveal a card; unless the left neighbour reveals a copy, +$1 and a Gladiator of its pile is trashed."""

    def verb(self) -> Verb:
        return REVEAL

    def question(self) -> Question:
        return SHOW_WHICH

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[hand(seat)]:
            super().follow(game, seat, play)
        else:
            win(game, seat)

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        reveal(game, seat, cards[0])
        game.push(Duel(seat, game.box.kind[cards[0]]))


class Duel(Effect[Dominion]):
    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, game: Dominion) -> Decision | None:
        left = (self.seat + 1) % game.seats
        options = [REVEAL.options[self.kind], PASS] if game.find(hand(left), self.kind) != NO_CARD else [PASS]
        if len(options) == 1 and (game.setup.tells_by_asking or not may_hold(game, left, self.kind)):
            win(game, self.seat)
            return None
        return Decision(left, SHOW_TOO, options)

    def chosen(self, game: Dominion, option: Option) -> None:
        left = (self.seat + 1) % game.seats
        if option is PASS:
            win(game, self.seat)
        else:
            reveal(game, left, game.find(hand(left), self.kind))


def win(game: Dominion, seat: int) -> None:
    game.plus_coins(seat, 1)
    if game.is_available(GLADIATOR):
        pile = game.box.pile_of[GLADIATOR]
        trash(game, seat, (game.zones[pile][-1],), pile)


class DoubleCoins(Instruction):
    """Fortune: double the coins, the first time this turn."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if FORTUNE not in game.in_force:
            game.in_force.append(FORTUNE)
            game.plus_coins(seat, game.coins)


class GoldPerGladiator(Instruction):
    """Fortune, when gained: a Gold for each Gladiator in play."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.zones[in_play(seat)]:
            if game.box.kind[card] == GLADIATOR:
                game.push(FollowOne(Gain(GOLD), seat, play))


GLADIATOR: Final = KIND_OF["gladiator"]
FORTUNE: Final = KIND_OF["fortune"]
FORTUNE_GAINED: Final = WhenGained("fortune_gained", FORTUNE, GoldPerGladiator())

VILLA_GAINED: Final = WhenGained("villa_gained", KIND_OF["villa"], BackToActions())

EMPIRES: Final = [
    Card("engineer", (GainUpTo(4), MayTrashThis(GainUpTo(4)))),
    Card("overlord", (PlayFromSupply(COMMAND),)),
    Card("encampment", (PlusCards(2), PlusActions(2), ShowOrLeave()), below="plunder", gives=(GOLD,)),
    Card("enchantress", (NextTurn(PlusCards(2)),), replaces=ENCHANTED),
    Card("gladiator", (PlusCoins(2), ShowToLeft()), below="fortune"),
    Card("villa", (PlusActions(2), PlusBuys(1), PlusCoins(1)), listeners=(VILLA_GAINED,)),
    Card("archive", (PlusActions(1), SetThreeAside())),
]
OVERLORD_NEWEST: Final = Card("overlord", (PlayFromSupply(COMMAND | DURATION),))
EMPIRES_IN_PILES: Final = [
    Card("plunder", (PlusCoins(2), PlusTokens(POINTS)), tokens=1 << POINTS),
    Card("fortune", (PlusBuys(1), DoubleCoins()), listeners=(FORTUNE_GAINED,), gives=(GOLD,)),
    *CASTLES,
]

SHOW_WHICH: Final = Question("reveal_from_hand", "G-REVEAL-01", poker_face=True)
SHOW_TOO: Final = Question("reveal_a_copy", "G-REVEAL-01", poker_face=True)
PLAY_FROM_SUPPLY: Final = Question("play_from_supply", "G-PLAY-04")
