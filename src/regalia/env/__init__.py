"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel and batches of games, with honest hidden information.

Nothing is imported before it is asked for, so that each needs only its own extras.
"""

from importlib import import_module
from typing import Any

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    if name == "Batch":
        return import_module("regalia.env.batch").Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
