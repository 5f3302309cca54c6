"""What is printed on our cards, and what our piles and kingdoms hold, is what the catalogue of the rulebook says."""

from typing import Any

import pytest

from regalia.dominion.rules.cards.catalogue import CARDS, EXPANSION_OF, LANDSCAPES, NAMED
from regalia.dominion.rules.choose import random_kingdom
from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.dominion.rules.layout import CARD_TYPES, TYPE_NAMES
from regalia.dominion.rules.printed import Card, Landscape
from regalia.dominion.rules.supply import Choice, base_piles
from regalia.rulebook import catalogue

PRINTED: dict[str, Any] = {**catalogue("dominion")["glossary_cards"], **catalogue("dominion")["further_cards"]}
PILE_NAMES = ("ruins", "knights", "castles")  # names of piles, not of cards


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_cost_and_types_are_those_of_the_catalogue(card: Card) -> None:
    entry = PRINTED[card.name].facts
    types = [name for bit, name in enumerate(TYPE_NAMES) if card.types >> bit & 1]
    assert sorted(types) == sorted(name.lower() for name in entry["types"])
    cost = entry["cost"]
    assert card.cost == Cost(cost.get("coins", 0), cost.get("potions", 0), cost.get("debt", 0))


@pytest.mark.rules("G-NAME-01", "G-LANDSCAPE-01")
def test_everything_in_the_catalogue_has_its_number() -> None:
    """Cards and landscapes."""
    printed = [name for name in PRINTED if name not in PILE_NAMES]
    assert sorted(KIND_OF) == sorted(printed)
    assert [KIND_NAMES[KIND_OF[name]] for name in printed] == printed


@pytest.mark.rules("G-LANDSCAPE-01", "G-LANDSCAPE-02")
@pytest.mark.parametrize("landscape", LANDSCAPES, ids=lambda landscape: landscape.name)
def test_landscapes_are_those_of_the_catalogue_and_no_cards(landscape: Landscape) -> None:
    entry = PRINTED[landscape.name].facts
    types = [name for bit, name in enumerate(TYPE_NAMES) if landscape.types >> bit & 1]
    assert types == [name.lower() for name in entry["types"]]
    assert not landscape.types & CARD_TYPES and landscape.name not in NAMED
    assert landscape.cost == Cost((entry["cost"] or {}).get("coins", 0))


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
