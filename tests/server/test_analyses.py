"""A finished game is thought through for those who played it: once, one game at a time, as long as somebody listens."""

import asyncio
import json
import os
import random
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from regalia.server.hooks import Hooks
from regalia.server.web.settings import UNLIMITED
from tests.server import analysts
from tests.server.serving import Here, Table, open_table, serving

Message = dict[str, Any]


async def finished(server: Here, **choices: Any) -> Table:
    """A game that is over, by lot."""
    table = await open_table(server.url, 2, **choices)
    await (await table.connect(watch=False)).start()
    await table.play(random.Random(1))
    await table.close()
    return table


def asking(server: Here, table: Table, secret: str = "") -> Any:
    """The answer as it comes, to be read line by line."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    return urlopen(Request(f"{server.url}/api/tables/{table.id}/analysis", b"", headers, method="POST"), timeout=60)


def heard(server: Here, table: Table, secret: str = "") -> list[Message]:
    """Everything that is said until the end."""
    with asking(server, table, secret) as answer:
        return [json.loads(line) for line in answer]


def refused(server: Here, table: Table, secret: str = "") -> tuple[int, str]:
    with pytest.raises(HTTPError) as problem:
        heard(server, table, secret)
    return problem.value.code, json.loads(problem.value.read())["code"]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_it_is_found_out_once_and_kept(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, hooks=Hooks(analysts.quick)) as server:
            table = await finished(server)
            path = f"/api/tables/{table.id}/analysis"
            assert await server.call(path) == {"analysis": None}
            assert await asyncio.to_thread(refused, server, table) == (403, "not_yours"), "those who look on do not start it"
            lines = await asyncio.to_thread(heard, server, table, table.secrets[1])
            steps = [line["step"] for line in lines[:-1]]
            assert steps == sorted(steps) and lines[0]["answers"] == len(server.lobby.rooms[table.id].table.line)
            found = lines[-1]["analysis"]
            assert found["seats"] == 2 and len(found["chances"]) == len(found["moments"]) > 20
            for moment in found["moments"]:
                for which in ("taken", "best"):
                    option = moment[f"{which}_option"]
                    assert [option["verb"], option["subject"]] == moment[which]
            assert (await server.call(path))["analysis"] == found, "who looks on may read it"
            assert await asyncio.to_thread(heard, server, table) == [{"analysis": found}]
        async with serving(tmp_path) as server:  # which could not find out anything
            assert (await server.call(path))["analysis"] == found

    asyncio.run(act())


def test_only_of_finished_games_and_only_where_somebody_can(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            assert await asyncio.to_thread(refused, server, table, table.secrets[0]) == (409, "not_over")
            assert (await server.refused(f"/api/tables/{table.id}/analysis"))[0] == 409
            over = await finished(server)
            assert await asyncio.to_thread(refused, server, over, over.secrets[0]) == (404, "no_page")

    asyncio.run(act())


def test_it_is_given_up_when_nobody_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = tmp_path / "pid"
    monkeypatch.setenv(analysts.PID_FILE, str(note))

    async def act() -> None:
        async with serving(tmp_path, hooks=Hooks(analysts.patient)) as server:
            analyses = server.lobby.analyses
            analyses.grace, analyses.most = 0.3, 2
            tables = [await finished(server) for _ in range(3)]
            first = await asyncio.to_thread(asking, server, tables[0], tables[0].secrets[0])
            second = await asyncio.to_thread(asking, server, tables[1], tables[1].secrets[0])
            line = json.loads(await asyncio.to_thread(second.readline))
            assert line["waiting"] == 1, "one at a time"
            assert await asyncio.to_thread(refused, server, tables[2], tables[2].secrets[0]) == (503, "busy")
            while not note.exists() or not note.read_text():
                await asyncio.sleep(0.02)
            process = int(note.read_text())
            assert is_running(process)
            second.close()
            while tables[1].id in analyses.open:
                await asyncio.sleep(0.02)
            assert tables[0].id in analyses.open
            first.close()
            while analyses.open:
                await asyncio.sleep(0.02)
            while is_running(process):
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(act(), 60))


@pytest.mark.parametrize(("analyst", "code"), [(analysts.dying, "fault"), (analysts.wrong, "fault")])
def test_what_goes_wrong_in_the_process_is_said(tmp_path: Path, analyst: Any, code: str) -> None:
    async def act() -> None:
        async with serving(tmp_path, hooks=Hooks(analyst)) as server:
            table = await finished(server)
            lines = await asyncio.to_thread(heard, server, table, table.secrets[0])
            assert lines[-1]["code"] == code
            assert not server.lobby.analyses.open, "it may be tried again"

    asyncio.run(act())


def test_what_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(analysts.PID_FILE, str(tmp_path / "pid"))

    async def act() -> None:
        async with serving(tmp_path, hooks=Hooks(analysts.patient)) as server:
            server.lobby.analyses.seconds = 0.5
            table = await finished(server)
            assert (await asyncio.to_thread(heard, server, table, table.secrets[0]))[-1]["code"] == "busy"

    asyncio.run(act())


def test_a_server_that_ends_tells_those_who_listen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(analysts.PID_FILE, str(tmp_path / "pid"))

    async def act() -> None:
        async with serving(tmp_path, hooks=Hooks(analysts.patient)) as server:
            table = await finished(server)
            listening = asyncio.create_task(asyncio.to_thread(heard, server, table, table.secrets[0]))
            while not server.lobby.analyses.open:
                await asyncio.sleep(0.02)
            await server.lobby.drain()
            assert (await asyncio.wait_for(listening, 60))[-1]["code"] == "busy"

    asyncio.run(act())


def test_an_address_may_not_ask_for_many(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, analyses=(0.0, 1.0))

    async def act() -> None:
        async with serving(tmp_path, limits=limits, hooks=Hooks(analysts.wrong)) as server:
            table = await finished(server)
            await asyncio.to_thread(heard, server, table, table.secrets[0])
            assert await asyncio.to_thread(refused, server, table, table.secrets[0]) == (429, "too_fast")

    asyncio.run(act())
