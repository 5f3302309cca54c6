"""``regalia log`` and ``regalia why``: a recorded game in words, and the rules behind a step."""

from pathlib import Path

import pytest

from regalia.kernel.record import Record
from regalia.rulebook import statements, told_in
from tests.cli.conftest import Regalia
from tests.words.logs import recorded


@pytest.fixture(scope="module")
def game() -> Record:
    return recorded("citadels", scenario="first_game", rank_9="artist", seats=3, seed=5)


@pytest.fixture
def record(game: Record, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text(game.text(), encoding="utf-8")
    return file


def test_a_log_is_told_in_any_language_to_any_viewer(regalia: Regalia, record: Path) -> None:
    english = regalia("log", record).out
    assert english.startswith("Citadels: Ada, Ben and Cleo\nAs a spectator saw it.\n") and "Round 1 begins." in english
    german = regalia("log", record, "--viewer", 2, "--language", "de").out
    assert "Wie Ben es gesehen hat." in german and "Du beginnst mit 2 Gold." in german
    dutch = regalia("log", record, "--viewer", "open", "--language", "nl").out
    assert dutch.startswith("Machiavelli: ") and "Met alle handen open." in dutch
    assert "[C-SETUP-07]" in regalia("log", record, "--rules").out


def test_a_log_may_be_a_page(regalia: Regalia, record: Path, folder: Path) -> None:
    assert regalia("log", record, "--html", "--out", "game.html", "--language", "de").out == ""
    page = (folder / "game.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>") and '<html lang="de">' in page and "<h2>Runde 1 beginnt." in page


def test_the_notation_is_read_back_and_told(regalia: Regalia, record: Path, folder: Path) -> None:
    regalia("log", record, "--viewer", 1, "--notation", "--out", "game.log")
    assert (folder / "game.log").read_text(encoding="utf-8").startswith("regalia-log 1\n")
    assert regalia("log", "game.log", "--language", "nl").out == regalia("log", record, "--viewer", 1, "--language", "nl").out
    ran = regalia("log", "game.log", "--viewer", 2)
    assert ran.code == 2 and "leave out --viewer" in ran.err


def test_what_is_wrong_with_a_log_is_said_in_a_line(regalia: Regalia, record: Path, folder: Path) -> None:
    (folder / "bad.log").write_text("regalia-log 1\nsetup {}\n")
    ran = regalia("log", "bad.log", "--language", "de")
    assert ran.code == 2 and ran.err == "regalia log: Zeile 2 des Berichts: erwartet wird „setup“\n"
    assert "a seat from 1 to 3" in regalia("log", record, "--viewer", 4).err
    assert regalia("log", "nowhere").code == 2


def test_a_game_that_goes_on_has_no_open_log(regalia: Regalia, game: Record, folder: Path) -> None:
    part = Record(game.setup, game.rules)
    part.answers = game.answers[:30]
    (folder / "part.json").write_text(part.text(), encoding="utf-8")
    assert "is not over" in regalia("log", "part.json", "--viewer", "open").err
    assert "the game was not over" in regalia("log", "part.json").out
    assert "is not over" in regalia("why", "part.json:3", "--open").err


def test_why_tells_a_step_and_its_rules(regalia: Regalia, record: Path, game: Record) -> None:
    told = regalia("why", f"{record}:{len(game.answers)}").out
    assert told.startswith(f"Answer {len(game.answers)} of {len(game.answers)}\n") and "Chosen, of " in told
    assert "The game is over after" in told
    cited = [one for one in statements("citadels") if f"\n{one.id}  " in told]
    assert cited and all(one.rule[:30] in " ".join(told.split()) for one in cited)


def test_why_shows_others_only_what_they_saw(regalia: Regalia, record: Path) -> None:
    """The first answer is the choice of a character: its own player knows which, others do not."""
    mine = regalia("why", f"{record}:1").out
    assert "Chosen, of" in mine and "You choose the " in mine
    others = regalia("why", f"{record}:1", "--seat", 3).out
    assert "Chosen" not in others and "chooses a character." in others
    assert "Chosen, of" in regalia("why", f"{record}:1", "--open").out


@pytest.mark.parametrize("language", ["de", "nl"])
def test_why_speaks_the_language_of_its_reader(regalia: Regalia, record: Path, language: str) -> None:
    told = regalia("why", f"{record}:1", "--language", language).out
    assert {"de": "Gewählt, von", "nl": "Gekozen, uit"}[language] in told and "Chosen" not in told
    cited = [one for one in statements("citadels") if f"\n{one.id}  " in told]
    plain = " ".join(told.split())
    assert cited and all(told_in(language, one).rule[:30] in plain for one in cited)
    assert all(one.rule not in plain for one in statements()), "nothing is told in English"


def test_a_step_that_is_none_is_a_mistake(regalia: Regalia, record: Path, game: Record) -> None:
    for step in (0, len(game.answers) + 1):
        assert f"N goes from 1 to {len(game.answers)}" in regalia("why", f"{record}:{step}").err
    assert "expected FILE:N" in regalia("why", record.name).err
