"""Work that may wait a little: letting somebody in, and telling them what they have missed. Those who play come first."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import Final

from regalia.server.telemetry import log as logs
from regalia.server.world import World

PAUSE: Final = 0.002  # seconds between two looks whether somebody still waits for an answer to be stored
PATIENCE: Final = 4  # further looks before the next piece is done all the same


class Leisure:
    """A piece at a time, so that the loop looks at the network in between. The addresses for which there is something to do
    take turns: who comes again and again, to be told whole games, waits for itself.

    ``is_busy``: whether somebody's answer is on its way to the disk. Its outcome has a few more steps to take, and a piece
    before each of them would be felt.
    """

    def __init__(self, world: World, is_busy: Callable[[], bool], failed: Callable[[], None]) -> None:
        self.world: Final = world
        self.is_busy: Final = is_busy
        self.failed: Final = failed  # called where a piece was a mistake of ours
        self.waiting: Final[OrderedDict[str, deque[Callable[[], None]]]] = OrderedDict()  # by address; who is next first
        self.is_scheduled = False

    def __len__(self) -> int:
        """How many pieces wait."""
        return sum(map(len, self.waiting.values()))

    def add(self, address: str, piece: Callable[[], None]) -> None:
        self.waiting.setdefault(address, deque()).append(piece)
        if not self.is_scheduled:
            self.schedule()

    def drop(self, address: str, piece: Callable[[], None]) -> None:
        """Called by another piece."""
        pieces = self.waiting.get(address)
        if pieces is not None and piece in pieces:
            pieces.remove(piece)
            if not pieces:
                del self.waiting[address]

    async def whole(self, address: str, more: Callable[[], bool]) -> None:
        """Work of many pieces: ``more`` does the next one and says whether any is left. It ends when nobody waits for it."""
        await Shared(self, address).whole(more)

    def schedule(self) -> None:
        self.is_scheduled = True
        if self.is_busy():
            self.world.later(PAUSE, self.look, PATIENCE - len(self.waiting))
        else:
            self.world.soon(self.turn)

    def look(self, patience: int) -> None:
        """The fewer addresses there are, the longer they wait: when a server starts, many come back who want to play."""
        if patience > 0 and self.is_busy():
            self.world.later(PAUSE, self.look, patience - 1)
        else:
            self.turn()

    def turn(self) -> None:
        address, pieces = self.waiting.popitem(last=False)
        piece = pieces.popleft()
        if pieces:
            self.waiting[address] = pieces  # behind the others
        try:
            piece()
        except Exception:
            self.failed()
            logs.exception("a piece of work failed")
        self.is_scheduled = False
        if self.waiting:
            self.schedule()


class Shared:
    """Work of many pieces that several addresses wait for: whose turn it is does the next one.

    Else whoever asks first, and for much besides, would make the others wait as long as for all of that.
    """

    def __init__(self, leisure: Leisure, address: str) -> None:
        self.leisure: Final = leisure
        self.more: Callable[[], bool] | None = None  # while it goes on
        self.pieces: Final[dict[str, Callable[[], None]]] = {}  # by who waits
        self.join(address)

    def join(self, address: str) -> None:
        """Somebody else waits, too."""
        if address not in self.pieces:
            self.pieces[address] = partial(self.go_on, address)
            if self.more is not None:
                self.leisure.add(address, self.pieces[address])

    async def whole(self, more: Callable[[], bool]) -> None:
        """``Leisure.whole`` for all of them."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def is_left() -> bool:
            if done.done():  # nobody waits
                return False
            try:
                if more():
                    return True
                done.set_result(None)
            except Exception as problem:
                done.set_exception(problem)
            return False

        self.more = is_left
        for address, piece in self.pieces.items():
            self.leisure.add(address, piece)
        await done

    def go_on(self, address: str) -> None:
        if self.more is None:
            return
        if self.more():
            self.leisure.add(address, self.pieces[address])
            return
        self.more = None
        for one, piece in self.pieces.items():  # nobody is kept waiting by turns for what is done
            if one != address:
                self.leisure.drop(one, piece)
