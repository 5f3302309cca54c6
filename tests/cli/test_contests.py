"""The commands of the arena: they play, print, write reports and say what is wrong."""

import json
import os
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest

from regalia.arena import bot_speed
from regalia.arena.balance_table import line_of
from regalia.bots import levels
from regalia.cli.errors import INTERRUPTED
from regalia.games import door_of
from tests.cli.conftest import COMMAND, Regalia, surroundings


def test_a_match_prints_standings_and_writes_a_report(regalia: Regalia, folder: Path) -> None:
    ran = regalia("match", "steward", "random", "--deals", "2", "--workers", "1", "--report", "out")
    assert ran.code == 0 and "4 games" in ran.out and "steward" in ran.out
    numbers = json.loads((folder / "out.json").read_text())
    assert numbers["games"] == 4 and numbers["contest"]["command"].startswith("regalia match steward random --deals 2")
    assert "<svg" in (folder / "out.html").read_text()


def test_a_match_of_a_bot_with_itself_tells_its_copies_apart(regalia: Regalia) -> None:
    ran = regalia("match", "random", "random", "--deals", "3", "--workers", "1")
    assert ran.code == 0 and "6 games" in ran.out and "random#2" in ran.out


def test_a_match_ends_as_soon_as_it_is_clear(regalia: Regalia) -> None:
    ran = regalia("match", "steward", "random", "--until", "steward>random", "--workers", "1")
    assert ran.code == 0 and "Established after" in ran.out
    ran = regalia("match", "steward", "random", "--until", "random>steward", "--workers", "1")
    assert ran.code == 0 and "Refuted after" in ran.out
    ran = regalia("match", "steward", "random", "--until", "random>steward", "--deals", "1", "--workers", "1")
    assert ran.code == 0 and "Open after one deal" in ran.out


def test_a_match_may_last_for_some_minutes(regalia: Regalia) -> None:
    """However many games that is; none that was begun is lost."""
    ran = regalia("match", "steward", "random", "--minutes", "0.01", "--workers", "1")
    games = int(ran.out.split()[0])
    assert ran.code == 0 and 1 <= games < 1000
    whole = regalia("match", "steward", "random", "--minutes", "1", "--deals", "1", "--workers", "1")
    assert whole.code == 0 and whole.out.startswith("2 games")
    ran = regalia("match", "steward", "random", "--minutes", "0")
    assert ran.code == 2 and "--minutes" in ran.err


def test_a_match_is_kept_can_grow_and_its_games_can_be_opened(regalia: Regalia, folder: Path) -> None:
    words = ("match", "steward", "random", "--workers", "1", "--keep", "duel")
    assert regalia(*words, "--deals", "1").code == 0
    kept = (folder / "duel.games.jsonl").read_text()
    ran = regalia(*words, "--deals", "2", "--report", "duel")
    assert ran.code == 0 and (folder / "duel.games.jsonl").read_text().startswith(kept)
    assert "regalia replay duel.records.jsonl --line 1" in (folder / "duel.html").read_text()
    for line in range(1, 5):
        assert regalia("replay", "duel.records.jsonl", "--line", line, "--all").code == 0
    assert regalia("verify", "duel.records.jsonl").code == 0


def test_ctrl_c_loses_no_game_that_has_ended(folder: Path) -> None:
    """It reaches the workers, too: those that are playing finish, and the next start plays the rest."""
    (folder / "cup.toml").write_text('entrants = ["steward", "random"]\ndeals = 12\n[setup]\nseats = 4\n')
    command = [*COMMAND, "tournament", "cup.toml", "--workers", "2"]
    running = subprocess.Popen(command, env=surroundings(), start_new_session=True, stdout=subprocess.PIPE, text=True)
    games = folder / "cup.games.jsonl"
    while not games.exists() or games.read_text().count("\n") < 3:
        assert running.poll() is None
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    out, _ = running.communicate()
    assert running.returncode == INTERRUPTED and "steward" in out
    kept = games.read_text()
    assert 3 <= kept.count("\n") < 25 and kept.endswith("}\n")
    done = subprocess.run(command, env=surroundings(), capture_output=True, text=True)
    assert done.returncode == 0 and "24 games" in done.stdout
    assert games.read_text().startswith(kept) and games.read_text().count("\n") == 25


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
        ("match", "steward", "random", "--until", "steward>schemer"),
        ("match", "steward", "random", "--game", "dominion"),
        ("match", "random", "smithy"),
        ("simulate", "3", "--bots", "schemer,smithy"),
        ("balance", "0"),
        ("balance", "3", "--edition", "fr"),
        ("balance", "3", "--seats", "9"),
        ("balance", "3", "--page", "balance.md"),
        ("balance", "3", "--everything"),
        ("analyse", "cup.toml"),
    ):
        ran = regalia(*words)
        assert ran.code == 2 and ran.err.count("\n") == 1, (words, ran.err)


