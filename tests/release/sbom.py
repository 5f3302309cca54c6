"""``python -m tests.release.sbom FILE``: a CycloneDX bill of materials of the wheel.

Bundled are the JavaScript packages and typefaces that the page is built from. Needed, but not bundled, are the Python packages
that pyproject.toml declares. Versions and licences come from web/package-lock.json and from what is installed.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

from regalia import __version__

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
IMPORT = re.compile(r"""(?m)(?:(?:from|import)\s+|import\(|url\()['"]((?:@[\w.-]+/)?[\w-][\w.-]*)""")
FREE = {"MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "OFL-1.1", "0BSD", "BlueOak-1.0.0"}


def imported() -> set[str]:
    """The packages that the page's own source imports."""
    found: set[str] = set()
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts"):
            found |= set(IMPORT.findall(path.read_text(encoding="utf-8")))
    return found


def bundled() -> list[dict[str, Any]]:
    """Those packages and all they depend on: a little more than what ends in the page."""
    locked: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted, found = [name for name in imported() if f"node_modules/{name}" in locked], {}
    while wanted:
        name = wanted.pop()
        one = locked.get(f"node_modules/{name}")
        if one is None or name in found:
            continue
        found[name] = component("library", name, one["version"], one.get("license", ""), f"pkg:npm/{name.replace('@', '%40')}")
        wanted += one.get("dependencies", {})
    return [found[name] for name in sorted(found)]


def needed() -> Iterator[dict[str, Any]]:
    """The Python packages of the base install and of every extra for users."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build, extras = project["tool"]["regalia"]["build"], project["project"]["optional-dependencies"]
    listed = {*build["dependencies"], *build["compiled-dependencies"]}
    listed |= {one for name, ones in extras.items() if name not in ("dev", "docs") for one in ones}
    for requirement in sorted(one for one in listed if not one.startswith("regalia")):
        name = re.split(r"[\[>=;]", requirement)[0].strip()
        version, licence = "", ""
        try:
            about = metadata(name)
            version = about["Version"]
            licence = (about.get_all("License-Expression") or about.get_all("License") or [""])[0]
        except PackageNotFoundError:
            pass  # an extra that is not installed here
        yield {
            **component("library", name, version, licence.splitlines()[0] if licence else "", f"pkg:pypi/{name}"),
            "scope": "excluded",
        }


def component(kind: str, name: str, version: str, licence: str, place: str) -> dict[str, Any]:
    found: dict[str, Any] = {"type": kind, "name": name, "purl": f"{place}@{version}" if version else place}
    if version:
        found["version"] = version
    if licence:
        found["licenses"] = [{"license": {"id": licence} if licence in FREE else {"name": licence}}]
    return found


def bill() -> dict[str, Any]:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": component("application", "regalia", __version__, "MIT", "pkg:pypi/regalia")},
        "components": [*bundled(), *needed()],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")
