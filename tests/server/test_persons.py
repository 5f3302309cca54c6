"""What belongs to a person and not to a seat: requests, consent, silence; and tables that are nobody else's business."""

import asyncio
import random
from pathlib import Path
from typing import Any

from regalia.server.tables.handing import OPEN_FOR
from regalia.server.tables.table import REFS
from regalia.server.tables.undo import undoable
from tests.server.serving import Here, Table, open_table, serving

Ask = dict[str, Any]


async def answered(player: Any, kind: str, ref: str, **fields: Any) -> Ask:
    """As ``Player.ask``, with a ref of our own choice."""
    player.replies.pop(ref, None)
    await player.send({"t": kind, "ref": ref, **fields})
    await player.until(lambda: ref in player.replies)
    found: Ask = player.replies[ref]
    return found


def test_a_ref_belongs_to_the_person_who_chose_it(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await open_table(server.url, 2, choices={"seats": 4})).connect(watch=False)
            ben = table.players[1]
            assert (await answered(ben, "sit", "r2", seat=2))["t"] == "done"
            assert (await answered(ben, "sit", "r2", seat=2))["t"] == "done", (
                "asked again from the new seat: it was carried out"
            )
            assert (await answered(ben, "sit", "r3", seat=1))["t"] == "done"
            assert (await answered(ben, "ready", "r1", ready=True))["t"] == "done"
            await ben.send({"t": "leave", "ref": "r4"})
            state = server.lobby.rooms[table.id].table
            await table.players[0].until(lambda: state.seats[1].is_empty())
            joined = await server.call(f"/api/tables/{table.id}/seats", {"player": "Dan", "seat": 1})
            dan = (await Table(server.url, table.id, [joined["secret"]]).connect(watch=False)).players[0]
            assert (await answered(dan, "ready", "r1", ready=True))["t"] == "done"
            assert state.seats[1].ready, "Ben's request was not Dan's"
            await dan.close()
            await table.close()

    asyncio.run(act())


def test_a_ref_is_remembered_however_much_others_ask(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await open_table(server.url, 2)).connect(watch=False)
            ada, ben = table.players
            assert (await answered(ada, "rename", "first", name="One"))["t"] == "done"
            assert (await answered(ada, "rename", "second", name="Two"))["t"] == "done"
            for at in range(REFS + 1):
                await ben.send({"t": "ready", "ref": f"x{at}", "ready": bool(at % 2)})
            await ben.until(lambda: f"x{REFS}" in ben.replies, 60)
            assert (await answered(ada, "rename", "first", name="One"))["t"] == "done"
            assert server.lobby.rooms[table.id].table.seats[0].name == "Two", "carried out once"
            await table.close()

    asyncio.run(act())


def test_who_is_muted_does_not_talk_by_names(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await open_table(server.url, 2)).connect(watch=False)
            ada, ben = table.players
            assert (await ben.ask("rename", name="Benny"))["t"] == "done"
            assert (await ada.ask("mute", seat=1, muted=True))["t"] == "done"
            assert (await ben.ask("rename", name="you play badly"))["code"] == "muted"
            await table.close()
            quiet = await (await (await open_table(server.url, 2, options={"chat": False})).connect(watch=False)).start()
            assert (await quiet.players[1].ask("rename", name="you play badly"))["code"] == "chat_off"
            await quiet.close()

    asyncio.run(act())


async def drawn(table: Table) -> tuple[Any, Any]:
    """Somebody has answered what needs the other's consent to be undone, and the other."""
    for _ in range(200):
        assert await table.step(random.Random(1))
        await table.settle()
        for at, player in enumerate(table.players):
            told = await player.ask("undo")
            if told["t"] == "done" and player.table is not None:
                await table.settle()
                if player.table["undo"] is not None:
                    return player, table.players[1 - at]
    raise AssertionError("nothing needed consent")


def test_a_refused_undo_stays_refused_when_the_refusers_seat_is_a_bots(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect(watch=False)).start()
            asker, other = await drawn(table)
            number = asker.table["undo"]["number"]
            state = server.lobby.rooms[table.id].table
            assert (await other.ask("consent", undo=number, agree=False))["t"] == "done"
            state.seats[1 - asker.viewer].bot = "random"  # however it came to that
            state.seats[1 - asker.viewer].key = ""
            assert (await asker.ask("undo"))["code"] == "no_undo"
            await table.close()

    asyncio.run(act())


async def row(table: Table, state: Any) -> tuple[Any, Any, list[int]]:
    """Somebody who gave the last answers, several in a row, none of which may be taken back alone; the other, and what they
    answered."""
    chance = random.Random(2)
    for _ in range(300):
        assert await table.step(chance)
        await table.settle()
        line, asker = state.line, state.line[-1].seat
        first = next(at for at in range(len(line) - 1, -1, -1) if at == 0 or line[at - 1].seat != asker)
        decisions = [line[at].decision for at in range(first, len(line))]
        found = [undoable(state, asker, since=one) for one in decisions]
        if len(decisions) > 2 and first > 1 and all(one is not None and one.waits_for for one in found):
            return table.players[asker], table.players[1 - asker], decisions
    raise AssertionError("nobody answered several times in a row")


async def consented(asker: Any, other: Any, table: Table, agree: bool, **fields: Any) -> Ask:
    """The request to take something back, as the other was shown it, and their word on it."""
    assert (await asker.ask("undo", **fields))["t"] == "done"
    await table.settle()
    request: Ask = other.table["undo"]
    assert (await other.ask("consent", undo=request["number"], agree=agree))["t"] == "done"
    await table.settle()
    return request


