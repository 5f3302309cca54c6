"""Instructions: one class for each verb of the glossary that more than one card uses."""

from typing import Final

from regalia.dominion.rules.costs import CHEAPER, Limit, up_to
from regalia.dominion.rules.gaining import ChooseGain, gain, gain_card
from regalia.dominion.rules.layout import ANY_TYPE, DISCARD_PILE, hand, in_play
from regalia.dominion.rules.moving import return_to_pile, trash
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Cheaper, Instruction, Play
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOWHERE
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb

# -- without a choice --------------------------------------------------------------------------------------------------------


class PlusCards(Instruction):
    """+X Cards (G-PLUS-CARDS-01)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if is_ready_to_follow(game, seat, game.less_token(seat, self.number), self, play):
            game.draw_cards(seat, self.number)


class PlusActions(Instruction):
    """+X Actions: more to play later, nothing to play now (G-ACTIONS-01, -02)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.plus_actions(seat, self.number)


class PlusBuys(Instruction):
    """+X Buys, for the Buy phase of this turn (G-BUY-01)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.plus_buys(seat, self.number)


class PlusCoins(Instruction):
    """+$X (G-PLUS-COINS-01)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.plus_coins(seat, self.number)


class PlusPotions(Instruction):
    """So many Potions, to pay with this turn (G-TREASURE-02)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.plus_potions(seat, self.number)


class DrawUpTo(Instruction):
    """Draw until there are so many cards in hand; the -1 Card token is removed, yet all are drawn (G-PLUS-CARDS-05, -06)."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        number = self.size - len(game.zones[hand(seat)])
        if number > 0 and is_ready_to_follow(game, seat, number, self, play):
            game.lose_minus_card(seat)
            game.draw_cards(seat, number)


class ThisTurn(Instruction):
    """What the card says about "this turn" holds from now on, once for each playing (G-THIS-TURN-02, G-PLAY-12)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.in_force.append(game.box.kind[play.card])


class IfFirstPlayed(Instruction):
    """The first time the player played a card of this name this turn: ``then``; later ``otherwise`` (G-PLAY-11, -12)."""

    def __init__(self, then: Instruction, otherwise: Instruction | None = None) -> None:
        self.then: Final = then
        self.otherwise: Final = otherwise

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.times_played(seat, game.box.kind[play.card]) == 1:
            self.then.follow(game, seat, play)
        elif self.otherwise is not None:
            self.otherwise.follow(game, seat, play)


class CheaperThisTurn(Cheaper):
    """All cards, by so many coins for each playing of this kind, until the turn ends (G-COST-04, G-THIS-TURN-01)."""

    def __init__(self, kind: int, less: int) -> None:
        self.kind: Final = kind
        self.less: Final = less

    def coins(self, game: Dominion) -> int:
        return self.less * game.in_force.count(self.kind)


class CheaperInPlay(Cheaper):
    """Older printings: by so many coins for each card of this kind that the player whose turn it is has in play."""

    def __init__(self, kind: int, less: int) -> None:
        self.kind: Final = kind
        self.less: Final = less

    def coins(self, game: Dominion) -> int:
        kinds = game.box.kind
        return self.less * len([card for card in game.zones[in_play(game.active)] if kinds[card] == self.kind])


class Gain(Instruction):
    """Gain a card that is named (G-GAIN-01, -03)."""

    def __init__(self, kind: int, place: int = DISCARD_PILE) -> None:
        self.kind: Final = kind
        self.place: Final = place

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        gain(game, seat, self.kind, self.place)


class GainTop(Instruction):
    """Gain the top card, whichever that is, of the pile a kind belongs to (G-SUPPLY-02)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        pile = game.box.pile_of[self.kind]
        if pile != NOWHERE and game.zones[pile]:
            gain_card(game, seat, game.zones[pile][-1], pile)


class PlusTokens(Instruction):
    """Coffers, Villagers, Favors, VP tokens (G-COFFERS-01, G-VILLAGERS-01, G-FAVORS-01, G-VP-TOKENS-01)."""

    def __init__(self, sort: int, number: int = 1) -> None:
        self.sort: Final = sort
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.add_tokens(seat, self.sort, self.number)


