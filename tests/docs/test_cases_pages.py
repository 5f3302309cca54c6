"""What the pages about cases list is what the code knows."""

import pytest

from tests.docs.write_cases import ENTRIES, PAGES, reference, written


@pytest.mark.parametrize("game", PAGES)
def test_the_page_lists_what_the_code_knows(game: str) -> None:
    page = PAGES[game].read_text(encoding="utf-8")
    assert written(game, page) == page, "run python -m tests.docs.write_cases"


@pytest.mark.parametrize("game", PAGES)
def test_every_entry_has_a_meaning_and_every_meaning_an_entry(game: str) -> None:
    for names, meanings in ENTRIES[game].values():
        assert set(names) == set(meanings)
        assert all(meanings.values())


def test_a_new_verb_would_be_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = reference("dominion")
    monkeypatch.setattr("regalia.dominion.cases.words.verbs", dict)
    monkeypatch.setattr("regalia.dominion.cases.adapter.verbs", dict)
    assert reference("dominion") != before


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("citadels", ["`build necropolis PLACE`", "`spy SEAT TYPE`", "`confiscate`", "`flower may be on`", "`deck size`"]),
        ("dominion", ["`overpay NUMBER`", "`pass card CARD`", "`shelters`", "`last turn`", "`favors`", "`trash from hand`"]),
    ],
)
def test_it_names_entries_tokens_verbs_and_questions(game: str, words: list[str]) -> None:
    for word in words:
        assert word in reference(game)
