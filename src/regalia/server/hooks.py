"""Hooks that ``regalia serve`` injects (analysis, balance), so the server need not import the arena."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from regalia.kernel.record import Record

Heard = Callable[[int], None]  # told how many answers have been thought about
Analyse = Callable[[Record, Heard], dict[str, Any]]


@dataclass(frozen=True)
class Hooks:
    """``analyse``: who stood to win, and what decided it (docs/bots.md has the format); it runs in a process of its own and so
    must be a function that another process can import. ``balance``: what was measured to win. None: not to be had here.
    """

    analyse: Analyse | None = None
    balance: Callable[[], dict[str, Any]] | None = None
