"""Kingdom cards of Hinterlands."""

from typing import Final

from regalia.dominion.rules.cards.hinterlands_decks import RevealForOracle, RobOthers, ShuffleActionsIn, TreasuresOntoDeck
from regalia.dominion.rules.cards.hinterlands_hands import (
    DiscardForCurses,
    DiscardToGainAction,
    GainOrSilvers,
    LoseCoinPerCard,
    PerVictoryCards,
    TrashToDevelop,
)
from regalia.dominion.rules.cards.hinterlands_instructions import (
    DUCHESS_WITH_DUCHY,
    SCHEME_TOPDECKS,
    SCHEME_TOPDECKS_CHOSEN,
    TRADER_EXCHANGES,
    TRADER_GAINS,
    ChooseToKeep,
    LookMayDiscard,
    MayGainCopper,
    RevealForGold,
    TrashForSilvers,
)
from regalia.dominion.rules.cards.hinterlands_reactions import (
    BERSERKER_GAINED,
    CAULDRON_CURSES,
    HAGGLER_BOUGHT,
    HAGGLER_GAINS,
    PLAY_GUARD_DOG,
    TRAIL_DISCARDED,
    TRAIL_GAINED,
    TRAIL_TRASHED,
    TRASH_FOOLS_GOLD,
    WEAVER_DISCARDED,
)
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.costs import EXACTLY
from regalia.dominion.rules.from_hand import DiscardDownTo, DiscardFromHand, TopdeckFromHand, TrashToGain, TrashUpTo
from regalia.dominion.rules.hands import CardPerShown, IfCardsInHand
from regalia.dominion.rules.instructions import (
    CheaperInPlay,
    CheaperThisTurn,
    DrawUpTo,
    EachOther,
    EachPlayer,
    Gain,
    GainCheaper,
    IfFirstPlayed,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    ThisTurn,
)
from regalia.dominion.rules.kinds import COPPER, CURSE, DUCHY, GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import ACTION_GAINS, CARD_DISCARDED, CARD_TRASHED, DECK, TREASURE, VICTORY
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.promises import AtCleanUp, RestOfTurn
from regalia.dominion.rules.reactions import OfItself, WhenBought, WhenGained
from regalia.dominion.rules.sorting import LookAndDiscard

FARMLAND: Final = KIND_OF["farmland"]
HIGHWAY: Final = KIND_OF["highway"]
NOMADS: Final = KIND_OF["nomads"]

TUNNEL_DISCARDED: Final = OfItself("reveal_tunnel", KIND_OF["tunnel"], CARD_DISCARDED, RevealForGold(), must=False)
CURSES_FOR_ALL: Final = WhenGained("ill_gotten_gained", KIND_OF["ill_gotten_gains"], EachOther(Gain(CURSE)))
BORDER_VILLAGE_GAINED: Final = WhenGained("border_village_gained", KIND_OF["border_village"], GainCheaper())
CACHE_GAINED: Final = WhenGained("cache_gained", KIND_OF["cache"], InOrder((Gain(COPPER), Gain(COPPER))))
EMBASSY_GAINED: Final = WhenGained("embassy_gained", KIND_OF["embassy"], EachOther(Gain(SILVER)))
FARMLAND_GAINED: Final = WhenGained("farmland_gained", FARMLAND, TrashToGain(2, how=EXACTLY, besides=FARMLAND))
FARMLAND_BOUGHT: Final = WhenBought("farmland_bought", FARMLAND, TrashToGain(2, how=EXACTLY))
INN_GAINED: Final = WhenGained("inn_gained", KIND_OF["inn"], ShuffleActionsIn())
MANDARIN_GAINED: Final = WhenGained("mandarin_gained", KIND_OF["mandarin"], TreasuresOntoDeck())
NOBLE_BRIGAND_BOUGHT: Final = WhenBought("noble_brigand_bought", KIND_OF["noble_brigand"], RobOthers())
NOMADS_GAINED: Final = WhenGained("nomads_gained", NOMADS, PlusCoins(2))
NOMADS_TRASHED: Final = OfItself("nomads_trashed", NOMADS, CARD_TRASHED, PlusCoins(2), must=True)
SOUK_GAINED: Final = WhenGained("souk_gained", KIND_OF["souk"], TrashUpTo(2))

SPICES: Final = Choose(
    1,
    (
        Alternative("two_cards_and_action", InOrder((PlusCards(2), PlusActions(1)))),
        Alternative("buy_and_two_coins", InOrder((PlusBuys(1), PlusCoins(2)))),
    ),
)

