"""What a table's entries told, one after the other. All but the last are packed: hardly anybody asks for them again."""

import pickle
import zlib
from array import array
from bisect import bisect_right
from typing import Final

from regalia.kernel.events import Event
from regalia.server.sockets.server_messages import Happened, Said, TakenBack

Item = Event | Said | TakenBack | Happened
PACK: Final = 16  # entries packed together; as many, and up to twice as many, are at hand


class News:
    """``news[n]`` is what entry n + 1 told, for every viewer to see as far as allowed.

    Packing saves nine tenths of the memory; reading in order unpacks every pack once.
    """

    __slots__ = ("_first", "_late", "_packs", "_read")

    def __init__(self) -> None:
        self._packs: Final[list[bytes]] = []
        self._first: Final = array("i", [0])  # of every pack, and of what is not packed
        self._late: Final[list[list[Item]]] = []
        self._read: tuple[int, list[list[Item]]] = (-1, [])  # the pack that was read last

    def append(self, items: list[Item]) -> None:
        self._late.append(items)
        if len(self._late) == 2 * PACK:
            self._pack(PACK)

    def _pack(self, number: int) -> None:
        self._packs.append(zlib.compress(pickle.dumps(self._late[:number], pickle.HIGHEST_PROTOCOL), 1))
        self._first.append(self._first[-1] + number)
        del self._late[:number]

    def __len__(self) -> int:
        return self._first[-1] + len(self._late)

    def __getitem__(self, at: int) -> list[Item]:
        if at >= self._first[-1]:
            return self._late[at - self._first[-1]]
        pack = bisect_right(self._first, at) - 1
        if self._read[0] != pack:
            self._read = (pack, pickle.loads(zlib.decompress(self._packs[pack])))
        return self._read[1][at - self._first[pack]]

    def since(self, at: int) -> list[Item]:
        """Everything from there on."""
        return [item for number in range(at, len(self)) for item in self[number]]

    def put_away(self) -> None:
        """Keep as little unpacked as is worth the trouble."""
        self._read = (-1, [])
        if len(self._late) >= PACK // 2:
            self._pack(len(self._late))
