"""Whether a record, or the file a table hands out, is what it says."""

import json
from typing import Any

from regalia.games import load_record, start
from regalia.kernel.record import RecordError
from regalia.kernel.setup import SetupError
from regalia.server.tables.fair import FORMAT, UnfairShuffle, check_fair


def checked(parts: dict[str, Any]) -> tuple[bool, bool | None, int, str]:
    """Whether it replays, whether its shuffle was fair (None: it does not say), its rules version, what is wrong."""
    whole = parts.get("format") == FORMAT
    text = json.dumps(parts.get("record") if whole else parts)
    try:
        record = load_record(text)
    except (RecordError, SetupError) as problem:
        return False, None, 0, str(problem)
    if record.setup.position:  # a stranger's position may be anything, and what begins at one was never shuffled
        return False, None, record.rules, "the game begins at a laid-out position: there is no shuffle to check"
    try:
        record.replay(start)
    except (RecordError, SetupError) as problem:
        return False, None, record.rules, str(problem)
    if not whole:
        return True, None, record.rules, ""
    try:
        if not isinstance(parts.get("fair"), dict) or not isinstance(parts.get("table"), str):
            raise UnfairShuffle("'fair' or 'table' is missing")
        check_fair(parts, record)
    except UnfairShuffle as problem:
        return True, False, record.rules, str(problem)
    return True, True, record.rules, ""
