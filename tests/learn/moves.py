"""``python -m tests.learn.moves``: how long Citadels' learned bot takes for a choice, without numpy and with it, in CPU time.

Set ``OMP_NUM_THREADS=1``: numpy shares products among all cores unless told otherwise.
"""

import time

from regalia.bots import make_bot, shown
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance

CHOICES = 100


def taken(name: str) -> float:
    """Mean milliseconds of the first choices of a first game of four."""
    game = start(setup_for("citadels", seats=4, seed=1))
    bots = [make_bot(name, game.setup, seat, Chance(seat)) for seat in range(4)]
    times: list[float] = []
    while game.decision is not None and len(times) < CHOICES:
        view = shown(game)
        began = time.process_time()
        option = bots[view.viewer].choose(view)
        if len(view.options) > 1:
            times.append(time.process_time() - began)
        game.answer(option)
    return 1000 * sum(times) / len(times)


if __name__ == "__main__":
    for bot in ("learned?pure=1", "learned"):
        print(f"{bot}: {taken(bot):.1f} ms")
