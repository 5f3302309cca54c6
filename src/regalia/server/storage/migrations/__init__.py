"""The schema of each kind of database as numbered files; each is run once, in order."""

import re
from importlib.resources import files


def migrations(kind: str) -> list[tuple[int, str]]:
    """Number and text of every file, in order."""
    found = []
    for file in files("regalia.server.storage.migrations").joinpath(kind).iterdir():
        match = re.fullmatch(r"(\d{4})_\w+\.sql", file.name)
        if match:
            found.append((int(match[1]), file.read_text(encoding="utf-8")))
    return sorted(found)


class NewerSchema(RuntimeError):
    """The data was written by a newer version of the program."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the data has schema {found}, this program knows {known}: use the newer program")
