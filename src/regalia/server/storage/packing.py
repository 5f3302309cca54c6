"""Finished games take little room: what viewers were told in one piece, since it is nearly the same; the log in another.

Both are kept among the streams of a table. The last entry of a packed log stays where it was, so that its number is taken.
"""

import lzma
import zlib
from collections.abc import Callable, Sequence
from typing import Final

from regalia.extras import extra
from regalia.server.storage.chain import SIZE, BrokenChain, Stored

with extra("server"):
    import msgspec

WHOLE: Final = -5  # all streams of a finished game
LOG: Final = -6  # the entries of a finished game, but for those that were written after it was packed
PRESET: Final = 1  # a few kilobytes less would take many times as long

_streams: msgspec.msgpack.Decoder[dict[int, bytes]] = msgspec.msgpack.Decoder(dict[int, bytes])
_bodies: msgspec.msgpack.Decoder[list[bytes]] = msgspec.msgpack.Decoder(list[bytes])


def packed_streams(streams: Sequence[tuple[int, bytes]]) -> bytes:
    return lzma.compress(msgspec.msgpack.encode(dict(streams)), preset=PRESET)


def stream_in(whole: bytes, viewer: int) -> bytes | None:
    return _streams.decode(lzma.decompress(whole)).get(viewer)


def packed_log(rows: Sequence[Stored]) -> bytes:
    """Of verified rows: the last link vouches for all of them."""
    return (rows[-1][2] or b"").ljust(SIZE, b"\0") + zlib.compress(msgspec.msgpack.encode([body for _, body, _ in rows]), 9)


def unpacked_log(body: bytes) -> list[Stored]:
    try:
        bodies = _bodies.decode(zlib.decompress(body[SIZE:]))
    except (zlib.error, msgspec.DecodeError) as problem:
        raise BrokenChain("the packed log cannot be read") from problem
    link = None if body[:SIZE] == bytes(SIZE) else body[:SIZE]
    return [(seq, one, link if seq == len(bodies) else None) for seq, one in enumerate(bodies, 1)]


def with_packed(rows: list[Stored], after: int, packed: Callable[[], bytes | None]) -> list[Stored]:
    """The rows after entry ``after``, with those that are packed, if the next one is not among them."""
    if rows and rows[0][0] == after + 1:
        return rows
    body = packed()
    if body is None:
        return rows
    log = unpacked_log(body)
    return log[after:] + [row for row in rows if row[0] > len(log)]
