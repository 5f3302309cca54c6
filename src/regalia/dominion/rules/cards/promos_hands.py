"""Promotional cards about hands: Dismantle, Envoy, Marchland."""

from typing import Final

from regalia.dominion.rules.costs import CHEAPER, Limit
from regalia.dominion.rules.from_hand import DISCARD, TrashFromHand
from regalia.dominion.rules.gaining import ChooseGain
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.kinds import GOLD
from regalia.dominion.rules.layout import ANY_TYPE, DISCARD_PILE, VICTORY, aside, hand
from regalia.dominion.rules.moving import discard, into_hand, tell_revealed, trash
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play, Worth
from regalia.dominion.rules.reasons import why_not_shown
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question
from regalia.kernel.reasons import Reason


class TrashForCheaperAndGold(TrashFromHand):
    """Dismantle: trash a card; if it costs $1 or more, gain a cheaper one and a Gold (G-COST-03)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        cost = game.price(game.box.kind[cards[0]])
        if cost.coins >= 1:
            game.push(FollowOne(Gain(GOLD), seat, play))
            game.push(ChooseGain(seat, Limit(cost, CHEAPER), ANY_TYPE, DISCARD_PILE))
        trash(game, seat, cards, hand(seat))


class RevealForLeft(Instruction):
    """Envoy: reveal so many cards; the player to the left picks one to be discarded, the others go to the hand."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, self.number, self, play):
            return
        cards = game.take_from_deck(seat, self.number, aside(seat))
        if cards:
            game.push(LeftDiscards(seat, game.tracks(cards)))
            tell_revealed(game, seat, cards)


class LeftDiscards(Effect[Dominion]):
    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_cards(game.found(self.cards), ANY_TYPE, DISCARD, options)
        if len(options) > 1:
            return Decision((self.seat + 1) % game.seats, LEFT_DISCARDS, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.cards), wish, DISCARD, LEFT_DISCARDS.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        cards = game.found(self.cards)
        card = game.card_among(cards, option.subject)
        game.push(TakeTheOthers(self.seat, game.tracks(tuple([other for other in cards if other != card]))))
        discard(game, self.seat, (card,), aside(self.seat))


class TakeTheOthers(Effect[Dominion]):
    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        for card in game.found(self.cards):
            into_hand(game, self.seat, card, aside(self.seat))
        return None


class PerVictories(Worth):
    """Marchland: a point for every so many Victory cards of the player, rounded down (G-YOUR-CARDS-01)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def points(self, game: Dominion, seat: int) -> int:
        types = game.box.types
        return len([card for card in own_cards(game, seat) if types[game.box.kind[card]] & VICTORY]) // self.number


LEFT_DISCARDS: Final = Question("left_discards", "G-REVEAL-01")
