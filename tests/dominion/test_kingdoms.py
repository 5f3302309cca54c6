"""Kingdoms by name, by lot with wishes, and as lists in a text."""

from typing import Any

import pytest

from regalia.cli.choices import entries_of
from regalia.dominion.names import identify_choice, written
from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, MIXED_PILES
from regalia.dominion.rules.cards.everything import CARDS, LANDSCAPES, NAMED
from regalia.dominion.rules.choose import random_kingdom, setup_for
from regalia.dominion.rules.engine import lists
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.kingdom_rules import ALLIES, CHOOSABLE, FEWEST_IN_BLACK_MARKET
from regalia.dominion.rules.kingdoms import KINGDOMS, RECOMMENDED, kingdom_text
from regalia.dominion.rules.layout import ATTACK, WAY
from regalia.dominion.rules.setup import DominionSetup, new_game, setup_from_json
from regalia.dominion.written_kingdoms import read_choices
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.setup import SetupError
from regalia.rulebook import catalogue

WITH_MARKET = ("black_market", "village", "smithy", "market", "moat", "cellar", "militia", "festival", "chapel", "remodel")

BESIDES = (
    "harbinger", "merchant", "vassal", "bureaucrat", "gardens", "poacher", "throne_room", "bandit",
    "library", "mine", "duchess", "witch", "workshop", "moneylender", "council_room",
)  # fmt: skip
DRAWN_BY_SEVEN = (
    "devils_workshop", "duplicate", "enchantress", "engineer", "fool", "overlord", "peasant", "ratcatcher", "relic",
    "villa",
)  # fmt: skip
LANDSCAPES_OF_SEVEN = ("summon", "pageant")


def test_the_recommended_kingdoms_are_those_of_the_catalogue() -> None:
    written = {name: set(entry.facts["cards"]) for name, entry in catalogue("dominion")["kingdoms"].items()}
    assert written == {name: set(cards) for name, cards in KINGDOMS.items() if name != "money"}
    assert all(len(setup_for(name).kingdom) == 10 for name in written)


@pytest.mark.parametrize("name", RECOMMENDED)
def test_a_recommended_kingdom_of_a_box_can_be_played_by_its_name(name: str) -> None:
    setup = setup_for(name, seats=2)
    assert sorted(setup.kingdom) == sorted(RECOMMENDED[name].cards) and setup.colonies == RECOMMENDED[name].colonies
    assert len(set(setup.kingdom)) == 10 and name not in KINGDOMS
    assert identify_choice("kingdoms", name.replace("_", " "), lists()["kingdoms"]) == name
    assert new_game(setup).decision is not None


def test_a_random_kingdom_follows_from_its_seed() -> None:
    found = [random_kingdom(seed) for seed in range(20)]
    assert found == [random_kingdom(seed) for seed in range(20)] and len(set(found)) == 20
    assert all(len(set(cards)) == 10 and set(cards) <= set(EXPANSION_OF) for cards in found)


def test_wishes_for_a_random_kingdom_are_granted() -> None:
    for seed in range(30):
        assert not any(attacks(card) for card in random_kingdom(seed, no_attacks=True))
        assert {EXPANSION_OF[card] for card in random_kingdom(seed, ("base",))} == {"base"}
        mixed = [EXPANSION_OF[card] for card in random_kingdom(seed, {"base": 9, "intrigue": 1})]
        assert (mixed.count("base"), mixed.count("intrigue")) == (9, 1)
    assert random_kingdom(4, {"base": 9, "intrigue": 1}) == random_kingdom(4, {"intrigue": 1, "base": 9})
    assert any(attacks(card) for seed in range(9) for card in random_kingdom(seed)), "only if wished"


@pytest.mark.rules("G-CURSE-03")
def test_without_curses_nothing_that_gives_them_is_drawn() -> None:
    curses = {card.name for card in CARDS if KIND_OF["curse"] in card.gives}
    assert len(curses) > 5
    seen: set[str] = set()
    for seed in range(30):
        assert not any(gives_curses(card) for card in random_kingdom(seed, omit_curses=True))
        seen.update(random_kingdom(seed))
        spared = setup_for(WITH_MARKET, seed=seed, omit_curses=True).black_market
        usual = setup_for(WITH_MARKET, seed=seed).black_market
        assert not curses & set(spared) and len(spared) == len(usual) == FEWEST_IN_BLACK_MARKET
        seen.update(usual)
    assert any(gives_curses(card) for card in seen & set(EXPANSION_OF)) and curses & seen, "only if wished"


