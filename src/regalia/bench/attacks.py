"""People play at a few tables while somebody at another address does what strangers should not: how long do the people wait?

The limits are those of every server. Quiet and attacked slices of time alternate, and each kind is taken together: machines are
shared, and what else runs on them falls on both alike. How far the figures of a machine can be trusted is shown by the attack
that is none. Besides the time on the wall it is measured how much the server's loop worked between an answer and its views
(watched.py): that hardly depends on what else the machine does.
"""

import asyncio
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from regalia.bench.attackers import HALF_OPEN, Attackers
from regalia.bench.load_test import LoadServer, percentile
from regalia.bench.many_tables import ENDLESS, Endless
from regalia.bench.plain_socket import allow_sockets

VICTIMS: Final = 8  # tables of two people
RATE: Final = 60.0  # their answers a second
SLICE: Final = 1.5  # seconds
SETTLE: Final = 1.0  # seconds between an attack and the next quiet slice; who thinks for the attacker ends its thought


@dataclass
class Slices:
    """What was measured in quiet, or under attack."""

    delays: list[float] = field(default_factory=list)  # seconds until a view was there
    works: list[float] = field(default_factory=list)  # seconds of work the server's loop did until then
    seconds: float = 0.0
    cpu: float = 0.0  # seconds of processor time of the server alone, without its bots

    def load(self) -> float:
        """The share of one processor that the server used."""
        return self.cpu / max(1e-9, self.seconds)


@dataclass
class Attack:
    name: str
    quiet_p99: float  # milliseconds
    p99: float
    views: int  # that the people were sent meanwhile
    quiet_load: float = 0.0  # of one processor, by the server's process
    load: float = 0.0
    quiet_work: float = 0.0  # milliseconds of work of the server's loop within which 99 % of the views were sent
    work: float = 0.0
    done: int = 0  # things the attackers did that were not refused at once

    def factor(self) -> float:
        return self.p99 / max(1.0, self.quiet_p99)  # below a millisecond only the machine is measured

    def work_factor(self) -> float:
        return self.work / max(1.0, self.quiet_work)


def within(times: list[float]) -> float:
    """The milliseconds within which 99 % of them were."""
    return percentile(times, 0.99) * 1000


async def measured(load: Endless, server: LoadServer, into: Slices, seconds: float) -> None:
    load.latencies = []
    await asyncio.to_thread(server.works)
    began = server.cpu()
    await load.at_rate(RATE, seconds)
    into.cpu += server.cpu() - began
    into.seconds += seconds
    into.delays += load.latencies
    into.works += await asyncio.to_thread(server.works)


async def attacked(server: LoadServer, seconds: float, names: tuple[str, ...]) -> list[Attack]:
    load = Endless(server.url, VICTIMS, 2, ENDLESS)
    load.paced = True
    await load.open_all()
    await load.start_all()
    await load.all_asked()
    attackers = await asyncio.to_thread(Attackers, server.port)
    found: list[Attack] = []
    try:
        for name in attackers.names:
            if names and name not in names:
                continue
            calm, busy, done = Slices(), Slices(), 0
            while busy.seconds < seconds:
                length = min(SLICE, seconds - busy.seconds)
                await measured(load, server, calm, length)
                await attackers.prepare(name)
                attackers.begin()
                await measured(load, server, busy, length)
                done += await attackers.end()
                await asyncio.sleep(SETTLE)
            found.append(
                Attack(
                    name,
                    within(calm.delays),
                    within(busy.delays),
                    len(busy.delays),
                    calm.load(),
                    busy.load(),
                    within(calm.works),
                    within(busy.works),
                    done,
                )
            )
    finally:
        attackers.close()
    load.close()
    return found


def run_attacks(seconds: float = 6.0, names: tuple[str, ...] = ()) -> list[Attack]:
    """All of them, or those named; ``seconds`` of each, and as many of quiet."""
    allow_sockets(2 * HALF_OPEN)
    with tempfile.TemporaryDirectory() as name:
        server = LoadServer(Path(name), watched=True)
        try:
            return asyncio.run(attacked(server, seconds, names))
        finally:
            server.stop()
