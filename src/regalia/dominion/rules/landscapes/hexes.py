"""Hexes: what a player who receives one follows (G-RECEIVE-01)."""

from typing import Final

from regalia.dominion.rules.costs import CHEAPER, Limit
from regalia.dominion.rules.from_hand import DiscardDownTo, DiscardFromHand, TopdeckFromHand
from regalia.dominion.rules.gaining import ChooseGain, gain
from regalia.dominion.rules.hands import IfCardsInHand
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.kinds import COPPER, CURSE, ESTATE, KIND_OF
from regalia.dominion.rules.landscapes.states import DELUDED, ENVIOUS
from regalia.dominion.rules.layout import (
    ACTION,
    CARD_TYPES,
    DECK,
    DISCARD_PILE,
    HAND,
    NO_CARD,
    TREASURE,
    aside,
    deck,
    discard_pile,
)
from regalia.dominion.rules.moving import discard, put_deck_into_discard_pile, reveal_hand, tell_revealed, topdeck, trash
from regalia.dominion.rules.printed import Instruction, Landscape, Play, Sheet
from regalia.dominion.rules.receiving import give_back, take
from regalia.dominion.rules.revealing import RevealUntil
from regalia.dominion.rules.shuffling import is_ready_to_follow, shuffle_deck
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import Decision

MISERABLE: Final = KIND_OF["miserable"]
TWICE_MISERABLE: Final = KIND_OF["twice_miserable"]

# -- cards of the deck ---------------------------------------------------------------------------------------------------------


class CoppersOntoDeck(Instruction):
    """Bad Omens: the deck into the discard pile, 2 Coppers of it onto the deck; what lacks is proved (G-REVEAL-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        put_deck_into_discard_pile(game, seat)
        pile = discard_pile(seat)
        coppers = [card for card in game.zones[pile] if game.box.kind[card] == COPPER][:2]
        for card in coppers:
            game.show_card(card, game.everyone)
            topdeck(game, seat, card, pile, True, "G-REVEAL-04")
        if len(coppers) < 2:
            game.show(pile, game.everyone)
            tell_revealed(game, seat, tuple(game.zones[pile]))


class ShuffleAllButActions(Instruction):
    """Famine: reveal the top 3 cards, discard the Actions among them and shuffle the others into the deck."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 3, self, play):
            return
        cards = game.take_from_deck(seat, 3, aside(seat))
        if cards:
            game.push(DiscardActions(seat, game.tracks(cards)))
            tell_revealed(game, seat, cards)


class DiscardActions(Effect[Dominion]):
    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        cards = game.found(self.cards)
        actions = tuple([card for card in cards if game.has_type(card, ACTION)])
        game.push(ShuffleIntoDeck(self.seat, game.tracks(tuple([card for card in cards if card not in actions]))))
        discard(game, self.seat, actions, aside(self.seat))
        return None


class ShuffleIntoDeck(Effect[Dominion]):
    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        cards = game.found(self.cards)
        for card in cards:
            game.move(card, aside(self.seat), deck(self.seat))
        if cards:
            shuffle_deck(game, self.seat)
        return None


class TrashTopForWorse(Instruction):
    """Locusts: trash the top card; for Copper or Estate gain a Curse, else a cheaper card with a type of it (G-COST-03)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if not game.zones[deck(seat)] and not game.reshuffle(seat):
            return
        card = game.zones[deck(seat)][-1]
        kind = game.box.kind[card]
        if kind in (COPPER, ESTATE):
            game.push(GainCurse(seat))
        else:
            types = game.types()[kind] & CARD_TYPES
            game.push(ChooseGain(seat, Limit(game.price(kind), CHEAPER), types, DISCARD_PILE))
        trash(game, seat, (card,), deck(seat))  # what follows from it comes before the gain (G-TRASH-04)


class GainCurse(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        gain(game, self.seat, CURSE)
        return None


class TrashFirstOfThreeOrFour(Instruction):
    """War: reveal cards until one costs exactly $3 or $4; it is trashed, the others are discarded."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(WarReveals(seat))


class WarReveals(RevealUntil):
    def more(self, cards: tuple[Track, ...]) -> "WarReveals":
        return WarReveals(self.seat, cards)

    def is_wanted(self, game: Dominion, card: int) -> bool:
        cost = game.price(game.box.kind[card])
        return cost.coins in (3, 4) and cost.potions == cost.debt == 0

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        game.push(DiscardRevealed(self.seat, game.tracks(tuple([card for card in cards if card != wanted]))))
        if wanted != NO_CARD:
            trash(game, self.seat, (wanted,), aside(self.seat))


class DiscardRevealed(Effect[Dominion]):
    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        discard(game, self.seat, game.found(self.cards), aside(self.seat))
        return None


# -- cards of the hand ---------------------------------------------------------------------------------------------------------


class DiscardOrShow(DiscardFromHand):
    """Fear: discard an Action or a Treasure, or reveal a hand without them (G-REVEAL-02)."""

    def nothing(self, game: Dominion, seat: int, play: Play) -> None:
        reveal_hand(game, seat)


# -- States --------------------------------------------------------------------------------------------------------------------


class TakeUnlessOneOfThem(Instruction):
    """Delusion, Envy: take Deluded or Envious unless you have either; they are two sides of one thing (G-TAKE-03)."""

    def __init__(self, state: int) -> None:
        self.state: Final = state

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not game.has(seat, DELUDED) and not game.has(seat, ENVIOUS):
            take(game, seat, self.state, False)


class BecomeMiserable(Instruction):
    """Misery: take Miserable, the second time turn it over; after that nothing (G-FLIP-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.has(seat, TWICE_MISERABLE):
            return
        if game.has(seat, MISERABLE):
            give_back(game, seat, MISERABLE)
            take(game, seat, TWICE_MISERABLE, False)
        else:
            take(game, seat, MISERABLE, False)


HEX_CARDS: Final[list[Landscape]] = [
    Landscape("bad_omens", text=(CoppersOntoDeck(),)),
    Landscape("delusion", text=(TakeUnlessOneOfThem(DELUDED),), gives=(DELUDED, ENVIOUS)),
    Landscape("envy", text=(TakeUnlessOneOfThem(ENVIOUS),), gives=(DELUDED, ENVIOUS)),
    Landscape("famine", text=(ShuffleAllButActions(),)),
    Landscape("fear", text=(IfCardsInHand(5, DiscardOrShow(1, ACTION | TREASURE)),)),
    Landscape("greed", text=(Gain(COPPER, DECK),), gives=(COPPER,)),
    Landscape("haunting", text=(IfCardsInHand(4, TopdeckFromHand()),)),
    Landscape("locusts", text=(TrashTopForWorse(),), gives=(CURSE,)),
    Landscape("misery", text=(BecomeMiserable(),), gives=(MISERABLE, TWICE_MISERABLE)),
    Landscape("plague", text=(Gain(CURSE, HAND),), gives=(CURSE,)),
    Landscape("poverty", text=(DiscardDownTo(3),)),
    Landscape("war", text=(TrashFirstOfThreeOrFour(),)),
]

SHEET: Final = Sheet(HEX_CARDS)
