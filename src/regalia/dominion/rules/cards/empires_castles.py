"""The eight Castles of Empires: Victory cards of one pile (G-NAME-04)."""

from typing import Final

from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.from_hand import DISCARD, TRASH_CARD, PickFromHand, TopdeckFromHand
from regalia.dominion.rules.hands import IfCardsInHand
from regalia.dominion.rules.instructions import TRASH_THIS, EachOther, Gain, GainTop, PlusCoins, PlusTokens
from regalia.dominion.rules.kinds import DUCHY, ESTATE, GOLD, KIND_OF, SILVER
from regalia.dominion.rules.knowledge import is_secret_hand
from regalia.dominion.rules.layout import CARD_TRASHED, CASTLE, POINTS, VICTORY, hand, in_play
from regalia.dominion.rules.moving import discard_revealed, reveal_hand, trash
from regalia.dominion.rules.playing import FollowOne, InOrder
from regalia.dominion.rules.printed import Card, Instruction, Play, Worth
from regalia.dominion.rules.reactions import OfItself, WhenGained
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb


class PerCastle(Worth):
    """Humble Castle, King's Castle: so many points for every Castle of the player (G-YOUR-CARDS-01)."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, game: Dominion, seat: int) -> int:
        return self.each * len([card for card in own_cards(game, seat) if game.has_type(card, CASTLE)])


class TrashCastle(Instruction):
    """Small Castle: trash it, or a Castle from the hand; then the top Castle of the pile is gained (G-LOST-TRACK-09)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseCastle(seat, play))


class ChooseCastle(Effect[Dominion]):
    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        card = self.play.card
        if game.moves[card] == self.play.moved and game.place[card] == in_play(self.seat):
            options.append(TRASH_THIS)
        game.list_kinds(hand(self.seat), CASTLE, TRASH_CARD, options)
        if len(options) > 1 or is_secret_hand(game, self.seat, CASTLE):
            return Decision(self.seat, TRASH_WHICH_CASTLE, options or [PASS])
        if options:
            self.chosen(game, options[0])
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        game.push(FollowOne(GainTop(HUMBLE_CASTLE), self.seat, self.play))  # after what follows from trashing (G-TRASH-04)
        if option is TRASH_THIS:
            trash(game, self.seat, (self.play.card,), in_play(self.seat))
        else:
            trash(game, self.seat, (game.find(hand(self.seat), option.subject),), hand(self.seat))


class IfOwnTurn(Instruction):
    """Haunted Castle: only in a turn of one's own."""

    def __init__(self, then: Instruction) -> None:
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if seat == game.active:
            self.then.follow(game, seat, play)


class DiscardVictories(PickFromHand):
    """Opulent Castle: discard any number of Victory cards, revealed, for $2 each (G-DISCARD-10)."""

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_VICTORIES

    def allowed(self) -> int:
        return VICTORY

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def most(self, game: Dominion, seat: int) -> int:
        return len(game.zones[hand(seat)])

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(PlusCoins(2 * len(cards)), seat, play))
        discard_revealed(game, seat, cards, hand(seat))


class PointsForVictories(Instruction):
    """Grand Castle, when gained: reveal the hand; a VP token for each Victory card in it and in play."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        own = game.zones[hand(seat)] + game.zones[in_play(seat)]
        number = len([card for card in own if game.has_type(card, VICTORY)])
        if number > 0:
            game.push(FollowOne(PlusTokens(POINTS, number), seat, play))
        if game.zones[hand(seat)]:
            reveal_hand(game, seat)


HUMBLE_CASTLE: Final = KIND_OF["humble_castle"]
CRUMBLING_CASTLE: Final = KIND_OF["crumbling_castle"]
POINT_AND_SILVER: Final = InOrder((PlusTokens(POINTS), Gain(SILVER)))
CRUMBLING_GAINED: Final = WhenGained("crumbling_castle_gained", CRUMBLING_CASTLE, POINT_AND_SILVER)
CRUMBLING_TRASHED: Final = OfItself("crumbling_castle_trashed", CRUMBLING_CASTLE, CARD_TRASHED, POINT_AND_SILVER, must=True)
HAUNTED_GAINED: Final = WhenGained(
    "haunted_castle_gained",
    KIND_OF["haunted_castle"],
    IfOwnTurn(InOrder((Gain(GOLD), EachOther(IfCardsInHand(5, TopdeckFromHand(2)))))),
)
SPRAWLING_GAINED: Final = WhenGained(
    "sprawling_castle_gained",
    KIND_OF["sprawling_castle"],
    Choose(
        1,
        (
            Alternative("a_duchy", Gain(DUCHY)),
            Alternative("three_estates", InOrder((Gain(ESTATE), Gain(ESTATE), Gain(ESTATE)))),
        ),
    ),
)
GRAND_GAINED: Final = WhenGained("grand_castle_gained", KIND_OF["grand_castle"], PointsForVictories())
VP: Final = 1 << POINTS

CASTLES: Final = [
    Card("humble_castle", (PlusCoins(1),), worth=PerCastle(1)),
    Card("crumbling_castle", listeners=(CRUMBLING_GAINED, CRUMBLING_TRASHED), gives=(SILVER,), tokens=VP),
    Card("small_castle", (TrashCastle(),)),
    Card("haunted_castle", listeners=(HAUNTED_GAINED,), gives=(GOLD,)),
    Card("opulent_castle", (DiscardVictories(),)),
    Card("sprawling_castle", listeners=(SPRAWLING_GAINED,), gives=(DUCHY, ESTATE)),
    Card("grand_castle", listeners=(GRAND_GAINED,), tokens=VP),
    Card("kings_castle", worth=PerCastle(2)),
]

TRASH_WHICH_CASTLE: Final = Question("trash_castle", "G-TRASH-01", poker_face=True)
DISCARD_VICTORIES: Final = Question("discard_victories", "G-DISCARD-10", poker_face=True)
