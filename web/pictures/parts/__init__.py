"""The parts of the pictures. Origin: the middle of the foot; up is negative; light falls from the left.

Every volume has a lit left and a shaded right (ink `z` laid over it). Windows use ink `w`: dark by day, lit by night.
The sun uses `u`: the moon by night. Stars use `t`: nothing by day. Nothing thinner than 1.2 units carries meaning.
"""

import importlib
import pkgutil


def load() -> None:
    """Everything a recipe may name."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    for name in ("bust", "figure"):
        importlib.import_module(f"pictures.{name}")
