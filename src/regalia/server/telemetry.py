"""Metrics and logs. Neither holds a secret: tables are named by a short hash, people and addresses not at all."""

import asyncio
import hashlib
import logging
import sys
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import TYPE_CHECKING, Any, Final

from regalia.extras import extra
from regalia.server.reports import brief, watch_everything
from regalia.server.world import World

with extra("server"):
    import structlog
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
    from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from regalia.server.tables.lobby import Lobby

HIDDEN: Final = frozenset(("secret", "key", "share", "authorization", "body", "text"))
TIMES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
TICK: Final = 0.25  # seconds between two looks at how late the loop is


class Metrics:
    """One registry per server, so that several may live in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.answers: Final = Counter("regalia_answers", "Answers stored", ["by"], registry=self.registry)
        self.answers_by: Final = {by: self.answers.labels(by) for by in ("person", "bot", "table")}
        self.entries: Final = Counter("regalia_entries", "Entries stored", registry=self.registry)
        self.errors: Final = Counter("regalia_errors", "Requests refused", ["code"], registry=self.registry)
        self.faults: Final = Counter("regalia_faults", "Mistakes of ours", registry=self.registry)
        self.connections: Final = Gauge("regalia_connections", "Open connections, with sockets", registry=self.registry)
        self.most_connections: Final = Gauge("regalia_connections_most", "Connections there may be", registry=self.registry)
        self.ready: Final = Gauge("regalia_ready", "Whether answers can be stored", registry=self.registry)
        self.tables: Final = Gauge("regalia_tables", "Tables in memory", registry=self.registry)
        self.loop_lag: Final = Histogram(
            "regalia_loop_lag_seconds", "How late the loop is", registry=self.registry, buckets=TIMES
        )
        self.commit: Final = Histogram(
            "regalia_commit_seconds", "From request to stored", registry=self.registry, buckets=TIMES
        )
        self.thought: Final = Histogram("regalia_bot_seconds", "Bots thinking", registry=self.registry, buckets=TIMES)

    def watch(self, lobby: "Lobby") -> None:
        """What others count anyway is read when somebody looks."""
        self.registry.register(Watched(lobby))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Watched(Collector):
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby

    def collect(self) -> Iterator[Metric]:
        lobby, store, bots = self.lobby, self.lobby.store, self.lobby.bot_pool
        yield CounterMetricFamily("regalia_frames", "Frames sent", lobby.sent)
        yield CounterMetricFamily("regalia_storage_failures", "What could not be stored or read", store.failures)
        yield CounterMetricFamily("regalia_bots_late", "Bots that were not waited for", bots.late)
        yield GaugeMetricFamily("regalia_sockets", "Open sockets", len(lobby.connections))
        queues = GaugeMetricFamily("regalia_queue", "What waits", labels=["of"])
        queues.add_metric(["storage"], store.pending)
        queues.add_metric(["bots"], bots.waiting)
        queues.add_metric(["outbox"], len(lobby.outbox))
        queues.add_metric(["leisure"], len(lobby.leisure))
        yield queues


class LoopLag:
    """How much later than asked for the loop comes round: everybody waits that long."""

    def __init__(self, world: World, told: Callable[[float], None]) -> None:
        self.world: Final = world
        self.told: Final = told
        self.due = 0.0
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        self.due = self.world.monotonic() + TICK
        self.timer = self.world.later(TICK, self.tick)

    def tick(self) -> None:
        self.told(max(0.0, self.world.monotonic() - self.due))
        self.begin()

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


def without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """The last line of defence: nothing of that name is ever written."""
    return {name: "[hidden]" if name in HIDDEN else value for name, value in event.items()}


def without_traceback(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception as its type and its places."""
    problem = event.pop("exc_info", None)
    if problem is True:
        problem = sys.exc_info()[1]
    if isinstance(problem, BaseException):
        event.update(brief(problem))
    return event


def set_up_logs(level: str = "info") -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_traceback,
            without_secrets,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    watch_everything(log.error)


def short(table: str) -> str:
    """A name for a table in the logs that does not open it."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


log: Final[Any] = structlog.get_logger()
