"""Thinking times: when they are up, a bot moves, and the person can come back."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.server.sockets import client_messages
from regalia.server.storage.sqlite import SqliteConnection
from regalia.server.storage.store import Store
from regalia.server.tables import entries as log
from regalia.server.tables.clocks import LEAST, NOBODY, Clocks
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.requests import Draft, answer, decide
from regalia.server.tables.room import Room
from regalia.server.tables.table import Table as State
from regalia.server.tables.undo import undoable
from regalia.server.types import Choices, Clock, Options
from regalia.server.web.settings import Settings
from regalia.server.world import World
from tests.server.serving import Table, is_ours, open_table, serving


def test_a_bank_is_used_up_and_filled_by_the_increment() -> None:
    clock = Clock("bank", seconds=60, increment=5)
    clocks = Clocks()
    clocks.begin(clock, 2, 1000)
    clocks.opens(0, 0, 1000)
    assert clocks.deadline(clock, 0) == 61_000
    clocks.charge(0, 21_000)
    clocks.answered(clock, 0, 0, True)
    clocks.opens(1, 1, 21_000)
    assert clocks.banks == [45_000, 60_000] and clocks.deadline(clock, 1) == 81_000
    clocks.charge(1, 200_000)
    clocks.answered(clock, 1, 1, True)
    clocks.opens(2, 0, 200_000)
    assert clocks.banks == [45_000, 5_000]
    clocks.charge(0, 300_000)
    clocks.answered(Clock("bank", seconds=60), 0, 2, True)
    clocks.opens(3, 0, 300_000)
    assert clocks.banks[0] == 0 and clocks.deadline(Clock("bank", seconds=60), 0) == 300_000 + LEAST
    clocks.charge(0, 303_000)
    assert clocks.deadline(clock, 0) == 300_000 + LEAST, "looking is allowed once, not once an entry"


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks()
    clocks.begin(Clock(), 2, 1000)
    assert clocks.deadline(Clock(), 0) == 0 and clocks.banks == []


NOON = 1_800_000_000_000


def citadels(seats: int) -> Any:
    return msgspec.convert({"game": "citadels", "seats": seats}, Choices)


def started(clock: Clock, bots: int = 0) -> State:
    """A table of two persons, and bots, at noon; at NOON + 0 the first question is put."""
    table = State()
    options = Options(clock=clock, stand_in="random")
    table.apply(log.Opened(NOON, "t" * 24, "", citadels(2 + bots), options, "ab" * 32))
    for seat in (0, 1):
        table.apply(log.Sat(NOON, seat, "", f"P{seat}", f"key {seat}"))
        table.apply(log.SaidReady(NOON, seat, f"r{seat}", True, "0123456789abcdef" * 2))
    for seat in range(2, 2 + bots):
        table.apply(log.Filled(NOON, seat, "", "random", 0))
    perform(table, 0, client_messages.Start("start"), NOON)
    return table


def perform(table: State, seat: int, message: Any, now: int) -> None:
    """As a room would, without storage."""
    draft = decide(table, seat, message, now)
    assert isinstance(draft, Draft)
    table.apply(draft.entry, draft.prepared)


def play_to_a_harmless_answer(table: State, now: int) -> int:
    """Until somebody's last answer may be taken back at once; by whom."""
    for _ in range(200):
        assert table.game is not None and table.game.decision is not None
        seat = table.asked()
        option = len(table.game.decision.options) // 2
        perform(table, seat, client_messages.Answer(table.decision, option), now)
        found = undoable(table, seat)
        if found is not None and not found.waits_for:
            return seat
    raise AssertionError("no harmless answer")


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_leaving_and_coming_back_gives_no_time_back(kind: Any) -> None:
    table = started(Clock(kind, seconds=60))
    seat, deadline = table.asked(), table.deadline()
    assert deadline == NOON + 60_000
    perform(table, seat, client_messages.Leave("l1"), NOON + 50_000)
    assert table.deadline() == 0, "a bot plays"
    perform(table, seat, client_messages.Back("b1"), NOON + 50_200)
    assert table.deadline() == deadline + 200, "the clock stood while the bot was asked"
    perform(table, seat, client_messages.Leave("l2"), NOON + 59_000)
    perform(table, seat, client_messages.Back("b2"), NOON + 59_000)
    assert table.deadline() == deadline + 200
    if kind == "bank":
        assert table.clocks.banks[seat] == 1_200


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_filling_a_seat_again_and_everything_else_charges_the_clock(kind: Any) -> None:
    table = started(Clock(kind, seconds=60), bots=2)
    while table.asked() > 1:
        perform_bot(table, NOON)
    seat, deadline = table.asked(), table.deadline()
    perform(table, 0, client_messages.Fill("f1", 2, "random"), NOON + 40_000)
    perform(table, 0, client_messages.Rename("n1", "Ann"), NOON + 45_000)
    perform(table, 1 - seat, client_messages.Say("s1", "hurry"), NOON + 46_000)
    assert table.deadline() == deadline == NOON + 60_000
    if kind == "bank":
        assert table.clocks.banks[seat] == 14_000
    perform(table, seat, client_messages.Answer(table.decision, 0), NOON + 48_000)
    if kind == "bank":
        assert table.clocks.banks[seat] == 12_000


