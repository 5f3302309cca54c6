"""Nonsense of every kind: no 500, no traceback to the client, no change of state."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import PATIENCE, Here, Table, open_table, serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Background:
    """A server in a thread of its own, with a game in the middle."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Here
        self.table: Table
        self.ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.stop: asyncio.Event
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.run(),), daemon=True)

    async def run(self) -> None:
        self.stop = asyncio.Event()
        async with serving(self.folder) as self.server:
            await self.server.lobby.bot_pool.search("gold", 1, "", "en")  # however long the process takes to start
            self.table = await (await (await open_table(self.server.url, 2)).connect(watch=False)).start()
            await self.table.close()
            self.ready.set()
            await self.stop.wait()

    def state(self) -> tuple[int, str]:
        table = self.server.lobby.rooms[self.table.id].table
        assert table.game is not None
        return table.seq, table.game.fingerprint()

    def faults(self) -> float:
        return float(self.server.lobby.metrics.registry.get_sample_value("regalia_faults_total") or 0)


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    made = Background(tmp_path_factory.mktemp("fuzz"))
    made.thread.start()
    assert made.ready.wait(PATIENCE)
    yield made
    made.loop.call_soon_threadsafe(made.stop.set)
    made.thread.join(20)


@pytest.fixture(scope="module")
def api(background: Background) -> Any:
    return schemathesis.openapi.from_url(background.server.url + "/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_the_api_does_what_its_openapi_says(case: Any, background: Background) -> None:
    case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
    assert background.faults() == 0


# -- frames ----------------------------------------------------------------------------------------------------------------

numbers = st.integers(-5, 2**70) | st.floats(allow_nan=True)
texts = st.text(max_size=40)
anything = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
KINDS = [
    "hello",
    "resume",
    "ping",
    "answer",
    "why",
    "ready",
    "sit",
    "rename",
    "leave",
    "back",
    "undo",
    "consent",
    "say",
    "phrase",
    "start",
    "fill",
    "remove",
    "configure",
    "mute",
    "rematch",
    "x",
]
FIELDS = [
    "ref",
    "decision",
    "wishes",
    "option",
    "seat",
    "name",
    "bot",
    "text",
    "phrase",
    "share",
    "ready",
    "undo",
    "agree",
    "choices",
    "options",
    "muted",
    "seen",
    "since",
    "table",
    "secret",
    "extra",
]
almost = st.builds(
    lambda kind, fields: {"t": kind, **fields},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), anything, max_size=4),
)
frames = st.one_of(
    almost.map(lambda message: json.dumps(message)),
    anything.map(lambda message: json.dumps(message)),
    st.text(max_size=200),
    st.binary(max_size=60),
)


@given(st.lists(frames, min_size=1, max_size=12))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_nonsense_from_a_seat_changes_nothing_and_breaks_nothing(background: Background, sent: list[Any]) -> None:
    nonsense(background, sent, background.table.secrets[0])


@given(st.lists(frames, min_size=1, max_size=6))
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_nonsense_from_a_stranger_changes_nothing_and_breaks_nothing(background: Background, sent: list[Any]) -> None:
    nonsense(background, sent, None)


def nonsense(background: Background, sent: list[Any], secret: str | None) -> None:
    before = background.state()
    url = background.server.url.replace("http", "ws") + "/socket"
    heard: list[str] = []
    with connect(url, compression=None, close_timeout=1) as socket:
        hello = {"t": "hello", "table": background.table.id}
        socket.send(json.dumps(hello if secret is None else {**hello, "secret": secret}))
        try:
            for frame in sent:
                if is_legal(frame):
                    continue
                socket.send(frame)
            socket.send('{"t":"ping"}')
            while '"t":"pong"' not in (heard or [""])[-1]:
                heard.append(str(socket.recv(timeout=20)))
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code in (1003, 1007, 1008, 1009, 1011), closed
            assert closed.rcvd.code != 1011, "1011 is a mistake of the server"
    assert not any("Traceback" in text or ".py" in text for text in heard)
    assert background.state() == before
    assert background.faults() == 0


def is_legal(frame: Any) -> bool:
    """Hypothesis may stumble over a real request: that one may change something."""
    from regalia.server.sockets import client_messages

    try:
        found = client_messages.decoder.decode(frame if isinstance(frame, str) else b"")
    except Exception:
        return False
    return not isinstance(found, (client_messages.Ping, client_messages.Resume, client_messages.Why))


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("[" * 20_000, 1009),
        ('{"t":"say","ref":"a","text":"' + "x" * 17_000 + '"}', 1009),
        (b"\x00\x01", 1008),
        ('{"t":"ping"', None),
        ("[" * 4_000, None),
        ('{"t":"say","ref":"a","text":"\\ud800"}', None),
    ],
)
def test_frames_that_are_too_long_or_no_text_close_the_socket_others_do_not(
    background: Background, frame: Any, code: int | None
) -> None:
    before = background.state()
    with connect(background.server.url.replace("http", "ws") + "/socket", compression=None) as socket:
        socket.send(json.dumps({"t": "hello", "table": background.table.id, "secret": background.table.secrets[1]}))
        socket.send(frame)
        if code is None:
            while '"t":"error"' not in (text := str(socket.recv(timeout=20))):
                pass
            assert json.loads(text)["code"] == "bad_message"
        else:
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    socket.recv(timeout=20)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == code
    assert background.state() == before


@pytest.mark.parametrize("frame", [b"\xff\xfe", b'{"t":"ping"}' + b"\x80" * 9_000], ids=["short", "long"])
def test_bytes_that_are_no_text_end_the_socket_and_leave_no_line_in_the_log(
    background: Background, frame: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connect(background.server.url.replace("http", "ws") + "/socket", compression=None) as socket:
        socket.send(json.dumps({"t": "hello", "table": background.table.id}))
        while '"t":"welcome"' not in str(socket.recv(timeout=20)):
            pass
        socket.send(frame, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.recv(timeout=20)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]
    assert background.faults() == 0
