"""Taking back: at once where it harms nobody, else by consent; and the same chance goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from regalia.dominion.rules.layout import TREASURE, hand
from regalia.server.client import Player
from regalia.server.tables.undo import undoable
from tests.server.serving import Here, Table, is_ours, open_table, serving

Act = Callable[[Here, Table], Awaitable[None]]


def at_table(folder: Path, act: Act, persons: int = 2, bots: int = 0, game: str = "citadels") -> None:
    async def whole() -> None:
        async with serving(folder) as server:
            table = await (await (await open_table(server.url, persons, bots, game)).connect()).start()
            await act(server, table)
            await table.close()

    asyncio.run(whole())


async def play_until(table: Table, server: Here, harmless: bool, most: int = 300) -> Player:
    """Until somebody has just given an answer that may be taken back at once, or may not; who that was."""
    state = server.lobby.rooms[table.id].table
    for _ in range(most):
        await table.settle()
        player = next(one for one in table.players if is_ours(one))
        decision = player.decision()
        assert decision is not None
        seat = decision["seat"]
        await player.answer(len(decision["options"]) // 2)
        found = undoable(state, seat)
        assert found is not None
        if (not found.waits_for) == harmless:
            await table.settle()
            return player
    raise AssertionError("no such answer")


def treasures(game: Any, player: Player) -> list[int]:
    """Those in the hand of somebody who plays Dominion."""
    return [card for card in game.zones[hand(player.viewer)] if game.types()[game.face(card)] & TREASURE]


def after(news: list[Any], events: int) -> list[Any]:
    """The last so many items, which are all events of one answer."""
    last = news[len(news) - events :]
    assert all(item["n"] == "event" for item in last)
    return last


def test_nobody_has_anything_to_take_back_before_the_first_answer(tmp_path: Path) -> None:
    async def act(server: Here, table: Table) -> None:
        await table.settle()
        assert all(one.view is not None and "undoable" not in one.view for one in table.players)
        player = next(one for one in table.players if is_ours(one))
        assert (await player.ask("undo"))["code"] == "nothing_to_undo"
        await player.answer(0)
        await table.settle()
        assert [("undoable" in (one.view or {})) for one in table.players] == [one is player for one in table.players]

    at_table(tmp_path, act)


def test_a_harmless_answer_is_taken_back_at_once_and_its_number_is_not_used_again(tmp_path: Path) -> None:
    async def act(server: Here, table: Table) -> None:
        state = server.lobby.rooms[table.id].table
        player = await play_until(table, server, harmless=True)
        given = state.line[-1]
        told = {one.viewer: after(one.news, state.told_by(given)) for one in table.players}
        assert player.view is not None and player.view["undoable"]
        assert (await player.ask("undo"))["t"] == "done"
        await table.settle()
        decision = player.decision()
        assert decision is not None and decision["number"] == state.decision > given.decision
        for one in table.players:
            events = len(told[one.viewer])
            assert one.news[-1] == {
                "n": "undone",
                "seat": given.seat,
                "decision": given.decision,
                "events": events,
                "answers": 1,
            }
            assert one.news[-1 - events : -1] == told[one.viewer], "these never happened"
        assert state.record is not None and len(state.record.answers) == len(state.line)
        await player.send({"t": "answer", "decision": given.decision, "option": given.option})
        assert (await player.ask("rename", name="Ada"))["t"] == "done"  # by now it was heard
        assert state.decision == decision["number"], "the old answer is answered, not given again"
        await player.answer(0)

    at_table(tmp_path, act)


def test_what_revealed_something_needs_the_others_and_may_be_refused(tmp_path: Path) -> None:
    async def act(server: Here, table: Table) -> None:
        state = server.lobby.rooms[table.id].table
        player = await play_until(table, server, harmless=False)
        other = next(one for one in table.players if one is not player)
        before = state.game
        assert (await player.ask("undo"))["t"] == "done"
        await table.settle()
        assert state.game is before and other.table is not None
        request = other.table["undo"]
        assert request["waits_for"] == [other.viewer]
        assert (await player.ask("consent", undo=request["number"], agree=True))["code"] == "not_now"
        assert (await other.ask("consent", undo=request["number"], agree=False))["t"] == "done"
        await table.settle()
        assert state.game is before and other.table["undo"] is None
        assert (await player.ask("undo"))["code"] == "no_undo"

    at_table(tmp_path, act)


def test_with_consent_it_is_taken_back_and_the_same_chance_goes_on(tmp_path: Path) -> None:
    async def act(server: Here, table: Table) -> None:
        state = server.lobby.rooms[table.id].table
        player = await play_until(table, server, harmless=False)
        other = next(one for one in table.players if one is not player)
        assert state.game is not None
        given, after = state.line[-1], state.game.fingerprint()
        await player.ask("undo")
        await table.settle()
        assert other.table is not None
        await other.ask("consent", undo=other.table["undo"]["number"], agree=True)
        await player.until(lambda: player.news[-1]["n"] == "undone")
        assert state.game.fingerprint() != after
        await player.until(lambda: is_ours(player))
        await player.answer(given.option)
        assert state.game is not None and state.game.fingerprint() == after

    at_table(tmp_path, act)


def test_what_was_one_act_is_taken_back_as_one(tmp_path: Path) -> None:
    """All Treasures are played by several answers. Taken back are one's own in a row since the decision that is named."""

    async def act(server: Here, table: Table) -> None:
        state = server.lobby.rooms[table.id].table
        [player] = table.players
        await player.until(lambda: is_ours(player))
        assert state.game is not None
        if len(treasures(state.game, player)) < 3:  # by the shuffle; then there are five in the next hand
            decision = player.decision()
            assert decision is not None
            await player.answer(next(n for n, option in enumerate(decision["options"]) if option["verb"] == "pass"))
            await player.until(lambda: is_ours(player))
        before, answers = state.game.fingerprint(), len(state.line)
        begun = -1
        for at in range(3):
            await player.until(lambda: is_ours(player))
            decision = player.decision()
            assert decision is not None and decision["question"] == "buy_phase"
            begun = decision["number"] if at == 0 else begun
            await player.answer(next(n for n, option in enumerate(decision["options"]) if option["verb"] == "play"))
        await player.until(lambda: is_ours(player))
        assert len(state.line) == answers + 3
        assert (await player.ask("undo", since=state.line[answers + 2].decision))["t"] == "done"
        await player.until(lambda: is_ours(player))
        assert len(state.line) == answers + 2
        assert (await player.ask("undo", since=begun))["t"] == "done"
        await player.until(lambda: is_ours(player))
        assert len(state.line) == answers and state.game.fingerprint() == before
        await table.settle()
        assert player.news[-1]["n"] == "undone" and player.news[-1]["decision"] == begun
        assert player.news[-1]["answers"] == 2, "everybody is told how many"

    at_table(tmp_path, act, persons=1, bots=1, game="dominion")