HINTERLANDS: Final = [
    Card("duchess", (PlusCoins(2), EachPlayer(LookMayDiscard(1))), listeners=(DUCHESS_WITH_DUCHY,), gives=(DUCHY,)),
    Card("scheme", (PlusCards(1), PlusActions(1), ThisTurn()), listeners=(SCHEME_TOPDECKS,)),
    Card("trader", (TrashForSilvers(),), listeners=(TRADER_EXCHANGES,), gives=(SILVER,)),
    Card("tunnel", listeners=(TUNNEL_DISCARDED,), gives=(GOLD,)),
    Card("nomad_camp", (PlusBuys(1), PlusCoins(2)), gained_to=DECK),
    Card("ill_gotten_gains", (PlusCoins(1), MayGainCopper()), listeners=(CURSES_FOR_ALL,), gives=(COPPER, CURSE)),
    Card("berserker", (GainCheaper(), EachOther(DiscardDownTo(3))), listeners=(BERSERKER_GAINED,)),
    Card("border_village", (PlusCards(1), PlusActions(2)), listeners=(BORDER_VILLAGE_GAINED,)),
    Card("cache", (PlusCoins(3),), listeners=(CACHE_GAINED,), gives=(COPPER,)),
    Card("cartographer", (PlusCards(1), PlusActions(1), LookAndDiscard(4))),
    Card(
        "cauldron",
        (PlusCoins(2), PlusBuys(1), RestOfTurn(EachOther(Gain(CURSE)))),
        listeners=(CAULDRON_CURSES,),
        gives=(CURSE,),
        tokens=1 << ACTION_GAINS,
    ),
    Card("crossroads", (CardPerShown(VICTORY), IfFirstPlayed(PlusActions(3)))),
    Card("develop", (TrashToDevelop(),)),
    Card("embassy", (PlusCards(5), DiscardFromHand(3)), listeners=(EMBASSY_GAINED,), gives=(SILVER,)),
    Card("farmland", listeners=(FARMLAND_GAINED,)),
    Card("fools_gold", (IfFirstPlayed(PlusCoins(1), PlusCoins(4)),), listeners=(TRASH_FOOLS_GOLD,), gives=(GOLD,)),
    Card("guard_dog", (PlusCards(2), IfCardsInHand(0, PlusCards(2), 5)), listeners=(PLAY_GUARD_DOG,)),
    Card("haggler", (PlusCoins(2), RestOfTurn(InOrder(()))), listeners=(HAGGLER_GAINS,)),
    Card("highway", (PlusCards(1), PlusActions(1), ThisTurn()), cheaper=CheaperThisTurn(HIGHWAY, 1)),
    Card("inn", (PlusCards(2), PlusActions(2), DiscardFromHand(2)), listeners=(INN_GAINED,)),
    Card(
        "jack_of_all_trades",
        (Gain(SILVER), LookMayDiscard(1), DrawUpTo(5), TrashUpTo(1, except_types=TREASURE)),
        gives=(SILVER,),
    ),
    Card("mandarin", (PlusCoins(3), TopdeckFromHand()), listeners=(MANDARIN_GAINED,)),
    Card("margrave", (PlusCards(3), PlusBuys(1), EachOther(InOrder((PlusCards(1), DiscardDownTo(3)))))),
    Card("noble_brigand", (PlusCoins(1), RobOthers()), listeners=(NOBLE_BRIGAND_BOUGHT,), gives=(COPPER,)),
    Card("nomads", (PlusBuys(1), PlusCoins(2)), listeners=(NOMADS_GAINED, NOMADS_TRASHED)),
    Card("oasis", (PlusCards(1), PlusActions(1), PlusCoins(1), DiscardFromHand(1))),
    Card("oracle", (EachPlayer(RevealForOracle()), PlusCards(2))),
    Card("silk_road", worth=PerVictoryCards(4)),
    Card("souk", (PlusBuys(1), PlusCoins(7), LoseCoinPerCard()), listeners=(SOUK_GAINED,)),
    Card("spice_merchant", (TrashUpTo(1, TREASURE, SPICES),)),
    Card("stables", (DiscardFromHand(1, TREASURE, InOrder((PlusCards(3), PlusActions(1))), optional=True),)),
    Card("trail", (PlusCards(1), PlusActions(1)), listeners=(TRAIL_GAINED, TRAIL_TRASHED, TRAIL_DISCARDED)),
    Card("weaver", (GainOrSilvers(),), listeners=(WEAVER_DISCARDED,), gives=(SILVER,)),
    Card("wheelwright", (PlusCards(1), PlusActions(1), DiscardToGainAction())),
    Card("witchs_hut", (PlusCards(4), DiscardForCurses()), gives=(CURSE,)),
]

HINTERLANDS_PRINTINGS: Final = {
    "scheme_first_edition": Card(
        "scheme", (PlusCards(1), PlusActions(1), AtCleanUp(ChooseToKeep(), may=False)), listeners=(SCHEME_TOPDECKS_CHOSEN,)
    ),
    "trader_first_edition": Card("trader", (TrashForSilvers(),), listeners=(TRADER_GAINS,), gives=(SILVER,)),
    "farmland_first_printing": Card("farmland", listeners=(FARMLAND_BOUGHT,)),
    "haggler_first_printing": Card("haggler", (PlusCoins(2),), listeners=(HAGGLER_BOUGHT,)),
    "highway_first_printing": Card("highway", (PlusCards(1), PlusActions(1)), cheaper=CheaperInPlay(HIGHWAY, 1)),
}

SHEET: Final = Sheet(HINTERLANDS, printings=HINTERLANDS_PRINTINGS)
