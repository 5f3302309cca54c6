"""Metrics and logs. Neither holds a secret: tables are named by a short hash, people and addresses not at all."""

import hashlib
import logging
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final

from regalia.extras import extra

with extra("server"):
    import structlog
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

HIDDEN: Final = frozenset(("secret", "key", "share", "authorization", "body", "text"))
TIMES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """One registry per server, so that several may live in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.answers: Final = Counter("regalia_answers", "Answers stored", ["by"], registry=self.registry)
        self.answers_by: Final = {by: self.answers.labels(by) for by in ("person", "bot", "table")}
        self.entries: Final = Counter("regalia_entries", "Entries stored", registry=self.registry)
        self.errors: Final = Counter("regalia_errors", "Requests refused", ["code"], registry=self.registry)
        self.faults: Final = Counter("regalia_faults", "Mistakes of ours", registry=self.registry)
        self.sockets: Final = Gauge("regalia_sockets", "Open sockets", registry=self.registry)
        self.connections: Final = Gauge("regalia_connections", "Open connections, with sockets", registry=self.registry)
        self.most_connections: Final = Gauge("regalia_connections_most", "Connections there may be", registry=self.registry)
        self.tables: Final = Gauge("regalia_tables", "Tables in memory", registry=self.registry)
        self.frames: Final = Gauge("regalia_frames_total", "Frames sent", registry=self.registry)
        self.commit: Final = Histogram(
            "regalia_commit_seconds", "From request to stored", registry=self.registry, buckets=TIMES
        )
        self.thought: Final = Histogram("regalia_bot_seconds", "Bots thinking", registry=self.registry, buckets=TIMES)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """The last line of defence: nothing of that name is ever written."""
    return {name: "[hidden]" if name in HIDDEN else value for name, value in event.items()}


def set_up_logs(level: str = "info") -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            without_secrets,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def short(table: str) -> str:
    """A name for a table in the logs that does not open it."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


log: Final[Any] = structlog.get_logger()
