"""Fair shuffles: what was committed to, what follows from it, and what is noticed."""

import asyncio
import copy
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.cli.main import main
from regalia.games import door_of, new_record, setup_for, start
from regalia.kernel.record import RecordError
from regalia.kernel.store import store
from regalia.server.bots.verify import checked
from regalia.server.client import Player
from regalia.server.sockets.frames import encode
from regalia.server.tables.fair import (
    UnfairShuffle,
    check_table_file,
    commitment,
    fair_setup,
    new_secret,
    seed_from,
    table_file,
)
from regalia.server.types import Choices, hashed_choices
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
    assert "only somebody can tell who kept the commitment" in said(capsys)
    kept = ["--commitment", before["fair"]["commitment"].upper(), "--share", "0123456789abcdef" * 2]
    assert main(["verify", str(tmp_path / "game.json"), *kept]) == 0
    assert "to which the server had committed itself" in said(capsys)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    output = capsys.readouterr()
    return " ".join((output.out + output.err).split())


def forged(share: str, table: str = "a" * 24) -> dict[str, Any]:
    """An operator's file: the secret is tried out after the shares are known, until the first hand pleases."""
    choices = hashed_choices(msgspec.convert({"game": "citadels", "seats": 2}, Choices))
    shares = [share, "cd" * 16]
    for number in range(10_000):
        secret = f"{number:064x}"
        setup = fair_setup(secret, table, "citadels", choices, shares)
        game = start(setup)
        view = game.view(0)
        if len(set(view.zones[list(view.zone_names).index("hand_0")])) <= 2:
            break
    record = new_record(setup)
    chance = random.Random(1)
    while game.decision is not None:
        record.answer(game, chance.randrange(len(game.decision.options)))
    return table_file(table, record, secret, choices, shares)


def test_a_forged_table_is_caught_by_who_kept_the_commitment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    share = "ab" * 16
    seen = commitment(new_secret())  # what the server had shown before the share was given
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(forged(share)))
    assert main(["verify", str(file)]) == 0, "it is sound in itself"
    assert "only somebody can tell" in said(capsys), "and says what that is worth"
    assert main(["verify", str(file), "--share", share]) == 0
    assert main(["verify", str(file), "--commitment", seen, "--share", share]) == 1
    assert "another secret" in said(capsys)
    claimed = changed(json.loads(file.read_text()), "fair.commitment", seen)
    file.write_text(json.dumps(claimed))
    assert main(["verify", str(file), "--commitment", seen]) == 1, "nor does it help to write the old commitment into it"


def test_a_share_that_was_left_out_is_noticed(game: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game[1]))
    assert main(["verify", str(file), "--share", "fe" * 16]) == 1
    assert "your share is not among those" in said(capsys)
    file.write_text(json.dumps(game[1]["record"]))
    assert main(["verify", str(file), "--share", "fe" * 16]) == 1
    assert "of no table" in said(capsys)
    assert main(["verify", str(file), "--commitment", "my own"]) == 2


def test_the_client_keeps_what_it_saw_and_compares_at_the_end(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            everybody = [Player(server.url, table.id) for _ in range(6)]
            honest, cheated, robbed, misled, elsewhere, garbled = everybody
            state = server.lobby.rooms[table.id].table
            early = json.loads(encode(state.shown()))
            for player in everybody:
                player.keep_promise(early)
                player.shares.append("0123456789abcdef" * 2)
            assert early["fair"]["secret"] == "" and honest.promise == commitment(state.secret)
            await table.play(random.Random(9))
            await table.settle()
            assert [player.unfair for player in table.players] == ["", ""] and table.players[0].promise == honest.promise
            late = json.loads(encode(state.shown()))
            honest.keep_promise(late)
            other = new_secret()
            cheated.keep_promise(changed(late, "fair", {**late["fair"], "secret": other, "commitment": commitment(other)}))
            robbed.keep_promise(changed(late, "fair.shares", ["", "cd" * 16]))
            misled.keep_promise(changed(late, "fair.seed", "7"))
            elsewhere.keep_promise(changed(late, "choices.game", "a game that is not installed here"))
            garbled.keep_promise(changed(late, "choices.seats", "many"))
            assert [player.unfair for player in everybody] == ["", "commitment", "share", "seed", "", "seed"]
            await table.close()

    asyncio.run(act())


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


def test_a_position_from_outside_is_not_taken_up() -> None:
    """It could be anything: a game that never ends, or one that was never dealt."""
    game = start(setup_for("citadels", seats=4, seed=7))
    record = new_record(game.setup.at(store(game)))
    is_right, is_fair, _, why = checked(json.loads(record.text()))
    assert not is_right and is_fair is None and "laid-out position" in why


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