def test_answers_of_others_are_not_taken_back_as_ones_own(tmp_path: Path) -> None:
    async def act(server: Here, table: Table) -> None:
        state = server.lobby.rooms[table.id].table
        player = await play_until(table, server, harmless=True)
        at = len(state.line) - 1
        first = next(n for n in range(at, -1, -1) if n == 0 or state.line[n - 1].seat != state.line[at].seat)
        found = undoable(state, player.viewer, since=0)
        assert found is not None and found.decision == state.line[first].decision
        latest = undoable(state, player.viewer, since=state.line[at].decision + 7)
        assert latest is not None and latest.decision == state.line[at].decision

    at_table(tmp_path, act)


def test_bots_do_not_object(tmp_path: Path) -> None:
    async def act(server: Here, table: Table) -> None:
        [player] = table.players
        state = server.lobby.rooms[table.id].table
        for _ in range(6):
            await player.until(lambda: is_ours(player))
            await player.answer(0)
        await player.until(lambda: is_ours(player))
        mine = [given for given in state.line if given.by == "person"]
        assert (await player.ask("undo"))["t"] == "done"
        await player.until(lambda: is_ours(player))
        assert [given for given in state.line if given.by == "person"] == mine[:-1]

    at_table(tmp_path, act, persons=1, bots=3)


def test_there_is_nothing_to_take_back_before_the_first_answer(tmp_path: Path) -> None:
    async def act(server: Here, table: Table) -> None:
        for player in table.players:
            assert (await player.ask("undo"))["code"] == "nothing_to_undo"

    at_table(tmp_path, act)


def test_an_undone_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    async def act(server: Here, table: Table) -> None:
        state = server.lobby.rooms[table.id].table
        player = await play_until(table, server, harmless=True)
        await player.ask("undo")
        await play_until(table, server, harmless=True)
        await table.settle()
        assert state.game is not None
        expected = (state.seq, state.decision, state.game.fingerprint(), table.players[0].view)
        server.lobby.rooms.clear()
        again = (await server.lobby.room(table.id)).table
        assert again.game is not None
        assert (again.seq, again.decision, again.game.fingerprint()) == expected[:3]
        assert [given.option for given in again.line] == [given.option for given in state.line]

    at_table(tmp_path, act)
