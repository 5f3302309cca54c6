"""Mistakes on the command line: one line that names what is valid, and exit code 2."""

from typing import Final

FINE: Final = 0
FAILED: Final = 1  # the command did its work and found something wrong
MISUSED: Final = 2
INTERRUPTED: Final = 130


class Misuse(ValueError):
    """Something on the command line that cannot be."""
