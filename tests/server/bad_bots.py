"""Bots nobody should wait for."""

import os
from typing import Any

from regalia.kernel.options import Option, Verb
from regalia.kernel.views import View


class Bad:
    def __init__(self, setup: Any, seat: int, chance: Any) -> None:
        pass


class Hangs(Bad):
    """Thinks for ever."""

    def choose(self, view: View) -> Option:
        while True:
            pass


class HangsButKnows(Hangs):
    """Thinks for ever, but has an idea."""

    def best_so_far(self, view: View) -> Option:
        return view.options[-1]


class Seizes(Bad):
    """Lets nothing else happen in its process, not even a watchdog."""

    def choose(self, view: View) -> Option:
        return view.options[sum(range(10**13))]


class Raises(Bad):
    def choose(self, view: View) -> Option:
        raise ValueError("no idea")


class Dies(Bad):
    """Takes its process with it."""

    def choose(self, view: View) -> Option:
        os._exit(3)


class Invents(Bad):
    def choose(self, view: View) -> Option:
        return Verb("fly").of(0)
