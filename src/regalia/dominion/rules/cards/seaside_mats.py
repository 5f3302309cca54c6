"""Instructions of Seaside about mats and tokens: Island, Native Village, Pirate Ship, Embargo."""

from typing import Any, Final

from regalia.dominion.rules.buying import CardBought
from regalia.dominion.rules.costs import ANY_COST
from regalia.dominion.rules.from_hand import TRASH_CARD, PickFromHand
from regalia.dominion.rules.instructions import Gain, PlusTokens, affected
from regalia.dominion.rules.kinds import CURSE, KIND_OF, KINDS
from regalia.dominion.rules.layout import (
    A_KIND,
    ANY_TYPE,
    CARD_BOUGHT,
    ISLAND_MAT,
    NATIVE_VILLAGE_MAT,
    PIRATE_COINS,
    TREASURE,
    aside,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import into_hand, tell_revealed, trash
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Listener, Play, no_play
from regalia.dominion.rules.reasons import why_not_of_supply, why_not_shown
from regalia.dominion.rules.shuffling import is_ready
from regalia.dominion.rules.sorting import DiscardThese
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

# -- Island --------------------------------------------------------------------------------------------------------------


class PutOnIsland(PickFromHand):
    """Island: this, if it is in play, and a card of the hand go onto the mat, in the open (G2-MATS-03)."""

    def verb(self) -> Verb:
        return PUT_ON_ISLAND

    def question(self) -> Question:
        return PUT_WHICH_ON_ISLAND

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        self.nothing(game, seat, play)
        to_island(game, seat, cards[0], hand(seat))

    def nothing(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(play.track()):  # G-LOST-TRACK-04
            to_island(game, seat, play.card, in_play(seat))


def to_island(game: Dominion, seat: int, card: int, source: int) -> None:
    if game.lift(card, source, game.box.own_mat(seat, ISLAND_MAT)) and game.journal is not None:
        game.tell("puts_on_island", "G2-MATS-03", (seat, game.face(card)))


# -- Native Village ------------------------------------------------------------------------------------------------------


class TopOntoMat(Instruction):
    """Native Village: the top card of the deck goes face down onto the mat; its owner may look at it (G2-MATS-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready(game, seat, 1, FollowOne(self, seat, play)):
            return
        cards = game.take_from_deck(seat, 1, game.box.own_mat(seat, NATIVE_VILLAGE_MAT))
        if game.journal is not None:
            for card in cards:
                game.tell("puts_on_native_village", "G2-MATS-04", (seat,), (game.face(card),), 1 << seat)


class TakeMat(Instruction):
    """Native Village: all cards of the mat go to the hand together, possibly none (G2-MATS-04, -05)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        mat = game.box.own_mat(seat, NATIVE_VILLAGE_MAT)
        for card in game.zones[mat][:]:
            into_hand(game, seat, card, mat)


# -- Pirate Ship ---------------------------------------------------------------------------------------------------------


class CoinPerToken(Instruction):
    """Pirate Ship: +$1 for each token on the own mat; they stay there (G2-MATS-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.token(seat, PIRATE_COINS) > 0:
            game.plus_coins(seat, game.token(seat, PIRATE_COINS))


class RobTreasures(Instruction):
    """Pirate Ship: everybody else reveals 2 cards and loses a Treasure of the attacker's choice (G-SIMULTANEOUS-09)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(Robbing(seat, affected(game, seat, play), False, play))


class Robbing(Effect[Dominion]):
    """One after the other; one token in the end if any Treasure was trashed, however many (G2-MATS-01)."""

    def __init__(self, seat: int, others: tuple[int, ...], any_trashed: bool, play: Play) -> None:
        self.seat: Final = seat
        self.others: Final = others
        self.any_trashed: Final = any_trashed
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        if not self.others:
            if self.any_trashed:
                PlusTokens(PIRATE_COINS).follow(game, self.seat, self.play)
            return None
        victim = self.others[0]
        if not is_ready(game, victim, 2, self):
            return None
        cards = game.take_from_deck(victim, 2, aside(victim))
        treasures = [card for card in cards if game.has_type(card, TREASURE)]
        rest = Robbing(self.seat, self.others[1:], self.any_trashed or len(treasures) > 0, self.play)
        game.push(rest)
        if treasures:
            game.push(ChooseBooty(self.seat, victim, game.tracks(cards)))
        else:
            game.push(DiscardThese(victim, game.tracks(cards), aside(victim)))
        tell_revealed(game, victim, cards)
        return None


class ChooseBooty(Effect[Dominion]):
    def __init__(self, seat: int, victim: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_cards(game.found(self.cards), TREASURE, TRASH_CARD, options)
        if len(options) > 1:
            return Decision(self.seat, TRASH_BOOTY, options)
        self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.cards), wish, TRASH_CARD, TRASH_BOOTY.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        cards = game.found(self.cards)
        card = game.card_among(cards, option.subject)
        others = tuple([other for other in cards if other != card])
        game.push(DiscardThese(self.victim, game.tracks(others), aside(self.victim)))
        trash(game, self.victim, (card,), aside(self.victim))


# -- Embargo -------------------------------------------------------------------------------------------------------------


class PutEmbargo(Instruction):
    """An Embargo token on a pile of the Supply, also an empty one; it stays for good (G2-EMBARGO-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseEmbargo(seat))


class ChooseEmbargo(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, EMBARGO_WHICH, self.options(game))

    def options(self, game: Dominion) -> list[Option]:
        return [PUT_EMBARGO.options[face_of(game, zone)] for zone in game.box.supply]

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not PUT_EMBARGO or wish in self.options(game):
            return None
        return why_not_of_supply(game, wish.subject, ANY_COST, ANY_TYPE)

    def chosen(self, game: Dominion, option: Option) -> None:
        for zone in game.box.supply:
            if face_of(game, zone) == option.subject:
                game.on_piles[zone - game.box.first_pile] += 1
                if game.journal is not None:
                    game.tell("puts_embargo", "G2-EMBARGO-01", (self.seat, option.subject))
                return


def face_of(game: Dominion, zone: int) -> int:
    """The kind that stands for a pile: its top card, or the one that lay on top when the game began."""
    pile = game.zones[zone] or game.box.laid[zone]
    return game.box.kind[pile[-1]]


class CursePerToken(Listener):
    """The buyer of a card from a pile gains a Curse for each Embargo token on it, before the card (G2-EMBARGO-01)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardBought)
        if seat == about.buyer and tokens_on(game, about.kind):
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardBought)
        for _ in range(tokens_on(game, about.kind)):
            game.push(FollowOne(Gain(CURSE), seat, no_play(seat)))


def tokens_on(game: Dominion, kind: int) -> int:
    zone = game.box.pile_of[kind]
    return game.on_piles[zone - game.box.first_pile] if zone >= 0 else 0


PUT_ON_ISLAND: Final = Verb("put_on_island", KINDS, A_KIND)
PUT_EMBARGO: Final = Verb("put_embargo", KINDS, A_KIND)
PUT_WHICH_ON_ISLAND: Final = Question("put_on_island", "G2-MATS-03", poker_face=True)
TRASH_BOOTY: Final = Question("trash_booty", "G-SIMULTANEOUS-09")
EMBARGO_WHICH: Final = Question("put_embargo", "G2-EMBARGO-01")
CURSE_PER_EMBARGO: Final = CursePerToken("curse_per_embargo", KIND_OF["embargo"], CARD_BOUGHT, must=True)