def perform_bot(table: State, now: int) -> None:
    draft = answer(table, table.asked(), client_messages.Answer(table.decision, 0), now, "bot")
    assert isinstance(draft, Draft)
    table.apply(draft.entry, draft.prepared)


def test_bots_that_stand_in_earn_no_time() -> None:
    table = started(Clock("bank", seconds=60, increment=10))
    seat = table.asked()
    perform(table, seat, client_messages.Leave("l"), NOON + 5_000)
    while table.asked() == seat:
        perform_bot(table, NOON + 5_000)
    assert table.clocks.banks[seat] == 55_000


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_taking_back_gives_no_time_back_to_anybody(kind: Any) -> None:
    clock = Clock(kind, seconds=60, increment=5 if kind == "bank" else 0)
    table = started(clock)
    seat = play_to_a_harmless_answer(table, NOON)
    perform(table, seat, client_messages.Undo("u0"), NOON)
    perform(table, seat, client_messages.Answer(table.decision, 0), NOON + 20_000)
    found = undoable(table, seat)
    assert found is not None and not found.waits_for
    nexts = table.asked()
    banks = list(table.clocks.banks)
    deadline = table.deadline()
    perform(table, seat, client_messages.Undo("u1"), NOON + 45_000)  # the other one has thought for 25 seconds
    assert table.asked() == seat
    if kind == "move":
        assert table.deadline() == NOON + 45_000 + 40_000
    perform(table, seat, client_messages.Answer(table.decision, 0), NOON + 46_000)
    assert table.asked() == nexts
    if kind == "move":
        assert table.deadline() == NOON + 46_000 + 35_000, "25 of 60 seconds stay spent"
        assert deadline == NOON + 80_000
    else:
        spent = [0, 0]
        spent[nexts] += 25_000
        spent[seat] += 1_000
        assert table.clocks.banks == [had - used for had, used in zip(banks, spent, strict=True)], "and no second increment"


def test_a_table_loaded_anew_has_the_clocks_it_had() -> None:
    """Whatever was charged is in the entries."""
    bodies: list[bytes] = []

    class Kept(State):
        def apply(self, entry: Any, prepared: Any = None) -> None:
            bodies.append(log.encode_entry(entry))
            super().apply(entry, prepared)

    table = Kept()
    table.apply(log.Opened(NOON, "t" * 24, "", citadels(2), Options(clock=Clock("bank", 60, 5)), "ab" * 32))
    for seat in (0, 1):
        table.apply(log.Sat(NOON, seat, "", f"P{seat}", f"key {seat}"))
        table.apply(log.SaidReady(NOON, seat, f"r{seat}", True, ""))
    perform(table, 0, client_messages.Start("s"), NOON)
    seat = play_to_a_harmless_answer(table, NOON + 9_000)
    perform(table, seat, client_messages.Undo("u"), NOON + 12_000)
    perform(table, table.asked(), client_messages.Leave("l"), NOON + 13_000)
    perform(table, seat, client_messages.Back("b"), NOON + 15_000)
    again = State()
    for body in bodies:
        again.apply(log.decode_entry(body))
    assert vars(again.clocks) == vars(table.clocks) and again.deadline() == table.deadline() > 0