def affected(game: Dominion, seat: int, play: Play) -> tuple[int, ...]:
    """Every other player, in turn order from the one whose turn it is, but for those it does not affect.

    G-SIMULTANEOUS-08, -09, G-REACTION-04
    """
    order = [(game.active + step) % game.seats for step in range(game.seats)]
    return tuple([other for other in order if other != seat and not play.shielded >> other & 1])


class EachOther(Instruction):
    """The others it affects, one after the other."""

    def __init__(self, instruction: Instruction) -> None:
        self.instruction: Final = instruction

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for step in range(game.seats - 1, -1, -1):  # as ``affected`` says, without making a list of them
            other = (game.active + step) % game.seats
            if other != seat and not play.shielded >> other & 1:
                game.push(FollowOne(self.instruction, other, play))


class EachPlayer(Instruction):
    """Every player, in turn order from the one whose turn it is, but for those it does not affect (G-SIMULTANEOUS-08)."""

    def __init__(self, instruction: Instruction) -> None:
        self.instruction: Final = instruction

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for step in range(game.seats - 1, -1, -1):
            player = (game.active + step) % game.seats
            if not play.shielded >> player & 1:
                game.push(FollowOne(self.instruction, player, play))


# -- with the Supply, with this card -----------------------------------------------------------------------------------------


class GainUpTo(Instruction):
    """Gain a card costing up to so many coins (G-SUPPLY-02). ``may``: or none."""

    def __init__(self, coins: int, types: int = ANY_TYPE, place: int = DISCARD_PILE, may: bool = False) -> None:
        self.coins: Final = coins
        self.types: Final = types
        self.place: Final = place
        self.may: Final = may

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseGain(seat, up_to(self.coins), self.types, self.place, may=self.may))


class GainCheaper(Instruction):
    """Gain a card that costs less than this one, in every sense (G-COST-03); as it costs now, wherever it lies (G-COST-04)."""

    def __init__(self, place: int = DISCARD_PILE) -> None:
        self.place: Final = place

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        limit = Limit(game.price(game.box.kind[play.card]), CHEAPER)
        game.push(ChooseGain(seat, limit, ANY_TYPE, self.place))


class ReturnThis(Instruction):
    """Return the card that was played to its pile, if it is still in play and has one (G-LOST-TRACK-10, G-RETURN-03, -05)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.moves[play.card] == play.moved:
            return_to_pile(game, seat, play.card, in_play(seat))


class TrashThis(Instruction):
    """Trash the card that was played, if it is still in play; ``then`` follows if it was (G-THIS-CARD-01, G-LOST-TRACK-04)."""

    def __init__(self, then: Instruction | None = None) -> None:
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(play.track()) and game.place[play.card] == in_play(play.seat):
            if self.then is not None:
                game.push(FollowOne(self.then, seat, play))
            trash(game, seat, (play.card,), in_play(seat))


class MayTrashThis(Instruction):
    """You may trash this card, the one that was played; if so, something follows. It has to be in play.

    G-THIS-CARD-01, G-LOST-TRACK-04
    """

    def __init__(self, then: Instruction) -> None:
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.moves[play.card] == play.moved and game.place[play.card] == in_play(play.seat):  # G-LOST-TRACK-09
            game.push(ChooseToTrashThis(seat, play, self.then))


class ChooseToTrashThis(Effect[Dominion]):
    def __init__(self, seat: int, play: Play, then: Instruction) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.then: Final = then

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, TRASH_THIS_OR_NOT, [TRASH_THIS, PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is TRASH_THIS:
            game.push(FollowOne(self.then, self.seat, self.play))
            trash(game, self.seat, (self.play.card,), in_play(self.seat))


TRASH_THIS: Final = Verb("trash_this").of(0)
TRASH_THIS_OR_NOT: Final = Question("trash_this", "G-THIS-CARD-01")