def gives_curses(name: str) -> bool:
    cards = [card for card, _ in MIXED_PILES[name].cards] if name in MIXED_PILES else [name]
    return any(KIND_OF["curse"] in NAMED[card].gives for card in cards)


@pytest.mark.rules("G-BUY-12")
def test_a_black_market_deck_by_lot_has_different_cards_of_other_piles() -> None:
    knights = {name for name, _ in MIXED_PILES["knights"].cards}
    drawn: set[str] = set()
    for seed in range(60):
        deck = setup_for(WITH_MARKET, seed=seed).black_market
        assert len(set(deck)) == FEWEST_IN_BLACK_MARKET and not set(deck) & set(WITH_MARKET)
        assert len(knights & set(deck)) <= 1
        drawn.update(deck)
    assert drawn & knights and not drawn & {"encampment", "plunder", "knights"}
    assert setup_for("first_game").black_market == ()
    besides = ("knights", *WITH_MARKET[1:])
    assert not any(knights & set(setup_for((*besides[:9], "black_market"), seed=seed).black_market) for seed in range(30))


@pytest.mark.rules("G-LANDSCAPE-01")
def test_landscapes_by_lot_are_different_and_no_two_are_ways() -> None:
    ways = {landscape.name for landscape in LANDSCAPES if landscape.types & WAY}
    met: set[str] = set()
    for seed in range(200):
        for number in (0, 1, 2):
            chosen = setup_for("first_game", seed=seed, landscapes=number).landscapes
            assert len(set(chosen)) == number and len(ways & set(chosen)) <= 1
            met.update(chosen)
    assert met == set(CHOOSABLE) - set(ALLIES)
    assert len(setup_for(KINGDOMS["first_game"], landscapes=1).landscapes) == 1
    with pytest.raises(SetupError, match="at most 2"):
        setup_for("first_game", landscapes=3)


def test_wishes_are_for_random_kingdoms() -> None:
    for seed in range(5):
        chosen = setup_for("random", seed=seed, expansions=("base",), no_attacks=True).kingdom
        assert all(EXPANSION_OF[card] == "base" and not attacks(card) for card in chosen)


