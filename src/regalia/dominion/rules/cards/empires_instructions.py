"""Instructions that only cards of Empires have, but for the Castles."""

from typing import Final

from regalia.dominion.rules.costs import up_to
from regalia.dominion.rules.from_hand import PLAY, PUT_INTO_HAND, REVEAL, PickFromHand
from regalia.dominion.rules.instructions import (
    Gain,
    PlusActions,
    PlusCards,
)
from regalia.dominion.rules.kinds import GOLD, KIND_OF, kind_in, number_in
from regalia.dominion.rules.knowledge import is_secret, is_suspected, may_hold
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION,
    ACTION_PHASE,
    ANY_TYPE,
    BUY_PHASE,
    NO_CARD,
    START_OF_CLEAN_UP,
    START_OF_TURN,
    aside,
    face_down,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import faces_of, into_hand, return_to_pile, reveal, set_aside, trash
from regalia.dominion.rules.playing import FollowOne, play_here
from regalia.dominion.rules.printed import Instruction, Play, Replacement
from regalia.dominion.rules.promises import kind_of, promise
from regalia.dominion.rules.reasons import why_not_in_hand, why_not_of_supply, why_not_shown
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- Archive ---------------------------------------------------------------------------------------------------------------


class SetThreeAside(Instruction):
    """Archive: set the top 3 cards aside face down; one of them goes to the hand now (G-SET-ASIDE-05, G-SHUFFLE-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 3, self, play):
            return
        cards = game.take_from_deck(seat, 3, face_down(seat))
        if cards:
            if game.journal is not None:
                told = (seat, len(cards))
                game.tell("sets_aside_face_down", "G-SET-ASIDE-05", told, faces_of(game, cards), 1 << seat)
            game.push(TakeFromArchive(seat, play.with_cards(game.tracks(cards))))


class OpenArchive(Instruction):
    """Archive, at the start of a later turn."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(TakeFromArchive(seat, play))


class TakeFromArchive(Effect[Dominion]):
    """One card to the hand, which is no gain (G-TO-HAND-04, -06); the others wait for later turns."""

    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def holds(self) -> tuple[Track, ...]:
        return self.play.cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        cards = game.found(self.play.cards)
        game.list_cards(cards, ANY_TYPE, PUT_INTO_HAND, options)
        if len(options) > 1 or is_secret(game, list(cards)):
            return Decision(self.seat, PUT_WHICH_INTO_HAND, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.play.cards), wish, PUT_INTO_HAND, PUT_WHICH_INTO_HAND.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        taken = game.card_among(game.found(self.play.cards), option.subject)
        rest = tuple([track for track in self.play.cards if track[0] != taken])
        if rest:
            play = self.play.with_cards(rest)
            promise(game, Later(self.seat, START_OF_TURN, kind_of(game, play), OPEN_ARCHIVE, play))
        into_hand(game, self.seat, taken, face_down(self.seat))


# -- Encampment ------------------------------------------------------------------------------------------------------------


class ShowOrLeave(Instruction):
    """Encampment: unless a Gold or Plunder is shown, it is set aside, and returns to its pile at the start of Clean-up."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseToShow(seat, play))


class ChooseToShow(Effect[Dominion]):
    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        own = hand(self.seat)
        options = [REVEAL.options[kind] for kind in (GOLD, PLUNDER) if game.find(own, kind) != NO_CARD]
        if options or is_suspected(game, self.seat, GOLD) or is_suspected(game, self.seat, PLUNDER):
            return Decision(self.seat, SHOW_OR_LEAVE, [*options, PASS])
        self.leave(game)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not REVEAL or wish.subject not in (GOLD, PLUNDER):
            return None
        return why_not_in_hand(game, self.seat, wish.subject, SHOW_OR_LEAVE.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            self.leave(game)
        else:
            reveal(game, self.seat, game.find(hand(self.seat), option.subject))

    def leave(self, game: Dominion) -> None:
        """Only from play: played again after it was set aside it stays so (G-LOST-TRACK-04)."""
        card = self.play.card
        if game.moves[card] == self.play.moved and game.place[card] == in_play(self.seat):
            set_aside(game, self.seat, card, in_play(self.seat))
            play = Play(self.seat, card, game.moves[card])
            promise(game, Later(self.seat, START_OF_CLEAN_UP, kind_of(game, play), RETURN_SET_ASIDE, play))


class ReturnSetAside(Instruction):
    """From aside to its pile (G-RETURN-01, G-CLEAN-UP-03)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.moves[play.card] == play.moved:
            return_to_pile(game, seat, play.card, aside(seat))


