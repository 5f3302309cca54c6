"""Kingdom cards of Adventures, and the Travellers beside the Supply."""

from typing import Final

from regalia.dominion.rules.cards.adventures_instructions import (
    BRIDGE_TROLL,
    CHAMPION_GIVES_ACTION,
    CHAMPION_PROTECTS,
    CoinPerAttack,
    DiscardIfHolding,
    Forever,
    GainAny,
    LoseCostly,
    PlayTwiceForCopy,
    SilverPerGain,
    TakeMinusToken,
    TrollsBefore,
    becomes,
)
from regalia.dominion.rules.cards.adventures_reserve import (
    CALL_DUPLICATE,
    CALL_RATCATCHER,
    CALL_ROYAL_CARRIAGE,
    CALL_TEACHER,
    TOKEN_ON_PILE,
    PutOnTavern,
)
from regalia.dominion.rules.from_hand import DiscardFromHand
from regalia.dominion.rules.instructions import CheaperInPlay, EachOther, PlusActions, PlusBuys, PlusCards, PlusCoins, ThisTurn
from regalia.dominion.rules.kinds import KIND_OF, SILVER
from regalia.dominion.rules.layout import (
    ACTION,
    ACTION_TOKEN,
    BUY_TOKEN,
    CARD_TOKEN,
    COIN_TOKEN,
    GAINS,
    LAST_GAINS,
    MINUS_CARD,
    MINUS_COIN,
    TREASURE,
)
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Instruction, Sheet
from regalia.dominion.rules.promises import NextTurn

TROLL: Final[tuple[Instruction, ...]] = (EachOther(TakeMinusToken(MINUS_COIN)), PlusBuys(1))

ADVENTURES: Final[list[Card]] = [
    Card(
        "page",
        (PlusCards(1), PlusActions(1)),
        listeners=(becomes("page", "treasure_hunter"),),
        gives=(KIND_OF["treasure_hunter"],),
    ),
    Card("peasant", (PlusBuys(1), PlusCoins(1)), listeners=(becomes("peasant", "soldier"),), gives=(KIND_OF["soldier"],)),
    Card("ratcatcher", (PlusCards(1), PlusActions(1), PutOnTavern()), listeners=(CALL_RATCATCHER,), mats=True),
    Card("duplicate", (PutOnTavern(),), listeners=(CALL_DUPLICATE,), mats=True),
    Card("bridge_troll", (*TROLL, NextTurn(PlusBuys(1))), tokens=1 << MINUS_COIN, cheaper=CheaperInPlay(BRIDGE_TROLL, 1)),
    Card("relic", (PlusCoins(2), EachOther(TakeMinusToken(MINUS_CARD))), tokens=1 << MINUS_CARD),
    Card("royal_carriage", (PlusActions(1), PutOnTavern()), listeners=(CALL_ROYAL_CARRIAGE,), mats=True),
    Card("hireling", (NextTurn(PlusCards(1), every=True),)),
]
ADVENTURES_BESIDE: Final[list[Card]] = [
    Card(
        "treasure_hunter",
        (PlusActions(1), PlusCoins(1), SilverPerGain()),
        listeners=(becomes("treasure_hunter", "warrior"),),
        gives=(SILVER, KIND_OF["warrior"]),
        tokens=1 << GAINS | 1 << LAST_GAINS,
    ),
    Card("warrior", (PlusCards(2), EachOther(LoseCostly())), listeners=(becomes("warrior", "hero"),), gives=(KIND_OF["hero"],)),
    Card("hero", (PlusCoins(2), GainAny(TREASURE)), listeners=(becomes("hero", "champion"),), gives=(KIND_OF["champion"],)),
    Card("champion", (PlusActions(1), Forever()), listeners=(CHAMPION_PROTECTS, CHAMPION_GIVES_ACTION)),
    Card(
        "soldier",
        (PlusCoins(2), CoinPerAttack(), EachOther(DiscardIfHolding(4))),
        listeners=(becomes("soldier", "fugitive"),),
        gives=(KIND_OF["fugitive"],),
    ),
    Card(
        "fugitive",
        (PlusCards(2), PlusActions(1), DiscardFromHand(1)),
        listeners=(becomes("fugitive", "disciple"),),
        gives=(KIND_OF["disciple"],),
    ),
    Card("disciple", (PlayTwiceForCopy(ACTION, 2),), listeners=(becomes("disciple", "teacher"),), gives=(KIND_OF["teacher"],)),
    Card(
        "teacher",
        (PutOnTavern(),),
        listeners=(CALL_TEACHER, TOKEN_ON_PILE),
        tokens=1 << CARD_TOKEN | 1 << ACTION_TOKEN | 1 << BUY_TOKEN | 1 << COIN_TOKEN,
        mats=True,
    ),
]
# Newest wording: $1 less in this turn and the next one for each playing, wherever the card is.
BRIDGE_TROLL_NEWEST: Final = Card(
    "bridge_troll",
    (*TROLL, ThisTurn(), NextTurn(InOrder((ThisTurn(), PlusBuys(1))))),
    tokens=1 << MINUS_COIN,
    cheaper=TrollsBefore(),
)

SHEET: Final = Sheet(ADVENTURES, ADVENTURES_BESIDE, printings={"bridge_troll_newest": BRIDGE_TROLL_NEWEST})
