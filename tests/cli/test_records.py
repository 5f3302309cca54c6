"""Records are stepped through in words, and verified."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Regalia


@pytest.fixture
def record(regalia: Regalia, folder: Path) -> Path:
    """A finished game of four."""
    regalia("simulate", 1, "--seed", 6, "--workers", 1, "--out", "game.json")
    return folder / "game.json"


@pytest.fixture
def unfinished(regalia: Regalia, folder: Path) -> Path:
    regalia("play", "--seed", 6, typed=["1", "1", "save running.json", "quit"])
    return folder / "running.json"


def changed(record: Path, **parts: object) -> Path:
    record.write_text(json.dumps({**json.loads(record.read_text()), **parts}))
    return record


# -- replay ----------------------------------------------------------------------------------------------------------------


def test_a_game_is_told_from_the_beginning_to_the_score(regalia: Regalia, record: Path) -> None:
    ran = regalia("replay", record, "--all")
    assert ran.code == 0
    assert ran.out.startswith("  Ada is dealt 4 cards.")
    assert "Round 1 begins. Ada wears the crown." in ran.out and "The game is over" in ran.out
    assert "Total" in ran.out and " wins with " in ran.out
    assert "Ben chooses the" not in ran.out and "You" not in ran.out


def test_a_seat_is_told_what_it_saw(regalia: Regalia, record: Path) -> None:
    ran = regalia("replay", record, "--seat", 2, "--all")
    assert "You choose the" in ran.out and "You are dealt" in ran.out
    assert "Ada chooses the" not in ran.out


def test_open_hands_are_for_games_that_are_over(regalia: Regalia, record: Path, unfinished: Path) -> None:
    ran = regalia("replay", record, "--open", "--all")
    assert "Ada is dealt" in ran.out and "Ben chooses the" in ran.out and "You" not in ran.out
    refused = regalia("replay", unfinished, "--open")
    assert refused.code == 2 and "not over" in refused.err


def test_with_open_hands_the_table_shows_them(regalia: Regalia, record: Path) -> None:
    shown = regalia("replay", record, "--open", "--step", 6, typed=["q"]).out
    hidden = regalia("replay", record, "--step", 6, typed=["q"]).out
    assert shown.count("known hand") == 4 and "known hand" not in hidden


def test_steps_go_forth_and_back(regalia: Regalia, record: Path) -> None:
    answers = len(json.loads(record.read_text())["answers"])
    ran = regalia("replay", record, typed=["", "", "t", "b", "30", "", "e"])
    prompts = [line.split("> ")[0] for line in ran.out.splitlines() if line.split("> ")[0].endswith(f"/{answers}")]
    assert prompts[:5] == [f"{step}/{answers}" for step in (0, 1, 2, 2, 1)] and prompts[5] == f"30/{answers}"
    assert "Ada chooses a character." in ran.out and "Ben chooses a character." in ran.out
    assert ran.out.rstrip().splitlines()[-1].startswith(("Total", "Tie-break"))


def test_enter_leads_to_the_end(regalia: Regalia, record: Path) -> None:
    ran = regalia("replay", record, typed=[""] * 2000)
    assert ran.code == 0 and "Total" in ran.out


def test_the_end_of_the_input_ends_the_replay(regalia: Regalia, record: Path) -> None:
    assert regalia("replay", record, typed=[""]).code == 0


def test_a_running_game_is_told_as_far_as_it_goes(regalia: Regalia, unfinished: Path) -> None:
    ran = regalia("replay", unfinished, "--all")
    assert ran.code == 0 and "the game was not over" in ran.out


def test_one_record_of_several_is_chosen_by_its_line(regalia: Regalia) -> None:
    regalia("simulate", 3, "--seed", 6, "--workers", 1, "--out", "games.jsonl")
    first = regalia("replay", "games.jsonl", "--all").out
    third = regalia("replay", "games.jsonl", "--line", 3, "--all").out
    assert first != third and "Total" in third
    assert "--line goes from 1 to 3" in regalia("replay", "games.jsonl", "--line", 4).err


def test_steps_and_seats_that_are_not_there_are_refused(regalia: Regalia, record: Path) -> None:
    assert "--step goes from 0 to" in regalia("replay", record, "--step", 9999).err
    assert "--seat is a seat from 1 to 4, not 5" in regalia("replay", record, "--seat", 5).err
    assert "not allowed with argument" in regalia("replay", record, "--seat", 1, "--open").err


# -- verify ----------------------------------------------------------------------------------------------------------------


def test_a_sound_record_is_verified(regalia: Regalia, record: Path, unfinished: Path) -> None:
    ran = regalia("verify", record, unfinished)
    assert ran.code == 0 and "all fingerprints fit" in ran.out.replace("\n", " ")
    assert "won with" in ran.out and "not over yet" in ran.out and "2 of 2 records are sound." in ran.out


def test_a_record_written_over_several_lines_is_one_record(regalia: Regalia, record: Path) -> None:
    record.write_text(json.dumps(json.loads(record.read_text()), indent=2))
    assert regalia("verify", record).code == 0


def refused(regalia: Regalia, record: Path) -> str:
    ran = regalia("verify", record)
    assert ran.code == 1 and ran.out == "" and len(ran.err.splitlines()) == 1
    return ran.err


def test_a_changed_answer_is_found(regalia: Regalia, record: Path) -> None:
    answers = json.loads(record.read_text())["answers"]
    answers[10] = 0 if answers[10] else 1
    assert "game.json: " in refused(regalia, changed(record, answers=answers))


def test_a_changed_fingerprint_is_found(regalia: Regalia, record: Path) -> None:
    prints = json.loads(record.read_text())["prints"]
    assert "fingerprint" in refused(regalia, changed(record, prints=["0" * 16, *prints[1:]]))


def test_a_changed_outcome_is_found(regalia: Regalia, record: Path) -> None:
    outcome = json.loads(record.read_text())["outcome"]
    outcome["totals"][0] += 1
    assert "but the record says" in refused(regalia, changed(record, outcome=outcome))


def test_half_a_record_is_found(regalia: Regalia, record: Path) -> None:
    record.write_text(record.read_text()[:400])
    assert "not a whole record" in refused(regalia, record)


def test_one_damaged_line_of_several_is_named(regalia: Regalia, folder: Path) -> None:
    regalia("simulate", 3, "--seed", 6, "--workers", 1, "--out", "games.jsonl")
    lines = (folder / "games.jsonl").read_text().splitlines()
    (folder / "games.jsonl").write_text("\n".join([lines[0], lines[1][:-30], lines[2]]))
    ran = regalia("verify", "games.jsonl")
    assert ran.code == 1 and ran.err.startswith("games.jsonl:2: ") and "2 of 3 records are sound." in ran.out


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"", "holds no record"), (b"\xff\xfe\x00", "is no text")],
)
def test_what_is_no_file_of_records_is_a_mistake(regalia: Regalia, folder: Path, content: bytes, message: str) -> None:
    (folder / "odd.json").write_bytes(content)
    ran = regalia("verify", "odd.json")
    assert ran.code == 2 and message in ran.err
    assert regalia("replay", "odd.json").code == 2


@pytest.mark.parametrize("content", ["{}", "[1, 2]", "hello", '{"format": "regalia-save"}'])
def test_what_is_no_record_does_not_go_on(regalia: Regalia, folder: Path, content: str) -> None:
    (folder / "odd.json").write_text(content)
    for command in (("play", "--resume", "odd.json"), ("replay", "odd.json")):
        ran = regalia(*command)
        assert ran.code == 2 and len(ran.err.splitlines()) == 1 and "odd.json" in ran.err


def test_a_saved_game_does_not_load_code(regalia: Regalia, unfinished: Path) -> None:
    changed(unfinished, bots=["os:system", "random", "random", "random"])
    ran = regalia("play", "--resume", unfinished)
    assert ran.code == 2 and "--bots os:system,random" in ran.err
    assert regalia("play", "--resume", unfinished, "--bots", "random", typed=["quit"]).code == 0
