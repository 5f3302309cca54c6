"""Kingdoms by name, by lot with wishes, and as lists in a text."""

from typing import Any

import pytest

from regalia.cli.choices import entries_of
from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, MIXED_PILES, NAMED
from regalia.dominion.rules.choose import random_kingdom, setup_for
from regalia.dominion.rules.kingdoms import KINGDOMS, kingdom_text
from regalia.dominion.rules.layout import ATTACK
from regalia.kernel.setup import SetupError
from regalia.rulebook import catalogue


def test_the_recommended_kingdoms_are_those_of_the_catalogue() -> None:
    written = {name: set(entry.facts["cards"]) for name, entry in catalogue("dominion")["kingdoms"].items()}
    assert written == {name: set(cards) for name, cards in KINGDOMS.items() if name != "money"}
    assert all(len(setup_for(name).kingdom) == 10 for name in written)


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
        ({"kingdom": "random", "expansions": {"prosperity": 10}}, "come from prosperity; 10 are needed"),
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
