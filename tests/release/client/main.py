"""A small program of somebody else's, strictly typed: a bot, a game, a record, a view."""

import regalia
from regalia import Game, Option, Setup, View
from regalia.bots import make_bot
from regalia.games import load_record, new_record, start
from regalia.kernel.chance import Chance


class First:
    """Takes the first option."""

    def __init__(self, setup: Setup, seat: int, chance: Chance) -> None:
        self.seat = seat

    def choose(self, view: View) -> Option:
        return view.options[0]


def played(setup: Setup) -> tuple[Game, str]:
    game: Game = start(setup)
    record = new_record(setup)
    first = First(setup, 0, Chance(0))
    others = [make_bot("random", setup, seat, Chance(seat)) for seat in range(1, setup.seats)]
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        bot = first if decision.seat == 0 else others[decision.seat - 1]
        record.answer(game, decision.options.index(bot.choose(view)))
    return game, record.text()


def main() -> None:
    setup = regalia.setup_for("citadels", seats=4, seed=5)
    game, text = played(setup)
    assert load_record(text).setup.seats == 4
    spectator: View = game.view(regalia.SPECTATOR)
    print(regalia.__version__, game.outcome()["winners"], len(spectator.facts))


if __name__ == "__main__":
    main()
