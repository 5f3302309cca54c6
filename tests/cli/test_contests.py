"""The commands of the arena: they play, print, write reports and say what is wrong."""

import json
from pathlib import Path

from tests.cli.conftest import Regalia


def test_a_match_prints_standings_and_writes_a_report(regalia: Regalia, folder: Path) -> None:
    ran = regalia("match", "steward", "random", "--deals", "2", "--workers", "1", "--report", "out")
    assert ran.code == 0 and "4 games" in ran.out and "steward" in ran.out
    assert json.loads((folder / "out.json").read_text())["games"] == 4
    assert "<svg" in (folder / "out.html").read_text()


def test_a_tournament_is_kept_and_goes_on(regalia: Regalia, folder: Path) -> None:
    (folder / "cup.toml").write_text('entrants = ["steward", "random"]\ndeals = 1\n[setup]\nseats = 4\n')
    first = regalia("tournament", "cup.toml", "--workers", "1")
    assert first.code == 0
    games = (folder / "cup.games.jsonl").read_text()
    second = regalia("--language", "de", "tournament", "cup.toml", "--workers", "1")
    assert second.code == 0 and "2 Spiele" in second.out
    assert (folder / "cup.games.jsonl").read_text() == games
    assert (folder / "cup.html").exists() and (folder / "cup.json").exists()


def test_mistakes_are_said_in_one_line(regalia: Regalia, folder: Path) -> None:
    (folder / "cup.toml").write_text('entrants = ["steward"]')
    for words in (
        ("tournament", "cup.toml"),
        ("match", "nobody"),
        ("match", "steward?depth=3"),
        ("match", "steward", "--deals", "0"),
        ("balance", "0"),
        ("balance", "3", "--edition", "fr"),
        ("balance", "3", "--seats", "9"),
        ("analyse", "cup.toml"),
    ):
        ran = regalia(*words)
        assert ran.code == 2 and ran.err.count("\n") == 1, (words, ran.err)


def test_balance_shows_four_tables(regalia: Regalia, folder: Path) -> None:
    ran = regalia("balance", "2", "--workers", "1", "--out", "balance.json")
    assert ran.code == 0 and "Seats" in ran.out and "Merchant" in ran.out
    assert set(json.loads((folder / "balance.json").read_text())["tables"]) == {"characters", "districts", "seats", "scenarios"}


def test_a_record_is_analysed(regalia: Regalia, folder: Path) -> None:
    regalia("simulate", "1", "--bots", "random", "--seats", "2", "--out", "games.jsonl")
    ran = regalia("analyse", "games.jsonl", "--iterations", "2", "--report", "moments")
    assert ran.code == 0 and "rather than" in ran.out
    assert len(json.loads((folder / "moments.json").read_text())["moments"]) > 10
    assert "<svg" in (folder / "moments.html").read_text()
