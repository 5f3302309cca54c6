"""Cornucopia and Guilds: instructions that reveal hands and the tops of decks."""

from typing import Final

from regalia.dominion.rules.from_hand import DISCARD
from regalia.dominion.rules.instructions import PlusCards, PlusCoins
from regalia.dominion.rules.layout import NO_CARD, aside, hand
from regalia.dominion.rules.moving import discard, into_hand, reveal_hand, tell_revealed, topdeck
from regalia.dominion.rules.naming import NameCard
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.revealing import RevealUntil
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import DiscardThese, OneOfThese
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Question, Verb


def names_among(game: Dominion, cards: list[int]) -> list[int]:
    """The different names of some cards, as kinds (G-NAME-01)."""
    return list(dict.fromkeys([game.box.kind[card] for card in cards]))


class TakeRevealed(Effect[Dominion]):
    """Cards that lie revealed go to the hand, once all that came before is done."""

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        for card in game.found(self.cards):
            into_hand(game, self.seat, card, aside(self.seat))
        return None


# -- the top cards ---------------------------------------------------------------------------------------------------------


class NeighbourDiscards(Instruction):
    """Advisor, Envoy: of so many top cards the left neighbour picks one to be discarded; the others go to the hand."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, self.number, self, play):
            return
        cards = game.take_from_deck(seat, self.number, aside(seat))
        if cards:
            game.push(PickForNeighbour((seat + 1) % game.seats, game.tracks(cards), seat))
            tell_revealed(game, seat, cards)


class PickForNeighbour(OneOfThese):
    def __init__(self, seat: int, cards: tuple[Track, ...], owner: int) -> None:
        super().__init__(seat, cards)
        self.owner: Final = owner

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_OF_NEIGHBOUR

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        game.push(TakeRevealed(self.owner, game.tracks(others)))
        discard(game, self.owner, (card,), aside(self.owner))


class TakeOneOfEach(Instruction):
    """Carnival: of so many top cards one of each name goes to the hand; the others are discarded (G-NAME-05)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, self.number, self, play):
            return
        cards = game.take_from_deck(seat, self.number, aside(seat))
        taken = tuple([game.card_among(cards, kind) for kind in names_among(game, list(cards))])
        rest = tuple([card for card in cards if card not in taken])
        game.push(DiscardThese(seat, game.tracks(rest), aside(seat)))
        game.push(TakeRevealed(seat, game.tracks(taken)))
        tell_revealed(game, seat, cards)


class DiscardForNames(Instruction):
    """Harvest: reveal and discard so many top cards, for $1 per different name (G-NAME-05)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, self.number, self, play):
            return
        cards = game.take_from_deck(seat, self.number, aside(seat))
        if cards:
            game.push(FollowOne(PlusCoins(len(names_among(game, list(cards)))), seat, play))
            game.push(DiscardThese(seat, game.tracks(cards), aside(seat)))
            tell_revealed(game, seat, cards)


# -- until a card is found -------------------------------------------------------------------------------------------------


class RevealForType(Instruction):
    """Farming Village, Fortune Teller: reveal until a card has one of the types; it goes to the hand, or back on top."""

    def __init__(self, types: int, back: bool = False) -> None:
        self.types: Final = types
        self.back: Final = back

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(RevealingForType(seat, (), self.types, self.back))


class RevealingForType(RevealUntil):
    """``back``: what is found stays on the deck; the others are discarded."""

    def __init__(self, seat: int, cards: tuple[Track, ...], types: int, back: bool) -> None:
        super().__init__(seat, cards)
        self.types: Final = types
        self.back: Final = back

    def more(self, cards: tuple[Track, ...]) -> "RevealingForType":
        return RevealingForType(self.seat, cards, self.types, self.back)

    def is_wanted(self, game: Dominion, card: int) -> bool:
        return game.has_type(card, self.types)

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        if wanted != NO_CARD and self.back:
            topdeck(game, self.seat, wanted, aside(self.seat), True, "G-REVEAL-01")
        elif wanted != NO_CARD:
            into_hand(game, self.seat, wanted, aside(self.seat))
        discard(game, self.seat, tuple([card for card in cards if card != wanted]), aside(self.seat))


class RevealForNew(Instruction):
    """Hunting Party: reveal the hand, then cards of the deck until one has no copy there; that one joins it."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(RevealingForNew(seat))
        show_hand(game, seat)


class RevealingForNew(RevealUntil):
    def more(self, cards: tuple[Track, ...]) -> "RevealingForNew":
        return RevealingForNew(self.seat, cards)

    def is_wanted(self, game: Dominion, card: int) -> bool:
        return game.find(hand(self.seat), game.box.kind[card]) == NO_CARD

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        if wanted != NO_CARD:
            into_hand(game, self.seat, wanted, aside(self.seat))
        discard(game, self.seat, tuple([card for card in cards if card != wanted]), aside(self.seat))


class NameToSkip(NameCard):
    """Journeyman: name a card; so many others are revealed from the deck and taken (G-NAME-06)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def named(self, game: Dominion, seat: int, play: Play, kind: int) -> None:
        game.push(RevealingOthers(seat, (), self.number, kind))


class RevealingOthers(RevealUntil):
    """Until so many cards that were not named are there, or no card is left."""

    def __init__(self, seat: int, cards: tuple[Track, ...], number: int, kind: int) -> None:
        super().__init__(seat, cards)
        self.number: Final = number
        self.kind: Final = kind

    def more(self, cards: tuple[Track, ...]) -> "RevealingOthers":
        return RevealingOthers(self.seat, cards, self.number, self.kind)

    def others(self, game: Dominion, cards: tuple[int, ...]) -> list[int]:
        return [card for card in cards if game.box.kind[card] != self.kind]

    def is_wanted(self, game: Dominion, card: int) -> bool:
        return len(self.others(game, (*game.found(self.cards), card))) == self.number

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        others = self.others(game, cards)
        for card in others:
            into_hand(game, self.seat, card, aside(self.seat))
        discard(game, self.seat, tuple([card for card in cards if card not in others]), aside(self.seat))


# -- the hand --------------------------------------------------------------------------------------------------------------


def show_hand(game: Dominion, seat: int) -> None:
    if game.zones[hand(seat)]:
        reveal_hand(game, seat)


class DrawForNames(Instruction):
    """Menagerie: reveal the hand; with no name twice so many cards are drawn, else fewer. No card is no name twice."""

    def __init__(self, number: int, least: int) -> None:
        self.number: Final = number
        self.least: Final = least

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        own = game.zones[hand(seat)]
        differ = len(names_among(game, own)) == len(own)
        game.push(FollowOne(PlusCards(self.number if differ else self.least), seat, play))
        show_hand(game, seat)


DISCARD_OF_NEIGHBOUR: Final = Question("discard_of_neighbour", "G-REVEAL-01")
