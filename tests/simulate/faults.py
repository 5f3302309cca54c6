"""What goes wrong. Every seed draws which of it may happen at all, so that each is met in company and alone."""

import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.simulate.process import Process
    from tests.simulate.run import Run

HOUR: Final = 3_600_000
KINDS: Final = ("kills", "stops", "pauses", "commits", "slow commits", "downs", "cuts", "stalls", "clocks", "deaf", "spoils")
OFTEN: Final = {"commits": 0.6, "spoils": 0.25}


class Faults:
    def __init__(self, run: "Run", chance: random.Random) -> None:
        self.run: Final = run
        self.chance: Final = chance
        self.kinds: Final = [kind for kind in KINDS if chance.random() < OFTEN.get(kind, 0.4)]
        if run.is_alone:  # a suspended process alone is only a pause
            self.kinds[:] = [kind for kind in self.kinds if kind != "deaf"]
        self.happened: Final[dict[str, int]] = {}

    def counted(self, what: str) -> None:
        self.happened[what] = self.happened.get(what, 0) + 1
        self.run.trace(f"fault: {what}")

    async def go_on(self, until: float) -> None:
        trouble, chance = self.run.trouble, self.chance
        while self.run.loop.time() < until:
            await self.run.sleep(chance.expovariate(1.5))
            if "commits" in self.kinds:
                trouble.full, trouble.lost, trouble.unheard = (chance.choice((0.0, 0.0, 0.05, 0.2)) for _ in range(3))
            if "slow commits" in self.kinds:
                trouble.slow = chance.choice((0.0, 0.0, 0.05, 1.0))
            if self.kinds:
                self.happen(chance.choice(self.kinds))
        self.run.heal()

    def happen(self, kind: str) -> None:
        run, chance = self.run, self.chance
        alive = [process for process in run.processes if not process.dead and process.held is None]
        if kind in ("kills", "stops", "pauses", "deaf", "clocks"):
            if alive:
                self.happen_to(chance.choice(alive), kind)
        elif kind == "downs":
            run.trouble.is_down = True
            self.counted(kind)
            run.later(chance.uniform(0.05, 2.0), self.up)
        elif kind in ("cuts", "stalls"):
            links = [player.link for player in run.players if player.link is not None]
            if links:
                link = chance.choice(links)
                self.counted(f"{kind} of {link.player.name}")
                if kind == "cuts":
                    link.cut()
                else:
                    link.stall(chance.uniform(0.1, 5.0))
        elif kind == "spoils" and not run.laws.spoiled:
            self.spoil()

    def happen_to(self, process: "Process", kind: str) -> None:
        run, chance = self.run, self.chance
        self.counted(f"{kind} of {process.name}")
        if kind == "kills":
            process.kill()
            run.later(chance.uniform(0.05, 3.0), run.start_process)
        elif kind == "stops":
            run.spawn(self.stop(process))
            run.later(chance.uniform(1.0, 3.0), run.start_process)
        elif kind == "pauses":
            process.suspend()
            run.later(chance.choice((0.1, 1.0, 4.0, 8.0)), process.resume)
        elif kind == "deaf":
            process.is_deaf = True
            run.later(chance.uniform(0.1, 3.0), process.listen_again)
        elif kind == "clocks":
            run.clocks_agree = False
            process.world.skew += chance.choice((-HOUR, -5_000, 5_000, HOUR))

    async def stop(self, process: "Process") -> None:
        """One that was suspended meanwhile may end when everything is well again: then another one follows it."""
        await process.stop()
        if self.run.answered:
            self.run.start_process()

    def up(self) -> None:
        self.run.trouble.is_down = False

    def spoil(self) -> None:
        """A row on the disk is not what was written; the process that has the table in memory dies of it."""
        run, chance = self.run, self.chance
        table = chance.choice(run.tables)
        rows = run.rows(table)
        at = chance.randrange(1, len(rows))
        run.laws.spoiled[table] = at + 1
        run.spoil(table, at, bytes([chance.randrange(256) for _ in rows[at]]))
        self.counted(f"spoils entry {at + 1} of {table[:6]}")
        for process in [one for one in run.processes if not one.dead]:
            process.kill()
            run.later(chance.uniform(0.05, 1.0), run.start_process)
