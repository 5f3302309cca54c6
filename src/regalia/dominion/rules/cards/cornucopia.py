"""Kingdom cards of Cornucopia and of Guilds, and the Prizes."""

from typing import Final

from regalia.dominion.rules.cards.cornucopia_guilds import CORNUCOPIA_GUILDS, CORNUCOPIA_PRINTINGS
from regalia.dominion.rules.cards.cornucopia_instructions import (
    PRINCESS,
    PRIZE_KINDS,
    CardsAtEndOfTurn,
    CoinPerAction,
    DeckIntoDiscardPile,
    HoldTournament,
    LookPerCoin,
    NameToTrash,
    TrashForTwo,
    TwoActionsFor,
)
from regalia.dominion.rules.cards.cornucopia_rewards import REWARDS
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.from_hand import DiscardDownTo
from regalia.dominion.rules.instructions import (
    CheaperInPlay,
    CheaperThisTurn,
    EachOther,
    Gain,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    ThisTurn,
)
from regalia.dominion.rules.kinds import CURSE, DUCHY, ESTATE, GOLD, SILVER
from regalia.dominion.rules.layout import (
    DECK,
)
from regalia.dominion.rules.overpaying import OVERPAID
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Sheet

TRUSTY_STEED: Final = Choose(
    2,
    (
        Alternative("two_cards", PlusCards(2)),
        Alternative("two_actions", PlusActions(2)),
        Alternative("two_coins", PlusCoins(2)),
        Alternative("four_silvers", InOrder((Gain(SILVER), Gain(SILVER), Gain(SILVER), Gain(SILVER), DeckIntoDiscardPile()))),
    ),
)

FOLLOWERS: Final = EachOther(InOrder((Gain(CURSE), DiscardDownTo(3))))

CORNUCOPIA: Final[list[Card]] = [
    Card("farrier", (PlusCards(1), PlusActions(1), PlusBuys(1)), listeners=(OVERPAID,), overpay=CardsAtEndOfTurn()),
    Card("stonemason", (TrashForTwo(),), overpay=TwoActionsFor()),
    Card("doctor", (NameToTrash(),), overpay=LookPerCoin()),
    Card("tournament", (PlusActions(1), HoldTournament()), gives=(*PRIZE_KINDS, DUCHY, CURSE)),
]

STONEMASON_NEWEST: Final = Card("stonemason", (TrashForTwo(),), overpay=TwoActionsFor(waits=True), listeners=(OVERPAID,))
DOCTOR_NEWEST: Final = Card("doctor", (NameToTrash(),), overpay=LookPerCoin(waits=True), listeners=(OVERPAID,))

PRIZES: Final[list[Card]] = [
    Card("bag_of_gold", (PlusActions(1), Gain(GOLD, DECK)), gives=(GOLD,)),
    Card("diadem", (PlusCoins(2), CoinPerAction())),
    Card("followers", (PlusCards(2), Gain(ESTATE), FOLLOWERS), gives=(ESTATE, CURSE)),
    Card("princess", (PlusBuys(1), ThisTurn()), cheaper=CheaperThisTurn(PRINCESS, 2)),
    Card("trusty_steed", (TRUSTY_STEED,), gives=(SILVER,)),
]

PRINCESS_FIRST_PRINTING: Final = Card("princess", (PlusBuys(1),), cheaper=CheaperInPlay(PRINCESS, 2))

SHEET: Final = Sheet(
    CORNUCOPIA,
    PRIZES,
    CORNUCOPIA_GUILDS,
    REWARDS,
    printings={
        "princess_first_printing": PRINCESS_FIRST_PRINTING,
        "doctor_newest": DOCTOR_NEWEST,
        "stonemason_newest": STONEMASON_NEWEST,
        **CORNUCOPIA_PRINTINGS,
    },
)
