"""Durations of Seaside that guard, watch or forbid until their player's next turn, and what Smugglers remember.

What holds "until then" holds as long as the start of that turn is waited for: ``waiting`` finds it (G2-DUR-04).
"""

from typing import Any, Final

from regalia.dominion.rules.cards.adventures_instructions import Unaffected
from regalia.dominion.rules.costs import up_to
from regalia.dominion.rules.gaining import GAIN, GAIN_WHICH, CardGained, ChooseGain, gain
from regalia.dominion.rules.instructions import Gain, PlusCards
from regalia.dominion.rules.kinds import CURSE, GOLD, KIND_NAMES, KIND_OF, SILVER, kind_in, number_in
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION,
    AFTER_TEXT,
    ANY_TYPE,
    ASIDE,
    BEFORE_TEXT,
    CARD_GAINED,
    DISCARD_PILE,
    DURATION,
    NO_CARD,
    REST_OF_TURN,
    START_OF_TURN,
    TREASURE,
    aside,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import into_hand, trash
from regalia.dominion.rules.playing import AfterText, FollowOne, InOrder, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, no_play
from regalia.dominion.rules.promises import kind_of, promise
from regalia.dominion.rules.reactions import PlayOnGain
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.options import Option
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening


def waiting(game: Dominion, kind: int) -> list[Later]:
    """The playings of a kind whose next turn has not come yet."""
    return [later for later in game.pending if later.kind == kind and later.moment == START_OF_TURN]


# -- Lighthouse ------------------------------------------------------------------------------------------------------------


class GuardedByLight(Unaffected):
    """Lighthouse: until its player's next turn the Attacks of others do not affect them, in play or not (G2-DUR-04)."""

    def shields(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        return len([later for later in waiting(game, LIGHTHOUSE) if later.seat == seat]) > 0


class GuardedInPlay(Unaffected):
    """Lighthouse, first printing: while it is in play."""

    def shields(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        return game.find(in_play(seat), LIGHTHOUSE) != NO_CARD


# -- Corsair ---------------------------------------------------------------------------------------------------------------


class TrashFirstTreasure(Listener):
    """Corsair: the first Silver or Gold somebody else plays in a turn is trashed after it paid (G2-VOID-01, -02)."""

    def hears(self, card: Card) -> bool:
        return card.name in (KIND_NAMES[SILVER], KIND_NAMES[GOLD])

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, AfterText)
        play = about.play
        if seat != play.seat or not game.is_found(play.track()) or game.place[play.card] != in_play(seat):
            return
        if game.times_played(seat, SILVER) + game.times_played(seat, GOLD) == 1 and [
            later for later in waiting(game, CORSAIR) if later.seat != seat and not later.play.shielded >> seat & 1
        ]:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, AfterText)
        trash(game, seat, (about.play.card,), in_play(seat))


# -- Blockade --------------------------------------------------------------------------------------------------------------


class GainToBlockade(Instruction):
    """Blockade: gain a card costing up to so much, setting it aside; into the hand when the next turn starts."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseToBlockade(seat, up_to(self.coins), ANY_TYPE, ASIDE, None, play))


class ChooseToBlockade(ChooseGain):
    def chosen(self, game: Dominion, option: Option) -> None:
        card = game.zones[game.box.pile_of[option.subject]][-1]
        gain(game, self.seat, option.subject, self.place, KeepBlockaded((card, game.moves[card] + 1)), self.play)


class KeepBlockaded(Instruction):
    """The card as it was gained; what moved it meanwhile leaves nothing to wait for (G-LOST-TRACK-05)."""

    def __init__(self, card: Track) -> None:
        self.card: Final = card

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(self.card):
            promise(game, Later(seat, START_OF_TURN, kind_of(game, play), TakeBlockaded(), play.with_cards((self.card,))))


class TakeBlockaded(Instruction):
    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            into_hand(game, seat, card, aside(seat))


class CursePerBlockade(Listener):
    """Blockade: a player who gains a copy of the card set aside in their own turn gains a Curse, once for each Blockade."""

    def blockades(self, game: Dominion, seat: int, kind: int) -> int:
        number = 0
        for later in waiting(game, BLOCKADE):
            if later.seat != seat and not later.play.shielded >> seat & 1:
                number += game.card_among(game.found(later.play.cards), kind) != NO_CARD
        return number

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer == game.active and game.pending and self.blockades(game, seat, about.kind):
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        for _ in range(self.blockades(game, seat, about.kind)):
            game.push(FollowOne(Gain(CURSE), seat, no_play(seat)))


# -- Monkey, Pirate, Sailor --------------------------------------------------------------------------------------------------


class DrawOnGainOfRight(Listener):
    """Monkey: +1 Card for each when the player to the right gains a card, in any turn (G2-NEXT-06)."""

    def monkeys(self, game: Dominion, seat: int) -> int:
        return len([later for later in waiting(game, MONKEY) if later.seat == seat])

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if (seat - 1) % game.seats == about.gainer and game.pending and self.monkeys(game, seat):
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        for _ in range(self.monkeys(game, seat)):
            game.push(FollowOne(PlusCards(1), seat, no_play(seat)))


class PlayOnTreasure(PlayOnGain):
    """Pirate: play it from hand when anybody gains a Treasure; the next one may join for the same gain (G2-DUR-07)."""

    def hears(self, card: Card) -> bool:
        return card.types & (TREASURE | ACTION) != 0  # an Action may be a Treasure too (G-CARD-TYPE-01)

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return game.types()[about.kind] & TREASURE != 0 and may_play_from_hand(game, seat)


class OncePlayGained(Instruction):
    """Sailor: once this turn, a Duration just gained may be played (G-THIS-TURN-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, REST_OF_TURN, SAILOR, NOTHING_MORE, play))