def attacks(name: str) -> bool:
    """Whether a card, or one of a pile's cards, is an Attack."""
    cards = [card for card, _ in MIXED_PILES[name].cards] if name in MIXED_PILES else [name]
    return any(NAMED[card].types & ATTACK for card in cards)


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        ({"kingdom": "random", "expansions": ("bass",)}, "unknown expansion 'bass'"),
        ({"kingdom": "random", "expansions": {"base": 4}}, "make 4; 10 are needed"),
        ({"kingdom": "random", "expansions": {"base": 12, "intrigue": -2}}, "10 are needed"),
        ({"kingdom": "random", "expansions": {"empires": 10}}, "come from empires; 10 are needed"),
        ({"kingdom": "first_game", "no_attacks": True}, "this one is chosen already"),
        ({"kingdom": "last_game"}, "unknown kingdom 'last_game'"),
    ],
)
def test_what_cannot_be_is_refused(choices: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        setup_for(**choices)


def test_a_list_is_read_as_it_is_written() -> None:
    cards = ["Smithy", "Throne Room", "Will-o'-Wisp"]
    assert entries_of(kingdom_text(cards, "mine")) == cards
    assert entries_of("1. Smithy; Throne Room\n* Will-o'-Wisp # last\n\n") == cards


def test_what_is_not_said_of_a_setup_is_as_usual() -> None:
    written = {"seats": 2, "kingdom": list(KINGDOMS["first_game"])}
    usual = DominionSetup(2, KINGDOMS["first_game"])
    assert setup_from_json(written).json() == usual.json()
    assert not (usual.choose_top or usual.open_counts or usual.omit_curses or usual.tells_by_asking)
    assert not (usual.colonies or usual.shelters or usual.landscapes or usual.black_market or usual.printings)
    changed = {"choose_top": True, "landscapes": ["silos"], "colonies": True, "printings": ["stash_newest"], "seed": 3}
    assert {**usual.json(), **changed} == setup_from_json({**written, **changed}).json()


def test_a_seed_draws_what_it_has_always_drawn() -> None:
    """Setups are told by their seeds, too: the lots of what is chosen at random are part of that."""
    setup = setup_for("random", seed=7, expansions=("dark_ages", "adventures", "empires", "nocturne"), landscapes=2)
    assert (setup.kingdom, setup.landscapes) == (DRAWN_BY_SEVEN, LANDSCAPES_OF_SEVEN)
    assert setup_for(WITH_MARKET, seed=7).black_market == setup_for(WITH_MARKET, seed=7).black_market
    assert setup_for(WITH_MARKET, seed=7).black_market != setup_for(WITH_MARKET, seed=8).black_market


@pytest.mark.parametrize("place", ["boons", "hexes", "black_market_deck"])
def test_decks_beside_the_supply_are_shuffled(place: str) -> None:
    kingdom = ("pixie", "tormentor", *WITH_MARKET[:8])
    orders = set()
    for seed in range(6):
        game = new_game(setup_for(kingdom, seed=seed, black_market=BESIDES))
        orders.add(tuple(game.face(card) for card in game.zones[game.zone_names().index(place)]))
    assert len(orders) == 6 and len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.rules("G-SUPPLY-02")
@pytest.mark.parametrize("pile", ["knights", "ruins"])
def test_of_a_shuffled_pile_everybody_sees_the_top_card_only(pile: str) -> None:
    game = new_game(setup_for(("knights", "cultist", *WITH_MARKET[1:9]), seats=3))
    zone = game.box.pile_of[KIND_OF[MIXED_PILES[pile].cards[0][0]]]
    lying, name = game.zones[zone], game.zone_names()[zone]
    for viewer in range(3):
        seen = game.view(viewer).zone(name)
        assert seen[-1] == game.face(lying[-1]) and set(seen[:-1]) == {UNKNOWN} and len(seen) == len(lying)


def test_a_recommended_kingdom_brings_its_bane_or_its_ferrymans_pile() -> None:
    setup = setup_for("the_spice_of_life", seats=3)
    assert setup.bane == ("wishing_well",) and setup.ferryman == ()
    assert setup_for("blue_harvest_cornucopia_and_guilds").ferryman == ("guard_dog",)
    assert setup_for("the_spice_of_life", bane=["moat"]).bane == ("moat",)
    # the pile printed for this one is too cheap for Ferryman: a fitting one is drawn
    (pile,) = setup_for("bounty_of_the_hunt_cornucopia_and_guilds").ferryman
    assert NAMED[pile].cost.coins in (3, 4)


def test_a_link_names_the_bane_apart_from_the_ten_piles() -> None:
    found = read_choices("https://example.org/?supply=youngwitch,witch&bane=moat&ferryman=village&colonies=1")
    assert found.choices == {"kingdom": ["young_witch", "witch"], "bane": ["moat"], "ferryman": ["village"], "colonies": True}
    assert read_choices("Young Witch\nWitch\nBane: Moat").choices == {"kingdom": ["young_witch", "witch"], "bane": ["moat"]}
    assert read_choices("Young Witch, Bane: Nothing of the kind").unknown == ["Nothing of the kind"]


def test_a_kingdom_with_further_piles_is_written_so_that_it_is_read_again() -> None:
    setup = setup_for("the_jesters_workshop", seats=2)
    found = read_choices(written(setup, "de"))
    assert sorted(found.choices["kingdom"]) == sorted(setup.kingdom) and found.choices["bane"] == list(setup.bane)


def test_black_market_decks_by_lot_may_hold_what_brings_a_further_pile() -> None:
    kingdom = ["black_market", *[card for card in KINGDOMS["first_game"] if card != "moat"]]
    setups = [setup_for(kingdom, seed=seed) for seed in range(120)]
    for card, piles in (("young_witch", [one.bane for one in setups]), ("ferryman", [one.ferryman for one in setups])):
        held = [card in (*one.black_market, *one.ferryman) for one in setups]
        assert any(held) and [len(pile) == 1 for pile in piles] == held
    assert all(new_game(one).decision is not None for one in setups if one.bane)
