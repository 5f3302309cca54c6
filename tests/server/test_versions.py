"""A running table keeps the rules it was begun with: another version of them does not touch it."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regalia.games import door_of
from regalia.server.sockets.client_messages import Answer
from regalia.server.tables import table as tables
from regalia.server.tables.requests import Draft, answer
from tests.server.serving import Table, open_table, serving


def begun(folder: Path, answers: int) -> tuple[Table, Any]:
    async def act() -> tuple[Table, Any]:
        async with serving(folder) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(3), answers)
            await table.settle()
            await table.close()
            return table, table.players[0].view

    return asyncio.run(act())


async def looked_at(folder: Path, table: Table) -> str:
    """The code with which it is refused."""
    async with serving(folder) as server:
        code = str((await server.refused(f"/api/tables/{table.id}"))[1]["code"])
        assert table.id not in server.lobby.rooms
        return code


async def opens_again(folder: Path, table: Table, view: Any) -> None:
    async with serving(folder) as server:
        again = await Table(server.url, table.id, table.secrets).connect()
        assert again.players[0].view == view
        await again.play(random.Random(1), 2)
        await again.close()


def test_a_table_of_another_rules_version_stays_closed_until_its_own_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, view = begun(tmp_path, 5)
    door = door_of("citadels")
    with monkeypatch.context() as newer:
        newer.setattr(tables, "door_of", lambda name: replace(door, rules=door.rules + 1))
        assert asyncio.run(looked_at(tmp_path, table)) == "other_rules"
    asyncio.run(opens_again(tmp_path, table, view))


@pytest.mark.parametrize("answers", [4, 7, 9])
def test_rules_that_changed_without_a_new_version_are_noticed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: int
) -> None:
    """Long before the first fingerprint, after 50 answers."""
    from regalia.citadels.rules.table import Citadels

    table, view = begun(tmp_path, answers)
    with monkeypatch.context() as changed:
        gain = Citadels.gain
        changed.setattr(Citadels, "gain", lambda self, seat, gold, rule: gain(self, seat, gold + 1, rule))
        assert asyncio.run(looked_at(tmp_path, table)) == "other_rules"
    asyncio.run(opens_again(tmp_path, table, view))


def test_a_finished_game_of_another_version_is_still_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = begun(tmp_path, 10_000)

    async def look() -> None:
        async with serving(tmp_path) as server:
            replay = await server.call(f"/api/tables/{table.id}/replay?viewer=1")
            assert replay["verified"].startswith("verified") and replay["entries"]
            assert (await server.call(f"/api/tables/{table.id}/record"))["record"]

    door = door_of("citadels")
    monkeypatch.setattr(tables, "door_of", lambda name: replace(door, rules=door.rules + 1))
    asyncio.run(look())


def test_every_answer_carries_a_check_of_its_own() -> None:
    from tests.server.test_bounds import played

    made, _, _ = played(20)
    checks = set()
    for _ in range(30):
        assert made.game is not None and made.game.decision is not None
        decision = made.game.decision
        found = set()
        for option in range(len(decision.options)):
            draft = answer(made, decision.seat, Answer(made.decision, option), 0, "bot")
            assert isinstance(draft, Draft)
            found.add(draft.entry.check)  # type: ignore[union-attr]
        # Cards put away are chosen one by one and told when all are: until then nothing has happened.
        silent = len(decision.options) == 1 or decision.question.name == "put_away"
        assert len(found) > 1 or silent, "different answers, different checks"
        checks |= found
        assert isinstance(draft, Draft)
        made.apply(draft.entry, draft.prepared)
    assert len(checks) > 30
