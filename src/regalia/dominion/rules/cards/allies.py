"""Kingdom cards of Allies, and those of its rotating piles."""

from typing import Any, Final

from regalia.dominion.rules.cards.allies_instructions import (
    BottomFromHand,
    GainActionNotInPlay,
    GainAugur,
    GuessTop,
    LeaveTrash,
    MayRotate,
    NameForCurse,
    PlayTreasureOfDiscard,
    PlayWithMoreChoice,
    SkipTurn,
    TakeOneOf,
    ThisIntoHand,
    TrashToLearn,
    VoyageTurn,
)
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.from_hand import (
    DISCARD,
    DiscardDownTo,
    DiscardFromHand,
    PickFromHand,
    Picking,
    TopdeckFromHand,
    TrashUpTo,
)
from regalia.dominion.rules.gaining import CardGained
from regalia.dominion.rules.instructions import (
    DrawUpTo,
    EachOther,
    Gain,
    GainUpTo,
    MayTrashThis,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    PlusTokens,
)
from regalia.dominion.rules.kinds import CURSE, ESTATE, GOLD, KIND_OF, SILVER
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_NUMBER,
    ACTION,
    ATTACK,
    CARD_GAINED,
    CARD_TRASHED,
    FAVORS,
    REST_OF_TURN,
    SKIPS,
    VICTORY,
    hand,
)
from regalia.dominion.rules.moving import discard
from regalia.dominion.rules.playing import FollowOne, InOrder
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play
from regalia.dominion.rules.promises import NextTurn, promise
from regalia.dominion.rules.reactions import OfItself
from regalia.dominion.rules.table import Dominion
from regalia.dominion.rules.token_offers import SPEND_COFFERS
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

# -- Skirmisher ----------------------------------------------------------------------------------------------------------------


class AfterAttacksGained(Instruction):
    """Skirmisher: this turn, when you gain an Attack, ``then``; whom this playing does not affect stays so."""

    def __init__(self, then: Instruction) -> None:
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, REST_OF_TURN, SKIRMISHER, self.then, play))


def skirmishers(game: Dominion, seat: int) -> list[Later]:
    """One for each playing of a Skirmisher this turn."""
    marks = [later for later in game.pending if later.moment == REST_OF_TURN and later.kind == SKIRMISHER]
    return [later for later in marks if later.seat == seat]


class AttackGained(Listener):
    """Not for what was gained before (G-THIS-TURN-01, -02)."""

    def hears(self, card: Card) -> bool:
        return card.types & ATTACK != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if game.pending and seat == about.gainer and skirmishers(game, seat):
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        for later in reversed(skirmishers(game, seat)):
            game.push(FollowOne(later.then, seat, later.play))


# -- Capital City --------------------------------------------------------------------------------------------------------------


class MayDiscardFor(PickFromHand):
    """You may discard exactly so many cards; if so, ``then``."""

    def __init__(self, number: int, then: Instruction) -> None:
        self.number: Final = number
        self.then: Final = then

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_FOR

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if len(game.zones[hand(seat)]) >= self.number:
            game.push(PickingAllOrNone(self, seat, play, 0, self.number, ()))

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(self.then, seat, play))
        discard(game, seat, cards, hand(seat))


class PickingAllOrNone(Picking):
    """The first card may be refused, the others not."""

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            card = game.track(game.find(hand(self.seat), option.subject))
            game.push(Picking(self.instruction, self.seat, self.play, self.most, self.most, (card,)))


class MayPayFor(Instruction):
    """You may pay so many coins; if so, ``then``. Coffers may be spent for it (G-PAY-02, G-COFFERS-02)."""

    def __init__(self, coins: int, then: Instruction) -> None:
        self.coins: Final = coins
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if seat == game.active:
            game.push(ChooseToPay(seat, play, self.coins, self.then))


class ChooseToPay(Effect[Dominion]):
    def __init__(self, seat: int, play: Play, coins: int, then: Instruction) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.coins: Final = coins
        self.then: Final = then

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        if game.coins >= self.coins:
            options.append(PAY.options[self.coins])
        SPEND_COFFERS.list(game, self.seat, options)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, PAY_OR_NOT, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish is not PAY.options[self.coins] or game.coins >= self.coins:
            return None
        return Reason("too_few_coins", PAY_OR_NOT.rule, (self.coins, game.coins))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option.verb is SPEND_COFFERS:
            game.push(self)
            SPEND_COFFERS.take(game, self.seat, 0)
        elif option is not PASS:
            game.coins -= self.coins
            if game.journal is not None:
                game.tell("pays", "G-PAY-02", (self.seat, self.coins))
            self.then.follow(game, self.seat, self.play)


