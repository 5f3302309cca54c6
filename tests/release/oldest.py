"""``python -m tests.release.oldest [EXTRA …]``: the oldest versions that pyproject.toml allows, as constraints for pip."""

import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"
LOWER = re.compile(r"([\w.-]+)(?:\[[\w,]+\])?>=([\d.]+)")


def constraints(extras: Sequence[str]) -> list[str]:
    """``name==lowest`` for the base install, pure and compiled, and these extras."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    build, known = project["tool"]["regalia"]["build"], project["project"]["optional-dependencies"]
    listed = [*build["dependencies"], *build["compiled-dependencies"]]
    listed += (one for extra in extras for one in known[extra] if not one.startswith("regalia["))
    found = [LOWER.match(one) for one in listed]
    assert all(found), f"every dependency has a lower bound: {listed}"
    return sorted({f"{one[1]}=={one[2]}" for one in found if one})


if __name__ == "__main__":
    print("\n".join(constraints(sys.argv[1:])))
