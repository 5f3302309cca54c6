"""Instructions of the cards that only the first edition of the base set has."""

from typing import Final

from regalia.dominion.rules.from_hand import TRASH_CARD
from regalia.dominion.rules.gaining import GAIN, gain_from_trash
from regalia.dominion.rules.instructions import affected
from regalia.dominion.rules.layout import ANY_TYPE, TRASH, TREASURE, aside
from regalia.dominion.rules.moving import discard, into_hand, tell_revealed, trash
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.reasons import why_not_shown
from regalia.dominion.rules.revealing import RevealUntilSome
from regalia.dominion.rules.shuffling import is_ready
from regalia.dominion.rules.sorting import DiscardThese
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question
from regalia.kernel.reasons import Reason

# -- Adventurer ----------------------------------------------------------------------------------------------------------------


class Adventure(Instruction):
    """Adventurer: reveal cards until so many Treasures show; they go to the hand, the others are discarded."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(AdventurerReveals(seat, (), self.number))


class AdventurerReveals(RevealUntilSome):
    """What is revealed is not shuffled in when the deck runs out: it lies aside."""

    def more(self, cards: tuple[Track, ...]) -> "AdventurerReveals":
        return AdventurerReveals(self.seat, cards, self.number)

    def fits(self, game: Dominion, card: int) -> bool:
        return game.has_type(card, TREASURE)

    def sort_out(self, game: Dominion, fitting: tuple[int, ...], others: tuple[int, ...]) -> None:
        for card in fitting:
            into_hand(game, self.seat, card, aside(self.seat))
        discard(game, self.seat, others, aside(self.seat))


# -- Thief ---------------------------------------------------------------------------------------------------------------------


class StealTreasures(Instruction):
    """Thief: the others reveal cards, a Treasure of each is trashed; any of them may be gained, then the rest is discarded."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(StealNext(seat, self.number, affected(game, seat, play), (), ()))


class StealNext(Effect[Dominion]):
    """``others`` are still to reveal; ``trashed`` lie in the trash by now, ``cards`` are what else was revealed."""

    def __init__(
        self, seat: int, number: int, others: tuple[int, ...], trashed: tuple[Track, ...], cards: tuple[Track, ...]
    ) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.others: Final = others
        self.trashed: Final = trashed
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        if self.others:
            other = self.others[0]
            if is_ready(game, other, self.number, self):
                shown = game.take_from_deck(other, self.number, aside(other))
                game.push(StealOne(self.seat, self.number, self.others, self.trashed, self.cards, game.tracks(shown)))
                tell_revealed(game, other, shown)
            return None
        for step in range(game.seats - 1, -1, -1):
            other = (game.active + step) % game.seats
            rest = tuple([track for track in self.cards if game.place[track[0]] == aside(other)])
            if rest:
                game.push(DiscardThese(other, rest, aside(other)))
        game.push(GainStolen(self.seat, self.trashed))
        return None


class StealOne(StealNext):
    """The first of ``others`` has revealed ``shown``."""

    def __init__(
        self,
        seat: int,
        number: int,
        others: tuple[int, ...],
        trashed: tuple[Track, ...],
        cards: tuple[Track, ...],
        shown: tuple[Track, ...],
    ) -> None:
        super().__init__(seat, number, others, trashed, cards)
        self.shown: Final = shown

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_cards(game.found(self.shown), TREASURE, TRASH_CARD, options)
        if len(options) > 1:
            return Decision(self.seat, STEAL_WHICH, options)
        if options:
            self.chosen(game, options[0])
        else:
            game.push(StealNext(self.seat, self.number, self.others[1:], self.trashed, self.cards + self.shown))
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.shown), wish, TRASH_CARD, STEAL_WHICH.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        lost = game.card_among(game.found(self.shown), option.subject)
        rest = tuple([track for track in self.shown if track[0] != lost])
        trashed = (*self.trashed, (lost, game.moves[lost] + 1))  # it moves to the trash
        game.push(StealNext(self.seat, self.number, self.others[1:], trashed, self.cards + rest))
        trash(game, self.others[0], (lost,), aside(self.others[0]))


class GainStolen(Effect[Dominion]):
    """Of the cards this playing trashed, as long as they lie in the trash (G-GAIN-02, G-LOST-TRACK-02)."""

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def there(self, game: Dominion) -> tuple[int, ...]:
        return tuple([card for card in game.found(self.cards) if game.place[card] == TRASH])

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_cards(self.there(game), ANY_TYPE, GAIN, options)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, GAIN_STOLEN, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, self.there(game), wish, GAIN, GAIN_STOLEN.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            card = game.card_among(self.there(game), option.subject)
            game.push(GainStolen(self.seat, tuple([track for track in self.cards if track[0] != card])))
            gain_from_trash(game, self.seat, card)


STEAL_WHICH: Final = Question("steal_which", "G-TRASH-01")
GAIN_STOLEN: Final = Question("gain_stolen", "G-GAIN-02")
