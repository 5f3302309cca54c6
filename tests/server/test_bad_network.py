"""Whatever the network does to frames, everybody ends in the same public state."""

import asyncio
import random
from pathlib import Path
from typing import Any

from regalia.server.client import Player
from tests.server.proxy import BadNetwork
from tests.server.serving import Table, is_ours, open_table, serving


def public(player: Player) -> dict[str, Any]:
    assert player.view is not None and player.table is not None
    return {
        "table": player.table,
        "zones": {name: len(cards) for name, cards in player.view["zones"].items()},
        "gold": player.view["facts"].get("gold"),
        "outcome": player.view["outcome"],
        "seen": player.seen,
    }


async def play(folder: Path, seed: int, game: str) -> tuple[BadNetwork, Table, list[Player]]:
    async with serving(folder) as server, BadNetwork(server.url, seed) as network:
        table = await open_table(server.url, 2, 0, game)
        table.players = [Player(network.url, table.id, secret) for secret in table.secrets]
        table.watcher = Player(network.url, table.id)
        await table.connect(pause=0.01, ping=0.1)
        await table.start()
        drivers = [asyncio.create_task(drive(player, seed + at)) for at, player in enumerate(table.players)]
        await asyncio.wait_for(asyncio.gather(*drivers), 120)
        network.calm = True
        seq = server.hall.rooms[table.id].table.seq
        everybody = [*table.players, table.watcher]
        for player in everybody:
            await player.until(lambda player=player: player.seen == seq)
        await table.close()
        straight = Player(server.url, table.id)  # somebody who never had a bad network
        task = asyncio.create_task(straight.stay())
        await straight.until(lambda: straight.seen == seq)
        task.cancel()
        await straight.close()
        return network, table, [*everybody, straight]


async def drive(player: Player, seed: int) -> None:
    chance = random.Random(seed)
    while player.view is None or player.view["outcome"] is None:
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


def check(folder: Path, seed: int, game: str) -> None:
    network, _, everybody = asyncio.run(play(folder, seed, game))
    assert set(network.done) == {"dropped", "delayed", "doubled", "swapped", "cut"}
    assert all(public(player) == public(everybody[0]) for player in everybody)
    told = [[item for item in player.news if item["n"] != "event" or "secret" not in item] for player in everybody]
    assert all(one == told[0] for one in told), "what is public was told to everybody once, in the same order"


def test_citadels_over_a_bad_network(tmp_path: Path) -> None:
    check(tmp_path, 1, "citadels")


def test_dominion_over_a_bad_network(tmp_path: Path) -> None:
    check(tmp_path, 2, "dominion")
