"""A plugin of pytest: the laws of Citadels at tables where the characters of an installed package are in every cast."""

from collections.abc import Iterator

from tests.laws import worlds

CASTS = (
    ("assassin", "draftsman", "surveyor", "king", "bishop", "beekeeper", "architect", "warlord"),
    ("witch", "draftsman", "surveyor", "emperor", "abbot", "beekeeper", "navigator", "marshal", "tax_collector"),
    ("magistrate", "draftsman", "surveyor", "patrician", "cardinal", "beekeeper", "scholar", "diplomat", "artist"),
)


def with_guests(table: worlds.Table) -> Iterator[worlds.Choices]:
    for cast in CASTS:
        choices: worlds.Choices = {"edition": table.edition, "cast": cast, "uniques": "random", "crown": "lot"}
        if (table.seats != 2 or len(cast) == 8) and (table.seats not in (3, 8) or len(cast) == 9):
            yield choices
            yield choices | {"tells_by_asking": True, "action_cards": table.edition == "nl"}


worlds.VARIANTS["citadels"] = with_guests
