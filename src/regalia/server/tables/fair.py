"""Fair shuffles: the server commits itself to a secret, the seats add theirs, and everything follows from both.

What this proves and what not is said in docs/protocol.md. Needs nothing installed: ``regalia verify`` uses it.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Any, Final

from regalia.games import load_record, setup_for, start
from regalia.kernel.chance import SEALED
from regalia.kernel.record import Record, RecordError
from regalia.kernel.setup import Setup, SetupError

DOMAIN: Final = b"regalia-fair-1"
FORMAT: Final = "regalia-table"


class UnfairShuffle(ValueError):
    """The seed of a game does not follow from what the server and the seats gave."""


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    return hashlib.sha256(DOMAIN + bytes.fromhex(secret)).hexdigest()


def seed_from(secret: str, table: str, game: str, choices: dict[str, Any], shares: list[str]) -> int:
    text = json.dumps([table, game, choices, shares], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return int.from_bytes(hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).digest(), "big")


def fair_setup(secret: str, table: str, game: str, choices: dict[str, Any], shares: list[str]) -> Setup:
    """The setup that secret and shares lead to; random casts and kingdoms follow from the seed, too."""
    seed = seed_from(secret, table, game, choices, shares)
    return setup_for(game, **choices, seed=seed, chance=SEALED)


def broken_promise(fair: dict[str, Any], seen: str, given: Sequence[str]) -> str:
    """What of a table is not as somebody kept it: ``commitment`` (``seen`` before the shares), ``share`` (``given``), or "".

    A consistent file alone proves little: its maker may have chosen the secret last. Only with a commitment that
    was seen before one's own share was given does it prove that the server could not choose the cards.
    """
    secret = str(fair.get("secret", ""))
    try:
        if seen and not (seen == fair.get("commitment") == commitment(secret)):
            return "commitment"
    except ValueError:  # no digits
        return "commitment"
    shares = fair.get("shares", [])
    return "" if all(share in shares for share in given if share) else "share"


def table_file(table: str, record: Record, secret: str, choices: dict[str, Any], shares: list[str]) -> dict[str, Any]:
    """What is handed out after the end and ``regalia verify`` reads."""
    return {
        "format": FORMAT,
        "version": 1,
        "table": table,
        "fair": {"commitment": commitment(secret), "secret": secret, "choices": choices, "shares": shares},
        "record": json.loads(record.text()),
    }


def check_table_file(parts: dict[str, Any]) -> Record:
    """Replay the record and recompute its seed; what is wrong is raised as RecordError or UnfairShuffle."""
    if sorted(parts) != ["fair", "format", "record", "table", "version"] or parts["version"] != 1:
        raise RecordError("not a table's record of version 1: expected fair, format, record, table, version")
    if not isinstance(parts["fair"], dict) or not isinstance(parts["table"], str):
        raise RecordError("'fair' is no object, or 'table' no text")
    record = load_record(json.dumps(parts["record"]))
    record.replay(start)
    check_fair(parts, record)
    return record


def check_fair(parts: dict[str, Any], record: Record) -> None:
    fair = parts["fair"]
    try:
        if sorted(fair) != ["choices", "commitment", "secret", "shares"]:
            raise UnfairShuffle("'fair' needs choices, commitment, secret and shares")
        if commitment(fair["secret"]) != fair["commitment"]:
            raise UnfairShuffle("the secret is not the one the server had committed itself to")
        setup = fair_setup(fair["secret"], parts["table"], record.setup.game, fair["choices"], fair["shares"])
    except (SetupError, TypeError, ValueError, KeyError, AttributeError) as problem:
        if isinstance(problem, UnfairShuffle):
            raise
        raise UnfairShuffle(f"secret, choices and shares make no setup: {problem}") from problem
    if setup != record.setup:
        raise UnfairShuffle("secret, choices and shares lead to another setup than the record's")