# -- Enchantress -----------------------------------------------------------------------------------------------------------


class FirstActionOfOthers(Replacement):
    """Enchantress: the first Action another player plays in a turn of their own does something else (G-PLAY-07).

    It holds as long as the start of her player's next turn is waited for, for everybody she affects.
    """

    def applies(self, game: Dominion, play: Play) -> bool:
        seat = play.seat
        kind = game.box.kind[play.card]
        if seat != game.active or not game.types()[kind] & ACTION:
            return False
        own = [kind_in(both) for both in game.played if number_in(both) == seat]
        actions = [one for one in own if game.types()[one] & ACTION]
        if actions[0] != kind or actions.count(kind) > 1:  # others may be played before the first one's text is reached
            return False
        for later in game.pending:
            if later.kind == ENCHANTRESS and later.moment == START_OF_TURN and later.seat != seat:
                if not later.play.shielded >> seat & 1:  # G-REACTION-04
                    return True
        return False


# -- Villa -----------------------------------------------------------------------------------------------------------------


class BackToActions(Instruction):
    """Villa, when gained: into the hand, +1 Action, from one's own Buy phase back to the Action phase (G-ACTION-PHASE-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        card = play.card
        if game.is_found(play.track()):
            into_hand(game, seat, card, game.place[card])
        game.plus_actions(seat, 1)
        if game.phase == BUY_PHASE and game.active == seat:
            game.phase = ACTION_PHASE


PLUNDER: Final = KIND_OF["plunder"]
ENCHANTRESS: Final = KIND_OF["enchantress"]
OPEN_ARCHIVE: Final = OpenArchive()
RETURN_SET_ASIDE: Final = ReturnSetAside()
ENCHANTED: Final = FirstActionOfOthers((PlusCards(1), PlusActions(1)))
PUT_WHICH_INTO_HAND: Final = Question("take_from_archive", "G-TO-HAND-04", poker_face=True)
SHOW_OR_LEAVE: Final = Question("show_or_leave", "G-REVEAL-01", poker_face=True)


# -- Overlord --------------------------------------------------------------------------------------------------------------


class PlayFromSupply(Instruction):
    """Overlord, Captain: play an Action of the Supply that costs up to so much where it lies, but none of some types.

    G-PLAY-04, G2-PLAYIN-01, -04
    """

    def __init__(self, barred: int, coins: int = 5) -> None:
        self.barred: Final = barred
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseFromSupply(seat, self.barred, self.coins))


class ChooseFromSupply(Effect[Dominion]):
    def __init__(self, seat: int, barred: int, coins: int) -> None:
        self.seat: Final = seat
        self.barred: Final = barred
        self.coins: Final = coins

    def run(self, game: Dominion) -> Decision | None:
        listed: list[Option] = []
        game.list_supply(up_to(self.coins), ACTION, PLAY, listed)
        options = [option for option in listed if not game.types()[option.subject] & self.barred]
        return Decision(self.seat, PLAY_FROM_SUPPLY, options) if options else None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not PLAY:
            return None
        return why_not_of_supply(game, wish.subject, up_to(self.coins), ACTION, self.barred)

    def chosen(self, game: Dominion, option: Option) -> None:
        play_here(game, self.seat, game.track(game.zones[game.box.pile_of[option.subject]][-1]))


# -- Gladiator and Fortune -------------------------------------------------------------------------------------------------


class ShowToLeft(PickFromHand):
    """Gladiator: reveal a card; unless the left neighbour reveals a copy, +$1 and a Gladiator of the Supply is trashed."""

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
    """Of the Supply only: a pile beside it, such as Ferryman's, stays as it is (G2-SETUP-02)."""
    game.plus_coins(seat, 1)
    pile = game.box.pile_of[GLADIATOR]
    if pile in game.box.supply and game.is_available(GLADIATOR):
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
SHOW_WHICH: Final = Question("reveal_from_hand", "G-REVEAL-01", poker_face=True)
SHOW_TOO: Final = Question("reveal_a_copy", "G-REVEAL-01", poker_face=True)
PLAY_FROM_SUPPLY: Final = Question("play_from_supply", "G-PLAY-04")