def test_balance_shows_four_tables(regalia: Regalia, folder: Path) -> None:
    ran = regalia("balance", "2", "--workers", "1", "--out", "balance.json")
    assert ran.code == 0 and "Seats" in ran.out and "Merchant" in ran.out
    assert set(json.loads((folder / "balance.json").read_text())["tables"]) == {"characters", "districts", "seats", "scenarios"}


def test_everything_is_measured_into_a_table_and_a_page(regalia: Regalia, folder: Path) -> None:
    (folder / "balance.md").write_text("Prose.\n\n<!-- tables: written by regalia balance -->\n\noutdated\n")
    played = ("balance", "1", "--workers", "1", "--bot", "random", "--everything")
    ran = regalia(*played, "--out", "b.json", "--page", "balance.md")
    assert ran.code == 0
    measured = json.loads((folder / "b.json").read_text())["measured"]
    assert {(one["edition"], one["seats"]) for one in measured} == {(e, n) for e in ("en", "de", "nl") for n in range(2, 9)}
    page = (folder / "balance.md").read_text()
    assert page.startswith("Prose.") and "outdated" not in page and "| Merchant |" in page and "### nl: Seats" in page


def test_cards_by_name_say_it_too(regalia: Regalia) -> None:
    assert "Whoever played the Warlord won" in " ".join(regalia("cards", "warlord").out.split())
    assert "Whoever" not in regalia("cards", "--game", "dominion", "village").out


def test_the_page_of_a_card_says_how_often_it_wins(regalia: Regalia) -> None:
    """What ships says it, within the interval that ships with it."""
    ran = regalia("rules", "warlord")
    assert "docs/balance.md" in ran.out and "25% is even" in " ".join(ran.out.split())
    line = line_of("characters", "warlord", "en", 4)
    assert line is not None and line[3] < line[2] < line[4] and f"{line[1]} games" in " ".join(ran.out.split())
    assert "docs/balance.md" not in regalia("rules", "smithy", "--game", "dominion").out


def test_the_bench_says_what_thinking_costs(regalia: Regalia, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_speed, "ITERATIONS", 3)
    quick = {"hard": "schemer?seconds=0.05"}
    monkeypatch.setattr(levels, "door_of", lambda game: replace(door_of(game), bots={**door_of(game).bots, **quick}))
    ran = regalia("bench", "--bots", "--scale", "0.2", "--json", "bots.json")
    assert ran.code == 0 and "iterations from the opening" in ran.out
    found = json.loads((folder / "bots.json").read_text())
    assert set(found["iteration"]) == {"dealing", "deciding", "rules", "judging", "answers"}
    assert found["bots"]["iterations"] > 1 and set(found["hard"]) == {"citadels", "dominion"}
    for waited in found["hard"].values():
        assert waited["choices"] == 2 and 0.05 <= waited["median"] <= waited["most"] <= waited["longest"] < 2


@pytest.mark.parametrize(
    "played", [("--bots", "random", "--seats", "2"), ("--bots", "basic", "--game", "dominion", "--seed", "1")]
)
def test_a_record_is_analysed(regalia: Regalia, folder: Path, played: tuple[str, ...]) -> None:
    regalia("simulate", "1", *played, "--out", "games.jsonl")
    ran = regalia("analyse", "games.jsonl", "--iterations", "1", "--report", "moments")
    assert ran.code == 0 and "rather than" in ran.out
    assert len(json.loads((folder / "moments.json").read_text())["moments"]) > 10
    assert "<svg" in (folder / "moments.html").read_text()
