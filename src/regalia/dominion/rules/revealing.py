"""Revealing cards of the deck: until some are found, or the top ones, to be sorted out."""

from typing import Final

from regalia.dominion.rules.from_hand import DISCARD
from regalia.dominion.rules.layout import NO_CARD, aside
from regalia.dominion.rules.moving import discard, into_hand, say_revealed, tell_revealed, topdeck, when_revealed
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.shuffling import is_ready, is_ready_to_follow
from regalia.dominion.rules.sorting import KEEP, PutRevealedBack
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question


class RevealUntil(Effect[Dominion]):
    """Reveals the top card of the deck again and again, till it is the one that is wanted or there is none left.

    The revealed cards lie aside. Subclasses say which card is wanted, and what happens to it and to the others.
    """

    def __init__(self, seat: int, cards: tuple[Track, ...] = ()) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def more(self, cards: tuple[Track, ...]) -> "RevealUntil":
        """The same with these cards revealed."""
        raise NotImplementedError

    def is_wanted(self, game: Dominion, card: int) -> bool:
        raise NotImplementedError

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        """``wanted`` is the last of ``cards``, or NO_CARD."""
        raise NotImplementedError

    def run(self, game: Dominion) -> Decision | None:
        if not is_ready(game, self.seat, 1, self):
            return None
        taken = game.take_from_deck(self.seat, 1, aside(self.seat))
        cards = game.found(self.cards) + taken
        if taken and not self.is_wanted(game, taken[0]):
            game.push(self.more(game.tracks(cards)))
            return None
        say_revealed(game, self.seat, cards)
        self.found(game, cards, taken[0] if taken else NO_CARD)
        if cards:
            when_revealed(game, self.seat, cards)  # what follows from revealing comes first
        return None


class RevealUntilSome(RevealUntil):
    """The same until so many cards have come up that fit. Subclasses say which do, and what is done with them."""

    def __init__(self, seat: int, cards: tuple[Track, ...], number: int) -> None:
        super().__init__(seat, cards)
        self.number: Final = number

    def fits(self, game: Dominion, card: int) -> bool:
        raise NotImplementedError

    def sort_out(self, game: Dominion, fitting: tuple[int, ...], others: tuple[int, ...]) -> None:
        """Everything is revealed."""
        raise NotImplementedError

    def is_wanted(self, game: Dominion, card: int) -> bool:
        before = [one for one in game.found(self.cards) if self.fits(game, one)]
        return self.fits(game, card) and len(before) + 1 >= self.number

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        fitting = tuple([card for card in cards if self.fits(game, card)])
        self.sort_out(game, fitting, tuple([card for card in cards if card not in fitting]))


class RevealTopToDecide(Instruction):
    """The top card of a deck is revealed, and the player of this card decides whether it is discarded or put back."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        cards = game.take_from_deck(seat, 1, aside(seat))
        if cards:
            game.push(DecideAboutTop(play.seat, seat, game.track(cards[0])))
            tell_revealed(game, seat, cards)


class DecideAboutTop(Effect[Dominion]):
    """``seat`` decides about a card of ``owner``."""

    def __init__(self, seat: int, owner: int, card: Track) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        if not game.is_found(self.card):
            return None
        kind = game.box.kind[self.card[0]]
        return Decision(self.seat, SPY_ON_TOP, [DISCARD.options[kind], KEEP.options[kind]])

    def chosen(self, game: Dominion, option: Option) -> None:
        card = self.card[0]
        if option.verb is DISCARD:
            discard(game, self.owner, (card,), aside(self.owner))
        else:
            topdeck(game, self.owner, card, aside(self.owner), True, "G-REVEAL-01")


class TakeOfTop(Instruction):
    """Reveal so many top cards: those of the types or kinds go to the hand, the others back in any order (G-REVEAL-01)."""

    def __init__(self, number: int, types: int, kinds: tuple[int, ...] = ()) -> None:
        self.number: Final = number
        self.types: Final = types
        self.kinds: Final = kinds

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if is_ready_to_follow(game, seat, self.number, self, play):
            cards = game.take_from_deck(seat, self.number, aside(seat))
            game.push(TakeFitting(seat, game.tracks(cards), self.types, self.kinds))
            tell_revealed(game, seat, cards)


class TakeFitting(Effect[Dominion]):
    def __init__(self, seat: int, cards: tuple[Track, ...], types: int, kinds: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.types: Final = types
        self.kinds: Final = kinds

    def run(self, game: Dominion) -> Decision | None:
        cards = game.found(self.cards)
        fitting = [card for card in cards if game.has_type(card, self.types) or game.box.kind[card] in self.kinds]
        game.push(PutRevealedBack(self.seat, game.tracks(tuple([card for card in cards if card not in fitting]))))
        for card in fitting:
            into_hand(game, self.seat, card, aside(self.seat))
        return None


SPY_ON_TOP: Final = Question("spy_on_top", "G-REVEAL-01")