class Watch(World):
    """A machine whose wall clock somebody sets."""

    def __init__(self, wall: int, measured: float = 100.0) -> None:
        self.wall = wall
        self.measured = measured
        super().__init__()

    def monotonic(self) -> float:
        return self.measured

    def date(self) -> int:
        return self.wall


def test_setting_the_wall_clock_changes_no_time() -> None:
    world = Watch(NOON)
    assert world.now() == NOON
    for jump in (-3_600_000, 7_200_000):
        world.wall += jump
        world.measured += 1.0
    assert world.now() == NOON + 2_000


def test_a_process_with_a_slower_clock_goes_on_from_the_last_entry() -> None:
    """It neither waits until its own clock has caught up, nor lets anybody think for nothing until then."""
    world = Watch(NOON - 3_600_000)
    table = started(Clock("bank", seconds=60))
    store = Store(lambda: SqliteConnection(Path(":memory:"), world))
    lobby = Lobby(Settings(), store, world)
    room = Room(lobby, table, owner=False)
    assert room.now() == NOON
    world.measured += 2.5
    assert room.now() == NOON + 2_500
    store.close()
    lobby.bot_pool.close()


def test_waiting_for_consent_is_thinking_time(tmp_path: Path) -> None:
    """Whoever asks to take something back is not spared the clock meanwhile."""
    clock = [NOON]

    async def act() -> None:
        async with serving(tmp_path, now=lambda: clock[0]) as server:
            table = await open_table(server.url, 2, options={"clock": {"kind": "move", "seconds": 20}})
            await (await table.connect()).start()
            state = server.lobby.rooms[table.id].table
            for _ in range(200):
                await table.settle()
                player = next(one for one in table.players if is_ours(one))
                seat = state.asked()
                await player.answer(0)
                found = undoable(state, seat)
                if found is not None and found.waits_for and state.asked() != NOBODY:
                    break
            asks = table.players[seat]
            assert (await asks.ask("undo"))["t"] == "done" and state.undo is not None
            asked = state.asked()
            clock[0] += 21_000
            server.lobby.rooms[table.id].stir()
            await asks.until(lambda: any(item.get("what") == "timed_out" for item in asks.news))
            assert state.seats[asked].bot and state.undo is None, "the bot plays on, and nothing is taken back"
            await table.close()

    asyncio.run(act())


def test_when_time_is_up_a_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2, options={"clock": {"kind": "move", "seconds": 1}})
            await (await table.connect()).start()
            player = next(one for one in table.players if is_ours(one))
            other = next(one for one in table.players if one is not player)
            assert player.table is not None and player.table["clock"]["deadline"] > time.time() * 1000 - 2000
            await player.until(lambda: any(item.get("what") == "timed_out" for item in player.news), 20)
            await other.until(lambda: is_ours(other), 20)  # the bot has moved
            assert (await player.ask("back"))["t"] == "done"
            seat = player.viewer
            await player.until(lambda: player.table is not None and player.table["seats"][seat]["plays"] == "person")
            await table.play(random.Random(1), 4)
            await table.close()

    asyncio.run(act())


def test_a_clock_runs_out_although_nobody_is_there_and_the_server_was_away(tmp_path: Path) -> None:
    """Games that last days: the time is up while the table is not even in memory."""
    clock = [1_800_000_000_000]

    async def act() -> None:
        days = {"kind": "move", "seconds": 2 * 86400}
        async with serving(tmp_path, now=lambda: clock[0]) as server:
            table = await open_table(server.url, 2, options={"clock": days})
            await (await table.connect()).start()
            await table.play(random.Random(1), 3)
            await table.close()
        async with serving(tmp_path, now=lambda: clock[0]) as server:
            await asyncio.sleep(0.7)
            assert server.lobby.rooms == {}
            clock[0] += 3 * 86400 * 1000
            until = time.monotonic() + 40
            while not (room := server.lobby.rooms.get(table.id)) or not any(seat.bot for seat in room.table.seats):
                if room:
                    clock[0] += 6_000  # the grace after a time without server
                    room.stir()
                assert time.monotonic() < until
                await asyncio.sleep(0.05)
            again = Table(server.url, table.id, table.secrets)
            await again.connect()
            assert any(item.get("what") == "timed_out" for item in again.players[0].news)
            await again.close()

    asyncio.run(act())
