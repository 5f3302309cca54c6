"""Which boxes are whole: as many Kingdom piles as all their editions printed, and the others say that they are parts."""

import pytest

from regalia.dominion.rules.cards.catalogue import EXPANSIONS
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
