"""What helps at a question is true: what is left afterwards is left, what is sought in vain is not offered, ending is last."""

from collections import Counter
from typing import Any

from regalia.games import door_of, setup_for, start
from regalia.kernel.arguments import Kind
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Amounts
from regalia.kernel.views import SPECTATOR
from regalia.server.views.view_json import hints_for
from tests.laws.checking import law
from tests.laws.worlds import LONG, Table, Walk


def purse(game: Game, seat: int, kind: Kind) -> Amounts:
    """What a seat has to spend, as its view says it."""
    facts = game.view(seat).facts
    return {name: facts[name][seat] if isinstance(facts[name], list) else facts[name] for name in kind.told}


def turn(game: Game) -> object:
    """Nothing is left to spend when it ends (G-BUY-02)."""
    return game.view(SPECTATOR).facts.get("turns")


@law(examples=2)
def test_hints_are_about_what_is_offered(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(8):
        assert game.decision is not None
        seat = game.decision.seat
        view = game.view(seat)
        hints = hints_for(game, view)
        assert len(hints.useful) == len(hints.then) == len(view.options)
        assert any(hints.useful), "something is always of use"
        for wish in hints.wishes:
            assert wish.subjects and len(set(wish.subjects)) == len(wish.subjects)
            assert not wish.line or wish.verb not in [option.verb for option in view.options]
            for subject in wish.subjects:
                assert not game.explain(seat, wish.verb.of(subject)).is_legal(), (view, wish.verb, subject)


@law(examples=2)
def test_what_is_said_to_be_left_is_left(table: Table, walk: Walk) -> None:
    door = door_of(table.game)
    if not door.hints:
        return
    kind = door.part("purse")
    for game in walk.some_moments(12):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        for option, then in zip(view.options, hints_for(game, view).then, strict=True):
            if then:
                world = game.copy()
                world.answer(option)
                assert turn(world) != turn(game) or purse(world, view.viewer, kind) == then, (view, option)


PLAYED: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("citadels", {"scenario": "first_game", "seats": 4}, ("build", "gather_gold", "income", "destroy")),
    ("citadels", {"scenario": "vicious", "seats": 5, "rank_9": "yes"}, ("gather_gold", "collect_tax")),
    ("dominion", {"kingdom": "first_game", "seats": 3}, ("play", "buy")),
]


def test_hints_say_it_in_whole_games() -> None:
    """Where nothing is in the way it is said; ending comes last."""
    for game_name, choices, verbs in PLAYED:
        kind = door_of(game_name).part("purse")
        said: Counter[str] = Counter()
        ended = 0
        for seed in range(20 if LONG else 3):
            game = start(setup_for(game=game_name, seed=seed, **choices))
            bot = Chance(seed)
            while game.decision is not None:
                view = game.view(game.decision.seat)
                hints = hints_for(game, view)
                useful = [at for at, of_use in enumerate(hints.useful) if of_use]
                at = useful[bot.below(len(useful))]
                option = view.options[at]
                ended += option.verb.name in ("end_turn", "pass")
                before = turn(game)
                game.answer(option)
                if hints.then[at] and turn(game) == before:
                    assert purse(game, view.viewer, kind) == hints.then[at], (choices, seed, option)
                    said[option.verb.name] += 1
        assert ended and all(said[verb] for verb in verbs), (choices, said)
