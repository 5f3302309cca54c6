"""Two bots in one fixed setup, every deal with seats exchanged: how often the first wins, and how sure that is."""

from collections.abc import Callable

from regalia.arena.deals import Deals
from regalia.arena.match import Result
from regalia.arena.simulate import MOST_DECISIONS
from regalia.bots import make_bot, shown
from regalia.games import start
from regalia.kernel.chance import Chance
from regalia.kernel.setup import Setup


def duel(setup: Setup, first: str, second: str, deals: int, stop: Callable[[], bool]) -> list[Result]:
    """The games of so many deals; the second has all other seats. Deals that are not whole are left out."""
    found: list[Result] = []
    for deal in range(deals):
        if stop():
            break
        for seat in range(setup.seats):
            lineup = tuple([first if at == seat else second for at in range(setup.seats)])
            found.append(one_game(setup.reseeded(deal), lineup, len(found), deal))
    return found


def one_game(setup: Setup, lineup: tuple[str, ...], number: int, deal: int) -> Result:
    game = start(setup)
    bots = [make_bot(name, setup, seat, Chance(deal * setup.seats + seat)) for seat, name in enumerate(lineup)]
    decisions = 0
    while game.decision is not None and decisions < MOST_DECISIONS:
        decisions += 1
        options = game.decision.options
        game.answer(options[0] if len(options) == 1 else bots[game.decision.seat].choose(shown(game)))
    outcome = game.standings()
    return Result(number, deal, lineup, outcome["totals"], outcome["winners"], 0, decisions)  # type: ignore[arg-type]


def won(results: list[Result], first: str) -> tuple[float, float, float]:
    """What the first won, with its 95 % interval by deal."""

    def share(game: Result) -> tuple[float, float]:
        return game.share(game.lineup.index(first)), 1.0

    even = 1 / len(results[0].lineup) if results else 0.5
    return Deals(results).share(share, even)
