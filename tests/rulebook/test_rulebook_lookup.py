"""Finding a rule by its id or by words."""

import doctest

import pytest

from regalia import rulebook
from regalia.rulebook import UnknownGame, UnknownRule, finder, library, ruling, rulings, search, statement, statements


def test_a_statement_carries_everything_its_page_shows() -> None:
    one = statement("C-WITCH-17")
    assert (one.game, one.topic, one.kind, one.editions) == ("citadels", "witch", "stated", ("de",))
    assert one.variant == "emperor_bewitched"
    assert {"Witch", "Emperor"} <= set(one.cards)
    assert [edition for edition, _ in one.pages] == ["de"]
    assert statement("G-DISCARD-PILE-01").topic == "Discard pile"
    assert statement("G-DISCARD-PILE-01").variant is None


def test_statements_of_one_game_or_all_in_order() -> None:
    assert statements() == statements("citadels") + statements("dominion")
    assert statements()[0].id == "C-SETUP-01"
    assert statements() == statements()


def test_rulings_by_id_and_the_replaced_ones_say_so() -> None:
    assert ruling("R-09").certainty == "best reading"
    assert ruling("R-D4.17").situation == "Human Cannonball details"
    assert ruling("DECISION-1").certainty == "binding"
    assert [one.id for one in rulings() if one.certainty == "replaced"] == ["R-58", "R-69"]


@pytest.mark.parametrize(
    ("wanted", "closest"),
    [
        ("C-WITCH-99", "C-WITCH-09"),
        ("c-witch-15", "C-WITCH-15"),
        ("C-WICTH-15", "C-WITCH-15"),
        ("G-DISCRAD-01", "G-DISCARD-01"),
    ],
)
def test_an_unknown_statement_names_the_closest_ids(wanted: str, closest: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        statement(wanted)
    assert wanted in str(caught.value)
    assert closest in str(caught.value)
    assert isinstance(caught.value, LookupError)


def test_an_unknown_ruling_names_the_closest_and_nonsense_names_none() -> None:
    with pytest.raises(UnknownRule, match=r"closest: R-D1\."):
        ruling("R-D1.13")
    with pytest.raises(UnknownRule, match=r"^no rule 'xyzzy'$"):
        statement("xyzzy")


def test_an_unknown_game_names_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match="citadels and dominion"):
        statements("chess")
    with pytest.raises(UnknownGame, match="chess"):
        rulebook.catalogue("chess")


def test_what_is_handed_out_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        rulebook.catalogue("citadels")["characters"]["witch"].facts["rank"] = 9  # type: ignore[index]
    assert isinstance(rulebook.catalogue("citadels")["scenarios"]["first_game_en"].facts["cast"], tuple)


@pytest.mark.parametrize(
    ("text", "rule", "within"),
    [
        ("witch king crown", "C-WITCH-15", 5),
        ("Hexe König Krone", "C-WITCH-15", 5),
        ("heks koning kroon", "C-WITCH-15", 5),
        ("C-WITCH-15", "C-WITCH-15", 1),
        ("witch 15", "C-WITCH-15", 1),
        ("lost track 04", "G-LOST-TRACK-04", 1),
        ("bewitched emperor", "C-WITCH-17", 5),
        ("Diplomat Monument", "C-DIPLOMAT-13", 3),
        ("Tunnel Scavenger discard", "G-DISCARD-09", 5),
        ("oldest player crown", "C-SETUP-08", 3),
        ("Powder Tower", "D-ARMORY-01", 3),
    ],
)
def test_search_finds_the_rule_one_has_in_mind(text: str, rule: str, within: int) -> None:
    assert rule in [one.id for one in search(text)[:within]]


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("Hexe", "witch"),
        ("Heks", "witch"),
        ("witches", "witch"),
        ("Seherin", "seer"),
        ("Zieneres", "seer"),
        ("Königin", "queen"),
        ("koenigin", "queen"),
        ("KONIGIN", "queen"),
        ("Magiër", "wizard"),
        ("Magierin", "magician"),
        ("Große Mauer", "great_wall"),
        ("grosse mauer", "great_wall"),
        ("Gewelven", "thieves_den"),
        ("Steuereintreiber", "tax-collector"),
        ("Anschluss verloren", "Lost track (stop-moving rule)"),
    ],
)
def test_search_knows_the_names_of_all_three_languages(text: str, topic: str) -> None:
    found = search(text, limit=sum(one.topic == topic for one in statements()))
    assert {one.topic for one in found} == {topic}


def test_search_honours_its_limit_and_may_find_nothing() -> None:
    assert len(search("gold")) == 20
    assert len(search("gold", limit=3)) == 3
    assert search("gold", limit=0) == ()
    assert search("qwertz") == search("") == search(" -!- ") == ()


@pytest.mark.parametrize("module", [library, finder])
def test_the_examples_in_the_docstrings_hold(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried > 0
    assert failed == 0
