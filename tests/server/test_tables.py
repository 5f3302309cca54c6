"""Opening, joining, seats, hosts, bots that stand in, chat, spectators, rematch."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from regalia.server.client import Player
from tests.server.serving import Here, Message, Table, open_table, serving

Scene = Callable[[Here], Awaitable[None]]


@pytest.fixture
def scene(tmp_path: Path) -> Callable[[Scene], None]:
    """Run a scene on a server of its own."""

    def run(act: Scene, **settings: Any) -> None:
        async def whole() -> None:
            async with serving(tmp_path, **settings) as server:
                await act(server)

        asyncio.run(whole())

    return run


async def code(player: Player, kind: str, **fields: Any) -> str:
    """ "" if a request is carried out, or why not."""
    reply = await player.ask(kind, **fields)
    return "" if reply["t"] == "done" else reply["code"]


async def opens_nothing(player: Player) -> None:
    """Whoever was removed is told so and stays away; to come back would be of no use."""
    await player.until(lambda: player.bye == "removed")
    back = asyncio.get_running_loop().create_task(player.stay())
    await player.until(lambda: any(error.get("code") == "no_seat" for error in player.errors))
    back.cancel()


def seats(player: Player) -> list[tuple[str, str]]:
    assert player.table is not None
    return [(seat["kind"], seat["plays"]) for seat in player.table["seats"]]


def test_a_table_is_opened_listed_joined_and_played(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2, name="Friday")
        [listed] = (await server.call("/api/tables"))["tables"]
        assert (listed["id"], listed["name"], listed["taken"], listed["players"]) == (table.id, "Friday", 2, ["Ada", "Ben"])
        await table.connect()
        assert await code(table.players[0], "start") == "not_ready"
        assert await code(table.players[1], "start") == "not_host"
        await table.start()
        assert table.watcher.view is not None and table.watcher.view["viewer"] == -1
        assert (await server.call("/api/tables"))["tables"][0]["phase"] == "playing"
        assert await server.refused(f"/api/tables/{table.id}/seats", {"player": "Late"}) == (409, {"code": "not_now"})
        assert await server.refused(f"/api/tables/{table.id}/record") == (409, {"code": "not_over"})
        await table.play(random.Random(1))
        await table.settle()
        assert (await server.call("/api/tables"))["tables"] == []
        assert (await server.call(f"/api/tables/{table.id}/record"))["format"] == "regalia-table"
        await table.close()

    scene(act)


def test_choices_are_judged_before_anything_is_opened(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        async def judged(**body: Any) -> Any:
            return await server.call("/api/check", body)

        usual = await judged(choices={"game": "citadels", "seats": 4}, bots=["medium"] * 3)
        assert set(usual) == {"follows"} and set(usual["follows"]) == {"cast", "uniques"}  # what the scenario says
        assert usual["follows"]["cast"][0] == "assassin" and len(usual["follows"]["uniques"]) == 14
        by_lot = await judged(choices={"game": "citadels", "cast": "random"})
        assert set(by_lot["follows"]) == {"uniques"}, "nobody learns a lot before it is drawn"
        assert await judged(choices={"game": "dominion", "kingdom": "random", "landscapes": 2}) == {}
        needs = await judged(choices={"game": "citadels", "seats": 3})
        assert (
            needs["code"] == "bad_setup"
            and needs["args"]["refused"] == "rank_9-missing"
            and needs["args"]["given"]["seats"] == 3
        )
        few = {"game": "citadels", "scenario": "illustrious", "seats": 2}
        fourth = await judged(choices=few)
        assert fourth["args"]["refused"] == "substitute-missing"
        assert fourth["args"]["given"]["characters"] == fourth["open"]["rank_4"] == ["king", "patrician"]
        for one in fourth["open"]["rank_4"]:
            named = await judged(choices=few | {"rank_4": one})
            assert "code" not in named and named["open"] == fourth["open"] and named["follows"]["cast"][3] == one
        assert (await judged(choices={"game": "dominion", "kingdom": ["smithy"]}))["args"]["refused"] == "kingdom-piles"
        assert (await judged(choices={"game": "citadels", "seats": 2}, bots=["medium"] * 2))["code"] == "table_full"
        assert (await judged(choices={"game": "dominion"}, bots=["steward"]))["code"] == "unknown_bot"
        assert (await server.refused("/api/check", {"choices": {"game": "chess"}}))[0] == 400
        assert (await server.call("/api/tables"))["tables"] == []

    scene(act)


def test_an_unlisted_table_is_found_only_by_its_link(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2, options={"listed": False})
        assert (await server.call("/api/tables"))["tables"] == []
        assert (await server.call(f"/api/tables/{table.id}"))["phase"] == "lobby"
        assert len(table.id) == 24

    scene(act)


def test_one_chooses_a_seat_and_the_host_fills_removes_and_changes(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2, choices={"seats": 5})
        await table.connect()
        ada, ben = table.players
        assert await code(ben, "sit", seat=3) == ""
        await ben.until(lambda: ben.table is not None and ben.table["seats"][3]["name"] == "Ben")
        assert await code(ben, "sit", seat=0) == "seat_taken"
        assert await code(ben, "fill", seat=1, bot="random") == "not_host"
        assert await code(ada, "fill", seat=1, bot="smithy") == "unknown_bot"
        assert await code(ada, "fill", seat=1, bot="random") == ""
        assert await code(ada, "fill", seat=3, bot="random") == "seat_taken"
        assert await code(ada, "configure", choices={"game": "citadels", "seats": 3}) == "bad_setup"
        assert await code(ada, "configure", choices={"game": "citadels", "seats": 2}) == "seat_taken"
        assert await code(ada, "configure", choices={"game": "citadels", "seats": 6, "edition": "de"}) == ""
        assert await code(ada, "start") == "not_filled"
        await table.settle()
        assert seats(ada) == [("person",) * 2, ("bot",) * 2, ("empty", "nobody"), ("person",) * 2] + [("empty", "nobody")] * 2
        assert await code(ada, "remove", seat=0) == "not_now"
        assert await code(ada, "remove", seat=3) == ""
        await opens_nothing(ben)
        await table.close()

    scene(act)


def test_a_host_who_leaves_is_followed_by_the_next_person(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 3, choices={"seats": 4})
        await table.connect()
        await table.players[0].ask("leave")
        await table.watcher.until(lambda: table.watcher.table is not None and table.watcher.table["host"] == 1)
        assert await code(table.players[1], "fill", seat=0, bot="random") == ""
        await table.close()

    scene(act)


def test_a_bot_plays_for_a_seat_that_left_until_it_comes_back(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2, 0)
        await (await table.connect()).start()
        ada, ben = table.players
        await table.play(random.Random(2), 5)
        assert await code(ben, "back") == "not_now"
        assert await code(ben, "leave") == ""
        await ben.until(lambda: seats(ben)[1] == ("person", "bot"))
        for _ in range(8):  # only Ada is asked
            await ada.until(lambda: ada.decision() is not None and ada.decision()["number"] not in ada.accepted)  # type: ignore[index]
            await ada.answer(0)
        assert {given.by for given in server.lobby.rooms[table.id].table.line} == {"person", "bot"}
        assert await code(ben, "back") == ""
        await table.settle()
        assert seats(ben)[1] == ("person", "person")
        await table.play(random.Random(2), 10)
        await table.close()

    scene(act)


def test_a_removed_seat_is_void_and_played_by_a_bot(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2, 0)
        await (await table.connect()).start()
        ada, ben = table.players
        assert await code(ada, "remove", seat=1) == ""
        await opens_nothing(ben)
        await ada.until(lambda: seats(ada)[1] == ("bot", "bot"))
        for _ in range(5):
            await ada.until(lambda: ada.decision() is not None and ada.decision()["number"] not in ada.accepted)  # type: ignore[index]
            await ada.answer(0)
        await table.close()

    scene(act)


def test_chat_is_text_has_a_length_and_can_be_muted(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2)
        await table.connect()
        ada, ben = table.players
        assert await code(ben, "say", text="<script>\u202ealert(1)</script>\n\x07 ok") == ""
        assert await code(ben, "say", text=" \u200b ") == "bad_message"
        await ben.send({"t": "say", "ref": "long", "text": "x" * 501})
        await ben.until(lambda: any(error["code"] == "bad_message" for error in ben.errors[-1:]))
        assert await code(ben, "phrase", phrase="good_game") == ""
        assert await code(ben, "phrase", phrase="insult") == "unknown_phrase"
        assert await code(ben, "mute", seat=0, muted=True) == "not_host"
        assert await code(ada, "mute", seat=1, muted=True) == ""
        assert await code(ben, "say", text="hello?") == "muted"
        assert await code(ada, "mute", seat=1, muted=False) == ""
        assert await code(ben, "say", text="hello!") == ""
        await table.settle()
        said = [item.get("text") or item.get("phrase") for item in table.watcher.news if item["n"] == "chat"]
        assert said == ["<script>alert(1)</script> ok", "good_game", "hello!"]
        await table.close()

    scene(act)


def test_more_bots_than_seats_are_refused_as_the_openapi_says(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        asked = {"player": "Ann", "choices": {"game": "dominion", "seats": 2}, "bots": ["random", "random"]}
        assert await server.refused("/api/tables", asked) == (409, {"code": "table_full"})
        assert "409" in (await server.call("/openapi.json"))["paths"]["/api/tables"]["post"]["responses"]

    scene(act)


def test_spectators_may_be_refused(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2, options={"spectators": False})
        await (await table.connect(watch=False)).start()
        task = asyncio.create_task(table.watcher.stay())
        await table.watcher.until(lambda: table.watcher.errors)
        assert table.watcher.errors[0]["code"] == "spectators_refused"
        assert await server.refused(f"/api/tables/{table.id}/replay") == (403, {"code": "spectators_refused"})
        own = await server.call(f"/api/tables/{table.id}/replay?viewer=1", authorization=f"Bearer {table.secrets[1]}")
        assert own["viewer"] == 1 and own["entries"]
        other = await server.refused(f"/api/tables/{table.id}/replay?viewer=0", authorization=f"Bearer {table.secrets[1]}")
        assert other == (403, {"code": "not_yours"})
        task.cancel()
        await table.close()

    scene(act)


def test_a_bots_cards_are_nobody_elses_business(scene: Callable[[Scene], None]) -> None:
    """A bot has no secret, and having none does not make one the bot."""

    async def act(server: Here) -> None:
        table = await open_table(server.url, 1, 3, options={"spectators": True, "delay": 60})
        await (await table.connect(watch=False)).start()
        secret = {"authorization": f"Bearer {table.secrets[0]}"}
        for headers in ({}, {"authorization": "Bearer "}, {"authorization": "Bearer x"}, {"authorization": "Basic x"}, secret):
            for viewer in (1, 2, 3):
                refused = await server.refused(f"/api/tables/{table.id}/replay?viewer={viewer}", **headers)
                assert refused == (403, {"code": "not_yours"})
            phase = (await server.call(f"/api/tables/{table.id}", **headers))["phase"]
            assert phase == ("playing" if headers is secret else "lobby")
        await table.close()

    scene(act)


def heard_pongs(player: Player) -> list[Message]:
    """Grows whenever the player has asked whether something is missing and was answered."""
    pongs: list[Message] = []
    player.heard = lambda message: pongs.append(message) if message["t"] == "pong" else None
    return pongs


def test_spectators_may_be_made_to_wait(tmp_path: Path) -> None:
    clock = [1_800_000_000_000]

    async def act() -> None:
        async with serving(tmp_path, now=lambda: clock[0]) as server:
            table = await open_table(server.url, 2, options={"delay": 60})
            await (await table.connect(watch=False)).start()
            await table.play(random.Random(1), 6)
            watcher = table.watcher
            pongs = heard_pongs(watcher)
            table.tasks.append(asyncio.create_task(watcher.stay(ping=0.05)))
            await watcher.until(lambda: watcher.table is not None and len(pongs) > 2)
            assert watcher.view is None and watcher.table is not None and watcher.table["phase"] == "lobby"
            assert (await server.call(f"/api/tables/{table.id}"))["phase"] == "lobby"
            entries = (await server.call(f"/api/tables/{table.id}/replay"))["entries"]
            assert entries[-1][1] == [{"n": "table", "what": "ready", "seat": 1}]
            clock[0] += 61_000
            await watcher.until(lambda: watcher.view is not None)
            first = watcher.view
            await table.play(random.Random(1), 6)
            asked = len(pongs)
            await watcher.until(lambda: len(pongs) > asked + 2)
            assert watcher.view == first
            clock[0] += 61_000
            await watcher.until(lambda: watcher.view != first)
            await table.close()

    asyncio.run(act())


def test_a_rematch_keeps_seats_and_secrets(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2, 1, game="dominion")
        await (await table.connect()).start()
        ada, ben = table.players
        assert await code(ada, "rematch") == "not_now"
        await table.play(random.Random(5))
        assert await code(ben, "rematch") == "not_host"
        reply = await ada.ask("rematch")
        await ben.until(lambda: ben.table is not None and ben.table["next"] == reply["args"]["table"])
        again = Table(server.url, reply["args"]["table"], table.secrets)
        await again.connect()
        assert seats(again.players[1]) == [("person", "person"), ("bot", "bot"), ("person", "person")]
        await again.start()
        one, other = ada.table, again.players[0].table
        assert one is not None and other is not None and one["fair"]["commitment"] != other["fair"]["commitment"]
        await again.play(random.Random(5), 4)
        await table.close()
        await again.close()

    scene(act)


def test_tables_nobody_looks_at_leave_the_memory_and_come_back(scene: Any) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2)
        await (await table.connect()).start()
        await table.play(random.Random(1), 20)
        await table.settle()
        seen = table.players[0].seen
        view = table.players[0].view
        await table.close()
        while server.lobby.rooms:
            await asyncio.sleep(0.05)
        again = Table(server.url, table.id, table.secrets)
        await again.connect()
        await again.players[0].until(lambda: again.players[0].seen == seen)
        assert again.players[0].view == view
        await again.play(random.Random(1), 5)
        await again.close()

    scene(act, idle_seconds=0.2)


def test_who_holds_seats_sees_how_it_stands_at_their_tables(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        table = await open_table(server.url, 2)

        async def looked(secret: str, id_: str = "") -> list[Message]:
            seats_held = [{"table": id_ or table.id, "secret": secret}]
            found: list[Message] = (await server.call("/api/glances", {"seats": seats_held}))["tables"]
            return found

        [before] = await looked(table.secrets[1])
        assert (before["phase"], before["seat"], before["asked"], before["winners"]) == ("lobby", 1, -1, [])
        assert [seat["name"] for seat in before["seats"]] == ["Ada", "Ben"]
        assert await looked("somebody else's") == [] and await looked(table.secrets[0], "a" * 24) == []
        await (await table.connect(watch=False)).start()
        [during] = await looked(table.secrets[0])
        assert during["phase"] == "playing" and during["asked"] in (0, 1)
        await table.play(random.Random(1))
        [after] = await looked(table.secrets[0])
        assert after["phase"] == "over" and after["asked"] == -1 and after["winners"]
        await table.close()

    scene(act)


def test_a_text_from_elsewhere_is_read(scene: Callable[[Scene], None]) -> None:
    async def act(server: Here) -> None:
        read = await server.call("/api/read", {"game": "dominion", "text": "Witch, Flying Carpet"})
        assert read == {"choices": {"kingdom": ["witch"]}, "unknown": ["Flying Carpet"]}
        for game in ("citadels", "nothing"):
            assert await server.refused("/api/read", {"game": game, "text": ""}) == (404, {"code": "no_page"})

    scene(act)


def test_previews_of_links_name_a_whole_address(scene: Callable[..., None], tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text('<meta property="og:image" content="/preview.png" />')

    def look(url: str) -> None:
        for path in ("/", "/t/" + "a" * 24):
            with urlopen(url + path) as answer:
                assert f'content="{url}/preview.png"' in answer.read().decode()

    async def act(server: Here) -> None:
        await asyncio.to_thread(look, server.url)

    scene(act, static=str(page))
