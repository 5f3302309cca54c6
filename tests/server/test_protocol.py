"""The documented protocol is the one that is spoken."""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from regalia.citadels.rules.layout import TITLES, place_of
from regalia.kernel.events import MOVEMENTS
from regalia.kernel.setup import SetupError
from regalia.server.sockets import client_messages, server_messages
from regalia.server.types import FRAME
from regalia.server.views.lexicon import bots_for, lexicon
from regalia.server.web.openapi import openapi, protocol_schema
from tests.server.serving import open_table, serving

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_schema_in_the_docs_is_the_one_the_types_make() -> None:
    written = json.loads((DOCS / "protocol.schema.json").read_text())
    assert written == json.loads(json.dumps(protocol_schema())), "write it anew: python -m tests.server.write_schema"


def test_every_message_is_in_the_docs() -> None:
    text = (DOCS / "protocol.md").read_text()
    both = Path(client_messages.__file__).read_text() + Path(server_messages.__file__).read_text()
    kinds = re.findall(r'tag="(\w+)", tag_field="t"', both)
    assert len(kinds) > 25
    for kind in kinds:
        assert f"`{kind}`" in text, kind


def test_every_code_and_every_happening_is_in_the_docs() -> None:
    text = (DOCS / "protocol.md").read_text()
    source = "".join(path.read_text() for path in Path(client_messages.__file__).parent.parent.rglob("*.py"))
    codes = set(re.findall(r'RequestRefused\(\s*"(\w+)"', source)) | set(re.findall(r'require\([^"]*"([a-z_]+)"', source))
    codes |= set(re.findall(r'\bRefused\("(\w+)"', source)) | set(re.findall(r'return \d+, "(\w+)"', source))
    assert len(codes) > 20
    for code in codes - {"person", "bot"}:
        assert f"`{code}`" in text, code
    for kind in MOVEMENTS:
        assert f"`{kind}`" in text, kind
    for what in set(re.findall(r'Happened\("(\w+)"', source)):
        assert f"`{what}`" in text, what


@pytest.mark.parametrize(("game", "persons", "bots"), [("citadels", 2, 0), ("citadels", 4, 0), ("dominion", 2, 1)])
def test_every_frame_of_a_game_fits_the_schema(tmp_path: Path, game: str, persons: int, bots: int) -> None:
    frames = asyncio.run(recorded(tmp_path, game, persons, bots))
    schema = protocol_schema()
    checks = validators(schema, "t", "ServerMessage") | validators(schema, "n", "News")
    words = lexicon(game)
    kinds: set[str] = set()
    longest = max(map(len, frames))
    for text in random.Random(1).sample(frames, min(len(frames), 150)):
        message = json.loads(text)
        checks[message["t"]].validate(message)
        for item in message.get("news", ()):
            checks[item["n"]].validate(item)
            if item["n"] == "event":
                kinds.add(item["kind"])
                described = words.events[item["kind"]]
                assert len(item["told"]) >= len(described.told) - 1, item  # a plural may be empty
    assert len(kinds) > 8
    assert longest < FRAME


def validators(schema: dict[str, Any], tag: str, union: str) -> dict[str, Any]:
    """One for every kind of message of a union, by its tag: trying all kinds for every message takes long."""
    found = {}
    for one in schema["$defs"][union]["anyOf"]:
        name = one["$ref"].rpartition("/")[2]
        kind = schema["$defs"][name]["properties"][tag]["enum"][0]
        found[kind] = jsonschema.Draft202012Validator({"$defs": schema["$defs"], "$ref": one["$ref"]})
    assert len(found) > 3
    return found


async def recorded(folder: Path, game: str, persons: int, bots: int) -> list[str]:
    async with serving(folder) as server:
        table = await open_table(server.url, persons, bots, game)
        for player in [*table.players, table.watcher]:
            player.raw = []
        await (await table.connect()).start()
        await table.players[0].ask("say", text="Hello <b>world</b>")
        await table.play(random.Random(3))
        await table.settle()
        await table.close()
        late = await open_late(server.url, table.id)
        return [text for player in [*table.players, table.watcher] for text in player.raw or ()] + late


