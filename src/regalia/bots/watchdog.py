"""A table never waits for a bot for long: when its time is up, its best answer so far is taken, or a plain one."""

import queue
import threading
from typing import Any, Final

from regalia.bots import Bot
from regalia.kernel.options import Option
from regalia.kernel.views import View

LIMIT: Final = 10.0  # seconds


class Watchdog:
    """Asks a bot in a thread of its own. One that is still busy with an old question is not asked a new one.

    ``late`` counts answers that came too late, ``failed`` those that never came or were not offered; the fallback gave them.

    >>> from regalia.bots import make_bot
    >>> from regalia.games import USUAL, new
    >>> from regalia.kernel.chance import Chance
    >>> class Broken:
    ...     def choose(self, view):
    ...         raise ZeroDivisionError
    >>> game = new(USUAL, seats=4, seed=7)
    >>> guarded = Watchdog(Broken(), make_bot("random", game.setup, 0, Chance(1)))
    >>> guarded.choose(game.view(0)) in game.decision.options, guarded.failed
    (True, 1)

    """

    def __init__(self, bot: Bot, fallback: Bot, limit: float = LIMIT) -> None:
        self.bot: Final = bot
        self.fallback: Final = fallback
        self.limit: Final = limit
        self.late = 0
        self.failed = 0
        self.busy: threading.Thread | None = None

    def choose(self, view: View) -> Option:
        option = None if self.busy is not None and self.busy.is_alive() else self.asked(view)
        if option is None or option not in view.options:
            self.failed += option is not None
            option = self.fallback.choose(view)
        return option

    def asked(self, view: View) -> Option | None:
        answers: queue.SimpleQueue[Option | None] = queue.SimpleQueue()

        def think() -> None:
            try:
                answers.put(self.bot.choose(view))
            except Exception:  # a bot of somebody else's may do anything; the table goes on
                self.failed += 1
                answers.put(None)

        self.busy = threading.Thread(target=think, daemon=True)
        self.busy.start()
        try:
            found = answers.get(timeout=self.limit)
        except queue.Empty:
            self.late += 1
            return self.best_so_far(view)
        self.busy = None  # its thread may take a while to end, where others use the processor; it has nothing more to do
        return found

    def best_so_far(self, view: View) -> Option | None:
        ask: Any = getattr(self.bot, "best_so_far", None)
        found: Option | None = None if ask is None else ask(view)
        return found
