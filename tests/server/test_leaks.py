"""Nothing hidden goes over the wire: two servers play the same table in two worlds a viewer cannot tell apart.

Before every answer a seat is chosen, and the second server's game is dealt anew in everything that seat cannot know. Then both
get answers whose outcome looks the same to it, and every frame that the seat and a spectator receive must be the same, byte for
byte: live, after a reconnect, after an undo, in the replay, and when it asks why it may not do something.
"""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.views import SPECTATOR
from regalia.server.client import Player
from regalia.server.storage.store import Digest, Row
from tests.server.serving import Here, Table, open_table, serving
from tests.server.test_reasons import everything

NOON = 1_800_000_000_000


def told(game: Game, viewer: int, option: int) -> tuple[Any, ...]:
    """What a viewer (and everybody) sees and hears of an answer."""
    twin = game.copy()
    events = twin.listen()
    twin.answer_number(option)
    seen = twin.view(viewer).text() if twin.decision is not None else "over"
    public = twin.view(SPECTATOR).text() if twin.decision is not None else "over"
    return seen, public, [event.seen_by(viewer) for event in events], [event.seen_by(SPECTATOR) for event in events]


def alike(game: Game, world: Game, viewer: int, chance: random.Random) -> tuple[int, int] | None:
    """An answer in each world that the viewer cannot tell apart, if there is one."""
    assert game.decision is not None and world.decision is not None
    mine = list(range(len(game.decision.options)))
    chance.shuffle(mine)
    for one in mine[:4]:
        looks = told(game, viewer, one)
        if looks[0] == "over":
            continue
        others = range(len(world.decision.options)) if game.decision.seat != viewer else [one]
        for other in others:
            if told(world, viewer, other) == looks:
                return one, other
    return None


class Twins:
    """The same table on two servers."""

    def __init__(self, servers: list[Here], tables: list[Table]) -> None:
        self.servers = servers
        self.tables = tables
        self.viewer = 0
        self.steps = 0
        self.undone = 0
        self.undone_rows = 0  # of several answers
        self.since = 0  # the decision at which the second world was dealt anew
        self.worlds: dict[int, Game] = {}  # that world then and after every answer since, by how many answers there were
        self.resumed = 0
        self.rows: list[tuple[int, int]] = []  # viewer and number of the entries that must be the same in the replay

    def game(self, at: int) -> Game:
        game = self.servers[at].lobby.rooms[self.tables[at].id].table.game
        assert game is not None
        return game

    def watched(self, at: int) -> list[Player]:
        return [self.tables[at].players[self.viewer], self.tables[at].watcher]

    async def seen_by_all(self) -> int:
        """Wait until everybody got everything; the number of the last entry."""
        seq = self.servers[0].lobby.rooms[self.tables[0].id].table.seq
        for table in self.tables:
            for player in [*table.players, table.watcher]:
                await player.until(lambda player=player: player.seen == seq)
        return seq

    def listen_anew(self) -> None:
        for at in (0, 1):
            for player in self.watched(at):
                player.raw = []

    def compare(self) -> None:
        for mine, theirs in zip(self.watched(0), self.watched(1), strict=True):
            assert mine.raw, "something was sent"
            assert mine.raw == theirs.raw

    async def step(self, chance: random.Random, lot: Chance) -> None:
        """One answer in both worlds; compared if there is one that looks the same in both."""
        game = self.game(0)
        self.steps += 1
        assert game.decision is not None
        seat = game.decision.seat
        number = self.servers[0].lobby.rooms[self.tables[0].id].table.decision
        other_table = self.servers[1].lobby.rooms[self.tables[1].id].table
        if not self.worlds or chance.random() < 0.5:
            self.viewer = chance.randrange(len(self.tables[0].players))
            other_table.game = game.determinize(self.viewer, lot)
            self.worlds, self.since = {}, number
        world = self.game(1)
        self.worlds[len(other_table.line)] = world.copy()
        other_table.game_at = lambda answers: self.worlds[answers].copy()  # type: ignore[method-assign]
        pair = alike(game, world, self.viewer, chance)
        one, other = pair or (chance.randrange(len(game.decision.options)), 0)
        offline = chance.random() < 0.1 and seat != self.viewer
        await self.seen_by_all()
        if self.steps % 3 == 0:
            await self.ask_why(random.Random(self.steps), number)
        if offline:
            await self.hang_up()
        self.listen_anew()
        for table, option in zip(self.tables, (one, other), strict=True):
            player = table.players[seat]
            await player.send({"t": "answer", "decision": number, "option": option})
            await player.until(lambda player=player: number in player.accepted)
        if offline:
            await self.call_again()
        seq = await self.seen_by_all()
        if pair is None:
            self.worlds = {}
        else:
            self.compare()
            self.resumed += offline
            self.rows.append((self.viewer, seq))
            same = game.decision.options[one] is (world.decision and world.decision.options[other])
            if same and chance.random() < 0.2:
                await self.undo(seat)
            elif not same:
                self.worlds = {}

    async def ask_why(self, chance: random.Random, number: int) -> None:
        """The same reasons for anything the viewer might wish."""
        wishes = everything(self.game(0).setup.game, chance)
        frames: list[list[str]] = []
        for table in self.tables:
            player = table.players[self.viewer]
            player.raw = []
            await player.send({"t": "why", "ref": "w", "decision": number, "wishes": wishes})
            await player.until(lambda player=player: player.replies.pop("w", None))
            frames.append([text for text in player.raw if text.startswith('{"t":"reasons"')])
        assert len(frames[0]) == 1 and frames[0] == frames[1]

    async def undo(self, seat: int) -> None:
        """Of the seat's last answers in a row, as far as the second world has lived through them. The asker and everybody else
        see the same of the request, and of its refusal."""
        self.listen_anew()
        replies = [await table.players[seat].ask("undo", since=self.since) for table in self.tables]
        if replies[0].get("code") == "no_undo":  # a part of it was refused before
            assert replies[1].get("code") == "no_undo"
            return
        assert replies[0]["t"] == replies[1]["t"] == "done"
        await self.seen_by_all()
        for at, table in enumerate(self.tables):
            player = table.players[seat]
            request = (player.table or {})["undo"]
            taken = request or next(one for one in reversed(player.news) if one["n"] == "undone")
            self.undone_rows += not at and taken["answers"] > 1
            if request is not None:
                agree = request["waits_for"][0]
                refused = await table.players[agree].ask("consent", undo=request["number"], agree=False)
                assert refused["t"] == "done", at
        await self.seen_by_all()
        for player in [*self.watched(0), *self.watched(1)]:
            assert player.raw is not None
            player.raw = [text for text in player.raw if not text.startswith(('{"t":"done"', '{"t":"pong"'))]  # refs differ
        self.compare()
        self.undone += 1
        self.worlds = {}

    async def hang_up(self) -> None:
        for at in (0, 1):
            for player in self.watched(at):
                task = self.tables[at].tasks[[*self.tables[at].players, self.tables[at].watcher].index(player)]
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                await player.close()
        for server, table in zip(self.servers, self.tables, strict=True):  # one arrives after the other, or presence differs
            while any(each.viewer in (self.viewer, SPECTATOR) for each in server.lobby.rooms[table.id].connections):
                await asyncio.sleep(0.001)

    async def call_again(self) -> None:
        for at in (0, 1):
            table = self.tables[at]
            for player in self.watched(at):
                seq = self.servers[at].lobby.rooms[table.id].table.seq
                spot = [*table.players, table.watcher].index(player)
                table.tasks[spot] = asyncio.create_task(player.stay(ping=1000))
                await player.until(lambda player=player, seq=seq: player.seen == seq)


