"""The entry point of ``regalia``: finds bots in the current folder, and turns a damaged installation into one line.

Optional packages are reported by ``cli.main``, in the reader's language. Here even the words may be missing.
"""

import os
import sys
from typing import Final

NEEDED: Final = ("babel", "fluent", "rich", "yaml", "librt", "mypy_extensions")  # what ``pip install regalia`` brings


def main() -> int:
    sys.path.append(os.getcwd())  # last: ``--bots mine:Bot`` finds mine.py here, and no installed module is hidden
    try:
        from regalia.cli.main import main as run

        return run()
    except ModuleNotFoundError as missing:
        name = (missing.name or "").partition(".")[0]
        if name not in NEEDED:
            raise
        print(f"regalia: {name} is not installed: pip install regalia", file=sys.stderr)
        return 2
