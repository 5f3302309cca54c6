"""Pages of the rulebook: found by every name, complete, with links that lead somewhere."""

import doctest

import pytest

from regalia.rulebook import Page, catalogue, cites, pages_called, see_also, statements, term
from regalia.rulebook import pages as pages_module
from regalia.words import topics
from regalia.words.tongue import tongue
from regalia.words.topics import find_cards, find_pages, find_rules, topic_of


def only(name: str) -> Page:
    found = find_pages(name)
    assert len(found) == 1, [page.topic for page in found]
    return found[0]


@pytest.mark.rules("G-DISCARD-PILE-07")
@pytest.mark.parametrize("alias", ["Ablagestapel mischen", "ablagestapel MISCHEN", "Mischen", "reshuffle"])
def test_shuffling_the_discard_pile_leads_to_shuffle(alias: str) -> None:
    entry = term(alias)
    assert entry is not None and entry.id == "shuffle" and entry.names["de"].startswith("Mischen")
    assert only(alias).topic == "Shuffle"


@pytest.mark.rules("G-PLAYED-ALIAS-01")
@pytest.mark.parametrize("alias", ["Ausgespielt", "Gespielt", "played"])
def test_played_leads_to_play(alias: str) -> None:
    entry = term(alias)
    assert entry is not None and entry.id == "play" and entry.names["de"] == "Spielen"
    assert only(alias).statements[0].id == "G-PLAY-01"


@pytest.mark.rules("G-EXTRA-TURN-04")
def test_another_turn_is_an_extra_turn() -> None:
    entry = term("another turn")
    assert entry is not None and entry.id == "extra_turn"
    assert find_rules("another turn", limit=1)[0].topic == "Extra turn"
    assert term("another hand") is None


@pytest.mark.rules("G-HAND-03")
def test_the_links_of_hand_lead_to_discard_clean_up_and_drawing() -> None:
    entry = term("Hand")
    assert entry is not None
    assert [link.names["de"] for link in see_also(entry)] == ["Ablegen", "Aufräumphase", "+ X Karten (Ziehen), Ziehen"]
    assert [link.id for link in only("Handkarte").see] == ["discard", "clean_up_phase", "x_cards_draw"]


def test_every_link_leads_to_an_entry_with_rules() -> None:
    links = [(entry.id, link) for entry in catalogue("dominion")["terms"].values() for link in see_also(entry)]
    assert len(links) > 60
    for source, link in links:
        assert link.id != source
        assert only_term_page(link.names["en"]).statements, f"{source} leads to {link.id}, which says nothing"


def only_term_page(name: str) -> Page:
    return next(page for page in find_pages(name) if page.entry is not None and page.entry.section == "terms")


def test_one_name_may_be_on_a_page_of_each_game() -> None:
    witch, other = pages_called("witch")
    assert (witch.game, other.game) == ("citadels", "dominion")
    assert [one.id for one in witch.statements][:2] == ["C-WITCH-01", "C-WITCH-02"]
    assert "C-INT-07" in [one.id for one in witch.statements] and "C-KING-07" in [one.id for one in witch.mentions]
    assert any("like killed" in one.de for one in witch.differences())
    assert "R-D4.3" in [one.id for one in witch.rulings()]
    assert all("Witch" in one.cards for one in other.statements)


@pytest.mark.parametrize(
    ("name", "topic"),
    [
        ("Hexe", "witch"),
        ("Heks", "witch"),
        ("The crown", "crown"),
        ("Die Krone", "crown"),
        ("De kroon", "crown"),
        ("Discard pile", "Discard pile"),
        ("Ablagestapel", "Discard pile"),
        ("Aflegstapel", "Discard pile"),
        ("Opschoonfase", "Clean-up phase"),
        ("Spelunke", "thieves_den"),
    ],
)
def test_pages_are_found_in_three_languages(name: str, topic: str) -> None:
    assert topic in [page.topic for page in find_pages(name)]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_search_finds_every_topic_by_its_heading(language: str) -> None:
    """Among the best ten, since some headings are everyday words."""
    first = {(one.game, one.topic): one for one in statements()}
    missed = []
    for (game, topic), one in first.items():
        heading = topic_of(one, tongue(language))
        if not any((hit.game, hit.topic) == (game, topic) for hit in find_rules(heading, limit=20)):
            missed.append(heading)
    assert not missed


@pytest.mark.parametrize(
    ("text", "topic"),
    [("opruimen", "Clean-up phase"), ("aufräumen", "Clean-up phase"), ("ablegen", "Discard"), ("mischt", "Shuffle")],
)
def test_search_finds_words_of_the_same_root(text: str, topic: str) -> None:
    assert topic in [one.topic for one in find_rules(text, limit=5)]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("zwijggeld", "blackmailer"),
        ("Schweigegeld", "blackmailer"),
        ("bribe", "blackmailer"),
        ("Wirtshaustableau aufrufen", "ratcatcher"),
    ],
)
def test_cards_are_found_by_what_their_texts_say(text: str, card: str) -> None:
    assert card in [entry.id for entry in find_cards(text)]
    assert find_cards("xylophone") == () == find_cards("!?")


@pytest.mark.parametrize("text", ["Gebäude", "Bezirk", "Punktmarker", "Punktemarker", "zur Seite legen", "beiseite", "Rang 8"])
def test_search_knows_the_terms_of_the_books_and_their_synonyms(text: str) -> None:
    assert find_rules(text) and find_cards(text)


def test_nothing_is_found_by_nothing() -> None:
    assert find_pages("") == () == find_pages("!?") == find_pages("xylophone")
    assert term("") is None


def test_ids_are_cited_whole() -> None:
    assert cites("see R-1 there", "R-1") and not cites("see R-10", "R-1") and not cites("see X-R-1", "R-1")
    assert not cites("see R-D1.10", "R-D1.1") and cites("see R-D1.1.", "R-D1.1")


def test_the_examples_of_the_documentation_hold() -> None:
    assert doctest.testmod(pages_module).failed == 0
    assert doctest.testmod(topics).failed == 0
