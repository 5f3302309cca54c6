"""Instructions of Intrigue about decks: Secret Passage, Tribute, Wishing Well."""

from typing import Final

from regalia.dominion.rules.from_hand import PickFromHand
from regalia.dominion.rules.instructions import PlusActions, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import KINDS
from regalia.dominion.rules.layout import A_KIND, A_NUMBER, ACTION, TREASURE, VICTORY, aside, deck, hand
from regalia.dominion.rules.moving import discard_revealed, into_hand, reveal
from regalia.dominion.rules.naming import NameCard
from regalia.dominion.rules.playing import FollowOne, InOrder
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.shuffling import is_ready, is_ready_to_follow
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb

# -- Secret Passage ------------------------------------------------------------------------------------------------------------


class PutIntoDeck(PickFromHand):
    """Secret Passage: a card of the hand goes anywhere into the deck; all see how deep, nobody looks at the deck."""

    def verb(self) -> Verb:
        return PUT_INTO_DECK

    def question(self) -> Question:
        return PUT_INTO_DECK_WHICH

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(ChooseDepth(seat, game.track(cards[0])))


class ChooseDepth(Effect[Dominion]):
    """How many cards lie above it."""

    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        there = len(game.zones[deck(self.seat)])
        if there > 0:
            return Decision(self.seat, HOW_DEEP, PUT_BELOW.options[: min(there, MOST_ABOVE) + 1])
        self.chosen(game, PUT_BELOW.options[0])
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        below = len(game.zones[deck(self.seat)]) - option.subject
        card = self.card[0]
        game.move(card, hand(self.seat), deck(self.seat), False, game.eyes(self.seat))
        if option.subject > 0:
            game.sink(deck(self.seat), below)
        if game.journal is not None:
            game.tell("puts_into_deck", "G-TO-HAND-03", (self.seat, option.subject), (game.face(card),), 1 << self.seat)


# -- Tribute, Wishing Well -----------------------------------------------------------------------------------------------------


class TributeOfLeft(Instruction):
    """Tribute: the player to the left reveals and discards cards; each differently named one gives by its types."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        left = (seat + 1) % game.seats
        if not is_ready(game, left, self.number, FollowOne(self, seat, play)):
            return
        cards = game.take_from_deck(left, self.number, aside(left))
        bonuses: list[Instruction] = []
        for kind in dict.fromkeys([game.box.kind[card] for card in cards]):
            bonuses += [bonus for types, bonus in TRIBUTES if game.types()[kind] & types]
        game.push(FollowOne(InOrder(tuple(bonuses)), seat, play))
        discard_revealed(game, left, cards, aside(left))


class WishForTop(NameCard):
    """Wishing Well: name a card; the top card of the deck goes to the hand if it is that one (G-NAME-06)."""

    def named(self, game: Dominion, seat: int, play: Play, kind: int) -> None:
        game.push(FollowOne(RevealWished(kind), seat, play))


class RevealWished(Instruction):
    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if game.zones[deck(seat)] or game.reshuffle(seat):
            card = game.zones[deck(seat)][-1]
            if game.box.kind[card] == self.kind:
                game.push(TakeWished(seat, game.track(card)))
            reveal(game, seat, card)


class TakeWished(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        if game.is_found(self.card):
            into_hand(game, self.seat, self.card[0], deck(self.seat), game.everyone)
        return None


TRIBUTES: Final[tuple[tuple[int, Instruction], ...]] = (
    (ACTION, PlusActions(2)),
    (TREASURE, PlusCoins(2)),
    (VICTORY, PlusCards(2)),
)

MOST_ABOVE: Final = 255
PUT_BELOW: Final = Verb("put_below", MOST_ABOVE + 1, A_NUMBER)
PUT_INTO_DECK: Final = Verb("put_into_deck", KINDS, A_KIND)
PUT_INTO_DECK_WHICH: Final = Question("put_into_deck", "G-TO-HAND-03", poker_face=True)
HOW_DEEP: Final = Question("how_deep", "G-TO-HAND-03")