class PlayGainedDuration(Listener):
    """From where it was gained to, which uses one Sailor up (G-PLAY-13)."""

    def hears(self, card: Card) -> bool:
        return card.types & DURATION != 0

    def sailors(self, game: Dominion, seat: int) -> list[Later]:
        marks = [later for later in game.pending if later.moment == REST_OF_TURN and later.kind == SAILOR]
        return [later for later in marks if later.seat == seat]

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer and self.sailors(game, seat) and about.is_tracked(game):
            if about.zone != hand(seat) or may_play_from_hand(game, seat):
                options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        assert isinstance(about, CardGained)
        return (self.options[0],) if seat == about.gainer and self.sailors(game, seat) else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        game.pending.remove(self.sailors(game, seat)[0])
        play_from(game, seat, about.card, about.zone)


# -- Smugglers -------------------------------------------------------------------------------------------------------------


class GainSmuggled(Instruction):
    """Smugglers: a copy of a card costing up to so much that the player to the right gained in their last turn."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseSmuggled(seat, up_to(self.coins), ANY_TYPE, DISCARD_PILE))


class ChooseSmuggled(ChooseGain):
    """From the Supply, for what it costs now."""

    def options(self, game: Dominion) -> list[Option]:
        right = (self.seat - 1) % game.seats
        gained = [kind_in(both) for both in game.gained if number_in(both) == right]
        return [option for option in super().options(game) if option.subject in gained]

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not GAIN or wish in self.options(game):
            return None
        return super().why_not(game, wish) or Reason("not_smuggled", GAIN_WHICH.rule, (wish.subject,))


LIGHTHOUSE: Final = KIND_OF["lighthouse"]
CORSAIR: Final = KIND_OF["corsair"]
BLOCKADE: Final = KIND_OF["blockade"]
MONKEY: Final = KIND_OF["monkey"]
SAILOR: Final = KIND_OF["sailor"]
NOTHING_MORE: Final = InOrder(())
LIGHTHOUSE_GUARDS: Final = GuardedByLight("lighthouse_guards", LIGHTHOUSE, BEFORE_TEXT, must=True)
LIGHTHOUSE_GUARDS_IN_PLAY: Final = GuardedInPlay("lighthouse_guards_in_play", LIGHTHOUSE, BEFORE_TEXT, must=True)
CORSAIR_TRASHES: Final = TrashFirstTreasure("corsair_trashes", CORSAIR, AFTER_TEXT, must=True)
BLOCKADE_CURSES: Final = CursePerBlockade("blockade_curses", BLOCKADE, CARD_GAINED, must=True)
MONKEY_DRAWS: Final = DrawOnGainOfRight("monkey_draws", MONKEY, CARD_GAINED, must=True)
PLAY_PIRATE: Final = PlayOnTreasure("play_pirate", KIND_OF["pirate"], CARD_GAINED, repeats=True)
SAILOR_PLAYS: Final = PlayGainedDuration("sailor_plays", SAILOR, CARD_GAINED, repeats=True)
