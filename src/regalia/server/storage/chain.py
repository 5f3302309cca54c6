"""Every stored entry carries a hash of itself and of all before it, so that a hole or an edit is found when they are read.

Entries of databases older than the chain have none; the first one that is written after them vouches for all of them.
"""

import hashlib
from collections.abc import Iterable
from typing import Final

DOMAIN: Final = b"regalia-log-1"
SIZE: Final = 16  # bytes: against accidents and careless hands; who can write everything can forge it

Stored = tuple[int, bytes, bytes | None]  # number, body, link


class BrokenChain(ValueError):
    """A table's log is not what was written."""


def first_link(table: str) -> bytes:
    return hashlib.sha256(DOMAIN + table.encode()).digest()[:SIZE]


def next_link(link: bytes, body: bytes) -> bytes:
    return hashlib.sha256(link + body).digest()[:SIZE]


def verified(rows: Iterable[Stored], seq: int, link: bytes) -> tuple[list[bytes], bytes]:
    """The bodies of the rows that follow entry ``seq``, whose link is given, and the last link."""
    bodies = []
    for number, body, stored in rows:
        seq += 1
        if number != seq:
            raise BrokenChain(f"entry {seq} is missing")
        if not isinstance(body, bytes):  # SQLite takes anything
            raise BrokenChain(f"entry {seq} is no entry")
        link = next_link(link, body)
        if stored is not None and stored != link:
            raise BrokenChain(f"entry {seq}, or one before it, was changed")
        bodies.append(body)
    return bodies, link
