"""The books: every statement stands in one chapter, and every chapter can be read in three languages."""

import doctest

import pytest

from regalia.games import OURS
from regalia.rulebook import chapters, statements
from regalia.rulebook.chapters import book, glossary
from regalia.words import book as told
from regalia.words.messages import LANGUAGES
from regalia.words.tongue import tongue


@pytest.mark.parametrize("game", OURS)
def test_every_statement_stands_in_exactly_one_chapter(game: str) -> None:
    ids = [one.id for chapter in book(game) for topic in chapter.topics for one in topic.statements]
    assert sorted(ids) == sorted(one.id for one in statements(game))


def test_an_edition_leaves_out_what_does_not_hold_there() -> None:
    ids = {one.id for chapter in book("citadels", "en") for topic in chapter.topics for one in topic.statements}
    assert "C-WITCH-16" in ids and "C-WITCH-17" not in ids
    assert all(topic.statements for chapter in book("citadels", "en") for topic in chapter.topics)


def test_characters_come_in_the_order_of_their_ranks() -> None:
    characters = next(chapter for chapter in book("citadels") if chapter.id == "characters")
    ranks = [topic.entry.facts["rank"] for topic in characters.topics if topic.entry is not None]
    assert len(ranks) == 27 and ranks == sorted(ranks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_chapters_have_titles_introductions_and_headings(game: str, language: str) -> None:
    read = told.told_book(game, tongue(language))
    assert read.title and read.introduction and len(read.chapters) >= 7 and len(read.glossary) >= 40
    headings = [topic.heading for chapter in read.chapters for topic in chapter.topics]
    assert all(chapter.title and chapter.introduction and chapter.topics for chapter in read.chapters) and all(headings)
    if language != "en":
        english = {one.rule for one in statements(game)}
        assert not [
            one.id for chapter in read.chapters for topic in chapter.topics for one in topic.rules if one.rule in english
        ]


def test_the_glossary_has_the_words_of_all_boxes() -> None:
    assert ("stash", "Vorrat", "voorraad") in glossary("citadels")
    assert any(german == "Spielen" for _, german, _ in glossary("dominion"))


def test_the_sessions_in_the_modules() -> None:
    assert doctest.testmod(chapters).failed == doctest.testmod(told).failed == 0
