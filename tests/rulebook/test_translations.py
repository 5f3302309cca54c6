"""The books in German and Dutch: what is translated is told, what is not is told in English, and the check finds mistakes."""

import doctest
import json
from collections.abc import Iterator
from importlib.resources import files

import pytest

from regalia.games import OURS
from regalia.rulebook import Ruling, Statement, differences, ruling, rulings, statement, statements, told_in
from regalia.rulebook import translations as module
from regalia.words import check_rules
from regalia.words import required_messages as required

SETUP = "C-SETUP-07"
CITADELS = "regalia.citadels/rulebook/statements.json"


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """German translations of Citadels for one test."""
    own: dict[str, str] = {}
    real = module.translations

    def replaced(address: str, language: str) -> object:
        return own if (address, language) == (CITADELS, "de") else real(address, language)

    monkeypatch.setattr(module, "translations", replaced)
    monkeypatch.setattr(check_rules, "translations", replaced)
    yield own


def wrong(say: dict[str, str], rule_id: str, text: str) -> list[str]:
    say.clear()
    say[rule_id] = text
    return [one for one in check_rules.problems("de") if one.startswith(rule_id) and "not translated" not in one]


def test_what_is_translated_is_told_and_the_rest_stays_english(say: dict[str, str]) -> None:
    assert told_in("de", statement(SETUP)) == statement(SETUP)
    say[SETUP] = "Zu Beginn hat jeder 2 Gold aus der Bank."
    assert told_in("de", statement(SETUP)).rule == say[SETUP]
    assert told_in("de", statement(SETUP)).check == statement(SETUP).check
    assert told_in("en", statement(SETUP)) == statement(SETUP) == told_in("pseudo", statement(SETUP))


def test_rulings_and_differences_have_their_fields() -> None:
    assert module.fields_of("en", ruling("R-09")) == {} == module.fields_of("xx", differences()[0])
    assert module.key_of(differences()[0]) == "difference-1"


def test_the_check_counts_numbers_ids_and_cards(say: dict[str, str]) -> None:
    assert wrong(say, SETUP, "Zu Beginn hat jeder zwei Gold aus der Bank.") == []
    assert "numbers [3], in English [2]" in wrong(say, SETUP, "Zu Beginn hat jeder 3 Gold.")[0]
    assert "cites other rules" in wrong(say, SETUP, "Zu Beginn hat jeder 2 Gold (C-SETUP-08).")[0]
    assert "Gebäude" in wrong(say, SETUP, "Jeder hat 2 Gold und einen Bezirk.")[0]
    assert any("does not name Witch (hexe" in one for one in wrong(say, "C-WITCH-01", "Die Magierin verzaubert."))
    assert wrong(say, "C-NOTHING-01", "Nichts.") == ["C-NOTHING-01: nothing of that name is to be translated"]


def test_what_is_missing_is_listed(say: dict[str, str]) -> None:
    assert SETUP in check_rules.untranslated("de")
    say[SETUP] = "Zu Beginn hat jeder 2 Gold."
    assert SETUP not in check_rules.untranslated("de")


@pytest.mark.parametrize("language", ["de", "nl"])
def test_everything_is_translated(language: str) -> None:
    assert check_rules.untranslated(language) == []
    assert list(check_rules.problems(language)) == []


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("game", OURS)
def test_every_reason_question_and_event_can_say_why(game: str, language: str) -> None:
    """Whatever rule the code cites, the reader is told it in another text than the English one, in the reader's language."""
    cited = set(check_rules.AN_ID.findall(required.code(game)))
    told: dict[str, Statement | Ruling] = {one.id: one for one in statements() if one.id in cited}
    told |= {one.id: one for one in rulings() if one.id in cited}
    assert len(told) > 100 and cited == told.keys()
    for one in told.values():
        assert module.fields_of(language, one).keys() == set(check_rules.FIELDS[type(one)]), one.id


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("game", OURS)
def test_translations_have_one_text_a_line(game: str, language: str) -> None:
    for file in files(f"regalia.{game}").joinpath("rulebook", language).iterdir():
        text = file.read_text(encoding="utf-8")
        rows = [f"{json.dumps(name)}: {json.dumps(told, ensure_ascii=False)}" for name, told in json.loads(text).items()]
        assert text == "{\n" + ",\n".join(rows) + "\n}\n", f"{language}/{file.name}"


def test_the_session_in_the_module() -> None:
    assert doctest.testmod(module).failed == doctest.testmod(check_rules).failed == 0
