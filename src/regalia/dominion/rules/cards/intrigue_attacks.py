"""Attacks of Intrigue."""

from typing import Final

from regalia.dominion.rules.costs import EXACTLY, Limit, more_than
from regalia.dominion.rules.gaining import ChooseGain
from regalia.dominion.rules.layout import ANY_TYPE, DISCARD_PILE, NO_CARD, aside, deck
from regalia.dominion.rules.moving import trash
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.revealing import RevealUntil
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import DiscardThese
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.options import Question


class Sabotage(Instruction):
    """Saboteur: reveal cards until one costs so much; it is trashed, and one cheaper by $2 may be gained (G-COST-02)."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(SaboteurReveals(seat, (), self.coins))


class SaboteurReveals(RevealUntil):
    def __init__(self, seat: int, cards: tuple[Track, ...], coins: int) -> None:
        super().__init__(seat, cards)
        self.coins: Final = coins

    def more(self, cards: tuple[Track, ...]) -> "SaboteurReveals":
        return SaboteurReveals(self.seat, cards, self.coins)

    def is_wanted(self, game: Dominion, card: int) -> bool:
        return game.price(game.box.kind[card]).coins >= self.coins

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        rest = tuple([card for card in cards if card != wanted])
        game.push(DiscardThese(self.seat, game.tracks(rest), aside(self.seat)))
        if wanted != NO_CARD:
            limit = Limit(game.price(game.box.kind[wanted]).less(2))
            game.push(ChooseGain(self.seat, limit, ANY_TYPE, DISCARD_PILE, may=True))
            trash(game, self.seat, (wanted,), aside(self.seat))  # what follows from it comes before the gain (G-TRASH-04)


class Swindle(Instruction):
    """Swindler: the top card is trashed, and its owner gains one of the same cost that the other player chooses."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if game.zones[deck(seat)] or game.reshuffle(seat):
            card = game.zones[deck(seat)][-1]
            limit = more_than(game.box.kind[card], 0, EXACTLY)
            game.push(ChooseForVictim(seat, limit, ANY_TYPE, DISCARD_PILE, None, play))
            trash(game, seat, (card,), deck(seat))


class ChooseForVictim(ChooseGain):
    """What ``seat`` gains the player of the card chooses."""

    def asked(self) -> int:
        return self.seat if self.play is None else self.play.seat

    def question(self) -> Question:
        return GIVE_WHICH


GIVE_WHICH: Final = Question("give_which", "G-SUPPLY-02")
