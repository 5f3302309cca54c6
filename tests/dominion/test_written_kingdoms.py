"""Kingdoms as people pass them on: lists and links of other tools."""

import time

import pytest

from regalia.dominion.written_kingdoms import read_choices

TEN = ["cellar", "council_room", "festival", "gardens", "library", "militia", "moat", "smithy", "throne_room", "witch"]


@pytest.mark.parametrize(
    "text",
    [
        "Cellar, Council Room, Festival, Gardens, Library, Militia, Moat, Smithy, Throne Room, Witch",  # dominion.games
        "cellar, council_room, festival, gardens, library, militia, moat, smithy, throne_room, witch",  # Temple Gates
        "# Friday\nCellar\nCouncil Room\nFestival\nGardens\nLibrary\nMilitia\nMoat\nSmithy\nThrone Room\nWitch\n",
        "Keller; Ratsversammlung; Jahrmarkt; Gärten; Bibliothek; Miliz; Burggraben; Schmiede; Thronsaal; Hexe",
        "10 x Cellar\n10x Council Room\n- Festival\n• Gardens\nLibrary (5)\nMilitia\nMoat\nSmithy\nThrone Room\nWitch.",
        "https://dominionrandomizer.com/?lang=en&supply=cellar,councilroom,festival,gardens,library,militia,moat,smithy,"
        "throneroom,witch",
        "Let us play https://dominionrandomizer.com/?supply=cellar%2Ccouncilroom%2Cfestival%2Cgardens%2Clibrary%2Cmilitia"
        "%2Cmoat%2Csmithy%2Cthroneroom%2Cwitch today",
    ],
)
def test_ten_cards_in_every_form(text: str) -> None:
    found = read_choices(text)
    assert found.choices == {"kingdom": TEN}
    assert found.unknown == []


def test_landscapes_colonies_and_shelters_of_a_link() -> None:
    found = read_choices(
        "https://dominionrandomizer.com/?supply=witch&events=bonfire&projects=piazza&ways=wayoftheox&colonies=1&shelters=0"
    )
    assert found.choices == {
        "colonies": True,
        "shelters": False,
        "kingdom": ["witch"],
        "landscapes": ["bonfire", "piazza", "way_of_the_ox"],
    }


def test_landscapes_and_base_cards_of_a_list() -> None:
    found = read_choices("Witch, Bonfire, Way of the Ox, Platin, Kolonie, Gold, Province, Shelters, Overgrown Estate")
    assert found.choices == {
        "kingdom": ["witch"],
        "landscapes": ["bonfire", "way_of_the_ox"],
        "colonies": True,
        "shelters": True,
    }
    assert found.unknown == []


def test_what_is_not_known_is_said_as_it_was_written() -> None:
    found = read_choices("Witch, Flying Carpet, inspiring(bishop),, Witch")
    assert found.choices == {"kingdom": ["witch"]}
    assert found.unknown == ["Flying Carpet", "inspiring(bishop)"]


@pytest.mark.parametrize("text", ["", "  \n ", "# only a remark", "https://example.org/", "https://example.org/?lang=en"])
def test_nothing_is_nothing(text: str) -> None:
    assert read_choices(text).choices == {} and read_choices(text).unknown == []


def test_mixed_piles_are_piles() -> None:
    assert read_choices("Knights, Castles, augurs").choices == {"kingdom": ["knights", "castles", "augurs"]}


def test_a_long_text_takes_no_longer_than_its_length() -> None:
    """Blanks were once tried from every place to every other: 4,000 of them held up a server for 47 milliseconds."""
    began = time.process_time()
    read_choices("x" + " " * 400_000 + "y")
    assert time.process_time() - began < 5.0  # by squares it would be eight minutes


def test_a_pile_of_two_cards_may_be_named_by_both() -> None:
    found = read_choices("Sauna / Avanto, Gladiator/Fortune, Harem / Farm, /Nothing, Bane: Encampment / Plunder")
    assert found.choices == {"kingdom": ["sauna", "gladiator", "harem"], "bane": ["encampment"]}
    assert found.unknown == ["/Nothing"]
