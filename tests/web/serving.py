"""``regalia serve`` as people start it, with a database of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(folder: Path, *packages: Path) -> Iterator[str]:
    """Its address, for as long as it runs; with packages that bring games."""
    serve = [sys.executable, "-m", "regalia.cli", "serve", "--port", "0", "--unlimited"]
    environment = {
        **os.environ,
        "REGALIA_LANGUAGE": "en",
        "PYTHONPATH": os.pathsep.join(map(str, (Path(__file__).parents[2] / "src", *packages))),
    }
    with subprocess.Popen(
        [*serve, "--database", str(folder / "tables.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                found = re.search(r"Serving at (http://\S+)", line)
                if found:
                    break
            else:
                raise AssertionError("the server did not start")
            yield found.group(1)
        finally:
            process.terminate()
