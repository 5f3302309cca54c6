"""Which unique districts are offered to players who restrict themselves to some products."""

import pytest

from regalia.citadels.rules.setup_rules import unique_pool

ORIGINAL = {
    "dragon_gate", "graveyard", "great_wall", "haunted_quarter", "keep", "laboratory", "library", "observatory",
    "school_of_magic", "smithy",
}  # fmt: skip


@pytest.mark.rules("D-CHOICE-04", edition="nl")
def test_only_districts_of_the_original_game_are_offered_without_a_symbol() -> None:
    assert {district.name for district in unique_pool("nl", ("original",))} == ORIGINAL


@pytest.mark.rules("D-CHOICE-04", edition="nl")
def test_whoever_composes_freely_is_offered_every_district_of_the_box() -> None:
    assert len(unique_pool("nl")) == 36
    assert {district.name for district in unique_pool("nl")} > ORIGINAL
