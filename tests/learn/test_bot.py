"""The learned bot as it is shipped: it loads, plays every table by its view alone, and knows more than the steward's pupils."""

import pickle
import zipfile

import pytest

from regalia.bots import bots_of, make_bot, shown
from regalia.games import door_of, setup_for, start
from regalia.kernel.chance import Chance
from regalia.learn.bot import Learned, picked
from regalia.learn.part import Kit
from regalia.learn.weights import load

MOST_BYTES = 3_000_000


def test_what_is_shipped_is_small_and_says_what_it_is() -> None:
    file = door_of("citadels").part("weights")
    assert len(file.read_bytes()) <= MOST_BYTES
    told = load(file).about
    assert told["game"] == "citadels" and told["layout"] == Kit("citadels").signature()
    assert told["training"]["decisions"] > 0
    with file.open("rb") as opened, zipfile.ZipFile(opened) as held:
        assert held.testzip() is None


@pytest.mark.parametrize("seats", range(2, 9))
def test_it_plays_tables_of_every_size_to_the_end(seats: int) -> None:
    edition = "nl" if seats % 2 else "de"
    chosen = {"cast": "random", "uniques": "random", "edition": edition, "action_cards": edition == "nl"}
    setup = setup_for("citadels", seats=seats, seed=seats, **chosen)
    game = start(setup)
    bots = [make_bot("learned", setup, seat, Chance(seat)) for seat in range(seats)]
    for _ in range(4000):
        if game.decision is None:
            break
        game.answer(bots[game.decision.seat].choose(shown(game)))
    assert game.decision is None


def test_with_and_without_numpy_it_chooses_the_same() -> None:
    setup = setup_for("citadels", seats=4, seed=5)
    game = start(setup)
    quick, slow = (Learned(setup, 0, Chance(1), pure=pure) for pure in (0, 1))
    compared = 0
    while game.decision is not None and compared < 8:
        view = game.view(game.decision.seat)
        if len(view.options) > 1:
            one, value = quick.judge(view)
            other, same = slow.judge(view)
            assert one == pytest.approx(other, abs=1e-2) and value == pytest.approx(same, abs=1e-2)
            compared += 1
        game.answer(quick.choose(view))
    assert compared == 8


def test_it_wins_most_games_against_a_steward() -> None:
    """Nine of ten in the long run: fewer than half of twelve would be a mistake somewhere."""
    won = 0.0
    for deal in range(6):
        for mine in range(2):
            setup = setup_for("citadels", seats=2, seed=100 + deal, cast="random", uniques="random")
            game = start(setup)
            names = ["learned" if seat == mine else "steward" for seat in range(2)]
            bots = [make_bot(name, setup, seat, Chance(seat)) for seat, name in enumerate(names)]
            while game.decision is not None:
                game.answer(bots[game.decision.seat].choose(game.view(game.decision.seat)))
            winners = game.outcome()["winners"]
            assert isinstance(winners, list)
            won += (mine in winners) / len(winners)
    assert won > 6


def test_it_is_known_by_name_and_can_be_sent_to_another_process() -> None:
    assert "learned" in bots_of("citadels")
    setup = setup_for("citadels", seats=4, seed=1)
    bot = make_bot("learned?temperature=0.5", setup, 0, Chance(1))
    again = pickle.loads(pickle.dumps(bot))
    view = start(setup).view(0)
    assert again.temperature == 0.5
    assert bot.choose(view) == again.choose(view)


def test_temperature_leaves_something_to_chance() -> None:
    scores = [1.0, 0.9, -8.0]
    assert {picked(scores, 0.0, 0.0, Chance(seed)) for seed in range(20)} == {0}
    assert {picked(scores, 0.5, 0.0, Chance(seed)) for seed in range(40)} == {0, 1}


def test_variety_draws_lots_among_what_is_nearly_as_good() -> None:
    scores = [1.0, 0.9, 0.2, -8.0]
    assert {picked(scores, 0.0, 0.3, Chance(seed)) for seed in range(40)} == {0, 1}
    assert {picked(scores, 0.0, 1.0, Chance(seed)) for seed in range(60)} == {0, 1, 2}
