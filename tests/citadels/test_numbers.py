"""The small numbers are what they are called: bots and words look things up by them, not only the rules."""

from regalia.citadels.rules import layout
from regalia.citadels.rules.districts.catalogue import DISTRICTS


def test_every_title_is_the_place_of_its_card_in_the_catalogue() -> None:
    named = {card.name: getattr(layout, card.name.upper()) for card in DISTRICTS if hasattr(layout, card.name.upper())}
    assert named == {card.name: place for place, card in enumerate(DISTRICTS) if card.name in named}
    assert {name for name in vars(layout) if name.isupper()} >= {"MANOR", "LABORATORY", "LIBRARY"}


def test_every_type_is_called_by_its_name() -> None:
    assert [getattr(layout, name.upper()) for name in layout.KIND_NAMES] == list(range(layout.KINDS))
