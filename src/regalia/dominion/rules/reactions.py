"""What cards in hand let their owner do at a moment, and what holds for the rest of a turn."""

from typing import Any, Final

from regalia.dominion.rules.buying import CardBought
from regalia.dominion.rules.gaining import CardGained
from regalia.dominion.rules.kinds import KIND_NAMES, MERCHANT, MOAT, SHEEPDOG, SILVER, WATCHTOWER
from regalia.dominion.rules.knowledge import may_be_among, may_hold
from regalia.dominion.rules.layout import AFTER_TEXT, ATTACK, BEFORE_TEXT, CARD_BOUGHT, CARD_GAINED, NO_CARD, deck, hand
from regalia.dominion.rules.moving import reveal, topdeck, trash
from regalia.dominion.rules.playing import AfterText, BeforeText, FollowOne, Together, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, no_play
from regalia.dominion.rules.promises import promised
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.native import mypyc_attr
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening

MOST_COPIES: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class HandReaction(Listener):
    """A Reaction: a secret option as long as its card is in hand (G-REACTION-01, -02, G-SIMULTANEOUS-05)."""

    def __init__(self, name: str, kind: int, moment: int, repeats: bool = False) -> None:
        super().__init__(name, kind, moment, True, False, repeats)

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if self.concerns(game, seat, about) and game.find(hand(seat), self.kind) != NO_CARD:
            options.append(self.options[0])

    def might(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        return self.concerns(game, seat, about) and may_hold(game, seat, self.kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnAttack(HandReaction):
    """What may be done first when another player plays an Attack (G-REACTION-01, G-CARD-TYPE-03)."""

    def hears(self, card: Card) -> bool:
        return card.types & ATTACK != 0

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, BeforeText)
        return seat != about.play.seat


class Shield(OnAttack):
    """Moat: reveal it when another player plays an Attack, to be unaffected by it (G-REACTION-04)."""

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        reveal(game, seat, game.find(hand(seat), self.kind))

    def marks(self, seat: int) -> int:
        return 1 << seat


class RevealFirst(OnAttack):
    """Reveal it from a hand of so many cards or more, as often as one likes, to follow ``then`` (G-REACTION-02, -03)."""

    def __init__(self, name: str, kind: int, then: Instruction, least: int = 1) -> None:
        super().__init__(name, kind, BEFORE_TEXT, repeats=True)
        self.then: Final = then
        self.least: Final = least

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        return super().concerns(game, seat, about) and len(game.zones[hand(seat)]) >= self.least

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.push(FollowOne(self.then, seat, no_play(seat)))
        reveal(game, seat, game.find(hand(seat), self.kind))


class TrashGained(HandReaction):
    """Watchtower: reveal it to trash the card just gained, wherever it was gained to (G-LOST-TRACK-05, G-GAIN-05)."""

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return seat == about.gainer and about.is_tracked(game)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        reveal(game, seat, game.find(hand(seat), self.kind))
        trash(game, seat, (about.card,), about.zone)


class TopdeckGained(HandReaction):
    """Watchtower: reveal it to put the card just gained onto the deck; of no effect if it lies there."""

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return seat == about.gainer and about.zone != deck(seat) and about.is_tracked(game)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        reveal(game, seat, game.find(hand(seat), self.kind))
        topdeck(game, seat, about.card, about.zone, True, "G-REACTION-02")


class PlayOnGain(HandReaction):
    """Sheepdog: play it from hand when you gain a card; the next one may join for the same gain (G-REACTION-03)."""

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return seat == about.gainer and may_play_from_hand(game, seat)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        play_from(game, seat, game.find(hand(seat), self.kind), hand(seat))


class WhenGained(Listener):
    """Something that happens when this card is gained, and has to (G-DIVIDER-03)."""

    def __init__(self, name: str, kind: int, then: Instruction) -> None:
        super().__init__(name, kind, CARD_GAINED, must=True)
        self.then: Final = then

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[self.kind]

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        game.push(FollowOne(self.then, seat, Play(seat, about.card, about.moved)))


class WhenBought(Listener):
    """Something that happens when this card was bought, before it is gained, and has to (G-BUY-08)."""

    def __init__(self, name: str, kind: int, then: Instruction) -> None:
        super().__init__(name, kind, CARD_BOUGHT, must=True)
        self.then: Final = then

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[self.kind]

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardBought)
        if seat == about.buyer:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.push(FollowOne(self.then, seat, no_play(seat)))


class PromisedOnGain(Listener):
    """What ``RestOfTurn`` promised for the gains of a player, for each playing one after the other (G-THIS-TURN-01, -02)."""

    def __init__(self, name: str, kind: int, types: int) -> None:
        super().__init__(name, kind, CARD_GAINED, must=True, subjects=MOST_COPIES)
        self.types: Final = types

    def hears(self, card: Card) -> bool:
        return card.types & self.types != 0

    def is_due(self, game: Dominion, about: CardGained) -> bool:
        """Whether this gain is one it was promised for."""
        return True

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if game.pending and seat == about.gainer and self.is_due(game, about):
            options.extend(self.options[: len(promised(game, seat, self.kind))])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        later = promised(game, seat, self.kind)[subject]
        game.push(FollowOne(later.then, seat, later.play))


class OfItself(Listener):
    """What follows when this very card is trashed, or discarded; one option for each copy this happens to at one time."""

    def __init__(self, name: str, kind: int, moment: int, then: Instruction, must: bool) -> None:
        super().__init__(name, kind, moment, must=must, subjects=MOST_COPIES)
        self.then: Final = then

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[self.kind]

    def is_of_own_card(self) -> bool:
        return True

    def might(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, Together)
        return seat == about.owner and may_be_among(game, seat, about.cards, self.kind)

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        if seat == about.owner:
            for copy in range(len(copies(game, about, self.kind))):
                options.append(self.options[copy])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Together)
        card, moved = copies(game, about, self.kind)[subject]
        game.push(FollowOne(self.then, seat, Play(seat, card, moved)))


class MovesItself(OfItself):
    """The same where the card itself is moved: it must still lie where it came to lie (G-LOST-TRACK-02, -03)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        if seat == about.owner:
            for copy, track in enumerate(copies(game, about, self.kind)):
                if game.is_found(track):
                    options.append(self.options[copy])


def copies(game: Dominion, about: Together, kind: int) -> list[Track]:
    return [track for track in about.cards if game.box.kind[track[0]] == kind]


class FirstSilver(Listener):
    """Merchant: the first Silver of the turn gives +$1 for every playing of a Merchant before it (G-PLAY-10, -12)."""

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[SILVER]

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, AfterText)
        if (
            game.in_force
            and seat == about.play.seat == game.active
            and MERCHANT in game.in_force
            and game.times_played(seat, SILVER) == 1
        ):
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.plus_coins(seat, game.in_force.count(MERCHANT))


SHIELD: Final = Shield("reveal_moat", MOAT, BEFORE_TEXT)
WATCHTOWER_TRASHES: Final = TrashGained("watchtower_trashes", WATCHTOWER, CARD_GAINED)
WATCHTOWER_TOPDECKS: Final = TopdeckGained("watchtower_topdecks", WATCHTOWER, CARD_GAINED)
PLAY_SHEEPDOG: Final = PlayOnGain("play_sheepdog", SHEEPDOG, CARD_GAINED, repeats=True)
FIRST_SILVER: Final = FirstSilver("first_silver", MERCHANT, AFTER_TEXT, must=True)
