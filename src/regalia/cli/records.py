"""Files of records: a record, a saved game (a record and who sits where), or many records, one per line."""

import json
from pathlib import Path
from typing import Any, Final

from regalia.bots import RANDOM
from regalia.cli.errors import Misuse
from regalia.cli.speech import say
from regalia.kernel.record import Record, RecordError
from regalia.server.tables.fair import FORMAT as TABLE

FORMAT: Final = "regalia-save"


class Seats:
    """Where the person of a saved game sits, and who plays against whom."""

    def __init__(self, seat: int = 0, bots: list[str] | None = None) -> None:
        self.seat: Final = seat
        self.bots: Final = bots or [RANDOM]


def saved_text(record: Record, seat: int, bots: list[str]) -> str:
    parts = {"format": FORMAT, "seat": seat, "bots": bots, "record": json.loads(record.text())}
    return json.dumps(parts, separators=(",", ":"), ensure_ascii=False) + "\n"


def read_texts(file: Path, whole: bool = False) -> list[str]:
    """The text of every record of a file; whether each can be read is for the caller to see.

    With ``whole`` what a server's table handed out stays whole: its record and how its cards came about.
    """
    text = read(file)
    saved = parsed(text)
    if isinstance(saved, dict) and saved.get("format") in ((FORMAT,) if whole else (FORMAT, TABLE)):
        return [json.dumps(saved.get("record"))]
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise Misuse(say("misuse-empty", file=file))
    return lines if saved is None else [text]  # one record may be written over several lines


def read_seats(file: Path) -> Seats:
    """Who sits where in a saved game; a bare record does not say."""
    saved = parsed(read(file))
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        return Seats()
    seat, bots = saved.get("seat"), saved.get("bots")
    if not isinstance(seat, int) or not isinstance(bots, list):
        raise RecordError("{file}: 'seat' is not a number, or 'bots' not a list of names", "save-seats", file=str(file))
    return Seats(seat, [str(name) for name in bots])


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise Misuse(say("misuse-text", file=file)) from problem


def parsed(text: str) -> Any:
    """The one JSON value of a text; None if it is none, or several lines of them."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