SKIRMISHER: Final = KIND_OF["skirmisher"]
LICH: Final = KIND_OF["lich"]
ATTACK_GAINED: Final = AttackGained("skirmisher_attacks", SKIRMISHER, CARD_GAINED, must=True)
LICH_TRASHED: Final = OfItself("lich_trashed", LICH, CARD_TRASHED, LeaveTrash(), must=True)

INNKEEPER: Final = Choose(
    1,
    (
        Alternative("plus_card", PlusCards(1)),
        Alternative("three_for_three", InOrder((PlusCards(3), DiscardFromHand(3)))),
        Alternative("five_for_six", InOrder((PlusCards(5), DiscardFromHand(6)))),
    ),
)
CARD_AND_ACTION: Final = Alternative("card_and_action", InOrder((PlusCards(1), PlusActions(1))))
TOWN_CRIER: Final = Choose(1, (Alternative("two_coins", PlusCoins(2)), Alternative("a_silver", Gain(SILVER)), CARD_AND_ACTION))
BLACKSMITH: Final = Choose(1, (Alternative("up_to_six", DrawUpTo(6)), Alternative("two_cards", PlusCards(2)), CARD_AND_ACTION))

ALLIES: Final[list[Card]] = [
    Card("underling", (PlusCards(1), PlusActions(1), PlusTokens(FAVORS)), tokens=1 << FAVORS),
    Card("innkeeper", (PlusActions(1), INNKEEPER)),
    Card("capital_city", (PlusCards(1), PlusActions(2), MayDiscardFor(2, PlusCoins(2)), MayPayFor(2, PlusCards(2)))),
    Card(
        "skirmisher",
        (PlusCards(1), PlusActions(1), PlusCoins(1), AfterAttacksGained(EachOther(DiscardDownTo(3)))),
        listeners=(ATTACK_GAINED,),
    ),
]
ALLIES_IN_PILES: Final[list[Card]] = [
    # Augurs
    Card("herb_gatherer", (PlusBuys(1), PlayTreasureOfDiscard(), MayRotate(KIND_OF["herb_gatherer"]))),
    Card("acolyte", (TrashUpTo(1, ACTION | VICTORY, Gain(GOLD)), MayTrashThis(GainAugur())), gives=(GOLD,)),
    Card("sorceress", (PlusActions(1), NameForCurse()), gives=(CURSE,)),
    Card("sibyl", (PlusCards(4), PlusActions(1), TopdeckFromHand(), BottomFromHand())),
    # Odysseys
    Card("old_map", (PlusCards(1), PlusActions(1), DiscardFromHand(1), PlusCards(1), MayRotate(KIND_OF["old_map"]))),
    Card("voyage", (PlusActions(1), VoyageTurn())),
    Card("sunken_treasure", (GainActionNotInPlay(),)),
    Card("distant_shore", (PlusCards(2), PlusActions(1), Gain(ESTATE)), gives=(ESTATE,)),
    # Townsfolk
    Card("town_crier", (TOWN_CRIER, MayRotate(KIND_OF["town_crier"])), gives=(SILVER,)),
    Card("blacksmith", (BLACKSMITH,)),
    Card("miller", (PlusActions(1), TakeOneOf(4))),
    Card("elder", (PlusCoins(2), PlayWithMoreChoice(ACTION, 1))),
    # Wizards
    Card("student", (PlusActions(1), MayRotate(KIND_OF["student"]), TrashToLearn()), tokens=1 << FAVORS),
    Card("conjurer", (GainUpTo(4), NextTurn(ThisIntoHand()))),
    Card("sorcerer", (PlusCards(1), PlusActions(1), EachOther(GuessTop())), gives=(CURSE,)),
    Card("lich", (PlusCards(6), PlusActions(2), SkipTurn()), listeners=(LICH_TRASHED,), tokens=1 << SKIPS),
]
VOYAGE_NEWEST: Final = Card("voyage", (PlusActions(1), VoyageTurn(newest=True)))

PAY: Final = Verb("pay", 8, A_NUMBER)
DISCARD_FOR: Final = Question("discard_for_coins", "G-DISCARD-01", poker_face=True)
PAY_OR_NOT: Final = Question("pay", "G-PAY-02")
