"""Fair shuffles: what was committed to, what follows from it, and what is noticed."""

import asyncio
import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from regalia.cli.main import main
from regalia.games import door_of
from regalia.kernel.record import RecordError
from regalia.server.bots.verify import checked
from regalia.server.tables.fair import UnfairShuffle, check_table_file, commitment, fair_setup, new_secret, seed_from
from tests.server.serving import open_table, serving


async def played(folder: Path, **choices: Any) -> tuple[dict[str, Any], dict[str, Any], Any]:
    """A table before its start, the file after its end, and what the endpoint says of it."""
    async with serving(folder) as server:
        table = await open_table(server.url, 2, choices=choices)
        await table.connect()
        before = table.watcher.table
        await table.start()
        assert table.watcher.table is not None and table.watcher.table["fair"]["secret"] == ""
        assert "seed" not in table.watcher.table["setup"]
        await table.play(random.Random(9))
        await table.settle()
        file = await server.call(f"/api/tables/{table.id}/record")
        verdict = await server.call("/api/verify", file)
        shown = table.watcher.table
        assert shown["fair"]["secret"] == file["fair"]["secret"] and shown["setup"]["seed"] == shown["fair"]["seed"]
        await table.close()
        assert before is not None
        return before, file, verdict


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any], Any]:
    return asyncio.run(played(tmp_path_factory.mktemp("fair"), cast="random", uniques="random"))


def test_what_is_handed_out_is_what_was_committed_to(game: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, file, verdict = game
    assert before["fair"]["commitment"] == file["fair"]["commitment"] == commitment(file["fair"]["secret"])
    assert before["fair"]["secret"] == "" and before["fair"]["shares"] == ["", ""]
    assert (verdict["replays"], verdict["fair"], verdict["verified"]) == (
        True,
        True,
        f"verified with rules v{door_of('citadels').rules}",
    )
    assert file["fair"]["shares"] == ["0123456789abcdef" * 2] * 2
    check_table_file(file)
    (tmp_path / "game.json").write_text(json.dumps(file))
    assert main(["verify", str(tmp_path / "game.json")]) == 0
    assert "committed" in capsys.readouterr().out


def changed(file: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    twin = copy.deepcopy(file)
    *way, last = path.split(".")
    part: Any = twin
    for name in way:
        part = part[name]
    part[last] = value
    return twin


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("fair.secret", "00" * 32),
        ("fair.commitment", "00" * 32),
        ("fair.shares", ["", ""]),
        ("fair.choices", {"seats": 2}),
        ("fair.choices", {"seats": "many"}),
        ("fair.secret", "no digits"),
        ("table", "anothertableanothertable"),
    ],
)
def test_a_shuffle_that_was_changed_is_noticed(game: Any, path: str, value: Any, tmp_path: Path) -> None:
    file = changed(game[1], path, value)
    with pytest.raises(UnfairShuffle):
        check_table_file(file)
    assert checked(file)[:2] == (True, False)
    (tmp_path / "game.json").write_text(json.dumps(file))
    assert main(["verify", str(tmp_path / "game.json")]) == 1


def test_a_record_that_was_changed_is_noticed(game: Any) -> None:
    seed = changed(game[1], "record.setup.seed", 7)
    with pytest.raises((RecordError, UnfairShuffle)):
        check_table_file(seed)
    outcome = changed(game[1], "record.outcome.totals", [99, 0])
    with pytest.raises(RecordError):
        check_table_file(outcome)
    assert checked(outcome)[0] is False


def test_every_share_and_every_choice_matters() -> None:
    secret = new_secret()
    one = seed_from(secret, "t", "citadels", {"seats": 2}, ["aa", ""])
    assert one == seed_from(secret, "t", "citadels", {"seats": 2}, ["aa", ""])
    others = [
        seed_from(new_secret(), "t", "citadels", {"seats": 2}, ["aa", ""]),
        seed_from(secret, "u", "citadels", {"seats": 2}, ["aa", ""]),
        seed_from(secret, "t", "citadels", {"seats": 3}, ["aa", ""]),
        seed_from(secret, "t", "citadels", {"seats": 2}, ["", "aa"]),
    ]
    assert len({one, *others}) == 5
    assert fair_setup(secret, "t", "citadels", {"seats": 2}, ["", ""]).chance == "sealed"
