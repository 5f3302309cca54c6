"""Which boxes are whole: as many Kingdom piles as all their editions printed, and the others say that they are parts.

And what games have in common: equal choices share a box, and all boxes what is printed.
"""

from typing import Any

import pytest

from regalia.dominion.rules import supply
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.cards.catalogue import EXPANSIONS
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.setup import setup_from_json
from regalia.words.messages import LANGUAGES, catalogue

WHOLE = {
    "base": 26, "base_first": 6, "intrigue": 32, "seaside": 35, "alchemy": 12, "prosperity": 34, "cornucopia": 34,
    "hinterlands": 35, "promos": 11,
}  # fmt: skip
PART = {"en": "(part)", "de": "(Teil)", "nl": "(deel)"}


def test_whole_boxes_have_every_pile() -> None:
    assert {name: len(EXPANSIONS[name]) for name in WHOLE} == WHOLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_box_that_is_not_whole_says_so(language: str) -> None:
    said = {name: catalogue(language, language).format(f"listed-dominion-expansions-{name}", "", {}) for name in EXPANSIONS}
    assert {name for name, text in said.items() if not text.endswith(PART[language])} == set(WHOLE)


def box_of(**choices: Any) -> Box:
    return setup_for(seats=2, **choices).box


def test_equal_choices_share_a_box_and_all_boxes_what_is_printed() -> None:
    first = box_of(kingdom="first_game", seed=1)
    assert first is box_of(kingdom="first_game", seed=2)
    assert first is setup_from_json(setup_for(seats=2, kingdom="first_game", seed=3).json()).box
    other = box_of(kingdom="deck_top")
    assert other.piles != first.piles and other.printed is first.printed
    assert list(other.types) == list(first.types), "compiled, a row of numbers is wrapped anew whenever it is looked at"


@pytest.mark.parametrize(
    "choices",
    [{name: True} for name in ("choose_top", "open_counts", "colonies", "shelters")]
    + [{"printings": ["trader_first_edition"]}],
)
def test_every_choice_makes_another_box(choices: dict[str, Any]) -> None:
    assert box_of(kingdom="first_game", **choices) is not box_of(kingdom="first_game")


def test_other_printings_are_not_shared() -> None:
    kingdom = ["trader", *setup_for("first_game").kingdom[1:]]
    new, old = box_of(kingdom=kingdom), box_of(kingdom=kingdom, printings=["trader_first_edition"])
    kind = KIND_OF["trader"]
    assert new.printed[kind] is not old.printed[kind] and new.printed[kind] is box_of(kingdom="deck_top").printed[kind]


def test_few_boxes_are_kept() -> None:
    for seed in range(supply.MOST_KEPT + 5):
        box_of(kingdom="random", seed=seed)
    assert len(supply.BOXES) <= supply.MOST_KEPT and len(supply.BY_KIND) <= supply.MOST_KEPT