def test_what_was_refused_is_not_granted_as_a_part_of_more(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            state = server.lobby.rooms[table.id].table
            asker, other, decisions = await row(table, state)
            answers = len(state.line)
            asked = await consented(asker, other, table, agree=False, since=decisions[1])
            assert (asked["decision"], asked["answers"]) == (decisions[1], len(decisions) - 1), "told how many it would be"
            for since in decisions[:2]:
                assert (await asker.ask("undo", since=since))["code"] == "no_undo"
            state.seats[other.viewer].bot = "random"  # however it came to that
            state.seats[other.viewer].key = ""
            for since in decisions[:2]:
                assert (await asker.ask("undo", since=since))["code"] == "no_undo", "there is nobody left to refuse"
            assert len(state.line) == answers
            assert (await asker.ask("undo"))["t"] == "done", "the last alone is less"
            await table.close()

    asyncio.run(act())


def test_a_refusal_ends_with_the_answers_it_was_about(tmp_path: Path) -> None:
    """Taken back with an answer of somebody else, they do not stand any more."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            state = server.lobby.rooms[table.id].table
            asker, other, decisions = await row(table, state)
            await consented(asker, other, table, agree=False, since=decisions[0])
            assert (await asker.ask("undo", since=0))["code"] == "no_undo"
            await consented(other, asker, table, agree=True)  # an earlier answer, and with it the whole row
            await asker.until(lambda: asker.news[-1]["n"] == "undone")
            assert state.line[-1].decision < decisions[0] and decisions[0] in state.refused
            assert state.line.has_person(asker.viewer)
            assert (await asker.ask("undo", since=0))["t"] == "done"
            await table.close()

    asyncio.run(act())


def test_being_away_is_not_consent(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect(watch=False)).start()
            asker, other = await drawn(table)
            await table.settle()
            waits_for = list(asker.table["undo"]["waits_for"])
            assert waits_for == [other.viewer]
            assert (await other.ask("leave"))["t"] == "done"
            await table.settle()
            state = server.lobby.rooms[table.id].table
            assert state.undo is not None and state.undo.waits_for == waits_for, "still asked"
            assert (await other.ask("consent", undo=state.undo.number, agree=True))["t"] == "done", "and may still say yes"
            await table.close()

    asyncio.run(act())


def test_strangers_learn_nothing_of_a_closed_table(tmp_path: Path) -> None:
    """While it is played and afterwards; before, whoever has the link may sit down."""

    async def refused(server: Here, id_: str) -> None:
        closed = (403, {"code": "spectators_refused"})
        for path in ("", "/record", "/replay", "/replay?viewer=7", "/replay?viewer=0&views=1", "/analysis"):
            assert await server.refused(f"/api/tables/{id_}{path}") == closed, path
        assert await server.refused(f"/api/tables/{id_}/seats", {"player": "Eve"}) == closed
        assert (await server.call("/api/tables"))["tables"] == []

    async def act() -> None:
        async with serving(tmp_path) as server:
            options = {"spectators": False, "stand_in": "random"}
            table = await open_table(server.url, 1, 1, options=options)
            assert (await server.call(f"/api/tables/{table.id}"))["phase"] == "lobby"
            assert len((await server.call("/api/tables"))["tables"]) == 1
            await (await table.connect(watch=False)).start()
            [ada] = table.players
            await refused(server, table.id)
            own = await server.call(f"/api/tables/{table.id}", authorization=f"Bearer {table.secrets[0]}")
            assert own["phase"] == "playing"
            await ada.ask("leave")
            await ada.until(lambda: ada.table is not None and ada.table["phase"] == "over", 60)
            await refused(server, table.id)
            own = await server.call(f"/api/tables/{table.id}", authorization=f"Bearer {table.secrets[0]}")
            assert own["fair"]["secret"] and own["fair"]["seed"]
            await table.close()

    asyncio.run(act())


CODE, SECOND = "c" * 32, "s" * 32


def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            ada, ben = table.players
            path = f"/api/tables/{table.id}/handed"
            wish = {"code": CODE, "secret": SECOND}
            assert await server.refused(path, wish) == (403, {"code": "no_offer"})
            told: list[Any] = []
            ada.heard = lambda message: told.append(message.get("code")) if message["t"] == "bye" else None
            shown = ben.table, ben.view
            assert (await answered(ada, "hand_over", "h1", code=CODE))["t"] == "done"
            assert (await answered(ada, "hand_over", "h1", code=CODE))["t"] == "done", "asked again"
            assert await server.refused(path, {"code": "d" * 32, "secret": SECOND}) == (403, {"code": "no_offer"})
            assert (await server.call(path, wish))["seat"] == 0
            assert (await server.call(path, wish))["seat"] == 0, "the reply was lost"
            assert await server.refused(path, {"code": CODE, "secret": "t" * 32}) == (403, {"code": "no_offer"})
            await ada.until(lambda: told == ["handed_over"])
            phone = (await Table(server.url, table.id, [SECOND]).connect(watch=False)).players[0]
            assert phone.viewer == 0 and (await answered(phone, "hand_over", "h1", code=CODE))["t"] == "done"
            assert (ben.table, ben.view) == shown and not [one for one in ben.news if one.get("what") == "handed"]
            await phone.close()
            await table.close()

    asyncio.run(act())


def test_an_offer_of_a_seat_ends(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await open_table(server.url, 2)).connect(watch=False)
            assert (await table.players[0].ask("hand_over", code=CODE))["t"] == "done"
            state = server.lobby.rooms[table.id].table
            state.seats[0].offered_at -= OPEN_FOR + 1
            assert await server.refused(f"/api/tables/{table.id}/handed", {"code": CODE, "secret": SECOND}) == (
                403,
                {"code": "no_offer"},
            )
            await table.close()

    asyncio.run(act())
