"""The terms of the rule books: what must not stand for them is found, what may be typed or is excepted is left alone."""

import pytest

from regalia.words import check, terms
from regalia.words.messages import LANGUAGES
from tests.words import write_terms


@pytest.fixture
def with_term(monkeypatch: pytest.MonkeyPatch) -> object:
    def problems(**entry: object) -> list[str]:
        told = {"en": "gold", "term": "Taler", "source": "a book", **entry}
        monkeypatch.setattr(check, "terms", lambda _: (terms.Term(told),))
        return list(check.misworded("de"))

    return problems


def test_a_forbidden_word_is_named_with_file_id_and_term(with_term: object) -> None:
    assert callable(with_term)
    found = with_term(**{"not": ["Einkommen"], "where": ["citadels"]})
    assert "citadels/questions.ftl: citadels-question-gather [] says “Einkommen”; the rule book says “Taler”" in found


def test_a_term_is_about_the_messages_of_its_game(with_term: object) -> None:
    assert callable(with_term)
    assert with_term(**{"not": ["Einkommen"], "where": ["dominion"]}) == []


def test_what_may_be_typed_is_free(with_term: object) -> None:
    assert callable(with_term)
    assert with_term(**{"not": ["abreißen"]}) == []


def test_an_exception_is_left_alone_and_one_too_many_is_named(with_term: object) -> None:
    assert callable(with_term)
    excepted = with_term(**{"not": ["Einkommen"], "where": ["citadels"], "but": {"*citadels-*": "so wished"}})
    assert excepted == []
    found = with_term(**{"not": ["Einkommen"], "where": ["dominion"], "but": {"citadels-*": "so wished"}})
    assert found == ["terms/de.json: “Taler” need not except citadels-*"]


def test_a_mistyped_entry_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown entries"):
        terms.Term({"en": "a", "term": "b", "source": "c", "forbidden": []})


def test_a_sentence_told_something_is_still_words() -> None:
    """The word beside an argument is found; one made of an argument and an ending is, too."""
    pattern = terms.pattern_of("Bezirk*")
    assert pattern.search(f"den Bezirk{terms.GAP}") and pattern.search(f"{terms.GAP}bezirke")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_terms_and_a_book_for_each(language: str) -> None:
    listed = terms.terms(language)
    assert all(one.en and one.term and one.source and set(one.where) <= set(terms.EVERYWHERE) for one in listed)
    assert len({(one.en, one.where) for one in listed}) == len(listed)


def test_the_documentation_shows_the_terms() -> None:
    page = write_terms.PAGE.read_text(encoding="utf-8")
    assert write_terms.written(page) == page, "python -m tests.words.write_terms"