async def open_late(url: str, table: str) -> list[str]:
    """What somebody is sent who comes after the end: all of it, in pieces."""
    from regalia.server.client import Player

    player = Player(url, table)
    player.raw = []
    task = asyncio.create_task(player.stay())
    await player.until(lambda: player.view is not None)
    task.cancel()
    await player.close()
    updates = [json.loads(text) for text in player.raw if text.startswith('{"t":"update"')]
    assert len(updates) > 1 and ["view" in one for one in updates] == [False] * (len(updates) - 1) + [True]
    assert all(one["after"] < one["seq"] for one in updates), "whoever misses one notices"
    return player.raw


def test_the_lexicon_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown game 'chess'; expected one of citadels, dominion"):
        lexicon("chess")


def test_the_lexicon_describes_every_kind_the_kernel_tells() -> None:
    told = set(re.findall(r'Event\("(\w+)"', (Path(__file__).parents[2] / "src/regalia/kernel/cards.py").read_text()))
    assert told == set(MOVEMENTS) <= set(lexicon("citadels").events)
    assert "shows_cards" in told


def test_numbers_of_the_lexicon_are_those_of_the_games() -> None:
    assert lexicon("citadels").numbers["title"][1] == "castle"
    assert lexicon("dominion").numbers["kind"][5] == "province"


@pytest.mark.parametrize(("seat", "title", "coin"), [(0, 0, True), (1, 7, False), (7, TITLES - 1, True)])
def test_factors_of_the_lexicon_make_the_places_of_the_rules(seat: int, title: int, coin: bool) -> None:
    factors = lexicon("citadels").factors["place"]
    assert list(factors.values()) == sorted(factors.values(), reverse=True)
    assert factors["owner"] * seat + factors["card"] * title + factors["coin"] * coin == place_of(seat, title, coin)
    assert "smithy" not in bots_for("citadels") and "smithy" in bots_for("dominion") and "steward" not in bots_for("dominion")


def test_the_openapi_names_every_path_there_is() -> None:
    from regalia.server.storage.sqlite import SqliteConnection
    from regalia.server.storage.store import Store
    from regalia.server.tables.lobby import Lobby
    from regalia.server.web.app import make_app
    from regalia.server.web.settings import Settings

    store = Store(lambda: SqliteConnection(Path(":memory:")))
    guard = make_app(Lobby(Settings(), store))
    paths: set[tuple[str, str]] = set()
    for route in guard.app.routes:
        for method in (getattr(route, "methods", None) or set()) - {"HEAD"}:
            if route.path.startswith(("/api", "/healthz", "/readyz")):
                paths.add((route.path, method.lower()))
    store.close()
    assert paths == {(path, method) for path, methods in openapi()["paths"].items() for method in methods}


def test_strict_means_strict() -> None:
    for text in (
        '{"t":"answer","decision":"1","option":0}',
        '{"t":"answer","decision":1,"option":0,"extra":1}',
        '{"t":"answer","decision":1.0,"option":0}',
        '{"t":"answer","decision":-1,"option":0}',
        '{"t":"answer","decision":1}',
        '{"t":"answer"',
        '{"t":"nonsense"}',
        '{"t":"say","ref":"a b","text":"x"}',
        '{"t":"say","ref":"a","text":""}',
        '{"t":"ready","ref":"a","ready":1}',
        '{"t":"ready","ref":"a","ready":true,"share":"xyz"}',
        '{"t":"hello","table":"UPPER","secret":null}',
        "[]",
        "null",
        "",
    ):
        with pytest.raises(msgspec.DecodeError):
            client_messages.decoder.decode(text)
    found: Any = client_messages.decoder.decode('{"t":"answer","decision":1,"option":0}')
    assert (found.decision, found.option) == (1, 0)
