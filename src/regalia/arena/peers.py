"""Other programs that play the same game, measured beside ours where they happen to be installed (the extra ``peers``)."""

import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

INSTALL: Final = "pip install 'regalia[peers]'"
PYMINION_THERE: Final = 820  # games of Big Money a CPU-second on the machine the budgets of ``regalia bench`` were set on


def pyminion_money() -> Callable[[int], int] | None:
    """Big Money against itself in pyminion: plays one game, as ``money.mirror`` does. None if it is not installed.

    It tells everything to the root logger; nobody listens, and a log nobody reads is not what is measured.
    """
    if find_spec("pyminion") is None:
        return None
    level = logging.getLogger().level
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    logging.getLogger().setLevel(level)  # importing it changes that

    def play(number: int) -> int:
        logging.disable(logging.CRITICAL)
        try:
            Game(players=[BigMoney("first"), BigMoney("second")], expansions=[base_set], log_stdout=False).play()
        finally:
            logging.disable(logging.NOTSET)
        return 1

    return play
