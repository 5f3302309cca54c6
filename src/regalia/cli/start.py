"""The entry point of ``regalia``: turns a damaged installation into one line.

Optional packages are reported by ``cli.main``, in the reader's language. Here even the words may be missing.
"""

import sys
from typing import Final

NEEDED: Final = ("babel", "fluent", "rich", "yaml", "librt", "mypy_extensions")  # what ``pip install regalia`` brings


def main() -> int:
    try:
        from regalia.cli.main import main as run

        return run()
    except ModuleNotFoundError as missing:
        name = (missing.name or "").partition(".")[0]
        if name not in NEEDED:
            raise
        print(f"regalia: {name} is not installed: pip install regalia", file=sys.stderr)
        return 2
