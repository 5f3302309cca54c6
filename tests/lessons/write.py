"""Write a lesson's game: the learner's answers as typed, everybody else's by a bot; prints the file's ``answers`` and steps.

    python -m tests.lessons.write GAME SEAT '{"seats": 4, "seed": 7, "bot": "steward"}' 'architect' 'gold' 'build tavern' …

Without enough answers it stops at the learner's next question and lists the options. ``*``: as the bot would; ``*N``: N times;
``>QUESTION``: as the bot would until that question.
"""

import json
import sys

from regalia.bots import make_bot
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.words import words_for
from regalia.words.parse_answer import parse


def main(arguments: list[str]) -> None:
    name, seat, choices, *typed = arguments
    chosen_before = {key: tuple(one) if isinstance(one, list) else one for key, one in json.loads(choices).items()}
    bot = str(chosen_before.pop("bot", "medium"))
    setup = setup_for(name, **chosen_before)
    game = start(setup, True)
    words = words_for(setup, reader=int(seat))
    bots = [make_bot(bot, setup, number, Chance(number + 1)) for number in range(setup.seats)]
    answers: list[int] = []
    said = iter(typed)
    until, times = "", 0
    while game.decision is not None:
        decision = game.decision
        view = game.view(decision.seat)
        chosen = bots[decision.seat].choose(view)
        if decision.seat == int(seat):
            if until == decision.question.name:
                until = ""
            if not until and not times:
                order = next(said, "")
                if not order:
                    show(game, len(answers), words)
                    break
                until = order[1:] if order.startswith(">") else ""
                times = int(order[1:] or 1) if order.startswith("*") else 0
                if not until and not times:
                    chosen = parse(order, view, words)
                    number = view.options.index(chosen)
                    print(
                        f"  - at: {len(answers)}\n    asks: {decision.question.name}\n",
                        f"   do: {number}  # {words.option(chosen, view)}",
                    )
            times = max(0, times - 1)
        number = view.options.index(chosen)
        answers.append(number)
        game.answer_number(number)
        for event in game.journal or ():
            if said_of := words.event(event.seen_by(int(seat))):
                print("#", said_of)
        game.journal = []
    print(f"answers: {answers}")
    if game.decision is None:
        print("# over:", game.outcome())


def show(game: Game, number: int, words: object) -> None:
    assert game.decision is not None
    view = game.view(game.decision.seat)
    print(f"# at {number}: {game.decision.question.name}")
    for at, option in enumerate(view.options):
        print(f"#   {at}: {words.option(option, view)}")  # type: ignore[attr-defined]
    print("#", dict(zip(view.zone_names, view.zones, strict=True)), view.facts)


if __name__ == "__main__":
    main(sys.argv[1:])
