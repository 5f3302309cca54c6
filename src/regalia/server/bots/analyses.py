"""Finished games are thought through when somebody asks: who stood to win, decision by decision, and what decided it.

One game at a time, in a process of its own and of low priority: no bot thinks any later for it. Clients that ask listen to the
progress; when nobody has listened for a while, the analysis is given up. What was found is kept with the table for good.
"""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from regalia.games import new_record, setup_from_json, start
from regalia.kernel.record import Record
from regalia.kernel.setup import SetupError
from regalia.server.api_types import AnalysisLine, Problem
from regalia.server.bots.bot_pool import begin
from regalia.server.hooks import Analyse
from regalia.server.reports import brief, one_line
from regalia.server.sockets.frames import encode
from regalia.server.storage.store import StorageFailed
from regalia.server.tables.requests import RequestRefused, bad_setup, require
from regalia.server.telemetry import log as logs
from regalia.server.telemetry import short
from regalia.server.views.view_json import shown_option
from regalia.server.world import World

MOST: Final = 8  # analyses that wait for their turn, the running one included
SECONDS: Final = 900.0  # an analysis that takes longer is given up
GRACE: Final = 15.0  # seconds without a listener: somebody may only be loading the page again
BEAT: Final = 0.2  # seconds between two looks at what the process has found
NICE: Final = 15  # below every bot

Keep = Callable[[str, bytes], Awaitable[None]]


class Analysis:
    """One game being thought through. ``found`` or ``problem`` once it is over."""

    def __init__(self, table: str, setup: dict[str, Any], answers: list[int]) -> None:
        self.table: Final = table
        self.setup: Final = setup
        self.answers: Final = answers
        self.step = 0
        self.listeners = 0
        self.found = b""
        self.problem: Problem | None = None
        self.task: asyncio.Task[None]

    def is_over(self) -> bool:
        return bool(self.found) or self.problem is not None


class Analyses:
    """``keep`` stores what was found. ``most``, ``seconds`` and ``grace`` are for tests to change."""

    def __init__(self, analyse: Analyse | None, keep: Keep, world: World) -> None:
        self.analyse: Final = analyse
        self.keep: Final = keep
        self.world: Final = world
        self.most = MOST
        self.seconds = SECONDS
        self.grace = GRACE
        self.open: Final[dict[str, Analysis]] = {}  # in the order in which they were asked for
        self.turn: Final = asyncio.Lock()

    def of(self, table: str, setup: dict[str, Any], answers: list[int]) -> Analysis:
        """The analysis of a table's game, begun if need be."""
        found = self.open.get(table)
        if found is None:
            require(self.analyse is not None, "no_page")
            require(len(self.open) < self.most, "busy")
            found = self.open[table] = Analysis(table, setup, answers)
            self.spawn(found, self._work(found))
            self.world.later(self.grace, self._give_up, found)  # the client that asked may be gone already
        return found

    def spawn(self, analysis: Analysis, work: Any) -> None:
        analysis.task = self.world.spawn(work)

    async def listen(self, analysis: Analysis) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it is, again and again, and at last what was found or why nothing was."""
        analysis.listeners += 1
        try:
            while not analysis.is_over():
                yield encode(AnalysisLine(analysis.step, len(analysis.answers), self.ahead_of(analysis))) + b"\n"
                await asyncio.wait({analysis.task}, timeout=BEAT)
                if analysis.task.done() and not analysis.is_over():  # given up while the server ends
                    analysis.problem = Problem("busy")
            yield (b'{"analysis":' + analysis.found + b"}" if analysis.found else encode(analysis.problem)) + b"\n"
        finally:
            analysis.listeners -= 1
            self.world.later(self.grace, self._give_up, analysis)

    def ahead_of(self, analysis: Analysis) -> int:
        """How many games come before this one."""
        return list(self.open).index(analysis.table) if analysis.table in self.open else 0

    def _give_up(self, analysis: Analysis) -> None:
        if not analysis.listeners and not analysis.is_over():
            analysis.task.cancel()

    async def _work(self, analysis: Analysis) -> None:
        try:
            async with self.turn:
                found = await self._think(analysis)
            await self.keep(analysis.table, found)
            analysis.found = found
        except RequestRefused as refusal:
            analysis.problem = Problem(refusal.code, refusal.args_)
        except StorageFailed:
            analysis.problem = Problem("busy")
        except Exception as problem:
            logs.error("analysis failed", table=short(analysis.table), problem=f"{type(problem).__name__}: {problem}")
            analysis.problem = Problem("fault")
        finally:
            self.open.pop(analysis.table, None)

    async def _think(self, analysis: Analysis) -> bytes:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        work = (self.analyse, analysis.setup, analysis.answers, theirs)
        process = context.Process(target=think_through, args=work, daemon=True)
        process.start()
        theirs.close()
        until = self.world.monotonic() + self.seconds
        try:
            while True:
                while ours.poll():
                    kind, said = ours.recv()
                    if kind == "found":
                        return bytes(said)
                    if kind == "refused":
                        raise RequestRefused("bad_setup", **said)
                    analysis.step = said
                require(self.world.monotonic() < until, "busy")
                await self.world.sleep(BEAT)
        except EOFError as problem:
            raise RuntimeError("the process ended") from problem
        finally:
            process.kill()
            ours.close()
            asyncio.get_running_loop().run_in_executor(None, process.join)  # so that no zombie stays

    def close(self) -> None:
        for analysis in list(self.open.values()):
            analysis.task.cancel()


# -- in the process --------------------------------------------------------------------------------------------------------


def think_through(analyse: Analyse, setup: dict[str, Any], answers: list[int], out: Connection) -> None:
    begin(NICE)
    record = new_record(setup_from_json(setup))
    record.answers.extend(answers)
    try:
        found = analyse(record, lambda step: out.send(("step", step)))
    except SetupError as problem:
        out.send(("refused", bad_setup(problem).args_))
        return
    except Exception as problem:
        one_line("analysis failed", **brief(problem))
        return
    out.send(("found", encode({**found, "moments": with_options(found["moments"], record)})))


def with_options(moments: list[dict[str, Any]], record: Record) -> list[dict[str, Any]]:
    """What was taken and what was best, once more as options are shown: a page has words for those."""
    game = start(record.setup)
    shown: list[dict[str, Any]] = []
    done = 0
    for moment in moments:
        while done < moment["step"] - 1:
            game.answer_number(record.answers[done])
            done += 1
        view = game.view(moment["seat"])
        offered = zip(view.options, view.amounts, strict=True)
        by_pair = {(option.verb.name, option.subject): shown_option(option, amounts) for option, amounts in offered}
        options = {f"{name}_option": by_pair[moment[name][0], moment[name][1]] for name in ("taken", "best")}
        shown.append({**moment, **options})
    return shown
