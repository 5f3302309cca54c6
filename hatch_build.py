"""How wheels are built. ``HATCH_BUILD_HOOKS_ENABLE=1`` compiles the engine with mypyc; without it the wheel is pure Python.

The pure wheel runs anywhere. The compiled one needs two small packages of mypy's, so only it declares them.
"""

import os
import platform
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent


def settings() -> dict[str, Any]:
    """``[tool.regalia.build]`` of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["tool"]["regalia"]["build"]
    return found


def is_compiled() -> bool:
    return os.environ.get("HATCH_BUILD_HOOKS_ENABLE", "") in ("1", "true")


class Dependencies(MetadataHookInterface):
    """What every wheel needs, and what the compiled one needs besides."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        build = settings()
        metadata["dependencies"] = build["dependencies"] + (build["compiled-dependencies"] if is_compiled() else [])


class CompilerFlags(BuildHookInterface[Any]):
    """Runs before mypyc and gives the C compiler the flags of a release, unless ``CFLAGS`` are set already."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_compiled() and platform.system() in ("Linux", "Darwin") and "CFLAGS" not in os.environ:
            os.environ["CFLAGS"] = " ".join(settings()[f"cflags-{platform.system().lower()}"])
