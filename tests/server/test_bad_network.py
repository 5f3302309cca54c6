"""Whatever the network does to frames, everybody ends in the same public state."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

from regalia.server.client import COME_BACK, Player
from tests.server.proxy import BadNetwork
from tests.server.serving import GENEROUS, is_ours, open_table, serving


async def play(folder: Path, seed: int, game: str, most: int) -> tuple[BadNetwork, list[Player], list[Player]]:
    """The network, those who played and watched over it, and for each of them a twin who never had a bad network."""
    async with serving(folder) as server, BadNetwork(server.url, seed) as network:
        table = await open_table(server.url, 2, 0, game)
        table.players = [Player(network.url, table.id, secret) for secret in table.secrets]
        table.watcher = Player(network.url, table.id)
        await table.connect(pause=0.01, ping=0.1)
        await table.start()
        drivers = [asyncio.create_task(drive(player, seed + at, most)) for at, player in enumerate(table.players)]
        await asyncio.wait_for(asyncio.gather(*drivers), 120)
        network.calm = True
        seq = server.lobby.rooms[table.id].table.seq
        everybody = [*table.players, table.watcher]
        for player in everybody:
            await player.until(lambda player=player: player.seen == seq)
        await table.close()
        twins = [Player(server.url, table.id, player.secret) for player in everybody]
        for twin in twins:
            task = asyncio.create_task(twin.stay())
            await twin.until(lambda twin=twin: twin.seen == seq and twin.view is not None)
            task.cancel()
            await twin.close()
        return network, everybody, twins


def test_whose_seat_was_opened_elsewhere_does_not_take_it_back_by_itself(tmp_path: Path) -> None:
    """Else the seat's windows would close each other in turn, for ever."""

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, sockets_per_seat=2)) as server:
            table = await open_table(server.url, 2)
            players = [Player(server.url, table.id, table.secrets[0]) for _ in range(3)]
            staying = []
            for player in players:
                staying.append(asyncio.create_task(player.stay()))
                await player.until(lambda player=player: player.table is not None)
            await asyncio.wait_for(staying[0], 30)
            assert [player.bye for player in players] == ["elsewhere", "", ""]
            assert not staying[1].done() and not staying[2].done()
            await players[0].open()  # somebody wants it
            assert players[0].bye == ""
            await asyncio.wait_for(staying[1], 30)
            staying[2].cancel()
            for player in players:
                await player.close()

    asyncio.run(act())


def test_a_goodbye_for_a_while_is_none(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            player = Player(server.url, table.id, table.secrets[0])
            staying = asyncio.create_task(player.stay(pause=0.01))
            for code in COME_BACK:
                await player.until(lambda: player.socket is not None and server.lobby.rooms[table.id].connections)
                socket = player.socket
                for connection in list(server.lobby.rooms[table.id].connections):
                    connection.end(code)
                await player.until(lambda code=code, socket=socket: player.socket is not socket)
            assert not staying.done()
            staying.cancel()
            await player.close()

    asyncio.run(act())


async def drive(player: Player, seed: int, most: int) -> None:
    """To the end, or until so many decisions were made."""
    chance = random.Random(seed)
    while player.view is None or (player.view["outcome"] is None and player.view["decision"]["number"] < most):
        if not is_ours(player):
            await asyncio.sleep(0.003)
            continue
        decision = player.decision()
        assert decision is not None
        number, option = decision["number"], chance.randrange(len(decision["options"]))
        await player.send({"t": "answer", "decision": number, "option": option})
        try:
            await player.until(lambda number=number: number in player.accepted or not is_ours(player), 0.15)
        except TimeoutError:
            continue


def check(folder: Path, seed: int, game: str, most: int = 10_000) -> None:
    network, everybody, twins = asyncio.run(play(folder, seed, game, most))
    assert set(network.done) == {"dropped", "delayed", "doubled", "swapped", "cut"}
    for player, twin in zip(everybody, twins, strict=True):
        assert (player.view, player.table) == (twin.view, twin.table)
        assert player.news == twin.news, "everything was told once, in the same order"
    told = [[item for item in player.news if item["n"] != "event" or "secret" not in item] for player in everybody]
    assert all(one == told[0] for one in told), "what is public was told to everybody"


def test_citadels_over_a_bad_network(tmp_path: Path) -> None:
    check(tmp_path, 1, "citadels")


def test_dominion_over_a_bad_network(tmp_path: Path) -> None:
    check(tmp_path, 2, "dominion", most=250)  # answers by lot hardly ever end a game
