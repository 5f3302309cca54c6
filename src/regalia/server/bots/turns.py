"""Whose turn it is to think, where several want to and one can."""

import asyncio
from collections import OrderedDict, deque
from typing import Final

REMEMBERED: Final = 10_000  # of those who had a turn


class Turns:
    """Fair queueing: the address served longest ago is next, so heavy users delay only themselves."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self.served: Final[OrderedDict[str, int]] = OrderedDict()  # when somebody had its last turn
        self.count = 0

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self.waiting.values())

    async def take(self, whose: str, seconds: float | None = None) -> bool:
        """Wait for a turn, no longer than that; whether it has come. Then ``give_back`` must follow."""
        if not self.is_taken:
            self.begin(whose)
            return True
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(turn)
        try:
            await asyncio.wait({turn}, timeout=seconds)
        except BaseException:
            if turn.done():
                self.give_back()
            raise
        finally:
            if not turn.done():
                self.leave(whose, turn)
        return turn.done()

    def begin(self, whose: str) -> None:
        self.is_taken = True
        self.count += 1
        self.served.pop(whose, None)
        self.served[whose] = self.count
        if len(self.served) > REMEMBERED:
            self.served.popitem(last=False)

    def leave(self, whose: str, turn: "asyncio.Future[None]") -> None:
        queue = self.waiting[whose]
        queue.remove(turn)
        if not queue:
            del self.waiting[whose]

    def give_back(self) -> None:
        """The next one's turn."""
        if not self.waiting:
            self.is_taken = False
            return
        whose = min(self.waiting, key=lambda one: self.served.get(one, 0))
        turn = self.waiting[whose][0]
        self.leave(whose, turn)
        self.begin(whose)
        turn.set_result(None)
