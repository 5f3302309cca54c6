"""Where a server's time, chance and tasks come from: one place, so that a simulation can bring its own (tests/simulate).

``monotonic`` measures, ``now`` stamps entries and runs clocks, ``date`` is the wall clock, by which things are only sorted.
Setting the wall clock changes no thinking time: ``now`` is the date of the start plus monotonic time since.
"""

import asyncio
import base64
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any


class World:
    def __init__(self) -> None:
        self._began = self.date() - int(self.monotonic() * 1000)

    # -- time --------------------------------------------------------------------------------------------------------------

    def monotonic(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    def date(self) -> int:
        """Milliseconds since 1970, as the machine believes just now."""
        return time.time_ns() // 1_000_000

    def now(self) -> int:
        """Milliseconds since 1970, as the machine believed at the start; it never goes back and never jumps."""
        return self._began + int(self.monotonic() * 1000)

    # -- chance ------------------------------------------------------------------------------------------------------------

    def token(self, size: int) -> bytes:
        """Bytes nobody can foretell."""
        return secrets.token_bytes(size)

    def secret(self) -> str:
        """What opens a seat: 192 bits, fit for a link."""
        return base64.urlsafe_b64encode(self.token(24)).decode()

    # -- tasks -------------------------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        return asyncio.get_running_loop().create_task(work)

    def later(self, seconds: float, call: Callable[..., Any], *args: Any) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call, *args)

    def soon(self, call: Callable[..., Any], *args: Any) -> asyncio.Handle:
        return asyncio.get_running_loop().call_soon(call, *args)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def in_thread(self, work: Callable[..., Any], *args: Any) -> Any:
        """What would hold up the loop."""
        return await asyncio.to_thread(work, *args)
