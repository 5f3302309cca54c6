"""How many walks the learned bot takes in a second of one core: ``python -m tests.learn.walks``.

In CPU time, so that whatever else runs matters little: what ``seconds`` are in ``iterations`` on a quiet machine.
"""

import time

from regalia.bots import make_bot, shown
from regalia.extras import one_core

DECISIONS = 25
WALKS = 256


def walks_per_second(partners: int, decisions: int = DECISIONS, walks: int = WALKS) -> float:
    """Of decisions of a game of four, casts and districts by lot, that are thought about to the end."""
    from regalia.games import setup_for, start
    from regalia.kernel.chance import Chance
    from regalia.learn.bot import Learned

    setup = setup_for("citadels", seats=4, seed=11, cast="random", uniques="random")
    thinker = Learned(setup, 0, Chance(9), iterations=walks, partners=partners)
    others = [make_bot("learned", setup, seat, Chance(seat + 1)) for seat in range(4)]
    taken, done, seed = 0.0, 0, 11
    game = start(setup)
    while done < decisions:
        if game.decision is None:
            seed += 1
            game = start(setup.reseeded(seed))
            continue
        view = shown(game)
        if view.viewer == 0 and len(view.options) > 1:
            thinker.top = None  # nothing is known from before
            began = time.process_time()
            thinker.choose(view)
            top: object = thinker.top
            if top is not None and getattr(top, "visits", 0) == walks:
                taken += time.process_time() - began
                done += 1
        game.answer(others[view.viewer].choose(view))
    return walks * done / taken


def main() -> None:
    one_core()
    for partners in (0, 1):
        print(f"partners={partners}: {walks_per_second(partners):,.0f} walks a second of one core")


if __name__ == "__main__":
    main()
