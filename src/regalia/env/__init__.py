"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel and batches of games, with honest hidden information.

Nothing is imported before it is asked for, so that each needs only its own extras.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regalia.env.batch import Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    if name == "Batch":
        from regalia.env.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
