"""Instructions of Adventures: Travellers, tokens, Bridge Troll, Champion."""

from typing import Any, Final

from regalia.dominion.rules.costs import ANY_COST
from regalia.dominion.rules.from_hand import DiscardFromHand, MayPlayFromHand
from regalia.dominion.rules.gaining import ChooseGain, GainCopy, exchange, gain
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF, SILVER
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION,
    ALWAYS,
    ATTACK,
    BEFORE_TEXT,
    DISCARD_PILE,
    DISCARDED_FROM_PLAY,
    DUE,
    LAST_GAINS,
    NO_CARD,
    TRAVELLER,
    discard_pile,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import discard_top, trash, when_discarded
from regalia.dominion.rules.playing import BeforeText, FollowOne, InOrder, Together
from regalia.dominion.rules.printed import Card, Cheaper, Instruction, Listener, Play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.shuffling import is_ready
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option
from regalia.kernel.windows import Happening

# -- Travellers ----------------------------------------------------------------------------------------------------------


class Becomes(Listener):
    """A Traveller discarded from play may be exchanged for the next one, if that pile is not empty (G-CLEAN-UP-05).

    G-EXCHANGE-01 … -03; one option for all copies discarded at one time, for one after the other
    """

    def __init__(self, name: str, kind: int, into: int) -> None:
        super().__init__(name, kind, DISCARDED_FROM_PLAY, repeats=True)
        self.into: Final = into

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[self.kind]

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        if seat == about.owner and game.is_available(self.into) and self.discarded(game, about) != NO_CARD:
            options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        assert isinstance(about, Together)
        return (self.options[0],) if seat == about.owner and self.discarded(game, about) != NO_CARD else ()

    def discarded(self, game: Dominion, about: Together) -> int:
        """A card without a pile cannot be exchanged (G-EXCHANGE-04)."""
        for card in game.found(about.cards):
            if game.box.kind[card] == self.kind and game.box.home[card] >= 0:
                return card
        return NO_CARD

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Together)
        exchange(game, seat, self.discarded(game, about), discard_pile(seat), self.into)


def becomes(name: str, into: str) -> Becomes:
    return Becomes(f"exchange_{name}", KIND_OF[name], KIND_OF[into])


class SilverPerGain(Instruction):
    """Treasure Hunter: a Silver per card the player to the right gained in their last turn."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        right = (seat - 1) % game.seats
        game.push(GainSilvers(seat, game.token(right, LAST_GAINS)))


class GainSilvers(Effect[Dominion]):
    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def run(self, game: Dominion) -> Decision | None:
        if self.number > 0:
            if self.number > 1:
                game.push(GainSilvers(self.seat, self.number - 1))
            gain(game, self.seat, SILVER)
        return None


class LoseCostly(Instruction):
    """Warrior: once per Traveller in play, discard the top card of the deck; one that costs $3 or $4 is trashed."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        travellers = [card for card in game.zones[in_play(play.seat)] if game.has_type(card, TRAVELLER)]
        if travellers:
            game.push(LoseTops(seat, len(travellers)))


class LoseTops(Effect[Dominion]):
    def __init__(self, seat: int, times: int) -> None:
        self.seat: Final = seat
        self.times: Final = times

    def run(self, game: Dominion) -> Decision | None:
        if not is_ready(game, self.seat, 1, self):
            return None
        if self.times > 1:
            game.push(LoseTops(self.seat, self.times - 1))
        card = discard_top(game, self.seat)
        if card == NO_CARD:
            return None
        cost = game.price(game.box.kind[card])
        if cost.coins in (3, 4) and cost.potions == cost.debt == 0:
            game.push(TrashDiscarded(self.seat, game.track(card)))
        when_discarded(game, self.seat, (card,))
        return None


class TrashDiscarded(Effect[Dominion]):
    """After what follows from discarding it; if it moved meanwhile its track is lost (G-LOST-TRACK-03)."""

    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        if game.is_found(self.card):
            trash(game, self.seat, (self.card[0],), discard_pile(self.seat))
        return None

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)


class GainAny(Instruction):
    """Hero: gain a card of some types from the Supply, whatever it costs (G-CARD-TYPE-06, G-NON-SUPPLY-02)."""

    def __init__(self, types: int) -> None:
        self.types: Final = types

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseGain(seat, ANY_COST, self.types, DISCARD_PILE))


class CoinPerAttack(Instruction):
    """Soldier: +$1 for each other Attack in play."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        attacks = [card for card in game.zones[in_play(seat)] if card != play.card and game.has_type(card, ATTACK)]
        if attacks:
            game.plus_coins(seat, len(attacks))


class DiscardIfHolding(Instruction):
    """Soldier: discard a card, with so many in hand or more (G-DISCARD-01)."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if len(game.zones[hand(seat)]) >= self.size:
            DiscardFromHand(1).follow(game, seat, play)


class PlayTwiceForCopy(MayPlayFromHand):
    """Disciple: play an Action of the hand twice; if so, gain a copy of it from the Supply (G-PLAY-14, G-SAME-CARD-01)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(GainCopy(game.box.kind[cards[0]]), seat, play))
        super().act(game, seat, play, cards)


# -- Champion ------------------------------------------------------------------------------------------------------------


class Forever(Instruction):
    """What the card says holds for the rest of the game, and it stays in play (G-CLEAN-UP-06)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, ALWAYS, game.box.kind[play.card], InOrder(()), play))


def champions(game: Dominion, seat: int) -> int:
    """How often this player has played a Champion."""
    return len([later for later in game.pending if later.moment == ALWAYS and later.kind == CHAMPION and later.seat == seat])


class Unaffected(Listener):
    """Champion: the Attacks of others do not affect its player, who has no choice in that (G-PLAY-05)."""

    def hears(self, card: Card) -> bool:
        return card.types & ATTACK != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        """Nothing to choose, so that a player with a Reaction, too, may do without it."""

    def shields(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        return len(game.pending) > 0 and champions(game, seat) > 0


class ActionBefore(Listener):
    """Champion: +1 Action before the instructions of each Action its player plays, once for each Champion (G-PLAY-05)."""

    def hears(self, card: Card) -> bool:
        return card.types & ACTION != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, BeforeText)
        if seat == about.play.seat and game.pending and champions(game, seat):
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.plus_actions(seat, champions(game, seat))


CHAMPION: Final = KIND_OF["champion"]
CHAMPION_PROTECTS: Final = Unaffected("champion_protects", CHAMPION, BEFORE_TEXT, must=True)
CHAMPION_GIVES_ACTION: Final = ActionBefore("champion_gives_action", CHAMPION, BEFORE_TEXT, must=True)

# -- Relic, Bridge Troll -------------------------------------------------------------------------------------------------


class TakeMinusToken(Instruction):
    """Everybody has one -1 Card and one -1 coin token (G-PLUS-CARDS-04, G-PLUS-COINS-03)."""

    def __init__(self, sort: int) -> None:
        self.sort: Final = sort

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.token(seat, self.sort) == 0:
            game.add_tokens(seat, self.sort, 1)


class TrollsBefore(Cheaper):
    """Newest Bridge Troll: $1 less for each playing in this turn or the one before, also before its +1 Buy was taken."""

    def coins(self, game: Dominion) -> int:
        waiting = [later for later in game.pending if later.moment == DUE and later.kind == BRIDGE_TROLL]
        return game.in_force.count(BRIDGE_TROLL) + len(waiting)


BRIDGE_TROLL: Final = KIND_OF["bridge_troll"]
