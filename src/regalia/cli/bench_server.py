"""``regalia bench --server``: real sockets against a server in a process of its own, and what the design asks for."""

import argparse
import json
import platform
from dataclasses import asdict
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from regalia import __version__
from regalia.cli.errors import FINE, Misuse
from regalia.cli.look import QUIET, console_for
from regalia.cli.speech import figure, say
from regalia.kernel import game as game_module

RATE: Final = 300.0  # answers a second at which the delay is measured

Row = tuple[str, str, str]


def show_server(args: argparse.Namespace, seconds: float | None) -> int:
    """``seconds``: how long each thing is measured, if somebody said so."""
    for option, value, least in (
        ("--tables", args.tables, 1),
        ("--seats", args.seats, 2),
        ("--idle", args.idle, 0),
        ("--started", args.started, 0),
    ):
        if value < least:
            raise Misuse(say("misuse-positive", option=option, number=value))
    if args.attacks is not None:
        found, rows = attacks(seconds, args.attacks)
    elif args.started:
        found, rows = started(args.started, seconds)
    else:
        found, rows = load(args, seconds)
    compiled = not str(game_module.__file__).endswith(".py")
    how = say("bench-compiled" if compiled else "bench-interpreted")
    console = console_for()
    console.print(Text(say("bench-server_header", version=__version__, python=platform.python_version(), how=how), QUIET))
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    if args.json is not None:
        args.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return FINE


def load(args: argparse.Namespace, seconds: float | None) -> tuple[Any, list[Row]]:
    """Everybody at all tables answers as quickly as possible, then at a steady rate; idle sockets."""
    from regalia.bench.load_test import run_load

    found = run_load(args.tables, args.seats, seconds or 10.0, RATE, args.idle, args.database)
    rows = [
        (
            say("bench-server_answers", seats=found.seats, tables=found.tables),
            f"{figure(found.answers_per_second)} /s",
            "≥ 1500",
        ),
        (say("bench-server_cpu"), f"{figure(found.cpu_micros)} µs", "≤ 667"),
        *delays(found.rate, found.latency_p50, found.latency_p99, found.latency_p999),
    ]
    if args.idle:
        idle = say("bench-server_idle", number=figure(found.idle_sockets))
        rows.append((idle, f"{figure(found.idle_bytes / 1e6)} MB", "≤ 500"))
    rows.append((say("bench-server_encode"), f"{figure(found.encode_micros, 1)} µs", "≤ 20"))
    rows.append((say("bench-server_view"), f"{figure(found.view_micros, 1)} µs", ""))
    return asdict(found), rows


def delays(rate: float, half: float, most: float, nearly_all: float) -> list[Row]:
    return [
        (say("bench-server_median", rate=figure(rate)), f"{figure(half, 1)} ms", ""),
        (say("bench-server_slowest", rate=figure(rate)), f"{figure(most, 1)} ms", "≤ 100"),
        (say("bench-server_all", rate=figure(rate)), f"{figure(nearly_all, 1)} ms", "≤ 250"),
    ]


def started(tables: int, seconds: float | None) -> tuple[Any, list[Row]]:
    from regalia.bench.many_tables import run_crowd

    found = run_crowd(tables, RATE, seconds or 20.0)
    rows = [
        (say("bench-server_memory", number=figure(at)), f"{figure(size / 1e6)} MB", "") for at, size in found.memory.items()
    ]
    rows += delays(found.rate, found.latency_p50, found.latency_p99, found.latency_p999)
    back = say("bench-server_back", number=figure(found.long_answers))
    rows.append((back, f"{figure(found.back_millis)} ms", "≤ 150"))
    rows.append((say("bench-server_sent"), f"{figure(found.back_bytes / 1e3)} KB", "≤ 300"))
    return asdict(found), rows


def attacks(seconds: float | None, names: list[str]) -> tuple[Any, list[Row]]:
    """All of them, unless some are named."""
    from regalia.bench.attackers import ATTACKS
    from regalia.bench.attacks import run_attacks

    for name in names:
        if name not in ATTACKS:
            raise Misuse(say("misuse-name", option="--attacks", name=name, known=", ".join(ATTACKS)))
    found = run_attacks(seconds or 6.0, tuple(names))
    rows: list[Row] = []
    for one in found:
        waited = f"{figure(one.quiet_p99, 1)} → {figure(one.p99, 1)} ms"
        worked = f"{figure(one.quiet_work, 1)} → {figure(one.work, 1)} ms"
        rows.append((say("bench-server_attack", name=one.name), waited, f"{figure(one.factor(), 1)} × (< 2)"))
        rows.append((say("bench-server_attack_work", name=one.name), worked, f"{figure(one.work_factor(), 1)} × (< 2)"))
    return [asdict(one) for one in found], rows
