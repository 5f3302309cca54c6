"""A Dockerfile as data: its stages and their instructions, with variables filled in."""

import json
import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Stage:
    """From one FROM to the next."""

    name: str
    base: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def all(self, keyword: str) -> list[str]:
        return [text for one, text in self.steps if one == keyword]

    def last(self, keyword: str) -> str:
        return self.all(keyword)[-1]

    def command(self, keyword: str) -> list[str]:
        """The words of ENTRYPOINT or of HEALTHCHECK's CMD, which are written as JSON."""
        words: list[str] = json.loads(self.last(keyword).partition("[")[1] + self.last(keyword).partition("[")[2])
        return words


def stages(path: Path, given: Mapping[str, str] = {}) -> list[Stage]:
    """The stages in order; ``given`` are build arguments."""
    text = re.sub(r"\\\n", " ", path.read_text(encoding="utf-8"))
    arguments = dict(given)
    found: list[Stage] = []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        keyword, _, rest = line.strip().partition(" ")
        if keyword == "ARG":
            name, _, usual = rest.partition("=")
            arguments.setdefault(name, usual)
            continue
        rest = re.sub(r"\$\{(\w+)\}", lambda one: arguments[one[1]], rest)
        if keyword == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append(Stage(name, base))
        else:
            found[-1].steps.append((keyword, rest.strip()))
    return found


def copied(rest: str) -> tuple[str, list[str], str]:
    """What COPY copies: from which stage (or the checkout), which paths, to where."""
    words = shlex.split(rest)
    origin = ""
    if words[0].startswith("--from="):
        origin = words.pop(0).removeprefix("--from=")
    return origin, words[:-1], words[-1]
