"""Kingdom cards of Allies, and those of its rotating piles."""

from typing import Final

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
from regalia.dominion.rules.cards.allies_payments import (
    MayDiscardFor,
    MayPayFor,
)
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.from_hand import (
    DiscardDownTo,
    DiscardFromHand,
    TopdeckFromHand,
    TrashUpTo,
)
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
from regalia.dominion.rules.layout import (
    ACTION,
    ATTACK,
    CARD_TRASHED,
    FAVORS,
    SKIPS,
    VICTORY,
)
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.promises import NextTurn, RestOfTurn
from regalia.dominion.rules.reactions import OfItself, PromisedOnGain

LICH: Final = KIND_OF["lich"]
ATTACK_GAINED: Final = PromisedOnGain("skirmisher_attacks", KIND_OF["skirmisher"], ATTACK)
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
        (PlusCards(1), PlusActions(1), PlusCoins(1), RestOfTurn(EachOther(DiscardDownTo(3)))),
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

SHEET: Final = Sheet(ALLIES, ALLIES_IN_PILES, printings={"voyage_newest": VOYAGE_NEWEST})