async def twins(folder: Path, game: str, seats: int, seed: int, most: int = 10_000, **choices: Any) -> Twins:
    chance = random.Random(seed)
    lot = Chance(seed)
    for name in ("one", "other"):
        (folder / name).mkdir()
    async with serving(folder / "one", now=lambda: NOON) as one, serving(folder / "other", now=lambda: NOON) as other:
        first = await open_table(one.url, persons=seats, game=game, choices=choices)
        entries = await one.lobby.store.entries(first.id)
        rows = [Row(first.id, seq, body, link=link) for seq, body, link in entries]
        await other.lobby.store.create(rows, Digest("lobby", False, "{}", None))  # the same table, secrets included
        second = Table(other.url, first.id, first.secrets)
        both = Twins([one, other], [first, second])
        try:
            for table in both.tables:
                await table.connect(ping=1000)
                await table.start()
            while both.game(0).decision is not None and both.steps < most:
                await both.step(chance, lot)
            await compare_replays(both)
        finally:
            for table in both.tables:
                await table.close()
    return both


async def compare_replays(both: Twins) -> None:
    """What the replay endpoint shows a seat, with its secret, and a spectator."""
    for viewer in range(SPECTATOR, len(both.tables[0].players)):
        secret = {} if viewer == SPECTATOR else {"authorization": f"Bearer {both.tables[0].secrets[viewer]}"}
        streams = [
            dict(map(tuple, (await server.call(f"/api/tables/{table.id}/replay?viewer={viewer}", **secret))["entries"]))
            for server, table in zip(both.servers, both.tables, strict=True)
        ]
        for seat, seq in both.rows:
            if viewer in (seat, SPECTATOR):
                assert streams[0][seq] == streams[1][seq]


@pytest.mark.parametrize(
    ("game", "seats", "most", "choices"),
    [
        ("citadels", 4, 10_000, {}),  # whole games
        ("citadels", 5, 240, {"edition": "nl", "scenario": "cunning", "action_cards": True}),
        ("dominion", 2, 10_000, {"kingdom": "random"}),
    ],
    ids=["citadels", "cunning", "dominion"],
)
def test_viewers_get_the_same_bytes_in_worlds_they_cannot_tell_apart(
    tmp_path: Path, game: str, seats: int, most: int, choices: dict[str, Any]
) -> None:
    both = asyncio.run(twins(tmp_path, game, seats, 5, most, **choices))
    assert len(both.rows) > both.steps // 3 > 30
    assert {viewer for viewer, _ in both.rows} == set(range(seats))
    assert both.undone > 3 and both.undone_rows > 1 and both.resumed > 3


def test_the_comparison_notices_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One hidden number among the facts, and the bytes differ."""
    from regalia.server.views import view_json

    honest = view_json.shown_view

    def leaky(game: Game, viewer: int, number: int, undoable: bool) -> Any:
        view = honest(game, viewer, number, undoable)
        view.facts["next_card"] = game.zones[0][-1]
        return view

    monkeypatch.setattr("regalia.server.sockets.frames.shown_view", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(twins(tmp_path, "citadels", 4, seed=5, most=30))
