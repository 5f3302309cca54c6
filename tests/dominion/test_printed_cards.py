"""What is printed on our cards, and what our piles and kingdoms hold, is what the catalogue of the rulebook says."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, MIXED_PILES
from regalia.dominion.rules.cards.everything import CARDS, LANDSCAPES, NAMED, PRINTINGS
from regalia.dominion.rules.cards.piles import MixedPile
from regalia.dominion.rules.choose import random_kingdom
from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.instructions import PlusActions, PlusBuys, PlusCards, PlusCoins, PlusPotions, PlusTokens
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.dominion.rules.layout import CARD_TYPES, TOKEN_NAMES, TYPE_NAMES
from regalia.dominion.rules.printed import Card, Landscape
from regalia.dominion.rules.supply import Choice, base_piles
from regalia.rulebook import catalogue

PRINTED: dict[str, Any] = {**catalogue("dominion")["glossary_cards"], **catalogue("dominion")["further_cards"]}
OTHER_CARDS = [card for card in PRINTINGS.values() if isinstance(card, Card)]
OTHER_LANDSCAPES = [landscape for landscape in PRINTINGS.values() if isinstance(landscape, Landscape)]
EVERYTHING: dict[str, Card | Landscape] = {**{thing.name: thing for thing in (*CARDS, *LANDSCAPES)}, **PRINTINGS}
# Whatever is said to give so much of something: +2 Cards, $1, 1 Potion.
GIVEN = re.compile(r"\+?\$(?P<coins>\d+)|\+?(?P<number>\d+) (?P<unit>Card|Action|Buy|Potion|Coffers|Villager|Favor|VP)")
UNITS: dict[type, str] = {PlusCards: "Card", PlusActions: "Action", PlusBuys: "Buy", PlusCoins: "$", PlusPotions: "Potion"}
SORTS = {"coffers": "Coffers", "villagers": "Villager", "favors": "Favor", "vp_tokens": "VP"}
# The tokens and counts that cards and landscapes deal with, besides Debt that they cost.
TOKENS_OF = {
    **dict.fromkeys(("city_state", "market_towns", "order_of_astrologers", "order_of_masons"), ("favors",)),
    **dict.fromkeys(("basilica", "plunder", "crumbling_castle", "grand_castle"), ("vp_tokens",)),
    **dict.fromkeys(("bishop", "collection", "goons", "investment", "monument"), ("vp_tokens",)),
    **dict.fromkeys(("pageant", "swashbuckler", "villain"), ("coffers",)),
    **dict.fromkeys(("baker", "butcher", "candlestick_maker", "footpad", "plaza"), ("coffers",)),
    "merchant_guild": ("coffers", "gains"),
    "huge_turnip": ("coffers",),
    "merchant_guild_first_printing": ("coffers",),
    **dict.fromkeys(("underling", "student"), ("favors",)),
    "bridge_troll": ("minus_coin",),
    "relic": ("minus_card",),
    "teacher": ("card_token", "action_token", "buy_token", "coin_token"),
    "treasure_hunter": ("gains", "last_gains"),
    "devils_workshop": ("gains",),
    "innovation": ("action_gains",),
    "cauldron": ("action_gains",),
    "innovation_newest": (),
    "lich": ("skips",),
    "pirate_ship": ("pirate_coins",),
    "treasury": ("gains",),
    "treasury_first_printing": (),
    "patron": ("coffers", "villagers"),
}
FEWER_TYPES = {"captain_first_printing": ("command",), "prince_first_printing": ("command", "duration")}  # of a printing
PILE_NAMES = ("ruins", "knights", "castles")  # names of piles, not of cards


@pytest.mark.parametrize("card", [*CARDS, *OTHER_CARDS], ids=lambda card: card.name)
def test_cost_and_types_are_those_of_the_catalogue(card: Card) -> None:
    entry = PRINTED[card.name].facts
    types = [name for bit, name in enumerate(TYPE_NAMES) if card.types >> bit & 1]
    gone = [types for name, types in FEWER_TYPES.items() if PRINTINGS[name] is card]
    assert sorted((*types, *[name for names in gone for name in names])) == sorted(name.lower() for name in entry["types"])
    cost = entry["cost"]
    assert card.cost == Cost(cost.get("coins", 0), cost.get("potions", 0), cost.get("debt", 0))


@pytest.mark.rules("G-NAME-01", "G-LANDSCAPE-01")
def test_everything_in_the_catalogue_has_its_number() -> None:
    """Cards and landscapes."""
    printed = [name for name in PRINTED if name not in PILE_NAMES]
    assert sorted(KIND_OF) == sorted(printed)
    assert [KIND_NAMES[KIND_OF[name]] for name in printed] == printed


@pytest.mark.rules("G-LANDSCAPE-01", "G-LANDSCAPE-02")
@pytest.mark.parametrize("landscape", [*LANDSCAPES, *OTHER_LANDSCAPES], ids=lambda landscape: landscape.name)
def test_landscapes_are_those_of_the_catalogue_and_no_cards(landscape: Landscape) -> None:
    entry = PRINTED[landscape.name].facts
    types = [name for bit, name in enumerate(TYPE_NAMES) if landscape.types >> bit & 1]
    assert types == [name.lower() for name in entry["types"]]
    assert not landscape.types & CARD_TYPES and landscape.name not in NAMED
    assert landscape.cost == Cost((entry["cost"] or {}).get("coins", 0))


@pytest.mark.rules("G-VICTORY-01", "G-VP-TOKENS-01")
@pytest.mark.parametrize("thing", EVERYTHING.values(), ids=EVERYTHING)
def test_points_and_copies_are_those_of_the_catalogue(thing: Card | Landscape) -> None:
    facts = PRINTED[thing.name].facts
    if isinstance(thing, Landscape) or thing.worth is None:
        assert thing.points == facts.get("points", 0)
    if isinstance(thing, Card) and thing.beside:
        assert thing.beside == facts.get("copies", thing.beside)
    if isinstance(thing, Landscape) and thing.stock:
        assert f"{thing.stock} VP per player" in facts["effect"]


def given(thing: Card | Landscape) -> Iterator[tuple[str, int]]:
    """What the sheet gives without a choice or a condition."""
    for instruction in thing.play:
        if isinstance(instruction, PlusTokens):
            yield SORTS[TOKEN_NAMES[instruction.sort]], instruction.number
        elif isinstance(instruction, PlusActions | PlusBuys | PlusCards | PlusCoins | PlusPotions):
            yield UNITS[type(instruction)], instruction.number


@pytest.mark.rules("G-PLUS-CARDS-01", "G-ACTIONS-01", "G-PLUS-COINS-01")
@pytest.mark.parametrize("thing", EVERYTHING.values(), ids=EVERYTHING)
def test_what_is_given_is_what_the_catalogue_says_in_its_order(thing: Card | Landscape) -> None:
    found = GIVEN.finditer(PRINTED[thing.name].facts["effect"])
    said = iter([("$", int(one["coins"])) if one["coins"] else (one["unit"], int(one["number"])) for one in found])
    assert all(one in said for one in given(thing))


@pytest.mark.parametrize("name", EVERYTHING)
def test_the_tokens_a_game_needs_are_those_its_cards_deal_with(name: str) -> None:
    thing = EVERYTHING[name]
    tokens = {TOKEN_NAMES[sort] for sort in range(thing.tokens.bit_length()) if thing.tokens >> sort & 1}
    assert tokens == set(TOKENS_OF.get(name, TOKENS_OF.get(thing.name, ()))) | ({"debt"} if thing.cost.debt else set())


@pytest.mark.parametrize("pile", MIXED_PILES.values(), ids=MIXED_PILES)
def test_piles_of_several_cards_have_the_copies_of_the_catalogue(pile: MixedPile) -> None:
    for name, number in pile.cards:
        assert number == PRINTED[name].facts.get("copies", number), name
    assert len({number for _, number in pile.cards}) == 1 or pile.name == "castles"


@pytest.mark.rules("G-CURSE-03", "G-VICTORY-02", "G-SUPPLY-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_piles_have_the_sizes_of_the_catalogue(seats: int) -> None:
    sizes = {name: entry.facts["players"][str(seats)] for name, entry in catalogue("dominion")["pile_sizes"].items()}
    found = {KIND_NAMES[kind]: number for kind, number in base_piles(seats).items()}
    assert found["estate"] == found["duchy"] == sizes["estate_and_duchy"]
    for name in ("copper", "silver", "gold", "province", "curse"):
        assert found[name] == sizes[name]
    for pile in Choice(seats, ("gardens", "village")).piles([])[-2:]:
        assert len(pile.kinds) == sizes["kingdom_victory" if pile.name == "gardens" else "kingdom"]


def test_the_recommended_kingdoms_are_those_of_the_catalogue() -> None:
    known = {name: sorted(entry.facts["cards"]) for name, entry in catalogue("dominion")["kingdoms"].items()}
    assert {name: sorted(cards) for name, cards in KINGDOMS.items() if cards} == known


@pytest.mark.rules("G-KINGDOM-01", "G-KINGDOM-03")
def test_random_kingdoms_have_ten_different_kingdom_cards() -> None:
    met: set[str] = set()
    for seed in range(10_000):
        kingdom = random_kingdom(seed)
        assert len(set(kingdom)) == 10
        met.update(kingdom)
    assert met == set(EXPANSION_OF)
    assert not met & {"copper", "curse", "ruins", "horse", "spoils", "champion"}
