"""Kingdom cards of Intrigue."""

from typing import Final

from regalia.dominion.rules.cards.allies_payments import MayDiscardFor
from regalia.dominion.rules.cards.intrigue_attacks import Sabotage, Swindle
from regalia.dominion.rules.cards.intrigue_decks import PutIntoDeck, TributeOfLeft, WishForTop
from regalia.dominion.rules.cards.intrigue_instructions import (
    COPPERS_GIVE_MORE,
    GainActionOfTrash,
    GainForBonus,
    IfActionsPlayed,
    MayDiscardEstate,
    PassLeft,
    PerCopy,
    RevealToChoose,
    TrashActionOfSupply,
    TrashToReplace,
)
from regalia.dominion.rules.cards.prosperity_instructions import DiscardForCoins
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.costs import EXACTLY
from regalia.dominion.rules.from_hand import DiscardFromHand, TopdeckFromHand, TrashSome, TrashToGain, TrashUpTo
from regalia.dominion.rules.hands import (
    DiscardWholeHand,
    IfCardsInHand,
    IfFewInHand,
    RevealHandToDraw,
)
from regalia.dominion.rules.instructions import (
    CheaperThisTurn,
    EachOther,
    Gain,
    MayTrashThis,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    ThisTurn,
)
from regalia.dominion.rules.kinds import CURSE, DUCHY, ESTATE, GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import ACTION, CURSE_TYPE, HAND, VICTORY
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.reactions import RevealFirst
from regalia.dominion.rules.revealing import TakeOfTop

PAWN: Final = Choose(
    2,
    (
        Alternative("plus_card", PlusCards(1)),
        Alternative("plus_action", PlusActions(1)),
        Alternative("plus_buy", PlusBuys(1)),
        Alternative("plus_coin", PlusCoins(1)),
    ),
)

LURKER: Final = Choose(
    1, (Alternative("trash_from_supply", TrashActionOfSupply()), Alternative("gain_from_trash", GainActionOfTrash()))
)

NOBLES: Final = Choose(1, (Alternative("three_cards", PlusCards(3)), Alternative("two_actions", PlusActions(2))))

STEWARD: Final = Choose(
    1,
    (
        Alternative("two_cards", PlusCards(2)),
        Alternative("two_coins", PlusCoins(2)),
        Alternative("trash_two", TrashSome(2)),
    ),
)

NEW_HAND: Final = InOrder((DiscardWholeHand(), PlusCards(4)))
MINION: Final = Choose(
    1,
    (
        Alternative("two_coins", PlusCoins(2)),
        Alternative("new_hands", InOrder((NEW_HAND, EachOther(IfCardsInHand(5, NEW_HAND))))),
    ),
)

TORTURE: Final = Choose(1, (Alternative("discard_two", DiscardFromHand(2)), Alternative("curse_into_hand", Gain(CURSE, HAND))))

DIPLOMAT_REVEALED: Final = RevealFirst(
    "reveal_diplomat", KIND_OF["diplomat"], InOrder((PlusCards(2), DiscardFromHand(3))), least=5
)
CHAMBER_REVEALED: Final = RevealFirst(
    "reveal_secret_chamber", KIND_OF["secret_chamber"], InOrder((PlusCards(2), TopdeckFromHand(2)))
)

INTRIGUE: Final = [
    Card("lurker", (PlusActions(1), LURKER)),
    Card("pawn", (PAWN,)),
    Card("masquerade", (PlusCards(2), PassLeft(), TrashUpTo(1))),
    Card("conspirator", (PlusCoins(2), IfActionsPlayed(3))),
    Card("ironworks", (GainForBonus(),)),
    Card("mining_village", (PlusCards(1), PlusActions(2), MayTrashThis(PlusCoins(2)))),
    Card("courtier", (RevealToChoose(),), gives=(GOLD,)),
    Card("replace", (TrashToReplace(),), gives=(CURSE,)),
    Card("baron", (PlusBuys(1), MayDiscardEstate(4)), gives=(ESTATE,)),
    Card("bridge", (PlusBuys(1), PlusCoins(1), ThisTurn()), cheaper=CheaperThisTurn(KIND_OF["bridge"], 1)),
    Card("coppersmith", (ThisTurn(),), listeners=(COPPERS_GIVE_MORE,)),
    Card("courtyard", (PlusCards(3), TopdeckFromHand())),
    Card("diplomat", (PlusCards(2), IfFewInHand(5, PlusActions(2))), listeners=(DIPLOMAT_REVEALED,)),
    Card("duke", worth=PerCopy(DUCHY)),
    Card("great_hall", (PlusCards(1), PlusActions(1))),
    Card("harem", (PlusCoins(2),)),
    Card("mill", (PlusCards(1), PlusActions(1), MayDiscardFor(2, PlusCoins(2), fewer=True))),
    Card("minion", (PlusActions(1), MINION)),
    Card("nobles", (NOBLES,)),
    Card("patrol", (PlusCards(3), TakeOfTop(4, VICTORY | CURSE_TYPE))),
    Card("saboteur", (EachOther(Sabotage(3)),)),
    Card("scout", (PlusActions(1), TakeOfTop(4, VICTORY))),
    Card("secret_chamber", (DiscardForCoins(),), listeners=(CHAMBER_REVEALED,)),
    Card("secret_passage", (PlusCards(2), PlusActions(1), PutIntoDeck())),
    Card("shanty_town", (PlusActions(2), RevealHandToDraw(ACTION, 2))),
    Card("steward", (STEWARD,)),
    Card("swindler", (PlusCoins(2), EachOther(Swindle()))),
    Card("torturer", (PlusCards(3), EachOther(TORTURE)), gives=(CURSE,)),
    Card("trading_post", (TrashSome(2, Gain(SILVER, HAND)),), gives=(SILVER,)),
    Card("tribute", (TributeOfLeft(2),)),
    Card("upgrade", (PlusCards(1), PlusActions(1), TrashToGain(1, how=EXACTLY))),
    Card("wishing_well", (PlusCards(1), PlusActions(1), WishForTop())),
]

MASQUERADE_FIRST_EDITION: Final = Card("masquerade", (PlusCards(2), PassLeft(skips=False), TrashUpTo(1)))

SHEET: Final = Sheet(INTRIGUE, printings={"masquerade_first_edition": MASQUERADE_FIRST_EDITION})
