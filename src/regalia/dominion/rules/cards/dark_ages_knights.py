"""The ten Knights of Dark Ages: ten cards of one pile that attack alike (G-NAME-04)."""

from typing import Final

from regalia.dominion.rules.cards.dark_ages_instructions import THREE_TO_SIX
from regalia.dominion.rules.from_hand import TRASH_CARD, DiscardDownTo, TrashUpTo
from regalia.dominion.rules.instructions import EachOther, Gain, GainUpTo, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import GOLD, KIND_OF
from regalia.dominion.rules.layout import ANY_TYPE, CARD_TRASHED, KNIGHT, aside, in_play
from regalia.dominion.rules.moving import discard, tell_revealed, trash
from regalia.dominion.rules.printed import Card, Instruction, Play
from regalia.dominion.rules.reactions import OfItself
from regalia.dominion.rules.reasons import why_not_shown, why_wrong_cost
from regalia.dominion.rules.shuffling import is_ready
from regalia.dominion.rules.sorting import DiscardThese
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question
from regalia.kernel.reasons import Reason


class KnightAttack(Instruction):
    """The others reveal 2 cards, trash one of them that costs $3 to $6 and discard the rest; Knights fall together."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        turns = [(game.active + step) % game.seats for step in range(game.seats)]  # G-SIMULTANEOUS-09
        others = tuple([other for other in turns if other != seat and not play.shielded >> other & 1])
        game.push(Joust(play, others, False))


class Joust(Effect[Dominion]):
    """``others`` are still to be attacked; ``fallen``: a Knight has been trashed this way."""

    def __init__(self, play: Play, others: tuple[int, ...], fallen: bool) -> None:
        self.play: Final = play
        self.others: Final = others
        self.fallen: Final = fallen

    def run(self, game: Dominion) -> Decision | None:
        if self.others:
            other = self.others[0]
            if is_ready(game, other, 2, self):
                cards = game.take_from_deck(other, 2, aside(other))
                game.push(LoseToKnight(self.play, self.others, self.fallen, game.tracks(cards)))
                tell_revealed(game, other, cards)
        elif self.fallen and game.is_found(self.play.track()):
            trash(game, self.play.seat, (self.play.card,), in_play(self.play.seat))  # G-LOST-TRACK-04
        return None


class LoseToKnight(Effect[Dominion]):
    """The first of ``others`` has revealed ``cards``."""

    def __init__(self, play: Play, others: tuple[int, ...], fallen: bool, cards: tuple[Track, ...]) -> None:
        self.play: Final = play
        self.others: Final = others
        self.fallen: Final = fallen
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        cards = game.found(self.cards)
        spared = tuple([card for card in cards if not THREE_TO_SIX.allows(game.price(game.box.kind[card]))])
        game.list_cards(cards, ANY_TYPE, TRASH_CARD, options, spared)
        if len(options) > 1:
            return Decision(self.others[0], LOSE_TO_KNIGHT, options)
        if options:
            self.chosen(game, options[0])
        else:
            game.push(Joust(self.play, self.others[1:], self.fallen))
            discard(game, self.others[0], cards, aside(self.others[0]))
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        absent = why_not_shown(game, game.found(self.cards), wish, TRASH_CARD, LOSE_TO_KNIGHT.rule)
        if absent is not None or wish.verb is not TRASH_CARD:
            return absent
        return why_wrong_cost(game, wish.subject, THREE_TO_SIX)

    def chosen(self, game: Dominion, option: Option) -> None:
        victim = self.others[0]
        lost = game.card_among(game.found(self.cards), option.subject)
        game.push(Joust(self.play, self.others[1:], self.fallen or game.has_type(lost, KNIGHT)))
        game.push(DiscardThese(victim, tuple([track for track in self.cards if track[0] != lost]), aside(victim)))
        trash(game, victim, (lost,), aside(victim))


def knight(name: str, bonus: tuple[Instruction, ...]) -> Card:
    return Card(name, (*bonus, ATTACKS))


ATTACKS: Final = KnightAttack()
VANDER_TRASHED: Final = OfItself("sir_vander_trashed", KIND_OF["sir_vander"], CARD_TRASHED, Gain(GOLD), must=True)

KNIGHTS: Final = [
    knight("dame_anna", (TrashUpTo(2),)),
    Card("dame_josephine", (ATTACKS,)),
    knight("dame_molly", (PlusActions(2),)),
    knight("dame_natalie", (GainUpTo(3, may=True),)),
    knight("dame_sylvia", (PlusCoins(2),)),
    knight("sir_bailey", (PlusCards(1), PlusActions(1))),
    knight("sir_destry", (PlusCards(2),)),
    knight("sir_martin", (PlusBuys(2),)),
    knight("sir_michael", (EachOther(DiscardDownTo(3)),)),
    Card("sir_vander", (ATTACKS,), listeners=(VANDER_TRASHED,), gives=(GOLD,)),
]

LOSE_TO_KNIGHT: Final = Question("lose_to_knight", "G-TRASH-01")
